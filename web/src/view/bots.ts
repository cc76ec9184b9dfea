/** What bots are called. */

const NAMES = 'Pip Juniper Bramble Wren Hazel Clover Moth Sorrel Otis Fern Tansy Quill'.split(' ');

/** A name nobody at the table has. */
export function botName(taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLocaleLowerCase()));
  const free = (name: string) => !known.has(name.toLocaleLowerCase());
  const later = Array.from({ length: taken.length + 1 }, (_, i) => `Pip ${i + 2}`);
  return [...NAMES, ...later].find(free) ?? 'Pip';
}
