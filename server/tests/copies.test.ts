import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { RunningServer } from '../index.ts';
import { PostgresStorage } from '../postgres.ts';
import type { Recording, TableReply } from '../protocol.ts';
import { openServer } from './opening.ts';
import { Player } from './player.ts';
import { ownPostgres } from './stores.ts';
import { bare, playOut, sitAlone } from './tables.ts';

const postgres = ownPostgres();

async function copies(count: number): Promise<{ servers: RunningServer[]; database: string }> {
  const database = await postgres.newDatabase();
  const servers: RunningServer[] = [];
  for (let i = 0; i < count; i++) servers.push(await openServer({ database }));
  return { servers, database };
}

/** A table of two, each of whom is connected to a copy of his own. */
async function apart(game: string, servers: readonly RunningServer[]): Promise<{ id: string; players: [Player, Player] }> {
  const anna = await Player.arrive(servers[0]!.address, 'Anna');
  const bohdan = await Player.arrive(servers[1]!.address, 'Bohdan');
  const { body } = await anna.http<TableReply>('POST', 'tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
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
  await server.run();
  for (;;) {
    const reply = await anna.answer(id, 0, question.id, 0);
    if (reply.type === 'ack') break;
    await pause(100);
  }
  await players[1].until(() => players[1].look(id, 1).number === 3);
});
