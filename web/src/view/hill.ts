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
  /** The order of drawing: rabbits further in front come later. */
  readonly layer: number;
}

/** The flag above a huddle: its points, and the number of rabbits there. */
export interface Flag extends Point {
  readonly score: number;
  readonly count: number;
  /** The rabbit of the one who looks stands here. */
  readonly mine: boolean;
}

export interface Crowd {
  readonly pawns: readonly Pawn[];
  readonly flags: readonly Flag[];
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

/** A rabbit's width in parts of its height, and how far the next one of a huddle stands beside it. */
const BROAD = 0.767;
const BESIDE = 0.56;
/** The number of rabbits from which on a huddle stands in two rows. */
const TWO_ROWS = 4;
const CLEAR = 4;

const tallest = (size: Size, goal: number): number =>
  Math.min(size.height * 0.34, Math.max(stride(size, goal) * 1.5, 28));

interface Huddle {
  readonly score: number;
  readonly who: readonly Runner[];
  readonly front: number;
  readonly width: number;
  /** The middle it would like to have: that of its stone. */
  readonly wants: number;
}

/** Rabbits on one stone stand in one huddle under one flag. Huddles that would overlap move apart from their common
 *  middle, so that nobody is hidden and none strays far. `mine`: the colour that stands in front. */
export function huddled(size: Size, goal: number, runners: readonly Runner[], mine: string | null = null): Crowd {
  const tall = tallest(size, goal);
  const placed = parted(huddlesOf(size, goal, runners, mine), size.width);
  return {
    pawns: placed.flatMap(({ huddle, left }) => standing(size, goal, huddle, left, tall)),
    flags: placed.map(({ huddle, left }) => ({
      score: huddle.score,
      count: huddle.who.length,
      mine: huddle.who.some(({ colour }) => colour === mine),
      x: left + huddle.width / 2,
      y: stone(size, goal, huddle.score).y - tall * (huddle.who.length >= TWO_ROWS ? 1.5 : 1.17) - 3,
    })),
  };
}

function huddlesOf(size: Size, goal: number, runners: readonly Runner[], mine: string | null): readonly Huddle[] {
  const broad = tallest(size, goal) * BROAD;
  const flag = size.width > 700 ? 40 : 24;
  const scores = [...new Set(runners.map(({ score }) => score))].sort((a, b) => a - b);
  return scores.map((score) => {
    const who = runners
      .filter((one) => one.score === score)
      .sort((a, b) => Number(a.colour === mine) - Number(b.colour === mine));
    const front = who.length >= TWO_ROWS ? Math.ceil(who.length / 2) : who.length;
    const width = Math.max((front - 1) * broad * BESIDE + broad, who.length > 1 ? flag * 1.5 : flag);
    return { score, who, front, width, wants: stone(size, goal, score).x };
  });
}

interface Run {
  readonly huddles: readonly Huddle[];
  readonly width: number;
  readonly middle: number;
}

function parted(huddles: readonly Huddle[], width: number): readonly { huddle: Huddle; left: number }[] {
  const within = (run: Run): Run => ({
    ...run,
    middle: Math.min(width - CLEAR - run.width / 2, Math.max(run.width / 2 + CLEAR, run.middle)),
  });
  const runs: Run[] = [];
  for (const huddle of huddles) {
    let run = within({ huddles: [huddle], width: huddle.width, middle: huddle.wants });
    for (let before = runs.at(-1); before && touch(before, run); before = runs.at(-1)) {
      runs.pop();
      run = within(joined(before, run));
    }
    runs.push(run);
  }
  return runs.flatMap((run) => {
    let left = run.middle - run.width / 2;
    return run.huddles.map((huddle) => {
      const at = left;
      left += huddle.width + CLEAR;
      return { huddle, left: at };
    });
  });
}

const touch = (one: Run, next: Run): boolean => one.middle + one.width / 2 + CLEAR > next.middle - next.width / 2;

function joined(one: Run, next: Run): Run {
  const huddles = [...one.huddles, ...next.huddles];
  const middle = huddles.reduce((sum, { wants }) => sum + wants, 0) / huddles.length;
  return { huddles, width: one.width + next.width + CLEAR, middle };
}

function standing(size: Size, goal: number, huddle: Huddle, left: number, tall: number): readonly Pawn[] {
  const { score, who, front, width } = huddle;
  const beside = tall * BROAD * BESIDE;
  const start = left + (width - ((front - 1) * beside + tall * BROAD)) / 2 + (tall * BROAD) / 2;
  const { y } = stone(size, goal, score);
  const behind = who.length - front;
  return who.map((runner, i) => {
    const back = i < behind;
    const at = back ? i : i - behind;
    return {
      ...runner,
      x: start + at * beside + (back ? beside / 2 : 0),
      y: y - (back ? tall * 0.36 : 0) + (at % 2) * 1.5,
      size: tall,
      layer: back ? i : TWO_ROWS * 3 + i,
    };
  });
}

/** Dotted hops from one score to another. */
export function hops(size: Size, goal: number, from: number, to: number): string {
  const tall = tallest(size, goal);
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
