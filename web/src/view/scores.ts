/** The standing while a game is on: everyone's points, and what the last turn brought. */
import type { Public, Room, Seat } from '../wire';
import { lastTurn } from './moment';
import { colourAt, partnerOf, scorerOf } from './people';

export interface Ranked {
  readonly scorer: number;
  /** The players for this score: one, or a pair. */
  readonly seats: readonly Seat[];
  /** The place, from 1. Those with equal points share it. */
  readonly rank: number;
  readonly shared: boolean;
  readonly score: number;
  /** The points of the last turn; null: there was none. */
  readonly gained: number | null;
  readonly yours: boolean;
  readonly tells: boolean;
}

/** `seen`: the last turn whose reveal was looked at to the end: what comes after it is not told. */
export function ranking(
  { seats }: { readonly seats: readonly Seat[] },
  game: Public,
  me: number | null,
  seen: number,
): readonly Ranked[] {
  const scores = scoresSeen(game, seen);
  const tells = game.storyteller === null ? null : scorerOf(game, game.storyteller);
  return scores
    .map((score, scorer): Ranked => {
      const partner = partnerOf(game, scorer);
      const places = partner === null ? [scorer] : [scorer, partner];
      return {
        scorer,
        seats: places.flatMap((place) => seats[place] ?? []),
        rank: 1 + scores.filter((other) => other > score).length,
        shared: scores.filter((other) => other === score).length > 1,
        score,
        gained: game.last && seen >= lastTurn(game) ? (game.last.points[scorer] ?? 0) : null,
        yours: me !== null && scorer === scorerOf(game, me),
        tells: scorer === tells,
      };
    })
    .sort((a, b) => a.rank - b.rank || Number(b.yours) - Number(a.yours) || a.scorer - b.scorer);
}

/** My colour and points; null for people who only watch. */
export function purseOf(
  room: Room,
  game: Public,
  me: number | null,
  seen: number,
): { readonly colour: string; readonly score: number } | null {
  if (me === null) return null;
  const scorer = scorerOf(game, me);
  return { colour: colourAt(room, scorer), score: scoresSeen(game, seen)[scorer] ?? 0 };
}

/** The points as far as one has seen them counted. */
export const scoresSeen = (game: Public, seen: number): readonly number[] =>
  game.last && seen < lastTurn(game)
    ? game.scores.map((score, scorer) => score - (game.last?.points[scorer] ?? 0))
    : game.scores;
