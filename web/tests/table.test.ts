import { describe, expect, it } from 'vitest';
import { absence, nameOf } from '../src/view/absence';
import {
  arrowed,
  cast,
  columns,
  EMPTY,
  inMiddle,
  isWhole,
  sameBallot,
  slots,
  typedSlot,
  withVeto,
  withVote,
} from '../src/view/board';
import { lean, oneLine, stepOf, stepped } from '../src/view/hand';
import { lastTurn, momentOf } from '../src/view/moment';
import { pairRolesOf } from '../src/view/pairRole';
import { passing, people, runners, thinkers } from '../src/view/people';
import { news, progress } from '../src/view/progress';
import type { Choice, MayVote, Mine } from '../src/wire';
import { aGame, aRoom } from './fixtures';

const aMine = (mine: Partial<Mine> = {}): Mine => ({
  seat: 0,
  hand: ['d/a', 'd/b'],
  face_down: false,
  handed_in: [],
  votes: [],
  veto: null,
  may: [],
  ...mine,
});
const mayVote = (more: Partial<MayVote> = {}): MayVote => ({
  may: 'cast_votes',
  slots: [1, 2, 3],
  most: 1,
  veto: false,
  ...more,
});
const FIVE = ['A', 'B', 'C', 'D', 'E'];
const all = (is: boolean, n = 5) => Array.from({ length: n }, () => is);

describe('the moment', () => {
  const tell: Choice = { may: 'give_clue', kinds: ['text', 'aloud'], with_card: true };

  it('lets anyone tell while nobody does', () => {
    const game = aGame({ players: 5, phase: 'clue', turn: 1, storyteller: null, last: null });
    expect(momentOf(game, aMine({ may: [tell] }), 0)).toMatchObject({ is: 'tell', first: true });
    expect(momentOf({ ...game, storyteller: 1 }, aMine(), 0)).toEqual({ is: 'await_clue' });
    expect(momentOf(game, null, 0)).toEqual({ is: 'await_clue' });
  });

  it('waits for those who only look on, and for those who are done', () => {
    const game = aGame({ players: 5, phase: 'hand_in', turn: 1, storyteller: 1, last: null });
    expect(momentOf(game, null, 0)).toEqual({ is: 'handed_in', may_take_back: false });
    expect(momentOf(game, aMine({ may: [{ may: 'take_back' }] }), 0)).toEqual({ is: 'handed_in', may_take_back: true });
    expect(momentOf({ ...game, phase: 'vote' }, aMine(), 0)).toEqual({ is: 'await_votes' });
  });

  it('shows a finished turn until it was looked at', () => {
    const game = aGame({ players: 5, phase: 'clue', turn: 3, storyteller: 1 });
    const before = { ...game, last: game.last ?? ({} as never) };
    expect(lastTurn(before)).toBe(2);
    expect(momentOf(before, null, 1).is).toBe('reveal');
    expect(momentOf(before, null, 2).is).toBe('await_clue');
  });
});

describe('the board', () => {
  const game = aGame({ players: 3, phase: 'vote', board: ['d/a', 'd/b', 'd/c'] });

  it('knows my own card and what I may choose', () => {
    const laid = slots(game, aMine({ handed_in: ['d/b'] }), mayVote({ slots: [1, 3] }));
    expect(laid.map((slot) => [slot.no, slot.owner, slot.choosable])).toEqual([
      [1, null, true],
      [2, 'me', false],
      [3, null, true],
    ]);
  });

  it('tells a partner’s card from one’s own', () => {
    expect(slots(game, aMine(), mayVote({ slots: [2, 3] }))[0]?.owner).toBe('pair');
  });

  it('lets my own be chosen where that is allowed, and nothing by those who look on', () => {
    expect(slots(game, aMine({ handed_in: ['d/a'] }), mayVote())[0]).toMatchObject({ owner: 'me', choosable: true });
    expect(slots(game, null, null).every((slot) => slot.owner === null && !slot.choosable)).toBe(true);
  });

  it('lies in three columns to nine cards, in one row to six', () => {
    expect(columns(5)).toEqual({ phone: 3, wide: 5 });
    expect(columns(7)).toEqual({ phone: 3, wide: 4 });
    expect(columns(9)).toEqual({ phone: 3, wide: 5 });
    expect(columns(12)).toEqual({ phone: 4, wide: 6 });
  });

  it('puts a last row that is not full in the middle', () => {
    const shifts = (cards: number, size: 'phone' | 'wide') =>
      Array.from({ length: cards }, (_, index) => inMiddle(index, cards)[size]);
    expect(shifts(5, 'phone')).toEqual([0, 0, 0, 0.5, 0.5]);
    expect(shifts(5, 'wide')).toEqual([0, 0, 0, 0, 0]);
    expect(shifts(7, 'phone')).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(shifts(7, 'wide')).toEqual([0, 0, 0, 0, 0.5, 0.5, 0.5]);
    expect(shifts(6, 'phone')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is walked by arrows up to its edges', () => {
    expect(arrowed('ArrowRight', 0, 6, 3)).toBe(1);
    expect(arrowed('ArrowDown', 1, 6, 3)).toBe(4);
    expect(arrowed('ArrowDown', 4, 6, 3)).toBe(4);
    expect(arrowed('ArrowLeft', 0, 6, 3)).toBe(0);
    expect(arrowed('Enter', 2, 6, 3)).toBe(2);
  });

  it('understands numbers of two digits', () => {
    expect(typedSlot('', '4', 12)).toBe(4);
    expect(typedSlot('1', '2', 12)).toBe(12);
    expect(typedSlot('1', '2', 6)).toBe(2);
    expect(typedSlot('1', '0', 12)).toBe(10);
    expect(typedSlot('', '0', 12)).toBeNull();
    expect(typedSlot('', '7', 6)).toBeNull();
  });
});

describe('the ballot', () => {
  it('moves a single vote', () => {
    expect(withVote(withVote(EMPTY, 4, 1), 2, 1).slots).toEqual([2]);
    expect(withVote(withVote(EMPTY, 4, 1), 4, 1).slots).toEqual([4]);
  });

  it('holds two votes, drops the older for a third, and takes one off again', () => {
    const two = withVote(withVote(EMPTY, 4, 2), 7, 2);
    expect(two.slots).toEqual([4, 7]);
    expect(withVote(two, 1, 2).slots).toEqual([7, 1]);
    expect(withVote(two, 4, 2).slots).toEqual([7]);
  });

  it('is whole with a vote, and for the storyteller of a party with the veto', () => {
    expect(isWhole(EMPTY, mayVote())).toBe(false);
    expect(isWhole(withVote(EMPTY, 1, 1), mayVote())).toBe(true);
    expect(isWhole(withVote(EMPTY, 1, 1), mayVote({ veto: true }))).toBe(false);
    expect(isWhole(withVeto(withVote(EMPTY, 1, 1), 1), mayVote({ veto: true }))).toBe(true);
  });

  it('is the same in any order', () => {
    expect(sameBallot({ slots: [1, 2], veto: null }, { slots: [2, 1], veto: null })).toBe(true);
    expect(sameBallot({ slots: [1], veto: null }, { slots: [1], veto: 2 })).toBe(false);
    expect(cast(null)).toEqual(EMPTY);
    expect(cast(aMine({ votes: [3], veto: 1 }))).toEqual({ slots: [3], veto: 1 });
  });
});

describe('a hand', () => {
  it('is looked through in a circle', () => {
    expect(stepped(5, 6, 1)).toBe(0);
    expect(stepped(0, 6, -1)).toBe(5);
    expect(stepped(0, 0, 1)).toBe(0);
  });

  it('leans around its middle', () => {
    expect([0, 1, 2].map((index) => lean(index, 3))).toEqual([-1, 0, 1]);
  });

  it('says which card is missing with three players', () => {
    expect(stepOf([], 'd/a', 1)).toBe('complete');
    expect(stepOf([], 'd/a', 2)).toBe('one_more');
    expect(stepOf(['d/a'], 'd/a', 2)).toBe('missing');
    expect(stepOf(['d/a'], 'd/b', 2)).toBe('complete');
  });

  it('makes one line of a clue', () => {
    expect(oneLine('  Nobody\n told   the tide ')).toBe('Nobody told the tide');
  });
});

describe('who is in', () => {
  it('counts people who handed in, then people who voted', () => {
    const game = aGame({
      players: 5,
      phase: 'hand_in',
      storyteller: 0,
      handed_in: [true, true, false, false, true],
      waiting: [2, 3],
    });
    expect(progress(game)).toEqual({ done: 3, of: 5 });
    expect(progress({ ...game, phase: 'vote', voted: [false, true, false, true, false], waiting: [2, 4] })).toEqual({
      done: 2,
      of: 4,
    });
  });

  it('counts one card for a pair that has not agreed yet', () => {
    const game = aGame({
      players: 6,
      edition: 'team',
      phase: 'hand_in',
      storyteller: 0,
      handed_in: [true, ...all(false, 5)],
      waiting: [1, 2, 3, 4, 5],
    });
    expect(progress(game)).toEqual({ done: 1, of: 4 });
  });

  it('names those who think, but not me', () => {
    const room = aRoom(FIVE);
    const everyone = people(room, aGame({ players: 5, phase: 'vote', storyteller: 0, waiting: [1, 3] }));
    expect(thinkers(everyone, 1)).toEqual(['D']);
    expect(thinkers(everyone, null)).toEqual(['B', 'D']);
  });

  it('hears what has changed', () => {
    const before = aGame({ players: 5, phase: 'vote', turn: 2, voted: all(false), waiting: [1, 2, 3, 4] });
    const after = { ...before, voted: [false, true, false, false, false], waiting: [2, 3, 4] };
    expect(news(before, after)).toEqual({ places: [1], missing: 3 });
    expect(news(after, after)).toBeNull();
    expect(news(before, { ...after, turn: 3 })).toBeNull();
  });
});

describe('the hill', () => {
  it('has one rabbit for each pair', () => {
    const room = aRoom(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(runners(room, aGame({ players: 6, edition: 'team', scores: [3, 0, 5] })).map((one) => one.score)).toEqual([
      3, 0, 5,
    ]);
  });
});

describe('hands that go round', () => {
  it('come from the right and go to the left, but not before the second turn', () => {
    const game = aGame({ players: 5, edition: 'party', turn: 2 });
    expect(passing(aRoom(FIVE), game, 4)).toEqual({ to: 'A', from: 'D' });
    expect(passing(aRoom(FIVE), game, 0)).toEqual({ to: 'B', from: 'E' });
    expect(passing(aRoom(FIVE), { ...game, turn: 1 }, 0)).toBeNull();
    expect(passing(aRoom(FIVE), { ...game, edition: 'classic' }, 0)).toBeNull();
    expect(passing(aRoom(FIVE), game, null)).toBeNull();
  });
});

describe('a pair', () => {
  const game = aGame({
    players: 6,
    edition: 'team',
    phase: 'hand_in',
    storyteller: 0,
    handed_in: [true, ...all(false, 5)],
  });

  it('is open until one of the two hands in', () => {
    expect(pairRolesOf(game, 1)).toEqual({ me: 'open', partner: 'open' });
    const handed = { ...game, handed_in: [true, true, false, false, false, false] };
    expect(pairRolesOf(handed, 1)).toEqual({ me: 'in', partner: 'votes' });
    expect(pairRolesOf(handed, 4)).toEqual({ me: 'votes', partner: 'in' });
  });

  it('of the storyteller hands in both cards', () => {
    expect(pairRolesOf(game, 3)).toEqual({ me: 'hands_in', partner: 'tells' });
    expect(pairRolesOf(game, 0)).toEqual({ me: 'tells', partner: 'hands_in' });
  });
});

describe('who is missing', () => {
  const room = aRoom(FIVE);
  const seats = (change: Record<number, object>) => ({
    ...room,
    seats: room.seats.map((seat, place) => ({
      ...seat,
      present: true,
      played_by_bot: null,
      is_bot: false,
      ...change[place],
    })),
  });
  const game = aGame({ players: 5, phase: 'vote', storyteller: 0, waiting: [1, 2] });
  const nobody = new Set<string>();

  it('is nobody while all are here', () => {
    expect(absence(seats({}), game, 3, nobody)).toBeNull();
    expect(absence(seats({ 1: { is_bot: true, present: false } }), game, 3, nobody)).toBeNull();
  });

  it('matters when the game waits for them', () => {
    expect(absence(seats({ 4: { present: false } }), game, 3, nobody)).toBeNull();
    expect(absence(seats({ 1: { present: false } }), game, 3, nobody)).toMatchObject({ is: 'awaited' });
  });

  it('is told to oneself first, and can be put aside', () => {
    const both = seats({ 1: { played_by_bot: 'absent', present: false }, 3: { played_by_bot: 'time' } });
    expect(absence(both, game, 3, nobody)).toMatchObject({ is: 'mine', why: 'time' });
    const other = absence(both, game, 2, new Set(['time ' + both.seats[3]?.id]));
    expect(other).toMatchObject({ is: 'bot', why: 'absent' });
    expect(other && absence(both, game, 2, new Set([nameOf(other), 'time ' + both.seats[3]?.id]))).toBeNull();
  });
});
