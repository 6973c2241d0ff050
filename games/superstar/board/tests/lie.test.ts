import { expect, test } from 'vitest';
import { tileGrid } from '../../rules/planet.ts';
import { CELL, RIM } from '../geometry.ts';
import { isTurned, lieOf, scaleIn } from '../lie.ts';

const planetFor = (players: number): { readonly width: number; readonly height: number } => {
  const { across, down } = tileGrid(players);
  return { width: across * 6, height: down * 6 };
};
/** The boxes that the frame gives to the board of a phone and of a desk. */
const phone = { width: 390, height: 510 };
const desk = { width: 1230, height: 630 };

test.each([2, 5, 6])(
  'a long planet, for %d players, is turned on an upright phone, and its spaces are a quarter larger there',
  (players) => {
    const planet = planetFor(players);
    const lie = lieOf(planet, true);
    expect(lie.turned).toBe(true);
    expect(scaleIn(phone, lie)).toBeGreaterThan(1.25 * scaleIn(phone, { width: planet.width * CELL, height: planet.height * CELL }));
    expect(isTurned(desk, planet, null)).toBe(false);
  },
);

test('a square planet is turned nowhere', () => {
  for (const place of [phone, desk]) expect(isTurned(place, planetFor(4), null)).toBe(false);
});

test('what is laid by where it stands on the screen lies where the turned drawing has it', () => {
  const planet = planetFor(2);
  const { onScreen, transform, width, height } = lieOf(planet, true);
  const [, across] = /^translate\((\d+) 0\) rotate\(90\)$/.exec(transform!)!;
  for (const [x, y] of [
    [0, 0],
    [CELL, 3 * CELL],
    [planet.width * CELL, planet.height * CELL],
  ] as const) {
    const seen = onScreen({ x, y });
    expect(seen).toEqual({ x: Number(across) - y, y: x });
    expect(seen.x >= -RIM && seen.x <= width + RIM && seen.y >= -RIM && seen.y <= height + RIM).toBe(true);
  }
});

test('a planet does not turn under the eyes of somebody who opens what takes of its height', () => {
  const planet = planetFor(2);
  const lower = { width: 390, height: 400 };
  expect(isTurned(lower, planet, null)).toBe(false);
  expect(isTurned(lower, planet, true)).toBe(true);
  // On its side the phone shows it so much larger that it does.
  expect(isTurned({ width: 500, height: 330 }, planet, true)).toBe(false);
});
