import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Bots from '../src/screens/lobby/Bots.svelte';
import { characters, faceOf, newBot } from '../src/view/bots';
import { joinedLeft } from '../src/view/joinedLeft';
import { phaseLimits, spanOf, spansFor } from '../src/view/spans';
import { speak } from '../src/words/index.svelte';
import { aRoom, aSeat } from './fixtures';

test('a bot takes a name that nobody has', () => {
  const five = ['pip', 'OTTOLINE', 'Wren', 'Bram', 'Aurelio'];
  expect(newBot([...five, 'tansy'], 0)).toEqual({ name: 'Sorrel', mind: null });
  const all: string[] = [];
  for (let i = 0; i < 20; i++) all.push(newBot(all, 0.999).name);
  expect(new Set(all).size).toBe(20);
});

test('a surprise is any of the five who are not here yet', () => {
  expect(newBot([], 0)).toEqual({ name: 'Pip', mind: 'pip' });
  expect(newBot([], 0.999)).toEqual({ name: 'Aurelio', mind: 'aurelio' });
  const drawn = [0, 0.3, 0.6, 0.9].map((draw) => newBot(['Pip'], draw).mind);
  expect(new Set(drawn)).toEqual(new Set(['ottoline', 'wren', 'bram', 'aurelio']));
});

test('who of the five can still come', () => {
  const free = (taken: string[]) => characters(taken).flatMap(({ mind, free }) => (free ? [mind] : []));
  expect(free([])).toEqual(['pip', 'ottoline', 'wren', 'bram', 'aurelio']);
  expect(free(['Ada', 'pip', 'BRAM'])).toEqual(['ottoline', 'wren', 'aurelio']);
});

test('a face goes with its name', () => {
  expect(faceOf(aSeat(1, 'Pip', { is_bot: true, mind: 'pip' }))).toBe('pip');
  expect(faceOf(aSeat(1, 'Juniper', { is_bot: true, mind: 'pip' }))).toBe('juniper');
  expect(faceOf(aSeat(1, 'Pip', { played_by_bot: 'asked', mind: 'pip' }))).toBeNull();
  expect(faceOf(aSeat(1, 'Pip'))).toBeNull();
});

test('the host asks for whom they like, once', async () => {
  await speak('en');
  const ask = vi.fn(() => Promise.resolve(true));
  const target = document.createElement('div');
  const sheet = mount(Bots, { target, props: { room: aRoom(['Ada', 'Pip']), ask } });
  flushSync();
  for (const button of target.querySelectorAll('button'))
    if (/^(Pip|Wren)/.test(button.textContent.trim())) button.click();
  expect(ask.mock.calls).toEqual([[{ act: 'add_bot', name: 'Wren', mind: 'wren' }]]);
  void unmount(sheet);
});

test('who came and who went', () => {
  const [ada, ben, pip] = [aSeat(0, 'Ada'), aSeat(1, 'Ben'), aSeat(2, 'Pip', { is_bot: true, present: false })];
  expect(joinedLeft([ada], [ada, ben])).toEqual({ came: ['Ben'], went: [] });
  expect(joinedLeft([ada, ben], [ada])).toEqual({ came: [], went: ['Ben'] });
  expect(joinedLeft([ada], [ada, pip])).toEqual({ came: ['Pip'], went: [] });
});

test('a lost line is a going, a found one a coming', () => {
  const [ben, away] = [aSeat(1, 'Ben'), aSeat(1, 'Ben', { present: false })];
  expect(joinedLeft([ben], [away])).toEqual({ came: [], went: ['Ben'] });
  expect(joinedLeft([away], [ben])).toEqual({ came: ['Ben'], went: [] });
  expect(joinedLeft([ben], [{ ...ben, name: 'Benno' }])).toEqual({ came: [], went: [] });
});

test('spans are told in the largest unit that comes out even', () => {
  expect(spanOf(90)).toEqual({ unit: 'seconds', n: 90 });
  expect(spanOf(120)).toEqual({ unit: 'minutes', n: 2 });
  expect(spanOf(3600)).toEqual({ unit: 'hours', n: 1 });
  expect(spanOf(172_800)).toEqual({ unit: 'days', n: 2 });
});

test('what is set stays among the choices', () => {
  expect(spansFor('clue', 77)).toContain(77);
  expect(spansFor('clue', null)[0]).toBeNull();
  expect(spansFor('absent', 90).filter((seconds) => seconds === 90)).toHaveLength(1);
});

test('three equal limits are one', () => {
  expect(phaseLimits({ clue: 90, hand_in: 90, vote: 90, absent: 60 })).toEqual([90]);
  expect(phaseLimits({ clue: 120, hand_in: 90, vote: null, absent: 60 })).toEqual([120, 90, null]);
});
