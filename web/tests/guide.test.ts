import { describe, expect, it } from 'vitest';
import { callOf, hintFor, isNew, knowsAll, readTold, type Hint } from '../src/view/guide';
import type { Moment } from '../src/view/moment';
import { aGame } from './fixtures';

const tell: Moment = { is: 'tell', first: false, may: { may: 'give_clue', kinds: ['text'], with_card: true } };
const handIn = (cards: number): Moment => ({ is: 'hand_in', may: { may: 'hand_in', cards } });
const vote = (most: number): Moment => ({
  is: 'vote',
  may: { may: 'cast_votes', slots: [1, 2], most, veto: false },
});

describe('the first-game guide', () => {
  it('says what to do now', () => {
    expect(hintFor(aGame(), { ...tell, first: true }, 0)).toBe('begin');
    expect(hintFor(aGame(), tell, 0)).toBe('tell');
    expect(hintFor(aGame(), handIn(1), 0)).toBe('hand_in');
    expect(hintFor(aGame(), handIn(2), 0)).toBe('hand_in_two');
    expect(hintFor(aGame(), vote(1), 0)).toBe('vote');
    expect(hintFor(aGame(), vote(2), 0)).toBe('vote_two');
    expect(hintFor(aGame(), { is: 'reveal' }, 0)).toBe('reveal');
  });

  it('knows the other ways to play', () => {
    expect(hintFor(aGame({ edition: 'party' }), handIn(1), 0)).toBe('hand_in_all');
    expect(hintFor(aGame({ edition: 'party' }), vote(1), 0)).toBe('vote_all');
    expect(hintFor(aGame({ edition: 'team' }), handIn(1), 0)).toBe('hand_in_pair');
    const team = aGame({ edition: 'team', players: 6, storyteller: 3 });
    expect(hintFor(team, handIn(1), 0)).toBeNull();
    expect(hintFor(team, handIn(1), 1)).toBe('hand_in_pair');
    expect(hintFor(team, vote(1), 1)).toBe('vote_pair');
    expect(hintFor(team, { is: 'reveal' }, 1)).toBe('reveal_pair');
    expect(hintFor(aGame({ edition: 'odyssey', players: 8 }), { is: 'reveal' }, 0)).toBe('reveal_two');
    const veto: Moment = { is: 'vote', may: { may: 'cast_votes', slots: [1, 2], most: 1, veto: true } };
    expect(hintFor(aGame({ edition: 'party' }), veto, 0)).toBe('vote_veto');
  });

  it('is silent where there is nothing to do, and for those who watch', () => {
    expect(hintFor(aGame(), { is: 'await_clue' }, 0)).toBeNull();
    expect(hintFor(aGame(), { is: 'handed_in', may_take_back: true }, 0)).toBeNull();
    expect(hintFor(aGame(), vote(1), null)).toBeNull();
  });

  it('tells the storyteller alone to keep still', () => {
    expect(hintFor(aGame({ storyteller: 0 }), { is: 'await_votes' }, 0)).toBe('keep_still');
    expect(hintFor(aGame({ storyteller: 1 }), { is: 'await_votes' }, 0)).toBeNull();
  });

  it('says a thing throughout one turn, and never again', () => {
    expect(isNew({}, 'vote', 'X 1 1')).toBe(true);
    expect(isNew({ vote: 'X 1 1' }, 'vote', 'X 1 1')).toBe(true);
    expect(isNew({ vote: 'X 1 1' }, 'vote', 'X 1 2')).toBe(false);
  });

  it('steps aside after one whole round', () => {
    const told = (...hints: Hint[]) => Object.fromEntries(hints.map((hint) => [hint, '1']));
    expect(knowsAll(told('hand_in', 'vote', 'reveal'), '2')).toBe(false);
    expect(knowsAll(told('begin', 'hand_in', 'vote', 'reveal'), '2')).toBe(false);
    expect(knowsAll(told('tell', 'hand_in', 'vote', 'reveal'), '1')).toBe(false);
    expect(knowsAll(told('tell', 'hand_in', 'vote', 'reveal'), '2')).toBe(true);
    expect(knowsAll(told('hand_in_all', 'vote_all', 'reveal_all'), '2')).toBe(true);
  });

  it('forgives what it finds kept', () => {
    expect(readTold(null)).toEqual({});
    expect(readTold('over')).toEqual({});
    expect(readTold('{"vote":"X 1 1"}')).toEqual({ vote: 'X 1 1' });
  });
});

describe('a call to the table', () => {
  it('is made once for each thing that is waited for', () => {
    const game = aGame({ turn: 2, phase: 'vote', waiting: [1] });
    expect(callOf(game, 1)).toBe('2 vote');
    expect(callOf(game, 0)).toBeNull();
    expect(callOf(game, null)).toBeNull();
    expect(callOf(aGame({ phase: 'over', waiting: [1] }), 1)).toBeNull();
  });
});
