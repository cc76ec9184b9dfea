import { describe, expect, it } from 'vitest';
import { cases, sketchOf, turnSteps } from '../src/view/scoringCases';
import { goalOf, huddled, stone } from '../src/view/hill';
import { readSeen, lastSeenTurn } from '../src/view/seenReveals';
import { sitting } from '../src/view/people';
import { spots, standing } from '../src/view/podium';
import type { Why } from '../src/view/ledger';
import en from '../src/words/en';
import { whyWords } from '../src/words/turn';
import { aGame, aRoom } from './fixtures';

describe('the hill', () => {
  const size = { width: 390, height: 92 };

  it('ends at the target, and nobody walks off it', () => {
    expect(stone(size, 30, 34)).toEqual(stone(size, 30, 30));
    expect(stone(size, 30, 30).x).toBeLessThan(size.width);
  });

  it('grows with the scores where rounds end the game', () => {
    expect(goalOf(30, [31])).toBe(30);
    expect(goalOf(null, [3])).toBe(20);
    expect(goalOf(null, [33])).toBe(35);
  });

  const COLOURS = ['rose', 'moss', 'plum', 'madder', 'corn', 'mint', 'soot', 'ivory', 'quince', 'lagoon', 'chestnut'];
  const at = (...scores: readonly number[]) => scores.map((score, i) => ({ colour: COLOURS[i] ?? '', score }));

  it('has one huddle under one flag for all who share a place', () => {
    const { flags } = huddled(size, 30, at(7, 0, 7, 7, 0), 'plum');
    expect(flags.map(({ score, count, mine }) => [score, count, mine])).toEqual([
      [0, 2, false],
      [7, 3, true],
    ]);
  });

  it.each([[[0, 0, 0, 0, 0, 0, 0, 0]], [[0, 1, 2, 3, 4, 5, 6, 7]], [[30, 30, 29, 28]], [[34, 33, 30, 0]]])(
    'hides no rabbit behind another, and none beyond its edges: %s',
    (scores) => {
      const { pawns, flags } = huddled(size, 30, at(...scores));
      const spots = pawns.map(({ x, y }) => `${Math.round(x / 4)} ${Math.round(y / 8)}`);
      expect(new Set(spots).size).toBe(scores.length);
      expect(pawns.every(({ x }) => x > 0 && x < size.width)).toBe(true);
      flags.slice(1).forEach(({ x }, i) => expect(x - (flags[i]?.x ?? 0)).toBeGreaterThan(20));
    },
  );

  it('puts the one who looks in front', () => {
    const { pawns } = huddled(size, 30, at(4, 4, 4), 'rose');
    expect(pawns.reduce((front, one) => (one.layer > front.layer ? one : front)).colour).toBe('rose');
  });
});

describe('the podium', () => {
  it('shares the victory as the game says', () => {
    const places = standing(aRoom(['A', 'B', 'C']), aGame({ players: 3, scores: [30, 31, 31], winners: [1, 2] }));
    expect(places.map((place) => [place.names[0], place.first])).toEqual([
      ['B', true],
      ['C', true],
      ['A', false],
    ]);
  });

  it('knows partners from those who sat down when the game was over', () => {
    const room = aRoom(['A', 'B', 'C', 'D', 'E', 'F', 'Late']);
    const places = standing(room, aGame({ edition: 'team', players: 6, scores: [9, 5, 7], winners: [0] }));
    expect(places.map((place) => place.names.join())).toEqual(['A,D', 'C,F', 'B,E']);
  });

  it('keeps the names of those who have gone since', () => {
    const seats = aRoom(['A', 'B', 'C']).seats.map((seat) =>
      seat.id === 1 ? { ...seat, played_by_bot: 'left' as const, present: false } : seat,
    );
    const room = aRoom([], { seats, stage: 'over' });
    const game = aGame({ players: 3, scores: [1, 30, 2], winners: [1] });
    expect(standing(room, game)[0]?.names).toEqual(['B']);
    expect(sitting(room).map((seat) => seat.name)).toEqual(['A', 'C']);
    expect(sitting({ ...room, stage: 'playing' })).toHaveLength(3);
  });

  it.each([
    [1, 2],
    [2, 10],
    [12, 0],
  ])('has room for %i winners and %i others', (winners, others) => {
    for (const wide of [true, false])
      for (const spot of spots(winners, others, wide)) {
        expect(spot.x).toBeGreaterThan(0.02);
        expect(spot.x).toBeLessThan(0.98);
      }
  });
});

describe('looking back', () => {
  const room = aRoom(['A', 'B', 'C']);

  it('survives a reload, and starts anew with a new game', () => {
    const look = readSeen('{"game":1,"turn":4}');
    expect(lastSeenTurn(look, room, aGame({ turn: 6 }))).toBe(4);
    expect(lastSeenTurn(look, { ...room, games: 2 }, aGame({ turn: 1 }))).toBe(0);
  });

  it('shows newcomers nothing that was before them', () => {
    expect(lastSeenTurn(readSeen(null), room, aGame({ turn: 6 }))).toBe(6);
    expect(readSeen('no json')).toBeNull();
    expect(readSeen('{"turn":"4"}')).toBeNull();
  });
});

describe('the aid', () => {
  const options = aGame().options;

  it('tells the scoring of this edition', () => {
    expect(cases({ edition: 'classic', players: 5 }, options)).toEqual(['some', 'all', 'none', 'votes']);
    const alone = { ...options, lone_finder: true };
    expect(cases({ edition: 'original', players: 4 }, alone)).toEqual(['some', 'one', 'all', 'none', 'votes']);
    expect(cases({ edition: 'original', players: 3 }, alone)).toEqual(['one', 'all', 'none', 'votes']);
    expect(cases({ edition: 'odyssey', players: 6 }, options)).not.toContain('single_vote');
    expect(cases({ edition: 'odyssey', players: 7 }, options)).toContain('single_vote');
    expect(cases({ edition: 'party', players: 8 }, options)).toEqual(['together', 'alone', 'veto']);
  });

  it.each([3, 4, 8])('draws no more seals than %i players have votes', (players) => {
    for (const one of cases({ edition: 'classic', players }, options)) {
      const { onTrue, onOther } = sketchOf(one, { edition: 'classic', players });
      expect(onTrue + onOther).toBeLessThan(players);
    }
  });

  it('says the limit where it was reached', () => {
    const why: Why = { reason: 'votes', points: 3, votes: 4, names: ['Tom', 'Pip', 'Ada', 'Ben'] };
    expect(whyWords(en, why, { names: ['Lea'], you: false })).toBe('fooled Tom, Pip, Ada and Ben (3 at most)');
    expect(whyWords(en, { ...why, points: 4 }, { names: ['Lea'], you: false })).toBe('fooled Tom, Pip, Ada and Ben');
  });

  it('tells a turn of this edition', () => {
    expect(turnSteps({ edition: 'classic', players: 3 })[1]).toBe('slip_two');
    expect(turnSteps({ edition: 'party', players: 6 })[0]).toBe('tell_blind');
  });
});
