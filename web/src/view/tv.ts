/** What the screen in the living room shows. Nobody touches it: it moves on by itself. */
import type { Public, Room } from '../wire';
import { lastTurn } from './moment';

export type Scene = 'lobby' | 'begin' | 'tell' | 'hand_in' | 'vote' | 'reveal' | 'end';

/** `seen`: the number of the last turn whose reveal was shown to its end. */
export function sceneOf(room: Room, game: Public | null, seen: number): Scene {
  if (game === null || room.stage === 'lobby') return 'lobby';
  if (lastTurn(game) > seen) return 'reveal';
  if (room.stage === 'over' || game.phase === 'over') return 'end';
  if (game.phase !== 'clue') return game.phase;
  return game.storyteller === null ? 'begin' : 'tell';
}

const LOOK = 9_000;
const LOOK_AT_EACH = 900;
const HURRIED = 3_500;

/** How long the counted points stay, in milliseconds: time to read them all, or less when the next clue is out. */
export const restFor = (lines: number, nextIsOut: boolean): number =>
  nextIsOut ? HURRIED : LOOK + LOOK_AT_EACH * lines;

/** The next turn has its clue, so somebody may be looking for it on the screen. */
export const nextIsOut = (game: Public): boolean => game.phase === 'hand_in' || game.phase === 'vote';

/** The width of the clue's paper in rem, and of a letter and of the paper's margins in parts of the letters' size. */
const STRIP = 38;
const LETTER = 0.46;
const MARGINS = 1.7;

/** How large the clue can be, in rem: on one line if it stays large, else on two. */
export function clueSize(letters: number): number {
  const line = (lines: number) => STRIP / ((LETTER * letters) / lines + MARGINS);
  return line(1) >= 2.2 ? Math.min(3.5, line(1)) : Math.max(1.6, Math.min(2.2, line(2.2)));
}

/** Whether this many pictures in a row need their large files on a screen this many pixels wide. */
export const needsLarge = (cards: number, dots: number): boolean => cards <= 6 && dots > 2400;

/** Whether the points need small letters: with these many seats the longest reason would take more than four lines. */
export const needsSmall = (seats: number, letters: number): boolean => seats > 6 || seats * letters > 390;

/** Pictures side by side while people vote: few enough that each is large. */
export const across = (cards: number): number => (cards <= 6 ? cards : Math.ceil(cards / 2));
