/** Talk at the table: the lines that are shown for a moment, and for how long. */
import type { HandOver, Reaction, Said } from '../wire';

/** The most lines shown at once. Older ones are in the book. */
const MOST_AT_ONCE = 3;
const A_GLANCE = 2500; // milliseconds
const A_LETTER = 70;
const LONGEST = 10_000;

/** The lines after this one, without one's own words but with one's own reactions. `silent`: no words. */
export const freshLines = (
  said: readonly Said[],
  after: number,
  mySeat: number | null,
  silent: boolean,
): readonly Said[] =>
  said
    .filter(({ seq, reaction, seat }) => seq > after && (reaction ? true : !silent && seat !== mySeat))
    .slice(-MOST_AT_ONCE);

/** Talk and hand-overs of seats, in the order in which they happened. */
export const heard = (said: readonly Said[], handovers: readonly HandOver[]): readonly (Said | HandOver)[] =>
  [...said, ...handovers].sort((one, other) => one.seq - other.seq);

/** Milliseconds, as long as it takes to read. */
export const staysFor = (text: string): number => Math.min(A_GLANCE + text.length * A_LETTER, LONGEST);

/** One tap each, where a turn is talked over. */
export const REACTIONS: readonly Reaction[] = ['applause', 'laugh', 'wonder', 'heart', 'aha'];

/** How many have reacted so after this line, and whether this seat has. */
export function reacted(
  said: readonly Said[],
  after: number,
  reaction: Reaction,
  seat: number,
): { readonly count: number; readonly mine: boolean } {
  const who = new Set(said.filter((line) => line.seq > after && line.reaction === reaction).map((line) => line.seat));
  return { count: who.size, mine: who.has(seat) };
}
