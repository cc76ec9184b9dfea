/** Something a person asked for: under way, done, or refused in words they can read. */
import { Refusal } from './http';
import { sentenceFor } from './words/index.svelte';

export class Attempt {
  /** It is under way. */
  busy = $state(false);
  /** Why the last one was refused; null: it was not. */
  refusal = $state.raw<Refusal | null>(null);
  /** The same in words; empty: it was not. */
  message = $derived.by(() => (this.refusal ? sentenceFor(this.refusal) : ''));

  /** Whether it was done. Anything but a refusal is a fault of ours, and is thrown on. */
  async do(what: () => Promise<unknown>): Promise<boolean> {
    this.refusal = null;
    this.busy = true;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
