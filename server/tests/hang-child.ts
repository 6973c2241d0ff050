import type { AnyGame } from '@skerry/engine';
import { startServer } from '../index.ts';
import { endlessCount } from './endless-count.ts';
import { generous, randomThinker, testGames } from './serving.ts';

/** A server, to be ended by its own watchdog, with a game one of whose rules never ends. */
const stubborn: AnyGame = {
  ...endlessCount,
  id: 'stubborn',
  *step(table) {
    const { by } = yield* table.ask(0, 'count', [
      { kind: 'more', by: 1 },
      { kind: 'more', by: 2 },
    ]);
    if (by === 2) while (table.state.total < 7) table.state.total = 1;
    table.state.total += by;
  },
};
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2]!,
  quiet: true,
  games: [...testGames, { rules: stubborn, titles: {} }],
  thinker: randomThinker(),
  limits: { ...generous, rules: 200 },
  watchdog: true,
});
process.stdout.write(`${server.address}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit());
