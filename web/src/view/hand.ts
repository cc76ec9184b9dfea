/** Looking through a hand, and choosing from it. */
import type { Clue, ClueKind, Timers } from '../wire';
import { isRecorded, type Taken } from './recording';

/** The next or the previous one; after the last comes the first. */
export const stepped = (at: number, count: number, by: number): number => (count === 0 ? 0 : (at + by + count) % count);

/** How far a card of a fan leans: …, -1, 0, 1, … around the middle. */
export const lean = (index: number, count: number): number => index - (count - 1) / 2;

/** How far a choice of `needed` cards would be with the card on the screen. */
export type Step =
  /** It is chosen already, and others are missing. */
  | 'missing'
  /** Choose it; one more is missing then. */
  | 'one_more'
  /** With it everything is chosen: hand in. */
  | 'complete';

export function stepOf(chosen: readonly string[], looked: string, needed: number): Step {
  if (chosen.includes(looked)) return 'missing';
  return chosen.length + 1 < needed ? 'one_more' : 'complete';
}

/** The storyteller's draft of a clue, kept until it is given. */
export interface Thought {
  readonly kind: ClueKind;
  readonly text: string;
  readonly card: string | null;
  /** A recording that was made and not sent yet. */
  readonly taken: Taken | null;
}

export const NO_THOUGHT: Thought = { kind: 'text', text: '', card: null, taken: null };

/** The clue as it would be told now; null: something is missing. A recording is named when it has been sent. */
export function clueIn({ kind, text, taken }: Thought): Clue | null {
  if (isRecorded(kind)) return taken?.kind === kind ? { kind } : null;
  const said = oneLine(text);
  if (said === '') return kind === 'aloud' ? { kind } : null;
  return { kind, text: said };
}

export const LONGEST_CLUE = 200;

/** A clue is one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const BY_POST = 3_600; // seconds

/** The ways to give a clue. Where a phase may last for hours, people are not in one room: nothing is said aloud. */
export function waysToTell(kinds: readonly Thought['kind'][], timers: Timers): readonly Thought['kind'][] {
  const byPost = [timers.clue, timers.hand_in, timers.vote].some((limit) => limit !== null && limit >= BY_POST);
  const others = kinds.filter((kind) => kind !== 'aloud');
  return byPost && others.length > 0 ? others : kinds;
}
