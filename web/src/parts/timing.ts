/** The clock of the present phase, for sheets that cover the table: it is never out of sight. */
import { getContext, setContext } from 'svelte';
import type { Table } from '../table.svelte';
import type { Public, Room } from '../wire';

export interface Timing {
  readonly table: Table;
  readonly deadline: number;
  /** When the stage is clear: until then the clock stands. Null: it runs. */
  readonly from: number | null;
  /** How many seconds the phase has. */
  readonly of: number | null;
  /** The table waits for who looks. */
  readonly calls: boolean;
}

export function timingOf(table: Table, room: Room, game: Public, me: number | null): Timing | null {
  const { deadline, timers } = room;
  // A last call is the host's word: it counts down through a show.
  const from = room.last_call ? null : room.clear_at;
  if (deadline === null || game.phase === 'over') return null;
  return { table, deadline, from, of: timers[game.phase], calls: me !== null && game.waiting.includes(me) };
}

const KEY = Symbol('timing');

/** `timing`: null while no clock runs. */
export const provideTiming = (timing: () => Timing | null): void => void setContext(KEY, timing);

export const givenTiming = (): (() => Timing | null) => getContext(KEY) ?? (() => null);
