/** People who came and went between two states of the table. */
import type { Seat } from '../wire';

export interface JoinedLeft {
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** A person whose connection is lost counts as gone until it is back. Bots come and go with their seat. */
export function joinedLeft(before: readonly Seat[], after: readonly Seat[]): JoinedLeft {
  const were = here(before);
  const are = here(after);
  return {
    came: [...are].filter(([id]) => !were.has(id)).map(([, name]) => name),
    went: [...were].filter(([id]) => !are.has(id)).map(([, name]) => name),
  };
}

const here = (seats: readonly Seat[]): ReadonlyMap<number, string> =>
  new Map(seats.filter((seat) => seat.is_bot || seat.present).map((seat) => [seat.id, seat.name]));
