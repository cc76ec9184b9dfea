/** The people around the table as the game's screens show them. */
import type { Public, Room, Seat } from '../wire';
import { playsInPairs, tellsBlind, type Played } from './editions';
import type { Runner } from './hill';

export interface Person {
  readonly id: number;
  readonly place: number;
  readonly name: string;
  readonly colour: string;
  readonly seat: Seat;
  /** A bot's own seat, or a person's that a bot plays. */
  readonly bot: boolean;
  readonly away: boolean;
  /** `idle`: has nothing to do in this phase. */
  readonly state: 'thinking' | 'done' | 'idle';
}

export function people(room: Room, game: Public | null): readonly Person[] {
  return room.seats.map((seat, place) => ({
    id: seat.id,
    place,
    name: seat.name,
    colour: seat.colour,
    seat,
    bot: playedByBot(seat),
    away: !seat.is_bot && !seat.present,
    state: game ? stateOf(game, place) : 'idle',
  }));
}

/** The seats whose players are still here. After a game, players who left keep their place in its scores only. */
export const sitting = (room: Room): readonly Seat[] =>
  room.stage === 'over' ? room.seats.filter((seat) => seat.present || !hasGone(seat)) : room.seats;

const hasGone = (seat: Seat): boolean => seat.played_by_bot === 'left' || seat.played_by_bot === 'kicked';

export const playedByBot = (seat: Seat): boolean => seat.is_bot || seat.played_by_bot !== null;

function stateOf(game: Public, place: number): Person['state'] {
  if (game.waiting.includes(place)) return 'thinking';
  if (game.phase === 'hand_in') return game.handed_in[place] ? 'done' : 'idle';
  if (game.phase === 'vote') return game.voted[place] ? 'done' : 'idle';
  return 'idle';
}

export const nameAt = (room: Room, place: number | null): string =>
  place === null ? '' : (room.seats[place]?.name ?? '');

export const colourAt = (room: Room, place: number | null): string =>
  place === null ? '' : (room.seats[place]?.colour ?? '');

/** Whether all others here are bots, so that nobody hears what is said aloud. */
export const hearsOnlyBots = (room: Room, me: number | null): boolean =>
  room.seats.every((seat, place) => place === me || seat.is_bot);

/** The names of those the game waits for, without the one who looks. */
export const thinkers = (everyone: readonly Person[], me: number | null): readonly string[] =>
  everyone.filter((one) => one.state === 'thinking' && one.place !== me).map((one) => one.name);

/** The most people that are drawn in one line; of more, only those who are missing. */
const IN_A_LINE = 7;

/** The people with something to do that are drawn, the missing first. */
export function drawn(everyone: readonly Person[]): readonly Person[] {
  const thinking = everyone.filter(({ state }) => state === 'thinking');
  const done = everyone.filter(({ state }) => state === 'done');
  return thinking.length + done.length > IN_A_LINE ? thinking.slice(0, IN_A_LINE - 1) : [...thinking, ...done];
}

/** The people that the game waits for: the one who looks, and the names of the others. */
export const missing = (
  everyone: readonly Person[],
  me: number | null,
): { you: boolean; others: readonly string[] } => ({
  you: everyone.some((one) => one.state === 'thinking' && one.place === me),
  others: thinkers(everyone, me),
});

/** The score that a place plays for: its own, or its team's (seats i and i + half). */
export const scorerOf = (game: Played, place: number): number =>
  playsInPairs(game) ? place % (game.players / 2) : place;

export const partnerOf = (game: Played, place: number): number | null =>
  playsInPairs(game) ? (place + game.players / 2) % game.players : null;

/** The rabbits on the hill: one for every seat, or for each pair. */
export const runners = (room: Room, game: Public): readonly Runner[] =>
  game.scores.map((score, place) => ({ colour: colourAt(room, place), score }));

export interface Passing {
  readonly to: string;
  readonly from: string;
}

/** Where hands go round, each went to the left neighbour at the end of the last turn: the receiver of mine, and the
 *  giver of the one I hold. */
export function passing(room: Room, game: Public, me: number | null): Passing | null {
  if (me === null || !tellsBlind(game) || game.turn === 1) return null;
  const around = (step: number) => nameAt(room, (me + step + game.players) % game.players);
  return { to: around(1), from: around(-1) };
}
