import { describe, expect, it } from 'vitest';
import { lying } from '../src/view/progress';
import {
  boardPlan,
  clueSize,
  follow,
  forwardWidth,
  headSize,
  missing,
  owed,
  pageSize,
  REST,
  sceneOf,
  stillOwed,
} from '../src/view/tv';
import { factAt, factsOf, type Fact } from '../src/view/waiting';
import type { Public, Room } from '../src/wire';
import en from '../src/words/tv/en';
import fr from '../src/words/tv/fr';
import { files } from './source';
import { aGame, aRoom, aTurn } from './fixtures';

const room = aRoom(['Ada', 'Ben', 'Cleo', 'Dan']);

const show = (until: number): Partial<Room> => ({ clear_at: until });

describe('the television', () => {
  it('shows who is here until the cards are dealt', () => {
    expect(sceneOf(aRoom(['Ada'], { stage: 'lobby' }), null, null, 0)).toBe('lobby');
    expect(sceneOf(aRoom(['Ada'], { stage: 'lobby' }), aGame({ phase: 'over' }), null, 0)).toBe('lobby');
  });

  it('follows the turn', () => {
    expect(sceneOf(room, aGame(), null, 0)).toBe('begin');
    expect(sceneOf(room, aGame({ storyteller: 2 }), null, 0)).toBe('tell');
    expect(sceneOf(room, aGame({ phase: 'hand_in', storyteller: 2 }), null, 0)).toBe('hand_in');
    expect(sceneOf(room, aGame({ phase: 'vote', storyteller: 2 }), null, 0)).toBe('vote');
    expect(sceneOf({ ...room, paused: true }, aGame({ phase: 'vote' }), null, 0)).toBe('pause');
  });

  it('shows a reveal until the stage is clear, then the page of it, then goes on', () => {
    const game = aGame({ turn: 3, storyteller: 0, last: aTurn() });
    const on = { ...room, ...show(100) };
    const staged = follow(null, on, game, 90);
    expect(sceneOf(on, game, staged, 90)).toBe('reveal');
    const later = follow(staged, on, game, 101);
    expect(sceneOf(on, game, later, 101)).toBe('rest');
    expect(sceneOf(on, game, later, 100 + REST + 1)).toBe('tell');
    // Whoever looks for words has seconds left, or the next clue is out: the page gives way.
    expect(sceneOf({ ...on, deadline: 110 }, game, later, 101)).toBe('tell');
    expect(sceneOf(on, { ...game, phase: 'hand_in' }, later, 101)).toBe('hand_in');
  });

  it('goes on at once when the host says so', () => {
    const game = aGame({ turn: 3, storyteller: 0, last: aTurn() });
    const staged = follow(null, { ...room, ...show(100) }, game, 90);
    const ended = follow(staged, room, game, 91);
    expect(ended).toBeNull();
    expect(sceneOf(room, game, ended, 91)).toBe('tell');
    expect(sceneOf(room, game, follow(ended, room, game, 101), 101)).toBe('tell');
    // Also when the page of it lies there.
    expect(sceneOf(room, game, follow(staged, room, game, 102), 102)).toBe('tell');
  });

  it('is held by a pause, and switched on in the middle shows what is now', () => {
    const game = aGame({ turn: 3, storyteller: 0, last: aTurn() });
    const staged = follow(null, { ...room, ...show(100) }, game, 90);
    expect(follow(staged, { ...room, ...show(100), paused: true }, game, 105)).toBe(staged);
    expect(sceneOf(room, game, follow(null, room, game, 95), 95)).toBe('tell');
  });

  it('is not left behind by a fast table', () => {
    const game = aGame({ turn: 3, phase: 'vote', storyteller: 0, last: aTurn() });
    expect(sceneOf({ ...room, ...show(100) }, game, null, 90)).toBe('vote');
  });

  it('shows the last turn before the end, and the end at once where a game was stopped', () => {
    const over = aGame({ turn: 3, phase: 'over', last: aTurn() });
    const ended = aRoom(['Ada'], { stage: 'over' });
    expect(sceneOf({ ...ended, ...show(100) }, over, null, 90)).toBe('reveal');
    expect(sceneOf({ ...ended, ...show(100) }, over, null, 101)).toBe('end');
    expect(sceneOf(ended, aGame({ turn: 1, phase: 'clue' }), null, 0)).toBe('end');
  });

  it('lays up to six side by side, more in two rows, people at both sides of seven and eight', () => {
    expect([3, 6, 7, 8, 12].map((n) => boardPlan(n).across)).toEqual([3, 6, 4, 4, 6]);
    expect([6, 7, 8, 9].map((n) => boardPlan(n).people)).toEqual(['margin', 'sides', 'sides', 'margin']);
    for (let n = 3; n <= 12; n++) {
      const { across, tall, gap, aside } = boardPlan(n);
      const rows = Math.ceil(n / across);
      expect(across * ((tall * 2) / 3 + aside)).toBeLessThanOrEqual(80);
      expect(rows * tall + (rows - 1) * gap).toBeLessThanOrEqual(36);
    }
  });

  it('brings no picture forward that would be smaller than on the board', () => {
    const swept = (n: number) => ({ kind: 'sweep' as const, slots: Array.from({ length: n }, (_, i) => i + 1) });
    for (let board = 3; board <= 12; board++)
      for (let n = 1; n < board; n++) {
        const wide = forwardWidth(swept(n), board);
        if (wide !== null) expect(wide).toBeGreaterThanOrEqual((boardPlan(board).tall * 2) / 3);
        else expect(n).toBeGreaterThan(5);
      }
    expect(forwardWidth(swept(11), 12)).toBeNull();
    expect(forwardWidth({ kind: 'truth', slots: [1] }, 6)).toBeNull();
  });

  it('sets a clue on a page on as many lines as it takes', () => {
    expect(pageSize('Tide', 20, 9)).toBe(4.6);
    const long = 'half a sentence '.repeat(7);
    expect(pageSize(long, 20, 9)).toBeLessThan(pageSize('half a sentence', 20, 9));
    expect(pageSize(long.repeat(4), 20, 9)).toBe(1.4);
    expect(pageSize('Donaudampfschifffahrt', 20, 9) * 0.5 * 21).toBeLessThanOrEqual(20);
  });

  it('sets a clue as large as its paper allows', () => {
    expect(clueSize(8, 38, 3.3)).toBe(3.3);
    expect(clueSize(30, 38, 3.3)).toBeLessThan(clueSize(20, 38, 3.3));
    expect([1, 25, 45, 90, 120, 200].every((letters) => clueSize(letters, 38, 3.3) >= 1.4)).toBe(true);
    const long = 'Constantinescu is looking for words…';
    expect(headSize('Tom is looking for words…', 21)).toBeGreaterThan(headSize(long, 21));
    expect(headSize(long, 21)).toBeGreaterThan(headSize(long, 16));
  });

  it('names who is missing, a pair that owes one card once, and both of the storyteller’s pair', () => {
    const room = aRoom(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']);
    const handed_in = [true, false, false, false, false, true];
    const game = aGame({ edition: 'team', phase: 'hand_in', storyteller: 0, waiting: [1, 3, 4], handed_in });
    expect(missing(room, game)).toEqual(['Ben', 'Dan', 'Eve']);
    const names = (one: Public) => owed(room, one).map(({ by, done }) => [by.map(({ name }) => name).join(), done]);
    expect(names(game)).toEqual([
      ['Ada', true],
      ['Dan', false],
      ['Ben,Eve', false],
      ['Fay', true],
    ]);
    expect(names({ ...game, edition: 'classic' }).length).toBe(5);
    expect(stillOwed(owed(room, game))).toEqual({ names: ['Dan', 'Ben · Eve'], pairs: true });
    const partner = { ...game, waiting: [3], handed_in: [true, true, true, false, false, true] };
    expect(stillOwed(owed(room, partner))).toEqual({ names: ['Dan'], pairs: false });
  });
});

describe('what there is to tell meanwhile', () => {
  const game = aGame({ players: 4, turn: 4, storyteller: 0, last: aTurn(), scores: [9, 12, 20, 19] });
  const kinds = (facts: readonly Fact[]) => facts.map(({ kind }) => kind);

  it('is nothing before the first turn is over', () => {
    expect(kinds(factsOf(room, aGame({ players: 4, scores: [0, 0, 0, 0] }), null))).toEqual([]);
  });

  it('is the last page, the closest rivals, and who is nearest to the moon', () => {
    const facts = factsOf(room, game, null);
    expect(kinds(facts)).toEqual(['page', 'duel', 'moon']);
    expect(facts[1]).toMatchObject({ ahead: { names: ['Cleo'] }, behind: { names: ['Dan'] }, followed: null });
    expect(facts[2]).toMatchObject({ hops: 10 });
  });

  it('is how many turns are left where rounds end the game', () => {
    const options = { ...game.options, target: null, rounds: 1 };
    expect(factsOf(room, { ...game, options }, null).at(-1)).toEqual({ kind: 'turns', left: 1 });
  });

  it('is a new one every ten seconds', () => {
    const facts = factsOf(room, game, null);
    expect([0, 9_999, 10_000, 25_000, 30_000].map((now) => factAt(facts, now)?.kind)).toEqual([
      'page',
      'page',
      'duel',
      'moon',
      'page',
    ]);
    expect(factAt([], 5)).toBeUndefined();
  });
});

describe('the words of the television', () => {
  const keys = (words: object, above = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object' ? keys(value as object, `${above}${key}.`) : [`${above}${key}`],
    );

  it('are all used', () => {
    const code = files(/\.(ts|svelte)$/)
      .filter(({ path }) => !/^words\/tv\/..\.ts$/.test(path))
      .map(({ text }) => text)
      .join('\n');
    const isUsed = (path: string) => {
      const [section = '', key = ''] = path.split('.');
      return new RegExp(`\\bt(vWords\\(\\))?\\.${section}\\b(\\.${key}\\b|\\[)`).test(code);
    };
    const used = (path: string) => (path.includes('.') ? isUsed(path) : new RegExp(`\\.${path}\\b`).test(code));
    expect(keys(en).filter((path) => !used(path))).toEqual([]);
  });

  it('do not break before a French sign', () => {
    const said = keys(fr).map((path) =>
      path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], fr),
    );
    expect(said.filter((text) => typeof text === 'string' && / [;:!?]|'/.test(text))).toEqual([]);
  });
});

describe('the pile', () => {
  it('grows by one for everyone who hands in, by two in a game for three', () => {
    expect(lying(aGame({ players: 4, handed_in: [true, true, false, false] }))).toBe(2);
    expect(lying(aGame({ players: 3, storyteller: 0, handed_in: [true, true, false] }))).toBe(3);
  });
});
