/** German names: „Ileanas Bild“, „Max’ Bild“, and „das Bild von Pip 2“ where an ending would look odd. */

/** After these a genitive takes an apostrophe and no s: Max, Moritz, Andreas, Alice. */
const HISSING = /(?:[sßxz]|ce)$/i;
const LETTER = /\p{L}$/u;

/** `owned('Ileana', 'den Tisch')`: „Ileanas Tisch“. The article stands in the case that the sentence asks for. */
export function owned(name: string, thing: string): string {
  if (!LETTER.test(name)) return `${thing} von ${name}`;
  const noun = thing.slice(thing.indexOf(' ') + 1);
  return `${name}${HISSING.test(name) ? '’' : 's'} ${noun}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMBERS = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
/** Small numbers as words. */
export const count = (n: number): string => NUMBERS[n] ?? String(n);

const COMPANY = 'zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft'.split(' ');
/** „zu fünft“ */
export const company = (n: number): string => `zu ${COMPANY[n - 2] ?? n}`;

/** „einmal“, „fünfmal“, „13-mal“ */
export const times = (n: number): string => (n === 1 ? 'einmal' : NUMBERS[n] ? `${NUMBERS[n]}mal` : `${n}-mal`);
