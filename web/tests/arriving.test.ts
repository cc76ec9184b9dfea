import { expect, test } from 'vitest';
import {
  developed,
  isForAll,
  isForNow,
  next,
  onTheWay,
  pauseBefore,
  refusedHere,
  type Arriving,
  type Stage,
} from '../src/view/arriving';
import { bringers, broughtInAll, choosing, emptySlots, finished, missingPictures } from '../src/view/ten';
import en from '../src/words/shelf/en';
import { progressWords } from '../src/words/shelf/progress';
import { aSeat } from './fixtures';
import { aLobby } from './lobbies';

const at = (no: number, stage: Stage, sent = 0): Arriving => ({
  no,
  name: `IMG_${no}.jpg`,
  bytes: 3_000_000,
  stage,
  sent,
  preview: null,
  refusal: null,
});

test('three are sent at a time, in the order they were brought', () => {
  const all = [
    at(1, 'framing'),
    at(2, 'refused'),
    at(3, 'waiting'),
    at(4, 'sending'),
    at(5, 'waiting'),
    at(6, 'waiting'),
  ];
  expect(next(all).map(({ no }) => no)).toEqual([3]);
  expect(next(all.slice(2)).map(({ no }) => no)).toEqual([3, 5]);
  expect(onTheWay(all).map(({ no }) => no)).toEqual([1, 3, 4, 5, 6]);
});

test('what is refused anyway is not sent', () => {
  expect(refusedHere({ name: 'a.jpg', bytes: 0 })).toBe('picture_empty');
  expect(refusedHere({ name: 'a.tif', bytes: 96 * 1024 ** 2 })).toBe('picture_large');
  expect(refusedHere({ name: 'Logo.SVG', bytes: 900 })).toBe('picture_svg');
  expect(refusedHere({ name: 'a.heic', bytes: 40 * 1024 ** 2 })).toBeNull();
});

test('a refusal is for this picture, for now, or for all', () => {
  expect(['away', 'too_many', 'busy'].every(isForNow)).toBe(true);
  expect(['shelf_full', 'pictures_ten', 'uploads_off', 'playing'].every(isForAll)).toBe(true);
  expect(['picture_broken', 'picture_here'].some((code) => isForNow(code) || isForAll(code))).toBe(false);
});

test('a card develops as it comes', () => {
  const stages = [at(1, 'waiting'), at(1, 'sending', 0.5), at(1, 'framing'), at(1, 'card')].map(developed);
  expect(stages).toEqual([0, 40, 88, 100]);
});

test('trying again takes longer each time, and never long', () => {
  expect([1, 2, 3, 9].map(pauseBefore)).toEqual([1000, 2000, 4000, 15_000]);
});

test('how far they are is one sentence', () => {
  expect(progressWords(en, { made: 0, coming: 9, refused: 0 })).toBe('');
  expect(progressWords(en, { made: 12, coming: 20, refused: 3 })).toBe(
    '12 of 35 are cards. Three could not become cards',
  );
  expect(progressWords(en, { made: 35, coming: 0, refused: 0 })).toBe('All 35 are cards');
});

const room = (() => {
  const lobby = aLobby(3);
  const seats = [...lobby.seats, aSeat(3, 'Pip', { is_bot: true })];
  const brought = [
    { seat: 0, pictures: 10 },
    { seat: 1, pictures: 7 },
  ];
  return { ...lobby, seats, shelf: { ...lobby.shelf, bringing: true, cards: 3, brought } };
})();

test('everyone but the bots brings ten', () => {
  expect(bringers(room).map(({ pictures }) => pictures)).toEqual([10, 7, 0, null]);
  expect(finished(room, 2)).toEqual(['Ada']);
  expect(finished(room, 0)).toEqual([]);
  expect(choosing(room)).toEqual(['Ben', 'Cleo']);
  expect(emptySlots(7)).toBe(3);
});

test('what all have brought is enough, or is not, for those who play', () => {
  expect(broughtInAll(room)).toBe(20);
  expect(missingPictures(room, 0)).toBe(8); // four need 28
  expect(missingPictures(room, 84)).toBe(0);
});
