/** Several pictures that are shown together, beside the board they come from. */
import type { Beat } from '../../view/show';
import { boardPlan } from '../../view/tv';

/** Rem: what they share, what lies between them, and how wide one of few is, with a line more below it or without. */
const SHARED = 72;
const BETWEEN = 1.6;
const WIDEST = { row: 15, sweep: 17.5 };

/**
 * How wide the pictures of a beat are side by side, in rem. Null: they would be smaller than on this board, so they stay
 * there, in the light.
 */
export function forwardWidth({ kind, slots }: Beat, board: number): number | null {
  if (kind !== 'row' && kind !== 'sweep') return null;
  const wide = Math.min(WIDEST[kind], SHARED / slots.length - BETWEEN);
  return wide < (boardPlan(board).tall * 2) / 3 ? null : wide;
}
