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
const FILM_WIDTH = 480;
const FILM_FRAMES = 24;
const WANTED: Readonly<Record<RecordedKind, MediaStreamConstraints>> = {
  audio: { audio: true },
  video: {
    video: {
      facingMode: 'user',
      width: { ideal: FILM_WIDTH },
      height: { ideal: (FILM_WIDTH * 3) / 4 },
      frameRate: { max: FILM_FRAMES },
    },
  },
};

export class Hindered extends Error {
  constructor(readonly by: Hindrance) {
    super(by);
  }
}

export interface Recording {
  readonly stream: MediaStream;
  /** The recording, once it is stopped or its time is over. Rejects with `Hindered` if there is none. */
  readonly taken: Promise<Taken>;
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
  readonly stop: () => void;
}

/** The way to record: by this page, with the device's own recorder, or not at all. */
export function meansFor(kind: RecordedKind): 'page' | 'device' | null {
  if (recordsAs(kind) === undefined) return null;
  return isSecureContext && navigator.mediaDevices ? 'page' : 'device';
}

const recordsAs = (kind: RecordedKind): string | undefined =>
  'MediaRecorder' in globalThis ? typeFor(kind, (one) => MediaRecorder.isTypeSupported(one)) : undefined;

/** A microphone or camera that is lent to us. */
export interface Lent {
  readonly stream: MediaStream;
  readonly begin: () => Recording;
  readonly giveBack: () => void;
}

/** Asks for the microphone or the camera; throws `Hindered`. */
export async function borrow(kind: RecordedKind): Promise<Lent> {
  if (!isSecureContext || !navigator.mediaDevices) throw new Hindered('insecure');
  const type = recordsAs(kind);
  if (type === undefined) throw new Hindered('missing');
  const stream = await navigator.mediaDevices.getUserMedia(WANTED[kind]).catch((error: unknown) => {
    throw new Hindered(hindranceOf(error));
  });
  return { stream, begin: () => begun(kind, stream, type), giveBack: () => end(stream) };
}

/** Records the beginning of a file as it plays, so that the result is small and has none of the file's metadata. Throws
 *  `Hindered`. */
export async function recordFile(kind: RecordedKind, file: Blob): Promise<Recording> {
  const type = recordsAs(kind);
  if (type === undefined) throw new Hindered('missing');
  const source = await (kind === 'audio' ? soundIn(file) : filmIn(file));
  const recording = begun(kind, source.stream, type);
  try {
    await source.play(recording.stop);
  } catch (error) {
    recording.taken.catch(() => undefined); // of nothing
    recording.stop();
    source.close();
    throw error;
  }
  return { ...recording, taken: recording.taken.finally(source.close) };
}

interface Source {
  readonly stream: MediaStream;
  readonly play: (ended: () => void) => Promise<void>;
  readonly close: () => void;
}

const LONG_WAIT = 3000; // milliseconds
let awake: AudioContext | null = null;

/** Some browsers let nothing sound before a touch, and when the device's own recorder hands over its file, the touch that
 *  called it is long forgotten: this is to be done at that touch. */
export function wakeSound(): AudioContext {
  awake ??= new AudioContext();
  void awake.resume();
  return awake;
}

/** Done, or it takes so long that it will not be: `Hindered`. */
const soon = (done: Promise<void>): Promise<void> =>
  Promise.race([done, new Promise<void>((_, fail) => setTimeout(() => fail(new Hindered('busy')), LONG_WAIT))]);

async function soundIn(file: Blob): Promise<Source> {
  const context = wakeSound();
  const buffer = await context.decodeAudioData(await file.arrayBuffer()).catch(() => {
    throw new Hindered('unreadable');
  });
  const player = new AudioBufferSourceNode(context, { buffer });
  const heard = context.createMediaStreamDestination();
  player.connect(heard);
  const play = async (ended: () => void) => {
    player.onended = ended;
    await soon(context.resume());
    player.start();
  };
  return { stream: heard.stream, play, close: () => player.disconnect() };
}

/** Its pictures alone: a mime has no sound. */
async function filmIn(file: Blob): Promise<Source> {
  const film = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  film.src = URL.createObjectURL(file);
  await new Promise((done, fail) => {
    film.onloadeddata = done;
    film.onerror = () => fail(new Hindered('unreadable'));
  });
  const scale = Math.min(1, FILM_WIDTH / film.videoWidth);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(film.videoWidth * scale),
    height: Math.round(film.videoHeight * scale),
  });
  const brush = canvas.getContext('2d');
  let frame = requestAnimationFrame(function draw() {
    brush?.drawImage(film, 0, 0, canvas.width, canvas.height);
    frame = requestAnimationFrame(draw);
  });
  const play = async (ended: () => void) => {
    film.onended = ended;
    await film.play();
  };
  const close = () => {
    cancelAnimationFrame(frame);
    film.pause();
    URL.revokeObjectURL(film.src);
  };
  return { stream: canvas.captureStream(FILM_FRAMES), play, close };
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
      end(stream);
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

const end = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

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

/** The shape and the length of a sound, which recorded containers often do not tell. Null: it cannot be read. */
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
