import { describe, expect, it } from 'vitest';
import { FACES } from '../src/art/faces';
import { askedFor, guessable, guessOf, guestColour, seatsToAskFor } from '../src/view/audience';
import { characterAt, faceOf, newBot } from '../src/view/bots';
import { waysToTell } from '../src/view/hand';
import { aGame, aRoom, aSeat } from './fixtures';

/** So many bots come to an empty table, one after the other. */
function bots(count: number): string[] {
  const names: string[] = [];
  while (names.length < count) names.push(newBot(names, 0).name);
  return names;
}

describe('bots', () => {
  it('have twelve names and twelve faces, and no more', () => {
    const faces = bots(13).map((name, id) => faceOf(aSeat(id, name, { is_bot: true })));
    expect(new Set(faces.slice(0, 12))).toEqual(new Set(Object.keys(FACES)));
    expect(faces[12]).toBeNull();
  });
  it('are known by their name: who plays like Pip is not Pip, and a person is no bot', () => {
    const tansy = aSeat(0, 'Tansy', { is_bot: true, mind: 'pip' });
    expect([faceOf(tansy), characterAt(tansy)]).toEqual(['tansy', null]);
    const pip = aSeat(1, 'Pip', { is_bot: true, mind: 'pip' });
    expect([faceOf(pip), characterAt(pip)]).toEqual(['pip', 'pip']);
    expect(faceOf(aSeat(2, 'Tansy', { played_by_bot: 'absent', mind: 'wren' }))).toBeNull();
  });
});

describe('the audience', () => {
  const room = aRoom(['Ada', 'Ben'], {
    seats: [aSeat(0, 'Ada'), aSeat(1, 'Pip', { is_bot: true }), aSeat(2, 'Ben', { played_by_bot: 'asked' })],
    audience_last: [{ id: 7, slot: 2, right: true }],
    seat_asks: [{ guest: 7, seat: 1 }],
  });

  it('may guess any picture, in a colour that nobody wears', () => {
    const board = guessable(aGame({ board: ['d/a', 'd/b'] }));
    expect(board.map(({ no, choosable, owner }) => [no, choosable, owner])).toEqual([
      [1, true, null],
      [2, true, null],
    ]);
    expect(room.seats.map(({ colour }) => colour)).not.toContain(guestColour(room));
  });
  it('may ask for the seats that are bots’ own', () => {
    expect(seatsToAskFor(room).map(({ name }) => name)).toEqual(['Pip']);
    expect([askedFor(room, 7)?.name, askedFor(room, 8)]).toEqual(['Pip', null]);
  });
  it('learns with the reveal whether it was right', () => {
    expect([guessOf(room, 7)?.right, guessOf(room, 8)]).toEqual([true, null]);
  });
});

describe('the ways to tell', () => {
  const timers = { clue: null, hand_in: 90, vote: 90, absent: null };

  it('are not aloud where a phase may last for hours', () => {
    expect(waysToTell(['text', 'aloud'], timers)).toEqual(['text', 'aloud']);
    expect(waysToTell(['text', 'aloud'], { ...timers, vote: 86_400 })).toEqual(['text']);
    expect(waysToTell(['aloud'], { ...timers, vote: 86_400 })).toEqual(['aloud']);
  });
});
