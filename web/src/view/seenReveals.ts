/** The last reveal that was seen to its end on this device, so that a reload neither repeats nor loses one. */
import type { Public, Room } from '../wire';

export interface SeenReveal {
  /** The number of the game at this table, from 1. */
  readonly game: number;
  readonly turn: number;
}

export function readSeen(kept: string | null): SeenReveal | null {
  try {
    const seen: unknown = JSON.parse(kept ?? 'null');
    return isSeenReveal(seen) ? seen : null;
  } catch {
    return null;
  }
}

const isSeenReveal = (value: unknown): value is SeenReveal =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SeenReveal).game === 'number' &&
  typeof (value as SeenReveal).turn === 'number';

/** The last turn whose reveal was seen in the present game. In a new game that is none, 0. */
export const lastSeenTurn = (seen: SeenReveal | null, room: Room, game: Public): number =>
  seen === null ? game.turn : seen.game === room.games ? seen.turn : 0;
