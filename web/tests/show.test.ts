import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Show } from '../src/screens/show.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = [
  { scorer: 1, points: 0 },
  { scorer: 0, points: 2 },
];

describe('the reveal', () => {
  it('shows one thing after another, and hops one stone for every point', async () => {
    const show = new Show(counted);
    const steps: string[] = [];
    const hops: number[] = [];
    void show.play(false);
    for (let t = 0; t < 12_000 && show.step !== 'rest'; t += 20) {
      await vi.advanceTimersByTimeAsync(20);
      if (steps.at(-1) !== show.step) steps.push(show.step);
      const hopped = show.hopped[0] ?? 0;
      if (hops.at(-1) !== hopped) hops.push(hopped);
    }
    expect(steps).toEqual(['hush', 'seals', 'owners', 'truth', 'points', 'rest']);
    expect(hops).toEqual([0, 1, 2]);
  });

  it('tells nobody the true picture before the votes have landed', async () => {
    const show = new Show(counted);
    void show.play(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(show.has('seals')).toBe(true);
    expect(show.has('truth')).toBe(false);
  });

  it('can be ended at any time', async () => {
    const show = new Show(counted);
    const over = show.play(false);
    await vi.advanceTimersByTimeAsync(100);
    show.end();
    await over;
    expect(show.step).toBe('rest');
    expect(show.lines).toBe(2);
    expect(show.hopped).toEqual({ 0: 2, 1: 0 });
  });

  it('is simply there for people who prefer stillness', async () => {
    const show = new Show(counted);
    await show.play(true);
    expect(show.step).toBe('rest');
  });
});
