/** The reveal as a moment: hush, all seals at once, owners, the true one, then the points line by line.
 *  It can be ended at any time, and for people who prefer stillness it begins at its end. */

import type { Sound } from './sounds';
import type { Runner } from './view/hill';
import type { Laid, Line } from './view/ledger';

export const STEPS = ['hush', 'seals', 'owners', 'truth', 'points', 'rest'] as const;
export type Step = (typeof STEPS)[number];

/** How long each step is looked at before the next, in milliseconds. */
const PAUSES = { hush: 1400, seals: 1320, owners: 900, truth: 900 } as const;
const LINE = 520;
const HOP = 340;

/** The part of a ledger line that the show needs. */
export type Counted = Pick<Line, 'scorer' | 'colour' | 'points' | 'before'>;

export class RevealShow {
  step = $state<Step>('hush');
  /** How many lines of the ledger are out, and how many points of each have been hopped. */
  #out = $state(0);
  #hopped = $state<Record<number, number>>({});
  #ended = false;
  #wake: (() => void) | null = null;

  /** `counted`: one line after the other, in this order. */
  constructor(private readonly counted: readonly Counted[]) {}

  async play(still: boolean): Promise<void> {
    if (still) this.end();
    for (const step of ['hush', 'seals', 'owners', 'truth'] as const) {
      if (this.#ended) return;
      this.step = step;
      await this.#pause(PAUSES[step]);
    }
    if (!this.#ended) await this.#count();
    this.end();
  }

  async #count(): Promise<void> {
    this.step = 'points';
    for (const { scorer, points } of this.counted) {
      if (this.#ended) return;
      this.#out += 1;
      await this.#pause(LINE);
      for (let n = 1; n <= points && !this.#ended; n++) {
        this.#hopped = { ...this.#hopped, [scorer]: n };
        await this.#pause(HOP);
      }
    }
  }

  end(): void {
    this.#ended = true;
    this.#out = this.counted.length;
    this.#hopped = Object.fromEntries(this.counted.map(({ scorer, points }) => [scorer, points]));
    this.step = 'rest';
    this.#wake?.();
  }

  /** The sound of this moment; every hop is a moment of its own. */
  get sound(): Sound | null {
    if (this.step === 'seals') return 'seal';
    return this.step === 'points' && Object.keys(this.#hopped).length > 0 ? 'hop' : null;
  }

  /** Where the rabbits are by now, and where they came from when all is counted. */
  get runners(): readonly Runner[] {
    return this.counted.map(({ colour, before, scorer }) => ({ colour, score: before + (this.#hopped[scorer] ?? 0) }));
  }

  get from(): Readonly<Record<string, number>> {
    return this.step === 'rest' ? Object.fromEntries(this.counted.map(({ colour, before }) => [colour, before])) : {};
  }

  /** Whether this line of the ledger can be read. */
  isOut(scorer: number): boolean {
    return this.counted.findIndex((line) => line.scorer === scorer) < this.#out;
  }

  /** A card of the board: no secret before its time. */
  stateOf({ isTrue, vetoed, voters }: Laid): string {
    if (!this.has('truth')) return '';
    if (isTrue) return 'true';
    return vetoed ? 'vetoed' : voters.length > 0 ? 'fooled' : 'passed';
  }

  has(step: Step): boolean {
    return STEPS.indexOf(this.step) >= STEPS.indexOf(step);
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
