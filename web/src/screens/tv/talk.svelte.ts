/** What is said at the table while the television looks on: the last line in words, and reactions by seat. */
import type { Table } from '../../table.svelte';
import { freshLines, staysFor } from '../../view/talk';
import type { Said } from '../../wire';

export class Talk {
  /** What was said last, as long as it takes to read. */
  line = $state.raw<Said | null>(null);
  /** The newest reaction of each seat, for a moment. */
  reactions = $state.raw<Readonly<Record<number, Said>>>({});
  #last: number;

  constructor(table: Table) {
    this.#last = table.said.at(-1)?.seq ?? -1;
  }

  /** Takes in what was said since; gives it back, for whoever makes a sound of it. */
  hear(said: readonly Said[]): readonly Said[] {
    const fresh = freshLines(said, this.#last, null, false);
    this.#last = said.at(-1)?.seq ?? this.#last;
    for (const one of fresh) this.#show(one);
    return fresh;
  }

  #show(one: Said): void {
    if (one.reaction) this.reactions = { ...this.reactions, [one.seat]: one };
    else this.line = one;
    setTimeout(() => this.#forget(one), staysFor(one.text ?? ''));
  }

  #forget(one: Said): void {
    if (this.line?.seq === one.seq) this.line = null;
    if (this.reactions[one.seat]?.seq === one.seq)
      this.reactions = Object.fromEntries(Object.entries(this.reactions).filter(([seat]) => Number(seat) !== one.seat));
  }
}
