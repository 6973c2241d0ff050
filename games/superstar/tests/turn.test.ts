import { expect, test } from 'vitest';
import { board } from './drawn.ts';

const order = (table: ReturnType<typeof board>) => table.log.map(({ what }) => what);

test("S-3.1 a turn is coming in, one action, perhaps a second for a token, and then the left neighbour's", () => {
  const table = board(
    `
    + + + +
    |u . .|
    +-+-+-+`,
    { players: 3, turns: 2, reserves: { 0: { has: '@' } } },
  );
  expect(table.question).toMatchObject({ seat: 0, name: 'card' });
  table.play('simple right');
  expect(table.question).toMatchObject({ seat: 0, name: 'token' });
  table.play('spend token');
  expect(table.question).toMatchObject({ seat: 0, name: 'card' });
  table.play('simple right');
  expect(table.question).toMatchObject({ seat: 1, name: 'card' });
  expect(order(table)).toEqual(['turn', 'came-in', 'put-face-down', 'step', 'spent-token', 'put-face-down', 'step', 'turn', 'came-in']);
});

test('S-3.1 the turns go round to the left', () => {
  const table = board('+ + + +\n 0|1|2|\n+-+-+-+', { turns: 5, turn: 1 });
  table.play('take cards', 'take cards', 'take cards', 'take cards', 'take cards');
  expect(table.told('turn').map((entry) => 'seat' in entry && entry.seat)).toEqual([1, 2, 0, 1, 2]);
});

test("S-3.2 a pawn off the board comes in at the open door, with its feet as the door's", () => {
  for (const [door, head] of Object.entries({ u: '^', r: '>', d: 'v', l: '<' })) {
    board(`
      +-+-+ +
      |${door}|. .
      +-+-+-+
       ^ . .
      + + + +`).shows(
      `
      +-+-+ +
      |0|. .
      +-+-+-+
       u . .
      + + + +`,
      `0${head}${head}`,
    );
  }
});

test('S-3.2 a pawn on the board does not come in again', () => {
  const table = board(`
    + + + +
    |u 0 .|
    +-+-+-+`);
  expect(table.told('came-in')).toEqual([]);
  table.shows(`
    + + + +
    |u 0 .|
    +-+-+-+`);
});

test('S-3.2 coming in is not an action: the action follows', () => {
  const table = board('+ + +\n|u .|\n+-+-+');
  expect(table.question).toMatchObject({ seat: 0, name: 'card' });
  expect(table.cards(0).hand).toHaveLength(5);
});

test('S-3.3 coming in ejects and robs who stands at the open door, and then the marker moves on', () => {
  const table = board(
    `
    + + + + +
    |1 . . >|
    +-+-+-+-+`,
    { pawns: '1vu', reserves: { 1: { has: 'by@', faceUp: ['fall'] } } },
  );
  expect(table.question).toMatchObject({ seat: 0, name: 'loot', more: { about: { victim: 1 } } });
  table.play('rob y');
  table.shows(
    `
    + + + + +
    |0 . . r|
    +-+-+-+-+`,
    '0^^',
  );
  expect([table.has(0), table.has(1)]).toEqual(['y', 'b@']);
  expect(table.cards(1).hand).toHaveLength(5);
  expect(order(table)).toEqual(['turn', 'came-in', 'ejected', 'took-cards', 'robbed', 'door-moved']);
});

test('S-3.4 the action cannot be skipped: all there is to answer is an action', () => {
  const table = board('+ + + +\n|. 0 .|\n+-+-+-+', { reserves: { 0: { bonus: ['teleport', 'turn-tile', 'double-jump'] } } });
  expect(table.asked).toEqual([
    'card long jump',
    'card high jump',
    'card fall',
    'card turn',
    'card universal',
    'bonus turn tile',
    'bonus double jump',
    'bonus teleport',
    'take cards',
  ]);
  expect(board('+ + + +\n|. 0 .|\n+-+-+-+').asked).toHaveLength(6);
});

// ── Anomaly tokens ──

test('S-8.1 one token a turn buys a second action of any kind, and not a third', () => {
  const table = board('+ + + + +\n|0 . . .|\n+-+-+-+-+', { turns: 2, players: 2, reserves: { 0: { has: '@@@' } } });
  table.play('simple right');
  expect(table.asked).toEqual(['spend token', 'end turn']);
  table.play('spend token');
  expect(table.has(0)).toBe('@@');
  table.play('take cards');
  expect(table.question.seat).toBe(1);
  expect(table.cards(0).hand).toHaveLength(5);
});

test("S-8.1 the second action is the player's own choice", () => {
  const table = board('+ + + + +\n|0 1 . .|\n+-+-+-+-+', { turns: 2, reserves: { 0: { has: '@' } } });
  table.play('take cards', 'end turn');
  expect(table.question.seat).toBe(1);
  expect(table.has(0)).toBe('@');
});

test('S-8.1 without a token nothing is asked', () => {
  const table = board('+ + + + +\n|0 1 . .|\n+-+-+-+-+', { turns: 2 });
  table.play('take cards');
  expect(table.question.seat).toBe(1);
});

test('S-8.2 a token gained by the first action may be spent at once', () => {
  const table = board('+ + + + +\n|0 @ . .|\n+-+-+-+-+').play('simple right');
  expect(table.has(0)).toBe('@');
  table.play('spend token', 'simple right');
  table.shows('+ + + + +\n|. @ 0 .|\n+-+-+-+-+');
});

test('S-8.2 a token gained on coming in may be spent in the same turn', () => {
  const table = board('+ + + +\n|1 . .|\n+-+-+-+', { pawns: '1^u', reserves: { 1: { has: '@' } } });
  table.play('simple right', 'spend token', 'simple right');
  table.shows('+ + + +\n|u . 0|\n+-+-+-+');
});

test('S-8.2 a token gained by the second action has to wait', () => {
  const table = board('+ + + + +\n|0 @ @ 1|\n+-+-+-+-+', { turns: 2 }).play('simple right', 'spend token', 'simple right');
  expect(table.has(0)).toBe('@');
  expect(table.question).toMatchObject({ seat: 1, name: 'card' });
});

test('S-8.3 a spent token lies in the supply before the second action, which may gain it again', () => {
  const table = board('+ + + + +\n|0 @ . .|\n+-+-+-+-+', { supply: 0, reserves: { 0: { has: '@' } } });
  table.play('simple right');
  expect([table.has(0), table.state.supply]).toEqual(['@', 0]);
  table.play('spend token');
  expect([table.has(0), table.state.supply]).toEqual(['', 1]);
  table.play('take cards');
  expect(table.state.supply).toBe(1);

  const again = board('+ + + + +\n|0 . @ .|\n+-+-+-+-+', { supply: 0, reserves: { 0: { has: '@' } } });
  again.play('simple right', 'spend token', 'simple right');
  expect([again.has(0), again.state.supply]).toEqual(['@', 0]);
});
