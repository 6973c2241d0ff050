import { expect, test } from 'vitest';
import { expertPoints, points, starsAtEnd, winners } from '../rules/score.ts';
import { board } from './drawn.ts';

const row = (seats: number) =>
  `+ ${'+ '.repeat(seats)}\n|${Array.from({ length: seats }, (_, seat) => seat).join('|')}|\n+-${'+-'.repeat(seats - 1)}+`;

test("S-9.1 the game ends at 4, 8 or 12 stars left or fewer, when the first player's right neighbour ends a turn", () => {
  for (const [players, most] of [
    [2, 4],
    [3, 8],
    [4, 8],
    [5, 12],
    [6, 12],
  ] as const) {
    expect(starsAtEnd(players)).toBe(most);
    for (const [starsLeft, ends] of [
      [most + 1, false],
      [most, true],
      [0, true],
    ] as const) {
      const last = board(row(players), { players, starsLeft, first: 0, turn: players - 1 }).play('take cards');
      expect(last.ended).toBe(ends);
      // Anybody else's turn does not end it.
      for (let turn = 0; turn < players - 1; turn++)
        expect(board(row(players), { players, starsLeft, turn }).play('take cards').ended).toBe(false);
    }
  }
});

test("S-9.1 it is the first player's right neighbour, whoever is first", () => {
  expect(board(row(3), { starsLeft: 3, first: 2, turn: 1 }).play('take cards').ended).toBe(true);
  expect(board(row(3), { starsLeft: 3, first: 2, turn: 2 }).play('take cards').ended).toBe(false);
});

test('S-9.1 the star that brings the count down may be taken in the last turn of the round', () => {
  const table = board('+ + + +\n|0|1 b|\n+-+-+-+', { starsLeft: 5, turn: 1 }).play('simple right');
  expect(table.ended).toBe(true);
  expect(table.run.outcome).toEqual({ scores: [0, 1], winners: [1] });
  expect(table.told('ended')).toEqual([{ what: 'ended', rule: 'S-9.1' }]);
});

// The table of the rulebook, page 8.
const table = board(row(4), {
  reserves: {
    0: { has: 'bbyyppoowwww@@@@' },
    1: { has: 'bbbypppgw' },
    2: { has: 'ygow@@@' },
    3: { has: 'bbbyyyppppggoww@' },
  },
});

test('S-9.2 a token is a point, a star is a point, a pair of a colour one more (rulebook example)', () => {
  expect(table.state.reserves.map(points)).toEqual([22, 11, 7, 22]);
});

test('S-9.2 each star is in one pair only', () => {
  const pointsOf = (has: string) => points(board(row(2), { reserves: { 0: { has } } }).state.reserves[0]!);
  expect(['', '@', 'b', 'bb', 'bbb', 'bbbb', 'by', 'bbyy@@'].map(pointsOf)).toEqual([0, 1, 1, 3, 4, 6, 2, 8]);
});

test('S-9.3 the most points win; of those tied, the fewest tokens (rulebook example)', () => {
  expect(winners(table.state)).toEqual([3]);
});

test('S-9.3 who is still tied shares the victory', () => {
  const winnersOf = (...has: string[]) =>
    winners(board(row(has.length), { reserves: Object.fromEntries(has.map((one, seat) => [seat, { has: one }])) }).state);
  expect(winnersOf('by', 'gw')).toEqual([0, 1]);
  expect(winnersOf('by', 'g@')).toEqual([0]);
  expect(winnersOf('b@', 'g@', 'bw')).toEqual([2]);
  expect(winnersOf('@@@', '@', 'b@')).toEqual([0]);
  expect(winnersOf('', '', '')).toEqual([0, 1, 2]);
});

test('S-9.4 the expert end: 18, 24, 18, 24, 18 points for two to six, and the round is finished', () => {
  expect([2, 3, 4, 5, 6].map(expertPoints)).toEqual([18, 24, 18, 24, 18]);
  // Twelve stars in six pairs are 18 points.
  const has = 'bbyyppggooww';
  const game = board(row(4), { expert: true, turns: 4, reserves: { 1: { has } } });
  game.play('take cards', 'take cards', 'take cards');
  expect(game.run.outcome).toBeNull();
  expect(game.question.seat).toBe(3);
  game.play('take cards');
  expect(game.ended).toBe(true);
  expect(game.run.outcome!.winners).toEqual([1]);
  expect(game.told('end-reached')).toEqual([{ what: 'end-reached', seat: 1, points: 18, rule: 'S-9.4' }]);
});

test('S-9.4 a point less is not enough', () => {
  const game = board(row(4), { expert: true, turn: 3, reserves: { 1: { has: 'bbyyppggoow@' } } }).play('take cards');
  expect(game.ended).toBe(false);
});

test('S-9.5 the expert end replaces the star count', () => {
  expect(board(row(2), { expert: true, starsLeft: 0, turn: 1 }).play('take cards').ended).toBe(false);
  const has = 'bbyyppggooww';
  expect(board(row(2), { expert: false, turn: 1, reserves: { 0: { has } } }).play('take cards').ended).toBe(false);
});

test('S-9.5 reaching the points at any moment counts, even if some are lost afterwards', () => {
  // 17 points; the token gained makes 18, and is spent at once.
  const game = board('+ + + + +\n|0 @ .|1|\n+-+-+-+-+', { expert: true, turns: 2, reserves: { 0: { has: 'bbyyppggoow@' } } });
  game.play('simple right', 'spend token', 'take cards', 'take cards');
  expect(points(game.state.reserves[0]!)).toBe(17);
  expect(game.ended).toBe(true);
});

test('S-9.5 points reached on coming in count, and being robbed later does not call the end off', () => {
  const robbed = board('+ + + +\n|1 . .|\n+-+-+-+', {
    pawns: '1^u',
    expert: true,
    turns: 2,
    reserves: { 0: { has: 'bbyyppggoow' }, 1: { has: 'w' } },
  });
  expect(robbed.told('end-reached')).toHaveLength(1);
  robbed.play('take cards');
  robbed.play('rob b', 'take cards');
  expect(points(robbed.state.reserves[0]!)).toBeLessThan(18);
  expect(robbed.ended).toBe(true);
});
