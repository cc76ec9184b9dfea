/** Paper torn at some of its sides: a ragged clip path that follows the element's size. `use:torn={'right bottom'}` */
import type { Action } from 'svelte/action';

export const torn: Action<HTMLElement, string> = (node, sides) => {
  let at = sides;
  let [width, height] = [0, 0];
  const tear = () => (node.style.clipPath = ragged(width, height, at.split(' ')));
  // The size is taken from the observer: asking the element for it would lay out the page once more.
  const watching = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.borderBoxSize[0];
    [width, height] = [Math.round(box?.inlineSize ?? 0), Math.round(box?.blockSize ?? 0)];
    tear();
  });
  watching.observe(node);
  return {
    update(next) {
      at = next;
      tear();
    },
    destroy: () => watching.disconnect(),
  };
};

/** The same size tears the same way: paper does not flicker. */
export function ragged(width: number, height: number, sides: readonly string[]): string {
  let seed = width * 7 + height + 1;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const points: string[] = [];
  const run = (side: string, steps: number, at: (along: number, depth: number) => [number, number]) => {
    const deepest = side === 'right' || side === 'left' ? 9 : 3;
    let depth = 0;
    for (let i = 0; i <= steps; i++) {
      depth = depth * 0.55 + chance() * deepest * 0.7;
      const [x, y] = at(i / steps, sides.includes(side) ? depth : 0);
      points.push(`${x.toFixed(1)}px ${y.toFixed(1)}px`);
    }
  };
  run('top', Math.max(1, Math.floor(width / 9)), (t, d) => [t * width, d]);
  run('right', Math.max(1, Math.floor(height / 4)), (t, d) => [width - d, t * height]);
  run('bottom', Math.max(1, Math.floor(width / 9)), (t, d) => [width - t * width, height - d]);
  run('left', Math.max(1, Math.floor(height / 4)), (t, d) => [d, height - t * height]);
  return `polygon(${points.join(',')})`;
}
