import { expect, test } from 'vitest';
import { board } from './drawn.ts';

const played = ['long-jump', 'high-jump', 'fall', 'turn'] as const;

test('S-4.1 taking the cards back returns all played cards, face up and face down', () => {
  const table = board('+ + +\n|0 .|\n+-+-+', { reserves: { 0: { faceUp: ['fall', 'turn'], faceDown: ['universal'] } } }).play('take cards');
  expect(table.cards(0)).toEqual({ hand: ['long-jump', 'high-jump', 'fall', 'turn', 'universal'], faceUp: [], faceDown: [], bonus: [] });
  table.shows('+ + +\n|0 .|\n+-+-+');
});

test("S-4.1 it is allowed with no card on the table, and leaves the others' cards alone", () => {
  const table = board('+ + +\n|0 1|\n+-+-+', { reserves: { 1: { faceUp: ['fall'] } } }).play('take cards');
  expect(table.cards(0).hand).toHaveLength(5);
  expect(table.cards(1).faceUp).toEqual(['fall']);
});

test('S-4.2 a simple move goes one space to the left or right, for any card', () => {
  for (const card of [...played, 'universal']) {
    board('+ + + +\n|. 0 .|\n+-+-+-+').play(`simple left: ${card}`).shows('+ + + +\n|0 . .|\n+-+-+-+');
    board('+ + + +\n|. 0 .|\n+-+-+-+').play(`simple right: ${card}`).shows('+ + + +\n|. . 0|\n+-+-+-+');
  }
});

test('S-4.2 a platform in the way blocks a simple move on that side only', () => {
  const table = board('+ + + +\n . 0|.\n+-+-+-+');
  expect(table.ways).not.toContain('simple right');
  expect(table.ways).toContain('simple left');
  expect(table.blockedWays).toContain('simple right: S-5.2');
});

test('S-4.3 a long jump goes exactly two spaces, to the left or to the right', () => {
  const picture = '+ + + + + +\n|. . 0 . .|\n+-+-+-+-+-+';
  board(picture).play('long jump left').shows('+ + + + + +\n|0 . . . .|\n+-+-+-+-+-+');
  board(picture).play('long jump right').shows('+ + + + + +\n|. . . . 0|\n+-+-+-+-+-+');
});

test('S-4.3 a long jump needs both steps free (rulebook example)', () => {
  // To the right a platform blocks at once, to the left only one of the two steps is possible.
  const table = board('+ + + + + +\n . .|. 0|.\n+-+-+-+-+-+');
  expect(table.ways.filter((way) => way.startsWith('long'))).toEqual([]);
  expect(table.blockedWays).toEqual(expect.arrayContaining(['long jump left: S-4.3', 'long jump right: S-4.3']));
  expect(table.ways).toContain('simple left');
});

test('S-4.3 after a long jump the pawn falls to the next platform (rulebook example)', () => {
  board(`
    + + + + +
     0 . . .
    +-+ + + +
     . . . .
    + + + + +
     . . . .
    + + +-+ +
     . . . .
    + + + + +`).play('long jump right').shows(`
    + + + + +
     . . . .
    +-+ + + +
     . . . .
    + + + + +
     . . 0 .
    + + +-+ +
     . . . .
    + + + + +`);
});

test('S-4.4 a high jump goes one up and then one to the side', () => {
  const picture = `
    + + + +
     . . .
    +-+ +-+
     . 0 .
    + +-+ +`;
  board(picture).play('high jump left').shows(`
    + + + +
     0 . .
    +-+ +-+
     . . .
    + +-+ +`);
  board(picture).play('high jump right').shows(`
    + + + +
     . . 0
    +-+ +-+
     . . .
    + +-+ +`);
});

test('S-4.4 a high jump needs both steps free: not under a ceiling, not against a wall above', () => {
  const ceiling = board(`
    + + + +
     . . .
    + +-+ +
     . 0 .
    +-+-+-+`);
  expect(ceiling.blockedWays).toEqual(['high jump left: S-4.4', 'high jump right: S-4.4']);
  const wall = board(`
    + + + +
     .|. .
    + + + +
     . 0 .
    +-+-+-+`);
  expect(wall.blockedWays).toEqual(['high jump left: S-4.4']);
  expect(wall.ways).toContain('high jump right');
});

test('S-4.4 a wall beside the pawn does not hinder a high jump above it', () => {
  const table = board(`
    + + + +
     . . .
    + + +-+
     .|0|.
    +-+-+-+`);
  expect(table.ways.filter((way) => way.startsWith('high'))).toEqual(['high jump left', 'high jump right']);
});

test('S-4.5 a pawn falls through the platform on which it stands, to the next one (rulebook example)', () => {
  board(`
    + + +
     0 .
    +-+ +
     . .
    + + +
     . .
    +-+ +`).play('fall').shows(`
    + + +
     . .
    +-+ +
     . .
    + + +
     0 .
    +-+ +`);
});

test('S-4.5 platform upon platform: the fall is one space', () => {
  board('+ +\n 0\n+-+\n .\n+-+\n .\n+-+').play('fall').shows('+ +\n .\n+-+\n 0\n+-+\n .\n+-+');
});

test('S-4.5 a pawn without a platform under its feet cannot play Fall', () => {
  const table = board('+-+-+\n 0 .\n+ + +\n . .\n+ + +');
  expect(table.blockedWays).toContain('fall: S-4.5');
});

test('S-4.6 a pawn turns where it stands, by a quarter either way or by a half', () => {
  // All four edges are platforms, so that it stays whichever way it stands.
  const picture = '+-+\n|0|\n+-+';
  board(picture).play('turn clockwise').shows(picture, '0>');
  board(picture).play('turn around').shows(picture, '0v');
  board(picture).play('turn anticlockwise').shows(picture, '0<');
  board(picture, { pawns: '0<' }).play('turn clockwise').shows(picture, '0^');
});

test('S-4.6 a quarter turn anticlockwise and a fall; the other turns were possible too (rulebook example)', () => {
  // With its head to the left a pawn has its feet to the right.
  const picture = `
    + + + + +
     . . . .|
    + + + + +
     0 . . .|
    +-+ + + +`;
  const table = board(picture);
  expect(table.ways.filter((way) => way.startsWith('turn'))).toEqual(['turn 1', 'turn 2', 'turn 3']);
  table.play('turn anticlockwise').shows(
    `
    + + + + +
     . . . .|
    + + + + +
     . . . 0|
    +-+ + + +`,
    '0<',
  );
});

test('S-4.7 a universal card serves as any of the four', () => {
  const picture = '+ + + + + +\n|. . . . .|\n+ + + + + +\n|. . 0 . .|\n+-+-+-+-+-+';
  expect(board(picture).ways).toEqual([
    'simple left',
    'simple right',
    'long jump left',
    'long jump right',
    'high jump left',
    'high jump right',
    'fall',
    'turn 1',
    'turn 2',
    'turn 3',
  ]);
  for (const act of ['long jump left', 'high jump right', 'fall', 'turn around']) {
    const [one, other] = [board(picture).play(act), board(picture).play(`${act}: universal`)];
    expect(other.state.planet).toEqual(one.state.planet);
    expect(other.cards(0)).toMatchObject({ faceUp: ['universal'], faceDown: [] });
    expect(other.told('played')[0]).toMatchObject({ card: 'universal', as: act.replace(/ (left|right|around)/, '').replace(' ', '-') });
  }
});

test('S-4.7 the other cards do what they show, and nothing else', () => {
  const picture = '+ + + + + +\n|. . . . .|\n+ + + + + +\n|. . 0 . .|\n+-+-+-+-+-+';
  const waysOf = (card: string) => {
    const table = board(picture);
    table.run.answer(table.asked.indexOf(`card ${card}`));
    return table.asked.filter((way) => !way.startsWith('simple'));
  };
  expect(waysOf('long jump')).toEqual(['long jump left', 'long jump right']);
  expect(waysOf('high jump')).toEqual(['high jump left', 'high jump right']);
  expect(waysOf('fall')).toEqual(['fall']);
  expect(waysOf('turn')).toEqual(['turn 1', 'turn 2', 'turn 3']);
});

test("S-4.8 left, right and up are the pawn's own", () => {
  const picture = (row: string) => `+-+-+-+-+-+\n|. . . . .|\n+-+-+-+-+-+\n|${row}|\n+-+-+-+-+-+`;
  // With its head down, a pawn has the reader's right to its left.
  board(picture('. . 0 . .'), { pawns: '0v' }).play('simple left').shows(picture('. . . 0 .'), '0v');
  board(picture('. . 0 . .'), { pawns: '0v' }).play('long jump right').shows(picture('0 . . . .'), '0v');
  // With its head to the right, its left is the reader's up.
  const lying = `
    + + +
    |. .
    + + +
    |0 .
    + + +
    |. .
    + + +`;
  board(lying, { pawns: '0>' }).play('simple left').shows(lying.replace('0', '.').replace('.', '0'), '0>');
});

test('S-4.8 they are meant as it stood before the move: a high jump of a lying pawn', () => {
  const table = board(
    `
    + + + +
     . . .
    + + + +
    |0 . .
    + + + +
    |. . .
    + +-+ +`,
    { pawns: '0>' },
  ).play('high jump right');
  table.shows(
    `
    + + + +
     . . .
    + + + +
    |. . .
    + + + +
    |0 . .
    + +-+ +`,
    '0>',
  );
  expect(table.told('step').map((entry) => 'towards' in entry && entry.towards)).toEqual([1, 2, 3]);
});

test('S-4.9 the last card played brings all back at once and for free', () => {
  const table = board('+ + + +\n|. 0 .|\n+-+-+-+', { reserves: { 0: { faceUp: ['fall', 'turn'], faceDown: ['universal', 'long-jump'] } } });
  table.play('simple left');
  expect(table.cards(0)).toEqual({ hand: ['long-jump', 'high-jump', 'fall', 'turn', 'universal'], faceUp: [], faceDown: [], bonus: [] });
  expect(table.told('took-cards')).toEqual([{ what: 'took-cards', seat: 0, why: 'last-card', rule: 'S-4.9' }]);
});

test('S-4.9 with a card left in hand nothing comes back', () => {
  const table = board('+ + + +\n|. 0 .|\n+-+-+-+', { reserves: { 0: { faceUp: ['fall', 'turn'], faceDown: ['universal'] } } }).play(
    'simple left: long-jump',
  );
  expect(table.cards(0)).toMatchObject({ hand: ['high-jump'], faceDown: ['long-jump', 'universal'] });
});

test('S-4.9 they are back before a second action', () => {
  const table = board('+ + + +\n|. 0 .|\n+-+-+-+', { reserves: { 0: { has: '@', faceUp: [...played] } } });
  table.play('simple left: universal', 'spend token');
  expect(table.asked).toHaveLength(6);
  table.play('simple right: universal');
  expect(table.cards(0)).toMatchObject({ hand: [...played], faceDown: ['universal'] });
});

test('S-4.10 a special move puts its card face up, a simple move face down', () => {
  const picture = '+ + + +\n|. 0 .|\n+-+-+-+';
  const special = board(picture).play('turn around');
  expect(special.cards(0)).toMatchObject({ faceUp: ['turn'], faceDown: [] });
  const simple = board(picture).play('simple left: turn');
  expect(simple.cards(0)).toMatchObject({ faceUp: [], faceDown: ['turn'] });
});

test('S-4.11 what cannot be carried out in full cannot be chosen', () => {
  const table = board('+-+\n|0|\n+-+');
  expect(table.ways).toEqual(['fall', 'turn 1', 'turn 2', 'turn 3']);
  expect(table.blockedWays).toEqual([
    'simple left: S-5.2',
    'simple right: S-5.2',
    'long jump left: S-4.3',
    'long jump right: S-4.3',
    'high jump left: S-4.4',
    'high jump right: S-4.4',
  ]);
});

test('S-4.11 no card is put down without its move: cards that can do nothing are blocked', () => {
  const closed = board('+-+\n|0|\n+-+');
  expect(closed.asked).toEqual(['card fall', 'card turn', 'card universal', 'take cards']);
  expect(closed.blocked).toEqual(['card long jump: S-4.11', 'card high jump: S-4.11']);
  const hanging = board('+-+\n|0|\n+ +\n|.|\n+-+');
  expect(hanging.asked).toEqual(['card turn', 'card universal', 'take cards']);
  expect(hanging.blocked).toEqual(['card long jump: S-4.11', 'card high jump: S-4.11', 'card fall: S-4.11']);
});

test('S-4.11 a card that is not in hand is no answer, blocked or not', () => {
  const table = board('+-+\n|0|\n+-+', { reserves: { 0: { faceUp: ['long-jump', 'turn'] } } });
  expect(table.asked).toEqual(['card fall', 'card universal', 'take cards']);
  expect(table.blocked).toEqual(['card high jump: S-4.11']);
});

test('S-4.11 a move with one way left is made without a question', () => {
  const table = board('+-+\n|0|\n+-+').play('fall');
  expect(table.cards(0).faceUp).toEqual(['fall']);
});
