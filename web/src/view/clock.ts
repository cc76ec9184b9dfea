/** Time that is left, as people read it. */

/** From so many seconds on a clock burns. */
const URGENT = 10;

export const isUrgent = (left: number): boolean => left <= URGENT;

/** "0:32", or "5 h". */
export function remaining(left: number): string {
  if (left >= 3_600) return `${Math.floor(left / 3_600)} h`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
