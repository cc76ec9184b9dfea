/** The bots: five characters, each with a name and a face. A sixth bot has a name and a face of its own, and plays like
 *  one of the five. */
import type { Seat } from '../wire';

/** Languages in which bots have clues. In any other they speak English, and the page says so. */
export const BOTS_SPEAK: readonly string[] = ['en', 'fr', 'ro'];

export type Mind = NonNullable<Seat['mind']>;

const NAMES: Readonly<Record<Mind, string>> = {
  pip: 'Pip',
  ottoline: 'Ottoline',
  wren: 'Wren',
  bram: 'Bram',
  aurelio: 'Aurelio',
};
const STRANGERS = {
  tansy: 'Tansy',
  sorrel: 'Sorrel',
  hazel: 'Hazel',
  otis: 'Otis',
  quill: 'Quill',
  clover: 'Clover',
  juniper: 'Juniper',
} as const;

/** The name of the face. */
export type FaceId = Mind | keyof typeof STRANGERS;

const FACED: readonly (readonly [FaceId, string])[] = [
  ...(Object.entries(NAMES) as [Mind, string][]),
  ...(Object.entries(STRANGERS) as [keyof typeof STRANGERS, string][]),
];

export interface NewBot {
  readonly name: string;
  readonly mind: Mind | null;
}

export interface Character {
  readonly mind: Mind;
  readonly name: string;
  /** Nobody at the table has this name. */
  readonly free: boolean;
}

const inUse = (taken: readonly string[]) => new Set(taken.map((name) => name.toLocaleLowerCase()));

/** The five characters, and whether each can still come. */
export function characters(taken: readonly string[]): readonly Character[] {
  const used = inUse(taken);
  return (Object.keys(NAMES) as Mind[]).map((mind) => {
    const name = NAMES[mind];
    return { mind, name, free: !used.has(name.toLocaleLowerCase()) };
  });
}

/** A new bot with a name that is free at this table: one of the five while one is free. `draw` is from 0 up to 1. */
export function newBot(taken: readonly string[], draw: number): NewBot {
  const free = characters(taken).filter((one) => one.free);
  const drawn = free[Math.floor(draw * free.length)];
  if (drawn) return { name: drawn.name, mind: drawn.mind };
  const used = inUse(taken);
  const later = Array.from({ length: taken.length + 1 }, (_, i) => `Quill ${i + 2}`);
  return {
    name: [...Object.values(STRANGERS), ...later].find((name) => !used.has(name.toLocaleLowerCase())) ?? 'Quill',
    mind: null,
  };
}

/** The face of this seat, by its name. A bot of another name that plays like Pip does not have Pip's face, nor has a
 *  person whose seat a bot plays. Bots beyond the twelve have none. */
export function faceOf({ is_bot, name }: Pick<Seat, 'is_bot' | 'name'>): FaceId | null {
  return (is_bot && FACED.find(([, called]) => called === name)?.[0]) || null;
}

/** The character whose own seat this is; null: a person's, or a stranger's who only plays like one. */
export const characterAt = ({ is_bot, mind, name }: Pick<Seat, 'is_bot' | 'mind' | 'name'>): Mind | null =>
  is_bot && mind && NAMES[mind] === name ? mind : null;
