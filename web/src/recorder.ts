/** Recording a sound or a mime with this device, and looking into sounds. */
import {
  barsOf,
  BARS,
  hindranceOf,
  LONGEST,
  typeFor,
  type Hindrance,
  type RecordedKind,
  type Taken,
} from './view/recording';

/** Small on purpose: an album of twelve turns is one file that can be sent to a friend. */
const SOUND = 64_000;
const FILM = 300_000;
const WANTED: Readonly<Record<RecordedKind, MediaStreamConstraints>> = {
  audio: { audio: true },
  video: { video: { facingMode: 'user', width: { ideal: 480 }, height: { ideal: 360 }, frameRate: { max: 24 } } },
};

export class Hindered extends Error {
  constructor(readonly by: Hindrance) {
    super(by);
  }
}

export interface Recording {
  readonly stream: MediaStream;
  /** What was recorded, once it is stopped or its time is over; `Hindered` where that is nothing. */
  readonly taken: Promise<Taken>;
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
  readonly stop: () => void;
}

/** Asks for the microphone or the camera and begins at once; throws `Hindered`. */
export async function record(kind: RecordedKind): Promise<Recording> {
  if (!isSecureContext || !navigator.mediaDevices) throw new Hindered('insecure');
  const type = 'MediaRecorder' in globalThis ? typeFor(kind, (one) => MediaRecorder.isTypeSupported(one)) : undefined;
  if (type === undefined) throw new Hindered('missing');
  const stream = await navigator.mediaDevices.getUserMedia(WANTED[kind]).catch((error: unknown) => {
    throw new Hindered(hindranceOf(error));
  });
  return begun(kind, stream, type);
}

function begun(kind: RecordedKind, stream: MediaStream, mimeType: string): Recording {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: SOUND, videoBitsPerSecond: FILM });
  const parts: Blob[] = [];
  const meter = kind === 'audio' ? metered(stream) : null;
  let since = performance.now();
  recorder.onstart = () => (since = performance.now());
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setTimeout(stop, LONGEST * 1000);
  const taken = new Promise<Taken>((done, fail) => {
    recorder.onstop = () => {
      clearTimeout(timer);
      stream.getTracks().forEach((track) => track.stop());
      meter?.close();
      const seconds = Math.min(LONGEST, (performance.now() - since) / 1000);
      const blob = new Blob(parts, { type: mimeType });
      // Some systems promise a type that they have no encoder for.
      if (blob.size === 0) fail(new Hindered('missing'));
      else done({ kind, blob, seconds });
    };
  });
  recorder.start();
  return { stream, taken, level: meter?.level ?? (() => 0), stop };
}

function metered(stream: MediaStream): { readonly level: () => number; readonly close: () => void } {
  const context = new AudioContext();
  const listener = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(listener);
  const samples = new Float32Array(listener.fftSize);
  return {
    level: () => {
      listener.getFloatTimeDomainData(samples);
      return Math.min(1, Math.max(...samples.map(Math.abs)) * 1.6);
    },
    close: () => void context.close(),
  };
}

export interface Measured {
  readonly bars: readonly number[];
  readonly seconds: number;
}

export const UNMEASURED: Measured = { bars: Array.from({ length: BARS }, () => 0), seconds: 0 };

/** What a sound looks like and how long it is: containers that browsers record often do not say. Null: it cannot be read. */
export async function measuredIn(sound: Blob): Promise<Measured | null> {
  try {
    const decoded = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await sound.arrayBuffer());
    return { bars: barsOf(decoded.getChannelData(0)), seconds: decoded.duration };
  } catch {
    return null;
  }
}

/** The same of a sound that lies elsewhere. */
export async function measuredAt(url: string): Promise<Measured | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await measuredIn(await answer.blob()) : null;
  } catch {
    return null;
  }
}
