import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from '../command.ts';
import { CannotDo, WrongWords } from '../refused.ts';

export const serve: Command = {
  name: 'serve',
  words: '[--port N] [--host H] [--data DIR] [--drain SECONDS]',
  summary: 'Serves the page and its tables until it is stopped.',
  about: [
    'The page must have been built before; "npm start" does both.',
    'With DATABASE_URL in the environment (postgresql://…) everything is kept in that PostgreSQL, which other copies of the server may share; with NATS_URL they tell each other over NATS what has happened.',
  ],
  flags: {
    port: { value: 'N', says: 'the port; if not said, PORT from the environment, or 8080. 0 takes a free one' },
    host: { value: 'H', says: 'the address to listen at; if not said, 0.0.0.0: friends in the same network can join' },
    data: { value: 'DIR', says: 'the folder that everything is kept in; if not said, SKERRY_DATA from the environment, or ./data' },
    drain: {
      value: 'SECONDS',
      says: 'how long it says that it is not ready any more before it closes, so that a load balancer sends nobody new; 0 if not said',
    },
    log: { value: 'words|json', says: 'words (if not said): a sentence when something is wrong; json: a line for every request too' },
    'behind-proxy': {
      value: 'N|LIST',
      says: 'how many proxies stand in front of it, or their addresses and networks (10.0.0.0/8,::1): they tell in X-Forwarded-For who asks. Without this, all who come through them count as one',
    },
  },
  async run(given, io) {
    given.atMostWords(0);
    const port = given.whole('port', 0, 65_535) ?? portFrom(io.env['PORT']);
    const host = given.value('host') ?? '0.0.0.0';
    const data = given.value('data') ?? (io.env['SKERRY_DATA'] || './data');
    const trustProxy = proxiesFrom(given.value('behind-proxy'));
    const drain = given.whole('drain', 0, 3600) ?? 0;
    const log = given.value('log') ?? 'words';
    if (log !== 'words' && log !== 'json') throw new WrongWords(`--log is words or json, not "${log}".`);
    const database = io.env['DATABASE_URL'];
    const nats = io.env['NATS_URL'];
    if (nats && !database)
      throw new WrongWords(
        'NATS_URL is for several copies of the server, which share a PostgreSQL: set DATABASE_URL, too, or leave it out.',
      );
    const { startServer } = await import('@skerry/server');
    const server = await startServer({
      port,
      host,
      data,
      trustProxy,
      log,
      watchdog: true,
      ...(database === undefined || database === '' ? {} : { database }),
      ...(nats === undefined || nats === '' ? {} : { nats }),
    }).catch((error: NodeJS.ErrnoException) => {
      throw cannotServe(error, port, host, data);
    });
    io.stdout.write(`Open ${server.address} in a browser.\n`);
    if (host === '0.0.0.0' || host === '::')
      for (const address of addressesInNetwork()) io.stdout.write(`Friends in the same network: http://${address}:${server.port}\n`);
    await io.stopped();
    server.drain();
    io.stdout.write('Closing …\n');
    await pause(drain * 1000);
    await server.close();
    return 0;
  },
};

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 8080;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new WrongWords(`PORT in the environment is a number from 0 to 65535, not "${text}".`);
}

function proxiesFrom(text: string | undefined): number | readonly string[] {
  if (text === undefined) return 0;
  return /^\d{1,2}$/.test(text) ? Number(text) : text.split(',');
}

function cannotServe(error: NodeJS.ErrnoException, port: number, host: string, data: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotDo(
        `Port ${port} is taken by another program. Take another one: skerry serve --port ${port < 65_535 ? port + 1 : 8080}`,
      );
    case 'EACCES':
      return new CannotDo(
        port > 0 && port < 1024
          ? `Port ${port} is reserved for the system; take one above 1023.`
          : `${error.message}. Is ${data} a folder that can be written to?`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotDo(`This machine has no address ${host}. With 0.0.0.0 it listens at all it has.`);
    case 'folder-taken':
    case 'storage':
    case 'storage-full':
      return new CannotDo(error.message);
    default:
      return error.syscall === undefined ? error : new CannotDo(error.message);
  }
}

function addressesInNetwork(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}
