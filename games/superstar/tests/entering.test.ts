import { expect, test } from 'vitest';
import { board } from './drawn.ts';

const what = (table: ReturnType<typeof board>) => table.log.filter((entry) => entry.what !== 'turn').map((entry) => entry.what);

test('S-6.1 every space on the way counts, by a step or in a fall, one after the other', () => {
  const table = board(`
    + + + +
     0 b y
    +-+ + +
     . . p
    + + + +
     . w g
    + + +-+`).play('long jump right');
  expect(table.has(0)).toBe('bypg');
  expect(table.told('took-star').map((entry) => 'colour' in entry && entry.colour)).toEqual([0, 1, 2, 3]);
  table.shows(
    `
    + + + +
     . * *
    +-+ + +
     . . *
    + + + +
     . w 0
    + + +-+`,
    '0^*',
  );
});

test('S-6.1 a space on which a pawn merely turns or stays gives nothing', () => {
  const picture = '+-+-+\n|0|.|\n+-+-+';
  for (const act of ['turn around', 'turn clockwise', 'take cards']) {
    const table = board(picture, { pawns: '0^@' }).play(act);
    expect(table.has(0)).toBe('');
  }
});

test('S-6.1 a star under a pawn that came there with a turning tile stays until somebody enters', () => {
  const table = board('+-+-+\n|0 .|\n+-+-+', { pawns: '0^b' }).play('turn around');
  expect(table.has(0)).toBe('');
  expect(board('+-+-+\n|0 .|\n+-+-+', { pawns: '0^b' }).play('simple right').has(0)).toBe('');
});

test('S-6.2 on one space: eject and rob, then the star, then the open door', () => {
  const table = board(
    `
    + + + +
    |0 1 ^|
    +-+-+-+`,
    { pawns: '0^ 1^u', reserves: { 1: { has: 'w', faceUp: ['fall'] } } },
  );
  table.state.planet.stars[1] = 2;
  table.play('simple right');
  expect(what(table)).toEqual(['put-face-down', 'step', 'ejected', 'took-cards', 'robbed', 'took-star', 'door-moved']);
  expect(table.has(0)).toBe('pw');
});

test('S-6.2 a star on an anomaly symbol gives the star and no token', () => {
  const table = board('+ + +\n|0 B|\n+-+-+').play('simple right');
  expect(table.has(0)).toBe('b');
  table.shows('+ + +\n|. 0|\n+-+-+', '0^@');
});

test("S-6.3 entering a space ejects an opponent's pawn, whichever way it stands, and the mover goes on", () => {
  for (const head of ['^', '>', 'v', '<']) {
    const table = board(
      `
      + + + +
       0 . .
      +-+ + +
       . 1 .
      + + + +
       . . .
      + +-+ +`,
      { pawns: `0^ 1${head}` },
    ).play('simple right');
    table.shows(`
      + + + +
       . . .
      +-+ + +
       . . .
      + + + +
       . 0 .
      + +-+ +`);
    expect(table.told('ejected')).toEqual([{ what: 'ejected', seat: 0, victim: 1, space: 4, rule: 'S-6.3' }]);
  }
});

test('S-6.3 several pawns can be ejected in one move, and bystanders stay', () => {
  const table = board('+ + + + +\n|0 1 2 3|\n+-+-+-+-+').play('long jump right');
  table.shows('+ + + + +\n|. . 0 3|\n+-+-+-+-+');
  expect(table.told('ejected').map((entry) => 'victim' in entry && entry.victim)).toEqual([1, 2]);
});

test('S-6.3 the owner of an ejected pawn comes in again at the start of the next own turn', () => {
  const table = board('+ + + + +\n|0 1 . u|\n+-+-+-+-+', { turns: 2 }).play('simple right');
  expect(table.question.seat).toBe(1);
  table.shows('+ + + + +\n|. 0 . 1|\n+-+-+-+-+', '0^ 1^u');
});

test('S-6.4 an ejected player takes all played cards back and keeps bonus cards', () => {
  const table = board('+ + +\n|0 1|\n+-+-+', {
    reserves: { 1: { faceUp: ['fall', 'turn'], faceDown: ['universal'], bonus: ['teleport'] } },
  }).play('simple right');
  expect(table.cards(1)).toEqual({
    hand: ['long-jump', 'high-jump', 'fall', 'turn', 'universal'],
    faceUp: [],
    faceDown: [],
    bonus: ['teleport'],
  });
  expect(table.told('took-cards')).toEqual([{ what: 'took-cards', seat: 1, why: 'ejected', rule: 'S-6.4' }]);
  expect(table.cards(0).faceDown).toHaveLength(1);
});

test('S-6.5 the mover picks what to take: a star of any colour the owner has, or a token', () => {
  const position = () => board('+ + +\n|0 1|\n+-+-+', { reserves: { 0: { has: 'y' }, 1: { has: 'bbwo@' } } }).play('simple right');
  expect(position().asked).toEqual(['star 0', 'star 4', 'star 5', 'anomaly']);
  expect(position().question).toMatchObject({ seat: 0, name: 'loot', more: { about: { victim: 1 } } });
  const blue = position().play('rob b');
  expect([blue.has(0), blue.has(1)]).toEqual(['by', 'bow@']);
  const token = position().play('rob @', 'end turn');
  expect([token.has(0), token.has(1)]).toEqual(['y@', 'bbow']);
});

test('S-6.5 one thing for each ejected pawn', () => {
  const table = board('+ + + + +\n|0 1 2 .|\n+-+-+-+-+', { reserves: { 1: { has: 'by' }, 2: { has: 'p@' } } }).play(
    'long jump right',
    'rob y',
    'rob p',
  );
  expect([table.has(0), table.has(1), table.has(2)]).toEqual(['yp', 'b', '@']);
});

test('S-6.5 it cannot be declined, and a single thing is taken without a question', () => {
  const table = board('+ + +\n|0 1|\n+-+-+', { reserves: { 1: { has: 'g' } } }).play('simple right');
  expect([table.has(0), table.has(1)]).toEqual(['g', '']);
});

test('S-6.5 who has neither star nor token loses nothing; cards do not count', () => {
  const table = board('+ + +\n|0 1|\n+-+-+', { reserves: { 1: { bonus: ['teleport'] } } }).play('simple right');
  expect([table.has(0), table.cards(1).bonus]).toEqual(['', ['teleport']]);
  expect(table.told('robbed')).toEqual([]);
});

test('S-6.6 a star entered is taken, whatever its colour, without limit', () => {
  const table = board('+ + + + + + +\n|b y 0 w w|.\n+-+-+-+-+-+-+', { reserves: { 0: { has: 'wwwwwwwww@' } } });
  table.play('long jump right', 'spend token', 'simple left');
  expect(table.has(0)).toBe('wwwwwwwwwww');
  expect(table.state.starsLeft).toBe(20 + 2);
});

test('S-6.7 a bare anomaly symbol gives a token each time it is entered', () => {
  const table = board('+ + + + +\n|0 @ . .|\n+-+-+-+-+', { reserves: { 0: { has: '@' } } });
  table.play('simple right', 'spend token', 'simple right');
  expect([table.has(0), table.state.supply]).toEqual(['@', 17]);
  const two = board('+ + + + +\n|0 @ @ .|\n+-+-+-+-+').play('long jump right', 'end turn');
  expect(two.has(0)).toBe('@@');
});

test('S-6.7 not with a star on it, nor with an opponent', () => {
  expect(board('+ + +\n|0 G|\n+-+-+').play('simple right').has(0)).toBe('g');
  expect(board('+ + +\n|0 1|\n+-+-+', { pawns: '0^ 1^@' }).play('simple right').has(0)).toBe('');
  const robbed = board('+ + +\n|0 1|\n+-+-+', { pawns: '0^ 1^@', reserves: { 1: { has: 'b' } } }).play('simple right');
  expect(robbed.has(0)).toBe('b');
});

test('S-6.8 nothing from an empty supply, a bare space or a bare star symbol', () => {
  const table = board('+ + +\n|0 @|\n+-+-+', { supply: 0 }).play('simple right');
  expect([table.has(0), table.state.supply]).toEqual(['', 0]);
  expect(table.told('took-anomaly')).toEqual([]);
  expect(board('+ + + +\n|0 * .|\n+-+-+-+').play('long jump right').has(0)).toBe('');
});

test('S-6.8 the last token of the supply can be had, the next one not', () => {
  const table = board('+ + + +\n|0 @ @|\n+-+-+-+', { supply: 1 }).play('long jump right', 'end turn');
  expect([table.has(0), table.state.supply]).toEqual(['@', 0]);
});

test('S-6.9 entering the space of the open door moves the marker on, even in passing', () => {
  board('+ + + + + +\n|0 u . ^ .|\n+-+-+-+-+-+').play('simple right').shows('+ + + + + +\n|. 0 . u .|\n+-+-+-+-+-+', '0^^');
  board('+ + + + + +\n|0 u . ^ .|\n+-+-+-+-+-+').play('long jump right').shows('+ + + + + +\n|. ^ 0 u .|\n+-+-+-+-+-+');
  const fallen = board('+ + +\n 0 .\n+-+ +\n ^ d\n+ + +\n . .\n+ +-+').play('simple right');
  fallen.shows('+ + +\n . .\n+-+ +\n u v\n+ + +\n . 0\n+ +-+');
});

test('S-6.9 a door without the marker is a bare space', () => {
  const table = board('+ + + + +\n|0 ^ . u|\n+-+-+-+-+').play('simple right');
  table.shows('+ + + + +\n|. 0 . u|\n+-+-+-+-+', '0^^');
  expect(table.told('door-moved')).toEqual([]);
});

// ── The open door marker ──

test('S-7.1 a pawn comes in, and the marker moves to the next door (rulebook example)', () => {
  const table = board(`
    + + + + +
     u . . ^
    +-+-+-+-+
     . . . .
    + + + + +
     ^ . . ^
    +-+-+-+-+`);
  table.shows(
    `
    + + + + +
     0 . . u
    +-+-+-+-+
     . . . .
    + + + + +
     ^ . . ^
    +-+-+-+-+`,
    '0^^',
  );
});

test('S-7.1 a door on which a pawn stands is skipped (rulebook example)', () => {
  const table = board(
    `
    + + + + +
     u . . 1
    +-+-+-+-+
     . . . .
    + + + + +
     ^ . . ^
    +-+-+-+-+`,
    { pawns: '1^^' },
  );
  table.shows(
    `
    + + + + +
     0 . . 1
    +-+-+-+-+
     . . . .
    + + + + +
     ^ . . u
    +-+-+-+-+`,
    '0^^ 1^^',
  );
});

test('S-7.1 after the last door comes the first', () => {
  board('+ + + + +\n|^ . 0 u|\n+-+-+-+-+').play('simple right').shows('+ + + + +\n|u . . 0|\n+-+-+-+-+', '0^^');
});

test('S-7.2 if every door is taken the marker stays, even when a door is freed', () => {
  const table = board('+ + + + +\n|1 . 0 u|\n+-+-+-+-+', { pawns: '0^ 1^^', turns: 2 }).play('simple right');
  table.shows('+ + + + +\n|1 . . 0|\n+-+-+-+-+', '0^u 1^^');
  table.play('simple right');
  table.shows('+ + + + +\n|^ 1 . 0|\n+-+-+-+-+', '0^u 1^');
});

test('S-7.2 it moves when a pawn next enters its space', () => {
  const table = board('+ + + + +\n|^ . 1 0|\n+-+-+-+-+', { pawns: '0^u 1^', turn: 1 }).play('simple right');
  table.shows('+ + + + +\n|u . . 1|\n+-+-+-+-+', '1^^');
});

test('S-7.2 leaving the open door does not move the marker', () => {
  board('+ + + + +\n|^ . . 0|\n+-+-+-+-+', { pawns: '0^u' }).play('simple left').shows('+ + + + +\n|^ . 0 u|\n+-+-+-+-+');
});
