/** A dialog over everything else: `<dialog use:modal>`. A touch beside it closes it, and who opened it has the focus
 *  again. `use:modal={'covering'}` where nothing of the page shows beside it: the dialog then hangs on the body, so that
 *  the page need not be drawn while it opens, which spares a slow phone half of the work just then. Such a dialog is not
 *  the root of its component, which could not be taken away otherwise. */
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

const OPENED = 4; // frames: the dialog, and what it draws when it has been seen, are on the screen by then

/** Calls back after so many frames; returns what prevents it. Unlike a time, it is soon over on a quick device, and on a
 *  slow one it does not fall upon the next touch. */
function afterFrames(frames: number, done: () => void): () => void {
  let next = requestAnimationFrame(function count() {
    if (--frames === 0) done();
    else next = requestAnimationFrame(count);
  });
  return () => cancelAnimationFrame(next);
}

export const modal: Action<HTMLDialogElement, 'covering' | undefined> = (dialog, covering) => {
  const before = document.activeElement;
  const closeIfBeside = (event: MouseEvent) => event.target === dialog && dialog.close();
  if (covering) {
    document.body.append(dialog);
    dialog.classList.add('opening');
  }
  const stopWaiting = afterFrames(OPENED, () => dialog.classList.remove('opening'));
  dialog.addEventListener('click', closeIfBeside);
  dialog.showModal();
  return {
    destroy() {
      stopWaiting();
      dialog.remove();
      // The browser does this only for a dialog that was closed, not for one that was taken away.
      void tick().then(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    },
  };
};
