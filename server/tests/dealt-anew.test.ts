import { type AnyGame, type Save, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import type { TableReply } from '../protocol.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';
import { sealedCards, type SealedView } from './sealed-cards.ts';
import { playOut, sitAlone } from './tables.ts';

/** The cards that whoever has the save thinks will be drawn, if everybody always offers the first. */
function foreseen(save: Save): Set<string> {
  const session = Session.load(sealedCards, save);
  const held = new Set([0, 1].flatMap((seat) => (session.view(seat) as SealedView).hand!));
  for (const card of (session.view(null) as SealedView).won.flat()) held.add(card);
  while (session.outcome === null) {
    const [{ seat, id }] = session.questions as [Session['questions'][number]];
    session.answer(seat, id, 0);
  }
  const { won } = session.view(null) as SealedView;
  return new Set([...won.flat(), ...[0, 1].flatMap((seat) => (session.view(seat) as SealedView).hand!)].filter((card) => !held.has(card)));
}

/** The cards that were really drawn in the rest of the game. */
async function drawn(id: string, players: readonly Player[]): Promise<Set<string>> {
  const hand = (player: Player, seat: number) => (player.look(id, seat).view as unknown as SealedView).hand!;
  const held = new Set([0, 1].flatMap((seat) => hand(players[seat]!, seat)));
  const { won: before } = players[0]!.look(id, 0).view as unknown as SealedView;
  for (const card of before.flat()) held.add(card);
  await playOut(id, players);
  const { won } = players[0]!.look(id, 0).view as unknown as SealedView;
  return new Set([...won.flat(), ...[0, 1].flatMap((seat) => hand(players[seat]!, seat))].filter((card) => !held.has(card)));
}

const both = [{ kind: 'me' }, { kind: 'me' }] as const;

/** A save in the middle of a hot-seat game, whose maker knows its seed. */
async function saved(address: string): Promise<{ player: Player; id: string; save: Save; keys: string[] }> {
  const { id, player, reply } = await sitAlone(address, 'sealed-cards', both);
  await player.subscribe(id, 1);
  await playOut(id, [player, player], 2);
  const { body: save } = await player.http<Save>('GET', `tables/${id}/save`);
  return { player, id, save, keys: reply.mine.map(({ key }) => key) };
}

test('who makes a table from a save that he knows foresees nothing of what his rivals draw', async () => {
  const { address } = await openServer();
  const { player, save } = await saved(address);
  const { body } = await player.http<TableReply>('POST', 'tables', { save, seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(body.table).toMatchObject({ status: 'waiting', fromSave: true, dealtAnew: false });
  const { id } = body.table;
  await player.subscribe(id, 0);
  const bohdan = await Player.arrive(address, 'Bohdan');
  await bohdan.http('POST', `tables/${id}/join`, {});
  await bohdan.connect();
  await bohdan.subscribe(id, 1);
  expect((await bohdan.http<TableReply>('GET', `tables/${id}`)).body.table).toMatchObject({ fromSave: true, dealtAnew: true });
  const knew = foreseen(save);
  const came = await drawn(id, [player, bohdan]);
  expect(came.size).toBe(knew.size);
  expect([...came].filter((card) => knew.has(card)).length).toBeLessThan(came.size);
  // All of it stands in the save of the game that is over.
  const { body: end } = await player.http<Save>('GET', `tables/${id}/save`);
  expect(end.dealt).toHaveLength(1);
  expect(Session.load(sealedCards, end).outcome).toEqual(player.look(id, 0).outcome);
});

test('the same at a hot-seat table whose seat is handed on; told once, kept over a restart, and in the history', async () => {
  const data = newFolder();
  const server = await openServer({ data });
  const { player, id, save, keys } = await saved(server.address);
  const bohdan = await Player.arrive(server.address, 'Bohdan');
  const { body } = await bohdan.http<TableReply>('POST', `tables/${id}/claim`, { key: keys[1] });
  expect(body.table).toMatchObject({ fromSave: false, dealtAnew: true });
  await player.until(() => player.messages.some((message) => message.type === 'update' && message.act.kind === 'redeal'));
  const { number } = (await player.http<TableReply>('GET', `tables/${id}`)).body.table;
  await server.close();

  const { address } = await openServer({ data });
  const anna = await player.at(address).connect();
  await anna.subscribe(id, 0);
  const rival = await bohdan.at(address).connect();
  await rival.subscribe(id, 1);
  expect(anna.look(id, 0).number).toBe(number);
  const knew = foreseen(save);
  const came = await drawn(id, [anna, rival]);
  expect([...came].filter((card) => knew.has(card)).length).toBeLessThan(came.size);
  const { body: past } = await anna.http<{ moments: unknown[] }>('GET', `tables/${id}/history?seat=0`);
  expect(past.moments).toHaveLength(anna.look(id, 0).moment + 1);
});

test('nothing is dealt anew for who plays alone, for bots, or for those who win and lose together', async () => {
  const together: AnyGame = { ...sealedCards, id: 'sealed-together', cooperative: true };
  const { address } = await openServer({ games: [sealedCards, together].map((rules) => ({ rules, titles: {} })) });
  const { player, save } = await saved(address);
  for (const seats of [both, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]]) {
    const { body } = await player.http<TableReply>('POST', 'tables', { save, seats });
    expect(body.table).toMatchObject({ status: 'running', fromSave: true, dealtAnew: false });
  }
  const { body } = await player.http<TableReply>('POST', 'tables', { game: 'sealed-together', seats: both });
  const { body: own } = await player.http<Save>('GET', `tables/${body.table.id}/save`);
  const made = await player.http<TableReply>('POST', 'tables', { save: own, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const bohdan = await Player.arrive(address, 'Bohdan');
  const joined = await bohdan.http<TableReply>('POST', `tables/${made.body.table.id}/join`, {});
  expect(joined.body.table).toMatchObject({ status: 'running', fromSave: true, dealtAnew: false });
});
