import { Chance, type ChanceWords } from './chance.ts';
import type { AnyGame, LogEntry, Outcome, Table } from './game.ts';
import { copy, keyOf } from './plain.ts';
import { Fork, Question, type Answer, type AskMore, type Play, type Seat } from './question.ts';
import { Refusal } from './refusal.ts';

/** A game between two steps: plain data, the whole truth. */
export interface Position<State = unknown> {
  readonly state: State;
  readonly chance: ChanceWords;
}

/** One of the generators that run side by side; most of the time there is only the root. */
export class Thread {
  readonly play: Play<unknown>;
  readonly parent: Thread | null;
  readonly place: number;
  started = false;
  question: Question | null = null;
  /** How many branches it still waits for, and what the others returned. */
  open = 0;
  results: unknown[] | null = null;

  constructor(play: Play<unknown>, parent: Thread | null, place: number) {
    this.play = play;
    this.parent = parent;
    this.place = place;
  }

  isWithin(ancestor: Thread): boolean {
    return this === ancestor || (this.parent !== null && this.parent.isWithin(ancestor));
  }
}

/** Who listens to a run. A playout has no listener, and so costs nothing but the rules. */
export interface RunListener {
  stepBegins(): void;
  logged(entry: LogEntry, secret?: { readonly seats: readonly Seat[]; readonly entry: LogEntry }): void;
}

/** A step without a question is fine, a hundred thousand of them in a row is a rule that never ends. */
const MOST_SILENT_STEPS = 100_000;

/**
 * A running game: asks, takes answers, goes on. It keeps no history.
 * A bot's playout uses it as it is; a session wraps it with numbers, snapshots, undo and saves.
 */
export class Run<State = unknown> implements Table<State> {
  readonly game: AnyGame;
  readonly state: State;
  readonly chance: Chance;
  outcome: Outcome | null = null;
  /** The question that waits (of several at once, the first), or null when the game has ended. */
  question: Question | null = null;
  /** How many answers were taken; a session sets it to the number of the act. */
  clock = 0;
  /** How many steps have begun. */
  steps = 0;
  /** Set when something hidden was shown; whoever wants to notice the next time clears it. */
  revealed = false;
  private readonly listener: RunListener | null;
  private root!: Thread;
  private current!: Thread;
  /** The threads that wait or have not begun, when there is more than the root; else null. */
  private leaves: Thread[] | null = null;
  /** The thread in the middle of an action: nobody else goes on. */
  private holder: Thread | null = null;

  constructor(game: AnyGame, position: Position<State>, listener: RunListener | null = null, chance = new Chance(position.chance)) {
    this.game = game;
    this.state = position.state;
    this.chance = chance;
    this.listener = listener;
  }

  /** Runs to the first question. */
  start(): this {
    this.runSteps();
    return this;
  }

  /** All questions that wait for an answer now: one, or several at once. */
  get questions(): readonly Question[] {
    if (this.leaves === null) return this.question === null ? [] : [this.question];
    const questions: Question[] = [];
    for (const leaf of this.leaves) if (leaf.question !== null && this.mayRun(leaf)) questions.push(leaf.question);
    return questions;
  }

  questionOf(seat: Seat): Question | undefined {
    return this.questions.find((question) => question.seat === seat);
  }

  /** Gives the answer with this index to a waiting question (the first, if none is named) and runs to the next one. */
  answer(index: number, question: Question | null = this.question): void {
    if (question === null) throw new Refusal('game-over', 'The game has ended; nothing is asked any more.');
    const answer = question.answers[index];
    if (answer === undefined) {
      throw new Refusal('no-such-answer', `"${question.name}" has answers 0 to ${question.answers.length - 1}, not ${index}.`);
    }
    this.clock++;
    const thread = question.thread!;
    const sideBySide = this.leaves !== null;
    this.goOn(thread, answer);
    if (sideBySide) this.settle();
  }

  private runSteps(): void {
    for (let silent = 0; silent < MOST_SILENT_STEPS; silent++) {
      if (this.outcome !== null) {
        this.stop();
        return;
      }
      if (this.listener !== null) this.listener.stepBegins();
      this.steps++;
      const root = new Thread(this.game.step(this), null, 0);
      this.root = root;
      this.current = root;
      const result = root.play.next();
      if (result.done !== true) {
        this.wait(root, result.value);
        return;
      }
    }
    throw new Error(`${this.game.id}: ${MOST_SILENT_STEPS} steps without a question`);
  }

  /** Resumes a thread until it, or its parent after it, waits again or the step is over. */
  private goOn(thread: Thread, value: unknown): void {
    for (;;) {
      this.current = thread;
      thread.started = true;
      thread.question = null;
      const result = thread.play.next(value);
      if (result.done !== true) {
        this.wait(thread, result.value);
        return;
      }
      const parent = thread.parent;
      if (parent === null) {
        this.runSteps();
        return;
      }
      this.leaves!.splice(this.leaves!.indexOf(thread), 1);
      parent.results![thread.place] = result.value;
      if (--parent.open > 0) return;
      if (parent === this.root) this.leaves = null;
      else this.leaves!.push(parent);
      thread = parent;
      value = parent.results;
    }
  }

  private wait(thread: Thread, value: Question | Fork): void {
    if (this.outcome !== null) {
      this.stop();
      return;
    }
    if (value instanceof Question) {
      value.thread = thread;
      value.id = this.clock;
      thread.question = value;
      if (this.leaves === null) this.question = value;
      return;
    }
    const { branches } = value;
    if (branches.length === 0) {
      this.goOn(thread, []);
      return;
    }
    thread.open = branches.length;
    thread.results = [];
    const leaves = (this.leaves ??= []);
    const at = leaves.indexOf(thread);
    const children = branches.map((branch, place) => new Thread(branch, thread, place));
    if (at >= 0) leaves.splice(at, 1, ...children);
    else leaves.push(...children);
    if (thread === this.root) this.settle();
  }

  /** The rules may end the game in the middle of anything; what they would have asked after that is never asked. */
  private stop(): void {
    this.question = null;
    this.leaves = null;
    this.holder = null;
  }

  private mayRun(thread: Thread): boolean {
    return this.holder === null || thread.isWithin(this.holder);
  }

  /** Begins the branches that may begin, and asks anew what another seat's act may have changed. */
  private settle(): void {
    for (;;) {
      if (this.outcome !== null) {
        this.stop();
        return;
      }
      const next: Thread | undefined = this.leaves?.find((leaf) => !leaf.started && this.mayRun(leaf));
      if (next === undefined) break;
      this.goOn(next, undefined);
    }
    if (this.leaves === null) return;
    for (const leaf of this.leaves) if (leaf.question !== null && this.mayRun(leaf)) this.refresh(leaf.question);
    this.question = this.questions[0] ?? null;
    if (this.question === null) throw new Error(`${this.game.id}: nobody is asked, and the step is not over`);
  }

  private refresh(question: Question): void {
    if (question.refresh === null) return;
    const answers = question.refresh();
    if (answers.length === 0) throw new Error(`${this.game.id}: the question "${question.name}" lost all its answers`);
    const same = answers.length === question.answers.length && answers.every((answer, i) => keyOf(answer) === keyOf(question.answers[i]!));
    if (same) return;
    question.answers = answers;
    question.id = this.clock;
  }

  // What the rules use.

  ask<A extends Answer>(seat: Seat, name: string, answers: readonly A[] | (() => readonly A[]), more?: AskMore): Play<A> {
    const refresh = typeof answers === 'function' ? answers : null;
    const list = typeof answers === 'function' ? answers() : answers;
    if (list.length === 0) throw new Error(`${this.game.id}: the question "${name}" has no answer`);
    return new Question(seat, name, list, refresh, more) as unknown as Play<A>;
  }

  *together<Result>(seats: readonly Seat[], branch: (seat: Seat) => Play<Result>): Play<Result[]> {
    return (yield new Fork(seats.map(branch))) as Result[];
  }

  *agree<A extends Answer>(seats: readonly Seat[], name: string, answers: readonly A[], more?: AskMore): Play<A> {
    let proposals: readonly A[] | undefined;
    // All propose; who disagrees may change the mind once, knowing what the others want.
    for (let round = 0; round < 2; round++) {
      const known: AskMore = { ...more, always: answers.length > 1, ...(proposals === undefined ? {} : { proposals }) };
      const said: A[] = yield* this.together(seats, (seat) => this.ask(seat, name, answers, known));
      if (said.every((answer) => answer === said[0])) return said[0]!;
      proposals = said;
    }
    return answers[0]!;
  }

  *action<Result>(body: Play<Result>): Play<Result> {
    const outer = this.holder;
    this.holder ??= this.current;
    const result = yield* body;
    this.holder = outer;
    return result;
  }

  log(entry: LogEntry, secret?: { readonly seats: readonly Seat[]; readonly entry: LogEntry }): void {
    if (this.listener !== null) this.listener.logged(entry, secret);
  }

  reveal(): void {
    this.revealed = true;
  }

  end(outcome: Outcome): void {
    this.outcome = outcome;
  }
}

/** The position with which a game begins. */
export function begin(
  game: AnyGame,
  config: { readonly players: number; readonly options: Readonly<Record<string, boolean | string | number>> },
  seed: string,
): Position {
  const chance = Chance.fromSeed(seed);
  const state: unknown = game.setup(config, chance);
  return { state, chance: chance.words };
}

export function copyPosition<State>(position: Position<State>): Position<State> {
  return { state: copy(position.state), chance: position.chance };
}
