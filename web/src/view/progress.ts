/** How far a phase has come, and what has just happened in it. */
import type { Public } from '../wire';

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Who is in, of how many: those who handed in, or those who voted. */
export function progress(game: Public): Progress {
  const done = (game.phase === 'vote' ? game.voted : game.handed_in).filter(Boolean).length;
  return { done, of: done + owed(game) };
}

/** Both of a pair are waited for until one of them hands in: together they owe one card. */
function owed(game: Public): number {
  if (game.edition !== 'team' || game.phase !== 'hand_in') return game.waiting.length;
  const half = game.players / 2;
  return new Set(game.waiting.map((place) => place % half)).size;
}

/** How many cards lie there. With three players everyone but the storyteller hands in two. */
export const lying = (game: Public): number =>
  game.handed_in.reduce(
    (sum, isIn, place) => sum + (!isIn ? 0 : game.players === 3 && place !== game.storyteller ? 2 : 1),
    0,
  );

export interface News {
  /** Who has handed in or voted since. */
  readonly places: readonly number[];
  /** How many are still to come. */
  readonly missing: number;
}

/** What happened within one phase, for those who hear the table instead of seeing it. */
export function news(before: Public, after: Public): News | null {
  if (before.phase !== after.phase || before.turn !== after.turn) return null;
  const did = (game: Public, place: number) => (game.phase === 'vote' ? game.voted[place] : game.handed_in[place]);
  const places = after.voted.flatMap((_, place) => (did(after, place) && !did(before, place) ? [place] : []));
  if (places.length === 0) return null;
  const { done, of } = progress(after);
  return { places, missing: of - done };
}
