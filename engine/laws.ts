/**
 * The laws that every game keeps, for its tests: what is saved and loaded, undone and done again, is the same game; what a seat must
 * not know makes no difference to it; nothing reads the clock. A broken law throws; no test runner is needed.
 */
import { Chance } from './chance.ts';
import { type AnyGame, configure, type Options, type Table } from './game.ts';
import { copy, keyOf } from './plain.ts';
import type { Answer, Play, Question, Seat } from './question.ts';
import { Refusal } from './refusal.ts';
import { begin, type Position, Run } from './run.ts';
import { seenIn } from './one-game.ts';
import { Session } from './session.ts';

export { staysOneGame } from './one-game.ts';

/** A table at which the laws are tried. */
export interface TriedTable {
  readonly players: number;
  readonly options: Options;
  /** Says which it is, and seeds its chance. */
  readonly name: string;
}

/** Every number of players with every one of these sets of options. */
export function tablesOf(players: readonly number[], optionSets: readonly Options[]): TriedTable[] {
  return players.flatMap((count) =>
    optionSets.map((options) => {
      const chosen = Object.entries(options).map(([name, value]) => (value === true ? name : `${name} ${value}`));
      return { players: count, options, name: `${count} players, ${chosen.join(', ') || 'no option'}` };
    }),
  );
}

/** A game that waits at its first question, without a history. */
export function newRun<State>(game: AnyGame, { players, options }: Omit<TriedTable, 'name'>, seed: string): Run<State> {
  return new Run<State>(game, begin(game, configure(game, players, options), seed) as Position<State>).start();
}

/** A session after so many random answers, or at its end. */
export function playedSession(game: AnyGame, { players, options }: Omit<TriedTable, 'name'>, seed: string, answers = Infinity): Session {
  const session = Session.open(game, players, options, seed);
  const chance = Chance.fromSeed(`play ${seed}`);
  while (session.outcome === null && session.length < answers) {
    const { seat, id, answers: list } = session.questions[chance.below(session.questions.length)]!;
    session.answer(seat, id, chance.below(list.length));
  }
  return session;
}

/** Random play of one game. */
export interface RandomPlay<State> {
  newRun(players: number, options: Options, seed: string): Run<State>;
  playedSession(players: number, options: Options, seed: string, answers?: number): Session;
}

export function randomPlay<State>(game: AnyGame): RandomPlay<State> {
  return {
    newRun: (players, options, seed) => newRun(game, { players, options }, seed),
    playedSession: (players, options, seed, answers) => playedSession(game, { players, options }, seed, answers),
  };
}

/** Who looks on while a game is played at random. */
export interface Onlooker<State> {
  /** Before each step. */
  stepBegins?(): void;
  /** Before each answer. */
  asked?(question: Question, run: Run<State>): void;
  ended(run: Run<State>): void;
}

/**
 * So many random games come to their end; no question offers the same twice or blocks what it offers, and every position is judged to be
 * somewhere between lost and won.
 */
export function playsToTheEnd<State>(
  game: AnyGame,
  { players, options, name }: TriedTable,
  games: number,
  mostAnswers: number,
  onlooker: (state: State, number: number) => Onlooker<State>,
): void {
  const chance = Chance.fromSeed(name);
  for (let number = 0; number < games; number++) {
    const where = `${game.id}, ${name}, game ${number}`;
    const position = begin(game, configure(game, players, options), `${name} ${number}`) as Position<State>;
    const { stepBegins, asked, ended } = onlooker(position.state, number);
    const run = new Run<State>(game, position, { stepBegins: () => stepBegins?.(), logged() {} }).start();
    for (let answers = 0; run.anyQuestion !== null; answers++) {
      if (answers > mostAnswers) throw new Error(`${where} does not end`);
      const question = run.questions[chance.below(run.questions.length)]!;
      mustOfferEachOnce(question, where);
      mustBeJudged(game, run.state, question, where);
      asked?.(question, run);
      run.answer(chance.below(question.answers.length), question);
    }
    ended(run);
  }
}

function mustOfferEachOnce({ name, answers, more }: Question, where: string): void {
  const offered = new Set(answers.map(keyOf));
  if (offered.size !== answers.length) throw new Error(`${where}: "${name}" offers the same twice`);
  for (const { answer } of more?.blocked?.() ?? [])
    if (offered.has(keyOf(answer))) throw new Error(`${where}: "${name}" offers and blocks ${keyOf(answer)}`);
}

function mustBeJudged({ bot }: AnyGame, state: unknown, { seat, name }: Question, where: string): void {
  const value = bot.value(state, seat);
  if (!(value >= 0 && value <= 1)) throw new Error(`${where}: a bot that is asked "${name}" judges its position to be ${value}`);
}

/** The whole truth of a session, which nobody but a test may look at. */
export function stateOf<State>(session: Session): State {
  return (session as unknown as { run: Run<State> }).run.state;
}

/** Changes the truth of a session behind everybody's back, also where it remembers the beginning of the step. */
export function changeState<State>(session: Session, change: (state: State) => void): void {
  change(stateOf<State>(session));
  const { snapshots } = session as unknown as { snapshots: { last: { position: { state: State } } } };
  snapshots.last.position.state = copy(stateOf<State>(session));
}

/** All that can be seen of a session from outside, as a text to be compared. */
export const seenFromOutside = (session: Session): string => JSON.stringify(seenIn(session));

/** All that one seat (null: an onlooker) can learn from a session. */
export function knownTo(session: Session, seat: Seat | null): string {
  const question = seat === null ? undefined : session.questionOf(seat);
  return JSON.stringify({
    view: session.view(seat),
    log: session.log(seat),
    question: question && {
      name: question.name,
      answers: question.answers,
      about: question.more?.about,
      blocked: question.more?.blocked?.(),
      id: question.id,
    },
    knowledge: question && session.knowledge(question.seat),
    waiting: session.questions.map((open) => [open.seat, open.id, open.name]),
    number: session.number,
    length: session.length,
    outcome: session.outcome,
  });
}

/**
 * Two sessions that differ only in what one seat keeps to itself are played on with the same acts: says what the others, or an onlooker,
 * can tell apart. Beyond a point where they differ by right, such as a draw from decks that differ, `parted` says so.
 */
export function toldApart(
  [one, other]: readonly [Session, Session],
  keeper: Seat,
  chance: Chance,
  parted: (session: Session) => boolean = () => false,
  mayPlay: (answer: Answer) => boolean = () => true,
): string[] {
  const others = [null, ...Array.from({ length: one.config.players }, (_, seat) => seat).filter((seat) => seat !== keeper)];
  for (let answers = 0; answers < 12; answers++) {
    for (const seat of others) if (knownTo(one, seat) !== knownTo(other, seat)) return [`seat ${seat} after ${answers} answers`];
    const [mine] = one.questions;
    const [theirs] = other.questions;
    if (mine === undefined || theirs === undefined) return mine === theirs ? [] : ['the end'];
    // What the keeper can do may differ: only what is possible in both is played on.
    const keys = new Set(theirs.answers.map(keyOf));
    const common = mine.answers
      .filter(mayPlay)
      .map(keyOf)
      .filter((key) => keys.has(key));
    if (common.length === 0) return [];
    const key = chance.pick(common);
    for (const session of [one, other]) {
      const { seat, id, answers: open } = session.questions[0]!;
      session.answer(
        seat,
        id,
        open.findIndex((answer) => keyOf(answer) === key),
      );
    }
    if (parted(one)) return [];
  }
  return [];
}

/** Whether a state imagined from a seat's view looks to it like the real one. */
export function looksTheSame(game: AnyGame, state: unknown, seat: Seat, chance: Chance): boolean {
  const view: unknown = game.view(state, seat);
  return JSON.stringify(game.view(game.bot.imagine(view, seat, chance), seat)) === JSON.stringify(view);
}

/**
 * At so many answers into random games, what is imagined looks to every seat like the real thing; `look` may ask more of it. Returns how
 * often it was another state all the same, as it must be where something is hidden.
 */
export function imaginesWhatFits<State>(
  game: AnyGame,
  tables: readonly TriedTable[],
  lengths: readonly number[],
  look: (imagined: State, state: State) => void,
): number {
  const chance = Chance.fromSeed('imagine');
  let unlike = 0;
  for (const table of tables) {
    for (const length of lengths) {
      const state = stateOf<State>(playedSession(game, table, table.name, length));
      for (let seat = 0; seat < table.players; seat++) {
        if (!looksTheSame(game, state, seat, chance))
          throw new Error(`${table.name}: after ${length} answers seat ${seat} imagines what it does not see`);
        const imagined = game.bot.imagine(game.view(state, seat), seat, chance) as State;
        look(imagined, state);
        if (JSON.stringify(imagined) !== JSON.stringify(state)) unlike++;
      }
    }
  }
  return unlike;
}

/** Saved and loaded after so many answers, the game is the same and goes on the same. */
export function keepsThroughSaves(game: AnyGame, table: TriedTable, lengths: readonly number[]): void {
  for (const length of lengths) {
    const session = playedSession(game, table, `save ${table.name}`, length);
    const loaded = Session.load(game, JSON.stringify(session.save()));
    mustBeSame(loaded, seenFromOutside(session), `loaded after ${length} answers`);
    const chance = Chance.fromSeed(`on ${table.name}`);
    for (let i = 0; i < 10 && session.outcome === null; i++) {
      const { seat, answers } = session.questions[0]!;
      const index = chance.below(answers.length);
      for (const one of [session, loaded]) one.answer(seat, one.questionOf(seat)!.id, index);
    }
    mustBeSame(loaded, seenFromOutside(session), `gone on from ${length} answers`);
  }
}

/** Undone and done again, each answer leads to the same game. Returns how many undos were possible, and the codes of those refused. */
export function keepsThroughUndo(game: AnyGame, table: TriedTable, answers: number): { undone: number; refused: string[] } {
  const session = Session.open(game, table.players, table.options, `undo ${table.name}`);
  const chance = Chance.fromSeed(`undo ${table.name}`);
  let undone = 0;
  const refused: string[] = [];
  for (let i = 0; i < answers && session.outcome === null; i++) {
    const before = seenFromOutside(session);
    const { seat, id, answers: list } = session.questions[0]!;
    const index = chance.below(list.length);
    session.answer(seat, id, index);
    const after = seenFromOutside(session);
    try {
      session.undo(seat);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error.code);
      mustBeSame(session, after, `answer ${i}, whose undo was refused`);
      continue;
    }
    undone++;
    mustBeSame(session, before, `answer ${i} undone`);
    session.answer(seat, session.questionOf(seat)!.id, index);
    mustBeSame(session, after, `answer ${i} done again`);
  }
  return { undone, refused };
}

/**
 * Where the first who has chosen acts (`whoever`), choosing is free: whatever a seat is asked meanwhile and however it answers, nothing of the
 * state changes before it acts. Else what it was only thinking about would stay when another is first. Returns how many choices were begun.
 */
export function choosingIsFree(game: AnyGame, { players, options, name }: TriedTable, answers: number): number {
  let choices = 0;
  function* watched<Choice>(state: unknown, seat: Seat, choice: Play<Choice>): Play<Choice> {
    choices++;
    const before = JSON.stringify(state);
    for (let answer: unknown; ;) {
      const next = choice.next(answer);
      if (JSON.stringify(state) !== before) throw new Error(`${game.id}: seat ${seat} changed the state while it was choosing`);
      if (next.done === true) return next.value;
      answer = yield next.value;
    }
  }
  const watching = (table: Table<unknown>): Table<unknown> => ({
    state: table.state,
    chance: table.chance,
    ask: (...question) => table.ask(...question),
    together: (...branches) => table.together(...branches),
    whoever: (seats, choose) => table.whoever(seats, (seat) => watched(table.state, seat, choose(seat))),
    agree: (...question) => table.agree(...question),
    action: (body) => table.action(body),
    log: (...entry) => table.log(...entry),
    reveal: (shown) => table.reveal(shown),
    end: (outcome) => table.end(outcome),
  });
  const watchedGame: AnyGame = { ...game, step: (table) => game.step(watching(table)) };
  const run = newRun(watchedGame, { players, options }, `choose ${name}`);
  const chance = Chance.fromSeed(`choose ${name}`);
  for (let i = 0; i < answers && run.outcome === null; i++) {
    const question = run.questions[chance.below(run.questions.length)]!;
    run.answer(chance.below(question.answers.length), question);
  }
  return choices;
}

function mustBeSame(session: Session, expected: string, when: string): void {
  const found = seenFromOutside(session);
  if (found !== expected) throw new Error(`${session.game.id}, ${when}: expected ${expected}\nbut found ${found}`);
}

/** Runs something in a world in which reading the clock or the wild dice throws. */
export function withoutClockAndDice(body: () => void): void {
  const { random } = Math;
  const world = globalThis as unknown as { Date: unknown };
  const clock = world.Date;
  const forbidden = (): never => {
    throw new Error('the clock or the wild dice were used');
  };
  try {
    Math.random = forbidden;
    world.Date = Object.assign(
      function () {
        forbidden();
      },
      { now: forbidden },
    );
    body();
  } finally {
    Math.random = random;
    world.Date = clock;
  }
}
