import type { AnyGame, Play, Table } from '@skerry/engine';
import { expect, test } from 'vitest';
import type { ActReply, ErrorReply, Look } from '../protocol.ts';
import { openServer } from './opening.ts';
import { Player } from './player.ts';
import { playOut, sitAlone, sitDown } from './tables.ts';

test('an answer that is sent again counts once, and is acknowledged with the same number', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  expect(await anna.answer(id, 0, 0, 3)).toMatchObject({ type: 'ack', number: 1 });
  expect(await anna.answer(id, 0, 0, 3)).toMatchObject({ type: 'ack', number: 1 });
  const again = await anna.http<ActReply>('POST', `tables/${id}/answers`, { seat: 0, question: 0, index: 3 });
  expect(again).toEqual({ status: 200, body: { number: 1 } });
  await bohdan.answer(id, 1, 1, 0);
  expect(await anna.answer(id, 0, 0, 3)).toMatchObject({ type: 'ack', number: 1 });
  const { body } = await anna.http<Look>('GET', `tables/${id}/look`);
  expect(body.number).toBe(2);
});

test('another answer to the same question, out of turn, stale, impossible or on a foreign seat is refused with a reason', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  expect(await bohdan.answer(id, 1, 0, 0)).toMatchObject({ type: 'error', code: 'not-asked' });
  expect(await anna.answer(id, 0, 0, 7)).toMatchObject({ type: 'error', code: 'no-such-answer' });
  expect(await anna.answer(id, 0, 5, 0)).toMatchObject({ type: 'error', code: 'stale' });
  expect(await anna.answer(id, 1, 0, 0)).toMatchObject({ type: 'error', code: 'not-your-seat' });
  expect(await anna.answer(id, 9, 0, 0)).toMatchObject({ type: 'error', code: 'no-such-seat' });
  expect(await anna.answer('nosuchtable2', 0, 0, 0)).toMatchObject({ type: 'error', code: 'no-such-table' });
  await anna.answer(id, 0, 0, 3);
  const other = await anna.answer(id, 0, 0, 4);
  expect(other).toMatchObject({ type: 'error', code: 'already-answered', facts: { number: 1, index: 3 } });
  const http = await anna.http<ErrorReply>('POST', `tables/${id}/answers`, { seat: 0, question: 0, index: 4 });
  expect(http.status).toBe(409);
  expect(http.body.error.code).toBe('already-answered');
  // The connection has outlived it all.
  expect(await bohdan.answer(id, 1, 1, 0)).toMatchObject({ type: 'ack', number: 2 });
});

test('of two clients that answer the same question at once with different answers, exactly one is taken', async () => {
  const { address } = await openServer();
  for (let round = 0; round < 20; round++) {
    const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
    const [anna, bohdan] = players as [Player, Player];
    const twin = await anna.at(address).connect();
    const replies = await Promise.all([
      anna.answer(id, 0, 0, 1),
      twin.answer(id, 0, 0, 2),
      twin.answer(id, 0, 0, 1),
      anna.answer(id, 0, 0, 2),
    ]);
    const taken = replies.filter(({ type }) => type === 'ack');
    expect(taken).toHaveLength(2);
    for (const reply of taken) expect(reply).toMatchObject({ number: 1 });
    for (const reply of replies) if (reply.type !== 'ack') expect(reply).toMatchObject({ type: 'error', code: 'already-answered' });
    await bohdan.until(() => bohdan.look(id, 1).number === 1);
    expect(bohdan.look(id, 1).log).toHaveLength(1);
    for (const player of [anna, bohdan, twin]) await player.disconnect();
  }
});

test('answers of all seats at once, in one commit, are all taken', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'sealed-cards', 'Anna', 'Bohdan', 'Cat', 'Dan');
  const replies = await Promise.all(players.map((player, seat) => player.answer(id, seat, player.look(id, seat).question!.id, 0)));
  expect(replies.map((reply) => (reply.type === 'ack' ? reply.number : reply)).toSorted()).toEqual([1, 2, 3, 4]);
  for (const [seat, player] of players.entries()) await player.until(() => player.look(id, seat).number === 4);
  await playOut(id, players);
  expect(players[0]!.look(id, 0).outcome).not.toBeNull();
  expect(await players[0]!.answer(id, 0, 99, 0)).toMatchObject({ type: 'error', code: 'game-over' });
});

test("undo takes back the own last answer, once, and bots' answers after it", async () => {
  const { address } = await openServer();
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await player.answer(id, 0, 0, 3);
  const question = await player.until(() => player.look(id, 0).number === 2 && player.look(id, 0).question);
  expect(question.id).toBe(2);
  expect(await player.request({ type: 'undo', table: id, seat: 0, number: 2 })).toMatchObject({ type: 'ack', number: 3 });
  expect(await player.request({ type: 'undo', table: id, seat: 0, number: 2 })).toMatchObject({ type: 'ack', number: 3 });
  const look = await player.until(() => player.look(id, 0).number === 3 && player.look(id, 0));
  expect(look.moment).toBe(0);
  expect(look.log).toEqual([]);
  expect(look.question?.id).toBe(3);
  expect((look.view as { heights: number[] }).heights).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await player.request({ type: 'undo', table: id, seat: 0, number: 3 })).toMatchObject({ type: 'error', code: 'nothing-to-undo' });
  expect(await player.answer(id, 0, 2, 3)).toMatchObject({ type: 'error', code: 'stale' });
  expect(await player.answer(id, 0, 3, 3)).toMatchObject({ type: 'ack', number: 4 });
});

test('undo is refused when another person has gone on, when something was shown, and when one has answered meanwhile', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'sealed-cards', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  const first = anna.look(id, 0).question!.id;
  await anna.answer(id, 0, first, 0);
  await anna.until(() => anna.look(id, 0).number === 1);
  expect(await anna.request({ type: 'undo', table: id, seat: 0, number: 0 })).toMatchObject({ type: 'error', code: 'stale' });
  expect(await anna.request({ type: 'undo', table: id, seat: 0, number: 1 })).toMatchObject({ type: 'ack', number: 2 });
  const again = await anna.until(() => anna.look(id, 0).number === 2 && anna.look(id, 0).question);
  await anna.answer(id, 0, again.id, 1);
  await bohdan.answer(id, 1, bohdan.look(id, 1).question!.id, 0);
  await anna.until(() => anna.look(id, 0).number === 4);
  expect(await bohdan.request({ type: 'undo', table: id, seat: 1, number: 4 })).toMatchObject({ type: 'error', code: 'undo-chance' });
});

test('what somebody answered himself before he left stays when another takes back an answer', async () => {
  const { address } = await openServer({ thinker: { choose: () => new Promise(() => undefined), close: async () => undefined } });
  const { id, players } = await sitDown(address, 'sealed-cards', 'Anna', 'Bohdan', 'Cat');
  const [anna, bohdan] = players as [Player, Player];
  await anna.answer(id, 0, 0, 0);
  await bohdan.answer(id, 1, 0, 1);
  await anna.until(() => anna.look(id, 0).number === 2);
  await bohdan.http('POST', `tables/${id}/leave`, {});
  expect(await anna.request({ type: 'undo', table: id, seat: 0, number: 2 })).toMatchObject({ type: 'ack', number: 3 });
  const look = await anna.until(() => anna.look(id, 0).number === 3 && anna.look(id, 0));
  expect(look.moment).toBe(1);
  expect(look.asked.map(({ seat }) => seat)).toEqual([0, 2]);
});

test('so much can be taken back at a table and no more', async () => {
  const { address } = await openServer({ limits: { undosOfTable: 3 } });
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  for (let number = 0; number < 6; number += 2) {
    await player.answer(id, 0, number, 0);
    await player.until(() => player.look(id, 0).number === number + 1);
    expect(await player.request({ type: 'undo', table: id, seat: 0, number: number + 1 })).toMatchObject({ type: 'ack' });
    await player.until(() => player.look(id, 0).number === number + 2);
  }
  await player.answer(id, 0, 6, 0);
  await player.until(() => player.look(id, 0).number === 7);
  expect(await player.request({ type: 'undo', table: id, seat: 0, number: 7 })).toMatchObject({ type: 'error', code: 'too-many' });
  expect(player.look(id, 0).number).toBe(7);
});

/** Two seats take coins from one heap, at the same time; what one takes the other cannot. */
const coins: AnyGame = {
  id: 'coins',
  version: '1',
  players: { min: 2, max: 2 },
  options: {},
  setup: (): { left: number[] } => ({ left: [1, 2, 3, 4, 5, 6] }),
  *step(table: Table<{ left: number[] }>): Play {
    const { seat, choice } = yield* table.whoever([0, 1], (chooser) =>
      table.ask(
        chooser,
        'coin',
        table.state.left.map((n) => ({ kind: 'coin', n })),
      ),
    );
    table.state.left = table.state.left.filter((n) => n !== choice.n);
    table.log({ what: `${seat} took ${choice.n}` });
    if (table.state.left.length < 2) table.end({ scores: [0, 0], winners: [] });
  },
  view: (state: { left: number[] }) => ({ left: [...state.left] }),
  bot: { imagine: (view: { left: number[] }) => ({ left: [...view.left] }), value: () => 0.5, horizon: 1 },
};

test("an answer on its way counts by its key when another's act has changed the question, also when it is sent again", async () => {
  const { address } = await openServer({ games: [{ rules: coins, titles: {} }] });
  const { id, players } = await sitDown(address, 'coins', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  const coin = (n: number): string => JSON.stringify({ kind: 'coin', n });
  expect(await bohdan.answer(id, 1, 0, 0)).toMatchObject({ type: 'ack', number: 1 });
  // Anna's page had not heard of it: coin 3 was the third then.
  const late = { type: 'answer', table: id, seat: 0, question: 0, index: 2, key: coin(3) } as const;
  expect(await anna.request(late)).toMatchObject({ type: 'ack', number: 2 });
  expect(await anna.request(late)).toMatchObject({ type: 'ack', number: 2 });
  expect(await anna.http('POST', `tables/${id}/answers`, { seat: 0, question: 0, index: 0, key: coin(1) })).toMatchObject({ status: 409 });
  const { body } = await anna.http<Look>('GET', `tables/${id}/look?seat=0`);
  expect(body.view).toEqual({ left: [2, 4, 5, 6] });
});

/** The same, but whoever takes a coin also says with which hand. */
const hands: AnyGame = {
  ...coins,
  id: 'hands',
  *step(table: Table<{ left: number[] }>): Play {
    const { seat, choice } = yield* table.whoever([0, 1], function* (chooser): Play<number> {
      const { n } = yield* table.ask(
        chooser,
        'coin',
        table.state.left.map((coin) => ({ kind: 'coin', n: coin })),
      );
      yield* table.ask(chooser, 'hand', [{ kind: 'left' }, { kind: 'right' }]);
      return n;
    });
    table.state.left = table.state.left.filter((n) => n !== choice);
    table.log({ what: `${seat} took ${choice}` });
    if (table.state.left.length < 2) table.end({ scores: [0, 0], winners: [] });
  },
};

test('whoever follows a table reads the same log as who looks at it anew, also when what a seat had begun counts later than it began', async () => {
  const { address } = await openServer({ games: [{ rules: hands, titles: {} }] });
  const { id, players } = await sitDown(address, 'hands', 'Anna', 'Bohdan');
  for (const [number, seat] of [0, 1, 1, 0, 1, 0, 0, 1].entries()) {
    const player = players[seat]!;
    await player.until(() => player.look(id, seat).number === number);
    const question = player.look(id, seat).question!;
    // Another coin than the other's, so that what he has begun with still fits.
    await player.answer(id, seat, question.id, question.name === 'coin' ? seat : 0);
    for (const [eyes, other] of players.entries()) {
      await other.until(() => other.look(id, eyes).number === number + 1);
      const { body } = await other.http<Look>('GET', `tables/${id}/look?seat=${eyes}`);
      expect([number, other.look(id, eyes).log]).toEqual([number, body.log]);
    }
  }
  expect(players[0]!.look(id, 0).log.map(({ moment }) => moment)).toEqual([2, 4, 6, 8]);
});
