/** Every sound of the television, made on the spot of five things: bell, string, wood, drum, breath.
 *  D minor, the truth in D major. */

export type Name =
  | 'arrive'
  | 'begin'
  | 'bed'
  | 'clue'
  | 'slip'
  | 'lay'
  | 'seal'
  | 'tick'
  | 'last'
  | 'hush'
  | 'fell'
  | 'owner'
  | 'sweep'
  | 'words'
  | 'truth'
  | 'alone'
  | 'blow'
  | 'hop'
  | 'lead'
  | 'react'
  | 'pause'
  | 'resume'
  | 'end';

/** Where a sound goes, and when it begins there. */
interface Air {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

/** Begins a sound at this moment of the context's clock. `step`: the next of its kind, a little higher. */
export function play(name: Name, context: BaseAudioContext, out: AudioNode, at: number, step = 0): void {
  SOUNDS[name]({ context, out, at }, step);
}

const D = { low: 146.83, mid: 293.66, high: 587.33 } as const;
const A = { low: 220, mid: 440 } as const;
const [E, F, F_SHARP, G, C] = [329.63, 349.23, 369.99, 392, 523.25];
const ARRIVALS = [D.mid, F, A.mid, D.high, E, G, C];
const REACTIONS = [A.mid, C, D.high, G, E];
const D_MAJOR = [D.low, A.low, D.mid, F_SHARP, A.mid, D.high];
const SEMITONE = 2 ** (1 / 12);

const SOUNDS: Record<Name, (air: Air, step: number) => void> = {
  arrive: (air, step) => bell(air, one(ARRIVALS, step), 0.7, 0.16),
  begin: (air) => [D.low, A.low, D.mid, F].forEach((pitch, i) => string(later(air, i * 0.22), pitch, 1.7, 0.12)),
  bed: (air) => [D.low, A.low, F].forEach((pitch, i) => string(later(air, i * 1.9), pitch, 4, 0.035)),
  clue(air) {
    breath(air, { from: 2600, to: 900, long: 0.22, loud: 0.3, narrow: 0.7 });
    bell(later(air, 0.2), A.mid, 0.8, 0.16);
  },
  slip: (air) => breath(air, { from: 1500, to: 500, long: 0.28, loud: 0.22, narrow: 0.9 }),
  lay: (air) => wood(air, 520, 0.2),
  seal(air, step) {
    drum(air, 0.12, 170 * SEMITONE ** (2 * step));
    wood(air, 330 * SEMITONE ** (2 * step), 0.12);
  },
  tick: (air) => wood(air, 880, 0.2),
  last(air) {
    wood(air, 880, 0.34);
    wood(later(air, 0.12), 1320, 0.28);
  },
  hush(air) {
    breath(air, { from: 3000, to: 180, long: 1.1, loud: 0.3, narrow: 0.6 });
    string(air, D.low / 2, 1.2, 0.2);
  },
  fell: (air) => tone(air, { wave: 'triangle', from: A.mid, to: D.mid, long: 0.5, loud: 0.22 }),
  owner(air) {
    drum(air, 0.3);
    [F, A.mid].forEach((pitch) => bell(air, pitch, 0.7, 0.12));
  },
  sweep: (air) => breath(air, { from: 600, to: 3600, long: 0.85, loud: 0.3, narrow: 0.8 }),
  words(air) {
    string(air, A.low, 1, 0.16);
    string(air, E, 1, 0.12);
  },
  truth(air) {
    drum(air, 0.5, 90);
    D_MAJOR.forEach((pitch, i) => bell(later(air, i * 0.045), pitch, 3, 0.14));
  },
  alone(air) {
    bell(air, D.low, 2.2, 0.2);
    breath(later(air, 0.2), { from: 500, to: 220, long: 1.8, loud: 0.16, narrow: 0.5 });
  },
  blow(air) {
    drum(air, 0.56, 75);
    drum(later(air, 0.02), 0.28, 190);
    breath(air, { from: 900, to: 120, long: 0.5, loud: 0.36, narrow: 0.5 });
    tone(air, { wave: 'sawtooth', from: 92, to: 46, long: 1.2, loud: 0.14 });
  },
  hop(air, step) {
    const higher = SEMITONE ** step;
    tone(air, { wave: 'triangle', from: 330 * higher, to: 500 * higher, long: 0.14, loud: 0.13 });
  },
  lead: (air) => [D.mid, F_SHARP, A.mid].forEach((pitch, i) => bell(later(air, i * 0.1), pitch, 1, 0.16)),
  react: (air, step) => bell(air, 2 * one(REACTIONS, step), 0.2, 0.06),
  pause: (air) => [A.mid, F, D.mid].forEach((pitch, i) => bell(later(air, i * 0.18), pitch, 0.8, 0.12)),
  resume: (air) => [D.mid, F, A.mid].forEach((pitch, i) => bell(later(air, i * 0.18), pitch, 0.8, 0.12)),
  end: (air) =>
    [...D_MAJOR, 2 * F_SHARP].forEach((pitch, i) => {
      bell(later(air, i * 0.32), pitch, 3.4, 0.13);
      string(later(air, i * 0.32), pitch / 2, 3, 0.06);
    }),
};

const later = (air: Air, seconds: number): Air => ({ ...air, at: air.at + seconds });

const one = (pitches: readonly number[], step: number): number => pitches[step % pitches.length] ?? D.mid;

/** A sine with partials that do not fit. */
function bell(air: Air, pitch: number, long: number, loud: number): void {
  const partials = [
    [1, 1],
    [2.76, 0.42],
    [5.4, 0.2],
    [0.5, 0.3],
  ] as const;
  for (const [times, share] of partials)
    tone(air, { from: pitch * times, long: long / Math.sqrt(times), loud: loud * share });
}

/** Two triangles a little out of tune and one above, drawn slowly. */
function string(air: Air, pitch: number, long: number, loud: number): void {
  const voices = [
    [1, 0.6],
    [1.004, 0.6],
    [2, 0.25],
  ] as const;
  for (const [times, share] of voices)
    tone(air, { wave: 'triangle', from: pitch * times, long, loud: loud * share, rise: 0.35 * long });
}

function wood(air: Air, pitch: number, loud: number): void {
  tone(air, { wave: 'triangle', from: pitch, to: 0.7 * pitch, long: 0.09, loud });
  breath(air, { from: 3 * pitch, long: 0.03, loud: 0.5 * loud, narrow: 4 });
}

function drum(air: Air, loud: number, pitch = 110): void {
  tone(air, { from: pitch, to: 38, long: 0.55, loud });
  breath(air, { from: 240, long: 0.12, loud: 0.6 * loud, narrow: 1 });
}

interface Shape {
  /** Pitch in hertz at the beginning, and at the end if it is another. */
  readonly from: number;
  readonly to?: number;
  readonly long: number;
  readonly loud: number;
}

function tone(
  { context, out, at }: Air,
  { from, to = from, long, loud, wave = 'sine', rise = 0.005 }: Shape & { wave?: OscillatorType; rise?: number },
): void {
  const voice = context.createOscillator();
  voice.type = wave;
  glide(voice.frequency, at, from, to, long);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  voice.connect(gain).connect(out);
  voice.start(at);
  voice.stop(at + long + 0.02);
}

/** Noise through a moving band: paper, wind, wax. */
function breath({ context, out, at }: Air, { from, to = from, long, loud, narrow }: Shape & { narrow: number }): void {
  const noise = context.createBufferSource();
  noise.buffer = hiss(context, long);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = narrow;
  glide(band.frequency, at, from, to, long);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.04, long / 3));
  gain.gain.linearRampToValueAtTime(0.0001, at + long);
  noise.connect(band).connect(gain).connect(out);
  noise.start(at);
}

/** The same every time, so that a sound is as loud as it was measured. */
function hiss(context: BaseAudioContext, long: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 7;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741823.5 - 1;
  }
  return buffer;
}

function glide(pitch: AudioParam, at: number, from: number, to: number, long: number): void {
  pitch.setValueAtTime(from, at);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, at + long);
}
