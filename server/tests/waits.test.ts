import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { News } from '../bus.ts';
import { Copies } from '../copies.ts';
import { Following, type OwnTables } from '../following.ts';
import type { LiveTable } from '../live-table.ts';
import { PostgresStorage } from '../postgres.ts';
import { SqliteStorage } from '../sqlite.ts';
import type { Mark, SharedStorage } from '../storage.ts';
import { newFolder, openServer } from './opening.ts';
import { randomThinker } from './serving.ts';
import { ownPostgres } from './stores.ts';
import { sitAlone } from './tables.ts';

/** What somebody waits for when a copy is gone or the store is slow: each of these waits has an end, however much is asked meanwhile. */

const postgres = ownPostgres();

test('a bus that is slow gets one message at a time, and in the next one all that came meanwhile', async () => {
  const sent: string[] = [];
  let arrive: () => void = () => undefined;
  const news = new News('one', (message) => {
    sent.push(message);
    return new Promise((resolve) => (arrive = resolve));
  });
  onTestFinished(() => news.stop());
  news.add('a');
  await vi.waitUntil(() => sent.length === 1);
  for (const table of ['b', 'c', 'd', 'b']) {
    news.add(table);
    await pause(10);
  }
  expect(sent).toEqual(['["one","a"]']);
  arrive();
  await vi.waitUntil(() => sent.length === 2);
  expect(sent[1]).toBe('["one","b","c","d"]');
});

test('a table that is being caught up with is asked for once more when that is done, and not again and again meanwhile', async () => {
  const marks: Mark[] = [];
  let done: () => void = () => undefined;
  const table = {
    id: 't',
    catchUp: (mark: Mark) => {
      marks.push(mark);
      return new Promise<void>((resolve) => (done = resolve));
    },
  } as unknown as LiveTable;
  const tables: OwnTables = { all: [table], inMemory: () => table, open: async () => table };
  const storage = { marks: async () => new Map([['t', { number: 1, revision: 0, chat: 0 }]]) } as unknown as SharedStorage;
  const following = new Following(
    storage,
    tables,
    async () => undefined,
    () => undefined,
  );
  onTestFinished(() => following.close());
  following.hint('t');
  await vi.waitUntil(() => marks.length === 1);
  for (let i = 0; i < 20; i++) {
    following.hint('t');
    following.missed();
    await pause(1);
  }
  expect(marks).toHaveLength(1);
  done();
  await vi.waitUntil(() => marks.length === 2);
  done();
  await pause(10);
  expect(marks).toHaveLength(2);
});

test('all tables of a copy that is gone are taken over in one go, and what a copy has already does not wait until they are open', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gone = Array.from({ length: 40 }, (_, i) => `gone${i}`);
  const opened: string[] = [];
  const renewed: string[][] = [];
  const storage = {
    expiredLeases: async (most: number) => gone.slice(0, most).filter((id) => !opened.includes(id)),
    lease: async (ids: string[]) => {
      renewed.push(ids);
      return ids;
    },
    endLeases: async () => undefined,
    handOver: async () => undefined,
  } as unknown as SharedStorage;
  const own = { id: 'own', hasBots: true, gathering: { isEmpty: true }, moveBots: () => undefined } as unknown as LiveTable;
  const tables: OwnTables = {
    all: [own],
    inMemory: (id) => (id === 'own' ? own : undefined),
    // Not one of them opens.
    open: (id) => {
      opened.push(id);
      return new Promise(() => undefined);
    },
  };
  const copies = new Copies(storage, tables, {} as Following, 'here');
  copies.start({ tell: () => undefined, tellPresent: () => undefined, close: async () => undefined });
  onTestFinished(() => copies.close());
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toEqual(gone);
  renewed.length = 0;
  await vi.advanceTimersByTimeAsync(2000);
  // Twice: its own, and those that are still to be opened.
  expect(renewed.filter((ids) => ids.includes('own') && ids.includes('gone39'))).toHaveLength(2);
});

test('a copy without clients thinks for one that has much to think already', async () => {
  const database = await postgres.newDatabase();
  let thoughts = 0;
  const never = { ...randomThinker(), queued: 99, choose: () => (thoughts++, new Promise<number>(() => undefined)) };
  const busy = await openServer({ database, thinker: never });
  await openServer({ database });
  const { id, player } = await sitAlone(busy.address, 'connect-four', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await player.answer(id, 0, 0, 3);
  await player.until(() => player.look(id, 0).number === 2);
  expect(thoughts).toBe(0);
});

test('when a copy closes, the bots of a table that nobody looks at go on at another one', async () => {
  const database = await postgres.newDatabase();
  const never = { ...randomThinker(), choose: () => new Promise<number>(() => undefined) };
  const first = await openServer({ database, thinker: never });
  const { id, player } = await sitAlone(first.address, 'connect-four', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await openServer({ database });
  await player.answer(id, 0, 0, 3);
  const storage = await PostgresStorage.open(database);
  onTestFinished(() => storage.close());
  // The first copy has the right to think, and nobody is connected any more.
  await vi.waitUntil(async () => (await storage.lease([id], 'test', -1)).length === 0, { timeout: 10_000 });
  await player.disconnect();
  await first.close();
  await vi.waitUntil(async () => (await storage.acts(id, 0, 9)).length === 2, { timeout: 10_000, interval: 100 });
});

test('an answer does not wait behind what is read; and what cannot be read ends by itself', async () => {
  const database = await postgres.newDatabase();
  const storage = await PostgresStorage.open(database);
  onTestFinished(() => storage.close());
  const other = new Client({ connectionString: database });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('BEGIN; LOCK TABLE chat IN ACCESS EXCLUSIVE MODE');
  const reading = Promise.allSettled(Array.from({ length: 20 }, () => storage.chat('t', 0, 9)));
  const guest = { id: 'anna', name: 'Anna' };
  const writes = [{ to: 'guests', guest, tokenHash: Buffer.from('hash'), at: 1 }] as const;
  expect(await storage.commit([{ table: 'anna', writes }])).toEqual([null]);
  expect(await storage.lease(['t'], 'here', 1000)).toEqual([]);
  const results = await reading;
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'rejected'));
  const { rows } = await other.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()");
  expect(rows).toEqual([]);
});

test('who answers at a table that is read again, for however long, is told so after a while', async () => {
  const data = newFolder();
  const storage = new SqliteStorage(data);
  const { address } = await openServer({ data, storage });
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  const { commit, acts } = storage;
  storage.commit = async (groups) => groups.map(() => new Error('away'));
  storage.acts = () => new Promise(() => undefined);
  expect(await player.answer(id, 0, 0, 3)).toMatchObject({ type: 'error', code: 'storage' });
  expect(await player.answer(id, 0, 0, 3)).toMatchObject({ type: 'error', code: 'storage' });
  expect((await player.http<unknown>('GET', `tables/${id}/look?seat=0`)).status).toBe(503);
  Object.assign(storage, { commit, acts });
});
