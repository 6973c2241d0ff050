import { EventEmitter, once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { Save } from '@skerry/engine';
import { Session } from '@skerry/engine';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Addresses, neighbourhood, Networks } from '../addresses.ts';
import { defaultLimits } from '../limits.ts';
import type { ErrorReply, HealthReply, TableReply, TablesReply } from '../protocol.ts';
import { limitSockets } from '../sockets.ts';
import { SqliteStorage } from '../sqlite.ts';
import { endlessCount } from './endless-count.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { sitAlone, sitDown } from './tables.ts';

const health = async (address: string): Promise<HealthReply> => (await (await fetch(`${address}/api/health`)).json()) as HealthReply;

/** A connection that never closes by itself, as an attacker's. */
function raw(address: string): Socket {
  const { port, hostname } = new URL(address);
  const socket = createConnection({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;

const openSockets = (): number => process.getActiveResourcesInfo().filter((what) => what === 'TCPSocketWrap').length;

test.each([
  ['a path that cannot be read', '/%', {}, '400|404'],
  ['a path without a WebSocket', '/api/health', {}, '404'],
  ['too many requests', '/api/live', { requests: [0.001, 1] }, '429'],
  ['too many connections', '/api/live', { connectionsOfAddress: 0 }, '429'],
] as const)('an upgrade that is refused for %s is answered, and nothing of it stays open', async (_, path, limits, status) => {
  const { address } = await openServer({ limits });
  await fetch(`${address}/api/health`);
  const before = openSockets();
  const count = 100;
  for (let i = 0; i < count; i++) {
    const socket = raw(address);
    socket.write(upgrade(path));
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(new RegExp(`^HTTP/1.1 (${status}) `));
    await once(socket, 'end');
  }
  // The attacker's ends are all still there; the server's are not.
  await new Promise(setImmediate);
  expect(openSockets() - before).toBeLessThan(count + 10);
});

test('half-sent requests, silent connections and a flood of connections end by themselves', async () => {
  const { address } = await openServer({ limits: { request: 100, silence: 200, socketsOfAddress: 20 } });
  const silent = raw(address);
  const half = raw(address);
  half.write('POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na');
  const headless = raw(address);
  headless.write('GET /api/he');
  // A reset is an end, too.
  const ended = (socket: Socket): Promise<unknown> =>
    Promise.race([once(socket.resume(), 'end'), once(socket, 'close')]).catch(() => undefined);
  await Promise.all([silent, half, headless].map(ended));
  const flood = Array.from({ length: 40 }, () => raw(address));
  let refused = 0;
  await new Promise<void>((resolve) => {
    for (const socket of flood) void ended(socket).then(() => ++refused === 20 && resolve());
  });
  for (const socket of flood) socket.destroy();
});

test('an address and a guest have so many connections and subscriptions, and no more', async () => {
  const { address } = await openServer({ limits: { connectionsOfAddress: 6, connectionsOfGuest: 2, subscriptionsOfGuest: 3 } });
  const mallory = await (await Player.arrive(address, 'Mallory')).connect();
  const second = await mallory.at(address).connect();
  const third = mallory.at(address);
  await third.connect();
  expect(third.messages).toMatchObject([{ type: 'error', code: 'too-many' }]);
  expect(await third.until(() => third.closed)).toMatchObject({ code: 1008, reason: 'Too many connections.' });
  const tables = await Promise.all(
    Array.from(
      { length: 4 },
      async () =>
        (await mallory.http<TableReply>('POST', 'tables', { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'me' }] })).body.table.id,
    ),
  );
  const replies = [];
  for (const [i, id] of tables.entries()) replies.push((await (i % 2 === 0 ? mallory : second).subscribe(id, 0)).type);
  expect(replies).toEqual(['ack', 'ack', 'ack', 'error']);
  const more = Array.from({ length: 5 }, () => new WebSocket(`${address.replace('http', 'ws')}/api/live`));
  const opened = await Promise.all(
    more.map((socket) => new Promise<boolean>((resolve) => socket.on('open', () => resolve(true)).on('error', () => resolve(false)))),
  );
  expect(opened.filter(Boolean)).toHaveLength(4);
  for (const socket of more) socket.terminate();
});

test('clients that do not read keep so many bytes together, and no more', async () => {
  const { address } = await openServer({ limits: { stuckBytes: 40_000_000, slowBytes: 40_000_000, unreadOfGuest: 300_000 } });
  const { id } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const mallory = await Player.arrive(address, 'Mallory');
  const mute = await Promise.all(Array.from({ length: 4 }, () => mallory.at(address).connect()));
  for (const one of mute) {
    await one.subscribe(id, null);
    one.socket!.pause();
  }
  const dan = await (await Player.arrive(address, 'Dan')).connect();
  const chat = JSON.stringify({ type: 'chat', table: id, text: '🌊'.repeat(500) });
  const lines = 6000;
  for (let i = 0; i < lines; i++) dan.raw(chat);
  await dan.until(() => dan.messages.length === lines + 1);
  for (const one of mute) one.socket!.resume();
  await Promise.all(mute.map((one) => one.until(() => one.closed)));
});

// ------------------------------------------------------------------------------------------------------------------ saves

function longSave(answers: number): Save {
  const session = Session.open(endlessCount, 2, {}, 'seed');
  for (let i = 0; i < answers; i++) {
    const [question] = session.questions;
    session.answer(question!.seat, question!.id, 1);
  }
  return session.save();
}

const botsTurn = [{ kind: 'bot', level: 'easy' }, { kind: 'me' }] as const;

test('a save has so many answers and no more, and an address loads so many and no more', async () => {
  const { address } = await openServer({ limits: { saveAnswers: 100, replays: [0.001, 250] } });
  const mallory = await Player.arrive(address, 'Mallory');
  const load = async (answers: number): Promise<string> => {
    const { status, body } = await mallory.http<ErrorReply>('POST', 'tables', { save: longSave(answers), seats: botsTurn });
    return status === 201 ? 'made' : body.error.code;
  };
  expect(await load(101)).toBe('too-large');
  expect(await Promise.all([load(100), load(100), load(100)])).toEqual(['made', 'made', 'too-many']);
});

test('tables of any number have room for some in memory: the others go, and come again when somebody asks', async () => {
  const { address } = await openServer({ limits: { actsInMemory: 1000 } });
  const mallory = await Player.arrive(address, 'Mallory');
  const save = longSave(100);
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) {
    const { body } = await mallory.http<TableReply>('POST', 'tables', { save, seats: [{ kind: 'me' }, { kind: 'me' }] });
    ids.push(body.table.id);
  }
  expect((await health(address)).tables).toBeLessThanOrEqual(6);
  for (const id of ids) expect((await mallory.http<{ number: number }>('GET', `tables/${id}/look`)).body.number).toBe(100);
  expect((await health(address)).tables).toBeLessThanOrEqual(6);
});

test('tables that are opened side by side take room from each other, too', async () => {
  /** A store that is far away: several tables are on their way from it at a time. */
  class FarStorage extends SqliteStorage {
    override async chat(...asked: Parameters<SqliteStorage['chat']>): ReturnType<SqliteStorage['chat']> {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return super.chat(...asked);
    }
  }
  const data = newFolder();
  const { address } = await openServer({ limits: { actsInMemory: 1000 }, data, storage: new FarStorage(data) });
  const mallory = await Player.arrive(address, 'Mallory');
  const save = longSave(100);
  const make = async (): Promise<string> =>
    (await mallory.http<TableReply>('POST', 'tables', { save, seats: [{ kind: 'me' }, { kind: 'me' }] })).body.table.id;
  const ids: string[] = [];
  while (ids.length < 20) ids.push(await make());
  const numbers = await Promise.all(
    ids.map(async (id) => (await mallory.http<{ number: number }>('GET', `tables/${id}/look`)).body.number),
  );
  expect(new Set(numbers)).toEqual(new Set([100]));
  expect((await health(address)).tables).toBeLessThanOrEqual(6);
});

test('who follows many long tables gives way to others, and not they to him', async () => {
  const { address } = await openServer({ limits: { actsInMemory: 1000 }, trustProxy: 1 });
  const mallory = await (await Player.arrive(address, 'Mallory')).connect();
  const save = longSave(100);
  for (let i = 0; i < 6; i++) {
    const { body } = await mallory.http<TableReply>('POST', 'tables', { save, seats: [{ kind: 'me' }, { kind: 'me' }] });
    await mallory.subscribe(body.table.id, 0);
  }
  const anna = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: '{"name":"Anna"}',
  });
  const { token } = (await anna.json()) as { token: string };
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` },
    body: JSON.stringify({ save, seats: [{ kind: 'me' }, { kind: 'me' }] }),
  });
  expect(made.status).toBe(201);
  const gone = await mallory.until(() => mallory.messages.find((message) => message.type === 'unsubscribed'));
  // The seat is still his: who follows it again sees it as it is.
  if (gone.type !== 'unsubscribed') throw new Error(gone.type);
  expect(gone.again).toBe(true);
  expect(await mallory.request({ type: 'subscribe', table: gone.table, seat: gone.seat })).toMatchObject({ type: 'ack' });
});

test('after a restart tables are opened for their bots a few at a time, whatever waits', async () => {
  const data = newFolder();
  const mute = { choose: () => new Promise<number>(() => undefined), close: async () => undefined };
  const first = await openServer({ data, thinker: mute });
  const mallory = await Player.arrive(first.address, 'Mallory');
  const save = longSave(300);
  for (let i = 0; i < 30; i++) await mallory.http('POST', 'tables', { save, seats: botsTurn });
  await first.close();
  const asked: string[] = [];
  const thinker = {
    ...mute,
    choose: (game: string) => {
      asked.push(game);
      return mute.choose();
    },
  };
  const { address } = await openServer({ data, thinker });
  while (asked.length < 4) await fetch(`${address}/api/health`);
  for (let i = 0; i < 50; i++) expect((await health(address)).tables).toBeLessThanOrEqual(4);
  expect(asked).toHaveLength(4);
});

// --------------------------------------------------------------------------------------------------------------- addresses

test('a forged X-Forwarded-For is not believed', () => {
  const of = (trusted: number | readonly string[], peer: string, header?: string): string =>
    new Addresses(trusted).of({
      headers: header === undefined ? {} : { 'x-forwarded-for': header },
      socket: { remoteAddress: peer },
    } as never);
  expect(of(0, '198.51.100.7', '10.0.0.1')).toBe('198.51.100.7');
  // One proxy: only what it appended counts, whatever the client had written before.
  expect(of(1, '127.0.0.1', '6.6.6.6, 203.0.113.5')).toBe('203.0.113.5');
  expect(of(2, '127.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2')).toBe('203.0.113.5');
  expect(of(1, '127.0.0.1')).toBe('127.0.0.1');
  expect(of(1, '127.0.0.1', 'nonsense')).toBe('127.0.0.1');
  // A list: as far as they are proxies.
  expect(of(['127.0.0.0/8', '10.0.0.0/8'], '127.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2')).toBe('203.0.113.5');
  expect(of(['127.0.0.0/8'], '198.51.100.7', '6.6.6.6')).toBe('198.51.100.7');
  expect(() => new Addresses(['10.0.0.0/99'])).toThrow('is not an address or a network');
});

test('all of an IPv6 network counts as one', () => {
  expect(neighbourhood('2001:db8:1:2:aaaa::1')).toBe(neighbourhood('2001:db8:1:2:bbbb:1:2:3'));
  expect(neighbourhood('2001:db8:1:2::1')).not.toBe(neighbourhood('2001:db8:1:3::1'));
  expect(neighbourhood('::ffff:203.0.113.5')).toBe('203.0.113.5');
});

test('a network of IPv6 has no address of IPv4 in it, however short it is', () => {
  const networks = new Networks([neighbourhood('::1'), '2001:db8::/32', '10.0.0.0/8']);
  for (const [address, within] of [
    ['::1', true],
    [neighbourhood('::1'), true],
    ['2001:db8:7::1', true],
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['203.0.113.7', false],
    ['::ffff:203.0.113.7', false],
    ['2001:db9::1', false],
    ['nonsense', false],
  ] as const)
    expect([address, networks.has(address)]).toEqual([address, within]);
});

test('all sockets of an IPv6 network count as those of one address; a proxy has as many as it likes', () => {
  const count = (trusted: number, peers: readonly string[]): number => {
    const server = new EventEmitter();
    const open = limitSockets(server, new Addresses(trusted), { ...defaultLimits, socketsOfAddress: 2 });
    for (const remoteAddress of peers)
      server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress, destroy: () => undefined }));
    return open.size;
  };
  const neighbours = Array.from({ length: 9 }, (_, i) => `2001:db8::${i + 1}`);
  expect(count(0, neighbours)).toBe(2);
  expect(count(0, [...neighbours, '2001:db8:0:1::1', '203.0.113.7'])).toBe(4);
  expect(count(1, neighbours)).toBe(9);
});

test('behind a proxy the limits hold for each visitor, and a forged header is of no use', async () => {
  const { address } = await openServer({ trustProxy: 1, limits: { newGuests: [0.001, 2] } });
  const arrive = async (forwarded: string): Promise<number> =>
    (
      await fetch(`${address}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: '{"name":"M"}',
      })
    ).status;
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push(await arrive(`10.1.1.${i}, 203.0.113.5`));
  expect(statuses).toEqual([201, 201, 429, 429]);
  expect(await arrive('10.1.1.1, 203.0.113.6')).toBe(201);
});

// ---------------------------------------------------------------------------------------------------------------- the list

test('a guest and an address list so many tables, and do not bury those of others', async () => {
  const { address } = await openServer({ trustProxy: 1, limits: { listedOfGuest: 3, listedOfAddress: 5 } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const list = async (from: string, player: Player): Promise<number> =>
    (
      await fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from, authorization: `Bearer ${player.token}` },
        body: JSON.stringify({ game: 'connect-four', seats, listed: true }),
      })
    ).status;
  const honest = await Player.arrive(address, 'Honest');
  expect(await list('203.0.113.1', honest)).toBe(201);
  const mallories = await Promise.all([1, 2].map((i) => Player.arrive(address, `Mallory ${i}`)));
  const statuses = [];
  for (const mallory of mallories) statuses.push(...(await Promise.all([1, 2, 3, 4].map(() => list('203.0.113.2', mallory)))));
  expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  // The newest of each address first.
  const { tables } = (await (await fetch(`${address}/api/tables`)).json()) as TablesReply;
  expect(tables).toHaveLength(6);
  expect(tables.slice(0, 2).map(({ host }) => host)).toContain(honest.id);
});

test('tables that wait for too long are listed no more, and at last are gone; guests without a table too', async () => {
  const data = newFolder();
  const first = await openServer({ data });
  const { id, player: anna } = await sitAlone(first.address, 'connect-four', [{ kind: 'me' }, { kind: 'open' }]);
  await anna.http('POST', 'tables', { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
  const zoe = await Player.arrive(first.address, 'Zoe');
  await first.close();
  const second = await openServer({ data, limits: { listedFor: -1000 } });
  const listed = async (address: string): Promise<number> =>
    ((await (await fetch(`${address}/api/tables`)).json()) as TablesReply).tables.length;
  while ((await listed(second.address)) > 0);
  expect((await anna.at(second.address).http('GET', `tables/${id}`)).status).toBe(200);
  await second.close();
  const third = await openServer({ data, limits: { listedFor: -1000, waitingFor: -1000, guestFor: -1000 } });
  while ((await anna.at(third.address).http('GET', `tables/${id}`)).status !== 404);
  while ((await zoe.at(third.address).http('GET', 'me')).status !== 401);
});
