import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectFour } from '@skerry/connect-four';
import type { AnyGame } from '@skerry/engine';
import { expect, onTestFinished, test } from 'vitest';
import { restore } from '../backup.ts';
import { FORMS, migrate } from '../migrations.ts';
import { backUpPostgres, fillPostgres, move } from '../move.ts';
import { PostgresStorage } from '../postgres.ts';
import type { ErrorReply, Look } from '../protocol.ts';
import { SqliteStorage } from '../sqlite.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { randomThinker } from './serving.ts';
import { ownPostgres } from './stores.ts';
import { bare, playOut, sitAlone, sitDown } from './tables.ts';

const postgres = ownPostgres();

test('everything moves from a folder to PostgreSQL, from there into a backup, and from that into a folder or a database', async () => {
  const data = newFolder();
  const first = await openServer({ data });
  const { id, players } = await sitDown(first.address, 'sealed-cards', 'Anna', 'Bohdan');
  await playOut(id, players, 5);
  const [anna] = players as [Player];
  await anna.until(() => anna.look(id, 0).number === 5);
  await anna.request({ type: 'chat', table: id, text: 'hello' });
  const seen = bare(anna.look(id, 0));
  const looks = async (address: string): Promise<unknown> => (await anna.at(address).http<Look>('GET', `tables/${id}/look?seat=0`)).body;
  await expect(move(data, await postgres.newDatabase())).rejects.toThrow('Another');
  await first.close();

  const database = await postgres.newDatabase();
  expect(await move(data, database)).toEqual({ tables: 1, acts: 5 });
  await expect(move(data, database)).rejects.toThrow('is not empty');
  const moved = await openServer({ database });
  expect(await looks(moved.address)).toEqual(seen);
  const file = join(newFolder(), 'backup');
  expect(await backUpPostgres(database, file)).toEqual({ tables: 1, acts: 5 });
  await expect(backUpPostgres(database, file)).rejects.toThrow('exists already');
  await moved.close();

  const folder = newFolder();
  expect(restore(folder, file)).toMatchObject({ tables: 1, acts: 5 });
  const back = await openServer({ data: folder });
  expect(await looks(back.address)).toEqual(seen);
  const again = await postgres.newDatabase();
  await fillPostgres(file, again);
  const there = await openServer({ database: again });
  expect(await looks(there.address)).toEqual(seen);
  expect((await anna.at(there.address).http<{ lines: unknown[] }>('GET', `tables/${id}/chat`)).body.lines).toHaveLength(1);
});

test('a backup that an older server has made is restored into PostgreSQL too', async () => {
  const file = join(newFolder(), 'old');
  const old = new DatabaseSync(file);
  migrate(old, FORMS - 1);
  old.prepare("INSERT INTO guests (id, name, token_hash, created_at, seen_at) VALUES ('anna', 'Anna', ?, 1, 1)").run(Buffer.from('hash'));
  old.close();
  const database = await postgres.newDatabase();
  expect(await fillPostgres(file, database)).toEqual({ tables: 0, acts: 0 });
  await expect(fillPostgres(file, database)).rejects.toThrow('is not empty');
});

test('what lies in a write-ahead log as yet is brought back with the rest, into a folder and into PostgreSQL', async () => {
  const folder = newFolder();
  const file = join(folder, 'kept');
  const living = new DatabaseSync(join(folder, 'living'));
  living.exec('PRAGMA journal_mode = WAL');
  migrate(living);
  living.exec("INSERT INTO guests (id, name, token_hash, created_at, seen_at) VALUES ('anna', 'Anna', x'00', 1, 1)");
  for (const part of ['', '-wal']) copyFileSync(join(folder, `living${part}`), file + part);
  living.close();
  const data = newFolder();
  restore(data, file);
  const restored = new SqliteStorage(data);
  onTestFinished(() => restored.close());
  expect(await restored.findGuests('anna', 9)).toHaveLength(1);
  const database = await postgres.newDatabase();
  await fillPostgres(file, database);
  const filled = await PostgresStorage.open(database);
  onTestFinished(() => filled.close());
  expect(await filled.findGuests('anna', 9)).toHaveLength(1);
});

test('a database that is no Skerry database is not backed up as an empty one', async () => {
  const file = join(newFolder(), 'deeper', 'backup');
  await expect(backUpPostgres(await postgres.newDatabase(), file)).rejects.toThrow('There is no Skerry database at DATABASE_URL.');
  expect([existsSync(file), existsSync(`${file}.half`)]).toEqual([false, false]);
});

test('a backup of a database that is not there leaves nothing behind', async () => {
  const file = join(newFolder(), 'backup');
  await expect(backUpPostgres('postgresql://skerry@localhost/none?host=/nowhere', file)).rejects.toThrow('cannot be reached');
  expect([existsSync(file), existsSync(`${file}.half`)]).toEqual([false, false]);
});

test('whoever runs it reads how busy it is; nobody from outside does', async () => {
  const { address } = await openServer({ trustProxy: 1, thinker: { ...randomThinker(), queued: 3 } });
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  await player.answer(id, 0, 0, 3);
  await player.answer(id, 0, 7, 3);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('skerry_answers_total 1\n');
  expect(metrics).toContain('skerry_tables 1\n');
  expect(metrics).toContain('skerry_connections 1\n');
  expect(metrics).toContain('skerry_thinking 0\n');
  expect(metrics).toContain('skerry_bot_queue 3\n');
  expect(metrics).toMatch(/skerry_refusals_total\{code="[\w-]+"\} 1\n/);
  expect(metrics).toContain('skerry_answer_seconds_count 1\n');
  const from = async (forwarded: string): Promise<number> =>
    (await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': forwarded } })).status;
  for (const near of ['::1', '::ffff:127.0.0.1', '10.1.2.3', 'fd00::7']) expect([near, await from(near)]).toEqual([near, 200]);
  for (const far of ['203.0.113.7', '2001:db8::1']) expect([far, await from(far)]).toEqual([far, 404]);
});

test('before it closes it says that it is not ready, and goes on for those who are there', async () => {
  const { address, drain } = await openServer();
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  drain();
  const reply = await fetch(`${address}/api/ready`);
  expect([reply.status, ((await reply.json()) as ErrorReply).error.code]).toEqual([503, 'draining']);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(await player.answer(id, 0, 0, 3)).toMatchObject({ type: 'ack', number: 1 });
});

test('when it closes, nobody is told that he has lost his seat: he only has to come back', async () => {
  const data = newFolder();
  const first = await openServer({ data });
  const { id, player } = await sitAlone(first.address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  await player.answer(id, 0, 0, 3);
  await first.close();
  await player.until(() => player.closed);
  expect(player.closed!.code).toBe(1001);
  expect(player.messages.filter(({ type }) => type === 'unsubscribed')).toEqual([]);
  const there = await player.at((await openServer({ data })).address).connect();
  await there.subscribe(id, 0);
  expect(there.look(id, 0).number).toBe(1);
});

test('every reply has the name of its request', async () => {
  const { address } = await openServer();
  const names = await Promise.all([1, 2].map(async () => (await fetch(`${address}/api/games`)).headers.get('x-request-id')));
  expect(names[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(names[1]).not.toBe(names[0]);
});

test('what is logged about a request, or about a message of a live line, is logged under its name', async () => {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (sentence: string) => said.push(sentence);
  onTestFinished(() => void (console.warn = warn));
  const failing: AnyGame = {
    ...connectFour,
    *step(table) {
      yield* connectFour.step(table as never);
      throw new Error('a bug in the rules');
    },
  };
  const { address } = await openServer({ quiet: false, games: [{ rules: failing, titles: {} }] });
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  const refused = await player.answer(id, 0, 0, 3);
  if (refused.type !== 'error') throw new Error(`it was not refused: ${JSON.stringify(refused)}`);
  expect(refused.request).toMatch(/^[0-9a-f]{16}\.3$/);
  expect(
    said.filter((sentence) => sentence.startsWith(`Request ${refused.request}: The rules of connect-four failed at table ${id}`)),
  ).toHaveLength(1);
  const reply = await fetch(`${address}/api/tables/${id}/answers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ seat: 0, question: 0, index: 3 }),
  });
  const name = reply.headers.get('x-request-id');
  expect(said.filter((sentence) => sentence.startsWith(`Request ${name}: The rules of connect-four failed`))).toHaveLength(1);
});
