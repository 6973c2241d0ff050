import { connectFour, type ConnectFour } from '@skerry/connect-four';
import type { AnyGame } from '@skerry/engine';
import type { Thinker } from '@skerry/bots/node';
import { expect, test, vi } from 'vitest';
import type { TableReply } from '../protocol.ts';
import { newFolder, openServer } from './opening.ts';
import { sealedCards } from './sealed-cards.ts';
import { randomThinker } from './serving.ts';
import { sitAlone } from './tables.ts';

const withBots = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'hard' }] as const;

test('bots answer by themselves, are asked with their level, and know what their seat knows and no more', async () => {
  const asked: { level: string; text: string; seat: number }[] = [];
  const random = randomThinker();
  const thinker: Thinker = {
    ...random,
    choose: (game, level, knowledge, seed) => {
      asked.push({ level, text: JSON.stringify(knowledge), seat: knowledge.seat });
      return random.choose(game, level, knowledge, seed);
    },
  };
  const { address } = await openServer({ thinker });
  const { id, player } = await sitAlone(address, 'sealed-cards', withBots);
  const hand = (player.look(id, 0).view as { hand: string[] }).hand;
  for (;;) {
    const question = await player.until(() => player.look(id, 0).question ?? (player.look(id, 0).outcome === null ? null : 'over'));
    if (question === 'over') break;
    await player.answer(id, 0, question.id, 0);
  }
  expect(new Set(asked.map(({ level, seat }) => `${seat} ${level}`))).toEqual(new Set(['1 easy', '2 hard']));
  for (const { text } of asked.slice(0, 2)) for (const card of hand) expect(text).not.toContain(card);
});

test.each([
  ['throws', async () => Promise.reject(new Error('broken'))],
  ['names an answer that does not exist', async () => 99],
  ['names no number', async () => 'first' as unknown as number],
  ['never comes to an end', () => new Promise<number>(() => undefined)],
])('a bot that %s answers without thinking, and the game goes on', async (_, choose) => {
  const { address } = await openServer({ thinker: { choose, close: async () => undefined }, limits: { botDeadline: 20 } });
  const { id, player } = await sitAlone(address, 'sealed-cards', withBots);
  for (;;) {
    const question = await player.until(() => player.look(id, 0).question ?? (player.look(id, 0).outcome === null ? null : 'over'));
    if (question === 'over') break;
    await player.answer(id, 0, question.id, 0);
  }
});

test('after a restart a bot whose turn it is moves without anybody looking', async () => {
  const data = newFolder();
  // This bot never answers, so the first server stops in the middle of its thought.
  const first = await openServer({ data, thinker: { choose: () => new Promise(() => undefined), close: async () => undefined } });
  const { id, player } = await sitAlone(first.address, 'connect-four', [{ kind: 'me' }, { kind: 'bot', level: 'normal' }]);
  await player.answer(id, 0, 0, 0);
  await first.close();
  const { address } = await openServer({ data });
  const anna = player.at(address);
  let number = 1;
  while (number < 2) ({ number } = (await anna.http<TableReply>('GET', `tables/${id}`)).body.table);
  expect(number).toBe(2);
});

test('rules that fail at an answer change nothing, and are noted', async () => {
  let fail = true;
  const faulty: AnyGame = {
    ...sealedCards,
    *step(table) {
      yield* sealedCards.step(table);
      if (fail) throw new Error('a bug in the rules');
    },
  };
  const { address } = await openServer({ games: [{ rules: faulty, titles: {} }] });
  const { id, player } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'me' }]);
  await player.subscribe(id, 1);
  await player.answer(id, 0, 0, 0);
  expect(await player.answer(id, 1, 0, 0)).toMatchObject({ type: 'error', code: 'rules-fault' });
  expect(player.look(id, 1).number).toBe(1);
  fail = false;
  expect(await player.answer(id, 1, 0, 0)).toMatchObject({ type: 'ack', number: 2 });
});

test('where rules fail at the answer of a bot it rests, twice as long each time that nothing else has happened', async () => {
  let tries = 0;
  let fail = true;
  const faulty: AnyGame = {
    ...connectFour,
    *step(table) {
      const { turn } = table.state as ConnectFour;
      yield* connectFour.step(table);
      if (turn === 0 || !fail) return;
      tries++;
      throw new Error('a bug in the rules');
    },
  };
  const rests: { readonly milliseconds: number; readonly over: () => void }[] = [];
  const later = (over: () => void, milliseconds: number): void => void rests.push({ milliseconds, over });
  const rest = (number: number) => vi.waitFor(() => rests[number - 1] ?? expect.fail());
  const { address } = await openServer({ games: [{ rules: faulty, titles: {} }], later });
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await player.answer(id, 0, 0, 0);
  for (const [i, pause] of [1000, 2000, 4000, 8000, 8000].entries()) {
    const { milliseconds, over } = await rest(i + 1);
    expect([milliseconds, tries]).toEqual([pause, i + 1]);
    over();
  }
  const before = await rest(6);
  await player.request({ type: 'undo', table: id, seat: 0, number: 1 });
  await player.answer(id, 0, 2, 0);
  const { milliseconds, over } = await rest(7);
  expect(milliseconds).toBe(1000);
  // That rest was from something else.
  before.over();
  fail = false;
  over();
  await player.until(() => player.look(id, 0).number === 4);
  expect(tries).toBe(7);
});

test('where the rules cannot say what the seat of a bot sees it answers by chance, and the server goes on', async () => {
  const blind: AnyGame = {
    ...sealedCards,
    view: (state, seat) => {
      if (seat === 1) throw new Error('a bug in the view');
      return sealedCards.view(state, seat) as unknown;
    },
  };
  const { address } = await openServer({ games: [{ rules: blind, titles: {} }] });
  const { id, player } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const { question } = player.look(id, 0);
  await player.answer(id, 0, question!.id, 0);
  await player.until(() => player.look(id, 0).number >= 2);
});

test('a thought is cancelled when its question is gone', async () => {
  const signals: AbortSignal[] = [];
  const thinker: Thinker = {
    choose: (_game, _level, _knowledge, _seed, care) => {
      signals.push(care!.signal!);
      return new Promise(() => undefined);
    },
    close: async () => undefined,
  };
  const { address } = await openServer({ thinker, limits: { botDeadline: 60_000 } });
  const { id, player } = await sitAlone(address, 'connect-four', [{ kind: 'me' }, { kind: 'bot', level: 'normal' }]);
  await player.answer(id, 0, 0, 3);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]!.aborted).toBe(false);
  expect(await player.request({ type: 'undo', table: id, seat: 0, number: 1 })).toMatchObject({ type: 'ack', number: 2 });
  expect(signals[0]!.aborted).toBe(true);
  // The bot thinks about the next question, and nobody has stopped that.
  await player.answer(id, 0, 2, 4);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  expect(signals[1]!.aborted).toBe(false);
});
