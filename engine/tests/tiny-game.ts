import {
  type Answer,
  type AnyGame,
  begin,
  type Chance,
  configure,
  type GameDefinition,
  type LogEntry,
  type Play,
  Run,
  type Seat,
  type Table,
} from '../index.ts';

/** An answer of the tiny games: a number. */
export interface Say extends Answer {
  readonly kind: 'say';
  readonly n: number;
}

export const say = (n: number): Say => ({ kind: 'say', n });
export const says = (...numbers: number[]): Say[] => numbers.map(say);

/** What the tiny games write down, so that a test can read what happened. */
export interface Notes {
  notes: string[];
  round: number;
}

export type TinyTable = Table<Notes>;
export type TinyStep = (table: TinyTable) => Play;

const over = { scores: [0], winners: [] };

/** A game for a test: its step, and whatever differs from a game of nothing for one to six. */
export function gameOf(step: TinyStep, more: Partial<GameDefinition<Notes, unknown, LogEntry>> = {}): AnyGame {
  return {
    id: 'tiny',
    version: '1',
    players: { min: 1, max: 6 },
    options: {},
    setup: (): Notes => ({ notes: [], round: 0 }),
    step,
    view: (state) => ({ notes: [...state.notes], round: state.round }),
    bot: { imagine: (view) => ({ notes: [...(view as Notes).notes], round: (view as Notes).round }), value: () => 0.5, horizon: 2 },
    ...more,
  };
}

/** The same, and over after one step. */
export function onceOf(step: TinyStep, more: Partial<GameDefinition<Notes, unknown, LogEntry>> = {}): AnyGame {
  return gameOf(function* (table) {
    yield* step(table);
    table.end(over);
  }, more);
}

export function runOf(game: AnyGame, players = 2, seed = 'seed'): Run<Notes> {
  return new Run<Notes>(
    game,
    begin(game, configure(game, players), seed) as { state: Notes; chance: [number, number, number, number] },
  ).start();
}

/** The open questions as text: seat, name and numbers. */
export function asked(run: { readonly questions: Run['questions'] }): string[] {
  return run.questions.map(({ seat, name, answers }) => `${seat} ${name} ${(answers as readonly Say[]).map(({ n }) => n).join(' ')}`);
}

/** Lets a seat say a number. */
export function tell(run: Run<Notes>, seat: Seat, n: number): void {
  const question = run.questionOf(seat)!;
  run.answer(
    (question.answers as readonly Say[]).findIndex((answer) => answer.n === n),
    question,
  );
}

/**
 * A game with everything in it, for properties: three seats, rounds of a secret choice at once, a turn in order,
 * a die for some answers, something shown for others, and a common decision. It ends after seven rounds.
 */
export const everything: AnyGame = {
  id: 'everything',
  version: '3',
  players: { min: 2, max: 4 },
  options: { long: { kind: 'switch', default: false } },
  setup: ({ players, options }, chance: Chance): Everything => ({
    round: 0,
    rounds: options['long'] === true ? 9 : 5,
    gold: Array.from({ length: players }, () => chance.below(3)),
    hidden: Array.from({ length: players }, () => 0),
    fund: 0,
  }),
  *step(table: Table<Everything>): Play {
    const { state } = table;
    const seats = state.gold.map((_, seat) => seat);
    const hidden = yield* table.together(seats, function* (seat): Play<number> {
      const { n } = yield* table.ask(seat, 'hide', says(0, 1, 2), { secret: true });
      table.log({ what: 'hid' }, { seats: [seat], entry: { what: `hid ${n}` } });
      if (n === 2) yield* table.action(spend(table, seat));
      return n;
    });
    hidden.forEach((n, seat) => (state.hidden[seat]! += n));
    const turn = state.round % seats.length;
    const { n } = yield* table.ask(turn, 'take', says(0, 1, 2, 3));
    state.gold[turn]! += n;
    if (n === 3) state.gold[turn]! += table.chance.below(6);
    if (n === 2) table.reveal();
    table.log({ what: 'took' });
    if (state.round % 2 === 1) {
      const common = yield* table.agree(seats, 'fund', says(0, 1, 5));
      state.fund += common.n;
    }
    state.round++;
    if (state.round < state.rounds) return;
    const best = Math.max(...state.gold);
    table.end({ scores: [...state.gold], winners: seats.filter((seat) => state.gold[seat] === best) });
  },
  view: (state: Everything, seat) => ({
    ...state,
    gold: [...state.gold],
    hidden: state.hidden.map((n, owner) => (owner === seat ? n : -1)),
  }),
  bot: {
    imagine: (view: Everything, _seat, chance) => ({
      ...view,
      gold: [...view.gold],
      hidden: view.hidden.map((n) => (n < 0 ? chance.below(3) : n)),
    }),
    value: () => 0.5,
    horizon: 2,
  },
};

export interface Everything {
  round: number;
  rounds: number;
  gold: number[];
  hidden: number[];
  fund: number;
}

function* spend(table: Table<Everything>, seat: Seat): Play {
  const first = yield* table.ask(seat, 'spend', () => says(0, 1, 2 + (table.state.fund % 3)));
  const second = yield* table.ask(seat, 'spend-more', says(0, 1));
  table.state.fund += first.n + second.n;
}
