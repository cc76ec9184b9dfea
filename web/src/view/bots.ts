/** Who sits down when a bot is asked for. The first five are characters of their own; the others play like one of them. */
import type { Seat } from '../wire';

type Mind = NonNullable<Seat['mind']>;

const CHARACTERS: readonly (readonly [Mind, string])[] = [
  ['pip', 'Pip'],
  ['ottoline', 'Ottoline'],
  ['wren', 'Wren'],
  ['bram', 'Bram'],
  ['aurelio', 'Aurelio'],
];
const NAMES = 'Juniper Hazel Clover Moth Sorrel Otis Fern Tansy Quill'.split(' ');

export interface NewBot {
  readonly name: string;
  readonly mind: Mind | null;
}

/** Somebody whose name nobody at the table has. */
export function newBot(taken: readonly string[]): NewBot {
  const known = new Set(taken.map((name) => name.toLocaleLowerCase()));
  const free = (name: string) => !known.has(name.toLocaleLowerCase());
  const character = CHARACTERS.find(([, name]) => free(name));
  if (character) return { mind: character[0], name: character[1] };
  const later = Array.from({ length: taken.length + 1 }, (_, i) => `Pip ${i + 2}`);
  return { mind: null, name: [...NAMES, ...later].find(free) ?? 'Pip' };
}
