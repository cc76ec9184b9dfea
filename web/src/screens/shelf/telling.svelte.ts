/** How far the pictures are, said to those who listen: politely, and at most every five seconds. */
import { announce } from '../../announcer.svelte';
import type { OwnPictures } from '../../ownPictures.svelte';
import { onTheWay } from '../../view/arriving';
import { progressWords } from '../../words/shelf/progress';
import { shelfWords } from '../../words/shelf/index.svelte';

const PAUSE = 5_000; // milliseconds

/** To be called where a component begins. */
export function tellProgress(own: () => OwnPictures): void {
  let last = -PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = '';
  const sentence = $derived.by(() => {
    const { made, arriving } = own();
    const refused = arriving.filter(({ stage }) => stage === 'refused').length;
    return progressWords(shelfWords(), { made, coming: onTheWay(arriving).length, refused });
  });

  $effect(() => {
    const now = sentence;
    if (!now || now === said) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        last = performance.now();
        said = now;
        announce(now);
      },
      Math.max(0, last + PAUSE - performance.now()),
    );
  });
  $effect(() => () => clearTimeout(timer));
}
