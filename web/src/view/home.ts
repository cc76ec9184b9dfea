/** The tables that somebody may go back to from the door. */
import type { SeatHeld } from '../wire';

/** How many seats the server is asked for at once. */
export const MOST_ASKED = 24;

/** Seconds without an act after which a lobby, or a table after its game, counts as a past evening. */
const STILL_WARM = 12 * 3600;

/** The tables to go back to, first those that wait for us, then games that are on, then the newest. `now` in seconds. */
export function waysBack(held: readonly SeatHeld[], now: number): readonly SeatHeld[] {
  const rank = ({ is_awaited, stage }: SeatHeld) => (is_awaited ? 0 : stage === 'playing' ? 1 : 2);
  return held
    .filter(({ stage, at }) => stage === 'playing' || now - at < STILL_WARM)
    .sort((a, b) => rank(a) - rank(b) || b.at - a.at);
}

/** "Sunday" in the week that was, then "8 Nov"; with the year in another one. Both in milliseconds. */
export function dayWords(at: number, now: number, language: string): string {
  const then = new Date(at);
  const style: Intl.DateTimeFormatOptions =
    now - at < 6 * 86_400_000
      ? { weekday: 'long' }
      : then.getFullYear() === new Date(now).getFullYear()
        ? { day: 'numeric', month: 'short' }
        : { day: 'numeric', month: 'short', year: 'numeric' };
  const said = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, style).format(then);
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}
