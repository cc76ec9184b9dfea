/** Lifting a thing with the mouse, or with a finger that rests on it a moment: a quick stroke still scrolls the page. */
import type { Action } from 'svelte/action';

export interface Lifting {
  /** Whether it can be lifted now. */
  readonly can: boolean;
  lift(): void;
  /** Where the pointer is, and how far it has come. */
  carry(x: number, y: number, dx: number, dy: number): void;
  /** `dropped`: put down; else the attempt was given up. */
  end(dropped: boolean): void;
}

const REST = 280;
const FAR_FOR_A_MOUSE = 6;
const FAR_FOR_A_FINGER = 10;

export const lift: Action<HTMLElement, Lifting> = (node, first) => {
  let lifting = first;
  let from: PointerEvent | null = null;
  let lifted = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    if (!from) return;
    lifted = true;
    node.setPointerCapture(from.pointerId);
    lifting.lift();
  }

  function end(dropped: boolean): void {
    clearTimeout(resting);
    if (lifted) lifting.end(dropped);
    from = null;
    // The click that follows the drop is still ours to swallow.
    setTimeout(() => (lifted = false));
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointerId) return;
    const dx = event.clientX - from.clientX;
    const dy = event.clientY - from.clientY;
    const far = Math.hypot(dx, dy);
    if (lifted) lifting.carry(event.clientX, event.clientY, dx, dy);
    else if (from.pointerType === 'mouse' && far > FAR_FOR_A_MOUSE) begin();
    else if (from.pointerType !== 'mouse' && far > FAR_FOR_A_FINGER) end(false);
  }

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerdown(event) {
      if (!lifting.can || event.button !== 0) return;
      from = event;
      if (event.pointerType !== 'mouse') resting = setTimeout(begin, REST);
    },
    pointermove: move,
    pointerup: () => end(true),
    pointercancel: () => end(false),
    touchmove: (event) => lifted && event.preventDefault(),
    contextmenu: (event) => from && event.preventDefault(),
    keydown: (event) => event.key === 'Escape' && end(false),
    click: (event) => lifted && event.stopPropagation(),
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  // Not passive: a lifted thing must not scroll the page. In the capture phase: before the button's own click.
  for (const [name, listener] of all) node.addEventListener(name, listener, { passive: false, capture: true });
  return {
    update: (next) => void (lifting = next),
    destroy() {
      clearTimeout(resting);
      for (const [name, listener] of all) node.removeEventListener(name, listener, { capture: true });
    },
  };
};
