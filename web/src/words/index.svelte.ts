/** The language of this page: the browser's, or the one chosen. A language is one file beside this one. */
import { setPreference, preference } from '../keys';
import type { Words } from './en';

const files = import.meta.glob<{ default: Words }>(['./??.ts']);

/** en, fr, …: whatever files there are. */
export const LANGUAGES: readonly string[] = Object.keys(files)
  .map((path) => path.slice(2, -3))
  .sort();

let spoken = $state.raw<Words | null>(null);
let chosen = $state('en');
let wanted = '';

/** All words of the present language. */
export function words(): Words {
  if (spoken === null) throw new Error('no language has been loaded yet');
  return spoken;
}

export const language = (): string => chosen;

/** What a language calls itself. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The chosen language, else the first one the browser likes that we speak, else English. */
export function preferred(wished: string | null, browser: readonly string[]): string {
  const liked = [wished ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return liked.find((code) => LANGUAGES.includes(code)) ?? 'en';
}

export async function speak(code: string): Promise<void> {
  const load = files[`./${code}.ts`] ?? files['./en.ts'];
  wanted = code;
  const loaded = await load?.();
  // Somebody who chose twice means the second one, whichever file comes first.
  if (wanted !== code || !loaded) return;
  spoken = loaded.default;
  chosen = code;
  document.documentElement.lang = code;
}

export const speakPreferred = (): Promise<void> => speak(preferred(preference('language'), navigator.languages));

/** Switches to the language of the table, unless one was chosen on this device. */
export async function speakAlong(code: string): Promise<void> {
  if (preference('language') === null && code !== chosen && LANGUAGES.includes(code)) await speak(code);
}

export async function choose(code: string): Promise<void> {
  setPreference('language', code);
  await speak(code);
}

type Texts = Readonly<Record<string, string>>;

/** A deck's own words in our language, else in English, else in any it has. */
export const inOurLanguage = (texts: Texts | undefined): string => texts?.[languageOf(texts) ?? ''] ?? '';

/** The language in which we show them, for a voice that reads aloud; undefined: there are none. */
export const languageOf = (texts: Texts | undefined): string | undefined =>
  texts && [chosen, 'en', ...Object.keys(texts)].find((code) => texts[code]);

/** A refusal in words for people. One without words is for programs: this page asked for what it should not. */
export function sentenceFor({ code }: { readonly code: string }): string {
  const known: Readonly<Record<string, string>> = words().refusals;
  return known[code] ?? words().refusals.unreadable;
}
