import type { Given } from '../command.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { rounded } from '../simulation/statistics.ts';
import { measureTogether, type TogetherCosts } from '../speed/together.ts';
import { markdown } from './markdown.ts';

export async function benchTogether(given: Given, io: Io): Promise<number> {
  given.atMostWords(1);
  const progress = new Progress(io.stderr, 'together');
  let costs: TogetherCosts;
  try {
    costs = measureTogether((share) => progress.show(share));
  } finally {
    progress.clear();
  }
  const { undo20Ms, undo200Ms, imagine20Ms, imagine200Ms } = costs;
  const figures = Object.fromEntries(Object.entries(costs).map(([name, time]) => [name, rounded(time)]));
  const row = (what: string, early: number, late: number): string[] => [what, early.toFixed(2), late.toFixed(2)];
  io.stdout.write(
    given.has('json')
      ? `${JSON.stringify(figures)}\n`
      : markdown(
          ['ms', 'at the 20th answer', 'at the 200th'],
          [row('undo', undo20Ms, undo200Ms), row('imagine', imagine20Ms, imagine200Ms)],
        ),
  );
  return 0;
}
