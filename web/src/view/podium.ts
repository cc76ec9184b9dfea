/** The end of a game: the places on the hill before the moon. */
import type { Public } from '../wire';
import type { Played } from './editions';
import { membersOf, type Seats } from './ledger';

export interface Standing {
  readonly scorer: number;
  readonly names: readonly string[];
  /** The ids of their seats. */
  readonly seats: readonly number[];
  readonly colour: string;
  readonly score: number;
  readonly first: boolean;
}

/** The most points first; the winners as the game named them, so that ties share. */
export function standing(room: Seats, game: Played & Pick<Public, 'scores' | 'winners'>): readonly Standing[] {
  const places = game.scores.map((score, scorer) => {
    const members = membersOf(room, game, scorer);
    return {
      scorer,
      names: members.map((seat) => seat.name),
      seats: members.map((seat) => seat.id),
      colour: members[0]?.colour ?? 'ivory',
      score,
      first: game.winners?.includes(scorer) ?? false,
    };
  });
  return places.sort((a, b) => b.score - a.score || a.scorer - b.scorer);
}

/** The place, from 1. Those with equal points share it. */
export const rankOf = (places: readonly Standing[], { score }: Standing): number =>
  1 + places.filter((other) => other.score > score).length;

export interface Spot {
  /** From 0, the left edge, to 1. */
  readonly x: number;
  readonly tall: number;
}

const bell = (x: number, centre: number, width: number): number => Math.exp(-((x - centre) ** 2) / (2 * width * width));

/** How high the hill is at x (0 … 1), as a share of the picture. */
export const hillAt = (x: number, wide: boolean): number =>
  0.2 + 0.3 * bell(x, 0.5, wide ? 0.15 : 0.26) + 0.03 * Math.sin(x * 9);

/** Winners side by side on the top, the others down both slopes, smaller and smaller. */
export function spots(winners: number, others: number, wide: boolean): readonly Spot[] {
  const tall = (wide ? 150 : 108) * Math.min(1, 2.6 / Math.max(2, winners));
  const gap = Math.min(wide ? 0.09 : 0.23, 0.86 / winners);
  const top = Array.from({ length: winners }, (_, i) => ({ x: 0.5 + (i - (winners - 1) / 2) * gap, tall }));
  const edge = (winners * gap) / 2;
  const rows = Math.ceil(others / 2);
  const slopes = Array.from({ length: others }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const row = Math.floor(i / 2);
    const reach = (0.46 - edge) / Math.max(1, rows);
    const step = Math.min(reach, wide ? 0.1 : 0.13);
    return { x: 0.5 + side * (edge + (row + 0.6) * step), tall: (wide ? 104 : 66) * 0.86 ** row };
  });
  return [...top, ...slopes];
}
