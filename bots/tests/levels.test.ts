import { type ConnectFour, connectFour } from '@skerry/connect-four';
import { type AnyGame, Chance, type Knowledge, type Play, Session, type Table } from '@skerry/engine';
import { games } from '@skerry/games';
import { describe, expect, test, vi } from 'vitest';
import { chooser, levels } from '../index.ts';
import { search, weigh } from '../search.ts';

/** A game of Connect Four in which these columns have been played. */
function played(...columns: number[]): Session {
  const session = Session.open(connectFour, 2, {}, 'drawn');
  for (const column of columns) {
    const { seat, id, answers } = session.questions[0]!;
    session.answer(
      seat,
      id,
      answers.findIndex((answer) => 'id' in answer && answer.id === column),
    );
  }
  return session;
}

function columnOf(level: 'easy' | 'normal' | 'hard', session: Session): unknown {
  const { seat, answers } = session.questions[0]!;
  return answers[chooser(level, { milliseconds: Infinity })(connectFour, session.knowledge(seat), Chance.fromSeed('thought'))];
}

describe.each(levels)('%s', (level) => {
  test('plays whole games lawfully', () => {
    const choose = chooser(level, { iterations: 30, milliseconds: Infinity });
    for (let game = 0; game < 5; game++) {
      const session = Session.open(connectFour, 2, {}, `game ${game}`);
      const chance = Chance.fromSeed(`bot ${game}`);
      while (session.outcome === null) {
        const { seat, id } = session.questions[0]!;
        session.answer(seat, id, choose(connectFour, session.knowledge(seat), chance));
      }
      expect(session.length).toBeGreaterThanOrEqual(7);
    }
  });

  test('answers the same when it knows the same and has the same luck', () => {
    const choose = chooser(level, { iterations: 100, milliseconds: Infinity });
    const session = played(3, 3, 2, 4);
    const knowledge = session.knowledge(0);
    const overTheWire = JSON.parse(JSON.stringify(knowledge)) as Knowledge;
    for (let i = 0; i < 5; i++) {
      const answers = [knowledge, overTheWire].map((known) => choose(connectFour, known, Chance.fromSeed(`luck ${i}`)));
      expect(answers[0]).toBe(answers[1]);
    }
  });
});

test.each(['easy', 'normal', 'hard'] as const)('%s takes a line of four that is there', (level) => {
  expect(columnOf(level, played(0, 6, 1, 6, 2, 5))).toEqual({ kind: 'column', id: 3 });
});

test.each(['normal', 'hard'] as const)("%s stops the rival's line of four", (level) => {
  expect(columnOf(level, played(0, 5, 1, 5, 2))).toEqual({ kind: 'column', id: 3 });
});

test('a search that may not begin still gives an answer', () => {
  const session = played();
  const index = chooser('hard', { iterations: 0 })(connectFour, session.knowledge(0), Chance.fromSeed('none'));
  expect(session.questions[0]!.answers[index]).toBeDefined();
});

// ── Several seats at once ──

/** Each seat picks a number, all at once; what a seat picks is worth something to it alone. Seat 0 likes low numbers, the others high ones. */
const numbers = [0, 1, 2, 3].map((n) => ({ kind: 'number', n }));
const liking = ({ picked }: { picked: number[] }, seat: number): number => (seat === 0 ? 3 - picked[0]! : picked[seat]!) / 4;

const likes: AnyGame = {
  id: 'likes',
  version: '1',
  players: { min: 2, max: 6 },
  options: {},
  setup: ({ players }) => ({ picked: Array.from({ length: players }, () => -1) }),
  *step(table: Table<{ picked: number[] }>) {
    const { picked } = table.state;
    const seats = picked.map((_, seat) => seat);
    yield* table.together(seats, function* (seat): Play {
      picked[seat] = (yield* table.ask(seat, 'number', numbers)).n;
    });
    table.end({ scores: picked, winners: [] });
  },
  view: (state: unknown) => state,
  bot: { imagine: (view: unknown) => structuredClone(view), value: liking, horizon: 0 },
};

test.each(['easy', 'normal', 'hard'] as const)('%s chooses what suits its own seat, whoever else is asked', (level) => {
  const session = Session.open(likes, 3, {}, 'all');
  for (let i = 0; i < 10; i++) {
    for (const seat of [0, 1, 2]) {
      const index = chooser(level, { milliseconds: Infinity })(likes, session.knowledge(seat), Chance.fromSeed(`${seat} ${i}`));
      expect(session.questionOf(seat)!.answers[index]).toMatchObject({ n: seat === 0 ? 0 : 3 });
    }
  }
});

test('in every game in which several seats are asked at once, a search weighs the answers of the seat that thinks', () => {
  const weighedAt = new Set<string>();
  for (const { rules } of games) {
    const chance = Chance.fromSeed(rules.id);
    const session = Session.open(rules, Math.min(3, rules.players.max), {}, rules.id);
    while (session.length < 100 && session.outcome === null) {
      const { questions } = session;
      for (const { seat, name } of questions.length < 2 ? [] : questions) {
        const weighed = weigh(rules, session.knowledge(seat), chance, { iterations: 6, milliseconds: Infinity });
        // A tree that began at the question of another would know nothing of these answers.
        expect(weighed.reduce((sum, { visits }) => sum + visits, 0)).toBe(6);
        weighedAt.add(`${rules.id} ${name}`);
      }
      const { seat, id, answers } = questions[chance.below(questions.length)]!;
      session.answer(seat, id, chance.below(answers.length));
    }
  }
  expect(weighedAt).toContain('floating-islands keep');
});

/** All win as one if somebody says so; to wait is worth a little less than certain. */
const rescue: AnyGame = {
  ...likes,
  id: 'rescue',
  cooperative: true,
  *step(table: Table<{ picked: number[] }>) {
    const { picked } = table.state;
    const seats = picked.map((_, seat) => seat);
    const said = yield* table.together(seats, (seat) => table.ask(seat, 'save', [{ kind: 'wait' }, { kind: 'win' }]));
    if (said.some(({ kind }) => kind === 'win')) table.end({ scores: seats.map(() => 1), winners: seats });
  },
  bot: { ...likes.bot, value: () => 0.6, horizon: 1 },
};

test.each(['easy', 'normal', 'hard'] as const)("%s takes a win that is everybody's, at a table of any size", (level) => {
  for (const players of [2, 4, 6]) {
    const session = Session.open(rescue, players, {}, 'all');
    for (let seat = 1; seat < players; seat++) session.answer(seat, session.questionOf(seat)!.id, 0);
    const index = chooser(level, { milliseconds: Infinity })(rescue, session.knowledge(0), Chance.fromSeed('thought'));
    expect(session.questionOf(0)!.answers[index]).toEqual({ kind: 'win' });
  }
});

// ── Time ──

test.each(['easy', 'normal', 'hard'] as const)('%s looks at the clock in every imagined world', (level) => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  try {
    // Rules so slow that an answer takes a second of this clock.
    const slow: AnyGame = {
      ...connectFour,
      *step(table) {
        now += 1000;
        yield* connectFour.step(table);
      },
    };
    const session = played();
    const index = chooser(level, { milliseconds: 400 })(slow, session.knowledge(0), Chance.fromSeed('slow'));
    expect(session.questions[0]!.answers[index]).toBeDefined();
    expect(now).toBeLessThanOrEqual(3000);
  } finally {
    clock.mockRestore();
  }
});

test.each(['easy', 'normal', 'hard'] as const)('%s does not look for a world that fits beyond its time', (level) => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  try {
    // To deal a world takes 50 milliseconds of this clock, and none of them fits: in each the first column is full.
    const baffling: AnyGame = {
      ...connectFour,
      bot: {
        ...connectFour.bot,
        imagine: (view, seat, chance) => {
          now += 50;
          const world = connectFour.bot.imagine(view as ConnectFour, seat, chance);
          world.heights[0] = 6;
          return world;
        },
        lean: (_state, _question, chance) => chance.below(1),
      },
    };
    const session = played();
    const index = chooser(level, { milliseconds: 200 })(baffling, session.knowledge(0), Chance.fromSeed('none'));
    expect(session.questions[0]!.answers[index]).toBeDefined();
    expect(now).toBeLessThanOrEqual(300);
  } finally {
    clock.mockRestore();
  }
});

test('a game may say how much thought a level spends on it', () => {
  let worlds = 0;
  const { bot } = connectFour;
  const imagine: typeof bot.imagine = (...known) => {
    worlds++;
    return bot.imagine(...known);
  };
  const game = {
    ...connectFour,
    bot: { ...bot, imagine, budgets: { normal: { iterations: 7, milliseconds: Infinity } } },
  } as typeof connectFour;
  chooser('normal')(game, played().knowledge(0), Chance.fromSeed('few'));
  expect(worlds).toBe(7);
});

test('where a game says how answers look, a clear lead ends the thought early', () => {
  /** How many worlds are imagined before column 3, which wins, is chosen. */
  const worlds = (glance: NonNullable<AnyGame['bot']['glance']>): number => {
    let imagined = 0;
    const game: AnyGame = {
      ...connectFour,
      bot: {
        ...connectFour.bot,
        imagine: (view: ConnectFour, seat, chance) => {
          imagined++;
          return connectFour.bot.imagine(view, seat, chance);
        },
        glance,
      },
    };
    const known = played(0, 6, 1, 6, 2, 5).knowledge(0);
    const index = search(game, known, Chance.fromSeed('lead'), { iterations: 400, milliseconds: Infinity });
    expect(known.answers[index]).toMatchObject({ id: 3 });
    return imagined;
  };
  expect(worlds((_state, { answers }) => answers.map((answer) => ('id' in answer && answer.id === 3 ? 3 : 0)))).toBeLessThanOrEqual(112);
  expect(worlds(() => null)).toBeGreaterThan(150);
});
