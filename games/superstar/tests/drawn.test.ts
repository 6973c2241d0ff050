import { expect, test } from 'vitest';
import { board, draw, planetIn } from './drawn.ts';

const picture = `
  + +-+ + +
   . b|0 *
  + + +-+ +
  |@ u 1 Y
  + + + +-+
   v . < .
  + +-+ + +`;

test('a drawn position is read and drawn back', () => {
  const planet = planetIn(picture, '0> 1v@', 2);
  expect(planet).toMatchObject({
    width: 4,
    height: 3,
    openDoor: 0,
    doors: [
      { space: 5, up: 0 },
      { space: 10, up: 3 },
      { space: 8, up: 2 },
    ],
  });
  expect(planet.pawns).toEqual([
    { space: 2, up: 1 },
    { space: 6, up: 2 },
  ]);
  expect([planet.stars[1], planet.stars[7]]).toEqual([0, 1]);
  expect([planet.symbols[1], planet.symbols[3], planet.symbols[4], planet.symbols[7], planet.symbols[6]]).toEqual([1, 1, 2, 2, 2]);
  expect(draw(planet)).toBe(
    ['+ +-+ + +', ' . b|0 *', '+ + +-+ +', '|@ u 1 Y|', '+ + + +-+', ' v . < .', '+ +-+ + +', '0>. 1v@'].join('\n'),
  );
});

test('a drawn expectation that is not met fails', () => {
  const table = board(picture, { pawns: '0> 1v@' });
  expect(() => table.shows(picture.replace('b', '.'), '0> 1v@')).toThrow();
  expect(() => table.shows(picture, '0^ 1v@')).toThrow();
  expect(() => table.shows(picture.replace('|0', ' 0'), '0> 1v@')).toThrow();
  table.shows(picture, '0> 1v@');
});

test('an act that the rules do not allow is reported', () => {
  expect(() => board(picture, { pawns: '0^ 1v@' }).play('simple left')).toThrow('"simple left" is not possible');
  expect(() => board(picture).play('hop')).toThrow('"hop" is not an act');
});
