/** Which reveal this device has looked at to the end, so that a reload neither repeats nor loses one. */
import type { Public, Room } from '../wire';

export interface Look {
  /** The how-manieth game of this table. */
  readonly game: number;
  readonly turn: number;
}

export function firstLook(kept: string | null): Look | null {
  try {
    const look: unknown = JSON.parse(kept ?? 'null');
    return isLook(look) ? look : null;
  } catch {
    return null;
  }
}

const isLook = (value: unknown): value is Look =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Look).game === 'number' &&
  typeof (value as Look).turn === 'number';

/** The last turn looked at in the game that is on: of a new one, none yet. */
export const looked = (look: Look | null, room: Room, game: Public): number =>
  look === null ? game.turn : look.game === room.games ? look.turn : 0;
