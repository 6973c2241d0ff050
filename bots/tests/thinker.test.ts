import { Chance, Session } from '@skerry/engine';
import { games } from '@skerry/games';
import { afterEach, expect, test, vi } from 'vitest';
import { chooser, levels } from '../index.ts';
import { createThinker } from '../node.ts';
import { createDesks, type DeskOptions } from '../desks.ts';
import type { Desk, Thought } from '../thinker.ts';

const knowledge = { game: 'any', seat: 0, view: null, trail: [], question: 'any', answers: [] };

/** Desks at which the test decides what happens to each thought. */
function desks(size: number, { deaf = false, ...options }: DeskOptions & { deaf?: boolean } = {}) {
  const interrupted: number[] = [];
  const posted: {
    thought: Thought;
    report: (report: { milliseconds: number } | { leads: number }) => void;
    answer: (index: number) => void;
    fail: (error: string) => void;
    die: () => void;
  }[] = [];
  let opened = 0;
  let terminated = 0;
  const thinker = createDesks(
    size,
    (hear, die): Desk => {
      opened++;
      return {
        post: (thought) =>
          posted.push({
            thought,
            report: (report) => hear({ id: thought.id, ...report }),
            answer: (index) => hear({ id: thought.id, index }),
            fail: (error) => hear({ id: thought.id, error }),
            die: () => die(new Error('gone')),
          }),
        ...(deaf ? {} : { interrupt: (id) => void interrupted.push(id) }),
        terminate: () => terminated++,
      };
    },
    options,
  );
  return { thinker, posted, interrupted, opened: () => opened, terminated: () => terminated };
}

afterEach(() => void vi.useRealTimers());

test('thoughts wait for a free desk, and a desk is used again', async () => {
  const { thinker, posted, opened } = desks(1);
  const first = thinker.choose('any', 'hard', knowledge, 'a');
  const second = thinker.choose('any', 'hard', knowledge, 'b');
  expect(posted).toHaveLength(1);
  posted[0]!.answer(3);
  expect(await first).toBe(3);
  expect(posted).toHaveLength(2);
  posted[1]!.answer(1);
  expect(await second).toBe(1);
  expect(opened()).toBe(1);
});

test('a bot that fails fails alone', async () => {
  const { thinker, posted, opened } = desks(1);
  const first = thinker.choose('any', 'hard', knowledge, 'a');
  posted[0]!.fail('confused');
  await expect(first).rejects.toThrow('confused');
  const second = thinker.choose('any', 'hard', knowledge, 'b');
  posted[1]!.answer(0);
  expect(await second).toBe(0);
  expect(opened()).toBe(1);
});

test('a worker that dies when nobody thinks there is replaced, and no thought is lost in it', async () => {
  const { thinker, posted, opened } = desks(1, { deadline: 20 });
  const first = thinker.choose('any', 'hard', knowledge, 'a');
  posted[0]!.answer(3);
  expect(await first).toBe(3);
  posted[0]!.die();
  const second = thinker.choose('any', 'hard', knowledge, 'b');
  expect(opened()).toBe(2);
  posted[1]!.answer(1);
  expect(await second).toBe(1);
});

test('a worker that dies or is stuck is replaced, and the next thought goes on', async () => {
  const { thinker, posted, opened, terminated } = desks(1, { deadline: 20 });
  const dead = thinker.choose('any', 'hard', knowledge, 'a');
  posted[0]!.die();
  await expect(dead).rejects.toThrow('gone');
  await expect(thinker.choose('any', 'hard', knowledge, 'b')).rejects.toThrow('did not answer');
  expect(terminated()).toBe(2);
  const alive = thinker.choose('any', 'hard', knowledge, 'c');
  posted[2]!.answer(2);
  expect(await alive).toBe(2);
  expect(opened()).toBe(3);
});

test('closing rejects what was not begun', async () => {
  const { thinker, posted } = desks(1);
  const begun = thinker.choose('any', 'hard', knowledge, 'a');
  const waiting = thinker.choose('any', 'hard', knowledge, 'b');
  const refused = expect(waiting).rejects.toThrow('gone home');
  await thinker.close();
  await refused;
  posted[0]!.answer(1);
  expect(await begun).toBe(1);
  await expect(thinker.choose('any', 'hard', knowledge, 'c')).rejects.toThrow('gone home');
});

test('real workers think for every game in the list', async () => {
  const thinker = createThinker(1);
  for (const { rules } of games) {
    const session = Session.open(rules, rules.players.min, {}, 'worker');
    const { seat, answers } = session.questions[0]!;
    for (const level of levels) {
      const index = await thinker.choose(rules.id, level, session.knowledge(seat), 'seed');
      expect(answers[index]).toBeDefined();
    }
  }
  const session = Session.open(games[0]!.rules, games[0]!.rules.players.min, {}, 'worker');
  await expect(thinker.choose('no-such-game', 'easy', session.knowledge(session.questions[0]!.seat), 'seed')).rejects.toThrow(
    'no bot knows',
  );
  await thinker.close();
});

test('those who wait are served in turn, however much one of them has waiting', async () => {
  const { thinker, posted } = desks(1);
  const ask = (name: string, person: string): Promise<number> => thinker.choose('any', 'hard', knowledge, name, { line: [name, person] });
  for (let i = 0; i < 50; i++) ask('greedy', `person ${i % 2}`).catch(() => undefined);
  for (let i = 0; i < 2; i++) ask('honest', 'person').catch(() => undefined);
  for (let i = 0; i < 6; i++) posted[i]!.answer(0);
  expect(posted.map(({ thought }) => thought.seed)).toEqual(['greedy', 'greedy', 'honest', 'greedy', 'honest', 'greedy', 'greedy']);
});

test('nobody has all desks while others may come, and who has much waiting thinks shorter', async () => {
  const { thinker, posted } = desks(3);
  const ask = (name: string): void => void thinker.choose('any', 'hard', knowledge, name, { line: [name] }).catch(() => undefined);
  for (let i = 0; i < 100; i++) ask('greedy');
  expect(posted).toHaveLength(2);
  ask('honest');
  expect(posted.map(({ thought }) => thought.seed)).toEqual(['greedy', 'greedy', 'honest']);
  posted[0]!.answer(0);
  expect(posted[3]!.thought.milliseconds).toBeLessThan(posted[2]!.thought.milliseconds!);
});

test('a thought that nobody wants any more is not thought', async () => {
  const { thinker, posted } = desks(1);
  const first = thinker.choose('any', 'hard', knowledge, 'a');
  const stop = new AbortController();
  const second = thinker.choose('any', 'hard', knowledge, 'b', { signal: stop.signal });
  const third = thinker.choose('any', 'hard', knowledge, 'c');
  stop.abort();
  await expect(second).rejects.toThrow('not wanted');
  posted[0]!.answer(0);
  posted[1]!.answer(1);
  expect(await Promise.all([first, third])).toEqual([0, 1]);
  expect(posted.map(({ thought }) => thought.seed)).toEqual(['a', 'c']);
  await expect(thinker.choose('any', 'hard', knowledge, 'd', { signal: stop.signal })).rejects.toThrow('not wanted');
});

test('a thought that has begun is ended when nobody wants it any more, and its desk is used again', async () => {
  const { thinker, posted, interrupted, opened } = desks(1);
  const stop = new AbortController();
  const first = thinker.choose('any', 'hard', knowledge, 'a', { signal: stop.signal });
  const second = thinker.choose('any', 'hard', knowledge, 'b');
  stop.abort();
  await expect(first).rejects.toThrow('not wanted');
  expect(interrupted).toEqual([posted[0]!.thought.id]);
  posted[0]!.answer(0);
  posted[1]!.answer(1);
  expect(await second).toBe(1);
  expect(opened()).toBe(1);
});

test('a desk that cannot hear while it thinks is replaced', async () => {
  const { thinker, posted, opened, terminated } = desks(1, { deaf: true });
  const stop = new AbortController();
  const first = thinker.choose('any', 'hard', knowledge, 'a', { signal: stop.signal });
  const second = thinker.choose('any', 'hard', knowledge, 'b');
  stop.abort();
  await expect(first).rejects.toThrow('not wanted');
  expect([opened(), terminated()]).toEqual([2, 1]);
  posted[1]!.answer(1);
  expect(await second).toBe(1);
});

test.each(['easy', 'normal', 'hard'] as const)('%s looks whether it is still wanted in every imagined world', (level) => {
  const { rules } = games[0]!;
  const session = Session.open(rules, rules.players.min, {}, 'gone');
  const { seat, answers } = session.questions[0]!;
  let looks = 0;
  const endless = { iterations: Infinity, milliseconds: Infinity, gone: () => ++looks > 500 };
  const index = chooser(level, endless)(rules, session.knowledge(seat), Chance.fromSeed('gone'));
  expect(answers[index]).toBeDefined();
});

test('one desk more than are in use is kept ready, if that is wanted', () => {
  const { thinker, posted, opened } = desks(3, { spare: true });
  const ask = (): void => void thinker.choose('any', 'easy', knowledge, 'a').catch(() => undefined);
  ask();
  expect(opened()).toBe(2);
  ask();
  expect([posted.length, opened()]).toEqual([2, 3]);
  ask();
  expect([posted.length, opened()]).toEqual([3, 3]);
});

test('whatever the rules cost, nobody waits for more than one and a half times the time of a level: what leads then is taken', async () => {
  vi.useFakeTimers();
  const { thinker, posted, interrupted, opened } = desks(1);
  const first = thinker.choose('any', 'hard', knowledge, 'a');
  const second = thinker.choose('any', 'hard', knowledge, 'b');
  vi.advanceTimersByTime(5000);
  // The rules had to be fetched first: its time begins now.
  posted[0]!.report({ milliseconds: 800 });
  posted[0]!.report({ leads: 4 });
  posted[0]!.report({ leads: 2 });
  let taken: number | null = null;
  void first.then((index) => (taken = index));
  await vi.advanceTimersByTimeAsync(800);
  expect(taken).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(taken).toBe(2);
  expect(interrupted).toEqual([posted[0]!.thought.id]);
  // Its desk is free when it has come to an end.
  expect(posted).toHaveLength(1);
  posted[0]!.answer(4);
  posted[1]!.answer(1);
  expect([await second, opened()]).toEqual([1, 1]);
});

test('a desk that cannot hear and is over its time is replaced; without any answer the bot has failed', async () => {
  vi.useFakeTimers();
  const { thinker, posted, opened, terminated } = desks(1, { deaf: true });
  const first = expect(thinker.choose('any', 'easy', knowledge, 'a')).rejects.toThrow('no answer in its time');
  const second = thinker.choose('any', 'easy', knowledge, 'b');
  posted[0]!.report({ milliseconds: 200 });
  await vi.advanceTimersByTimeAsync(300);
  await first;
  expect([opened(), terminated()]).toEqual([2, 1]);
  posted[1]!.report({ milliseconds: 200 });
  posted[1]!.answer(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([await second, opened(), terminated()]).toEqual([1, 2, 1]);
});

test.each(['easy', 'normal', 'hard'] as const)('%s says while it thinks which answer leads, and takes the last of them', (level) => {
  for (const { rules } of games) {
    const session = Session.open(rules, rules.players.min, {}, 'leads');
    const { seat, answers } = session.questions[0]!;
    const led: number[] = [];
    const budget = { iterations: 40, milliseconds: Infinity, leads: (index: number) => void led.push(index) };
    const index = chooser(level, budget)(rules, session.knowledge(seat), Chance.fromSeed('leads'));
    expect(led.length).toBeGreaterThan(0);
    expect(led.every((one) => answers[one] !== undefined)).toBe(true);
    expect(led.at(-1)).toBe(index);
  }
});
