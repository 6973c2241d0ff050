import { expect, test } from 'vitest';
import { boxAround, FIT, placeFor, readableZoom, stepOf, within, zoomedAt } from '../table/board-place.ts';

const window = { width: 800, height: 600 };

test('what lies under the pointer stays there while the board grows, and the board never leaves its window', () => {
  const place = zoomedAt(FIT, 2, { x: 200, y: 150 }, window);
  expect(place).toEqual({ zoom: 2, x: -200, y: -150 });
  expect(within({ zoom: 2, x: 50, y: -900 }, window)).toEqual({ zoom: 2, x: 0, y: -600 });
  expect(zoomedAt(place, 0.1, { x: 0, y: 0 }, window)).toBe(FIT);
});

test('a board that can be read as it fits stays; one that cannot is enlarged around what is asked', () => {
  const land = { x: 600, y: 100, width: 40, height: 40 };
  expect(readableZoom(window, { width: 700, height: 500 })).toBe(1);
  expect(placeFor(land, FIT, window, 1)).toBe(FIT);
  const large = readableZoom(window, { width: 2400, height: 1500 });
  expect(large).toBe(3);
  const near = placeFor(land, FIT, window, large);
  expect(near).toEqual({ zoom: 3, x: 400 - 620 * 3, y: 300 - 120 * 3 });
  // It is in sight now, so it is not moved again.
  expect(placeFor(land, near, window, large)).toBe(near);
});

test('what is asked about on both ends of the board is shown whole, however small', () => {
  const all = boxAround([
    { x: 10, y: 10, width: 30, height: 30 },
    { x: 760, y: 560, width: 30, height: 30 },
  ])!;
  expect(all).toEqual({ x: 10, y: 10, width: 780, height: 580 });
  expect(placeFor(all, { zoom: 3, x: 0, y: 0 }, window, 3)).toBe(FIT);
  expect(boxAround([])).toBeNull();
});

test('figures become smaller by steps while one comes nearer, and never larger', () => {
  expect([0.5, 1, 1.3, 1.42, 1.9, 2, 3, 8].map((zoom) => Number(stepOf(zoom).toFixed(2)))).toEqual([1, 1, 1, 1.41, 1.41, 2, 2.83, 8]);
});
