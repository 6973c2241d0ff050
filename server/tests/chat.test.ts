import { expect, test } from 'vitest';
import type { ChatReply, ErrorReply } from '../protocol.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { sitDown } from './tables.ts';

test('chat reaches everybody at the table, also onlookers, and is there after a restart', async () => {
  const data = newFolder();
  const server = await openServer({ data });
  const { id, players } = await sitDown(server.address, 'connect-four', 'Anna', 'Bohdan');
  const zoe = await (await Player.arrive(server.address, 'Zoe')).connect();
  await zoe.subscribe(id, null);
  await players[1]!.request({ type: 'chat', table: id, text: '  Привіт!\nЯк справи?  ' });
  await zoe.http('POST', `tables/${id}/chat`, { text: 'I only look on' });
  for (const player of [...players, zoe]) {
    const line = await player.until(() => player.messages.find((message) => message.type === 'chat'));
    expect(line).toMatchObject({ table: id, line: { number: 1, name: 'Bohdan', seat: 1, text: 'Привіт!\nЯк справи?' } });
  }
  await server.close();
  const { address } = await openServer({ data });
  const again = await players[0]!.at(address).connect();
  await again.subscribe(id, 0);
  const lines = again.messages.find((message) => message.type === 'chats');
  expect(lines).toMatchObject({ lines: [{ number: 1 }, { number: 2, name: 'Zoe', seat: null, text: 'I only look on' }] });
  again.messages.length = 0;
  await again.request({ type: 'subscribe', table: id, seat: 0, chatAfter: 1 });
  expect(again.messages.find((message) => message.type === 'chats')).toMatchObject({ lines: [{ number: 2 }] });
});

test('chat is limited in length and in pace', async () => {
  const { address } = await openServer({ limits: { chat: [0.001, 3] } });
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna] = players as [Player];
  for (const text of ['', '   ', 'x'.repeat(501), 'bell\u0007']) {
    expect((await anna.http<ErrorReply>('POST', `tables/${id}/chat`, { text })).body.error.code).toBe('bad-request');
    expect(await anna.request({ type: 'chat', table: id, text })).toMatchObject({ type: 'error', code: 'bad-request' });
  }
  for (let i = 0; i < 3; i++) expect(await anna.request({ type: 'chat', table: id, text: 'x'.repeat(500) })).toMatchObject({ type: 'ack' });
  expect(await anna.request({ type: 'chat', table: id, text: 'one more' })).toMatchObject({ type: 'error', code: 'too-many' });
  expect((await anna.http<ErrorReply>('POST', `tables/${id}/chat`, { text: 'one more' })).status).toBe(429);
  expect((await anna.http<ChatReply>('GET', `tables/${id}/chat`)).body.lines).toHaveLength(3);
});

test('requests, guests and tables are limited in pace', async () => {
  const { address } = await openServer({ limits: { newGuests: [0.001, 2], newTables: [0.001, 1] } });
  const anna = await Player.arrive(address, 'Anna');
  await Player.arrive(address, 'Bohdan');
  await expect(Player.arrive(address, 'Cat')).rejects.toThrow('too-many');
  const table = { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] };
  expect((await anna.http('POST', 'tables', table)).status).toBe(201);
  expect((await anna.http('POST', 'tables', table)).status).toBe(429);
  const busy = await openServer({ limits: { requests: [0.001, 5] } });
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await fetch(`${busy.address}/api/health`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('who takes another name is called by it in chat too, at once and in what was said before', async () => {
  const data = newFolder();
  const first = await openServer({ data });
  const { id, players } = await sitDown(first.address, 'connect-four', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  await anna.request({ type: 'chat', table: id, text: 'one' });
  await anna.http('PATCH', 'me', { name: 'Hanna' });
  await anna.request({ type: 'chat', table: id, text: 'two' });
  const second = await bohdan.until(() => bohdan.messages.find((message) => message.type === 'chat' && message.line.number === 2));
  expect(second).toMatchObject({ line: { name: 'Hanna' } });
  const names = async (player: Player): Promise<string[]> =>
    (await player.http<ChatReply>('GET', `tables/${id}/chat`)).body.lines.map(({ name }) => name);
  expect(await names(bohdan)).toEqual(['Hanna', 'Hanna']);
  await first.close();
  const { address } = await openServer({ data });
  expect(await names(bohdan.at(address))).toEqual(['Hanna', 'Hanna']);
});
