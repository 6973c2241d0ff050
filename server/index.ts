import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Addresses } from './addresses.ts';
import { newApp } from './app.ts';
import { addCompression } from './compression.ts';
import { addLive } from './live.ts';
import { OpenHouse } from './open-house.ts';
import type { ServedGame, ServerOptions } from './options.ts';
import { addPage } from './page.ts';
import type { GameInfo } from './protocol.ts';
import { requestName } from './request-names.ts';
import { addRoutes } from './routes.ts';
import { limitSockets } from './sockets.ts';
import { openingRefusal } from './sqlite-errors.ts';

export type { TrustedProxies } from './addresses.ts';
export { defaultLimits } from './limits.ts';
export type { Limits } from './limits.ts';
export type { ServedGame, ServerOptions } from './options.ts';
export type { Storage } from './storage.ts';

export interface RunningServer {
  /** What to open in a browser on this machine. */
  readonly address: string;
  readonly port: number;
  /** Says that it is not ready any more, so that nobody new is sent here. */
  drain(): void;
  close(): Promise<void>;
}

const SWEEP_MS = 30_000;
const EXPIRY_MS = 600_000;
/** How long connections have to say goodbye when the server closes. */
const GOODBYE_MS = 500;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const games = options.games ?? (await import('@skerry/games')).games;
  const house = await OpenHouse.open(
    options,
    games.map(({ rules }) => rules),
  );
  const addresses = new Addresses(options.trustProxy);
  const { door, requests, visitors } = house;
  let draining = false;
  const app = newApp({ house, addresses, door, requests, logs: options.log === 'json' });
  if (options.log === 'json') house.log = app.log;
  const sockets = limitSockets(app.server, addresses, house.limits);
  addDoors(app, house, addresses, games, () => draining);
  await addPage(app, options.webRoot ?? fileURLToPath(new URL('../web/dist', import.meta.url)));
  const timers = [
    setInterval(() => [...visitors].forEach((visitor) => visitor.beat()), house.limits.heartbeat),
    setInterval(() => house.sweep(), SWEEP_MS),
    setInterval(() => house.expire(), EXPIRY_MS),
  ];

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    timers.forEach((timer) => clearInterval(timer));
    house.end();
    // Who does not say goodbye is not waited for.
    const goodbye = setTimeout(() => sockets.forEach((socket) => socket.destroy()), GOODBYE_MS);
    await app.close();
    clearTimeout(goodbye);
    await house.close();
  };
  try {
    await door.look();
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    throw openingRefusal(error, options.data);
  }
  house.begin();
  const { port } = app.server.address() as { port: number };
  return {
    address: `http://${nameOf(options.host)}:${port}`,
    port,
    drain: () => void (draining = true),
    close: () => (closing ??= close()),
  };
}

/** Every way in: the live line and the routes. */
function addDoors(
  app: FastifyInstance,
  house: OpenHouse,
  addresses: Addresses,
  games: readonly ServedGame[],
  isDraining: () => boolean,
): void {
  const { tables, limits, visitors, door, chatRate, undoRate, messageRate, requests, guestOf, warn, log, metrics, health, recorder } =
    house;
  const desk = {
    tables,
    limits,
    visitors,
    door,
    chatRate,
    undoRate,
    messageRate,
    guestOf,
    warn,
    note: log === null ? null : (facts: object, sentence: string) => log.info({ reqId: requestName(), ...facts }, sentence),
    refused: (code: string) => metrics.refused(code),
  };
  addLive(app, desk, addresses, requests);
  addCompression(app);
  addRoutes(app, {
    house,
    health,
    tables,
    recorder,
    chatRate,
    undoRate,
    guestOf,
    isDraining,
    gameInfos: games.map(infoOf),
    buckets: house.buckets,
    addressOf: (request) => addresses.of(request.raw),
    renamed: (guest) => visitors.renamed(guest),
    connections: () => visitors.size,
  });
  metrics.add(app, (request) => addresses.of(request.raw));
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function infoOf({ rules, titles }: ServedGame): GameInfo {
  const words = Object.fromEntries(Object.entries(titles).map(([language, { title, blurb }]) => [language, { title, blurb }]));
  return { id: rules.id, version: rules.version, players: rules.players, options: rules.options, words };
}
