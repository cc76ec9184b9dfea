/** Keeps an element as high as what can be seen of the page: on some phones a keyboard lies over the page and leaves its
 *  height as it was. `<main use:inSight>` sets `--seen` while that is so. */
import type { Action } from 'svelte/action';

export const inSight: Action<HTMLElement> = (node) => {
  const view = window.visualViewport;
  if (!view) return;
  const look = () => {
    const covered = view.scale === 1 && innerHeight - view.height > 1;
    if (covered) node.style.setProperty('--seen', `${view.height}px`);
    else node.style.removeProperty('--seen');
    // The browser has scrolled to what is typed in; all of it is in sight without that.
    if (covered && view.offsetTop > 0) scrollTo(0, 0);
  };
  view.addEventListener('resize', look);
  look();
  return { destroy: () => view.removeEventListener('resize', look) };
};
