/** Where one is in a replay, and how one moves: by steps, by turns, or by letting it run. */
import { nextTurn, previousTurn, type Replay, type ReplayMoment } from '../../view/replay';
import type { Happening } from '../../wire';

/** How long each moment is looked at when it runs by itself, in milliseconds: as long as there is something to read. */
const LOOK: Readonly<Record<Happening, number>> = {
  dealt: 3000,
  told: 3500,
  handed_in: 2500,
  laid: 5000,
  voted: 3500,
  revealed: 8000,
  drawn: 2500,
  over: 0,
};

/** How long a moment lasts beside that. */
const PACES = { slow: 2, normal: 1, quick: 0.5 } as const;
const NEXT = { slow: 'normal', normal: 'quick', quick: 'slow' } as const;

export class Stepper {
  runs = $state(false);
  pace = $state<keyof typeof PACES>('normal');
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    at: number,
  ) {
    this.#at = this.#within(at);
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.replay.moments.length - 1;
  }

  get moment(): ReplayMoment {
    const moment = this.replay.moments[this.#at];
    if (moment === undefined) throw new Error('a replay without its deal');
    return moment;
  }

  /** Goes to this moment and stays there: it was moved by hand. */
  to(at: number): void {
    this.pause();
    this.#at = this.#within(at);
  }

  step(by: -1 | 1): void {
    this.to(this.#at + by);
  }

  turn(by: -1 | 1): void {
    this.to(by < 0 ? previousTurn(this.replay, this.#at) : nextTurn(this.replay, this.#at));
  }

  /** Runs on from here, at the end from the beginning; or stops. */
  toggle(): void {
    if (this.runs) return this.pause();
    if (this.#at === this.last) this.#at = 0;
    this.runs = true;
    this.#wait();
  }

  /** The next quicker pace, after the quickest the slowest. The present moment starts again. */
  changePace(): void {
    this.pace = NEXT[this.pace];
    if (!this.runs) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.runs = false;
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#at = this.#within(this.#at + 1);
      if (this.#at === this.last) this.pause();
      else this.#wait();
    }, LOOK[this.moment.what] * PACES[this.pace]);
  }

  #within(at: number): number {
    return Math.min(Math.max(0, at), this.last);
  }
}
