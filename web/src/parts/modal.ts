/** A dialog over everything else: `<dialog use:modal>`. A touch beside it closes it, and who opened it has the focus
 *  again. `use:modal={'covering'}` where nothing of the page shows beside it: the dialog then hangs on the body, so that
 *  the page need not be drawn while it opens, which spares a slow phone half of the work just then. Such a dialog is not
 *  the root of its component, which could not be taken away otherwise. */
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

const OPENED = 400; // milliseconds, a little more than the opening takes to see

export const modal: Action<HTMLDialogElement, 'covering' | undefined> = (dialog, covering) => {
  const before = document.activeElement;
  const closeIfBeside = (event: MouseEvent) => event.target === dialog && dialog.close();
  if (covering) {
    document.body.append(dialog);
    dialog.classList.add('opening');
  }
  const opened = setTimeout(() => dialog.classList.remove('opening'), OPENED);
  dialog.addEventListener('click', closeIfBeside);
  dialog.showModal();
  return {
    destroy() {
      clearTimeout(opened);
      dialog.remove();
      // The browser does this only for a dialog that was closed, not for one that was taken away.
      void tick().then(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    },
  };
};
