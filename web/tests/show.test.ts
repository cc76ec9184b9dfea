import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RevealShow } from '../src/revealShow.svelte';
import { laid } from '../src/view/ledger';
import { aGame, aRoom, aTurn } from './fixtures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = [
  { scorer: 1, colour: 'teal', points: 0, before: 4 },
  { scorer: 0, colour: 'plum', points: 2, before: 7 },
];
const plums = (show: RevealShow) => show.runners.find((runner) => runner.colour === 'plum')?.score ?? 0;

describe('the reveal', () => {
  it('shows one thing after another, and hops one stone for every point', async () => {
    const show = new RevealShow(counted);
    const steps: string[] = [];
    const hops: number[] = [];
    void show.play(false);
    for (let t = 0; t < 12_000 && show.step !== 'rest'; t += 20) {
      await vi.advanceTimersByTimeAsync(20);
      if (steps.at(-1) !== show.step) steps.push(show.step);
      if (hops.at(-1) !== plums(show)) hops.push(plums(show));
    }
    expect(steps).toEqual(['hush', 'seals', 'owners', 'truth', 'points', 'rest']);
    expect(hops).toEqual([7, 8, 9]);
  });

  it('tells nobody the true picture before the votes have landed', async () => {
    const show = new RevealShow(counted);
    void show.play(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(show.has('seals')).toBe(true);
    expect(show.has('truth')).toBe(false);
    const turn = aTurn({ board: ['d/a', 'd/b'], owners: [0, 1], storyteller: 0 });
    const board = laid(aRoom(['Ada', 'Tom']), aGame({ players: 2 }), turn);
    expect(board.map((one) => show.stateOf(one))).toEqual(['', '']);
    show.end();
    expect(board.map((one) => show.stateOf(one))).toEqual(['true', 'passed']);
  });

  it('brings the lines out in the order in which they are counted', async () => {
    const show = new RevealShow(counted);
    void show.play(false);
    while (show.step !== 'points') await vi.advanceTimersByTimeAsync(20);
    expect([show.isOut(1), show.isOut(0)]).toEqual([true, false]);
  });

  it('can be ended at any time', async () => {
    const show = new RevealShow(counted);
    const over = show.play(false);
    await vi.advanceTimersByTimeAsync(100);
    show.end();
    await over;
    expect(show.step).toBe('rest');
    expect([0, 1].every((scorer) => show.isOut(scorer))).toBe(true);
    expect(show.runners.map((runner) => runner.score)).toEqual([4, 9]);
    expect(show.from).toEqual({ teal: 4, plum: 7 });
  });

  it('is simply there for people who prefer stillness', async () => {
    const show = new RevealShow(counted);
    await show.play(true);
    expect(show.step).toBe('rest');
  });
});
