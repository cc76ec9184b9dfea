/** The table this page looks at: the newest parts the server sent, and a way to ask for things. */
import { Line, type LineState } from './line';
import { learnAddress } from './links.svelte';
import type { Ask, Bye, FromServer, Public, Room, Said, You, YourGuess } from './wire';

const MOST_LINES = 60;

export class Table {
  room = $state.raw<Room | null>(null);
  game = $state.raw<Public | null>(null);
  you = $state.raw<You | null>(null);
  /** The private part of a guest in the audience. */
  guest = $state.raw<YourGuess | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** How many lines of others, and hand-overs, have not been read on this page. Reactions do not count: they are seen as they come. */
  unread = $derived.by(
    () =>
      this.said.filter(({ seq, text, seat }) => seq > this.#read && text && seat !== this.you?.seat).length +
      (this.room?.handovers.filter(({ seq }) => seq > this.#read).length ?? 0),
  );
  line = $state<LineState>('calling');
  /** Why the server ended it, if it did. */
  farewell = $state.raw<Bye | null>(null);
  /** The server's version when it is not the one this page came with. */
  newer = $state<string | null>(null);

  #read = $state(-1);
  /** The server's clock minus ours, in milliseconds. */
  #ahead = 0;
  #version: string | null = null;
  readonly #line: Line;

  constructor(
    readonly code: string,
    readonly key: string | null,
    /** A television: it watches, and is not counted among the people who do. */
    screen = false,
    /** Told when the table is known for the first time, before any of it is drawn. */
    private readonly arrived: (table: Table) => void = () => undefined,
  ) {
    const listener = {
      received: (message: FromServer) => this.#hear(message),
      changed: (state: LineState) => this.#become(state),
    };
    this.#line = new Line(socketUrl(code), screen ? { screen } : { key }, listener);
  }

  /** Resolves when it is done and durable; rejects with a `Refusal` that has words for people. */
  ask(ask: Ask): Promise<number> {
    return this.#line.ask(ask);
  }

  /** The server's clock, in seconds, when ours says `now`. */
  serverTime(now: number): number {
    return (now + this.#ahead) / 1000;
  }

  /** Whole seconds until this moment of the server's clock, never below 0. */
  secondsUntil(deadline: number, now: number): number {
    return Math.max(0, Math.ceil(deadline - this.serverTime(now)));
  }

  /** Marks everything said so far as read. */
  readTalk(): void {
    this.#read = Math.max(this.said.at(-1)?.seq ?? -1, this.room?.handovers.at(-1)?.seq ?? -1);
  }

  close(): void {
    this.#line.close();
  }

  #become(state: LineState): void {
    this.line = state;
    // The server answers now; its address may not have been known, or may have changed.
    if (state === 'open') void learnAddress();
  }

  #hear(message: FromServer): void {
    if (message.msg === 'welcome') {
      this.#ahead = message.now * 1000 - Date.now();
      if (this.#version !== null && message.version !== this.#version) this.newer = message.version;
      this.#version ??= message.version;
    } else if (message.msg === 'update') {
      const isFirst = this.room === null;
      if (message.room !== undefined) this.room = message.room;
      // Talk and hand-overs before this page was here stand in the book.
      if (isFirst) this.readTalk();
      if (message.game !== undefined) this.game = message.game;
      if (message.you !== undefined) this.you = message.you;
      if (message.guest !== undefined) this.guest = message.guest;
      // The host let them have a seat.
      if (this.you !== null) this.guest = null;
      if (isFirst) this.arrived(this);
    } else if (message.msg === 'talk') {
      this.said = joined(this.said, message.lines);
    } else if (message.msg === 'bye') this.farewell = message;
  }
}

let called: Table | null = null;

/** Connects to a table before its screen is here; words and screens are fetched meanwhile. */
export function callAhead(code: string, key: string, arrived?: (table: Table) => void): Table {
  return (called = new Table(code, key, false, arrived));
}

/** The table that was called ahead, or a new one. */
export function tableAt(code: string, key: string): Table {
  const ahead = called?.code === code && called.key === key ? called : null;
  called = null;
  return ahead ?? new Table(code, key);
}

/** After a reconnection some lines are known already: their numbers tell. */
export function joined(known: readonly Said[], more: readonly Said[]): readonly Said[] {
  const last = known.at(-1)?.seq ?? -1;
  return [...known, ...more.filter((line) => line.seq > last)].slice(-MOST_LINES);
}

function socketUrl(code: string): string {
  const url = new URL(`/api/tables/${encodeURIComponent(code)}/socket`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}
