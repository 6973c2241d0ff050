import { begin, Chance, configure, Run, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { type Column, type ConnectFour, connectFour } from '../rules.ts';

/** Drops discs into these columns, one seat after the other. */
function dropped(columns: string): Session {
  const session = Session.open(connectFour, 2, {}, 'any');
  for (const column of columns) {
    const { seat, id, answers } = session.questions[0]!;
    session.answer(
      seat,
      id,
      (answers as readonly Column[]).findIndex((answer) => answer.id === Number(column)),
    );
  }
  return session;
}

function drawn(session: Session): string {
  const { discs } = session.view(null) as ConnectFour;
  const row = (at: number) =>
    discs
      .slice(at * 8, at * 8 + 7)
      .map((disc) => (disc < 0 ? '.' : 'xo'[disc]))
      .join('');
  return [5, 4, 3, 2, 1, 0].map(row).join('\n');
}

test('discs fall to the lowest free space, the seats in turn', () => {
  const session = dropped('3342');
  expect(drawn(session)).toBe(['.......', '.......', '.......', '.......', '...o...', '..oxx..'].join('\n'));
  expect(session.questions[0]!.seat).toBe(0);
  expect(session.log(null).map(({ entry }) => entry)).toEqual([
    { what: 'dropped', seat: 0, column: 3, row: 0 },
    { what: 'dropped', seat: 1, column: 3, row: 1 },
    { what: 'dropped', seat: 0, column: 4, row: 0 },
    { what: 'dropped', seat: 1, column: 2, row: 0 },
  ]);
});

test.each([
  ['a row', '0011223', 0],
  ['a row, closed in the middle', '0011332', 0],
  ['a column', '0101010', 0],
  ['a rising line', '01122323363', 0],
  ['a falling line', '65544343303', 0],
  ['a row of the second seat', '60616253', 1],
  ['a column of the second seat', '01213161', 1],
])('%s wins: %s', (_, columns, winner) => {
  expect(dropped(columns.slice(0, -1)).outcome).toBeNull();
  expect(dropped(columns).outcome).toEqual({ scores: [1 - winner, winner], winners: [winner] });
});

test('three in a line do not win, nor four with another disc between', () => {
  expect(dropped('00112').outcome).toBeNull();
  expect(dropped('0011234').outcome).toBeNull();
});

test('a line does not run around an edge', () => {
  // Three at the right end of a row, one at the left end of the row above.
  expect(dropped('4050610').outcome).toBeNull();
});

test('a full column is not an answer any more', () => {
  const session = dropped('000000');
  expect(session.questions[0]!.answers).toEqual([1, 2, 3, 4, 5, 6].map((id) => ({ kind: 'column', id })));
});

test('a full board without four is shared', () => {
  const session = dropped('25055350455033122660003111422412436416646');
  expect(drawn(session)).not.toContain('.');
  expect(session.outcome).toEqual({ scores: [0.5, 0.5], winners: [0, 1] });
});

test('random games end, each disc counts once, and a winner made the last move', () => {
  const chance = Chance.fromSeed('random');
  const results = [0, 0, 0];
  for (let game = 0; game < 3000; game++) {
    const run = new Run<ConnectFour>(
      connectFour,
      begin(connectFour, configure(connectFour, 2), '') as { state: ConnectFour; chance: [number, number, number, number] },
    ).start();
    const discs = () => run.state.discs.filter((disc) => disc >= 0).length;
    while (run.anyQuestion !== null) {
      expect(run.anyQuestion.seat).toBe(discs() % 2);
      run.answer(chance.below(run.anyQuestion.answers.length));
    }
    const { winners } = run.outcome!;
    if (winners.length === 1) expect(winners[0]).toBe((discs() - 1) % 2);
    else expect(discs()).toBe(42);
    results[winners.length === 1 ? winners[0]! : 2]!++;
  }
  // Known of random play: the first seat wins a little over half, and a board is rarely full.
  expect(results[0]! / 3000).toBeGreaterThan(0.5);
  expect(results[2]! / 3000).toBeLessThan(0.02);
});
