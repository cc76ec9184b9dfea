/** The shelf: which books show their cover, and for how many players their pictures are enough. */
import type { DeckSummary, EditionId } from '../wire';
import { EDITION_IDS, EDITIONS } from './editions';

const COVERS_ON_A_PLANK = 3;
const SPINES_ON_A_PLANK = 5;
/** With more spines than this, what is as wide as two books has no room beside them. */
const SPINES_BESIDE = 3;

/** Whether this is people's own deck, which nobody else may use. */
export const isOwn = ({ licence }: DeckSummary): boolean => licence === 'private';

/** One board of the shelf. Chosen books show their cover, the others their spine. */
export interface Plank {
  readonly covers: readonly DeckSummary[];
  readonly spines: readonly DeckSummary[];
  /** The dashed book of the next deck stands at its end. */
  readonly next: boolean;
}

/** The boards of a shelf. `next`: somebody may put a deck of their own on it. */
export function planks(decks: readonly DeckSummary[], chosen: readonly string[], next: boolean): readonly Plank[] {
  const out = decks.filter(({ id }) => chosen.includes(id));
  const rest = decks.filter(({ id }) => !chosen.includes(id));
  const shelf = [
    ...inRows(out, COVERS_ON_A_PLANK).map((covers) => ({ covers, spines: [], next: false })),
    ...inRows(rest, SPINES_ON_A_PLANK).map((spines) => ({ covers: [], spines, next: false })),
  ];
  if (!next) return shelf;
  const last = shelf.at(-1);
  const hasRoom = last && last.covers.length < COVERS_ON_A_PLANK && last.spines.length <= SPINES_BESIDE;
  return hasRoom
    ? [...shelf.slice(0, -1), { ...last, next: true }]
    : [...shelf, { covers: [], spines: [], next: true }];
}

function inRows<T>(all: readonly T[], length: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / length) }, (_, i) => all.slice(i * length, (i + 1) * length));
}

const MARKED = [3, 4, 5, 6, 8, 10, 12];
const FULL_TABLE = 12;

/** The number of pictures that these players need in this edition, or in the most demanding one if it is not for them. */
export function neededFor(players: number, edition: EditionId): number {
  const own = EDITIONS[edition].tables[players]?.smallest_deck;
  return own ?? Math.max(...EDITION_IDS.map((id) => EDITIONS[id].tables[players]?.smallest_deck ?? 0));
}

/** The most players that these pictures are enough for; null: for nobody yet. */
export function enoughFor(pictures: number, edition: EditionId): number | null {
  const counts = Array.from({ length: FULL_TABLE - 2 }, (_, i) => FULL_TABLE - i);
  return counts.find((players) => neededFor(players, edition) <= pictures) ?? null;
}

/** A mark on the path from no picture to enough for a full table. */
export interface Notch {
  readonly players: number;
  /** How far along the path, in percent. */
  readonly at: number;
  readonly reached: boolean;
  /** That of this table. */
  readonly here: boolean;
}

export interface Path {
  readonly notches: readonly Notch[];
  /** How far the pictures have come, in percent. */
  readonly come: number;
}

/** Pictures against players. Marks stand where their players are, and the pictures come as far as they are enough. */
export function pathOf(pictures: number, players: number, edition: EditionId): Path {
  const counts = [...new Set([...MARKED, players])].sort((a, b) => a - b);
  const at = (count: number) => (count / FULL_TABLE) * 100;
  const marks = counts.map((count) => ({ count, need: neededFor(count, edition) }));
  const notches = marks.map(({ count, need }) => ({
    players: count,
    at: at(count),
    reached: pictures >= need,
    here: count === players,
  }));
  return { notches, come: at(along(pictures, marks)) };
}

/** The number of players that these pictures are enough for, with the fraction of the next one. */
function along(pictures: number, marks: readonly { readonly count: number; readonly need: number }[]): number {
  let before = { count: 0, need: 0 };
  for (const mark of marks) {
    if (pictures < mark.need)
      return before.count + ((pictures - before.need) / (mark.need - before.need)) * (mark.count - before.count);
    before = mark;
  }
  return before.count;
}
