import { expect, test } from 'vitest';
import { board } from './drawn.ts';

test('S-3.1 the whole turn of the green pawn, in its eight steps (rulebook example)', () => {
  // Seat 0 is green and off the board, seat 1 pink, seat 2 orange. The green pawn's feet point to the right.
  const table = board(
    `
    + + + + + + + + +
     ^ . . . . . . .
    + + + + + + + + +
     . . . . . . . .
    + + + + + + + + +
     . . l|. . . . .
    + + + + + + + + +
     2|. @ 1 b ^|o .
    + + + + + + + + +
     . . . . . . . .
    + + + + + + + + +
     . . ^ . . . . .
    + + + + + + + + +`,
    { pawns: '1^ 2<', turns: 2, reserves: { 2: { has: 'y@' } } },
  );
  // 1) It comes in; the marker moves on to the next door.
  table.shows(
    `
    + + + + + + + + +
     ^ . . . . . . .
    + + + + + + + + +
     . . . . . . . .
    + + + + + + + + +
     . . 0|. . . . .
    + + + + + + + + +
     2|. @ 1 b u|o .
    + + + + + + + + +
     . . . . . . . .
    + + + + + + + + +
     . . ^ . . . . .
    + + + + + + + + +`,
    '0<< 1^ 2<',
  );
  // 1 to 6) A high jump to the left, and a fall: a token, the pink pawn that has nothing to take, a blue star, the open door.
  table.play('high jump left');
  expect(table.told('step').map((entry) => (entry.what === 'step' ? [entry.from, entry.fall] : []))).toEqual([
    [18, false],
    [17, false],
    [25, true],
    [26, true],
    [27, true],
    [28, true],
  ]);
  table.shows(
    `
    + + + + + + + + +
     ^ . . . . . . .
    + + + + + + + + +
     . . . . . . . .
    + + + + + + + + +
     . . <|. . . . .
    + + + + + + + + +
     2|. @ . * 0|o .
    + + + + + + + + +
     . . . . . . . .
    + + + + + + + + +
     . . u . . . . .
    + + + + + + + + +`,
    '0<^ 2<',
  );
  expect([table.has(0), table.told('robbed')]).toEqual(['b@', []]);
  // 7 and 8) The token buys a Fall: an orange star, off the board and on at the opposite side, down to where orange stands.
  table.play('spend token', 'fall', 'rob @');
  expect([table.has(0), table.has(1), table.has(2)]).toEqual(['bo@', '', 'y']);
  expect(table.cards(0)).toMatchObject({ hand: ['long-jump', 'turn', 'universal'], faceUp: ['high-jump', 'fall'] });
  // The new token waits for the next turn: pink has come in again, the marker has moved on, and pink is asked.
  expect(table.question).toMatchObject({ seat: 1, name: 'card' });
  table.shows(
    `
    + + + + + + + + +
     u . . . . . . .
    + + + + + + + + +
     . . . . . . . .
    + + + + + + + + +
     . . <|. . . . .
    + + + + + + + + +
     0|. @ . * ^|* .
    + + + + + + + + +
     . . . . . . . .
    + + + + + + + + +
     . . 1 . . . . .
    + + + + + + + + +`,
    '0< 1^^',
  );
  expect(table.told('door-moved').map((entry) => ('to' in entry ? entry.to : -1))).toEqual([29, 42, 0]);
});
