import { describe, expect, it } from 'vitest';
import { finders, remarkOfTurn, laid, ledger } from '../src/view/ledger';
import fr from '../src/words/fr';
import { lineSentence } from '../src/words/turn';
import { aGame, aRoom, aTurn } from './fixtures';

// Six players; the first tells. 1 and 2 find it; 3 follows 4; 4 and 5 follow 1: the rules' own worked example.
const room = aRoom(['Pink', 'Blue', 'Green', 'Red', 'Violet', 'Yellow']);
const game = aGame({ players: 6 });
const turn = aTurn({
  storyteller: 0,
  board: ['d/a', 'd/b', 'd/c', 'd/d', 'd/e', 'd/f'],
  owners: [1, 0, 2, 3, 4, 5],
  votes: [[], [2], [2], [5], [1], [1]],
  awards: [
    [{ reason: 'told', points: 3 }],
    [
      { reason: 'found', points: 3 },
      { reason: 'votes', points: 2, votes: 2 },
    ],
    [{ reason: 'found', points: 3 }],
    [{ reason: 'missed', points: 0 }],
    [
      { reason: 'missed', points: 0 },
      { reason: 'votes', points: 1, votes: 1 },
    ],
    [{ reason: 'missed', points: 0 }],
  ],
  points: [3, 5, 3, 0, 1, 0],
  scores: [3, 5, 3, 0, 1, 0],
});

describe('the board, opened', () => {
  it('knows the true picture, its owners and who voted for what', () => {
    const board = laid(room, game, turn);
    expect(board.map((one) => one.isTrue)).toEqual([false, true, false, false, false, false]);
    expect(board.map((one) => one.owner.name)).toEqual(['Blue', 'Pink', 'Green', 'Red', 'Violet', 'Yellow']);
    expect(board[0]?.voters.map((seat) => seat.name)).toEqual(['Violet', 'Yellow']);
  });

  it('has no true picture in party, but a vetoed one', () => {
    const party = aGame({ players: 6, edition: 'party' });
    const board = laid(room, party, { ...turn, veto: 3 });
    expect(board.some((one) => one.isTrue)).toBe(false);
    expect(board.map((one) => one.vetoed)).toEqual([false, false, true, false, false, false]);
    expect(finders(party, turn)).toBeNull();
  });

  it('counts those who found it among those who voted', () => {
    expect(finders(game, turn)).toEqual({ found: 2, of: 5 });
  });
});

describe('the ledger', () => {
  it('lets one bot speak, the storyteller first, and none that stands in for somebody', () => {
    const vote = { seat: 3, move: 'cast_votes', text: 'The cage.', mind: null } as const;
    const told = { seat: 1, move: 'give_clue', text: 'The moon.', mind: null } as const;
    const bots = room.seats.map((seat) => ({ ...seat, is_bot: seat.id !== 1 }));
    expect(remarkOfTurn({ seats: bots, remarks: [told, vote] })?.text).toBe('The cage.');
    const all = room.seats.map((seat) => ({ ...seat, is_bot: true }));
    expect(remarkOfTurn({ seats: all, remarks: [vote, told] })?.text).toBe('The moon.');
    expect(remarkOfTurn({ seats: room.seats, remarks: [vote, told] })).toBeNull();
  });

  it('puts your line first, then the most points', () => {
    expect(ledger(room, game, turn, 4).map((line) => line.names[0])).toEqual([
      'Violet',
      'Blue',
      'Pink',
      'Green',
      'Red',
      'Yellow',
    ]);
  });

  it('names whom one fooled, and who led one astray', () => {
    const lines = ledger(room, game, turn, null);
    const whys = (name: string) => lines.find((line) => line.names[0] === name)?.whys;
    expect(whys('Blue')?.[1]).toMatchObject({ reason: 'votes', names: ['Violet', 'Yellow'] });
    expect(whys('Red')?.[0]).toMatchObject({ reason: 'missed', names: ['Violet'] });
    expect(whys('Violet')?.[0]).toMatchObject({ reason: 'missed', names: ['Blue'] });
  });

  it('says where everyone came from', () => {
    const later = { ...turn, scores: [13, 15, 3, 0, 1, 0] };
    expect(ledger(room, game, later, 0)[0]).toMatchObject({ before: 10, after: 13, yours: true });
  });

  it('speaks to you in the second person, and of a pair by its names', () => {
    const whys = (place: number | null) =>
      ledger(room, game, turn, place)
        .filter((line) => line.names[0] === 'Violet')
        .map((line) => lineSentence(fr, line));
    expect(whys(4)).toEqual(['Vous\u00a0: 1 point, vous avez suivi Blue, vous avez trompé Red.']);
    expect(whys(null)).toEqual(['Violet\u00a0: 1 point, a suivi Blue, a trompé Red.']);
    expect(ledger(room, aGame({ players: 6, edition: 'team' }), turn, 4).some((line) => line.you)).toBe(false);
  });

  it('has one line for both of a pair', () => {
    const team = aGame({ players: 6, edition: 'team' });
    const shared = { ...turn, points: [3, 1, 0], scores: [3, 1, 0], awards: [[], [], []] };
    const lines = ledger(room, team, shared, 5);
    expect(lines.map((line) => line.names)).toEqual([
      ['Green', 'Yellow'],
      ['Pink', 'Red'],
      ['Blue', 'Violet'],
    ]);
  });
});
