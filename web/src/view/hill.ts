/** The score track is the horizon: where its stones lie, and where rabbits stand on it. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Runner {
  readonly colour: string;
  readonly score: number;
}

export interface Pawn extends Runner, Point {
  readonly size: number;
  readonly crowd: number;
}

const land = ({ width, height }: Size, x: number, level: number, swing: number, phase: number): number =>
  height *
  (level + swing * Math.sin((x / width) * 5.2 + phase) + swing * 0.45 * Math.sin((x / width) * 11 + phase * 2));

const RIDGES = { far: [0.42, 0.12, 3.4], mid: [0.54, 0.09, 1.9], near: [0.66, 0.07, 0.6] } as const;

const margin = ({ width }: Size): number => Math.max(20, width * 0.035);

/** The outline of one range of hills, closed at the bottom. */
export function ridge(size: Size, name: keyof typeof RIDGES): string {
  const [level, swing, phase] = RIDGES[name];
  let path = `M0 ${size.height}`;
  for (let x = 0; x <= size.width + 8; x += 8) path += `L${x} ${land(size, x, level, swing, phase).toFixed(1)}`;
  return `${path}L${size.width} ${size.height}z`;
}

export function grass(size: Size): string {
  let path = '';
  for (let i = 0; i < size.width / 7; i++) {
    const x = (i * 7.3 + ((i * 37) % 11)) % size.width;
    const y = land(size, x, ...RIDGES.near) + 1;
    const length = 3 + (((i * 13) % 7) * size.height) / 190;
    const tilt = ((i * 29) % 9) - 4;
    path += `M${x.toFixed(1)} ${y.toFixed(1)}q${(tilt / 3).toFixed(1)} ${(-length * 0.6).toFixed(1)} ${tilt} ${(-length).toFixed(1)}`;
  }
  return path;
}

/** Where the stone of this many points lies. */
export function stone(size: Size, goal: number, points: number): Point {
  const x = margin(size) + ((size.width - 2 * margin(size)) * Math.min(points, goal)) / goal;
  return { x, y: land(size, x, ...RIDGES.near) + size.height * 0.1 };
}

export const stride = (size: Size, goal: number): number => (size.width - 2 * margin(size)) / goal;

/** Rabbits on one stone stand beside each other, the later ones in front; a crowd stands closer. */
export function pawns(size: Size, goal: number, runners: readonly Runner[]): readonly Pawn[] {
  const tall = Math.min(size.height * 0.5, Math.max(stride(size, goal) * 1.5, 22));
  // Who stands in front still stands on the hill.
  const lowest = size.height - tall * 0.07;
  const spots = runners.map((runner) => Math.min(runner.score, goal));
  return runners.map((runner, index) => {
    const at = spots[index] ?? 0;
    const crowd = spots.slice(0, index).filter((other) => other === at).length;
    const apart = tall * Math.min(0.3, 1.6 / spots.filter((other) => other === at).length);
    const { x, y } = stone(size, goal, at);
    // At the goal there is no room beyond it: they stand back along the track.
    const side = at === goal ? -1 : 1;
    return {
      ...runner,
      x: x + side * crowd * apart,
      y: Math.min(y + (crowd % 3) * tall * 0.1, lowest),
      size: tall,
      crowd,
    };
  });
}

/** Dotted hops from one score to another. */
export function hops(size: Size, goal: number, from: number, to: number): string {
  const tall = Math.min(size.height * 0.5, Math.max(stride(size, goal) * 1.5, 22));
  let path = '';
  for (let n = from; n < Math.min(to, goal); n++) {
    const a = stone(size, goal, n);
    const b = stone(size, goal, n + 1);
    path += `M${a.x} ${a.y - 2}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - tall * 0.75} ${b.x} ${b.y - 2}`;
  }
  return path;
}

/** How long the track is: the target, or in games of rounds a little further than the first rabbit. */
export function goalOf(target: number | null, scores: readonly number[]): number {
  return target ?? Math.max(20, Math.ceil((Math.max(0, ...scores) + 1) / 5) * 5);
}
