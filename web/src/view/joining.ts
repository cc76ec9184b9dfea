/** Whether a newcomer can sit down at a table. */
import type { TableSummary } from '../wire';
import { MOST_SEATS } from './seating';

export type Closed = 'playing' | 'locked' | 'full';

/** Why nobody can sit down there now; null: somebody can. */
export function closedTo({ stage, locked, names }: TableSummary): Closed | null {
  if (stage === 'playing') return 'playing';
  if (locked) return 'locked';
  return names.length >= MOST_SEATS ? 'full' : null;
}
