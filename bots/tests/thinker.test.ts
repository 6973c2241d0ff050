import { Session } from '@skerry/engine';
import { games } from '@skerry/games';
import { expect, test } from 'vitest';
import { createThinker } from '../node.ts';
import { createDesks, type Desk, type Thought } from '../thinker.ts';

const knowledge = { game: 'any', seat: 0, view: null, trail: [], question: 'any', answers: [] };

/** Desks at which the test decides what happens to each thought. */
function desks(size: number, deadline?: number) {
  const posted: { thought: Thought; answer: (index: number) => void; fail: (error: string) => void; die: () => void }[] = [];
  let opened = 0;
  let terminated = 0;
  const thinker = createDesks(
    size,
    (conclude, die): Desk => {
      opened++;
      return {
        post: (thought) =>
          posted.push({
            thought,
            answer: (index) => conclude({ id: thought.id, index }),
            fail: (error) => conclude({ id: thought.id, error }),
            die: () => die(new Error('gone')),
          }),
        terminate: () => terminated++,
      };
    },
    deadline,
  );
  return { thinker, posted, opened: () => opened, terminated: () => terminated };
}

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

test('a worker that dies or is stuck is replaced, and the next thought goes on', async () => {
  const { thinker, posted, opened, terminated } = desks(1, 20);
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
    const index = await thinker.choose(rules.id, 'normal', session.knowledge(seat), 'seed');
    expect(answers[index]).toBeDefined();
  }
  const session = Session.open(games[0]!.rules, games[0]!.rules.players.min, {}, 'worker');
  await expect(thinker.choose('no-such-game', 'easy', session.knowledge(session.questions[0]!.seat), 'seed')).rejects.toThrow(
    'no bot knows',
  );
  await thinker.close();
});
