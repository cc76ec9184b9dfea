/** The breakpoints of styles/media.css, for code that must ask the browser itself. */

/** Filled in by vite.config.ts, from the style sheet. */
declare const BREAKPOINTS: Readonly<Record<'wide' | 'phone' | 'still', string>>;

export const WIDE = BREAKPOINTS.wide;

export const isWide = (): boolean => matchMedia(WIDE).matches;
export const isPhone = (): boolean => matchMedia(BREAKPOINTS.phone).matches;
/** Somebody who prefers stillness: nothing moves by itself. */
export const isStill = (): boolean => matchMedia(BREAKPOINTS.still).matches;
