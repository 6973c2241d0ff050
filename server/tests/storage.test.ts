import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { ErrorReply, Look, TableReply } from '../protocol.ts';
import { readActs } from '../replay.ts';
import { SqliteStorage } from '../sqlite.ts';
import type { Storage } from '../storage.ts';
import { WriteQueue } from '../write-queue.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { bare, playOut, sitAlone, sitDown } from './tables.ts';

test('the queue commits what came together in one go, and fails what was queued on top of a failure', async () => {
  const batches: number[] = [];
  const failing: Pick<Storage, 'commit'> = {
    commit: async (groups) => {
      batches.push(groups.length);
      await new Promise(setImmediate);
      return groups.map(({ table }) => (table === 'bad' ? new Error('full') : null));
    },
  };
  const queue = new WriteQueue(failing as Storage);
  const first = [queue.write('good', []), queue.write('bad', []), queue.write('good', [])];
  const outcomes = Promise.allSettled(first);
  await new Promise(setImmediate);
  const late = Promise.allSettled([queue.write('bad', []), queue.write('good', [])]);
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await late).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(batches).toEqual([3, 1]);
});

test('a database that a newer server has written is refused with a sentence', async () => {
  const data = newFolder();
  await new SqliteStorage(data).close();
  const database = new DatabaseSync(join(data, 'skerry.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => new SqliteStorage(data)).toThrow('it was written by a newer Skerry');
});

test('the file is synced at every commit', async () => {
  const storage = new SqliteStorage(newFolder());
  expect(storage.settings()).toEqual({ journal: 'wal', synchronous: 2 });
  await storage.close();
});

test('disk full: a clear error, nothing acknowledged is lost, nobody sees what was not stored, and later all goes on', async () => {
  const data = newFolder();
  const storage = new SqliteStorage(data);
  const { address } = await openServer({ data, storage });
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  const zoe = await (await Player.arrive(address, 'Zoe')).connect();
  await zoe.subscribe(id, null);

  storage.allowPages(0);
  // What still fits on the last page is stored; then the disk is full. Undo makes a game of any length.
  let acknowledged = 0;
  let refused: string | null = null;
  while (refused === null) {
    const { question } = player.look(id, 0);
    const reply =
      question === null
        ? await player.request({ type: 'undo', table: id, seat: 0, number: acknowledged })
        : await player.answer(id, 0, question.id, 3);
    if (reply.type === 'ack') {
      acknowledged = reply.number!;
      await player.until(() => player.look(id, 0).number === acknowledged);
    } else if (reply.type === 'error') {
      refused = reply.code;
    }
  }
  expect(refused).toBe('storage-full');
  expect(acknowledged).toBeGreaterThan(5);
  for (const eyes of ['?seat=0', '']) expect((await player.http<Look>('GET', `tables/${id}/look${eyes}`)).body.number).toBe(acknowledged);
  expect(zoe.look(id, null).number).toBe(acknowledged);
  expect(await readActs(storage, id)).toHaveLength(acknowledged);
  const { question } = player.look(id, 0);
  const again =
    question === null ? player.request({ type: 'undo', table: id, seat: 0, number: acknowledged }) : player.answer(id, 0, question.id, 3);
  expect(await again).toMatchObject({
    type: 'error',
    code: 'storage-full',
    message: 'The disk of the server is full: nothing was changed. Try again later.',
  });
  expect((await fetch(`${address}/api/health`)).status).toBe(507);

  storage.allowPages(100_000);
  await player.subscribe(id, 1);
  await playOut(id, [player, player]);
  expect((await player.http<TableReply>('GET', `tables/${id}`)).body.table.status).toBe('finished');
  await zoe.until(() => zoe.look(id, null).outcome);
});

test('when acts cannot be stored, the session in memory goes back to what is on disk', async () => {
  const data = newFolder();
  const storage = new SqliteStorage(data);
  let broken = false;
  const commit = storage.commit.bind(storage);
  storage.commit = async (groups) =>
    broken ? groups.map(() => Object.assign(new Error('database or disk is full'), { errcode: 13 })) : commit(groups);
  const { address } = await openServer({ data, storage });
  const { id, players } = await sitDown(address, 'sealed-cards', 'Anna', 'Bohdan', 'Cat');
  await playOut(id, players, 4);
  for (const [seat, player] of players.entries()) await player.until(() => player.look(id, seat).number === 4);
  const before = players.map((player, seat) => bare(player.look(id, seat)));
  broken = true;
  const asked = players.flatMap((player, seat) =>
    player.look(id, seat).question === null ? [] : [{ player, seat, question: player.look(id, seat).question!.id }],
  );
  const replies = await Promise.all(asked.map(({ player, seat, question }) => player.answer(id, seat, question, 0)));
  expect(replies.map((reply) => (reply.type === 'error' ? reply.code : reply.type))).toEqual(asked.map(() => 'storage-full'));
  expect(await players[0]!.http<ErrorReply>('POST', 'guests', { name: 'Dan' })).toMatchObject({ status: 507 });
  for (const [seat, player] of players.entries()) {
    expect((await player.http<Look>('GET', `tables/${id}/look?seat=${seat}`)).body).toEqual(before[seat]);
    expect(bare(player.look(id, seat))).toEqual(before[seat]);
  }
  broken = false;
  await playOut(id, players);
  for (const [seat, player] of players.entries()) {
    expect(player.look(id, seat).outcome).not.toBeNull();
    expect((await player.http<Look>('GET', `tables/${id}/look?seat=${seat}`)).body).toEqual(bare(player.look(id, seat)));
  }
});
