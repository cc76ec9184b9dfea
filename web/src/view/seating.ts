/** The order of seats: moving one along the row, exchanging two, and pairs that face each other. */
import type { Room } from '../wire';
import { EDITIONS } from './editions';

export const MOST_SEATS = 12;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The row after one of it was taken out and put in at another place. */
export function moved<T>(row: readonly T[], from: number, to: number): readonly T[] {
  const rest = row.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...row.slice(from, from + 1), ...rest.slice(to)];
}

export function swapped<T>(row: readonly T[], one: number, other: number): readonly T[] {
  return row.map((item, i) => (i === one ? row[other] : i === other ? row[one] : item) as T);
}

/** Whether the people who are here sit in pairs. */
export const inPairs = (room: Room): boolean =>
  EDITIONS[room.edition].pairs && EDITIONS[room.edition].players.includes(room.seats.length);

export const across = (place: number, players: number): number => (place + players / 2) % players;

/** Places in the order they are shown: around the table, or partner beside partner. */
export function shownOrder(room: Room): readonly number[] {
  const places = room.seats.map((_, place) => place);
  if (!inPairs(room)) return places;
  return places.slice(0, places.length / 2).flatMap((place) => [place, across(place, places.length)]);
}

/** The ids of all seats after the one shown at `from` was dropped where `to` is. Among pairs the two change places. */
export function rearranged(room: Room, from: number, to: number): readonly number[] {
  const ids = room.seats.map((seat) => seat.id);
  const shown = shownOrder(room);
  if (!inPairs(room)) return moved(ids, from, to);
  return swapped(ids, shown[from] ?? from, shown[to] ?? to);
}

/** The spot nearest to a point. */
export function nearest(spots: readonly Spot[], { x, y }: Spot): number {
  const far = spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
  return far.indexOf(Math.min(...far));
}
