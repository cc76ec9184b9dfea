import { expect, test } from 'vitest';
import { countsOf, EDITIONS, optionsOf, smallestDeck, withOption } from '../src/view/editions';
import { aLobby } from './lobbies';

test('player counts are a range, or a list where only some numbers will do', () => {
  expect(countsOf(EDITIONS.classic)).toBe('3–8');
  expect(countsOf(EDITIONS.odyssey)).toBe('3–12');
  expect(countsOf(EDITIONS.team)).toBe('6, 8, 10, 12');
});

test('the smallest deck deals every hand and refills one turn', () => {
  expect(smallestDeck(EDITIONS.classic, 3)).toBe(3 * 7 + 5);
  expect(smallestDeck(EDITIONS.classic, 6)).toBe(6 * 6 + 6);
  expect(smallestDeck(EDITIONS.odyssey, 12)).toBe(84);
  expect(smallestDeck(EDITIONS.party, 6)).toBe(6 * 5 + 6);
  expect(smallestDeck(EDITIONS.team, 12)).toBe(12 * 4 + 7);
});

test('what was not chosen is as published', () => {
  expect(optionsOf(aLobby(4, { edition: 'classic' }))).toMatchObject({ target: 30, rounds: null, bonus_cap: null });
  expect(optionsOf(aLobby(8, { edition: 'odyssey', options: { target: 20 } }))).toMatchObject({
    target: 20,
    bonus_cap: 3,
  });
  expect(optionsOf(aLobby(6, { edition: 'party' }))).toMatchObject({ target: null, rounds: 1 });
});

test('the lone finder is on with three players only', () => {
  expect(optionsOf(aLobby(3, { edition: 'original' })).lone_finder).toBe(true);
  expect(optionsOf(aLobby(4, { edition: 'original' })).lone_finder).toBe(false);
});

test('only what differs from the published values is sent', () => {
  const room = aLobby(4, { edition: 'classic', options: { begins: 'random' } });
  expect(withOption(room, 'target', 20)).toEqual({ begins: 'random', target: 20 });
  expect(withOption(room, 'begins', 'announce')).toEqual({});
  expect(withOption(aLobby(8, { edition: 'odyssey' }), 'bonus_cap', null)).toEqual({ bonus_cap: null });
});
