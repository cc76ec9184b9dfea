/** Spans of time as people choose and read them. */
import type { Timers } from '../wire';

export interface Span {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days';
  readonly n: number;
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** In the largest unit that comes out even; a minute and a half stays 90 seconds. */
export function spanOf(seconds: number): Span {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['seconds', 1];
  return { unit, n: seconds / size };
}

/** Limits that go well together. */
export const PACES = {
  none: { clue: null, hand_in: null, vote: null },
  relaxed: { clue: 180, hand_in: 90, vote: 120 },
  brisk: { clue: 60, hand_in: 30, vote: 45 },
} as const satisfies Record<string, Omit<Timers, 'absent'>>;

export type Pace = keyof typeof PACES;

export function paceOf(timers: Timers): Pace | 'custom' {
  const names = Object.keys(PACES) as Pace[];
  const same = (pace: Omit<Timers, 'absent'>) =>
    pace.clue === timers.clue && pace.hand_in === timers.hand_in && pace.vote === timers.vote;
  return names.find((name) => same(PACES[name])) ?? 'custom';
}

const PHASES = [30, 45, 60, 90, 120, 180, 300, 600, 3_600, 86_400];
const ABSENCES = [15, 30, 60, 90, 120, 300, 900, 3_600, 86_400];

/** The choices for a timer, the present value among them; null: no limit. */
export function spansFor(timer: keyof Timers, set: number | null): readonly (number | null)[] {
  const usual = timer === 'absent' ? ABSENCES : PHASES;
  const all = set === null ? usual : [...new Set([...usual, set])].sort((a, b) => a - b);
  return [null, ...all];
}

/** The limits of the three phases without repeating: one number where all are alike. */
export const phaseLimits = ({ clue, hand_in, vote }: Timers): readonly (number | null)[] => [
  ...new Set([clue, hand_in, vote]),
];
