/** French before a name: « de Paul », « d’Ileana », « de Yann », « d’Hugo », « de Hans ». */

const ACCENTS = /[\u0300-\u036f]/g;

/** Names whose h is aspirated, so that nothing is elided before it: those that came from other languages. */
const ASPIRATED =
  'hakan hakim hamid hamza han hans hanna hannah harald haris harold haroun harper harry harvey hasan hassan ' +
  'hayden heather heidi heinz helmut hendrik henrik herbert hilda hilary holger holly horst horia howard hudson ' +
  'hunter hussein';
const ASPIRATED_NAMES: ReadonlySet<string> = new Set(ASPIRATED.split(' '));

/** Whether a word begins with a sound that takes an apostrophe before it. */
export function elides(word: string): boolean {
  const plain = word.normalize('NFD').replace(ACCENTS, '').toLowerCase();
  if (plain.startsWith('h')) return !ASPIRATED_NAMES.has(plain.split(/[^a-z]/)[0] ?? '');
  // « d’Yves », « d’Yvonne », but « de Yann », « de Yasmine »
  return /^(?:[aeioœæu]|y(?![aeiou]))/.test(plain);
}

/** « de mai », « d’avril », « d’Ileana » */
export const of = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);
