/** Why somebody was sent back to the first screen. It is told there once. */
import type { Problem } from './wire';

interface SentBack {
  readonly code: string;
  readonly problem: Problem;
}

let last: SentBack | null = null;

export const sendBack = (code: string, problem: Problem): void => void (last = { code, problem });

/** Said once. */
export function sentBack(): SentBack | null {
  const said = last;
  last = null;
  return said;
}
