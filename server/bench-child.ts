import { flushCompileCache } from 'node:module';
import { heldBytes } from './held-bytes.ts';
import { startServer, type ServedGame } from './index.ts';

/**
 * The server of a measurement, in a process of its own: told its data folder, the module with the list of games and perhaps a database, it
 * prints its address, and what it holds in memory whenever it is asked, and goes when its parent goes. One client machine plays everybody, so only the limits for one address
 * and one guest are lifted.
 */
const [data, gamesModule, database] = process.argv.slice(2);
if (data === undefined || gamesModule === undefined) throw new Error('bench-child needs a data folder and a module with games');
const { games } = (await import(gamesModule)) as { games: readonly ServedGame[] };
const many = [1_000_000, 1_000_000] as const;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  games,
  ...(database === undefined ? {} : { database, quiet: true }),
  watchdog: true,
  limits: {
    requests: many,
    requestsAtOnce: 1_000_000,
    newGuests: many,
    newTables: many,
    newTablesOfAddress: many,
    histories: many,
    replays: many,
    messages: many,
    messagesOfAddress: many,
    socketsOfAddress: 1_000_000,
    connectionsOfAddress: 1_000_000,
  },
});
process.stdout.write(`${server.address}\n`);
// It may be killed before it could keep what it has compiled.
flushCompileCache();
process.stdin.on('data', () => void heldBytes().then((bytes) => process.stdout.write(`${bytes}\n`)));
process.stdin.on('end', () => process.exit());
