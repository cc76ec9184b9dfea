import { expect, test } from 'vitest';
import { enoughFor, neededFor, pathOf, planks } from '../src/view/shelf';
import { aDeck } from './lobbies';

const decks = ['inkwell', 'lake', 'museum', 'gloaming', 'lantern', 'class', 'attic', 'harbour'].map((id) =>
  aDeck(id, 84),
);
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join(' ');
const seen = (all: ReturnType<typeof planks>) =>
  all.map(({ covers, spines, next }) => [ids(covers), ids(spines), ...(next ? ['+'] : [])].filter(Boolean));

test('chosen books show their cover, three to a board, the others their spine', () => {
  expect(seen(planks(decks.slice(0, 6), ['museum', 'inkwell', 'lake'], true))).toEqual([
    ['inkwell lake museum'],
    ['gloaming lantern class', '+'],
  ]);
  expect(seen(planks(decks, ['inkwell', 'lake', 'museum', 'class'], false))).toEqual([
    ['inkwell lake museum'],
    ['class'],
    ['gloaming lantern attic harbour'],
  ]);
});

test('the next book stands where there is room for it', () => {
  expect(seen(planks(decks.slice(0, 1), ['inkwell'], true))).toEqual([['inkwell', '+']]);
  expect(seen(planks(decks.slice(0, 3), ['inkwell', 'lake', 'museum'], true))).toEqual([
    ['inkwell lake museum'],
    ['+'],
  ]);
  expect(seen(planks(decks.slice(0, 4), [], true))).toEqual([['inkwell lake museum gloaming'], ['+']]);
  expect(seen(planks([], [], true))).toEqual([['+']]);
});

test('enough is as the edition says, and as the hungriest says where it is not for so many', () => {
  expect(neededFor(6, 'classic')).toBe(42);
  expect(neededFor(6, 'party')).toBe(36);
  expect(neededFor(12, 'classic')).toBe(84);
  expect(enoughFor(25, 'classic')).toBeNull();
  expect(enoughFor(26, 'classic')).toBe(3);
  expect(enoughFor(31, 'classic')).toBe(4);
  expect(enoughFor(214, 'classic')).toBe(12);
});

test('the path has a notch for every company, and for this one', () => {
  const { notches, come } = pathOf(31, 7, 'classic');
  expect(notches.map(({ players }) => players)).toEqual([3, 4, 5, 6, 7, 8, 10, 12]);
  expect(notches.filter(({ reached }) => reached).map(({ players }) => players)).toEqual([3, 4]);
  expect(notches.filter(({ here }) => here).map(({ players }) => players)).toEqual([7]);
  // Between the notches of four (28) and five (35).
  expect(come).toBeCloseTo(((4 + 3 / 7) / 12) * 100);
  expect(pathOf(0, 6, 'classic').come).toBe(0);
  expect(pathOf(500, 6, 'classic').come).toBe(100);
});
