import { startServer } from '../index.ts';
import { generous, randomThinker, testGames } from './serving.ts';

/** A server in a process of its own, to be killed. */
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2]!,
  quiet: true,
  games: testGames,
  thinker: randomThinker(),
  limits: generous,
});
process.stdout.write(`${server.address}\n`);
// When the test dies, this must not stay.
process.stdin.resume();
process.stdin.on('end', () => process.exit());
