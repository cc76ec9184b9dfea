/** What is said aside: which lines are shown for a moment, and for how long. */
import type { HandOver, Reaction, Said } from '../wire';

/** Whoever comes back after a while finds the rest in the book. */
const MOST_AT_ONCE = 3;
const A_GLANCE = 2500; // milliseconds
const A_LETTER = 70;
const LONGEST = 10_000;

/** What was said after this line. One's own words are known; one's own reactions are seen going up. `silent`: no words. */
export const freshLines = (
  said: readonly Said[],
  after: number,
  mySeat: number | null,
  silent: boolean,
): readonly Said[] =>
  said
    .filter(({ seq, reaction, seat }) => seq > after && (reaction ? true : !silent && seat !== mySeat))
    .slice(-MOST_AT_ONCE);

/** What people say, and between it which seats changed hands: in the order in which it happened. */
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
