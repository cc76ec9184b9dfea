/** The line to a table: one WebSocket that heals by itself, and asks that are done exactly once. */
import { Refusal } from './http';
import type { Ask, Bye, Do, FromClient, FromServer, Hello } from './wire';

/** `calling` until the first word, `open`, `lost` while it heals, `ended` for good. */
export type LineState = 'calling' | 'open' | 'lost' | 'ended';

export interface Listener {
  received(message: FromServer): void;
  changed(state: LineState): void;
}

interface Waiting {
  readonly frame: Do;
  readonly done: (seq: number) => void;
  readonly refused: (refusal: Refusal) => void;
}

/** How long the line waits after each farewell before it calls again, in milliseconds; null: it does not call again. */
const AFTER_BYE: Record<Bye['code'], number | null> = {
  restart: 0,
  slow: 0,
  too_many: 60_000,
  bad_key: null,
  gone: null,
  seat_ended: null,
};

const LONGEST_PAUSE = 30_000;
/** After this time without an answer or a welcome the other end counts as gone. */
const PATIENCE = 8_000;
const PATIENCE_AT_FIRST = 15_000;
/** A page that slept longer than this may hold a dead socket without knowing it. */
const LONG_SLEEP = 30_000;

/** The pause before the nth try: 0, 1, 2, 4 … 30 s. Chance is part of it, so that a crowd does not come back all at once. */
export function pauseBefore(tries: number, chance: number): number {
  if (tries === 0) return 0;
  return Math.min(1000 * 2 ** (tries - 1), LONGEST_PAUSE) * (0.5 + chance / 2);
}

export class Line {
  #socket: WebSocket | null = null;
  #state: LineState = 'calling';
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #asleepSince: number | null = null;
  readonly #waiting = new Map<string, Waiting>();
  readonly #awake = () => this.#wake();

  constructor(
    private readonly url: string,
    private readonly hello: Omit<Hello, 'msg'>,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    addEventListener('online', this.#awake);
    document.addEventListener('visibilitychange', this.#awake);
    this.#connect();
  }

  /** Resolves when it is durable, with its number in the log; rejects with a `Refusal`. */
  ask(ask: Ask): Promise<number> {
    const frame: Do = { msg: 'do', id: newId(), ask };
    return new Promise((done, refused) => {
      if (this.#state === 'ended') return refused(new Refusal('gone', 'This table is closed.'));
      this.#waiting.set(frame.id, { frame, done, refused });
      if (this.#state !== 'open') return;
      this.#send(frame);
      if (this.#waiting.size === 1) this.#expect(PATIENCE);
    });
  }

  close(): void {
    removeEventListener('online', this.#awake);
    document.removeEventListener('visibilitychange', this.#awake);
    this.#end();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#expect(PATIENCE_AT_FIRST);
    const socket = this.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#send({ msg: 'hello', ...this.hello });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#retry(pauseBefore(this.#tries, Math.random()));
    };
  }

  #hear(message: FromServer): void {
    this.listener.received(message);
    if (message.msg === 'welcome') this.#welcome();
    else if (message.msg === 'done') this.#settle(message.id, (asked) => asked.done(message.seq));
    else if (message.msg === 'refused') {
      if (message.id !== null)
        this.#settle(message.id, (asked) => asked.refused(new Refusal(message.code, message.sentence)));
    } else if (message.msg === 'bye') this.#bye(message.code);
  }

  #welcome(): void {
    this.#tries = 0;
    this.#become('open');
    // Asks without an answer are sent again under the same id, and the table does each of them once.
    for (const { frame } of this.#waiting.values()) this.#send(frame);
    this.#expect(this.#waiting.size > 0 && PATIENCE);
  }

  /** Retries unless a message comes within this time. A socket may look open long after a phone changed its network. */
  #expect(within: number | false): void {
    clearTimeout(this.#doubt);
    if (within) this.#doubt = setTimeout(() => this.#retry(pauseBefore(this.#tries, Math.random())), within);
  }

  #bye(code: Bye['code']): void {
    const pause = AFTER_BYE[code];
    if (pause === null) this.#end();
    else this.#retry(pause || pauseBefore(this.#tries, Math.random()));
  }

  #retry(pause: number): void {
    if (this.#state === 'ended') return;
    this.#hangUp();
    this.#tries += 1;
    if (this.#state === 'open' || this.#tries > 1) this.#become('lost');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** A phone that wakes or finds its network again calls at once. After a long sleep it does not trust its old socket. */
  #wake(): void {
    const asleepSince = this.#asleepSince;
    this.#asleepSince = document.visibilityState === 'hidden' ? (asleepSince ?? Date.now()) : null;
    if (this.#asleepSince !== null) return;
    const sleptLong = asleepSince !== null && Date.now() - asleepSince > LONG_SLEEP;
    if (this.#state !== 'lost' && !(this.#state === 'open' && sleptLong)) return;
    this.#tries = 0;
    this.#hangUp();
    this.#connect();
  }

  #settle(id: string, answer: (asked: Waiting) => void): void {
    const asked = this.#waiting.get(id);
    if (!asked) return;
    this.#waiting.delete(id);
    this.#expect(this.#waiting.size > 0 && PATIENCE);
    answer(asked);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#hangUp();
    this.#become('ended');
    for (const id of [...this.#waiting.keys()])
      this.#settle(id, (asked) => asked.refused(new Refusal('gone', 'This table is closed.')));
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#expect(false);
    socket?.close();
  }

  #become(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.changed(state);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** `crypto.randomUUID` needs https; a phone in the same room has plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
