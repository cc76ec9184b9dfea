/** The television's words in the language of the page. */
import { language } from '../index.svelte';
import type { TvWords } from './en';

const FILES = import.meta.glob<{ default: TvWords }>(['./??.ts']);

let spoken = $state.raw<TvWords | null>(null);

/** All words of the television, once they are here. */
export function tvWords(): TvWords {
  if (spoken === null) throw new Error('the television has no words yet');
  return spoken;
}

export const tvSpeaks = (): boolean => spoken !== null;

/** Follows the language of the page. */
export async function speakOnTv(): Promise<void> {
  const code = language();
  const loaded = await FILES[`./${code}.ts`]?.();
  if (loaded && code === language()) spoken = loaded.default;
}
