import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '../src/reload';
import { nextTeller, toGo } from '../src/view/remaining';
import { freshLines, heard, staysFor } from '../src/view/talk';
import type { HandOver, Said } from '../src/wire';
import en from '../src/words/en';
import { handedOver } from '../src/words/handed';
import { aGame, aTurn } from './fixtures';

const line = (seq: number, seat: number, text: string | null): Said => ({
  seq,
  at: 0,
  seat,
  text,
  reaction: text === null ? 'laugh' : null,
});

describe('what is said aside', () => {
  const said = [line(1, 2, 'old'), line(2, 2, 'hello'), line(3, 0, 'mine'), line(4, 0, null), line(5, 1, null)];

  it('is shown once: others’ words, and everybody’s reactions', () => {
    expect(freshLines(said, 1, 0, false).map(({ seq }) => seq)).toEqual([2, 4, 5]);
    expect(freshLines(said, 5, 0, false)).toEqual([]);
  });

  it('shows no words where they can be read anyway', () => {
    expect(freshLines(said, 1, 0, true).map(({ seq }) => seq)).toEqual([4, 5]);
  });

  it('shows only the newest to who comes back', () => {
    expect(freshLines(said, -1, null, false).map(({ seq }) => seq)).toEqual([3, 4, 5]);
  });

  it('stays as long as it takes to read', () => {
    expect(staysFor('')).toBeLessThan(staysFor('a few words'));
    expect(staysFor('x'.repeat(300))).toBe(10_000);
  });
});

describe('a seat that changed hands', () => {
  const told = (more: Partial<HandOver> = {}): HandOver => ({
    seq: 3,
    at: 0,
    seat: 1,
    was: 'Ben',
    name: 'Ben',
    by: 'holder',
    from_bot: false,
    ...more,
  });

  it('is told with whose link it was, and who has it now', () => {
    expect(handedOver(en, told())).toBe('Ben’s seat has moved to another device.');
    expect(handedOver(en, told({ name: 'Bea' }))).toBe('Bea now plays in Ben’s seat.');
    expect(handedOver(en, told({ by: 'host' }))).toBe('The host has handed Ben’s seat to another device.');
    expect(handedOver(en, told({ by: 'host', name: 'Bea' }))).toBe('The host has handed Ben’s seat to Bea.');
    const bots = told({ by: 'host', from_bot: true, was: 'Pip', name: 'Pip' });
    expect(handedOver(en, bots)).toBe('A person now plays in the seat of the bot Pip.');
    expect(handedOver(en, { ...bots, name: 'Bea' })).toBe('Bea now plays in the seat of the bot Pip.');
  });

  it('stands between what was said before and after', () => {
    const lines = heard([line(2, 1, 'here'), line(5, 1, 'there')], [told()]);
    expect(lines.map(({ seq }) => seq)).toEqual([2, 3, 5]);
  });
});

describe('how the game goes on', () => {
  it('is told by the left neighbour next, and by the present storyteller while points are shown', () => {
    const game = aGame({ players: 4, storyteller: 3 });
    expect(nextTeller(game, false)).toBe(0);
    expect(nextTeller(game, true)).toBe(3);
    expect(nextTeller(aGame({ storyteller: null }), false)).toBeNull();
  });

  it('ends with points: who is ahead misses so many', () => {
    expect(toGo(aGame({ players: 3, scores: [4, 9, 9] }))).toEqual({ by: 'points', scorers: [1, 2], points: 21 });
  });

  it('ends with rounds: nobody tells after the last turn', () => {
    const options = { ...aGame().options, target: null, rounds: 1 };
    const game = (turn: number) => aGame({ players: 6, options, turn, storyteller: turn - 1, last: aTurn() });
    expect(toGo(game(3))).toEqual({ by: 'turns', turns: 4 });
    expect(nextTeller(game(3), false)).toBe(3);
    expect(toGo(game(6))).toEqual({ by: 'turns', turns: 1 });
    expect(nextTeller(game(6), false)).toBeNull();
  });
});

describe('a page whose files are gone', () => {
  const reload = vi.fn();
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes anew, but not in circles', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
    await reloadOnce(100_000, reload);
    await reloadOnce(130_000, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    await reloadOnce(200_000, reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays while nobody would answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await reloadOnce(100_000, reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
