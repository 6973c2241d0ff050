import { Chance } from '@skerry/engine';
import { expect, test } from 'vitest';
import { boards } from '../../content/boards.ts';
import { poseAt } from '../../content/layouts.ts';
import { geographyOf, layBoard, posesIn } from '../../rules/island/geography.ts';
import { nowhere } from '../../rules/island/nowhere.ts';
import { joinsBeside } from '../../rules/setup/laying.ts';
import { markOf } from '../island/laying.tsx';
import { layoutOf, turnFor } from '../island/layout.ts';

test('the marks of all places where a board can be laid lie apart, and all places are in the picture', () => {
  const chance = Chance.fromSeed('marks');
  for (let game = 0; game < 20; game++) {
    let island = {
      ...nowhere,
      boards: [boards[0]!.id, ...Array<null>(5).fill(null)] as (typeof nowhere.boards)[number][],
    } as typeof nowhere;
    for (const { id } of boards.slice(1)) {
      const laid = island.boards.flatMap((board, slot) => (board === null ? [] : [slot]));
      const joins = joinsBeside(island, laid);
      const places = joins.map((join) => ({ pose: poseAt(posesIn(island), join), facing: join.other.edge }));
      const poses = places.map(({ pose }) => pose);
      const turn = turnFor(island, 1.5, poses, null, null);
      const { box } = layoutOf(island, { width: 900, height: 600 }, turn, poses);
      const marks = places.map((place) => markOf(place, turn));
      marks.forEach(({ at: [x, y] }, i) => {
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
        for (const other of marks.slice(0, i)) expect(Math.hypot(other.at[0] - x, other.at[1] - y)).toBeGreaterThan(180);
      });
      island = layBoard(island, id, joins[chance.below(joins.length)]!);
    }
    expect(geographyOf(island).existing).toHaveLength(48);
  }
});
