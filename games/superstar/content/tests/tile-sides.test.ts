import { expect, test } from 'vitest';
import { brokenConstraints } from '../constraints.ts';
import { fall, fallLines, likeness, reach, ringFalls } from '../generate-tile-sides.ts';
import { drawTileSide, readTileSide, type Direction } from '../tile-picture.ts';
import { tileSides } from '../tile-sides.ts';

const spaces = Array.from({ length: 36 }, (_, space) => space);
const directions: readonly Direction[] = [0, 1, 2, 3];
const pairs = tileSides.flatMap((one, nth) => tileSides.slice(nth + 1).map((other) => [one, other] as const));

test('there are six tiles with two sides each', () => {
  expect(tileSides.map(({ id }) => id).join(' ')).toBe('1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B');
});

test.each(tileSides)('side $id reads, draws back the same, and breaks no constraint', ({ picture }) => {
  const side = readTileSide(picture);
  expect(drawTileSide(side)).toBe(picture);
  expect(brokenConstraints(side)).toEqual([]);
});

test.each(tileSides)('side $id lets a pawn from its door reach every symbol', ({ picture }) => {
  const side = readTileSide(picture);
  const reached = reach(side);
  expect(spaces.filter((space) => side.symbols[space] !== 'none' && !reached.has(space))).toEqual([]);
});

test.each(tileSides)('side $id ends every fall, whichever way is down', ({ picture }) => {
  const side = readTileSide(picture);
  for (const down of directions) for (const space of spaces) expect(fall(side, space, down).length).toBeLessThan(6);
});

test.each(tileSides)('side $id walls no space in', ({ picture }) => {
  const lines = picture.split('\n');
  for (let line = 1; line < 13; line += 2)
    for (let column = 1; column < 13; column += 2) {
      const around = [lines[line - 1]![column], lines[line + 1]![column], lines[line]![column - 1], lines[line]![column + 1]];
      expect(around).toContain(' ');
    }
});

test('falls on boards of any two sides are mostly 1 to 6 spaces', () => {
  const lines = tileSides.flatMap(({ picture }) => fallLines(readTileSide(picture)));
  const falls = lines.flatMap((one) => lines.flatMap((other) => [...ringFalls(one, other), ...ringFalls(one, other.toReversed())]));
  expect(falls.filter((length) => length <= 6).length / falls.length).toBeGreaterThan(0.8);
});

test('no two sides look alike, and their doors differ in space and direction', () => {
  // A side draws some 30 platform edges and symbols.
  expect(pairs.filter(([one, other]) => likeness(one.picture, other.picture) > 14)).toEqual([]);
  const doors = tileSides.map(({ picture }) => readTileSide(picture).door);
  expect(new Set(doors.map(({ space }) => space)).size).toBe(12);
  expect(new Set(doors.map(({ up }) => up)).size).toBe(4);
});

// ── One good side, and what is wrong with others ──

const good = [
  '+ + + + + + +',
  ' *|. . * . @ ',
  '+-+-+ + + + +',
  ' .|* . ^|. * ',
  '+ + + +-+-+ +',
  ' * . @|.|. . ',
  '+ + +-+ + + +',
  ' . .|* . * . ',
  '+ +-+-+ + + +',
  ' . *|. . .|. ',
  '+ + + + +-+-+',
  ' @ . . * .|. ',
  '+ + + + + + +',
].join('\n');

type Place = readonly [line: number, column: number];

function put(picture: string, drawn: string, ...places: Place[]): string {
  const lines = picture.split('\n').map((line) => [...line]);
  for (const [line, column] of places) lines[line]![column] = drawn;
  return lines.map((line) => line.join('')).join('\n');
}

const broken = (picture: string) => brokenConstraints(readTileSide(picture));

// Three platforms that still cross every column, and the same for the rows.
const threeLying = (picture: string) => put(put(picture, ' ', [6, 5], [8, 3], [8, 5]), '-', [2, 5]);
const threeStanding = (picture: string) => put(put(picture, ' ', [5, 6], [3, 8], [5, 8]), '|', [5, 2]);

test('the good side is good', () => {
  expect(broken(good)).toEqual([]);
});

test('the good side is read as drawn', () => {
  const side = readTileSide(good);
  expect(side.door).toEqual({ space: 9, up: 0 });
  expect([side.symbols[0], side.symbols[1], side.symbols[5]]).toEqual(['star', 'none', 'anomaly']);
  expect(side.platformAbove.flatMap((platform, edge) => (platform ? edge : []))).toEqual([6, 7, 15, 16, 20, 25, 26, 34, 35]);
  expect(side.platformLeft.flatMap((platform, edge) => (platform ? edge : []))).toEqual([1, 8, 11, 17, 18, 23, 30, 33, 40]);
});

test.each([
  ['a star too few', put(good, '.', [1, 1]), 'There are 11 symbols instead of 12.'],
  ['a star too many', put(good, '*', [1, 3]), 'There are 13 symbols instead of 12.'],
  ['an anomaly for a star', put(good, '@', [1, 1]), 'There are 4 anomaly symbols instead of 3.'],
  ['a star for an anomaly', put(good, '*', [1, 11]), 'There are 2 anomaly symbols instead of 3.'],
  ['a door in the air', put(good, '>', [3, 7]), 'The door has no platform under its feet.'],
  ['an open column', put(good, ' ', [2, 1]), 'Column 0 has no horizontal platform, so a fall in it never ends.'],
  ['an open row', put(good, ' ', [1, 2]), 'Row 0 has no vertical platform, so a fall along it never ends.'],
  ['too few platforms', threeLying(put(good, ' ', [5, 6])), 'There are 7 platforms instead of 8 to 11.'],
  ['too many platforms', put(put(good, '-', [10, 3]), '|', [3, 10]), 'There are 12 platforms instead of 8 to 11.'],
  ['a long platform', put(good, '-', [8, 7], [8, 9]), 'A platform is 4 long instead of 1 to 3.'],
  ['mostly floors', threeStanding(put(good, '-', [10, 3])), '6 horizontal and 3 vertical platforms differ by more than 2.'],
  ['mostly walls', threeLying(put(good, '|', [3, 10])), '3 horizontal and 6 vertical platforms differ by more than 2.'],
])('a side with %s is reported for just that', (_, picture, sentence) => {
  expect(broken(picture)).toEqual([sentence]);
});

test('a symbol under the door is reported', () => {
  const side = readTileSide(put(good, '.', [1, 1]));
  const symbols = side.symbols.with(side.door.space, 'star');
  expect(brokenConstraints({ ...side, symbols })).toEqual(['The door stands on a symbol.']);
});

test('a platform on one outer edge is enough to end a fall', () => {
  expect(broken(put(put(good, ' ', [2, 1]), '-', [0, 1]))).toEqual([]);
  expect(broken(put(put(good, ' ', [1, 2]), '|', [1, 12]))).toEqual([]);
});

test('an endless fall is noticed', () => {
  const side = readTileSide(put(good, ' ', [2, 1]));
  expect(() => fall(side, 0, 2)).toThrow('A fall from space 0 never ends.');
});

test('one action from the door enters just what the moves allow', () => {
  const moves = {
    'simple move left': [8, 14],
    'long jump left': [8, 7, 13, 19],
    'high jump left': [3, 2, 8, 14],
    'high jump right': [3, 4, 10],
    'fall, once around': [15, 21, 27, 33, 3],
    'quarter turn': [8, 7],
    'half turn': [3, 33, 27, 21, 15],
  };
  const entered = [...reach(readTileSide(good))].filter(([, taken]) => taken === 1).map(([space]) => space);
  expect(new Set(entered)).toEqual(new Set(Object.values(moves).flat()));
});

test.each([
  ['a line too few', good.split('\n').slice(1).join('\n'), 'A tile picture has 13 lines, this one has 12.'],
  ['a line too many', `${good}\n`, 'A tile picture has 13 lines, this one has 14.'],
  ['a short line', good.replace('@ \n', '@\n'), 'line 1, column 12 (counted from 0): a line has 13 characters, this one has 12.'],
  ['a long line', `${good} `, 'line 12, column 13 (counted from 0): a line has 13 characters, this one has 14.'],
  ['a missing corner', put(good, ' ', [4, 6]), 'line 4, column 6 (counted from 0): expected a corner "+", found " ".'],
  ['a wall lying', put(good, '|', [0, 1]), 'line 0, column 1 (counted from 0): expected a platform "-" or a blank, found "|".'],
  ['a floor standing', put(good, '-', [1, 12]), 'line 1, column 12 (counted from 0): expected a platform "|" or a blank, found "-".'],
  ['an unknown space', put(good, '?', [5, 9]), 'line 5, column 9 (counted from 0): expected a space, one of . * @ ^ > v <, found "?".'],
  ['a second door', put(good, '<', [9, 5]), 'line 9, column 5 (counted from 0): a second door "<".'],
  ['no door', put(good, '.', [3, 7]), 'there is no door ^ > v <.'],
])('a picture with %s is refused', (_, picture, message) => {
  expect(() => readTileSide(picture)).toThrow(message);
});
