/** Gestures on a picture besides a touch: drawing it aside, or resting on it. */
import type { Action } from 'svelte/action';

interface Swipe {
  /** -1: to the one before, 1: to the next one. */
  readonly onstep: (by: -1 | 1) => void;
}

const FAR = 40;
const STILL = 10;
const LONG = 450;
const A_MOMENT = 120;

/** `use:swipe={{ onstep }}`. Leaves scrolling up and down to the page. */
export const swipe: Action<HTMLElement, Swipe> = (node, given) => {
  let { onstep } = given;
  let from: { x: number; y: number } | null = null;
  const down = (event: PointerEvent) => (from = event.isPrimary ? { x: event.clientX, y: event.clientY } : null);
  const up = (event: PointerEvent) => {
    if (from === null) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    from = null;
    if (Math.abs(x) < FAR || Math.abs(x) < Math.abs(y)) return;
    swallowClick(node);
    onstep(x < 0 ? 1 : -1);
  };
  const off = listen(node, { pointerdown: down, pointerup: up, pointercancel: () => (from = null) });
  return { update: (next) => void ({ onstep } = next), destroy: off };
};

/** `use:hold={() => …}`: a long press; the click that would follow is swallowed. */
export const hold: Action<HTMLElement, () => void> = (node, given) => {
  let held = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    stop();
    from = { x: event.clientX, y: event.clientY };
    if (event.button !== 0) return;
    timer = setTimeout(() => {
      swallowClick(node);
      held();
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
  };
  const menu = (event: PointerEvent) => event.pointerType !== 'mouse' && event.preventDefault();
  const off = listen(node, {
    pointerdown: down,
    pointermove: move,
    pointerup: stop,
    pointercancel: stop,
    pointerleave: stop,
    contextmenu: menu,
  });
  return {
    update: (next) => void (held = next),
    destroy: () => {
      stop();
      off();
    },
  };
};

/** The click that belongs to this touch, and no later one: it comes a moment after the finger is lifted. */
function swallowClick(node: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = () => setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), A_MOMENT);
  node.addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', forget, { once: true });
}

function listen(node: HTMLElement, handlers: Record<string, (event: PointerEvent) => unknown>): () => void {
  const entries = Object.entries(handlers) as [keyof HTMLElementEventMap, EventListener][];
  entries.forEach(([type, handler]) => node.addEventListener(type, handler));
  return () => entries.forEach(([type, handler]) => node.removeEventListener(type, handler));
}
