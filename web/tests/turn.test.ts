import { describe, expect, it } from 'vitest';
import { arrangementOf } from '../src/view/arrangement';
import { compared, swappedIn, type Slot } from '../src/view/board';
import { isUrgent, remaining, shownSeconds } from '../src/view/clock';
import { fit } from '../src/view/fit';
import { firstNotice, readIn, type Notice } from '../src/view/notices';
import { isShownElsewhere, isTakenAlong, missingBecauseReading, othersReading, toNudge } from '../src/view/onward';
import { pactOf } from '../src/view/pairRole';
import { drawn, hearsOnlyBots, missing, people } from '../src/view/people';
import { purseOf, ranking, scoresSeen } from '../src/view/scores';
import { reacted } from '../src/view/talk';
import en from '../src/words/en';
import { voteRule } from '../src/words/rule';
import { aGame, aRoom, aSeat, aTurn } from './fixtures';

describe('pictures that share a room', () => {
  const GAP = 12;

  it.each([
    [{ width: 374, height: 480 }, 6],
    [{ width: 304, height: 300 }, 12],
    [{ width: 540, height: 360 }, 6],
    [{ width: 1340, height: 520 }, 8],
    [{ width: 374, height: 480 }, 1],
  ])('lie within %o, and no other number of columns has larger ones', (room, count) => {
    const { columns, width } = fit(room, { count, gap: GAP });
    const needs = (across: number, wide: number) => {
      const rows = Math.ceil(count / across);
      return [across * wide + (across - 1) * GAP, rows * wide * 1.5 + (rows - 1) * GAP] as const;
    };
    const fits = (across: number, wide: number) => {
      const [w, h] = needs(across, wide);
      return w <= room.width && h <= room.height;
    };
    expect(fits(columns, width)).toBe(true);
    for (let other = 1; other <= count; other++) expect(fits(other, width + 1)).toBe(false);
  });

  it('leave room for what is written under each, and are never wider than they may be', () => {
    const room = { width: 1000, height: 400 };
    expect(fit(room, { count: 2, gap: 0, caption: 100 }).width).toBe(200);
    expect(fit(room, { count: 2, gap: 0, most: 120 }).width).toBe(120);
    expect(fit({ width: 0, height: 0 }, { count: 3, gap: 10 })).toEqual({ columns: 1, width: 0 });
  });
});

describe('the clock', () => {
  it('is read in minutes, or in hours and days where it is long', () => {
    const read = (left: number) => remaining(left, en.time);
    expect([0, 9, 61, 600, 7200].map(read)).toEqual(['0:00', '0:09', '1:01', '10:00', '2 h']);
    expect([86_399, 2 * 86_400 - 1, 3 * 86_400 - 1].map(read)).toEqual(['24 h', '2 days', '3 days']);
  });
  it('stands at the limit until the stage is clear', () => {
    const [deadline, clear] = [145, 100];
    expect([57, 45, 44].map((left) => shownSeconds(left, deadline, clear))).toEqual([45, 45, 44]);
    expect(shownSeconds(57, deadline, null)).toBe(57);
  });
  it('burns from ten seconds on', () => {
    expect([11, 10, 0].map(isUrgent)).toEqual([false, true, true]);
  });
});

describe('the slot above the act', () => {
  const notice = (key: string): Notice => ({ key, text: key });

  it('says one thing at a time, the most urgent first, and not what was put aside', () => {
    const said = [null, notice('lost'), notice('hint')];
    expect(firstNotice(said, new Set())?.key).toBe('lost');
    expect(firstNotice(said, new Set(['lost']))?.key).toBe('hint');
    expect(firstNotice(said, new Set(['lost', 'hint']))).toBeNull();
  });
  it('gives time to read', () => {
    expect(readIn('Short.')).toBe(6000);
    expect(readIn('x'.repeat(100))).toBeGreaterThan(6000);
  });
  it('names who is missing, whoever looks first', () => {
    const room = aRoom(['Ada', 'Ben', 'Cleo', 'Dan']);
    const game = aGame({ players: 4, phase: 'vote', waiting: [0, 2], voted: [false, true, false, false] });
    expect(missing(people(room, game), 0)).toEqual({ you: true, others: ['Cleo'] });
    expect(drawn(people(room, game)).map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Ben']);
    expect(en.slot.choosing(true, [])).toBe('Everyone is waiting for you');
    expect(en.slot.choosing(true, ['Ben', 'Cleo', 'Dan'])).toBe('You, Ben and 2 more are still choosing');
  });
  it('draws only the missing of many', () => {
    const room = aRoom('ABCDEFGHIJKL'.split(''));
    const game = aGame({ players: 12, phase: 'vote', waiting: [1, 5], voted: room.seats.map((_, i) => i % 4 !== 1) });
    expect(drawn(people(room, game)).map(({ name }) => name)).toEqual(['B', 'F']);
  });
});

describe('from one turn to the next', () => {
  const room = aRoom(['Ada', 'Ben', 'Cleo'], { reading: [0, 2] });
  const handIn = (waiting: readonly number[]) => aGame({ players: 3, phase: 'hand_in', storyteller: 1, waiting });

  it('the others hear who still reads', () => {
    expect(othersReading(room, 0)).toEqual(['Cleo']);
    expect(missingBecauseReading(room, handIn([2]), 0)).toEqual(['Cleo']);
    expect(missingBecauseReading({ ...room, reading: [] }, handIn([2]), 0)).toBeNull();
  });
  it('takes along whoever is the last one missing, but not while the clue is looked for', () => {
    expect(isTakenAlong(room, handIn([0]), 0)).toBe(true);
    expect(isTakenAlong(room, handIn([0, 2]), 0)).toBe(false);
    expect(isTakenAlong(room, handIn([2]), 0)).toBe(false);
    expect(isTakenAlong(room, aGame({ players: 3, phase: 'clue', storyteller: 0, waiting: [0] }), 0)).toBe(false);
  });
  it('hurries nobody for whom only bots wait', () => {
    const seats = [aSeat(0, 'Ada'), aSeat(1, 'Pip', { is_bot: true }), aSeat(2, 'Wren', { is_bot: true })];
    expect(isTakenAlong(aRoom([], { seats }), handIn([0]), 0)).toBe(false);
    expect(hearsOnlyBots(aRoom([], { seats }), 0)).toBe(true);
    expect(hearsOnlyBots(room, 0)).toBe(false);
  });
  it('follows the television while there is one', () => {
    const led = { ...room, screens: 1, clear_at: 100 };
    expect(isTakenAlong(led, handIn([0, 2]), 0)).toBe(true);
    expect(isShownElsewhere(led, (at) => at - 90)).toBe(true);
    expect(isShownElsewhere(led, () => 0)).toBe(false);
    expect(isShownElsewhere({ ...led, screens: 0 }, () => 9)).toBe(false);
  });
  it('nudges each person who is missing once', () => {
    expect(toNudge(room, handIn([0, 2]), 1)).toEqual([0, 2]);
    expect(toNudge({ ...room, nudges: [{ seq: 1, seat: 2, by: 1 }] }, handIn([0, 2]), 1)).toEqual([0]);
    expect(toNudge(room, handIn([0]), 0)).toEqual([]);
  });
});

describe('the standing', () => {
  const last = aTurn({ points: [3, 0, 3], scores: [7, 7, 3] });
  const game = aGame({ players: 3, turn: 3, storyteller: 2, scores: [7, 7, 3], last });
  const room = aRoom(['Ada', 'Ben', 'Cleo']);

  it('shares ranks, puts whoever looks first among equals, and says what the last turn brought', () => {
    const rows = ranking(room, game, 1, 2);
    expect(rows.map(({ scorer, rank, shared, gained }) => [scorer, rank, shared, gained])).toEqual([
      [1, 1, true, 0],
      [0, 1, true, 3],
      [2, 3, false, 3],
    ]);
    expect(rows.find((row) => row.tells)?.scorer).toBe(2);
  });
  it('tells no points before they were counted', () => {
    expect(scoresSeen(game, 1)).toEqual([4, 7, 0]);
    expect(purseOf(room, game, 0, 1)?.score).toBe(4);
    expect(purseOf(room, game, 0, 2)?.score).toBe(7);
    expect(purseOf(room, game, null, 2)).toBeNull();
  });
});

describe('maybes', () => {
  const slot = (no: number): Slot => ({ no, card: `d/${no}`, owner: null, choosable: true });
  const marked = [slot(2), slot(5), slot(9)];

  it('lie two by two, and another one takes the place of the one that is not chosen', () => {
    expect(compared(marked, []).map(({ no }) => no)).toEqual([2, 5]);
    expect(compared(marked, [9, 2]).map(({ no }) => no)).toEqual([9, 2]);
    expect(swappedIn([2, 5], 9, 2)).toEqual([2, 9]);
    expect(swappedIn([2, 5], 9, 5)).toEqual([9, 5]);
    expect(swappedIn([2, 5], 5, null)).toEqual([2, 5]);
  });
});

describe('a pair', () => {
  const room = aRoom(['A', 'B', 'C', 'D', 'E', 'F']);
  const game = aGame({ players: 6, edition: 'team', phase: 'hand_in', storyteller: 0 });
  const said = (...proposals: readonly (readonly [number, number])[]) =>
    pactOf({ ...room, proposals: proposals.map(([by, hands_in]) => ({ by, hands_in })) }, game, 1);

  it('has agreed when both say the same', () => {
    expect(said()).toMatchObject({ me: 'open', partner: 'open', settled: false });
    expect(said([4, 4])).toMatchObject({ me: 'votes', partner: 'hands_in', settled: false });
    expect(said([4, 4], [1, 4])).toMatchObject({ me: 'votes', partner: 'hands_in', settled: true });
    expect(said([4, 4], [1, 1])).toMatchObject({ me: 'open', settled: false });
  });
});

describe('the rule above the vote', () => {
  const room = aRoom(['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay', 'Gus']);
  const may = { may: 'cast_votes', slots: [1, 2], most: 1, veto: false } as const;
  const rule = (edition: 'classic' | 'odyssey' | 'party' | 'team', veto = false, place = 1) => {
    const players = edition === 'team' ? 6 : 7;
    return voteRule(en, room, aGame({ edition, players, storyteller: 0 }), place, { ...may, veto });
  };

  it('names what is peculiar to the edition, before anything is chosen', () => {
    expect(rule('classic')).toContain('Ada');
    expect(rule('odyssey')).toContain('once or twice');
    expect(rule('party')).toMatch(/Alone: nothing.*Ada hides a veto/);
    expect(rule('party', true, 0)).toContain('veto');
    expect(rule('team')).toContain('Eva');
  });
});

it('a reaction is counted once for each who sent it, after the turn began', () => {
  const line = (seq: number, seat: number) => ({ seq, at: 0, seat, reaction: 'applause' as const });
  const said = [line(1, 0), line(3, 1), line(4, 1), line(5, 2)];
  expect(reacted(said, 2, 'applause', 2)).toEqual({ count: 2, mine: true });
  expect(reacted(said, 2, 'laugh', 2)).toEqual({ count: 0, mine: false });
});

describe('the arrangement', () => {
  const as = { paired: false, comparing: false };
  it('follows from the moment', () => {
    expect(arrangementOf({ is: 'await_clue' }, as)).toBe('choosing');
    expect(arrangementOf({ is: 'handed_in', may_take_back: true }, as)).toBe('waiting');
    expect(arrangementOf({ is: 'handed_in', may_take_back: true }, { ...as, paired: true })).toBe('pairing');
    expect(arrangementOf({ is: 'await_votes' }, { ...as, comparing: true })).toBe('comparing');
  });
});
