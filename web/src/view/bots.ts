/** The bots: five characters, each with a name and a face. A sixth bot has another name and plays like one of them. */
import type { Seat } from '../wire';

export type Mind = NonNullable<Seat['mind']>;

const NAMES: Readonly<Record<Mind, string>> = {
  pip: 'Pip',
  ottoline: 'Ottoline',
  wren: 'Wren',
  bram: 'Bram',
  aurelio: 'Aurelio',
};
const STRANGERS = 'Juniper Hazel Clover Moth Sorrel Otis Fern Tansy Quill'.split(' ');

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

/** The five, and who of them can still come. */
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
  return { name: [...STRANGERS, ...later].find((name) => !used.has(name.toLocaleLowerCase())) ?? 'Quill', mind: null };
}

/** Whose face this seat shows. A stranger who plays like Pip is not Pip, nor is a person whose seat a bot keeps warm. */
export function faceOf({ is_bot, mind, name }: Pick<Seat, 'is_bot' | 'mind' | 'name'>): Mind | null {
  return is_bot && mind && NAMES[mind] === name ? mind : null;
}
