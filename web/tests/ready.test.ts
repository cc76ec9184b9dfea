import { expect, test } from 'vitest';
import { cardsOf, hindrance } from '../src/view/ready';
import { aDeck, aLobby } from './lobbies';

const decks = [aDeck('inkwell', 84), aDeck('small', 30)];

test('with enough people and cards nothing is in the way', () => {
  expect(hindrance(aLobby(6), decks)).toBeNull();
});

test('too few: how many must come', () => {
  expect(hindrance(aLobby(1), decks)).toEqual({ why: 'few', missing: 2 });
  expect(hindrance(aLobby(2, { edition: 'party' }), decks)).toEqual({ why: 'few', missing: 4 });
});

test('pairs need an even number', () => {
  expect(hindrance(aLobby(7, { edition: 'team' }), decks)).toEqual({ why: 'few', missing: 1 });
  expect(hindrance(aLobby(8, { edition: 'team' }), decks)).toBeNull();
});

test('too many: how many it is for', () => {
  expect(hindrance(aLobby(9), decks)).toEqual({ why: 'many', most: 8 });
});

test('no deck, or too small a deck', () => {
  expect(hindrance(aLobby(6, { decks: [] }), decks)).toEqual({ why: 'no_deck' });
  expect(hindrance(aLobby(6, { decks: ['small'] }), decks)).toEqual({ why: 'deck_small', missing: 12 });
  expect(hindrance(aLobby(6, { decks: ['small', 'inkwell'] }), decks)).toBeNull();
});

test('while the decks are not known nothing is said about cards', () => {
  expect(hindrance(aLobby(6), [])).toBeNull();
});

test('what only the server knows is passed on', () => {
  const reason = { code: 'option_value', sentence: 'No.' };
  expect(hindrance(aLobby(6, { unready: reason }), decks)).toEqual({ why: 'other', reason });
});

test('cards are counted for those who are here, or must come', () => {
  expect(cardsOf(aLobby(1), decks)).toEqual({ chosen: 84, needed: 26 });
  expect(cardsOf(aLobby(12), decks)).toEqual({ chosen: 84, needed: 56 });
});
