import { begin, configure, type Position, Run } from '@skerry/engine';
import { expect, test } from 'vitest';
import { spiritIsland } from '../../index.ts';
import { geographyOf, posesIn } from '../../rules/island/geography.ts';
import type { State } from '../../rules/state.ts';

const names = ['river-surges-in-sunlight', 'vital-strength-of-the-earth', 'shadows-flicker-like-flame', 'lightnings-swift-strike'];

/** A table that lays its boards by hand, before the first of them is laid. */
function laying(players: number, more: Record<string, string | number | boolean> = {}): Run<State> {
  const chosen = Object.fromEntries(
    names.slice(0, players).flatMap((name, i) => [
      [`spirit${i + 1}`, name],
      [`board${i + 1}`, 'ABCD'[i]!],
    ]),
  );
  const config = configure(spiritIsland, players, { layout: 'own', ...chosen, ...more });
  return new Run<State>(spiritIsland, begin(spiritIsland, config, 'own') as Position<State>).start();
}

const asked = (run: Run<State>): string => `${run.anyQuestion!.seat} ${run.anyQuestion!.name}`;
const laid = (run: Run<State>): (string | null)[] => run.state.island.boards.filter((board) => board !== null);
const answers = (run: Run<State>): string[] =>
  run.anyQuestion!.answers.map((answer) => {
    const { slot, edge, facing } = answer as unknown as { slot: number; edge: number; facing: number };
    return `${facing} to ${run.state.island.boards[slot]} ${edge}`;
  });

test('J-39.1 each seat lays its board with a whole edge against one that lies already', () => {
  const run = laying(3);
  expect([asked(run), laid(run)]).toEqual(['1 lay-board', ['A']]);
  expect(run.anyQuestion!.more?.about).toEqual({ joining: 'B' });
  expect(answers(run)).toEqual([
    '3 to A 3',
    '6 to A 3',
    '9 to A 3',
    '3 to A 6',
    '6 to A 6',
    '9 to A 6',
    '3 to A 9',
    '6 to A 9',
    '9 to A 9',
  ]);
  run.answer(answers(run).indexOf('6 to A 9'));
  expect([asked(run), laid(run)]).toEqual(['2 lay-board', ['A', 'B']]);
  expect(answers(run).some((answer) => answer.includes('to B'))).toBe(true);
  expect(answers(run)).not.toContain('3 to A 9');
  run.answer(0);
  expect(laid(run)).toEqual(['A', 'B', 'C']);
  expect(run.state.island.joins[0]).toEqual({ one: { slot: 0, edge: 9 }, other: { slot: 1, edge: 6 } });
  expect(geographyOf(run.state.island).existing).toHaveLength(24);
});

test('J-39.1 no two answers lay a board at the same place, and no ocean lies against a board', () => {
  for (let game = 0; game < 12; game++) {
    const run = laying(4);
    for (let turn = 0; asked(run).endsWith('lay-board'); turn++) {
      const before = run.state.island;
      const places = new Set<string>();
      const poses = posesIn(before);
      for (const answer of run.anyQuestion!.answers) {
        const { slot, edge, facing } = answer as unknown as { slot: 0; edge: 3; facing: 3 };
        const fresh = before.boards.indexOf(null);
        const joined = {
          ...before,
          boards: before.boards.with(fresh, 'D'),
          joins: [...before.joins, { one: { slot, edge }, other: { slot: fresh, edge: facing } }],
        };
        places.add(JSON.stringify(posesIn(joined)[fresh]));
        expect(
          posesIn(joined)
            .slice(0, poses.length - 1)
            .filter((pose, i) => pose !== null && i < fresh),
        ).toEqual(poses.filter((pose) => pose !== null));
      }
      expect(places.size).toBe(run.anyQuestion!.answers.length);
      run.answer((7 * game + 5 * turn) % run.anyQuestion!.answers.length);
    }
    expect(laid(run)).toHaveLength(4);
  }
});

test("J-39.1 the first seat lays the extra board, which is nobody's", () => {
  const run = laying(1, { extraBoard: true, extraBoardChoice: 'C' });
  expect(asked(run)).toBe('0 lay-board');
  run.answer(2);
  expect(laid(run)).toEqual(['A', 'C']);
});
