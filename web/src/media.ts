/** The breakpoints of styles/media.css, for code that must ask the browser itself. */

/** Filled in by vite.config.ts, from the style sheet. */
declare const BREAKPOINTS: Readonly<Record<'wide' | 'table' | 'still', string>>;

export const WIDE = BREAKPOINTS.wide;
export const TABLE = BREAKPOINTS.table;

/** Somebody who prefers stillness: nothing moves by itself. */
export const isStill = (): boolean => matchMedia(BREAKPOINTS.still).matches;
