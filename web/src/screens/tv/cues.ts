/** Which sounds belong to a beat of the show, and when in it. */
import { meetingWorth, votersOf, type Beat } from '../../view/show';
import type { Reveal } from '../../wire';
import type { Name } from './sounds';

export interface Cue {
  readonly name: Name;
  /** Seconds after the beat begins. */
  readonly after: number;
  readonly step: number;
}

const cue = (name: Name, after = 0, step = 0): Cue => ({ name, after, step });

const SEALS = { after: 0.45, apart: 0.12 } as const;
const HOPS = { after: 0.2, long: 2.2, voices: 4 } as const;

export function cuesOf(beat: Beat, turn: Reveal): readonly Cue[] {
  const [slot = 0] = beat.slots;
  const stamps = votersOf(turn, slot).map((_, i) => cue('seal', SEALS.after + i * SEALS.apart, i));
  switch (beat.kind) {
    case 'hush':
      return [cue('hush')];
    case 'row':
      return [...beat.slots.map((_, i) => cue('seal', i * SEALS.apart, i)), cue('fell', 0.9)];
    case 'fallen':
      return [...stamps, cue('fell', SEALS.after + stamps.length * SEALS.apart)];
    case 'owner':
      return [cue('owner')];
    case 'sweep':
      return [cue('sweep')];
    case 'words':
      return [cue('words')];
    case 'truth':
      return [cue(votersOf(turn, slot).length > 0 ? 'truth' : 'alone')];
    case 'crowd':
      return stamps;
    case 'veto':
      return [cue('blow', 0.3)];
    case 'crown':
      return [cue(meetingWorth(turn, slot) > 0 ? 'truth' : 'alone')];
    case 'field':
      return [];
    case 'hops':
      return hopping(turn);
  }
}

/** All hop at once, and the fewest points in the longest hops; no more voices than an ear can follow. */
function hopping({ points, scores }: Reveal): readonly Cue[] {
  const hoppers = points
    .filter((n) => n > 0)
    .sort((a, b) => b - a)
    .slice(0, HOPS.voices);
  const hops = hoppers.flatMap((n) =>
    Array.from({ length: n }, (_, i) => cue('hop', HOPS.after + (i * HOPS.long) / n, i)),
  );
  return leads(points, scores) ? [...hops, cue('lead', HOPS.after + HOPS.long)] : hops;
}

/** Somebody is first who was not. */
function leads(points: readonly number[], scores: readonly number[]): boolean {
  const before = scores.map((score, i) => score - (points[i] ?? 0));
  const first = (of: readonly number[]) => of.flatMap((score, i) => (score === Math.max(...of) ? [i] : []));
  return first(scores).some((i) => !first(before).includes(i));
}
