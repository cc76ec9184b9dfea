/** How the parts of a turn are arranged on the screen: screens/playing/play.css has the shapes of them. */
import type { Moment } from './moment';

export type Arrangement = 'telling' | 'choosing' | 'pairing' | 'voting' | 'comparing' | 'waiting';

interface Kind {
  /** Two agree aloud who hands in. */
  readonly paired: boolean;
  /** Two pictures are looked at side by side. */
  readonly comparing: boolean;
}

export function arrangementOf({ is }: Moment, { paired, comparing }: Kind): Arrangement {
  if (is === 'tell') return 'telling';
  if (is === 'await_clue') return 'choosing';
  if (paired) return 'pairing';
  if (is === 'hand_in') return 'choosing';
  if (is === 'handed_in') return 'waiting';
  return comparing ? 'comparing' : 'voting';
}
