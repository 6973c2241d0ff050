import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectFour } from '@skerry/connect-four';
import { Session } from '@skerry/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openAdmin, type Admin } from '../admin.ts';
import type { RunningServer, ServerOptions } from '../index.ts';
import type { ErrorReply, Recording, TableReply, TablesReply } from '../protocol.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { ownPostgres } from './stores.ts';
import { playOut, sitAlone, sitDown } from './tables.ts';

const postgres = ownPostgres();

/** A server that runs, and whoever runs it, at the same store. */
interface Kept {
  open(more?: Partial<ServerOptions>): Promise<RunningServer>;
  admin(): Promise<Admin>;
}

const stores: readonly (readonly [string, () => Promise<Kept>])[] = [
  [
    'SQLite',
    async () => {
      const data = newFolder();
      return { open: (more) => openServer({ data, ...more }), admin: () => openAdmin({ folder: data }) };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const database = await postgres.newDatabase();
      return { open: (more) => openServer({ database, ...more }), admin: () => openAdmin({ database }) };
    },
  ],
];

describe.each(stores)('%s', (_name, make) => {
  async function running(more: Partial<ServerOptions> = {}): Promise<{ address: string; admin: Admin }> {
    const kept = await make();
    const { address } = await kept.open(more);
    const admin = await kept.admin();
    onTestFinished(() => admin.close());
    return { address, admin };
  }

  /** What a server that runs notices after a while. */
  async function until(what: () => Promise<boolean>): Promise<void> {
    while (!(await what())) await pause(50);
  }

  const code = async (player: Player, path: string): Promise<string | undefined> =>
    (await player.http<Partial<ErrorReply>>('GET', path)).body.error?.code;

  test('tables and guests are found by what is known of them', async () => {
    const { address, admin } = await running();
    const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Борис');
    const { id: other } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'open' }]);
    const ids = async (wish: Parameters<Admin['tables']>[0]): Promise<string[]> => (await admin.tables(wish, 9)).map((table) => table.id);
    expect(await ids({})).toHaveLength(2);
    expect(await ids({ id })).toEqual([id]);
    expect(await ids({ guest: players[1]!.id })).toEqual([id]);
    expect(await ids({ guest: 'ори' })).toEqual([id]);
    expect(await ids({ guest: 'Anna' })).toHaveLength(2);
    expect(await ids({ game: 'sealed-cards' })).toEqual([other]);
    expect(await ids({ status: 'running', guest: 'Anna' })).toEqual([id]);
    expect(await ids({ status: 'closed' })).toEqual([]);
    expect(await admin.tables({}, 1)).toHaveLength(1);
    const [found] = await admin.tables({ id }, 1);
    expect(found).toMatchObject({ game: 'connect-four', status: 'running', seats: [{ name: 'Anna' }, { name: 'Борис', left: false }] });
    expect(JSON.stringify(found)).not.toContain('key');
    expect(await admin.guests('Бор', 9)).toMatchObject([{ id: players[1]!.id, name: 'Борис', tables: 1, barred: false }]);
  });

  test('a closed table sends everybody away and lets nobody in, until it is opened again; nothing of it is lost', async () => {
    const { address, admin } = await running();
    const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
    const [anna] = players as [Player, Player];
    await anna.answer(id, 0, 0, 3);
    await admin.setClosed(id, true);
    const sentAway = await anna.until(() => anna.messages.find((message) => message.type === 'unsubscribed'));
    expect(sentAway).toMatchObject({ table: id, why: 'Whoever runs this house has closed this table.' });
    expect(await anna.subscribe(id, 0)).toMatchObject({ type: 'error', code: 'closed' });
    expect(await anna.answer(id, 0, 2, 3)).toMatchObject({ type: 'error', code: 'closed' });
    expect((await anna.http<ErrorReply>('GET', `tables/${id}`)).status).toBe(410);
    expect((await anna.http<TablesReply>('GET', 'me/tables')).body.tables).toEqual([]);
    expect(await admin.tables({ status: 'closed' }, 9)).toMatchObject([{ id, status: 'closed' }]);
    await expect(admin.setClosed(id, true)).rejects.toThrow('is closed already');
    await expect(admin.setClosed('nowhere', true)).rejects.toThrow('There is no table "nowhere"');
    await admin.setClosed(id, false);
    expect((await anna.http<TableReply>('GET', `tables/${id}`)).body.table.number).toBe(1);
    await expect(admin.setClosed(id, false)).rejects.toThrow('is not closed');
  });

  test('an export has all of a table but its secrets, and a save that leads to where it stands', async () => {
    const { address, admin } = await running();
    const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
    await playOut(id, players, 5);
    await players[0]!.request({ type: 'chat', table: id, text: 'hello' });
    const exported = await admin.export(id, new Map([['connect-four', connectFour]]));
    expect(exported.acts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(exported.chat).toMatchObject([{ name: 'Anna', text: 'hello' }]);
    expect(Session.load(connectFour, exported.save!).number).toBe(5);
    const mine = (await players[0]!.http<TableReply>('GET', `tables/${id}`)).body.mine[0]!.key;
    expect(JSON.stringify(exported)).not.toContain(mine);
    expect((await admin.export(id, new Map())).save).toBeNull();
  });

  test('a guest who is barred is sent away and not let in, until he is; others play on', async () => {
    const { address, admin } = await running();
    const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
    const [anna, bohdan] = players as [Player, Player];
    await admin.bar(bohdan.id, 7);
    await bohdan.until(() => bohdan.closed);
    expect(bohdan.closed).toMatchObject({ code: 1008 });
    expect(await code(bohdan, 'me')).toBe('turned-away');
    expect(await anna.answer(id, 0, 0, 3)).toMatchObject({ type: 'ack' });
    expect(await admin.bars()).toEqual([{ kind: 'guest', whom: bohdan.id, at: 7 }]);
    expect(await admin.guests(bohdan.id, 9)).toMatchObject([{ barred: true }]);
    await expect(admin.bar(bohdan.id)).rejects.toThrow('is barred already');
    await admin.unbar(bohdan.id);
    await until(async () => (await code(bohdan, 'me')) === undefined);
    await expect(admin.unbar(bohdan.id)).rejects.toThrow('is not barred');
    await expect(admin.bar('nobody')).rejects.toThrow('No guest has the id "nobody"');
  });

  test('from an address or a network that is barred nobody is let in', async () => {
    const { address, admin } = await running({ trustProxy: 1 });
    const status = async (from: string): Promise<number> =>
      (await fetch(`${address}/api/games`, { headers: { 'x-forwarded-for': from } })).status;
    await admin.bar('203.0.113.0/24');
    await admin.bar('2001:db8:1:2:3::4');
    await until(async () => (await status('203.0.113.9')) === 403);
    expect(await Promise.all(['2001:db8:1:2::9', '203.0.114.9', '2001:db8:1:3::9'].map(status))).toEqual([403, 200, 200]);
    const barred = (await admin.bars()).map(({ whom }) => whom);
    expect(barred.toSorted()).toEqual(['2001:db8:1:2::/64', '203.0.113.0/24']);
    await admin.unbar('2001:db8:1:2::/64');
    await until(async () => (await status('2001:db8:1:2::9')) === 200);
  });

  test('of a guest whose data is deleted nothing is left but the games of others, which go on', async () => {
    const { address, admin } = await running();
    const { id: over, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
    const [anna, bohdan] = players as [Player, Player];
    await playOut(over, players);
    const history = async (): Promise<Recording> => (await anna.http<Recording>('GET', `tables/${over}/history`)).body;
    const openTable = async (host: Player, seats: number, guest?: Player): Promise<string> => {
      const wishes = [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))];
      const { id } = (await host.http<TableReply>('POST', 'tables', { game: 'sealed-cards', seats: wishes })).body.table;
      await guest?.http('POST', `tables/${id}/join`, {});
      return id;
    };
    const [runs, waits, alone] = [await openTable(anna, 2, bohdan), await openTable(anna, 3, bohdan), await openTable(bohdan, 2)];
    await bohdan.request({ type: 'chat', table: over, text: 'my secret' });
    await anna.subscribe(over, 0);
    await anna.until(() => anna.messages.some((message) => message.type === 'chat'));
    const key = (await bohdan.http<TableReply>('GET', `tables/${runs}`)).body.mine[0]!.key;
    await admin.deleteGuest(bohdan.id);
    await bohdan.until(() => bohdan.closed);
    expect(await code(bohdan, 'me')).toBe('unknown-guest');
    // His tables are changed after his way in: the server may look in between.
    await until(async () => (await code(anna, `tables/${alone}`)) === 'no-such-table');
    await until(async () => {
      const { body } = await anna.http<TableReply>('GET', `tables/${runs}`);
      return body.table.seats.some((sits) => sits.kind === 'person' && sits.name === '—' && sits.left);
    });
    await until(async () => (await anna.http<TableReply>('GET', `tables/${waits}`)).body.table.seats[1]!.kind === 'open');
    const chat = async (): Promise<string> => JSON.stringify((await anna.http('GET', `tables/${over}/chat`)).body);
    await until(async () => !(await chat()).includes('my secret'));
    expect((await anna.http<ErrorReply>('POST', `tables/${runs}/claim`, { key })).body.error.code).toBe('wrong-key');
    expect((await history()).names).toEqual(['Anna', '—']);
    expect(await admin.guests('Bohdan', 9)).toEqual([]);
    await expect(admin.deleteGuest('nobody')).rejects.toThrow('No guest has the id "nobody"');
    expect(await admin.bars()).toEqual([]);
  });
});

test('what was deleted does not lie in the file or its log any more, whether a server runs there or not', async () => {
  const data = newFolder();
  const left = (): string[] => {
    const bytes = readdirSync(data).map((file) => readFileSync(join(data, file), 'latin1'));
    return ['Bohdana', 'my secret', 'Natalka', 'her secret'].filter((word) => bytes.some((text) => text.includes(word)));
  };
  const deleted = async (guest: Player): Promise<void> => {
    const admin = await openAdmin({ folder: data });
    await admin.deleteGuest(guest.id);
    await admin.close();
  };
  const first = await openServer({ data });
  const { id, players } = await sitDown(first.address, 'connect-four', 'Bohdana', 'Natalka');
  const [bohdana, natalka] = players as [Player, Player];
  await playOut(id, players, 3);
  await bohdana.request({ type: 'chat', table: id, text: 'my secret' });
  await natalka.request({ type: 'chat', table: id, text: 'her secret' });
  await deleted(bohdana);
  expect(left()).toEqual(['Natalka', 'her secret']);
  await first.close();
  expect(left()).toEqual(['Natalka', 'her secret']);
  await deleted(natalka);
  expect(left()).toEqual([]);
});

test('a store that is not there, or not a store, is refused with a sentence', async () => {
  await expect(openAdmin({ folder: newFolder() })).rejects.toThrow('There is no Skerry database in');
  await expect(openAdmin({ database: await postgres.newDatabase() })).rejects.toThrow('There is no Skerry database at DATABASE_URL');
  await expect(openAdmin({ database: 'postgresql://skerry@localhost/none?host=/nowhere' })).rejects.toThrow('cannot be reached');
});
