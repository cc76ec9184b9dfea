/** How a table is set up, in words: for the host who changes it, and for the guests who read it. */
import { optionsOf } from '../view/editions';
import { paceOf, phaseLimits, spanOf } from '../view/spans';
import type { Room } from '../wire';
import type { Words } from './en';

/** "Play to 30 points", "Everyone tells once" */
export function endingWords(w: Words, room: Room): string {
  const { target, rounds } = optionsOf(room);
  return target === null ? w.setup.rounds_of(rounds ?? 1) : w.setup.to_points(target);
}

/** "relaxed", "no limit", "2 min" where all three are alike, else "by phase" */
export function timeWords(w: Words, { timers }: Room): string {
  const pace = paceOf(timers);
  const [limit, ...others] = phaseLimits(timers);
  if (pace !== 'custom' || limit == null || others.length > 0) return w.setup.pace[pace];
  const { unit, n } = spanOf(limit);
  return w.time[unit](n);
}

/** "anyone with the code", "nobody new" */
export function doorWords(w: Words, { locked, has_password, listed }: Room): string {
  if (locked) return w.setup.locked;
  if (has_password) return w.setup.with_password;
  return listed ? w.setup.listed : w.setup.open;
}
