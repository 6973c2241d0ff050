import { startServer, type ServedGame } from '../index.ts';

/** The server that is attacked: as anybody would start it, with its usual limits, but reached from this machine only. */
const [data, gamesModule] = process.argv.slice(2);
if (data === undefined || gamesModule === undefined) throw new Error('attack-child needs a data folder and a module with games');
const { games } = (await import(gamesModule)) as { games: readonly ServedGame[] };
const server = await startServer({ port: 0, host: '127.0.0.1', data, games, quiet: true, watchdog: true });
process.stdout.write(`${server.address}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit());
