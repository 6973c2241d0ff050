import type { Given } from '../command.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { markdown } from './markdown.ts';
import { requireServed } from './served.ts';

export async function benchCluster(given: Given, io: Io, word: string | undefined): Promise<number> {
  requireServed(given, word);
  const { benchCluster: measureCluster, MOST_STUCK_MS } = await import('@skerry/server/cluster');
  const progress = new Progress(io.stderr, 'kills');
  const result = await measureCluster({
    tables: given.whole('tables', 1, 10_000) ?? 100,
    kills: given.whole('kills', 1, 10_000) ?? 100,
    seconds: given.positive('seconds') ?? 10,
    ...(word === undefined ? {} : { game: word }),
    progress: (share) => progress.show(share),
  }).finally(() => progress.clear());
  const { undisturbed, ...fire } = result;
  if (given.has('json')) io.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    io.stdout.write(
      markdown(
        ['copies', 'answers/s', 'seen p50 ms', 'seen p99 ms'],
        undisturbed.map(({ copies, answersPerSecond, seenMs }) => [copies, answersPerSecond, seenMs.p50, seenMs.p99].map(String)),
      ),
    );
    io.stdout.write(
      `\n${Object.entries(fire)
        .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
        .join('\n')}\n`,
    );
  }
  const isStuck = Math.max(fire.longestWaitMs, fire.longestPauseMs) > MOST_STUCK_MS;
  if (isStuck) io.stderr.write(`Somebody was stuck for longer than ${MOST_STUCK_MS} ms.\n`);
  return fire.lost + fire.twice + fire.gaps + fire.different === 0 && !isStuck ? 0 : 1;
}
