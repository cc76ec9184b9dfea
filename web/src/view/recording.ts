/** Recorded clues: what can be recorded where, how long it is, and how a sound looks. */
import type { Clue } from '../wire';

export type RecordedKind = 'audio' | 'video';

/** A recording that its storyteller has not sent yet. */
export interface Taken {
  readonly kind: RecordedKind;
  readonly blob: Blob;
  readonly seconds: number;
}

/** A recorded clue that everyone may play. */
export interface Recorded {
  readonly kind: RecordedKind;
  readonly url: string;
}

export const LONGEST = 20;

/** How many bars draw a sound. */
export const BARS = 44;

/** First what every browser plays; a mime has no sound on purpose. */
const TYPES: Readonly<Record<RecordedKind, readonly string[]>> = {
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'],
  video: ['video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp8', 'video/webm;codecs=vp9', 'video/mp4'],
};

/** The type to record in; undefined: this browser can record nothing of the kind. */
export const typeFor = (kind: RecordedKind, isSupported: (type: string) => boolean): string | undefined =>
  TYPES[kind].find(isSupported);

export const isRecorded = (kind: Clue['kind']): kind is RecordedKind => kind === 'audio' || kind === 'video';

export function recordingOf(code: string, clue: Clue | null): Recorded | null {
  if (!clue?.recording || !isRecorded(clue.kind)) return null;
  const path = `/api/tables/${encodeURIComponent(code)}/recordings/${encodeURIComponent(clue.recording)}`;
  return { kind: clue.kind, url: path };
}

/** 7.4 seconds: "0:07" */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** How high each bar stands, from 0 to 1: the loudest of its samples, beside the loudest of all. */
export function barsOf(samples: Float32Array, count: number = BARS): readonly number[] {
  const each = samples.length / count;
  const peaks = Array.from({ length: count }, (_, bar) => {
    let peak = 0;
    for (let i = Math.floor(bar * each); i < Math.floor((bar + 1) * each); i++)
      peak = Math.max(peak, Math.abs(samples[i] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

/** Why nothing can be recorded. `insecure`: browsers lend microphone and camera to https and to the machine itself only;
 *  `unreadable`: a file that this browser cannot play. */
export type Hindrance = 'insecure' | 'denied' | 'missing' | 'busy' | 'unreadable';

const HINDRANCES: Readonly<Record<string, Hindrance>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** The meaning of the browser's error for a person. */
export const hindranceOf = (error: unknown): Hindrance =>
  (error instanceof Error || error instanceof DOMException ? HINDRANCES[error.name] : undefined) ?? 'busy';
