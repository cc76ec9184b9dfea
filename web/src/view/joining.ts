/** Whether a newcomer can sit down at a table. */
import type { TableSummary } from '../wire';
import { MOST_SEATS } from './seating';

export type Closed = 'playing' | 'locked' | 'full';

/** The reason why a newcomer cannot sit down now; null: there is none. */
export function closedTo({ stage, locked, names }: TableSummary): Closed | null {
  if (stage === 'playing') return 'playing';
  if (locked) return 'locked';
  return names.length >= MOST_SEATS ? 'full' : null;
}
