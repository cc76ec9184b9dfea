/** The moves of one seat: each is under way, done and durable, or refused in words its player can read. */
import { Attempt } from './attempt.svelte';
import { keepRecording, Refusal } from './http';
import type { Table } from './table.svelte';
import type { Taken } from './view/recording';
import type { Ask, Clue, Move } from './wire';

export class Moves extends Attempt {
  constructor(
    private readonly table: Table,
    /** Called with every refusal. */
    readonly onrefused: (refusal: Refusal) => void,
  ) {
    super();
  }

  override async do(what: () => Promise<unknown>): Promise<boolean> {
    const done = await super.do(what);
    if (this.refusal) this.onrefused(this.refusal);
    return done;
  }

  ask(ask: Ask): Promise<boolean> {
    return this.do(() => this.table.ask(ask));
  }

  play(move: Move): Promise<boolean> {
    return this.ask({ act: 'play', move });
  }

  /** This seat has looked at the reveal of that turn. A late one is refused, which the person need not know. */
  async haveSeen(game: number, turn: number): Promise<void> {
    await this.table.ask({ act: 'seen', game, turn }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  /** A recording is sent first; the clue then names it. */
  tell(seat: number, clue: Clue, card: string | null, taken: Taken | null): Promise<boolean> {
    const { code, key } = this.table;
    return this.do(async () => {
      const recorded = key !== null && taken?.kind === clue.kind ? await keepRecording(code, key, taken.blob) : null;
      const given = recorded ? { ...clue, recording: recorded.id } : clue;
      return this.table.ask({ act: 'play', move: { move: 'give_clue', seat, clue: given, card } });
    });
  }
}
