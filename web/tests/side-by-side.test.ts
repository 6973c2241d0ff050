import { Session, type Refusal, type Seat } from '@skerry/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LocalSeat } from '../client/kept-tables.ts';
import { LocalTable } from '../client/local-table.ts';
import type { TabWatch } from '../client/tab-watch.ts';
import type { Scene } from '../client/table-client.ts';
import { heap, shelvedHeap as game, type Heap } from './heap.ts';

const me: LocalSeat = { sits: 'me', name: null };
const bot: LocalSeat = { sits: 'bot', level: 'random' };

/** Bots that wait until they are told what to say. */
function patientBots() {
  const waiting: { seat: Seat; say: (index: number) => void; signal: AbortSignal | undefined }[] = [];
  return {
    waiting,
    choose: (_game: string, _level: string, { seat }: { readonly seat: Seat }, _seed: string, care?: { readonly signal?: AbortSignal }) =>
      new Promise<number>((resolve) => waiting.push({ seat, say: resolve, signal: care?.signal })),
    close: () => Promise.resolve(),
    /** The thought that has waited longest comes to its end. */
    say: async (index: number): Promise<void> => {
      waiting.shift()!.say(index);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

async function sitDown(seats: readonly LocalSeat[]) {
  const bots = patientBots();
  const scenes: Scene[] = [];
  const refusals: Refusal[] = [];
  const table = await LocalTable.open(game, await LocalTable.begin(game, seats, {}, bots), bots);
  table.listen({
    about: () => {},
    scene: (scene) => scenes.push(scene),
    refused: (refusal) => refusals.push(refusal as Refusal),
    failed: () => {},
  });
  const now = (): Scene => scenes.at(-1)!;
  const answer = (index: number): void => table.answer(now().question!, index);
  const taken = (): string[] => (now().view as Heap).taken;
  const loads = async (): Promise<Session> => Session.load(heap, await table.saveFile());
  return { table, bots, refusals, now, answer, taken, loads };
}

test('one person moves freely between the seats that are asked, and no curtain falls', async () => {
  const { table, now, answer, taken } = await sitDown([me, me, me]);
  expect(now()).toMatchObject({ looking: 0, curtain: null, mine: [0, 1, 2] });
  table.turnTo(2);
  expect(now()).toMatchObject({ looking: 2, curtain: null, question: { seat: 2, name: 'coin' } });
  answer(2);
  expect(now()).toMatchObject({ looking: 2, question: { seat: 2, name: 'hand' } });
  table.turnTo(1);
  expect(now().question).toMatchObject({ seat: 1, name: 'coin' });
  answer(0);
  answer(1);
  expect(taken()).toEqual(['1 takes 1']);
  // What seat 2 had begun waits for it.
  table.turnTo(2);
  expect(now().question).toMatchObject({ seat: 2, name: 'hand' });
  answer(0);
  expect(taken()).toEqual(['1 takes 1', '2 takes 3']);
});

test('a seat of somebody else cannot be turned to', async () => {
  const { table, now } = await sitDown([me, bot]);
  expect(now().mine).toEqual([0]);
  table.turnTo(1);
  expect(now().looking).toBe(0);
});

test('an answer on its way counts if it is still offered when a bot has acted, and is refused if it is not', async () => {
  const { table, bots, now, refusals, taken } = await sitDown([me, bot]);
  const before = now().question!;
  await bots.say(2);
  await bots.say(0);
  expect(taken()).toEqual(['1 takes 3']);
  table.answer(before, 2);
  expect(refusals.map(({ code }) => code)).toEqual(['stale']);
  table.answer(before, 3);
  expect(now().question).toMatchObject({ seat: 0, name: 'hand' });
  table.answer(now().question!, 0);
  expect(taken()).toEqual(['1 takes 3', '0 takes 4']);
});

test('what a bot thinks counts if it is still offered when a person has acted; else it thinks again', async () => {
  const { bots, answer, taken } = await sitDown([me, bot]);
  answer(0);
  answer(0);
  expect(taken()).toEqual(['0 takes 1']);
  // It has thought of the second coin, which is the first now; nobody has asked it twice.
  expect(bots.waiting).toHaveLength(1);
  await bots.say(1);
  await bots.say(0);
  expect(taken()).toEqual(['0 takes 1', '1 takes 2']);
  answer(0);
  answer(0);
  expect(taken().at(-1)).toBe('0 takes 3');
  await bots.say(0);
  expect(bots.waiting).toHaveLength(1);
  await bots.say(0);
  await bots.say(1);
  expect(taken().at(-1)).toBe('1 takes 4');
});

test('rules that fail leave the table as it was and say so, and what is saved can be loaded', async () => {
  const { now, answer, refusals, taken, loads } = await sitDown([me, me]);
  answer(5);
  const { moment, question } = now();
  answer(0);
  expect(refusals.map(({ code, message }) => [code, message])).toEqual([['rules-fault', 'The rules failed: coin 6 is cursed']]);
  expect(now()).toMatchObject({ moment, question: { name: question!.name } });
  expect((await loads()).length).toBe(moment);
  // It goes on from there.
  expect(taken()).toEqual([]);
});

test('rules that fail at what a bot says do so, too, and the bot begins anew after an undo', async () => {
  const { table, bots, now, answer, refusals, taken, loads } = await sitDown([me, bot]);
  answer(0);
  await bots.say(5);
  await bots.say(0);
  expect(refusals.map(({ code }) => code)).toEqual(['rules-fault']);
  expect(taken()).toEqual([]);
  expect((await loads()).length).toBe(now().moment);
  expect(bots.waiting).toEqual([]);
  table.undo();
  expect(now().question).toMatchObject({ seat: 0, name: 'coin' });
  expect(bots.waiting).toHaveLength(1);
});

test('a thought is stopped when its question is gone, and when the table is left', async () => {
  const { table, bots, answer, now } = await sitDown([me, bot]);
  await bots.say(0);
  answer(0);
  // Both have named the same coin; the person takes it, so that the bot has to name another.
  answer(0);
  const [hand, coin] = bots.waiting;
  expect(hand!.signal?.aborted).toBe(true);
  expect(coin!.signal?.aborted).toBe(false);
  table.close();
  expect(coin!.signal?.aborted).toBe(true);
  await bots.say(0);
  await bots.say(0);
  expect((now().view as Heap).taken).toEqual(['0 takes 1']);
});

test('an undo keeps what a bot has done since if it still fits, the die that it threw included', async () => {
  const { table, bots, now, answer, refusals, taken } = await sitDown([me, bot]);
  answer(0);
  answer(0);
  await bots.say(4);
  await bots.say(0);
  const [, thrown] = taken();
  expect(thrown).toMatch(/^1 takes 5 and throws/);
  table.undo();
  expect(refusals).toEqual([]);
  expect(taken()).toEqual([thrown]);
  expect(now().question).toMatchObject({ seat: 0, name: 'hand' });
});

test('a bot that was thinking while another tab played is asked again when this one plays on', async () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const bots = patientBots();
  let elsewhere = (): void => {};
  const table = await LocalTable.open(game, await LocalTable.begin(game, [me, bot], {}, bots), bots, (tab) => {
    elsewhere = () => tab.elsewhere();
    return { takeOver: () => {}, yield: () => {}, close: () => {} } as unknown as TabWatch;
  });
  table.listen({ about: () => {}, scene: () => {}, refused: () => {}, failed: () => {} });
  elsewhere();
  // What it has thought of is not played here.
  await bots.say(0);
  expect((await table.moments()).length).toBe(1);
  table.playHere();
  expect(bots.waiting).toHaveLength(1);
  await bots.say(0);
  expect((await table.moments()).length).toBe(2);
});
