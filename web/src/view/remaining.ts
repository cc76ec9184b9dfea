/** How the game goes on: who tells next, and how far it is to the end. */
import type { Public } from '../wire';
import { lastTurn } from './moment';

export type ToGo =
  /** These are ahead, and miss so many points. */
  | { readonly by: 'points'; readonly scorers: readonly number[]; readonly points: number }
  /** So many turns are left, with the one that is on. */
  | { readonly by: 'turns'; readonly turns: number };

/** The place whose turn it is after the one that is looked at; null: nobody knows, or nobody. */
export function nextTeller(game: Public, revealing: boolean): number | null {
  if (game.phase === 'over' || game.storyteller === null) return null;
  if (revealing) return game.storyteller;
  const to = toGo(game);
  return to.by === 'turns' && to.turns <= 1 ? null : (game.storyteller + 1) % game.players;
}

export function toGo(game: Public): ToGo {
  const { target, rounds } = game.options;
  if (target === null) return { by: 'turns', turns: (rounds ?? 1) * game.players - lastTurn(game) };
  const most = Math.max(...game.scores);
  const scorers = game.scores.flatMap((score, scorer) => (score === most ? [scorer] : []));
  return { by: 'points', scorers, points: Math.max(0, target - most) };
}
