/** People missing from the table, as the others should be told: one thing at a time, the most urgent first. */
import type { BotReason, Public, Room, Seat } from '../wire';

export type Absence =
  /** My own seat is played by a bot. */
  | { readonly is: 'mine'; readonly seat: Seat; readonly why: BotReason }
  /** A bot plays for somebody. */
  | { readonly is: 'bot'; readonly seat: Seat; readonly why: BotReason }
  /** The game waits for somebody who is not there. */
  | { readonly is: 'awaited'; readonly seat: Seat };

/** `hidden`: what this person has put aside, by `nameOf`. */
export function absence(room: Room, game: Public, me: number | null, hidden: ReadonlySet<string>): Absence | null {
  return absences(room, game, me).find((one) => !hidden.has(nameOf(one))) ?? null;
}

export const nameOf = (absence: Absence): string =>
  absence.is === 'awaited' ? `awaited ${absence.seat.id}` : `${absence.why} ${absence.seat.id}`;

function absences(room: Room, game: Public, me: number | null): readonly Absence[] {
  const found = room.seats.flatMap((seat, place) => absenceOf(seat, place === me, game.waiting.includes(place)));
  const order: readonly Absence['is'][] = ['mine', 'awaited', 'bot'];
  return found.sort((one, other) => order.indexOf(one.is) - order.indexOf(other.is));
}

function absenceOf(seat: Seat, mine: boolean, awaited: boolean): Absence[] {
  if (seat.is_bot) return [];
  const why = seat.played_by_bot;
  if (why !== null) return [{ is: mine ? 'mine' : 'bot', seat, why }];
  return awaited && !mine && !seat.present ? [{ is: 'awaited', seat }] : [];
}
