/** The shelf's words in the language of the page. */
import { language } from '../index.svelte';
import type { ShelfWords } from './en';

const FILES = import.meta.glob<{ default: ShelfWords }>(['./??.ts']);

let spoken = $state.raw<ShelfWords | null>(null);

/** All words of the shelf, once they are here. */
export function shelfWords(): ShelfWords {
  if (spoken === null) throw new Error('the shelf has no words yet');
  return spoken;
}

export const shelfSpeaks = (): boolean => spoken !== null;

/** Follows the language of the page. */
export async function speakAtShelf(): Promise<void> {
  const code = language();
  const loaded = await FILES[`./${code}.ts`]?.();
  if (loaded && code === language()) spoken = loaded.default;
}
