/** Talk at the table on a television: the last line in words, and reactions by seat. */
import { freshLines, staysFor } from '../../view/talk';
import type { Said } from '../../wire';

/** The greatest age of new talk, in seconds: older lines were said before this screen was here. */
const NEW = 10;

export class Talk {
  /** The last line, as long as it takes to read. */
  line = $state.raw<Said | null>(null);
  /** The newest reaction of each seat, for a moment. */
  reactions = $state.raw<Readonly<Record<number, Said>>>({});
  #last = -1;

  /** Takes in what was said since, and returns it for the loudspeaker. `now`: by the server's clock. */
  hear(said: readonly Said[], now: number): readonly Said[] {
    const fresh = freshLines(said, this.#last, null, false).filter(({ at }) => at > now - NEW);
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
