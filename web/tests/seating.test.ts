import { expect, test } from 'vitest';
import { closedTo } from '../src/view/joining';
import { across, inPairs, moved, nearest, rearranged, shownOrder, swapped } from '../src/view/seating';
import { aLobby } from './lobbies';

test('a seat moves along the row', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('two seats change places', () => {
  expect(swapped(['a', 'b', 'c'], 0, 2)).toEqual(['c', 'b', 'a']);
});

test('there are pairs only when there can be', () => {
  expect(inPairs(aLobby(6, { edition: 'team' }))).toBe(true);
  expect(inPairs(aLobby(7, { edition: 'team' }))).toBe(false);
  expect(inPairs(aLobby(4, { edition: 'team' }))).toBe(false);
  expect(inPairs(aLobby(6))).toBe(false);
  expect(across(1, 6)).toBe(4);
  expect(across(4, 6)).toBe(1);
});

test('partners are shown side by side', () => {
  expect(shownOrder(aLobby(6, { edition: 'team' }))).toEqual([0, 3, 1, 4, 2, 5]);
  expect(shownOrder(aLobby(4))).toEqual([0, 1, 2, 3]);
});

test('a drop moves a seat, and among pairs exchanges two', () => {
  expect(rearranged(aLobby(4), 0, 2)).toEqual([1, 2, 0, 3]);
  // Shown as 0 3 | 1 4 | 2 5: the second shown is seat 3, the third is seat 1.
  expect(rearranged(aLobby(6, { edition: 'team' }), 1, 2)).toEqual([0, 3, 2, 1, 4, 5]);
});

test('the nearest spot', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
  ];
  expect(nearest(spots, { x: 80, y: 20 })).toBe(1);
  expect(nearest(spots, { x: 10, y: 90 })).toBe(2);
});

test('a table is closed to newcomers while it plays, when locked, when full', () => {
  const names = ['Ada'];
  const summary = { code: 'XBRFFQ', stage: 'lobby', edition: 'classic', names, colours: [], locked: false } as const;
  expect(closedTo({ ...summary, has_password: true })).toBeNull();
  expect(closedTo({ ...summary, has_password: false, locked: true })).toBe('locked');
  expect(closedTo({ ...summary, has_password: false, stage: 'playing', locked: true })).toBe('playing');
  expect(closedTo({ ...summary, has_password: false, names: Array<string>(12).fill('x') })).toBe('full');
});
