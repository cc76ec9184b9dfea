import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lent } from '../src/recorder';
import Recorder from '../src/screens/playing/Recorder.svelte';
import { clueIn, NO_THOUGHT, type Thought } from '../src/view/hand';
import { barsOf, clock, hindranceOf, recordingOf, typeFor } from '../src/view/recording';
import { speak } from '../src/words/index.svelte';

const lent = { stream: {} as MediaStream, begin: vi.fn<Lent['begin']>(), giveBack: vi.fn<Lent['giveBack']>() };
vi.mock('../src/recorder', async (original) => ({
  ...(await original<object>()),
  meansFor: () => 'page',
  borrow: () => Promise.resolve(lent),
}));

const thinks = (more: Partial<Thought>): Thought => ({ ...NO_THOUGHT, ...more });
const sound = { kind: 'audio', blob: new Blob(), seconds: 3 } as const;

describe('a recording', () => {
  it('is of the type that most browsers play', () => {
    expect(typeFor('audio', () => true)).toBe('audio/mp4;codecs=mp4a.40.2');
    expect(typeFor('audio', (type) => /webm|ogg/.test(type))).toBe('audio/webm;codecs=opus');
    expect(typeFor('video', (type) => type.startsWith('video/webm'))).toBe('video/webm;codecs=vp8');
    expect(typeFor('video', () => false)).toBeUndefined();
  });

  it('has its address, if it is one', () => {
    expect(recordingOf('XBRFFQ', { kind: 'video', recording: 'abc' })).toEqual({
      kind: 'video',
      url: '/api/tables/XBRFFQ/recordings/abc',
    });
    expect(recordingOf('XBRFFQ', { kind: 'audio' })).toBeNull();
    expect(recordingOf('XBRFFQ', { kind: 'text', text: 'Tick' })).toBeNull();
    expect(recordingOf('XBRFFQ', null)).toBeNull();
  });

  it('says how long it is', () => {
    expect(['0:00', '0:07', '0:20', '1:05']).toEqual([0, 7.4, 20, 65].map(clock));
  });

  it('is drawn by its loudest samples', () => {
    expect(barsOf(new Float32Array([0, 0.25, -0.5, 0, 0.1, 0]), 3)).toEqual([0.5, 1, expect.closeTo(0.2)]);
    expect(barsOf(new Float32Array(4), 2)).toEqual([0, 0]);
    expect(barsOf(new Float32Array(0), 2)).toEqual([0, 0]);
  });

  it('that cannot be made has a reason', () => {
    expect(hindranceOf(new DOMException('', 'NotAllowedError'))).toBe('denied');
    expect(hindranceOf(new DOMException('', 'NotFoundError'))).toBe('missing');
    expect(hindranceOf(new DOMException('', 'NotReadableError'))).toBe('busy');
    expect(hindranceOf('?')).toBe('busy');
  });
});

describe('what a storyteller has in mind', () => {
  it('is a clue when nothing is missing', () => {
    expect(clueIn(thinks({ text: '  so   it goes ' }))).toEqual({ kind: 'text', text: 'so it goes' });
    expect(clueIn(thinks({ text: '  ' }))).toBeNull();
    expect(clueIn(thinks({ kind: 'aloud' }))).toEqual({ kind: 'aloud' });
    expect(clueIn(thinks({ kind: 'aloud', text: 'hm' }))).toEqual({ kind: 'aloud', text: 'hm' });
  });

  it('is a recorded clue when that kind was recorded; what was written stays unsaid', () => {
    expect(clueIn(thinks({ kind: 'audio', text: 'hm', taken: sound }))).toEqual({ kind: 'audio' });
    expect(clueIn(thinks({ kind: 'video', taken: sound }))).toBeNull();
    expect(clueIn(thinks({ kind: 'audio' }))).toBeNull();
  });
});

describe('before a recording', () => {
  const target = document.body;
  let shown: object;
  const count = () => target.querySelector('[role=timer]')?.textContent.trim() ?? null;
  const second = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
  };

  beforeEach(async () => {
    await speak('en');
    vi.useFakeTimers();
    lent.begin.mockReturnValue({
      stream: lent.stream,
      taken: new Promise(() => undefined),
      level: () => 0,
      stop: () => undefined,
    });
    shown = mount(Recorder, {
      target,
      props: { kind: 'audio', taken: null, ontake: () => undefined, onway: () => undefined },
    });
    flushSync();
    target.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('it is counted down from three', async () => {
    const said = [count()];
    for (let i = 0; i < 2; i++) {
      await second();
      said.push(count());
    }
    expect([said, lent.begin.mock.calls.length]).toEqual([['3', '2', '1'], 0]);
    await second();
    expect([count(), lent.begin.mock.calls.length]).toEqual([null, 1]);
    await unmount(shown);
  });

  it('whoever turns to something else meanwhile is not recorded', async () => {
    await second();
    await unmount(shown);
    await vi.advanceTimersByTimeAsync(5000);
    expect(lent.begin).not.toHaveBeenCalled();
    expect(lent.giveBack).toHaveBeenCalled();
  });
});
