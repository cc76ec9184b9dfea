/** A seal flies to its card from the rabbit whose vote it is. Only transforms move, so cheap phones keep up. */
import type { Action } from 'svelte/action';

export const flight: Action<Element, string> = (node, colour) => {
  const pawn = document.querySelector(`[data-pawn="${colour}"]`);
  const style = getComputedStyle(document.documentElement);
  const duration = parseFloat(style.getPropertyValue('--d-fly'));
  if (!pawn || !duration) return;
  const from = pawn.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  node.animate(
    [
      { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(1.7)`, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: 'none' },
    ],
    { duration, easing: style.getPropertyValue('--ease-land').trim() || 'ease-out' },
  );
};
