import { connectFour } from '@skerry/connect-four';
import { type Play, Refusal, RulesToCome, type Save, Session } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import { expect, test } from 'vitest';
import { readSeats, type LocalSeat } from '../client/kept-tables.ts';
import { LocalTable } from '../client/local-table.ts';
import type { About, Scene } from '../client/table-client.ts';

/** Only the rules are needed: nobody reads or looks here. */
const game = { id: connectFour.id, rules: () => Promise.resolve(connectFour) } as unknown as ShelvedGame;
const me: LocalSeat = { sits: 'me', name: null };
const bot: LocalSeat = { sits: 'bot', level: 'random' };
const firstAnswer = { choose: () => Promise.resolve(0), close: () => Promise.resolve() };

async function sitDown(seats: readonly LocalSeat[], thinker = firstAnswer, of = game) {
  const scenes: Scene[] = [];
  const refusals: unknown[] = [];
  const failures: null[] = [];
  const troubles: About['trouble'][] = [];
  const table = await LocalTable.open(of, await LocalTable.begin(of, seats, {}, thinker), thinker);
  table.listen({
    about: ({ trouble }) => troubles.push(trouble),
    scene: (scene) => scenes.push(scene),
    refused: (refusal) => refusals.push(refusal),
    failed: () => failures.push(null),
  });
  const now = (): Scene => scenes.at(-1)!;
  const answer = async (index: number): Promise<void> => {
    table.answer(now().question!, index);
    // The bot answers in the same breath.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { table, scenes, refusals, failures, now, answer, troubles };
}

test('a bot answers by itself, and every answer is a scene', async () => {
  const { now, answer, scenes } = await sitDown([me, bot]);
  expect(now().question?.seat).toBe(0);
  await answer(3);
  expect(now()).toMatchObject({ moment: 2, looking: 0, asked: [0], jump: false });
  expect(scenes.map(({ moment }) => moment)).toEqual([0, 1, 2]);
  expect(now().log).toHaveLength(2);
});

test("undo takes back one's own answer and what the bot made of it", async () => {
  const { now, answer, table } = await sitDown([me, bot]);
  await answer(3);
  await answer(3);
  table.undo();
  expect(now()).toMatchObject({ moment: 2, jump: true });
  expect(now().question?.seat).toBe(0);
  table.undo();
  expect(now().moment).toBe(0);
});

test('a refused undo says why and changes nothing', async () => {
  const { now, refusals, table } = await sitDown([me, bot]);
  table.undo();
  expect((refusals[0] as Refusal).code).toBe('nothing-to-undo');
  expect(now().moment).toBe(0);
});

test('the past has a view for each answer, and tells who gave it', async () => {
  const { table, answer } = await sitDown([me, bot]);
  await answer(0);
  await answer(1);
  const moments = await table.moments();
  expect(moments.map(({ by }) => by)).toEqual([null, 0, 1, 0, 1]);
});

test('where nothing is secret the device goes round without a curtain', async () => {
  const { now, answer } = await sitDown([me, me]);
  await answer(0);
  expect(now()).toMatchObject({ looking: 1, curtain: null });
  expect(now().question?.seat).toBe(1);
});

test('a saved file opens as the same game with the same seats', async () => {
  const { table, answer } = await sitDown([me, bot]);
  await answer(2);
  const file = (await table.saveFile())!;
  const { seats, players } = JSON.parse(file) as { seats: unknown; players: number };
  const kept = await LocalTable.adopt(game, file, readSeats(seats, players), firstAnswer);
  expect(kept.seats).toEqual([me, bot]);
  expect(kept.save.answers).toEqual([0, 2, 1, 0]);
});

test('a broken file is refused', async () => {
  const save = Session.open(connectFour, 2, {}, 'x').save();
  await expect(LocalTable.adopt(game, { ...save, answers: [1, 0] }, [me, bot], firstAnswer)).rejects.toThrow(Refusal);
  await expect(LocalTable.adopt(game, 'nonsense', [me, bot], firstAnswer)).rejects.toThrow(Refusal);
});

test('a bot that cannot think plays all the same, and the table says so', async () => {
  const { now, answer, troubles } = await sitDown([me, bot], {
    choose: () => Promise.reject(new Error('stuck')),
    close: () => Promise.resolve(),
  });
  await answer(0);
  expect(now().moment).toBe(2);
  expect(troubles).toContain('bot-failed');
});

test('seats from a file that says nothing sensible: the first is mine, the others are bots', () => {
  expect(readSeats(undefined, 2)).toEqual([me, { sits: 'bot', level: 'normal' }]);
  expect(
    readSeats(
      [
        { sits: 'bot', level: 'godlike' },
        { sits: 'me', name: 7 },
      ],
      2,
    ),
  ).toEqual([{ sits: 'bot', level: 'normal' }, me]);
});

test('a file of other rules opens as far as it fits those of now, and the table says so', async () => {
  const { table, answer } = await sitDown([me, bot]);
  await answer(2);
  const save = JSON.parse((await table.saveFile())!) as Save;
  const older = { ...save, version: 'older' };
  expect((await LocalTable.adopt(game, older, [me, bot], firstAnswer)).save).toMatchObject({
    version: connectFour.version,
    answers: [0, 2, 1, 0],
  });
  const abouts: About[] = [];
  const opened = await LocalTable.open(
    game,
    { id: 'older', changed: 0, seats: [me, bot], save: { ...older, answers: [...save.answers, 0, 99] }, over: false },
    firstAnswer,
  );
  opened.listen({ about: (about) => abouts.push(about), scene: () => undefined, refused: () => undefined, failed: () => undefined });
  expect(abouts[0]!.background.carriedOver).toEqual({ from: 'older', lost: 1 });
});

// ── Rules that come in two parts ──

/** Connect Four, of which only the first question is here at once; `fetched` says whether somebody has asked for the rest. */
function inTwoParts(rest: () => Promise<typeof connectFour> = () => Promise.resolve(connectFour)) {
  const { bot: _, ...opening } = connectFour;
  const asked = { fetched: 0 };
  const parts = {
    id: connectFour.id,
    opening: () =>
      Promise.resolve({
        ...opening,
        *step(table: Parameters<typeof opening.step>[0]): Play {
          yield* opening.step(table);
          throw new RulesToCome();
        },
      }),
    rules: () => {
      asked.fetched++;
      return rest();
    },
  } as unknown as ShelvedGame;
  return { parts, asked };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('the first question is shown before all rules are here; they come with the first answer', async () => {
  const { parts, asked } = inTwoParts();
  const { now, table, scenes } = await sitDown([me, bot], firstAnswer, parts);
  expect(now().question?.seat).toBe(0);
  expect(asked.fetched).toBe(0);
  table.answer(now().question!, 3);
  await soon();
  expect(asked.fetched).toBe(1);
  expect(scenes.map(({ moment }) => moment)).toEqual([0, 1, 2]);
});

test('where no person is asked, the bots get all rules and begin', async () => {
  const { parts, asked } = inTwoParts();
  const { now } = await sitDown([bot, me], firstAnswer, parts);
  await soon();
  expect(asked.fetched).toBeGreaterThan(0);
  expect(now()).toMatchObject({ moment: 1, asked: [1] });
});

test('a kept table that is past the first question opens with all rules', async () => {
  const { parts } = inTwoParts();
  const first = await sitDown([me, bot], firstAnswer, parts);
  await first.answer(3);
  await soon();
  const file = JSON.parse((await first.table.saveFile())!) as unknown;
  const again = await LocalTable.open(parts, await LocalTable.adopt(parts, file, [me, bot], firstAnswer), firstAnswer);
  const scenes: Scene[] = [];
  again.listen({ about: () => {}, scene: (scene) => scenes.push(scene), refused: () => {}, failed: () => {} });
  expect(scenes.at(-1)).toMatchObject({ moment: 2, asked: [0] });
});

test('rules that do not come are said so, and nothing is lost', async () => {
  const { parts } = inTwoParts(() => Promise.reject(new TypeError('Failed to fetch')));
  const { now, table, refusals, failures } = await sitDown([me, bot], firstAnswer, parts);
  table.answer(now().question!, 3);
  await soon();
  expect(failures).toHaveLength(1);
  expect(refusals).toEqual([]);
  expect(now().moment).toBe(0);
});
