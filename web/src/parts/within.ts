/** A link that stays within the page: `<a href={rulesPath()} use:within>`. Anything but a plain click is the browser's:
 *  a new tab, a new window, a download. `use:within={turnTo}` goes there in its own way. */
import type { Action } from 'svelte/action';
import { go } from '../route.svelte';

export const within: Action<HTMLAnchorElement, ((path: string) => void) | undefined> = (link, follow = go) => {
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(link.getAttribute('href') ?? '/');
  };
  link.addEventListener('click', click);
  return { destroy: () => link.removeEventListener('click', click) };
};
