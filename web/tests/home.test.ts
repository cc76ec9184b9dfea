import { beforeEach, describe, expect, it } from 'vitest';
import { evenings, forgetTable, keepKey, keyFor, keptSeats, rememberEvening } from '../src/keys';
import { companyFor } from '../src/screens/arrive/playNow';
import { dayWords, waysBack } from '../src/view/home';
import { roomier } from '../src/view/ready';
import { PACES, paceOf } from '../src/view/spans';
import type { SeatHeld } from '../src/wire';
import { aRoom } from './fixtures';

const NOW = 1_800_000_000;
const HOUR = 3600;

const held = (code: string, more: Partial<SeatHeld> = {}): SeatHeld => ({
  code,
  seat: 1,
  name: 'Mara',
  host: 'Léa',
  colour: 'rose',
  stage: 'lobby',
  people: 3,
  turn: null,
  is_awaited: false,
  at: NOW - HOUR,
  in_audience: false,
  ...more,
});

describe('the way back', () => {
  it('leads first to the table that waits, then to games that are on, then to the newest', () => {
    const seats = [
      held('OLDER', { at: NOW - 2 * HOUR }),
      held('NEWER'),
      held('GAME', { stage: 'playing', turn: 3 }),
      held('MINE', { stage: 'playing', turn: 2, is_awaited: true, at: NOW - 70 * HOUR }),
    ];
    expect(waysBack(seats, NOW).map(({ code }) => code)).toEqual(['MINE', 'GAME', 'NEWER', 'OLDER']);
  });

  it('does not lead to an evening that is past, but to a game by letter, however slow', () => {
    const days = { at: NOW - 80 * HOUR };
    const seats = [
      held('LOBBY', days),
      held('OVER', { ...days, stage: 'over' }),
      held('LETTER', { ...days, stage: 'playing' }),
    ];
    expect(waysBack(seats, NOW).map(({ code }) => code)).toEqual(['LETTER']);
  });

  it('names a day as people do', () => {
    const now = new Date(2026, 10, 17, 20).getTime();
    expect(dayWords(new Date(2026, 10, 15, 20).getTime(), now, 'en')).toBe('Sunday');
    expect(dayWords(new Date(2026, 10, 8, 20).getTime(), now, 'en')).toBe('8 Nov');
    expect(dayWords(new Date(2026, 10, 15, 20).getTime(), now, 'fr')).toBe('Dimanche');
    expect(dayWords(new Date(2025, 10, 8, 20).getTime(), now, 'ro')).toContain('2025');
  });
});

describe('what this device remembers', () => {
  beforeEach(() => localStorage.clear());
  const evening = (code: string, at: number) => ({ code, at, card: null, winners: ['Ada'], won: false });

  it('is each seat with its key, and each evening once', () => {
    keepKey('AAA', 'one');
    keepKey('BBB', 'two');
    localStorage.setItem('halfsaid.name', 'Mara');
    expect([...keptSeats()].sort((a, b) => a.code.localeCompare(b.code))).toEqual([
      { code: 'AAA', key: 'one' },
      { code: 'BBB', key: 'two' },
    ]);
    rememberEvening(evening('AAA', 1));
    rememberEvening(evening('BBB', 2));
    rememberEvening(evening('AAA', 3));
    expect(evenings().map(({ code, at }) => [code, at])).toEqual([
      ['AAA', 3],
      ['BBB', 2],
    ]);
  });

  it('is nothing of a table that is gone', () => {
    keepKey('AAA', 'one');
    rememberEvening(evening('AAA', 1));
    forgetTable('AAA');
    expect([keyFor('AAA'), keptSeats(), evenings()]).toEqual([null, [], []]);
  });

  it('survives what it cannot read', () => {
    localStorage.setItem('halfsaid.evenings', '{"not": "a list"');
    expect(evenings()).toEqual([]);
  });
});

describe('company', () => {
  it('is four, each once, and none by the name of the person', () => {
    for (const chance of [0, 0.3, 0.6, 0.999]) {
      const names = companyFor('pip', chance).map(({ name }) => name);
      expect(new Set(names).size).toBe(4);
      expect(names).not.toContain('Pip');
    }
  });
});

describe('a lobby', () => {
  const people = (n: number) => Array.from({ length: n }, (_, i) => `P${i}`);

  it('that is too full for its game is offered one like it with more room', () => {
    expect(roomier(aRoom(people(9), { edition: 'classic' }))).toBe('odyssey');
    expect(roomier(aRoom(people(7), { edition: 'original' }))).toBe('classic');
  });

  it('knows a pace by its limits', () => {
    const absent = 90;
    expect(paceOf({ ...PACES.relaxed, absent })).toBe('relaxed');
    expect(paceOf({ clue: null, hand_in: null, vote: null, absent })).toBe('none');
    expect(paceOf({ ...PACES.brisk, vote: 46, absent })).toBe('custom');
  });
});
