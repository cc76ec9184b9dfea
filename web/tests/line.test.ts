import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, pauseBefore, type LineState } from '../src/line';
import type { FromServer } from '../src/wire';

/** A WebSocket that does what a test tells it. */
class Wire {
  static readonly all: Wire[] = [];
  readyState = 0;
  readonly sent: { msg: string; id?: string; key?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { msg: string });
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const states: LineState[] = [];
const lines: Line[] = [];
const newest = () => {
  const wire = Wire.all.at(-1);
  if (!wire) throw new Error('nobody has called');
  return wire;
};
const welcome: FromServer = { msg: 'welcome', now: 0, version: '1' };

function call(key: string | null = 'secret'): Line {
  const listener = { received: () => undefined, changed: (state: LineState) => void states.push(state) };
  const line = new Line('ws://here', { key }, listener, () => new Wire() as unknown as WebSocket);
  lines.push(line);
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all.length = states.length = 0;
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
  vi.useRealTimers();
});

describe('a line', () => {
  it('says hello with its key, and is open at the first word', () => {
    call();
    newest().opens();
    expect(newest().sent).toEqual([{ msg: 'hello', key: 'secret' }]);
    newest().says(welcome);
    expect(states).toEqual(['open']);
  });

  it('asks again under the same id after it broke, and answers once', async () => {
    const line = call();
    newest().opens();
    newest().says(welcome);
    const asked = line.ask({ act: 'start' });
    const id = newest().sent.at(-1)?.id;
    newest().breaks();
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(2000);
    newest().opens();
    newest().says(welcome);
    expect(newest().sent.at(-1)).toMatchObject({ msg: 'do', id });
    newest().says({ msg: 'done', id: id ?? '', seq: 7 });
    await expect(asked).resolves.toBe(7);
  });

  it('keeps what is asked while nobody answers, until somebody does', () => {
    const line = call();
    line.ask({ act: 'start' }).catch(() => undefined);
    newest().opens();
    expect(newest().sent.map((one) => one.msg)).toEqual(['hello']);
    newest().says(welcome);
    expect(newest().sent.map((one) => one.msg)).toEqual(['hello', 'do']);
  });

  it('hands a refusal to whoever asked', async () => {
    const line = call();
    newest().opens();
    newest().says(welcome);
    const asked = line.ask({ act: 'start' });
    newest().says({
      msg: 'refused',
      id: newest().sent.at(-1)?.id ?? null,
      code: 'host_only',
      sentence: 'Only the host can.',
    });
    await expect(asked).rejects.toMatchObject({ code: 'host_only', sentence: 'Only the host can.' });
  });

  it.each(['bad_key', 'gone', 'seat_ended'] as const)('does not come back after %s', async (code) => {
    const line = call();
    newest().opens();
    newest().says({ msg: 'bye', code, sentence: '' });
    newest().breaks();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(Wire.all).toHaveLength(1);
    expect(states.at(-1)).toBe('ended');
    await expect(line.ask({ act: 'start' })).rejects.toMatchObject({ code: 'gone' });
  });

  it('comes back after a restart', async () => {
    call();
    newest().opens();
    newest().says(welcome);
    newest().says({ msg: 'bye', code: 'restart', sentence: '' });
    await vi.advanceTimersByTimeAsync(1100);
    expect(Wire.all).toHaveLength(2);
  });

  it('does not wait for its turn when the phone wakes', async () => {
    call();
    newest().breaks();
    await vi.advanceTimersByTimeAsync(0);
    newest().breaks();
    const calls = Wire.all.length;
    dispatchEvent(new Event('online'));
    expect(Wire.all).toHaveLength(calls + 1);
  });

  it('calls anew when an answer does not come, and is answered once', async () => {
    const line = call();
    newest().opens();
    newest().says(welcome);
    const asked = line.ask({ act: 'start' });
    const id = newest().sent.at(-1)?.id ?? '';
    await vi.advanceTimersByTimeAsync(7900);
    expect(Wire.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(Wire.all).toHaveLength(2);
    expect(states).toEqual(['open', 'lost']);
    newest().opens();
    newest().says(welcome);
    expect(newest().sent.at(-1)).toMatchObject({ msg: 'do', id });
    newest().says({ msg: 'done', id, seq: 3 });
    await expect(asked).resolves.toBe(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all).toHaveLength(2);
  });

  it('calls anew when nobody says a first word', async () => {
    call();
    newest().opens();
    await vi.advanceTimersByTimeAsync(15_100);
    expect(Wire.all).toHaveLength(2);
  });

  it.each([
    ['trusts its line after a short sleep', 20_000, 1],
    ['calls anew after a long one, without a word of it', 40_000, 2],
  ])('%s', async (_, asleep, calls) => {
    call();
    newest().opens();
    newest().says(welcome);
    const eyes = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(asleep);
    eyes.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    eyes.mockRestore();
    expect(Wire.all).toHaveLength(calls);
    expect(states).toEqual(['open']);
  });

  it('waits longer each time, up to half a minute, and never in step with the others', () => {
    expect(pauseBefore(0, 1)).toBe(0);
    expect([1, 2, 3, 4].map((n) => pauseBefore(n, 1))).toEqual([1000, 2000, 4000, 8000]);
    expect(pauseBefore(40, 1)).toBe(30_000);
    expect(pauseBefore(3, 0)).toBe(2000);
  });
});
