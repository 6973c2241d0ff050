import { expect, test } from 'vitest';
import type { ErrorReply, TableReply, TablesReply } from '../protocol.ts';
import { openServer } from './opening.ts';
import { Player } from './player.ts';
import { sitAlone, sitDown } from './tables.ts';

test('when somebody leaves, a bot goes on for the seat until the person takes it back', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  await bohdan.http('POST', `tables/${id}/leave`, {});
  for (let move = 0; move < 3; move++) {
    const question = await anna.until(() => anna.look(id, 0).number === 2 * move && anna.look(id, 0).question);
    await anna.answer(id, 0, question.id, move);
    await anna.until(() => anna.look(id, 0).number === 2 * move + 2);
  }
  expect(await bohdan.answer(id, 1, 5, 0)).toMatchObject({ type: 'error', code: 'seat-left' });
  const back = await bohdan.http<TableReply>('POST', `tables/${id}/return`, {});
  expect(back.body.table.seats[1]).toMatchObject({ kind: 'person', name: 'Bohdan', left: false });
  await anna.answer(id, 0, 6, 6);
  const question = await bohdan.until(() => bohdan.look(id, 1).number === 7 && bohdan.look(id, 1).question);
  expect(await bohdan.answer(id, 1, question.id, 6)).toMatchObject({ type: 'ack', number: 8 });
});

test('a table that everybody left waits, and goes on when one comes back', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  for (const player of players) await player.disconnect();
  await anna.http('POST', `tables/${id}/leave`, {});
  const { body: before } = await bohdan.http<TableReply>('POST', `tables/${id}/leave`, {});
  const { body: after } = await bohdan.http<TableReply>('POST', `tables/${id}/return`, {});
  expect(after.table.seats).toMatchObject([{ left: true }, { left: false }]);
  expect(after.table.number - before.table.number).toBeLessThanOrEqual(1);
  await bohdan.connect();
  await bohdan.subscribe(id, 1);
  await bohdan.until(() => bohdan.look(id, 1).question);
});

test('a seat link takes the seat to another device, and back', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'sealed-cards', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  const { body } = await anna.http<TableReply>('GET', `tables/${id}`);
  const { key } = body.mine[0]!;
  expect(key.length).toBeGreaterThanOrEqual(22);
  expect(JSON.stringify((await bohdan.http<TableReply>('GET', `tables/${id}`)).body)).not.toContain(key);

  const phone = await (await Player.arrive(address, 'Anna (phone)')).connect();
  expect(await phone.subscribe(id, 0)).toMatchObject({ type: 'error', code: 'not-your-seat' });
  const wrong = await phone.http<ErrorReply>('POST', `tables/${id}/claim`, { key: 'abcdefghijkmnpqrstuvwxyz23' });
  expect(wrong).toMatchObject({ status: 403, body: { error: { code: 'wrong-key' } } });
  const claimed = await phone.http<TableReply>('POST', `tables/${id}/claim`, { key });
  expect(claimed.body.mine).toMatchObject([{ seat: 0 }]);
  const { key: next } = claimed.body.mine[0]!;
  expect(next).not.toBe(key);
  await phone.subscribe(id, 0);
  expect(await phone.answer(id, 0, phone.look(id, 0).question!.id, 0)).toMatchObject({ type: 'ack', number: 1 });
  await anna.until(() => anna.messages.some((message) => message.type === 'unsubscribed' && message.seat === 0));
  expect(anna.look(id, 0).number).toBe(0);
  expect(await anna.answer(id, 0, 0, 0)).toMatchObject({ type: 'error', code: 'not-your-seat' });
  // The old link is used up; who has it can do nothing with it.
  expect((await anna.http<ErrorReply>('POST', `tables/${id}/claim`, { key })).body.error.code).toBe('wrong-key');
  await anna.http('POST', `tables/${id}/claim`, { key: next });
  await anna.subscribe(id, 0);
  expect(anna.look(id, 0).number).toBe(1);
});

test('before the game begins: seats are taken, left and changed, and the table is listed while one is open', async () => {
  const { address } = await openServer();
  const anna = await Player.arrive(address, 'Anna');
  const bohdan = await Player.arrive(address, 'Bohdan');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { body } = await anna.http<TableReply>('POST', 'tables', { game: 'sealed-cards', seats, listed: true, options: { calm: false } });
  const { id } = body.table;
  await anna.http('POST', 'tables', { game: 'sealed-cards', seats });
  const listed = async (): Promise<string[]> => (await bohdan.http<TablesReply>('GET', 'tables')).body.tables.map((table) => table.id);
  expect(await listed()).toEqual([id]);
  expect((await bohdan.http<ErrorReply>('POST', `tables/${id}/join`, { seat: 0 })).body.error.code).toBe('no-open-seat');
  expect((await bohdan.http<TableReply>('POST', `tables/${id}/join`, { seat: 2 })).body.mine).toMatchObject([{ seat: 2 }]);
  expect((await bohdan.http<TableReply>('POST', `tables/${id}/join`, {})).body.mine).toMatchObject([{ seat: 2 }]);
  expect((await bohdan.http<ErrorReply>('POST', `tables/${id}/seats`, { seat: 1, to: { kind: 'open' } })).body.error.code).toBe(
    'not-the-host',
  );
  expect((await anna.http<ErrorReply>('POST', `tables/${id}/seats`, { seat: 2, to: { kind: 'me' } })).body.error.code).toBe('seat-taken');
  await bohdan.http('POST', `tables/${id}/leave`, {});
  await bohdan.http('POST', `tables/${id}/join`, {});
  const begun = await anna.http<TableReply>('POST', `tables/${id}/seats`, { seat: 2, to: { kind: 'bot', level: 'easy' } });
  expect(begun.body.table).toMatchObject({
    status: 'running',
    options: { calm: false },
    seats: [{ name: 'Anna' }, { name: 'Bohdan' }, { kind: 'bot', level: 'easy' }],
  });
  expect(await listed()).toEqual([]);
  expect((await (await Player.arrive(address, 'Cat')).http<ErrorReply>('POST', `tables/${id}/join`, {})).body.error.code).toBe(
    'no-open-seat',
  );
  const mine = (await bohdan.http<TablesReply>('GET', 'me/tables')).body.tables;
  expect(mine).toMatchObject([{ id, status: 'running' }]);
});

test('who got up before the game follows it no longer through the eyes of that seat', async () => {
  const { address } = await openServer();
  const { id, player: anna } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const bohdan = await (await Player.arrive(address, 'Bohdan')).connect();
  await bohdan.http('POST', `tables/${id}/join`, { seat: 1 });
  await bohdan.subscribe(id, 1);
  await bohdan.http('POST', `tables/${id}/leave`, {});
  await bohdan.until(() => bohdan.messages.some((message) => message.type === 'unsubscribed' && message.seat === 1));
  const cat = await (await Player.arrive(address, 'Cat')).connect();
  await cat.http('POST', `tables/${id}/join`, { seat: 1 });
  await cat.subscribe(id, 1);
  await anna.http('POST', `tables/${id}/seats`, { seat: 2, to: { kind: 'bot', level: 'random' } });
  await cat.until(() => cat.messages.some((message) => message.type === 'state' && message.seat === 1));
  expect(bohdan.messages.some((message) => message.type === 'state')).toBe(false);
});

test('two who want the last open seat at once: one gets it', async () => {
  const { address } = await openServer();
  for (let round = 0; round < 10; round++) {
    const { id } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'open' }]);
    const guests = await Promise.all(['Bohdan', 'Cat', 'Dan'].map((name) => Player.arrive(address, name)));
    const replies = await Promise.all(guests.map((guest) => guest.http('POST', `tables/${id}/join`, {})));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  }
});

test('a table that was never begun and that everybody left is gone', async () => {
  const { address } = await openServer();
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'open' }]);
  await player.http('POST', `tables/${id}/leave`, {});
  expect((await player.http<ErrorReply>('GET', `tables/${id}`)).body.error.code).toBe('no-such-table');
  expect((await player.http<TablesReply>('GET', 'me/tables')).body.tables).toEqual([]);
});

test('wrong wishes for a table are refused with a sentence that says what would be right', async () => {
  const { address } = await openServer();
  const anna = await Player.arrive(address, 'Anna');
  const wish = async (body: unknown): Promise<string> => (await anna.http<ErrorReply>('POST', 'tables', body)).body.error.message;
  const me = { kind: 'me' };
  expect(await wish({ game: 'chess', seats: [me, me] })).toBe(
    'There is no game "chess" here. There is: connect-four, sealed-cards, endless-count.',
  );
  expect(await wish({ game: 'connect-four', seats: [me] })).toBe('connect-four is for 2 to 2 players, not 1.');
  expect(await wish({ game: 'sealed-cards', seats: [me, me], options: { loud: true } })).toBe(
    'sealed-cards has no option "loud". It has: calm.',
  );
  expect(await wish({ game: 'sealed-cards', seats: [me, me], options: { calm: 3 } })).toBe('Option "calm" is true or false, not "3".');
  expect(await wish({ game: 'connect-four', seats: [me, { kind: 'bot', level: 'godlike' }] })).toContain('"seats.1.level" is not right');
  expect(await wish({ seats: [me] })).toBe('Say which game is to be played.');
});

test('a guest has a name of 1 to 24 visible characters, and may change it', async () => {
  const { address } = await openServer();
  const anna = await Player.arrive(address, '  Anna   Maria ');
  expect(anna.name).toBe('Anna Maria');
  for (const name of [
    '',
    '   ',
    'x'.repeat(25),
    'a\u0000b',
    'a\nb',
    'a\u202eb',
    'a\u200bb',
    '\u200d',
    'a\u200db',
    '\u3164',
    '\u115f\u1160',
    '\u2800',
    '\u034f',
    '\ufe0f',
    5,
    null,
  ]) {
    const reply = await anna.http<ErrorReply>('PATCH', 'me', { name });
    expect(reply.status, JSON.stringify(name)).toBe(400);
    expect(reply.body.error.code).toBe('bad-request');
  }
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'open' }]);
  expect((await player.http('PATCH', 'me', { name: 'Ганна 👩‍🚀' })).body).toMatchObject({ guest: { name: 'Ганна 👩‍🚀' } });
  expect((await player.http('GET', `tables/${id}`)).body).toMatchObject({ table: { seats: [{ name: 'Ганна 👩‍🚀' }, {}] } });
  const nobody = await fetch(`${address}/api/me`, { headers: { authorization: 'Bearer not-a-token' } });
  expect(nobody.status).toBe(401);
});

test('a guest has one seat, and naming another one moves there; only the host can have several', async () => {
  const { address } = await openServer();
  const { id, player: anna } = await sitAlone(address, 'sealed-cards', [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'open' },
  ]);
  const mallory = await (await Player.arrive(address, 'Mallory')).connect();
  for (const seat of [1, 2, 3]) await mallory.http('POST', `tables/${id}/join`, { seat });
  const { body } = await mallory.http<TableReply>('GET', `tables/${id}`);
  expect(body.mine).toMatchObject([{ seat: 3 }]);
  expect(body.table.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'person']);
  expect((await anna.http<TableReply>('POST', `tables/${id}/join`, { seat: 1 })).body.mine).toMatchObject([{ seat: 0 }, { seat: 1 }]);
});

test('the host takes a seat away from somebody, and bars him; in the game the seat goes to a bot', async () => {
  const { address } = await openServer();
  const { id, player: anna } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const mallory = await (await Player.arrive(address, 'Mallory')).connect();
  const { body: joined } = await mallory.http<TableReply>('POST', `tables/${id}/join`, { seat: 1 });
  await mallory.subscribe(id, 1);
  expect((await mallory.http<ErrorReply>('POST', `tables/${id}/seats`, { seat: 0, to: { kind: 'open' } })).status).toBe(403);
  await anna.http('POST', `tables/${id}/seats`, { seat: 1, to: { kind: 'open' } });
  await mallory.until(() => mallory.messages.some((message) => message.type === 'unsubscribed' && message.seat === 1));
  expect((await mallory.http<ErrorReply>('POST', `tables/${id}/claim`, { key: joined.mine[0]!.key })).body.error.code).toBe('wrong-key');
  // Removed only, he may come again; barred, he may not.
  await mallory.http('POST', `tables/${id}/join`, { seat: 2 });
  await anna.http('POST', `tables/${id}/seats`, { seat: 2, to: { kind: 'open' }, bar: true });
  expect(await mallory.http<ErrorReply>('POST', `tables/${id}/join`, {})).toMatchObject({
    status: 403,
    body: { error: { code: 'barred' } },
  });
  expect((await mallory.http<ErrorReply>('POST', `tables/${id}/chat`, { text: 'Why?' })).body.error.code).toBe('barred');
  for (const name of ['Bohdan', 'Cat']) await (await Player.arrive(address, name)).http('POST', `tables/${id}/join`, {});
  expect((await anna.http<ErrorReply>('POST', `tables/${id}/seats`, { seat: 1, to: { kind: 'open' } })).body.error.code).toBe(
    'already-begun',
  );
  const { body } = await anna.http<TableReply>('POST', `tables/${id}/seats`, { seat: 1, to: { kind: 'bot', level: 'easy' } });
  expect(body.table).toMatchObject({ status: 'running', seats: [{ name: 'Anna' }, { kind: 'bot', level: 'easy' }, { name: 'Cat' }] });
});

test('who leaves and who joins at once are both told what became of it: 150 times', async () => {
  const { address } = await openServer();
  const statuses = new Set<number>();
  for (let round = 0; round < 150; round++) {
    const [anna, bohdan] = await Promise.all(['Anna', 'Bohdan'].map((name) => Player.arrive(address, name)));
    const { body } = await anna!.http<TableReply>('POST', 'tables', { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const path = `tables/${body.table.id}`;
    const replies = await Promise.all([anna!.http('POST', `${path}/leave`, {}), bohdan!.http('POST', `${path}/join`, {})]);
    for (const { status } of replies) statuses.add(status);
  }
  expect([...statuses].toSorted()).toEqual([200, 404]);
});
