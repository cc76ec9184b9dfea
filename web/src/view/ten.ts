/** Everyone brings ten: how far each has come, and whether it is enough. Nobody is told which pictures are whose. */
import type { Room, Seat } from '../wire';
import { EACH_BRINGS } from './arriving';
import { playersOf } from './ready';
import { neededFor } from './shelf';

export interface Bringer {
  readonly seat: Seat;
  /** Null: a bot, who brings none. */
  readonly pictures: number | null;
}

export const emptySlots = (taken: number): number => Math.max(0, EACH_BRINGS - taken);

export const bringers = (room: Room): readonly Bringer[] =>
  room.seats.map((seat) => ({ seat, pictures: seat.is_bot ? null : broughtBy(room, seat.id) }));

export const broughtBy = ({ shelf }: Room, seat: number): number =>
  shelf.brought.find((one) => one.seat === seat)?.pictures ?? 0;

/** The names of the others who are done. */
export const finished = (room: Room, me: number): readonly string[] =>
  bringers(room).flatMap(({ seat, pictures }) =>
    seat.id !== me && pictures !== null && pictures >= EACH_BRINGS ? [seat.name] : [],
  );

/** The names of those who are still choosing. */
export const choosing = (room: Room): readonly string[] =>
  bringers(room).flatMap(({ seat, pictures }) => (pictures !== null && pictures < EACH_BRINGS ? [seat.name] : []));

/** All that lies on the table now, face down or as a card of the table's own deck. */
export const broughtInAll = ({ shelf }: Room): number =>
  shelf.cards + shelf.brought.reduce((sum, { pictures }) => sum + pictures, 0);

/** How many are missing for those who play; `more`: cards of a deck that is mixed in. */
export const missingPictures = (room: Room, more: number): number =>
  Math.max(0, neededFor(playersOf(room), room.edition) - broughtInAll(room) - more);
