/** The television's voice: silent until somebody has pressed something here once, and then as loud as was chosen. */
import { preference, setPreference } from '../../keys';
import { play, type Name } from './sounds';

export const LEVELS = ['off', 'quiet', 'soft', 'medium', 'loud'] as const;
export type Level = (typeof LEVELS)[number];

const KEPT = 'tv-sound';
const GAINS: Record<Level, number> = { off: 0, quiet: 0.6, soft: 0.3, medium: 0.6, loud: 1 };
/** The sounds that stay where it is to be quiet. */
const LEAST: readonly Name[] = ['clue', 'truth', 'blow', 'tick', 'last'];
/** The bed gives way to every other sound: by 8 dB, for this many seconds. */
const DUCKED = 10 ** (-8 / 20);
const DUCK = 1.5;

export class Loudspeaker {
  /** Null: nobody has been asked, or has answered, on this device. */
  level = $state<Level | null>(known(preference(KEPT)));
  /** The browser lets it sound. */
  awake = $state(false);
  /** Something recorded is heard: nothing lies under it. */
  recorded = $state(false);

  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #bed: GainNode | null = null;

  /** Somebody pressed something: from now on the browser lets it sound. The first press ever switches it on. */
  press(): void {
    if (this.level === null) this.#choose('medium');
    this.#wake();
  }

  /** Louder or softer by one level. */
  turn(by: 1 | -1): void {
    const at = LEVELS.indexOf(this.level ?? 'off') + by;
    this.#choose(LEVELS[Math.min(LEVELS.length - 1, Math.max(0, at))] ?? 'off');
    this.#wake();
    this.play('clue');
  }

  /** `after`: the delay in seconds. `step`: the next of its kind, a little higher. */
  play(name: Name, after = 0, step = 0): void {
    const level = this.level ?? 'off';
    const context = this.#context;
    if (!context || !this.#out || !this.#bed || context.state !== 'running' || level === 'off') return;
    if (level === 'quiet' && !LEAST.includes(name)) return;
    if (name === 'bed' && this.recorded) return;
    const at = context.currentTime + 0.01 + after;
    if (name !== 'bed') this.#duck(at);
    play(name, context, name === 'bed' ? this.#bed : this.#out, at, step);
  }

  /** Nothing that was begun goes on. */
  hush(): void {
    const { currentTime = 0 } = this.#context ?? {};
    this.#bed?.gain.cancelScheduledValues(currentTime);
    this.#bed?.gain.setTargetAtTime(0, currentTime, 0.1);
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }

  #choose(level: Level): void {
    this.level = level;
    setPreference(KEPT, level);
    if (this.#out) this.#out.gain.value = GAINS[level];
  }

  #wake(): void {
    if (!('AudioContext' in globalThis)) return;
    this.#context ??= this.#wired(new AudioContext());
    const context = this.#context;
    void context.resume().then(
      () => this.#awoke(context),
      () => undefined,
    );
  }

  #awoke(context: AudioContext): void {
    if (!this.awake) this.play('lead');
    this.awake = context.state === 'running';
  }

  /** One bus: gain, then a compressor, so that many sounds at once do not crack. */
  #wired(context: AudioContext): AudioContext {
    const press = context.createDynamicsCompressor();
    press.threshold.value = -12;
    press.ratio.value = 4;
    this.#out = context.createGain();
    this.#out.gain.value = GAINS[this.level ?? 'off'];
    this.#out.connect(press).connect(context.destination);
    this.#bed = context.createGain();
    this.#bed.connect(this.#out);
    return context;
  }

  #duck(at: number): void {
    const gain = this.#bed?.gain;
    gain?.cancelScheduledValues(at);
    gain?.setTargetAtTime(DUCKED, at, 0.05);
    gain?.setTargetAtTime(1, at + DUCK, 0.4);
  }
}

const known = (kept: string | null): Level | null => LEVELS.find((level) => level === kept) ?? null;
