import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callBack, canNotify, notifies, turnNotifying } from '../src/alerts';
import Calls from '../src/parts/Calls.svelte';
import { sound, soundsAreOn, turnSounds } from '../src/sounds';
import { speak } from '../src/words/index.svelte';
import { aGame } from './fixtures';

const vibrate = vi.fn();
const shown: string[] = [];

class ANotification {
  static permission = 'default';
  static requestPermission = vi.fn(async () => (ANotification.permission = 'granted'));
  onclick: (() => void) | null = null;
  constructor(title: string) {
    shown.push(title);
  }
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

beforeEach(async () => {
  localStorage.clear();
  shown.length = 0;
  vibrate.mockClear();
  ANotification.permission = 'default';
  ANotification.requestPermission.mockClear();
  vi.stubGlobal('Notification', ANotification);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  await speak('en');
});
afterEach(() => {
  hide(false);
  vi.unstubAllGlobals();
});

describe('a person who looks elsewhere', () => {
  const calls = (hidden: boolean, waiting: readonly number[]) => {
    hide(hidden);
    const target = document.createElement('div');
    const mounted = mount(Calls, {
      target,
      props: { code: 'XBRFFQ', game: aGame({ phase: 'vote', waiting }), place: 1 },
    });
    flushSync();
    return () => unmount(mounted);
  };

  it('is called by the title and a short vibration', () => {
    const end = calls(true, [1]);
    expect(document.title).toContain('Your turn');
    expect(vibrate).toHaveBeenCalledTimes(1);
    hide(false);
    expect(document.title).not.toContain('Your turn');
    void end();
  });

  it('is left alone while it is somebody else’s turn, or when the page is in sight', () => {
    void calls(true, [0])();
    void calls(false, [1])();
    expect(vibrate).not.toHaveBeenCalled();
  });
});

describe('notifications', () => {
  it('are neither offered nor asked for over plain http, where browsers refuse', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(canNotify()).toBe(false);
    expect(await turnNotifying(true)).toBe(false);
    expect(ANotification.requestPermission).not.toHaveBeenCalled();
  });

  it('are asked for only by the person who turns them on', async () => {
    expect(canNotify()).toBe(true);
    await callBack('Your turn', 'Table XBRFFQ', 'XBRFFQ');
    expect(ANotification.requestPermission).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
    expect(await turnNotifying(true)).toBe(true);
    expect(notifies()).toBe(true);
    await callBack('Your turn', 'Table XBRFFQ', 'XBRFFQ');
    expect(shown).toEqual(['Your turn']);
    await turnNotifying(false);
    expect(notifies()).toBe(false);
  });

  it('stay off where the browser says no', async () => {
    ANotification.requestPermission.mockImplementationOnce(async () => 'denied');
    expect(await turnNotifying(true)).toBe(false);
    expect(notifies()).toBe(false);
  });
});

describe('sounds', () => {
  const made = vi.fn();
  beforeEach(() => {
    made.mockClear();
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'suspended';
        constructor() {
          made();
        }
        resume = async () => undefined;
      },
    );
  });

  it('are off until somebody wants them', () => {
    expect(soundsAreOn()).toBe(false);
    sound('hop');
    expect(made).not.toHaveBeenCalled();
  });

  it('never try before the page was touched', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
    turnSounds(true);
    expect(soundsAreOn()).toBe(true);
    expect(made).not.toHaveBeenCalled();
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
    sound('page');
    expect(made).toHaveBeenCalledTimes(1);
    turnSounds(false);
    expect(soundsAreOn()).toBe(false);
  });
});
