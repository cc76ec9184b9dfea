/** The rest of the game: the next storyteller, and how far it is to the end. */
import type { Public } from '../wire';
import { lastTurn } from './moment';

export type ToGo =
  /** The leaders, and how many points they still need. */
  | { readonly by: 'points'; readonly scorers: readonly number[]; readonly points: number }
  /** How many turns are left, the present one included. */
  | { readonly by: 'turns'; readonly turns: number };

/** The place that tells after the turn on the screen; null: it is not known yet, or the game ends first. */
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
