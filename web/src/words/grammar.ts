/** What languages need to speak of numbers and names. */

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The right form for a number: `const plural = pluralIn('ro'); plural(3, {one: 'un punct', few: '# puncte', other: '# de puncte'})`. */
export function pluralIn(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', String(n));
}

/** "Tom, Léa and Pip": by hand, because a slow phone needs 150 ms to make an `Intl.ListFormat`. */
export const listWith =
  (and: string) =>
  (names: readonly string[]): string =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
