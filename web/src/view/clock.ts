/** Remaining time, as people read it. */

/** The seconds from which on a clock is drawn as urgent. */
const URGENT = 10;
const HOUR = 3_600;
const DAY = 24 * HOUR;

export const isUrgent = (left: number): boolean => left <= URGENT;

interface TimeWords {
  hours(n: number): string;
  days(n: number): string;
}

/** "0:32"; from an hour on "5 h", from a day and a half on "3 days", to the nearest one. */
export function remaining(left: number, time: TimeWords): string {
  if (left >= 1.5 * DAY) return time.days(Math.round(left / DAY));
  if (left >= HOUR) return time.hours(Math.round(left / HOUR));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** The seconds a clock shows: it stands at the whole limit until the stage is clear, at `from`. */
export const shownSeconds = (left: number, deadline: number, from: number | null): number =>
  from === null ? left : Math.min(left, Math.ceil(deadline - from));
