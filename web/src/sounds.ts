/** Small sounds, made on the spot: a page, a chime, a hop, a seal. Silent until somebody turns them on in the book. */
import { setPreference, preference } from './keys';

export type Sound = 'page' | 'chime' | 'hop' | 'seal';

let context: AudioContext | null = null;

export const soundsAreOn = (): boolean => preference('sounds') === 'on';

/** Called by the person who touches the switch, so the browser lets it sound at once. */
export function turnSounds(on: boolean): void {
  setPreference('sounds', on ? 'on' : 'off');
  if (on) sound('chime');
}

export function sound(name: Sound): void {
  if (!soundsAreOn()) return;
  const air = awake();
  if (air?.state === 'running') SOUNDS[name](air, air.currentTime + 0.01);
  else if (air) void air.resume().catch(() => undefined);
}

/** Browsers keep a page silent until it has been touched; before that there is no reason to try. */
function awake(): AudioContext | null {
  if (!('AudioContext' in globalThis) || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  return context;
}

const SOUNDS: Record<Sound, (air: AudioContext, at: number) => void> = {
  page: (air, at) => rustle(air, at, { from: 900, to: 3200, long: 0.22, loud: 0.05 }),
  chime(air, at) {
    tone(air, at, { from: 659, to: 659, long: 1.1, loud: 0.06 });
    tone(air, at + 0.14, { from: 988, to: 988, long: 1.4, loud: 0.045 });
  },
  hop: (air, at) => tone(air, at, { from: 300, to: 520, long: 0.11, loud: 0.05 }),
  seal(air, at) {
    tone(air, at, { from: 150, to: 70, long: 0.16, loud: 0.14 });
    rustle(air, at, { from: 500, to: 250, long: 0.07, loud: 0.05 });
  },
};

interface Shape {
  /** Pitch at the beginning and at the end, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly long: number;
  readonly loud: number;
}

function tone(air: AudioContext, at: number, shape: Shape): void {
  const voice = air.createOscillator();
  voice.type = 'sine';
  glide(voice.frequency, at, shape);
  voice.connect(fading(air, at, shape));
  voice.start(at);
  voice.stop(at + shape.long);
}

/** Filtered noise: paper. */
function rustle(air: AudioContext, at: number, shape: Shape): void {
  const noise = air.createBufferSource();
  noise.buffer = hiss(air, shape.long);
  const filter = air.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, at, shape);
  noise.connect(filter).connect(fading(air, at, shape));
  noise.start(at);
}

function hiss(air: AudioContext, long: number): AudioBuffer {
  const buffer = air.createBuffer(1, Math.ceil(air.sampleRate * long), air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function glide(pitch: AudioParam, at: number, { from, to, long }: Shape): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + long);
}

function fading(air: AudioContext, at: number, { long, loud }: Shape): GainNode {
  const gain = air.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(air.destination);
  return gain;
}
