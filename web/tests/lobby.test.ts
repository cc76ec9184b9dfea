import { expect, test } from 'vitest';
import { newBot } from '../src/view/bots';
import { comings } from '../src/view/comings';
import { phaseLimits, spanOf, spansFor } from '../src/view/spans';
import { aSeat } from './fixtures';

test('a bot takes a name that nobody has', () => {
  expect(newBot([])).toEqual({ name: 'Pip', mind: 'pip' });
  expect(newBot(['pip', 'OTTOLINE', 'Wren', 'Bram', 'Aurelio', 'juniper'])).toEqual({ name: 'Hazel', mind: null });
  const all: string[] = [];
  for (let i = 0; i < 20; i++) all.push(newBot(all).name);
  expect(new Set(all).size).toBe(20);
});

test('who came and who went', () => {
  const [ada, ben, pip] = [aSeat(0, 'Ada'), aSeat(1, 'Ben'), aSeat(2, 'Pip', { is_bot: true, present: false })];
  expect(comings([ada], [ada, ben])).toEqual({ came: ['Ben'], went: [] });
  expect(comings([ada, ben], [ada])).toEqual({ came: [], went: ['Ben'] });
  expect(comings([ada], [ada, pip])).toEqual({ came: ['Pip'], went: [] });
});

test('a lost line is a going, a found one a coming', () => {
  const [ben, away] = [aSeat(1, 'Ben'), aSeat(1, 'Ben', { present: false })];
  expect(comings([ben], [away])).toEqual({ came: [], went: ['Ben'] });
  expect(comings([away], [ben])).toEqual({ came: ['Ben'], went: [] });
  expect(comings([ben], [{ ...ben, name: 'Benno' }])).toEqual({ came: [], went: [] });
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
