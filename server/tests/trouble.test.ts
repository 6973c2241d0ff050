import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, writeFileSync, writeSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { backUp, restore } from '../backup.ts';
import { migrate } from '../migrations.ts';
import type { ErrorReply, Look, TableReply } from '../protocol.ts';
import { readActs } from '../replay.ts';
import { SqliteStorage } from '../sqlite.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { spawnServer } from './spawning.ts';
import { playOut, sitAlone, sitDown } from './tables.ts';

const healthOf = async (address: string): Promise<[status: number, message: string | null]> => {
  const reply = await fetch(`${address}/api/health`);
  const body = (await reply.json()) as Partial<ErrorReply>;
  return [reply.status, body.error?.message ?? null];
};

test('a second server on the same folder is refused with a sentence, and the first does not notice', async () => {
  const data = newFolder();
  const first = await openServer({ data });
  await expect(openServer({ data })).rejects.toThrow(`Another Skerry server keeps its data in ${data}: stop it, or take another folder.`);
  expect((await healthOf(first.address))[0]).toBe(200);
  await first.close();
  await openServer({ data });
});

test('a folder that cannot be made or written to is told in a sentence, and is not taken for another server’s', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  for (const place of ['file', join('file', 'deeper')])
    expect(() => new SqliteStorage(join(folder, place))).toThrow(`There can be no folder ${join(folder, place)}: `);
  mkdirSync(join(folder, 'skerry.lock'));
  expect(() => new SqliteStorage(folder)).toThrow(`The database in ${folder} cannot be written to`);
});

test('a disk that is full when a server begins is told in a sentence, and the folder is free again', async () => {
  const data = newFolder();
  const storage = new SqliteStorage(data);
  storage.salt = () => Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
  await expect(openServer({ data, storage })).rejects.toThrow(`The disk with ${data} is full.`);
  await openServer({ data });
});

test('what another program holds is waited for, while everything that needs no writing goes on', async () => {
  const data = newFolder();
  const { address } = await openServer({ data });
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna] = players as [Player];
  const foreign = new DatabaseSync(join(data, 'skerry.sqlite'));
  foreign.exec('BEGIN IMMEDIATE');
  let acknowledged = false;
  const answer = anna.answer(id, 0, 0, 3).then((reply) => {
    acknowledged = true;
    return reply;
  });
  for (let i = 0; i < 20; i++) expect((await fetch(`${address}/api/games`)).status).toBe(200);
  expect(acknowledged).toBe(false);
  foreign.exec('COMMIT');
  foreign.close();
  expect(await answer).toMatchObject({ type: 'ack', number: 1 });
});

test('a store that is full, may not be written to or is damaged makes the server unwell, until it is mended', async () => {
  const data = newFolder();
  const storage = new SqliteStorage(data);
  const commit = storage.commit.bind(storage);
  let trouble: number | null = null;
  storage.commit = async (groups) =>
    trouble === null ? commit(groups) : groups.map(() => Object.assign(new Error('trouble'), { errcode: trouble }));
  const { address } = await openServer({ data, storage });
  const settle = async (wanted: number): Promise<string | null> => {
    for (;;) {
      const [status, message] = await healthOf(address);
      if (status === wanted) return message;
    }
  };
  expect(await settle(200)).toBeNull();
  trouble = 13;
  expect(await settle(507)).toContain('is full');
  trouble = 8;
  expect(await settle(503)).toContain('may not write');
  trouble = 11;
  expect(await settle(503)).toMatch(/may not write|damaged/);
  trouble = null;
  expect(await settle(200)).toBeNull();
});

test('a damaged database is refused with a sentence, or makes the server unwell; never a trace', async () => {
  const data = newFolder();
  writeFileSync(join(data, 'skerry.sqlite'), 'This was a database once. '.repeat(1000));
  expect(() => new SqliteStorage(data)).toThrow(
    `The database in ${data} is damaged. Put it aside and bring back a backup: skerry restore FILE.`,
  );

  const other = newFolder();
  const first = await openServer({ data: other });
  const { id, player } = await sitAlone(first.address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  await player.answer(id, 0, 0, 0);
  await first.close();
  const file = openSync(join(other, 'skerry.sqlite'), 'r+');
  const { size } = fstatSync(file);
  writeSync(file, Buffer.alloc(size - 4096, 0x5a), 0, size - 4096, 4096);
  closeSync(file);
  const outcome = await openServer({ data: other }).then(
    async ({ address }) => (await healthOf(address))[0],
    (error: Error) => error.message,
  );
  expect([503, `The database in ${other} is damaged. Put it aside and bring back a backup: skerry restore FILE.`]).toContain(outcome);
});

test('a database of the first form is brought to the present one, with everything in it', async () => {
  const data = newFolder();
  const database = new DatabaseSync(join(data, 'skerry.sqlite'));
  migrate(database, 1);
  database.exec(`
    INSERT INTO guests VALUES ('anna', 'Anna', x'00', 7);
    INSERT INTO tables VALUES ('t', 'connect-four', '1', '{}', 'seed', 0, 'running', 'anna', 7, NULL, 0);
    INSERT INTO seats VALUES ('t', 0, 'person', NULL, 'anna', 0, 'key'), ('t', 1, 'bot', 'easy', NULL, 0, NULL);
    INSERT INTO acts VALUES ('t', 1, 'answer', 0, 0, 3, '', '1', 8), ('t', 2, 'undo', 0, -1, -1, '1', '0', 9);
    INSERT INTO chat VALUES ('t', 1, 'anna', 'Anna', 0, 'hello', 8);`);
  database.close();
  const storage = new SqliteStorage(data);
  expect(await storage.table('t')).toMatchObject({ seed: 'seed', status: 'running', number: 2, asked: [0], fromSave: false, barred: [] });
  expect(await readActs(storage, 't')).toMatchObject([
    { number: 1, kind: 'answer', index: 3, key: null, byBot: false },
    { number: 2, kind: 'undo', along: [1] },
  ]);
  expect(await storage.chat('t', 0, 9)).toMatchObject([{ text: 'hello' }]);
  await storage.close();
  const { address } = await openServer({ data });
  expect(((await (await fetch(`${address}/api/tables/t/look`)).json()) as Look).moment).toBe(0);
});

test('columns that a later form adds do not disturb what is written', async () => {
  const data = newFolder();
  await new SqliteStorage(data).close();
  const database = new DatabaseSync(join(data, 'skerry.sqlite'));
  for (const table of ['guests', 'tables', 'seats', 'acts', 'chat', 'recordings', 'barred', 'pulse'])
    database.exec(`ALTER TABLE ${table} ADD COLUMN later TEXT`);
  database.close();
  const { address } = await openServer({ data });
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  await players[0]!.request({ type: 'chat', table: id, text: 'hello' });
  await playOut(id, players);
  expect((await players[0]!.http<TableReply>('GET', `tables/${id}`)).body.table.status).toBe('finished');
});

test('no list of the lobby reads all tables', async () => {
  const storage = new SqliteStorage(newFolder());
  const plans = storage.plans();
  expect(plans.length).toBeGreaterThan(10);
  for (const plan of plans)
    if (/^SCAN (tables|guests|acts|seats)/.test(plan)) expect(plan).toMatch(/USING (COVERING )?INDEX tables_(open|running)/);
  await storage.close();
});

test('clients that say nothing do not keep the server from closing', { timeout: 10_000 }, async () => {
  const server = await openServer();
  const { port } = new URL(server.address);
  const silent = createConnection({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  silent.on('error', () => undefined);
  const half = createConnection({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  half.on('error', () => undefined);
  half.write('POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n');
  const anna = await (await Player.arrive(server.address, 'Anna')).connect();
  // It reads nothing any more, so it never says goodbye.
  anna.socket!.pause();
  const mute = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`);
  mute.on('error', () => undefined);
  await new Promise((resolve) => mute.on('open', resolve));
  mute.pause();
  onTestFinished(() => {
    for (const socket of [silent, half]) socket.destroy();
    mute.terminate();
    anna.socket!.terminate();
  });
  await server.close();
});

// ----------------------------------------------------------------------------------------------------------------- backups

test('a backup that is made while people play has everything that was acknowledged before it', async () => {
  const data = newFolder();
  const copies = newFolder();
  const { child, address } = await spawnServer(data);
  const tables = await Promise.all(Array.from({ length: 4 }, () => sitDown(address, 'sealed-cards', 'Anna', 'Bohdan')));
  for (let round = 0; round < 5; round++) {
    const file = join(copies, `${round}.skerry`);
    const playing = tables.map(({ id, players }) => playOut(id, players, 2));
    const before = tables.map(({ id, players }) => players[0]!.look(id, 0).number);
    const { acts } = backUp(data, file);
    expect(acts).toBeGreaterThanOrEqual(before.reduce((sum, number) => sum + number, 0));
    await Promise.all(playing);

    const restored = newFolder();
    expect(restore(restored, file)).toMatchObject({ acts, kept: null });
    const again = await openServer({ data: restored });
    for (const [i, { id }] of tables.entries()) {
      const look = (await (await fetch(`${again.address}/api/tables/${id}/look`)).json()) as Look;
      expect(look.number).toBeGreaterThanOrEqual(before[i]!);
    }
    await again.close();
  }
  expect(() => backUp(data, join(copies, '0.skerry'))).toThrow('exists already');
  child.stdin!.end();
});

test('a backup is brought back only where no server runs, and what was there before is kept', async () => {
  const data = newFolder();
  const server = await openServer({ data });
  const { id, player } = await sitAlone(server.address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  const file = join(newFolder(), 'copy');
  expect(backUp(data, file)).toEqual({ tables: 1, acts: 0 });
  await player.answer(id, 0, 0, 0);
  expect(() => restore(data, file)).toThrow('Another Skerry server keeps its data');
  await server.close();
  const { kept } = restore(data, file);
  expect(readdirSync(data).some((name) => kept!.endsWith(name))).toBe(true);
  const { address } = await openServer({ data });
  expect((await player.at(address).http<Look>('GET', `tables/${id}/look`)).body.number).toBe(0);
  writeFileSync(join(data, 'nonsense'), 'nonsense');
  expect(() => restore(newFolder(), join(data, 'nonsense'))).toThrow('is no backup of Skerry that can be used');
  expect(() => restore(newFolder(), join(data, 'nowhere'))).toThrow('There is no file');
  expect(() => backUp(newFolder(), join(data, 'copy'))).toThrow('There is no Skerry database');
});
