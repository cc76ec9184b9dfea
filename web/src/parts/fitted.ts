/** Pictures as large as the room they share allows: `<ol class="fitted" use:fitted={{ count: 6, gap: 12 }}>`. What they
 *  lie in has a size of its own; `--across` and `--wide` say how wide a row and a picture are (styles/book.css). */
import type { Action } from 'svelte/action';
import { fit, type Fitting, type Room } from '../view/fit';

interface Fits extends Fitting {
  /** How many lie side by side now. */
  readonly onfit?: (columns: number) => void;
}

export const fitted: Action<HTMLElement, Fits> = (node, first) => {
  let given = first;
  let room: Room | null = null;

  function lay(): void {
    if (room === null) return;
    const { columns, width } = fit(room, given);
    node.style.setProperty('--across', `${columns * width + (columns - 1) * given.gap}px`);
    node.style.setProperty('--wide', `${width}px`);
    node.style.setProperty('--apart', `${given.gap}px`);
    node.style.removeProperty('opacity');
    given.onfit?.(columns);
  }

  // The size is taken from the observer: asking the element for it would lay out the page once more.
  const watching = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.borderBoxSize[0];
    room = box ? { width: box.inlineSize, height: box.blockSize } : null;
    lay();
  });
  watching.observe(node, { box: 'border-box' }); // what is laid in it changes its padding, not its room
  // Until their size is known they are not shown: they would jump.
  node.style.setProperty('opacity', '0');
  return {
    update(next) {
      given = next;
      lay();
    },
    destroy: () => watching.disconnect(),
  };
};
