import { expect, test } from 'vitest';
import { byKey, matTone, middle, moved, nearer, nearness, onMat, widest } from '../src/view/framing';

const LAKE = { width: 3000, height: 2000 };
const TOWER = { width: 1000, height: 4000 };

/** A frame has a card's shape, and lies inside its picture. */
function fits(crop: ReturnType<typeof widest>, { width, height }: typeof LAKE): void {
  expect((crop.width * width) / (crop.height * height)).toBeCloseTo(2 / 3);
  expect(crop.left).toBeGreaterThanOrEqual(0);
  expect(crop.top).toBeGreaterThanOrEqual(0);
  expect(crop.left + crop.width).toBeLessThanOrEqual(1 + 1e-9);
  expect(crop.top + crop.height).toBeLessThanOrEqual(1 + 1e-9);
}

test('the widest frame touches two edges', () => {
  expect(widest(LAKE)).toMatchObject({ top: 0, height: 1 });
  expect(widest(TOWER)).toMatchObject({ left: 0, width: 1 });
  fits(widest(LAKE), LAKE);
  fits(widest(TOWER), TOWER);
});

test('it moves as far as the picture goes', () => {
  const frame = widest(LAKE);
  expect(moved(frame, -9, -9)).toMatchObject({ left: 0, top: 0 });
  fits(moved(frame, 9, 9), LAKE);
  expect(middle(moved(frame, 9, 0)).across).toBe(78);
});

test('it comes nearer around its middle, and goes no further than the widest', () => {
  const near = nearer(widest(LAKE), LAKE, 2);
  expect(nearness(near, LAKE)).toBeCloseTo(2);
  expect(middle(near)).toEqual({ across: 50, down: 50 });
  fits(near, LAKE);
  expect(nearness(nearer(near, LAKE, 100), LAKE)).toBeCloseTo(4);
  const away = nearer(moved(near, 1, 1), LAKE, 1 / 100);
  expect(nearness(away, LAKE)).toBeCloseTo(1);
  fits(away, LAKE);
});

test('keys move it by 2 and by 10 percent, and come nearer', () => {
  const frame = widest(LAKE);
  expect(byKey(frame, LAKE, 'ArrowRight')?.left).toBeCloseTo(frame.left + 0.02);
  expect(byKey(frame, LAKE, 'ArrowDown')?.top).toBe(0);
  expect(byKey(frame, LAKE, 'PageDown')?.left).toBeCloseTo(frame.left + 0.1);
  expect(byKey(widest(TOWER), TOWER, 'PageUp')?.top).toBeCloseTo(widest(TOWER).top - 0.1);
  expect(byKey(frame, LAKE, 'Home')?.left).toBe(0);
  expect(nearness(byKey(frame, LAKE, '+') ?? frame, LAKE)).toBeCloseTo(1.1);
  expect(nearness(byKey(frame, LAKE, '-') ?? frame, LAKE)).toBeCloseTo(1);
  expect(byKey(frame, LAKE, 'a')).toBeNull();
});

test('a mat shows all of a picture, a little above the middle', () => {
  const lake = onMat(LAKE);
  expect(lake.width).toBeCloseTo(0.89);
  // As wide as it can be, three to two, on a card of two to three.
  expect(lake.height).toBeCloseTo(((0.89 * 2) / 3) * (2 / 3));
  expect(lake.top + lake.height / 2).toBeCloseTo(0.47);
  const tower = onMat(TOWER);
  expect(tower.height).toBeCloseTo(1 - (2 * 0.055 * 2) / 3);
  expect(tower.top).toBeCloseTo((0.055 * 2) / 3);
});

test('a mat has the tone of its picture, drawn to paper or to night', () => {
  expect(matTone([255, 255, 255, 255, 255, 255, 255, 255])).toBe('#f3ede1');
  expect(matTone([0, 0, 0, 255])).toBe('#18161b');
});
