import { describe, expect, it } from 'vitest';
import { lying } from '../src/view/progress';
import { across, clueSize, needsLarge, needsSmall, nextIsOut, restFor, sceneOf } from '../src/view/tv';
import { aGame, aRoom, aTurn } from './fixtures';

const room = aRoom(['Ada', 'Ben', 'Cleo', 'Dan']);

describe('the television', () => {
  it('shows who is here until the cards are dealt', () => {
    expect(sceneOf(aRoom(['Ada'], { stage: 'lobby' }), null, 0)).toBe('lobby');
    expect(sceneOf(aRoom(['Ada'], { stage: 'lobby' }), aGame({ phase: 'over' }), 9)).toBe('lobby');
  });

  it('follows the turn', () => {
    expect(sceneOf(room, aGame(), 1)).toBe('begin');
    expect(sceneOf(room, aGame({ storyteller: 2 }), 1)).toBe('tell');
    expect(sceneOf(room, aGame({ phase: 'hand_in', storyteller: 2 }), 1)).toBe('hand_in');
    expect(sceneOf(room, aGame({ phase: 'vote', storyteller: 2 }), 1)).toBe('vote');
  });

  it('stays with a reveal until it was seen, also when the next turn goes on behind it', () => {
    const game = aGame({ turn: 3, phase: 'hand_in', storyteller: 0, last: aTurn() });
    expect(sceneOf(room, game, 1)).toBe('reveal');
    expect(sceneOf(room, game, 2)).toBe('hand_in');
  });

  it('shows the last turn before the podium, and the podium at once where a game was stopped', () => {
    const over = aGame({ turn: 3, phase: 'over', last: aTurn() });
    expect(sceneOf(aRoom(['Ada'], { stage: 'over' }), over, 2)).toBe('reveal');
    expect(sceneOf(aRoom(['Ada'], { stage: 'over' }), over, 3)).toBe('end');
    expect(sceneOf(aRoom(['Ada'], { stage: 'over' }), aGame({ turn: 1, phase: 'clue' }), 1)).toBe('end');
  });

  it('leaves time to read every line, and less when somebody waits for the next clue', () => {
    expect(restFor(12, false)).toBeGreaterThan(restFor(3, false));
    expect(restFor(12, true)).toBeLessThan(restFor(3, false));
    expect(nextIsOut(aGame({ phase: 'clue' }))).toBe(false);
    expect(nextIsOut(aGame({ phase: 'hand_in' }))).toBe(true);
  });

  it('lays up to six side by side, more in two rows', () => {
    expect([3, 6, 7, 12].map(across)).toEqual([3, 6, 4, 6]);
  });

  it('sets a clue as large as its paper allows', () => {
    expect(clueSize(8)).toBe(3.5);
    expect(clueSize(30)).toBeLessThan(clueSize(20));
    expect(clueSize(200)).toBe(1.6);
    expect([1, 25, 45, 90, 200].every((letters) => clueSize(letters) >= 1.6)).toBe(true);
  });

  it('fetches large files only where they are seen large', () => {
    expect(needsLarge(6, 3840)).toBe(true);
    expect(needsLarge(12, 3840)).toBe(false);
    expect(needsLarge(6, 1920)).toBe(false);
  });

  it('writes reasons small where many players, or many who were fooled, leave little room', () => {
    const short = '2 nobody found it 3 fooled Tom, Pip and Bram'.length;
    const long = 'nobody found it fooled Constantinescu, Wilhelmina, Theophilus and Anastasia-Maria'.length;
    expect(needsSmall(6, short)).toBe(false);
    expect(needsSmall(6, long)).toBe(true);
    expect(needsSmall(4, long)).toBe(false);
    expect(needsSmall(12, short)).toBe(true);
  });
});

describe('the pile', () => {
  it('grows by one for everyone who hands in, by two in a game for three', () => {
    expect(lying(aGame({ players: 4, handed_in: [true, true, false, false] }))).toBe(2);
    expect(lying(aGame({ players: 3, storyteller: 0, handed_in: [true, true, false] }))).toBe(3);
  });
});
