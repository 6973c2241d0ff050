import type { Given } from '../command.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { noSuch } from '../refused.ts';
import { markdown } from './markdown.ts';
import { requireServed } from './served.ts';

export async function benchAttack(given: Given, io: Io, word: string | undefined): Promise<number> {
  requireServed(given, word);
  const { attackNames, benchAttacks, MOST_MS } = await import('@skerry/server/attack');
  const only = given.values('only');
  for (const name of only) if (!attackNames.includes(name)) throw noSuch('attack', 'Attacks', name, attackNames);
  const progress = new Progress(io.stderr, 'attack');
  const results = await benchAttacks({
    seconds: given.positive('seconds') ?? 4,
    ...(only.length === 0 ? {} : { only }),
    ...(word === undefined ? {} : { game: word }),
    progress: (share) => progress.show(share),
  }).finally(() => progress.clear());
  const slow = results.filter(({ answer, bot, health }) => Math.max(answer.p99, bot.p99, health.p99) > MOST_MS);
  if (given.has('json')) {
    io.stdout.write(`${JSON.stringify(results)}\n`);
  } else {
    io.stdout.write(
      markdown(
        ['attack', 'tried', 'let in', 'answer p99 ms', 'bot p99 ms', 'health p99 ms', 'server MB'],
        results.map(({ attack, tried, letIn, answer, bot, health, megabytes }) => [
          attack,
          String(tried),
          String(letIn),
          ...[answer, bot, health].map(({ p99 }) => p99.toFixed(1)),
          String(megabytes),
        ]),
      ),
    );
  }
  if (slow.length === 0) return 0;
  io.stderr.write(`Somebody else waited longer than ${MOST_MS} ms during: ${slow.map(({ attack }) => attack).join(', ')}.\n`);
  return 1;
}
