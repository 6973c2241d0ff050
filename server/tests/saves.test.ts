import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { connectFour } from '@skerry/connect-four';
import type { AnyGame, Save } from '@skerry/engine';
import { expect, test } from 'vitest';
import { views } from '../patch.ts';
import type { ErrorReply, Look, Recording, TableReply, TablesReply } from '../protocol.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { sealedCards } from './sealed-cards.ts';
import { playOut, sitAlone, sitDown } from './tables.ts';

test('a save is given out while nobody else sits there or when the game is over, and not before', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const [anna, bohdan] = players as [Player, Player];
  expect(await anna.http<ErrorReply>('GET', `tables/${id}/save`)).toMatchObject({ status: 403, body: { error: { code: 'save-hidden' } } });
  await bohdan.http('POST', `tables/${id}/leave`, {});
  expect((await anna.http('GET', `tables/${id}/save`)).status).toBe(403);
  await bohdan.http('POST', `tables/${id}/return`, {});
  await playOut(id, players);
  const { body: save } = await anna.http<Save>('GET', `tables/${id}/save`);
  expect(save).toMatchObject({ skerry: 1, game: 'connect-four' });

  const solo = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  expect((await solo.player.http('GET', `tables/${solo.id}/save`)).status).toBe(200);
  const zoe = await Player.arrive(address, 'Zoe');
  expect((await zoe.http('GET', `tables/${solo.id}/save`)).status).toBe(403);
});

test('a save becomes a new table that goes on where it was', async () => {
  const { address } = await openServer();
  const { id, player } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'me' }]);
  await player.subscribe(id, 1);
  await playOut(id, [player, player], 5);
  await player.until(() => player.look(id, 0).number === 5);
  const { body: save } = await player.http<Save>('GET', `tables/${id}/save`);
  const made = await player.http<TableReply>('POST', 'tables', { save, seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(made.body.table).toMatchObject({ status: 'waiting', number: 5, game: 'sealed-cards' });
  const bohdan = await Player.arrive(address, 'Bohdan');
  const { body } = await bohdan.http<TableReply>('POST', `tables/${made.body.table.id}/join`, {});
  expect(body.table).toMatchObject({ status: 'running', fromSave: true, dealtAnew: true });
  await player.subscribe(body.table.id, 0);
  // Nobody sees that it was dealt anew, but it is an act of its own.
  expect(player.look(body.table.id, 0).view).toEqual(player.look(id, 0).view);
  expect(player.look(body.table.id, 0).number).toBe(6);
  const asked = player.look(body.table.id, 0);
  if (asked.question !== null)
    expect(await player.answer(body.table.id, 0, asked.question.id, 0)).toMatchObject({ type: 'ack', number: 7 });

  for (const broken of [
    { ...save, check: 'ffffffff' },
    { ...save, answers: [...save.answers, 0] },
    { ...save, answers: [7, 7] },
    { ...save, skerry: 9 },
  ]) {
    const reply = await player.http<ErrorReply>('POST', 'tables', { save: broken, seats: [{ kind: 'me' }, { kind: 'me' }] });
    expect(reply.status).toBe(400);
    expect(['broken-save', 'save-version']).toContain(reply.body.error.code);
  }
  expect((await player.http<ErrorReply>('POST', 'tables', { save, seats: [{ kind: 'me' }] })).body.error.code).toBe('players');
});

test('of a save with strange contents nothing is kept', async () => {
  const { address } = await openServer();
  const { id, player } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'me' }]);
  await player.subscribe(id, 1);
  await playOut(id, [player, player], 5);
  const { body: save } = await player.http<Save>('GET', `tables/${id}/save`);
  const strange: Record<string, object> = {
    'a version that fills a page': { version: '9'.repeat(1000) },
    'a version that no text may have': { version: 'a\u0000b' },
    'a seed that fills a page': { version: '0', seed: '9'.repeat(1000) },
    'half a letter for a seed': { version: '0', seed: '\ud800' },
    'a seed that is none': { seed: {} },
    'nothing was dealt': { dealt: null },
    'dealt in the future': { dealt: [{ after: 1e15, seed: 'x' }] },
    'dealt before the beginning': { dealt: [{ after: -1, seed: 'x' }] },
    'dealt from no seed': { dealt: [{ after: 1, seed: {} }] },
    'a length of its own': { dealt: { length: -1_000_000 } },
    'marks that are none': { marks: { length: 20 }, version: '0' },
    'options that are none': { options: null },
  };
  for (const [what, part] of Object.entries(strange)) {
    const reply = await player.http<ErrorReply>('POST', 'tables', { save: { ...save, ...part }, seats: [{ kind: 'me' }, { kind: 'me' }] });
    expect([what, reply.status, reply.body.error?.code]).toEqual([what, 400, 'broken-save']);
  }
});

test('a long save of other rules is played bit by bit: others are answered meanwhile', async () => {
  let together = 0;
  let most = 0;
  const slow: AnyGame = {
    ...connectFour,
    *step(table) {
      most = Math.max(most, ++together);
      setImmediate(() => (together = 0));
      const end = performance.now() + 5;
      while (performance.now() < end);
      yield* connectFour.step(table as never);
    },
  };
  const { address } = await openServer({ games: [{ rules: slow, titles: {} }] });
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'me' }]);
  for (let number = 0; number < 18; number++) {
    const body = { seat: number % 2, question: number, index: 0 };
    expect((await player.http('POST', `tables/${id}/answers`, body)).status).toBe(200);
  }
  const { body: save } = await player.http<Save>('GET', `tables/${id}/save`);
  most = 0;
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { body } = await player.http<TableReply>('POST', 'tables', { save: { ...save, version: '0' }, seats });
  expect(body.table).toMatchObject({ number: 18, carriedOver: { from: '0', lost: 0 } });
  expect(most).toBeLessThan(10);
});

test('a history shows, moment by moment, what the asker saw', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDown(address, 'sealed-cards', 'Anna', 'Bohdan');
  const [anna] = players as [Player];
  const seen: unknown[] = [anna.look(id, 0).view];
  while (anna.look(id, 0).outcome === null) {
    await playOut(id, players, 1);
    await anna.until(() => anna.look(id, 0).number === seen.length);
    seen.push(anna.look(id, 0).view);
    if (seen.length === 4) {
      const { body } = await anna.http<Recording>('GET', `tables/${id}/history?seat=0`);
      expect(views(body)).toEqual(seen);
      expect(body.outcome).toBeNull();
    }
  }
  const { body } = await anna.http<Recording>('GET', `tables/${id}/history?seat=0`);
  expect(views(body)).toEqual(seen);
  expect(body.log).toEqual(anna.look(id, 0).log);
  expect(body.names).toEqual(['Anna', 'Bohdan']);
  expect(body.moments[1]).toMatchObject({ by: { seat: 0, name: 'offer' }, asked: [{ seat: 1, name: 'offer' }] });
  expect(body.moments.at(-1)!.asked).toEqual([]);
  expect(body.outcome).not.toBeNull();
  expect((await players[1]!.http('GET', `tables/${id}/history?seat=0`)).status).toBe(403);
});

/** Waits until the recorder has come round to a finished table. */
async function recorded(data: string, id: string): Promise<void> {
  const database = new DatabaseSync(join(data, 'skerry.sqlite'), { readOnly: true });
  const look = database.prepare('SELECT COUNT(*) AS recordings FROM recordings WHERE table_id = ?');
  while (look.get(id)!['recordings'] === 0) await pause(5);
  database.close();
}

test('a finished game plays as a recording whatever becomes of the rules', async () => {
  const data = newFolder();
  const old = await openServer({ data });
  const done = await sitDown(old.address, 'sealed-cards', 'Anna', 'Bohdan');
  await playOut(done.id, done.players);
  const anna = done.players[0]!;
  const { body: before } = await anna.http<Recording>('GET', `tables/${done.id}/history?seat=0`);
  const { body: public_ } = await anna.http<Recording>('GET', `tables/${done.id}/history`);
  await recorded(data, done.id);
  await old.close();

  const newer: AnyGame = { ...sealedCards, version: '2', view: () => ({ something: 'else' }) };
  const { address } = await openServer({ data, games: [{ rules: newer, titles: {} }] });
  const later = anna.at(address);
  expect((await later.http<Recording>('GET', `tables/${done.id}/history?seat=0`)).body).toEqual(before);
  expect((await later.http<Recording>('GET', `tables/${done.id}/history`)).body).toEqual(public_);
  expect((await later.http<TablesReply>('GET', 'me/tables')).body.tables).toMatchObject([{ status: 'finished' }]);
});

test('a finished game that was not recorded when the server stopped is recorded when it starts again', async () => {
  const data = newFolder();
  const first = await openServer({ data });
  const { id, players } = await sitDown(first.address, 'connect-four', 'Anna', 'Bohdan');
  await playOut(id, players);
  await first.close();
  const database = new DatabaseSync(join(data, 'skerry.sqlite'));
  database.exec('DELETE FROM recordings; UPDATE tables SET recorded = 0');
  database.close();
  const { address } = await openServer({ data });
  await recorded(data, id);
  const anna = players[0]!.at(address);
  const { body } = await anna.http<Recording>('GET', `tables/${id}/history`);
  const { body: look } = await anna.http<Look>('GET', `tables/${id}/look`);
  expect(views(body).at(-1)).toEqual(look.view);
  const { body: save } = await anna.http<Save>('GET', `tables/${id}/save`);
  expect(body.moments).toHaveLength(save.answers.length / 2 + 1);
});
