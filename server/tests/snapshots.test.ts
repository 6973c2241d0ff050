import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Frozen, type Save, savedActs, Session } from '@skerry/engine';
import { games } from '@skerry/games';
import { expect, test } from 'vitest';
import type { Look } from '../protocol.ts';
import { endlessCount } from './endless-count.ts';
import { newFolder, openServer } from './opening.ts';
import type { Player } from './player.ts';
import { sitAlone } from './tables.ts';

/** The counting game, which notes how often its rules were asked. */
function counting(version = '1'): { game: AnyGame; asked: () => number } {
  let asked = 0;
  const game: AnyGame = {
    ...endlessCount,
    version,
    *step(table) {
      asked++;
      const { n } = yield* table.ask(
        0,
        'count',
        [1, 2].map((number) => ({ kind: 'count', n: number })),
      );
      table.state.total += n;
      table.log({ what: 'counted' });
    },
  };
  return { game, asked: () => asked };
}

const serve = (data: string, game: AnyGame) => openServer({ data, games: [{ rules: game, titles: {} }] });

async function countTo(player: Player, id: string, number: number): Promise<void> {
  await player.subscribe(id, 0);
  for (;;) {
    const { number: at, question } = player.look(id, 0);
    if (at >= number) return;
    await player.answer(id, 0, question!.id, at % question!.answers.length);
    await player.until(() => player.look(id, 0).number > at);
  }
}

/** A table of 450 acts, of which a snapshot is kept. */
async function longTable(data: string): Promise<{ id: string; player: Player; look: Look }> {
  const { address, close } = await serve(data, counting().game);
  const { id, player } = await sitAlone(address, 'endless-count', [{ kind: 'me' }, { kind: 'me' }]);
  await countTo(player, id, 450);
  const look = (await player.http<Look>('GET', `tables/${id}/look?seat=0`)).body;
  await close();
  return { id, player, look };
}

async function opened(data: string, { id, player }: { id: string; player: Player }, game: AnyGame): Promise<Look> {
  const { address, close } = await serve(data, game);
  const { body } = await player.at(address).http<Look>('GET', `tables/${id}/look?seat=0`);
  await close();
  return body;
}

test('a long game is opened from its last snapshot, and is the same', async () => {
  const data = newFolder();
  const table = await longTable(data);
  const { game, asked } = counting();
  expect(await opened(data, table, game)).toEqual(table.look);
  expect(asked()).toBeLessThan(100);
});

test.each([
  ['of other acts', 'UPDATE snapshots SET acts = zeroblob(32)'],
  ['that cannot be read', "UPDATE snapshots SET body = x'00'"],
  ['of acts that are not there', 'UPDATE snapshots SET number = 100000'],
])('a snapshot %s is not believed: everything is played again', async (_what, spoil) => {
  const data = newFolder();
  const table = await longTable(data);
  const database = new DatabaseSync(join(data, 'skerry.sqlite'));
  expect(database.prepare(spoil).run().changes).toBe(1);
  database.close();
  const { game, asked } = counting();
  expect(await opened(data, table, game)).toEqual(table.look);
  expect(asked()).toBeGreaterThan(400);
});

test('a snapshot of other rules is not believed either', async () => {
  const data = newFolder();
  const table = await longTable(data);
  const { game, asked } = counting('2');
  expect(await opened(data, table, game)).toEqual(table.look);
  expect(asked()).toBeGreaterThan(400);
});

test('every recorded game of the house, frozen in the middle, thaws as it was and goes on the same', () => {
  for (const { rules } of games) {
    const folder = fileURLToPath(new URL(`../../games/${rules.id}/tests/fixtures/`, import.meta.url));
    const [first] = readdirSync(folder).filter((name) => name.endsWith('.json'));
    if (first === undefined) continue;
    const file = JSON.parse(readFileSync(join(folder, first), 'utf8')) as Save | { readonly save: Save };
    const save = 'save' in file ? file.save : file;
    const { players, options, seed } = save;
    const acts = savedActs(save).flatMap((act) => (act.kind === 'answer' ? [act] : []));
    const session = Session.open(rules, players, options, seed);
    const give = (to: Session, from: number, until: number): void => {
      for (const { seat, index } of acts.slice(from, until)) to.answer(seat, to.questionOf(seat)!.id, index);
    };
    const middle = Math.floor(acts.length / 2);
    give(session, 0, middle);
    const thawed = Session.thaw(rules, players, options, seed, JSON.parse(JSON.stringify(session.freeze())) as Frozen);
    const names = (one: Session) => one.questions.map(({ seat, id, since, name, answers }) => ({ seat, id, since, name, answers }));
    expect(names(thawed), first).toEqual(names(session));
    give(session, middle, acts.length);
    give(thawed, middle, acts.length);
    expect(thawed.save(), first).toEqual(session.save());
    expect(thawed.log(0), first).toEqual(session.log(0));
  }
});
