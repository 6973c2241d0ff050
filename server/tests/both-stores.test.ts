import { Pool } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connected } from '../connected.ts';
import { PostgresStorage } from '../postgres.ts';
import { readActs } from '../replay.ts';
import { SqliteStorage } from '../sqlite.ts';
import { Conflict, type Group, type Storage, type StoredAct, type StoredTable, type Write } from '../storage.ts';
import { newFolder } from './opening.ts';
import { ownPostgres } from './stores.ts';

const postgres = ownPostgres();

/** A store that can be closed and opened again. */
interface Kept {
  open(): Promise<Storage>;
}

const stores: readonly (readonly [string, () => Promise<Kept>])[] = [
  [
    'SQLite',
    async () => {
      const data = newFolder();
      return { open: async () => new SqliteStorage(data) };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await postgres.newDatabase();
      return { open: () => PostgresStorage.open(url) };
    },
  ],
];

const guest = { id: 'anna', name: 'Anna' };
const stored = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'g',
  version: '1',
  options: { a: true },
  seed: 's',
  listed: true,
  status: 'waiting',
  host: guest.id,
  createdAt: 5,
  outcome: null,
  seats: [{ kind: 'person', guest: guest.id, name: guest.name, left: false, key: 'k' }, { kind: 'bot', level: 'hard' }, { kind: 'open' }],
  origin: 'o',
  fromSave: true,
  seedKnown: false,
  dealtAnew: false,
  consent: true,
  barred: [],
  carried: null,
  closed: false,
  request: null,
  ...more,
});
const act = (number: number, more: Partial<StoredAct> = {}): StoredAct => ({
  number,
  kind: 'answer',
  seat: 0,
  question: number - 1,
  index: 2,
  key: 'k',
  byBot: true,
  along: [],
  asked: [0, 1],
  at: 1_800_000_000_000 + number,
  ...more,
});
const undo = act(2, { kind: 'undo', seat: 1, question: -1, index: -1, key: null, byBot: false, along: [0, 2], asked: [] });
const redeal = act(3, { kind: 'redeal', seat: -1, question: -1, index: -1, key: 'seed', byBot: false });
const acts = (table: string, ...numbers: number[]): Group => ({
  table,
  writes: numbers.map((number) => ({ to: 'acts', table, act: act(number), version: '1' })),
});

describe.each(stores)('%s', (_name, make) => {
  async function openKept(): Promise<{ kept: Kept; storage: Storage }> {
    const kept = await make();
    const storage = await kept.open();
    const results = await storage.commit([
      { table: 'anna', writes: [{ to: 'guests', guest, tokenHash: Buffer.from('hash'), at: 1 }] },
      { table: 't', writes: [{ to: 'tables', table: stored('t') }] },
      { table: 'u', writes: [{ to: 'tables', table: stored('u') }] },
    ]);
    expect(results).toEqual([null, null, null]);
    return { kept, storage };
  }

  async function opened(): Promise<Storage> {
    const { storage } = await openKept();
    onTestFinished(() => storage.close());
    return storage;
  }

  const write = async (storage: Storage, table: string, ...writes: Write[]): Promise<Error | null> =>
    (await storage.commit([{ table, writes }]))[0]!;

  test('what is written is read again', async () => {
    const { kept, storage } = await openKept();
    await storage.commit([
      acts('t', 1),
      { table: 't', writes: [undo, redeal].map((one) => ({ to: 'acts', table: 't', act: one, version: '1' })) },
    ]);
    await storage.close();
    const again = await kept.open();
    onTestFinished(() => again.close());
    expect(await again.table('t')).toEqual({ ...stored('t'), revision: 0, number: 3, asked: [0, 1], activeAt: 1_800_000_000_003 });
    expect(await readActs(again, 't')).toEqual([act(1), undo, redeal]);
    expect(await again.acts('t', 1, 1)).toEqual([undo]);
    expect(await again.guestByToken(Buffer.from('hash'))).toEqual({ guest, seenAt: 1 });
    expect(await again.guestByToken(Buffer.from('other'))).toBeNull();
    expect(await again.table('x')).toBeNull();
  });

  test('a number that is taken fails its group and what builds on it, and nothing else', async () => {
    const storage = await opened();
    await storage.commit([acts('t', 1)]);
    const results = await storage.commit([acts('u', 1), acts('t', 2, 1), acts('t', 3), acts('u', 2)]);
    expect(results.map((result) => result === null)).toEqual([true, false, false, true]);
    expect((await readActs(storage, 't')).map(({ number }) => number)).toEqual([1]);
    expect((await readActs(storage, 'u')).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('who changes a table that somebody else has changed since is told so, and nothing of it is stored', async () => {
    const storage = await opened();
    const sits = { kind: 'bot', level: 'easy' } as const;
    const seat = (from: number): Write[] => [
      { to: 'revision', table: 't', from },
      { to: 'seats', table: 't', seat: 2, sits },
    ];
    expect(await write(storage, 't', ...seat(0))).toBeNull();
    expect(await write(storage, 't', { to: 'barred', table: 't', guest: 'zoe' }, ...seat(0))).toBeInstanceOf(Conflict);
    expect(await storage.table('t')).toMatchObject({ revision: 1, barred: [], seats: [{}, {}, sits] });
    expect(await write(storage, 't', { to: 'barred', table: 't', guest: 'zoe' }, ...seat(1))).toBeNull();
    expect(await storage.table('t')).toMatchObject({ revision: 2, barred: ['zoe'] });
  });

  test('a table goes on under other rules with the acts that fit; not if somebody has acted meanwhile', async () => {
    const storage = await opened();
    await storage.commit([acts('t', 1, 2)]);
    const snapshot = { number: 2, version: '1', acts: Buffer.from('mark'), body: Buffer.from('body') };
    expect(await write(storage, 't', { to: 'snapshot', table: 't', snapshot })).toBeNull();
    expect(await write(storage, 't', { to: 'snapshot', table: 't', snapshot: { ...snapshot, number: 1 } })).toBeNull();
    const kept = (await storage.snapshot('t'))!;
    expect([kept.number, kept.version, Buffer.from(kept.acts).toString(), Buffer.from(kept.body).toString()]).toEqual([
      1,
      '1',
      'mark',
      'body',
    ]);
    const carry = async (before: number): Promise<Error | null | undefined> => {
      const acted = [act(1), act(2)].slice(0, before);
      const writes: Write[] = [
        { to: 'carried', table: 't', from: '1', version: '2', before: acted, lost: 1, at: 9 },
        { to: 'acts', table: 't', act: act(1, { index: 0 }), version: '2' },
      ];
      return (await storage.commit([{ table: 't', writes }]))[0];
    };
    expect(await carry(1)).toBeInstanceOf(Conflict);
    expect(await carry(2)).toBeNull();
    expect(await storage.table('t')).toMatchObject({ version: '2', carried: { from: '1', lost: 1 }, number: 1, revision: 1 });
    expect(await readActs(storage, 't')).toEqual([act(1, { index: 0 })]);
    expect(await storage.snapshot('t')).toBeNull();
  });

  test('chat, recordings and names are kept; lists have what they should', async () => {
    const storage = await opened();
    const line = (number: number) => ({ number, guest: 'anna', name: 'Anna', seat: null, text: `line ${number}`, at: number });
    for (const number of [1, 2, 3]) expect(await write(storage, 't', { to: 'chat', table: 't', line: line(number) })).toBeNull();
    expect(await write(storage, 't', { to: 'chat', table: 't', line: line(3) })).toBeInstanceOf(Error);
    expect(await write(storage, 'anna', { to: 'names', guest: { id: 'anna', name: 'Ann' } })).toBeNull();
    expect((await storage.chat('t', 0, 2)).map(({ text, name }) => [text, name])).toEqual([
      ['line 2', 'Ann'],
      ['line 3', 'Ann'],
    ]);
    expect((await storage.chat('t', 2, 9)).map(({ number }) => number)).toEqual([3]);
    expect((await storage.openTables(9)).map(({ id }) => id).toSorted()).toEqual(['t', 'u']);
    expect(await storage.countsOf('anna', 'o', { ofHost: 4, ofOrigin: 5 })).toEqual({
      listedOfHost: 2,
      listedOfOrigin: 2,
      unfinishedOfHost: 2,
      newOfHost: 2,
      newOfOrigin: 0,
    });
    await write(storage, 't', { to: 'status', table: 't', status: 'running', outcome: null });
    expect(await storage.tablesWithBots('', 9)).toEqual(['t']);
    await storage.commit([{ table: 't', writes: [{ to: 'acts', table: 't', act: act(1, { asked: [0] }), version: '1' }] }]);
    expect(await storage.tablesWithBots('', 9)).toEqual([]);
    await write(storage, 't', { to: 'status', table: 't', status: 'finished', outcome: { scores: [1], winners: [0] } });
    expect(await storage.unrecorded('', 9)).toEqual(['t']);
    await write(storage, 't', { to: 'recordings', table: 't', seat: null, body: Buffer.from('past') });
    expect(Buffer.from((await storage.recording('t', null))!).toString()).toBe('past');
    expect(await storage.recording('t', 0)).toBeNull();
    expect(await storage.unrecorded('', 9)).toEqual([]);
    expect((await storage.tablesOf('anna', 9)).map(({ id }) => id)).toEqual(['t', 'u']);
    expect(await write(storage, 'pulse', { to: 'pulse', at: 1 })).toBeNull();
  });

  test('what has waited for too long is listed no more, and then is gone; guests without a table are forgotten', async () => {
    const storage = await opened();
    await write(storage, 'zoe', { to: 'guests', guest: { id: 'zoe', name: 'Zoe' }, tokenHash: Buffer.from('zoe'), at: 1 });
    expect((await storage.expire({ listed: 6, waiting: 0, guests: 0, marks: 0 })).toSorted()).toEqual(['t', 'u']);
    expect(await storage.openTables(9)).toEqual([]);
    expect(await storage.expire({ listed: 6, waiting: 6, guests: 6, marks: 0 })).toHaveLength(2);
    expect(await storage.table('t')).toBeNull();
    expect(await storage.guestByToken(Buffer.from('zoe'))).toBeNull();
  });
});

describe('PostgreSQL, shared', () => {
  async function two(): Promise<[PostgresStorage, PostgresStorage]> {
    const url = await postgres.newDatabase();
    const both = await Promise.all([PostgresStorage.open(url), PostgresStorage.open(url)]);
    for (const one of both) onTestFinished(() => one.close());
    await both[0].commit([
      { table: 'anna', writes: [{ to: 'guests', guest, tokenHash: Buffer.from('hash'), at: 1 }] },
      { table: 't', writes: [{ to: 'tables', table: stored('t') }] },
    ]);
    return both;
  }

  test('of two copies that append the same number one is in, and the other is told that somebody was faster', async () => {
    const [one, other] = await two();
    for (let number = 1; number <= 20; number++) {
      const results = (await Promise.all([one.commit([acts('t', number)]), other.commit([acts('t', number)])])).flat();
      expect(results.filter((result) => result === null)).toHaveLength(1);
      expect(results.find((result) => result !== null)).toBeInstanceOf(Conflict);
    }
    expect(await readActs(other, 't')).toHaveLength(20);
    expect(await one.marks(['t', 'x'])).toEqual(new Map([['t', { number: 20, revision: 0, chat: 0 }]]));
  });

  test('a list of tables is one query, however many there are, with who sits there and who is barred', async () => {
    const [storage] = await two();
    const ids = ['u', 'v', 'w'];
    await storage.commit(ids.map((id) => ({ table: id, writes: [{ to: 'tables', table: stored(id) }] })));
    await storage.commit([{ table: 'v', writes: ['bob', 'zoe'].map((one) => ({ to: 'barred', table: 'v', guest: one })) }]);
    const query = vi.spyOn(Pool.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    const lists = [await storage.openTables(9), await storage.tablesOf(guest.id, 9), await storage.findTables({ game: 'g' }, 9)];
    expect(query).toHaveBeenCalledTimes(3);
    for (const list of lists) {
      expect(list.map(({ id }) => id).toSorted()).toEqual(['t', ...ids]);
      for (const { id, seats, barred } of list)
        expect([seats, barred.toSorted()]).toEqual([stored(id).seats, id === 'v' ? ['bob', 'zoe'] : []]);
    }
  });

  test('an act by other rules than the table has by now is none', async () => {
    const [one, other] = await two();
    await one.commit([{ table: 't', writes: [{ to: 'carried', table: 't', from: '1', version: '2', before: [], lost: 0, at: 1 }] }]);
    expect((await other.commit([acts('t', 1)]))[0]).toBeInstanceOf(Conflict);
    expect(await readActs(one, 't')).toEqual([]);
  });

  test('the right to think is one copy’s, until it lets go or is gone', async () => {
    const [one, other] = await two();
    await one.commit([{ table: 'u', writes: [{ to: 'tables', table: stored('u') }] }]);
    expect(await one.lease(['t', 'x'], 'one', 60_000)).toEqual(['t']);
    expect(await other.lease(['t'], 'other', 60_000)).toEqual([]);
    expect(await one.lease(['t'], 'one', 60_000)).toEqual(['t']);
    await other.endLeases(['t'], 'other');
    expect(await other.lease(['t'], 'other', 60_000)).toEqual([]);
    await one.endLeases(['t'], 'one');
    expect(await other.lease(['t'], 'other', -1)).toEqual(['t']);
    expect(await one.expiredLeases(9)).toEqual(['t']);
    expect(await one.lease(['t'], 'one', 60_000)).toEqual(['t']);
    expect(await other.expiredLeases(9)).toEqual([]);
    // What one has is not offered; what nobody has is, and a busy copy leaves it to others for a while.
    await one.offer(['t', 'u', 'x']);
    expect(await other.expiredLeases(9, 60_000)).toEqual([]);
    expect(await other.expiredLeases(9)).toEqual(['u']);
    expect(await other.lease(['u'], 'other', 60_000)).toEqual(['u']);
    // Who goes leaves it to the others at once.
    await one.handOver('one');
    expect(await other.expiredLeases(9)).toEqual(['t']);
  });

  test('a copy that starts looks for tables whose bots think nowhere', async () => {
    const [one, other] = await two();
    await one.commit([{ table: 'u', writes: [{ to: 'tables', table: stored('u', { status: 'running' }) }] }]);
    expect(await other.tablesWithBots('', 9)).toEqual(['u']);
    await one.lease(['u'], 'one', 60_000);
    expect(await other.tablesWithBots('', 9)).toEqual([]);
    await one.handOver('one');
    expect(await other.tablesWithBots('', 9)).toEqual(['u']);
  });

  test('where somebody was faster at some tables, the others of the same commit are in', async () => {
    const [one, other] = await two();
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    await one.commit(ids.map((id) => ({ table: id, writes: [{ to: 'tables', table: stored(id) }] })));
    await other.commit([acts('t3', 1), acts('t17', 1)]);
    const groups = [...ids.map((id) => acts(id, 1)), acts('t3', 2), acts('t4', 2), acts('t17', 2)];
    const results = await one.commit(groups);
    expect(groups.flatMap(({ table }, i) => (results[i] === null ? [] : [table]))).toEqual(['t3', 't17', 't3', 't17']);
    for (const [id, count] of Object.entries({ t3: 1, t4: 2, t5: 1, t17: 1 })) expect(await readActs(one, id)).toHaveLength(count);
  });

  test('a database that cannot be reached, or that a newer server has written, is refused with a sentence', async () => {
    await expect(PostgresStorage.open('postgresql://skerry@localhost/none?host=/nowhere')).rejects.toThrow(
      'DATABASE_URL cannot be reached',
    );
    const url = await postgres.newDatabase();
    await (await PostgresStorage.open(url)).close();
    await connected(url, (client) => client.query('UPDATE form SET version = 99'));
    await expect(PostgresStorage.open(url)).rejects.toThrow('The database has form 99');
  });
});
