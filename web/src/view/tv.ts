/** The scenes of a television. Nobody touches it: it follows the table, and the server's clock. */
import type { Public, Room } from '../wire';
import { lastTurn } from './moment';
import { playsInPairs } from './editions';
import { people, scorerOf, type Person } from './people';
import type { Beat } from './show';

export type Scene = 'lobby' | 'begin' | 'tell' | 'hand_in' | 'vote' | 'reveal' | 'rest' | 'pause' | 'end';

/** A show that this screen has seen running: of which turn, and until when by the server's clock. */
export interface Staged {
  readonly game: number;
  readonly turn: number;
  readonly until: number;
}

/** From here on the clock is a full moon that counts alone, in seconds. */
export const URGENT = 10;
/** How long the finished turn stays as a page after its show, in seconds. */
export const REST = 12;

/** `now`: by the server's clock. `staged`: what `follow` remembers. */
export function sceneOf(room: Room, game: Public | null, staged: Staged | null, now: number): Scene {
  if (game === null || room.stage === 'lobby') return 'lobby';
  if (room.paused) return 'pause';
  if (isOn(room, game, now)) return 'reveal';
  if (room.stage === 'over' || game.phase === 'over') return 'end';
  if (game.phase !== 'clue') return game.phase;
  if (isOf(staged, room, game) && now >= staged.until && now < restsUntil(staged, room)) return 'rest';
  return game.storyteller === null ? 'begin' : 'tell';
}

/** The page gives way after a while, and always before the last seconds of the storyteller's time. */
const restsUntil = ({ until }: Staged, { deadline }: Room): number =>
  Math.min(until + REST, (deadline ?? Infinity) - URGENT);

/** A show goes on until the stage is clear; where people vote already, nobody waits for it. */
const isOn = (room: Room, game: Public, now: number): boolean =>
  game.last !== null && game.phase !== 'vote' && room.clear_at !== null && now < room.clear_at;

/** The show that runs or has ended by itself; null: none, or somebody said "on". */
export function follow(staged: Staged | null, room: Room, game: Public | null, now: number): Staged | null {
  if (game === null || room.stage === 'lobby') return null;
  if (isOn(room, game, now)) return { game: room.games, turn: lastTurn(game), until: room.clear_at ?? now };
  return isOf(staged, room, game) && room.clear_at !== null ? staged : null;
}

const isOf = (staged: Staged | null, room: Room, game: Public): staged is Staged =>
  staged !== null && staged.game === room.games && staged.turn === lastTurn(game);

/** How the pictures lie: side by side up to six, in two rows above. */
export interface BoardPlan {
  readonly across: number;
  /** Height of a picture, gaps between and beside pictures, in rem. */
  readonly tall: number;
  readonly gap: number;
  readonly aside: number;
  /** Where the people are: in the margin below, or four at each side. */
  readonly people: 'margin' | 'sides';
  /** Seen this large, pictures want their large files. */
  readonly large: boolean;
}

export function boardPlan(pictures: number): BoardPlan {
  const [tall, gap, aside] = pictures <= 4 ? [24, 2, 2.4] : pictures === 5 ? [21, 1.4, 1.4] : [17.7, 1, 1];
  if (pictures <= 6) return { across: pictures, tall, gap, aside, people: 'margin', large: pictures < 6 };
  const across = Math.ceil(pictures / 2);
  if (pictures <= 8) return { across, tall: 17, gap: 1.2, aside: 1.9, people: 'sides', large: false };
  return { across, tall: 14.3, gap: 1, aside: 2.1, people: 'margin', large: false };
}

/** Pictures that come forward side by side: the width they share, the gap between them, the widest of few, in rem. */
const SHARED = 72;
const BETWEEN = 1.6;
const WIDEST = { row: 15, sweep: 17.5 };

/**
 * How wide the pictures of a beat come forward, in rem. Null: they would be smaller than on this board, so they stay
 * there, in the light.
 */
export function forwardWidth({ kind, slots }: Pick<Beat, 'kind' | 'slots'>, board: number): number | null {
  if (kind !== 'row' && kind !== 'sweep') return null;
  const wide = Math.min(WIDEST[kind], SHARED / slots.length - BETWEEN);
  return wide < (boardPlan(board).tall * 2) / 3 ? null : wide;
}

/** The people with something to do in this phase, in their order. */
export const awaited = (room: Room, game: Public): readonly Person[] =>
  people(room, game).filter(({ state }) => state !== 'idle');

/** The names of those who are missing; of a pair that owes a card together, both. */
export const missing = (room: Room, game: Public): readonly string[] =>
  people(room, game)
    .filter(({ state }) => state === 'thinking')
    .map(({ name }) => name);

/** A card that lies there or is owed: by one, or by a pair of whom one hands in. */
export interface Owed {
  readonly by: readonly Person[];
  readonly done: boolean;
}

/** The cards to be handed in: one of everyone, or one of a pair, but of the storyteller's pair one of each. */
export function owed(room: Room, game: Public): readonly Owed[] {
  const apart = awaited(room, game).map((one): Owed => ({ by: [one], done: one.state === 'done' }));
  if (!playsInPairs(game)) return apart;
  const told = scorerOf(game, game.storyteller ?? 0);
  return game.scores.flatMap((_, scorer) => {
    const cards = apart.filter(({ by }) => by.some(({ place }) => scorerOf(game, place) === scorer));
    const done = cards.filter((card) => card.done);
    if (scorer === told || cards.length === 0) return cards;
    return done.length > 0 ? done : [{ by: cards.flatMap(({ by }) => by), done: false }];
  });
}

/** Who owes these cards still: of a pair that owes one together, both under one name. */
export function stillOwed(cards: readonly Owed[]): { names: readonly string[]; pairs: boolean } {
  const missing = cards.filter(({ done }) => !done);
  const names = missing.map(({ by }) => by.map(({ name }) => name).join(' · '));
  return { names, pairs: missing.some(({ by }) => by.length > 1) };
}

/** The widths of a letter and of the paper's margins, in parts of the letters' size. */
const LETTER = 0.46;
const MARGINS = 1.7;
/** How small letters on one line and on two may be beside the largest, before a line is added. */
const LEAST = [0.62, 0.45];

/** The size of a clue on paper of this width in rem: on one line if it stays large, else on two or three. */
export function clueSize(letters: number, paper: number, largest: number): number {
  const on = (lines: number) => paper / ((LETTER * letters) / lines + MARGINS);
  const sizes = [on(1), Math.min(on(1.9), 0.72 * largest), Math.min(on(2.8), 0.5 * largest)];
  const fits = sizes.find((size, i) => size >= largest * (LEAST[i] ?? 0)) ?? largest;
  return Math.min(largest, Math.max(1.4, fits));
}

/** The size in rem of a clue that has this much room on a page, on as many lines as it takes. */
export function pageSize(text: string, wide: number, tall: number): number {
  const filled = Math.sqrt((wide * tall) / (LETTER * 1.06 * Math.max(1, text.length)));
  return Math.max(1.4, Math.min(4.6, filled, wide / (0.52 * longestWord(text))));
}

const longestWord = (text: string): number => Math.max(1, ...text.split(/\s+/).map((word) => word.length));

/** The size in rem of the words beside the storyteller's face: by the longest of them, and the room there is. */
export function headSize(text: string, wide: number): number {
  return Math.max(2.4, Math.min(5, wide / (0.52 * longestWord(text))));
}
