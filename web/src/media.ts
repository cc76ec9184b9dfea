/** The breakpoints of styles/media.css, for code that must ask the browser itself. */
import definitions from './styles/media.css?raw';

function query(name: string): string {
  const found = new RegExp(`@custom-media --${name} (.+?);`).exec(definitions)?.[1];
  if (found === undefined) throw new Error(`styles/media.css defines no --${name}`);
  return found;
}

export const WIDE = query('wide');

export const isWide = (): boolean => matchMedia(WIDE).matches;
export const isPhone = (): boolean => matchMedia(query('phone')).matches;
/** Somebody who prefers stillness: nothing moves by itself. */
export const isStill = (): boolean => matchMedia(query('still')).matches;
