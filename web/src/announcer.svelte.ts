/** Announcements for screen readers: one polite region for the whole page. */
import { untrack } from 'svelte';

let sentence = $state('');

export const announced = (): string => sentence;

/** Say this. The same sentence twice is heard twice: a trailing blank makes it new. */
export function announce(words: string): void {
  // Untracked: an effect that announces must not run again because something was announced.
  sentence = words === untrack(() => sentence) ? `${words} ` : words;
}
