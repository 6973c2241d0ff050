import { Session } from '@skerry/engine';
import { shelf } from '@skerry/games/list';
import type { Reckoning } from '@skerry/presentation';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Moment } from '../client/table-client.ts';
import { courseOf } from '../end/course.ts';

/** A game of two whose view is its score. */
const plain: Reckoning<readonly number[]> = {
  unit: { en: 'points', ru: 'очки', uk: 'очки' },
  points: (view, seat) => view[seat]!,
  sources: (end, _log, seat) => [
    { name: { en: 'all', ru: 'все', uk: 'усі' }, points: end[seat]! },
    { name: { en: 'none', ru: 'нет', uk: 'немає' }, points: 0 },
  ],
};
const moment = (by: number | null, ...view: number[]): Moment => ({ by, view });

test('answers of one seat without another in between are a turn, and the one with the largest swing mattered', () => {
  const moments = [moment(null, 0, 0), moment(0, 1, 0), moment(0, 2, 0), moment(1, 2, 5), moment(0, 9, 5), moment(1, 9, 6)];
  const { turns, mattered, sources } = courseOf(plain, moments, [], { scores: [9, 6], winners: [0] });
  expect(turns.map(({ by, at }) => [by, at])).toEqual([
    [null, 0],
    [0, 2],
    [1, 3],
    [0, 4],
    [1, 5],
  ]);
  expect(mattered).toEqual({ turn: 3, swing: 7 });
  expect(sources.map(({ name, points }) => [name.en, points])).toEqual([['all', [9, 6]]]);
});

test('who plays alone sees every answer: no other seat parts it into turns', () => {
  const moments = [moment(null, 0), moment(0, 6), moment(0, 8), moment(0, 3)];
  const { turns, mattered } = courseOf(plain, moments, [], { scores: [3], winners: [0] });
  expect(turns.map(({ points }) => points)).toEqual([[0], [6], [8], [3]]);
  expect(mattered).toBeNull();
});

test('nobody leads where a win is shared, lost together, or one plays alone', () => {
  const moments = [moment(null, 0, 0), moment(0, 4, 0)];
  expect(courseOf(plain, moments, [], { scores: [4, 4], winners: [0, 1] }).mattered).toBeNull();
  expect(courseOf(plain, moments, [], { scores: [4, 4], winners: [] }).mattered).toBeNull();
  expect(courseOf(plain, [moment(null, 0), moment(0, 3)], [], { scores: [3], winners: [0] }).mattered).toBeNull();
});

const house = join(import.meta.dirname, '../..');

test.each(shelf.filter(({ guide }) => guide !== undefined))(
  'in every recorded game of $id the last point is the score, and the sources add up to it',
  async ({ id, rules, guide }) => {
    const game = await rules();
    const { reckoning } = await guide!();
    for (const path of globSync(`games/${id}/tests/fixtures/*.json`, { cwd: house })) {
      const session = Session.load(game, readFileSync(join(house, path), 'utf8'));
      const { scores, winners, about } = session.outcome!;
      const log = session.log(null);
      const { turns, sources } = courseOf(reckoning, [{ by: null, view: session.view(null) }], log, { scores, winners });
      // A surrounded island wins whatever the scores are; they are the same gravity all the same.
      expect(turns[0]!.points, `${path} ${JSON.stringify(about)}`).toEqual(scores);
      const sums = scores.map((_, seat) => sources.reduce((sum, { points }) => sum + points[seat]!, 0));
      expect(sums, path).toEqual(scores);
    }
  },
);
