import type { Given } from '../command.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { median } from '../simulation/statistics.ts';
import { markdown } from './markdown.ts';
import { requireServed } from './served.ts';

export async function benchServer(given: Given, io: Io, word: string | undefined): Promise<number> {
  requireServed(given, word);
  const folder = given.value('beside');
  if (folder !== undefined) return benchBeside(given, io, word, folder);
  const server = await import('@skerry/server/bench');
  const progress = new Progress(io.stderr, 'server');
  const result = await server
    .benchServer({
      tables: given.whole('tables', 1) ?? 100,
      seconds: given.positive('seconds') ?? 10,
      ...(word === undefined ? {} : { game: word }),
      progress: (share) => progress.show(share),
    })
    .finally(() => progress.clear());
  if (given.has('json')) {
    io.stdout.write(`${JSON.stringify(result)}\n`);
    return 0;
  }
  const { game, tables, answers, answersPerSecond, ackMs, seenMs, costs, finishedGame } = result;
  const milliseconds = [ackMs.p50, ackMs.p99, seenMs.p50, seenMs.p99].map((time) => time.toFixed(1));
  io.stdout.write(
    markdown(
      ['game', 'tables', 'answers', 'answers/s', 'acknowledged p50 ms', 'p99 ms', 'seen p50 ms', 'p99 ms'],
      [[game, String(tables), String(answers), String(Math.round(answersPerSecond)), ...milliseconds]],
    ),
  );
  io.stdout.write('\n');
  io.stdout.write(
    markdown(
      ['an answer: processor µs', 'wire bytes', 'disk bytes', 'an open table: memory bytes'],
      [[costs.cpuMicroseconds, costs.wireBytes, costs.diskBytes, costs.memoryBytes].map(String)],
    ),
  );
  io.stdout.write('\n');
  if (finishedGame === null) {
    io.stdout.write('No game came to its end and was recorded: --seconds gives them more time.\n');
    return 0;
  }
  const { acts, cpuMicroseconds, wireBytes, diskBytes, memoryBytes } = finishedGame;
  io.stdout.write(
    markdown(
      ['a finished game: acts', 'processor µs', 'wire bytes', 'disk bytes', 'memory bytes'],
      [[acts, cpuMicroseconds, wireBytes, diskBytes, memoryBytes].map(String)],
    ),
  );
  return 0;
}

/** Against the server of another checkout, in turn. */
async function benchBeside(given: Given, io: Io, word: string | undefined, folder: string): Promise<number> {
  const { benchBeside: bench } = await import('@skerry/server/bench-beside');
  const progress = new Progress(io.stderr, 'server');
  const result = await bench(folder, given.whole('rounds', 1) ?? 4, {
    tables: given.whole('tables', 1) ?? 100,
    seconds: given.positive('seconds') ?? 10,
    ...(word === undefined ? {} : { game: word }),
    progress: (share) => progress.show(share),
  }).finally(() => progress.clear());
  if (given.has('json')) {
    io.stdout.write(`${JSON.stringify(result)}\n`);
    return 0;
  }
  const row = (name: string, runs: typeof result.here): string[] => {
    const answers = runs.map(({ answersPerSecond }) => answersPerSecond);
    const processor = runs.map(({ cpuMicroseconds }) => cpuMicroseconds);
    return [name, ...[median(answers), Math.min(...answers), Math.max(...answers), median(processor)].map((n) => String(Math.round(n)))];
  };
  io.stdout.write(
    markdown(
      [`${result.game}, ${result.here.length} runs each`, 'answers/s, median', 'least', 'most', 'processor µs for an answer, median'],
      [row('here', result.here), row(folder, result.there)],
    ),
  );
  return 0;
}
