import { expect, test } from 'vitest';
import type { LogReply, Look, ServerMessage, TableReply } from '../protocol.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { bare, playOut, sitAlone, sitDown } from './tables.ts';

const ofType = (player: Player, type: ServerMessage['type']): ServerMessage[] => player.messages.filter((message) => message.type === type);

test('a client that comes back goes on from the number it has: only what it missed is sent', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  await anna.answer(id, 0, 0, 0);
  await bohdan.until(() => bohdan.look(id, 1).number === 1);
  await bohdan.disconnect();
  await bohdan.http('POST', `tables/${id}/answers`, { seat: 1, question: 1, index: 1 });
  await anna.until(() => anna.look(id, 0).number === 2);
  await anna.answer(id, 0, 2, 2);
  bohdan.messages.length = 0;
  await bohdan.connect();
  await bohdan.subscribe(id, 1, 1);
  await bohdan.until(() => bohdan.look(id, 1).number === 3);
  expect(ofType(bohdan, 'state')).toHaveLength(0);
  expect(ofType(bohdan, 'update')).toHaveLength(2);
  const { body } = await bohdan.http<Look>('GET', `tables/${id}/look?seat=1`);
  expect(bare(bohdan.look(id, 1))).toEqual(body);
  // Who has everything gets nothing.
  bohdan.messages.length = 0;
  await bohdan.subscribe(id, 1, 3);
  expect(ofType(bohdan, 'update')).toHaveLength(0);
  expect(ofType(bohdan, 'state')).toHaveLength(0);
});

test('a number that is too old, unknown or missing is answered by the whole state', async () => {
  const data = newFolder();
  const first = await openServer({ data });
  const { id, players } = await sitDown(first.address, 'connect-four', 'Anna', 'Bohdan');
  await players[0]!.answer(id, 0, 0, 0);
  await first.close();
  const { address } = await openServer({ data });
  const anna = await players[0]!.at(address).connect();
  for (const after of [0, 77, undefined]) {
    anna.messages.length = 0;
    await anna.subscribe(id, 0, after);
    expect(ofType(anna, 'state')).toMatchObject([{ number: 1, moment: 1 }]);
  }
  expect(await players[1]!.at(address).http('POST', `tables/${id}/answers`, { seat: 1, question: 1, index: 0 })).toMatchObject({
    body: { number: 2 },
  });
  await anna.until(() => anna.look(id, 0).number === 2);
});

test("an onlooker sees the onlooker's view, is counted, and may not look through a seat", async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'sealed-cards', 'Anna', 'Bohdan');
  const zoe = await (await Player.arrive(address, 'Zoe')).connect();
  await zoe.subscribe(id, null);
  expect(zoe.look(id, null)).toMatchObject({
    view: { hand: null },
    question: null,
    asked: [
      { seat: 0, name: 'offer' },
      { seat: 1, name: 'offer' },
    ],
  });
  expect(await zoe.subscribe(id, 0)).toMatchObject({ type: 'error', code: 'not-your-seat' });
  const info = await players[0]!.until(() =>
    ofType(players[0]!, 'table').findLast((one) => one.type === 'table' && one.table.watching === 1),
  );
  expect(info).toMatchObject({ table: { seats: [{ connected: true }, { connected: true }] } });
  await players[1]!.disconnect();
  await zoe.until(() =>
    ofType(zoe, 'table').some((one) => one.type === 'table' && one.table.seats.some((sits) => sits.kind === 'person' && !sits.connected)),
  );
});

test('at a hot-seat table one connection follows each of its seats', async () => {
  const { address } = await openServer();
  const { id, player } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'me' }]);
  await player.subscribe(id, 1);
  const hands = [0, 1].map((seat) => (player.look(id, seat).view as { hand: string[] }).hand);
  expect(hands[0]).not.toEqual(hands[1]);
  await playOut(id, [player, player]);
  expect(player.look(id, 0).outcome).not.toBeNull();
  for (const seat of [0, 1]) {
    const { body } = await player.http<Look>('GET', `tables/${id}/look?seat=${seat}`);
    expect(bare(player.look(id, seat))).toEqual(body);
  }
});

test('updates lead every audience to the same look as the whole state, through a whole game with undos', async () => {
  const { address } = await openServer();
  const { id, player } = await sitAlone(address, 'sealed-cards', [
    { kind: 'me' },
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'easy' },
  ]);
  const zoe = await (await Player.arrive(address, 'Zoe')).connect();
  await zoe.subscribe(id, null);
  for (let turn = 0; ; turn++) {
    const question = await player.until(() => player.look(id, 0).question ?? (player.look(id, 0).outcome === null ? null : 'over'));
    if (question === 'over') break;
    await player.answer(id, 0, question.id, turn % 3);
    await player.request({ type: 'undo', table: id, seat: 0, number: player.look(id, 0).number });
    const { body: now } = await player.http<Look>('GET', `tables/${id}/look?seat=0`);
    if (now.question !== null) await player.answer(id, 0, now.question.id, 0);
    const { body } = await player.http<Look>('GET', `tables/${id}/look?seat=0`);
    await player.until(() => player.look(id, 0).number >= body.number);
  }
  const { number } = player.look(id, 0);
  await zoe.until(() => zoe.look(id, null).number === number);
  expect(bare(player.look(id, 0))).toEqual((await player.http<Look>('GET', `tables/${id}/look?seat=0`)).body);
  expect(bare(zoe.look(id, null))).toEqual((await zoe.http<Look>('GET', `tables/${id}/look`)).body);
});

test('a client that does not read is not buffered for without end, and gets the whole state when it reads again', async () => {
  const { address } = await openServer({ limits: { slowBytes: 20_000, stuckBytes: 40_000_000 } });
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  const zoe = await (await Player.arrive(address, 'Zoe')).connect();
  await zoe.subscribe(id, null);
  await anna.disconnect();
  await bohdan.disconnect();
  zoe.socket!.pause();
  // Chat fills the line, the buffers of the system included; the game goes on meanwhile.
  const dan = await (await Player.arrive(address, 'Dan')).connect();
  const chat = JSON.stringify({ type: 'chat', table: id, text: '🌊'.repeat(500) });
  const lines = 6000;
  for (let i = 0; i < lines; i++) dan.raw(chat);
  await dan.until(() => dan.messages.length === lines + 1);
  await anna.http('POST', `tables/${id}/answers`, { seat: 0, question: 0, index: 0 });
  await bohdan.http('POST', `tables/${id}/answers`, { seat: 1, question: 1, index: 0 });
  zoe.socket!.resume();
  await zoe.until(() => zoe.look(id, null).number === 2);
  expect(ofType(zoe, 'state').length).toBeGreaterThanOrEqual(2);
  expect(ofType(zoe, 'chat').length).toBeLessThan(lines);
});

test('a table made of bots only plays while somebody watches', async () => {
  const { address } = await openServer();
  const { id, player, reply } = await sitAlone(address, 'connect-four', [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'hard' },
  ]);
  expect(reply.table).toMatchObject({ status: 'running', number: 0 });
  await player.until(() => player.look(id, null).outcome !== null);
  const { body } = await player.http<TableReply>('GET', `tables/${id}`);
  expect(body.table.status).toBe('finished');
});

test('a look has the last lines of the log, and those before them can be fetched', async () => {
  const { address } = await openServer();
  const { id, player } = await sitAlone(address, 'endless-count', [{ kind: 'me' }, { kind: 'me' }]);
  for (let i = 0; i < 120; i++) {
    const question = await player.until(() => player.look(id, 0).number === i && player.look(id, 0).question);
    await player.answer(id, 0, question.id, 1);
  }
  await player.until(() => player.look(id, 0).number === 120);
  const { body: look } = await player.http<Look>('GET', `tables/${id}/look?seat=0`);
  expect(look.logFrom).toBe(70);
  expect(look.log).toHaveLength(50);
  const { body: rest } = await player.http<LogReply>('GET', `tables/${id}/log?seat=0&before=${look.logFrom}`);
  expect(rest.from).toBe(0);
  expect([...rest.lines, ...look.log]).toEqual(player.look(id, 0).log);
  expect((await player.http('GET', `tables/${id}/log`)).status).toBe(400);
  const zoe = await Player.arrive(address, 'Zoe');
  expect((await zoe.http('GET', `tables/${id}/log?seat=0&before=70`)).status).toBe(403);
});
