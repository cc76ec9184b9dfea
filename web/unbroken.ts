import type { Plugin } from 'vite';

const HYPHEN = /(?<=(?<!\p{L})\p{L}{1,2})-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,2}(?!\p{L}))/gu;
const JOINER = '\u2060'; // a word joiner, which no font has to draw

/** A line does not end at a hyphen that would leave one or two letters alone: „n-a găsit-o”, « dites-le ». */
export const unbroken = (text: string): string => text.replace(HYPHEN, `-${JOINER}`);

/** The sentences of the built page, unbroken. In their files people write and search for plain hyphens. */
export const unbrokenWords = (): Plugin => ({
  name: 'unbroken-words',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/words\/(?:\w+\/)?..\.ts$/ },
    handler: (code) => unbroken(code),
  },
});
