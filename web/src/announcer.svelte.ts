/** What a screen reader hears of the game: one polite voice for the whole page. */

let sentence = $state('');

export const announced = (): string => sentence;

/** Say this. The same sentence twice is heard twice: a trailing blank makes it new. */
export function announce(words: string): void {
  sentence = words === sentence ? `${words} ` : words;
}
