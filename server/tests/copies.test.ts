import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Limits, RunningServer } from '../index.ts';
import { PostgresStorage } from '../postgres.ts';
import { Presence } from '../presence.ts';
import type { ActReply, ErrorReply, Recording, TableInfo, TableReply } from '../protocol.ts';
import { openServer } from './opening.ts';
import { Player } from './player.ts';
import { ownPostgres } from './stores.ts';
import { bare, playOut, sitAlone } from './tables.ts';

const postgres = ownPostgres();

async function copies(count: number, limits: Partial<Limits> = {}): Promise<{ servers: RunningServer[]; database: string }> {
  const database = await postgres.newDatabase();
  const servers: RunningServer[] = [];
  for (let i = 0; i < count; i++) servers.push(await openServer({ database, limits }));
  return { servers, database };
}

/** A table of two, each of whom is connected to a copy of his own. */
async function apart(game: string, servers: readonly RunningServer[], consent = false): Promise<{ id: string; players: [Player, Player] }> {
  const anna = await Player.arrive(servers[0]!.address, 'Anna');
  const bohdan = await Player.arrive(servers[1]!.address, 'Bohdan');
  const { body } = await anna.http<TableReply>('POST', 'tables', { game, consent, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { id } = body.table;
  await anna.connect();
  await anna.subscribe(id, 0);
  await bohdan.http('POST', `tables/${id}/join`, {});
  await bohdan.connect();
  await bohdan.subscribe(id, 1);
  await anna.until(() => anna.looks.has(`${id} 0`));
  return { id, players: [anna, bohdan] };
}

test('two people on two copies play a game to its end, and see the same', async () => {
  const { servers } = await copies(2);
  for (const game of ['connect-four', 'sealed-cards']) {
    const { id, players } = await apart(game, servers);
    await playOut(id, players);
    const [anna, bohdan] = players;
    await bohdan.until(() => bohdan.look(id, 1).outcome);
    await anna.until(() => anna.look(id, 0).outcome);
    expect(anna.look(id, 0).outcome).toEqual(bohdan.look(id, 1).outcome);
    const there = bohdan.at(servers[0]!.address);
    expect((await there.http<unknown>('GET', `tables/${id}/look?seat=1`)).body).toEqual(bare(bohdan.look(id, 1)));
    const { body } = await there.http<Recording>('GET', `tables/${id}/history?seat=1`);
    expect(body.outcome).toEqual(bohdan.look(id, 1).outcome);
  }
});

test('who answers at the same moment on two copies: both count, in one order', async () => {
  const { servers, database } = await copies(2);
  const { id, players } = await apart('sealed-cards', servers);
  for (let round = 0; round < 5; round++) {
    const number = 2 * round;
    for (const [seat, player] of players.entries()) await player.until(() => player.look(id, seat).number === number);
    const replies = await Promise.all(players.map((player, seat) => player.answer(id, seat, player.look(id, seat).question!.id, 0)));
    expect(replies.map((reply) => (reply.type === 'ack' ? reply.number! : reply)).toSorted()).toEqual([number + 1, number + 2].toSorted());
  }
  const storage = await PostgresStorage.open(database);
  expect((await storage.acts(id, 0, 99)).map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
  await storage.close();
});

test('the same answer sent to two copies counts once, and two different ones: the first', async () => {
  const { servers } = await copies(2);
  const { id, players } = await apart('connect-four', servers);
  const [anna] = players;
  const elsewhere = anna.at(servers[1]!.address);
  const body = { seat: 0, question: 0, index: 3 };
  const send = (player: Player, index: number) => player.http<{ number?: number }>('POST', `tables/${id}/answers`, { ...body, index });
  const twice = await Promise.all([send(anna, 3), send(elsewhere, 3)]);
  expect(twice.map(({ status, body: reply }) => [status, reply.number])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  expect((await send(elsewhere, 2)).status).toBe(409);
});

test('one seat for two guests who come through two copies: one sits, the other is told', async () => {
  const { servers } = await copies(2);
  const anna = await Player.arrive(servers[0]!.address, 'Anna');
  const { body } = await anna.http<TableReply>('POST', 'tables', { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const guests = await Promise.all(servers.map(({ address }, i) => Player.arrive(address, `Guest ${i}`)));
  for (const guest of guests) await guest.http('GET', `tables/${body.table.id}/chat`);
  const replies = await Promise.all(guests.map((guest) => guest.http<TableReply>('POST', `tables/${body.table.id}/join`, {})));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('chat is read on the other copy, also where both wrote at once', async () => {
  const { servers } = await copies(2);
  const { id, players } = await apart('connect-four', servers);
  await Promise.all(players.map((player) => player.request({ type: 'chat', table: id, text: `from ${player.name}` })));
  for (const player of players) {
    const lines = await player.until(() => {
      const said = player.messages.flatMap((message) => (message.type === 'chat' ? [message.line] : []));
      return said.length === 2 && said;
    });
    expect(lines.map(({ number }) => number)).toEqual([1, 2]);
  }
});

test('the bots of a table think on one copy; when it is gone another one goes on', async () => {
  const { servers } = await copies(2);
  const { id, player } = await sitAlone(servers[0]!.address, 'connect-four', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await player.answer(id, 0, 0, 3);
  await player.until(() => player.look(id, 0).number === 2);
  const there = await player.at(servers[1]!.address).connect();
  await there.subscribe(id, 0);
  await servers[0]!.close();
  expect(await there.answer(id, 0, there.look(id, 0).question!.id, 3)).toMatchObject({ type: 'ack', number: 3 });
  await there.until(() => there.look(id, 0).number === 4);
});

/** The last that a player was told of who sits at a table. */
function told(player: Player, id: string): TableInfo | undefined {
  const last = player.messages.findLast((message) => message.type === 'table' && message.table.id === id);
  return last?.type === 'table' ? last.table : undefined;
}

test('who is connected to one copy is seen to be there on the other, and so is that he has gone', async () => {
  const { servers } = await copies(2);
  const { id, players } = await apart('connect-four', servers);
  const [anna, bohdan] = players;
  const connected = (player: Player): (boolean | null)[] | undefined =>
    told(player, id)?.seats.map((sits) => (sits.kind === 'person' ? sits.connected : null));
  for (const player of players) await player.until(() => connected(player)?.every((is) => is === true));
  const zoe = await (await Player.arrive(servers[1]!.address, 'Zoe')).connect();
  await zoe.subscribe(id, null);
  await anna.until(() => told(anna, id)?.watchers?.join() === 'Zoe');
  // Also who comes later learns who is there already, and so does who only reads the list of his tables.
  await zoe.until(() => connected(zoe)?.every((is) => is === true));
  const { body } = await bohdan.http<TableReply>('GET', `tables/${id}`);
  expect(body.table).toMatchObject({ watching: 1, seats: [{ connected: true }, { connected: true }] });
  await bohdan.disconnect();
  await anna.until(() => connected(anna)?.[1] === false);
  await zoe.disconnect();
  await anna.until(() => told(anna, id)?.watching === 0);
});

test('who was connected to a copy that is gone without a word is not there any more after a while', () => {
  const presence = new Presence();
  const anna = { id: 'anna', name: 'Anna' };
  expect(presence.heard('one', 't', [anna], 0)).toEqual({ isNews: true, isNew: true });
  expect(presence.heard('one', 't', [anna], 3000)).toEqual({ isNews: false, isNew: false });
  expect(presence.sweep(8001)).toEqual([]);
  expect(presence.at('t')).toEqual([anna]);
  expect(presence.sweep(11_001)).toEqual(['t']);
  expect(presence.at('t')).toEqual([]);
});

test('who asks for consent on one copy gets it from another; of two who speak at once both are heard', async () => {
  const { servers } = await copies(2);
  const { id, players } = await apart('connect-four', servers, true);
  const [anna, bohdan] = players;
  const undo = async () => (await anna.http<ActReply & ErrorReply>('POST', `tables/${id}/undo`, { seat: 0, number: 1 })).body;
  const agree = async (player: Player, number: number, allow: boolean) =>
    (await player.http<ActReply & ErrorReply>('POST', `tables/${id}/consent`, { number, allow })).body;
  await anna.answer(id, 0, 0, 3);
  await bohdan.until(() => bohdan.look(id, 1).question);
  expect(await undo()).toEqual({ number: 1, asks: [1] });
  // At once, before the other copy can have heard of it; and its refusal counts on the first one.
  expect(await agree(bohdan, 1, false)).toEqual({ number: 1 });
  expect((await undo()).error.code).toBe('undo-refused');
  await anna.until(() => told(anna, id)?.request?.refused === 1);
  await bohdan.answer(id, 1, 1, 3);
  expect((await anna.at(servers[1]!.address).http<ActReply>('POST', `tables/${id}/undo`, { seat: 0, number: 2 })).body.asks).toEqual([1]);
  await bohdan.until(() => told(bohdan, id)?.request?.number === 2);
  expect(await agree(bohdan.at(servers[0]!.address), 2, true)).toEqual({ number: 3 });
  for (const [seat, player] of players.entries()) await player.until(() => player.look(id, seat).number === 3);
});

test('limits on tables hold for all copies together', async () => {
  const { servers } = await copies(2, { listedOfAddress: 3, newTables: [0.001, 4] });
  const anna = await Player.arrive(servers[0]!.address, 'Anna');
  const there = [anna, anna.at(servers[1]!.address)];
  const make = async (i: number, listed: boolean): Promise<number> =>
    (await there[i % 2]!.http('POST', 'tables', { game: 'connect-four', listed, seats: [{ kind: 'me' }, { kind: 'open' }] })).status;
  const statuses: number[] = [];
  for (const [i, listed] of [true, true, true, true, true, false, false].entries()) statuses.push(await make(i, listed));
  expect(statuses).toEqual([201, 201, 201, 429, 429, 201, 429]);
  const bohdan = await Player.arrive(servers[1]!.address, 'Bohdan');
  const { status } = await bohdan.http('POST', 'tables', { game: 'connect-four', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(status).toBe(429);
});

test('each answer may go to another copy, and each line be taken on another one, before it has heard of the last', async () => {
  const { servers } = await copies(2);
  const { id, players } = await apart('connect-four', servers);
  const elsewhere = [players[0].at(servers[1]!.address), players[1].at(servers[0]!.address)];
  for (let number = 0; number < 6; number++) {
    const seat = number % 2;
    // Both seats through the first copy, then both through the other one, and so on.
    const player = Math.floor(number / 2) % 2 === seat ? players[seat]! : elsewhere[seat]!;
    const reply = await player.http<ActReply>('POST', `tables/${id}/answers`, { seat, question: number, index: 3 });
    expect([reply.status, reply.body.number]).toEqual([200, number + 1]);
  }
  const { body } = await players[0].http<ActReply>('POST', `tables/${id}/answers`, { seat: 0, question: 6, index: 0 });
  expect(body.number).toBe(7);
  const there = await elsewhere[0]!.connect();
  await there.subscribe(id, 0, 7);
  expect(there.messages.filter((message) => message.type === 'state')).toEqual([]);
});

/** From now on every copy learns only after so long how far the tables have come. */
function slowMarks(milliseconds: number): void {
  const { marks } = PostgresStorage.prototype;
  const slow = vi.spyOn(PostgresStorage.prototype, 'marks').mockImplementation(async function (this: PostgresStorage, tables) {
    const found = await marks.call(this, tables);
    await pause(milliseconds);
    return found;
  });
  onTestFinished(() => slow.mockRestore());
}

test('who is asked for while a copy is about to learn of him is not refused because it has learned that meanwhile', async () => {
  const { servers } = await copies(2);
  const anna = await Player.arrive(servers[0]!.address, 'Anna');
  const bohdan = await Player.arrive(servers[1]!.address, 'Bohdan');
  const { body } = await anna.http<TableReply>('POST', 'tables', { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const there = await bohdan.at(servers[0]!.address).connect();
  slowMarks(300);
  await bohdan.http('POST', `tables/${body.table.id}/join`, {});
  await pause(150);
  expect(await there.request({ type: 'subscribe', table: body.table.id, seat: 1 })).toMatchObject({ type: 'ack' });
});

test('a save is not given to who is not alone any more, though his copy has not heard of it', async () => {
  const { servers } = await copies(2);
  const anna = await Player.arrive(servers[0]!.address, 'Anna');
  const bohdan = await Player.arrive(servers[1]!.address, 'Bohdan');
  const { body } = await anna.http<TableReply>('POST', 'tables', { game: 'sealed-cards', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const path = `tables/${body.table.id}`;
  const there = anna.at(servers[1]!.address);
  await there.http('GET', `${path}/look?seat=0`);
  slowMarks(300);
  await bohdan.at(servers[0]!.address).http('POST', `${path}/claim`, { key: body.mine[1]!.key });
  const { status, body: save } = await there.http<ErrorReply>('GET', `${path}/save`);
  expect([status, save.error?.code]).toEqual([403, 'save-hidden']);
  const { body: table } = await anna.http<TableReply>('GET', path);
  expect(table.table.dealtAnew).toBe(false);
});

test('a game that ended on one copy is saved on another one that has not heard of it', async () => {
  const { servers } = await copies(2);
  const { id, players } = await apart('connect-four', servers);
  slowMarks(300);
  const here = players.map((player) => player.at(servers[0]!.address));
  for (let number = 0; number < 7; number++) {
    const seat = number % 2;
    await here[seat]!.http('POST', `tables/${id}/answers`, { seat, question: number, index: seat });
  }
  expect((await players[1].http<TableReply>('GET', `tables/${id}`)).body.table.status).toBe('running');
  expect((await players[1].http('GET', `tables/${id}/save`)).status).toBe(200);
});

test('while the database is away answers are refused with a sentence; when it is back, all goes on without a new line', async () => {
  const { servers } = await copies(2);
  const { id, players } = await apart('connect-four', servers);
  await playOut(id, players, 2);
  const server = await postgres.server();
  const [anna] = players;
  await anna.until(() => anna.look(id, 0).number === 2);
  await server.stop();
  const question = anna.look(id, 0).question!;
  const refused = await anna.answer(id, 0, question.id, 0);
  expect(refused).toMatchObject({ type: 'error', code: 'storage' });
  // A line on which nobody can say hello is closed at once, so that another copy is tried.
  const again = anna.at(servers[0]!.address);
  await expect(again.connect()).resolves.toMatchObject({});
  await again.until(() => again.closed);
  expect(again.closed).toMatchObject({ code: 1013 });
  await server.run();
  for (;;) {
    const reply = await anna.answer(id, 0, question.id, 0);
    if (reply.type === 'ack') break;
    await pause(100);
  }
  await players[1].until(() => players[1].look(id, 1).number === 3);
});
