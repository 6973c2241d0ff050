import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Save } from '@skerry/engine';
import { games } from '@skerry/games';
import { expect, test } from 'vitest';
import { views } from '../patch.ts';
import type { ErrorReply, Look, Recording, TableReply } from '../protocol.ts';
import { endlessCount } from './endless-count.ts';
import { newFolder, openServer } from './opening.ts';
import type { Player } from './player.ts';
import { sitAlone } from './tables.ts';

type By = 1 | 2 | 3;

/** The counting game in another version, in which one may count by these numbers. */
function counting(version: string, ...by: readonly By[]): AnyGame {
  const answers = by.map((one) => ({ kind: 'more', by: one }));
  return {
    ...endlessCount,
    version,
    *step(table) {
      const { by: more } = yield* table.ask(0, 'count', answers, { always: true });
      table.state.total += more as number;
      table.log({ what: 'counted' });
    },
  };
}

const serve = (data: string, game: AnyGame) => openServer({ data, games: [{ rules: game, titles: {} }] });
const both = [{ kind: 'me' }, { kind: 'me' }] as const;

/** A table at which was counted like this. */
async function counted(
  data: string,
  game: AnyGame,
  ...by: readonly By[]
): Promise<{ id: string; player: Player; close: () => Promise<void> }> {
  const server = await serve(data, game);
  const { id, player } = await sitAlone(server.address, 'endless-count', both);
  for (const [i, one] of by.entries()) {
    const question = await player.until(() => player.look(id, 0).number === i && player.look(id, 0).question);
    const index = question.answers.findIndex((answer) => (answer as unknown as { by: number }).by === one);
    await player.answer(id, 0, question.id, index);
  }
  return { id, player, close: () => server.close() };
}

const look = async (player: Player, id: string): Promise<Look> => (await player.http<Look>('GET', `tables/${id}/look?seat=0`)).body;
const table = async (player: Player, id: string): Promise<TableReply['table']> =>
  (await player.http<TableReply>('GET', `tables/${id}`)).body.table;

test('rules that still offer every answer, in another place: the table goes on under them, and says so', async () => {
  const data = newFolder();
  const old = await counted(data, counting('1', 1, 2), 1, 2, 2);
  const undone = await old.player.request({ type: 'undo', table: old.id, seat: 0, number: 3 });
  expect(undone).toMatchObject({ type: 'ack', number: 4 });
  await old.close();
  for (let start = 0; start < 2; start++) {
    const { address, close } = await serve(data, counting('2', 3, 2, 1));
    const player = old.player.at(address);
    expect(await look(player, old.id)).toMatchObject({ number: 4 + start, moment: 2 + start, view: { total: 3 + 3 * start } });
    expect(await table(player, old.id)).toMatchObject({ status: 'running', version: '2', carriedOver: { from: '1', lost: 0 } });
    const { question } = await look(player, old.id);
    expect(await player.http('POST', `tables/${old.id}/answers`, { seat: 0, question: question!.id, index: 0 })).toMatchObject({
      body: { number: 5 + start },
    });
    await close();
  }
});

test('rules that do not: it is shown as far as it fits, with its past; its players keep it or go on from there', async () => {
  const data = newFolder();
  const old = await counted(data, counting('1', 1, 2), 1, 1, 2, 1);
  await old.close();
  const { address, close } = await serve(data, counting('2', 1, 3));
  const player = await old.player.at(address).connect();
  await player.subscribe(old.id, 0);
  expect(player.look(old.id, 0)).toMatchObject({ number: 2, moment: 2, view: { total: 2 }, question: null, asked: [] });
  expect(await table(player, old.id)).toMatchObject({ status: 'stalled', version: '1', carriedOver: { from: '1', lost: 2 } });
  const { body: past } = await player.http<Recording>('GET', `tables/${old.id}/history?seat=0`);
  expect(views(past)).toEqual([{ total: 0 }, { total: 1 }, { total: 2 }]);
  expect((await player.http<Save>('GET', `tables/${old.id}/save`)).body).toMatchObject({ version: '2', answers: [0, 0, 0, 0] });
  const refused = await player.http<ErrorReply>('POST', `tables/${old.id}/answers`, { seat: 0, question: 2, index: 0 });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'rules-version' } } });

  const went = await player.http<TableReply>('POST', `tables/${old.id}/go-on`);
  expect(went.body.table).toMatchObject({ status: 'running', version: '2', carriedOver: { from: '1', lost: 2 } });
  expect((await player.http<ErrorReply>('POST', `tables/${old.id}/go-on`)).body.error.code).toBe('not-stalled');
  expect(player.look(old.id, 0).question).toMatchObject({ id: 2, name: 'count' });
  expect(await player.answer(old.id, 0, 2, 1)).toMatchObject({ type: 'ack', number: 3 });
  await player.until(() => player.look(old.id, 0).number === 3);
  expect(player.look(old.id, 0).view).toEqual({ total: 5 });
  await close();
  // What was answered under the old rules lies beside it.
  const database = new DatabaseSync(join(data, 'skerry.sqlite'), { readOnly: true });
  const { version, acts } = database.prepare('SELECT version, acts FROM carried').get() as { version: string; acts: string };
  database.close();
  expect([version, (JSON.parse(acts) as unknown[]).length]).toEqual(['1', 4]);
  const again = await serve(data, counting('2', 1, 3));
  expect(await look(old.player.at(again.address), old.id)).toMatchObject({ number: 3, view: { total: 5 } });
});

test('what was taken back need not be possible any more', async () => {
  const data = newFolder();
  const old = await counted(data, counting('1', 1, 2), 1, 2);
  expect(await old.player.request({ type: 'undo', table: old.id, seat: 0, number: 2 })).toMatchObject({ type: 'ack', number: 3 });
  const { question } = await look(old.player, old.id);
  expect(await old.player.answer(old.id, 0, question!.id, 0)).toMatchObject({ type: 'ack', number: 4 });
  await old.close();
  const { address } = await serve(data, counting('2', 3, 1));
  const player = old.player.at(address);
  expect(await look(player, old.id)).toMatchObject({ number: 2, moment: 2, view: { total: 2 } });
  expect(await table(player, old.id)).toMatchObject({ status: 'running', carriedOver: { from: '1', lost: 0 } });
});

test('the rules of before are not lost by looking: brought back, all of the table is there', async () => {
  const data = newFolder();
  const old = await counted(data, counting('1', 1, 2), 2, 1);
  await old.close();
  const between = await serve(data, counting('2', 1, 3));
  expect(await look(old.player.at(between.address), old.id)).toMatchObject({ number: 0 });
  await between.close();
  const { address } = await serve(data, counting('1', 1, 2));
  expect(await look(old.player.at(address), old.id)).toMatchObject({ number: 2, view: { total: 3 } });
});

test('a save of other rules becomes a table that goes on as far as it fits', async () => {
  const old = await counted(newFolder(), counting('1', 1, 2), 1, 2, 1);
  const { body: save } = await old.player.http<Save>('GET', `tables/${old.id}/save`);
  await old.close();
  for (const [game, lost, total] of [
    [counting('2', 3, 2, 1), 0, 4],
    [counting('3', 1), 2, 1],
  ] as const) {
    const { address } = await serve(newFolder(), game);
    const { player } = await sitAlone(address, 'endless-count', both);
    const made = await player.http<TableReply>('POST', 'tables', { save, seats: both });
    expect(made.body.table).toMatchObject({ status: 'running', version: game.version, fromSave: true, carriedOver: { from: '1', lost } });
    expect((await look(player, made.body.table.id)).view).toEqual({ total });
  }
});

test('every recorded game of the house goes on under a next version that offers the same', async () => {
  const next = games.map(({ rules, titles }) => ({ rules: { ...rules, version: `${rules.version}.next` }, titles }));
  const { address } = await openServer({ games: next });
  const { player } = await sitAlone(
    address,
    next[0]!.rules.id,
    Array.from({ length: next[0]!.rules.players.min }, () => ({ kind: 'me' })),
  );
  let loaded = 0;
  for (const { rules } of games) {
    const folder = fileURLToPath(new URL(`../../games/${rules.id}/tests/fixtures/`, import.meta.url));
    const [first] = readdirSync(folder).filter((name) => name.endsWith('.json'));
    if (first === undefined) continue;
    const file = JSON.parse(readFileSync(join(folder, first), 'utf8')) as Save | { readonly save: Save };
    const save = 'save' in file ? file.save : file;
    const { body } = await player.http<TableReply>('POST', 'tables', {
      save,
      seats: Array.from({ length: save.players }, () => ({ kind: 'me' })),
    });
    expect(body.table, first).toMatchObject({ carriedOver: { from: save.version, lost: 0 }, number: save.answers.length / 2 });
    loaded++;
  }
  expect(loaded).toBeGreaterThanOrEqual(3);
});
