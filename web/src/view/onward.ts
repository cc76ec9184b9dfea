/** The way from one turn to the next: people who still read the last reveal, and who is taken along. */
import type { Public, Room } from '../wire';
import { nameAt, scorerOf } from './people';

/** Whether the next turn has its clue, so that people who still read the last one are waited for. */
export const nextIsOut = (game: Public): boolean => game.phase === 'hand_in' || game.phase === 'vote';

/** The names of those who read the last reveal, without the one who looks. */
export const othersReading = (room: Room, mySeat: number | null): readonly string[] =>
  room.reading.filter((id) => id !== mySeat).flatMap((id) => room.seats.find((seat) => seat.id === id)?.name ?? []);

/** Whether this person is taken on to the next turn: it has its clue, and nobody but them, or their pair, is missing
 *  while other people wait; or a television leads. */
export function isTakenAlong(room: Room, game: Public, me: number | null): boolean {
  if (!nextIsOut(game)) return false;
  if (room.screens > 0) return true;
  if (me === null || !game.waiting.includes(me)) return false;
  const alone = game.waiting.every((place) => scorerOf(game, place) === scorerOf(game, me));
  return alone && room.seats.some((seat, place) => place !== me && !seat.is_bot && seat.present);
}

/** A television shows the reveal just now: phones keep still meanwhile. `left`: the seconds until a moment. */
export const isShownElsewhere = (room: Room, left: (moment: number) => number): boolean =>
  room.screens > 0 && room.clear_at !== null && left(room.clear_at) > 0;

/** Of those who are missing in this phase, the ones who still read; null: somebody is missing who does not. */
export function missingBecauseReading(room: Room, game: Public, me: number | null): readonly string[] | null {
  const missing = game.waiting.filter((place) => place !== me);
  const read = missing.every((place) => room.reading.includes(room.seats[place]?.id ?? -1));
  return missing.length > 0 && read && !game.waiting.includes(me ?? -1)
    ? missing.map((place) => nameAt(room, place))
    : null;
}

/** The people who are missing and were not nudged by this seat in this phase. */
export const toNudge = (room: Room, game: Public, mySeat: number): readonly number[] =>
  game.waiting.flatMap((place) => {
    const seat = room.seats[place];
    const known = room.nudges.some(({ seat: id, by }) => id === seat?.id && by === mySeat);
    return seat && !seat.is_bot && seat.id !== mySeat && !known ? [seat.id] : [];
  });
