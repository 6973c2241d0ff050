import { expect, test } from 'vitest';
import type { ActReply, ErrorReply, TableInfo, TableReply } from '../protocol.ts';
import { concernedBy } from '../consent.ts';
import type { StoredAct } from '../storage.ts';
import { newFolder, openServer } from './opening.ts';
import type { Player } from './player.ts';
import { sitDownTo } from './tables.ts';

/** Anna has answered, and Bohdan is asked. */
async function afterAMove(address: string) {
  const { id, players } = await sitDownTo(address, { game: 'connect-four', consent: true }, ['Anna', 'Bohdan']);
  const [anna, bohdan] = players as [Player, Player];
  await anna.answer(id, 0, 0, 3);
  await bohdan.until(() => bohdan.look(id, 1).question);
  return { id, anna, bohdan };
}

const undo = (player: Player, id: string, seat: number, number: number) =>
  player.http<ActReply & ErrorReply>('POST', `tables/${id}/undo`, { seat, number });
const agree = (player: Player, id: string, number: number, allow: boolean) =>
  player.http<ActReply & ErrorReply>('POST', `tables/${id}/consent`, { number, allow });
const infoOf = async (player: Player, id: string): Promise<TableInfo> => (await player.http<TableReply>('GET', `tables/${id}`)).body.table;

test('who takes back a move after the next player was asked waits for his yes; everybody at the table learns of it', async () => {
  const { address } = await openServer();
  const { id, anna, bohdan } = await afterAMove(address);
  expect((await undo(anna, id, 0, 1)).body).toEqual({ number: 1, asks: [1] });
  const request = await bohdan.until(
    () => bohdan.messages.findLast((message) => message.type === 'table' && message.table.request !== undefined) && true,
  );
  expect(request).toBe(true);
  expect(await infoOf(bohdan, id)).toMatchObject({
    consent: true,
    number: 1,
    request: { seat: 0, number: 1, of: [1], agreed: [], refused: null },
  });
  // Asked again, it is still the same wish.
  expect((await undo(anna, id, 0, 1)).body.asks).toEqual([1]);
  expect((await agree(anna, id, 1, true)).body.error.code).toBe('not-asked');
  expect((await agree(bohdan, id, 1, true)).body).toEqual({ number: 2 });
  await anna.until(() => anna.look(id, 0).number === 2 && anna.look(id, 0).question);
  expect((await infoOf(anna, id)).request).toBeUndefined();
  // The undo that was carried out, sent again after a lost reply, counts once.
  expect((await undo(anna, id, 0, 1)).body).toEqual({ number: 2 });
});

test('a no leaves the move standing, and is not asked for again until something has happened', async () => {
  const { address } = await openServer();
  const { id, anna, bohdan } = await afterAMove(address);
  await undo(anna, id, 0, 1);
  expect((await agree(bohdan, id, 1, false)).status).toBe(200);
  expect((await infoOf(anna, id)).request).toMatchObject({ refused: 1 });
  expect((await undo(anna, id, 0, 1)).body.error).toMatchObject({ code: 'undo-refused', facts: { seat: 1 } });
  expect((await agree(bohdan, id, 1, true)).body.error.code).toBe('stale');
  expect((await infoOf(anna, id)).number).toBe(1);
});

test('the wish falls when the game goes on', async () => {
  const { address } = await openServer();
  const { id, anna, bohdan } = await afterAMove(address);
  await undo(anna, id, 0, 1);
  await bohdan.answer(id, 1, bohdan.look(id, 1).question!.id, 0);
  expect((await infoOf(anna, id)).request).toBeUndefined();
  expect((await agree(bohdan, id, 1, true)).body.error.code).toBe('stale');
  // Now Bohdan has acted too: with his consent, his own answer goes along.
  await anna.until(() => anna.look(id, 0).number === 2);
  expect((await undo(anna, id, 0, 2)).body.asks).toEqual([1]);
  expect((await agree(bohdan, id, 2, true)).body.number).toBe(3);
  await anna.until(() => anna.look(id, 0).number === 3 && anna.look(id, 0).question);
  expect(anna.look(id, 0).moment).toBe(0);
});

test('who leaves while he is asked does not hold the table up: a bot never refuses', async () => {
  const { address } = await openServer({ thinker: { choose: () => new Promise(() => {}), close: async () => {} } });
  const { id, anna, bohdan } = await afterAMove(address);
  await undo(anna, id, 0, 1);
  await bohdan.http('POST', `tables/${id}/leave`, {});
  await anna.until(() => anna.look(id, 0).number === 2 && anna.look(id, 0).question);
});

test('a restart forgets nothing: the wish is still there, and a yes carries it out', async () => {
  const data = newFolder();
  const before = await openServer({ data });
  const { id, anna, bohdan } = await afterAMove(before.address);
  await undo(anna, id, 0, 1);
  await before.close();
  const after = await openServer({ data });
  const [again, other] = [anna.at(after.address), bohdan.at(after.address)];
  expect(await infoOf(again, id)).toMatchObject({ consent: true, number: 1, request: { seat: 0, number: 1, of: [1] } });
  expect((await agree(other, id, 1, true)).body.number).toBe(2);
});

test('a table without it, and what concerns nobody else, ask for no consent', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDownTo(address, { game: 'connect-four' }, ['Anna', 'Bohdan']);
  await players[0]!.answer(id, 0, 0, 3);
  expect((await undo(players[0]!, id, 0, 1)).body).toEqual({ number: 2 });
  expect((await infoOf(players[0]!, id)).consent).toBe(false);
});

test('concerned is who is asked because of an answer, or has acted since; not who was asked before and only thinks on', () => {
  const act = (seat: number, asked: number[], more: Partial<StoredAct> = {}): StoredAct => ({
    number: 0,
    kind: 'answer',
    seat,
    question: 0,
    index: 0,
    key: null,
    byBot: false,
    along: [],
    at: 0,
    asked,
    ...more,
  });
  // All choose at once: 1 thinks on, 2 has answered since.
  const chosen = [act(3, [0, 1, 2]), act(0, [0, 1, 2]), act(2, [0, 1])];
  expect([...concernedBy(chosen, 0)]).toEqual([2]);
  // One after the other.
  expect([...concernedBy([act(0, [1])], 0)]).toEqual([1]);
  // A bot's answer is not a person's; an answer that was taken back leaves the one before it.
  expect([...concernedBy([act(2, [0]), act(0, [1]), act(1, [0], { byBot: true }), act(0, [2]), act(0, [0], { kind: 'undo' })], 0)]).toEqual(
    [1, 2],
  );
});
