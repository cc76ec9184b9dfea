/** What languages need to speak of numbers and names. */

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The right form for a number: `const plural = pluralIn('ro'); plural(3, {one: 'un punct', few: '# puncte', other: '# de puncte'})`. */
export function pluralIn(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', String(n));
}

/** "Tom, Léa and Pip" */
export function listIn(language: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (names) => format.format(names);
}
