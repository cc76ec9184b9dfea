/** How far a phase has come, and what has just happened in it. */
import type { Public } from '../wire';
import { cardsToHandIn, playsInPairs } from './editions';
import { scorerOf } from './people';

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The number of those who have handed in or voted, and of all who must. */
export function progress(game: Public): Progress {
  const done = (game.phase === 'vote' ? game.voted : game.handed_in).filter(Boolean).length;
  return { done, of: done + owed(game) };
}

/** Both of a pair are waited for until one of them hands in: together they owe one card. */
function owed(game: Public): number {
  if (!playsInPairs(game) || game.phase !== 'hand_in') return game.waiting.length;
  return new Set(game.waiting.map((place) => scorerOf(game, place))).size;
}

/** The number of cards on the table. The storyteller always hands in one. */
export const lying = (game: Public): number =>
  game.handed_in.reduce(
    (sum, isIn, place) => sum + (!isIn ? 0 : place === game.storyteller ? 1 : cardsToHandIn(game)),
    0,
  );

export interface News {
  /** The people who have handed in or voted since. */
  readonly places: readonly number[];
  /** How many are still to come. */
  readonly missing: number;
}

/** The changes within one phase, for people who use a screen reader. */
export function news(before: Public, after: Public): News | null {
  if (before.phase !== after.phase || before.turn !== after.turn) return null;
  const did = (game: Public, place: number) => (game.phase === 'vote' ? game.voted[place] : game.handed_in[place]);
  const places = after.voted.flatMap((_, place) => (did(after, place) && !did(before, place) ? [place] : []));
  if (places.length === 0) return null;
  const { done, of } = progress(after);
  return { places, missing: of - done };
}
