/** How points are won in the game that is on: which cases its rules know. Words for them are in `aid`. */
import type { Options } from '../wire';
import { cardsToHandIn, mostVotes, playsInPairs, tellsBlind, type Played } from './editions';

export type Case = 'some' | 'one' | 'all' | 'none' | 'votes' | 'single_vote' | 'together' | 'alone' | 'veto' | 'pairs';

/** Where only two guess, each hands in two pictures. */
const hasTwoVoters = (game: Played): boolean => cardsToHandIn(game) > 1;

const FOUND: readonly Case[] = ['some', 'all', 'none', 'votes'];

export function cases(game: Played, options: Options): readonly Case[] {
  if (tellsBlind(game)) return ['together', 'alone', 'veto'];
  if (playsInPairs(game)) return [...FOUND, 'pairs'];
  if (mostVotes(game) > 1) return [...FOUND, 'single_vote'];
  if (!options.lone_finder) return FOUND;
  // Of two voters, one alone is all that "some" can mean.
  return hasTwoVoters(game) ? ['one', 'all', 'none', 'votes'] : ['some', 'one', 'all', 'none', 'votes'];
}

/** A little drawing of a case: seals on the true card, on another, and whether the other is vetoed. */
export interface Sketch {
  readonly onTrue: number;
  readonly onOther: number;
  readonly veto: boolean;
}

const SKETCHES: Readonly<Record<Case, Sketch>> = {
  some: { onTrue: 2, onOther: 1, veto: false },
  one: { onTrue: 1, onOther: 2, veto: false },
  all: { onTrue: 3, onOther: 0, veto: false },
  none: { onTrue: 0, onOther: 3, veto: false },
  votes: { onTrue: 0, onOther: 2, veto: false },
  single_vote: { onTrue: 1, onOther: 0, veto: false },
  together: { onTrue: 3, onOther: 0, veto: false },
  alone: { onTrue: 0, onOther: 1, veto: false },
  veto: { onTrue: 0, onOther: 2, veto: true },
  pairs: { onTrue: 1, onOther: 1, veto: false },
};

const OF_TWO_VOTERS: Partial<Record<Case, Sketch>> = {
  some: { onTrue: 1, onOther: 1, veto: false },
  one: { onTrue: 1, onOther: 1, veto: false },
  all: { onTrue: 2, onOther: 0, veto: false },
  none: { onTrue: 0, onOther: 2, veto: false },
};

/** The drawing of a case, with no more seals than there are voters. */
export const sketchOf = (one: Case, game: Played): Sketch =>
  (hasTwoVoters(game) ? OF_TWO_VOTERS[one] : undefined) ?? SKETCHES[one];

export type TurnStep =
  | 'tell'
  | 'tell_blind'
  | 'slip'
  | 'slip_two'
  | 'slip_pairs'
  | 'slip_all'
  | 'vote'
  | 'vote_two'
  | 'vote_all'
  | 'vote_pairs'
  | 'count'
  | 'draw'
  | 'pass';

/** The steps of a turn, in order. The first four belong to the phases of the moon. */
export function turnSteps(game: Played): readonly TurnStep[] {
  if (tellsBlind(game)) return ['tell_blind', 'slip_all', 'vote_all', 'count', 'pass'];
  if (playsInPairs(game)) return ['tell', 'slip_pairs', 'vote_pairs', 'count', 'draw'];
  const slip = cardsToHandIn(game) > 1 ? 'slip_two' : 'slip';
  return ['tell', slip, mostVotes(game) > 1 ? 'vote_two' : 'vote', 'count', 'draw'];
}
