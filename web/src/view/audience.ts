/** The audience: people who guess along without a seat. */
import { COLOURS } from '../art/rabbits';
import type { Guessed, Public, Room, Seat } from '../wire';
import type { Slot } from './board';

/** The board as one of the audience sees it: nothing on it is theirs. */
export const guessable = (game: Public): readonly Slot[] =>
  game.board.map((card, index) => ({ no: index + 1, card, owner: null, choosable: true }));

/** The colour of a guess: one that nobody at the table wears, while there is one. */
export const guestColour = ({ seats }: Pick<Room, 'seats'>): string =>
  COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ?? 'ivory';

/** The guess of a guest in the turn that was revealed last; null: none. */
export const guessOf = (room: Room, guest: number): Guessed | null =>
  room.audience_last.find(({ id }) => id === guest) ?? null;

/** The seats that a guest can ask for: bots' own. */
export const seatsToAskFor = (room: Room): readonly Seat[] => room.seats.filter(({ is_bot }) => is_bot);

/** The seat that this guest has asked for, without an answer yet. */
export const askedFor = (room: Room, guest: number): Seat | null => {
  const ask = room.seat_asks.find((one) => one.guest === guest);
  return room.seats.find(({ id }) => id === ask?.seat) ?? null;
};
