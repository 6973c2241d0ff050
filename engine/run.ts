import { Chance, type ChanceWords } from './chance.ts';
import type { AnyRules, Chosen, LogEntry, Outcome, Table } from './game.ts';
import { copy, same, type Plain } from './plain.ts';
import { Fork, Question, Race, type Answer, type AskMore, type Play, type Seat } from './question.ts';
import { Refusal } from './refusal.ts';
import { Thread, type Begun } from './thread.ts';

/** A game between two steps: plain data, the whole truth. */
export interface Position<State = unknown> {
  readonly state: State;
  readonly chance: ChanceWords;
}

/** What a seat had begun to choose when another was first: it is asked again, and what still fits is answered for it. */
interface Unfinished {
  readonly chosen: readonly Begun[];
  readonly question: Question | null;
}

/** Who listens to a run. A playout has no listener, and so costs nothing but the rules. */
export interface RunListener {
  stepBegins(): void;
  /** A seat was the first to have chosen: what it had begun counts now. */
  chose?(seat: Seat): void;
  /** What a seat had begun is asked again: as many of its answers still fit, at these places in the lists of now. */
  begunAgain?(seat: Seat, places: readonly number[]): void;
  logged(entry: LogEntry, secret?: { readonly seats: readonly Seat[]; readonly entry: LogEntry }): void;
  /** Something hidden was shown. */
  shown?(what: Plain | undefined): void;
}

/** A step without a question is fine, a hundred thousand of them in a row is a rule that never ends. */
const MOST_SILENT_STEPS = 100_000;
/** And so is a million questions that answer themselves. */
const MOST_SILENT_QUESTIONS = 1_000_000;

/**
 * A running game: asks, takes answers, goes on. It keeps no history.
 * A bot's playout uses it as it is; a session wraps it with numbers, snapshots, undo and saves.
 */
export class Run<State = unknown> implements Table<State> {
  readonly game: AnyRules;
  readonly state: State;
  readonly chance: Chance;
  outcome: Outcome | null = null;
  /** A question that waits, any of several at once; null when the game has ended. Whoever plays one seat asks for `questionOf` it. */
  anyQuestion: Question | null = null;
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
  /** What seats had begun to choose in the step before this one, and in this one. */
  private unfinishedBefore = new Map<Seat, Unfinished>();
  private unfinished = new Map<Seat, Unfinished>();
  private silentQuestions = 0;

  constructor(game: AnyRules, position: Position<State>, listener: RunListener | null = null, chance = new Chance(position.chance)) {
    this.game = game;
    this.state = position.state;
    this.chance = chance;
    this.listener = listener;
  }

  /** Runs to the first question. In a phase of all, seats may have begun to choose before. */
  start(begun: ReadonlyMap<Seat, readonly Begun[]> = new Map()): this {
    for (const [seat, chosen] of begun) this.unfinished.set(seat, { chosen, question: null });
    this.runSteps();
    return this;
  }

  /** All questions that wait for an answer now: one, or several at once, but never two to the same seat. */
  get questions(): readonly Question[] {
    if (this.leaves === null) return this.anyQuestion === null ? [] : [this.anyQuestion];
    const questions: Question[] = [];
    for (const leaf of this.leaves) if (leaf.question !== null && this.mayRun(leaf)) questions.push(leaf.question);
    return questions;
  }

  /** All that were asked and are not answered, those too that wait for the end of an action. */
  get waiting(): readonly Question[] {
    return this.leaves === null ? this.questions : this.leaves.flatMap(({ question }) => question ?? []);
  }

  questionOf(seat: Seat): Question | undefined {
    return this.questions.find((question) => question.seat === seat);
  }

  /** Gives the answer with this index to a waiting question (any, if none is named) and runs to the next one. */
  answer(index: number, question: Question | null = this.anyQuestion): void {
    if (question === null) throw new Refusal('game-over', 'The game has ended; nothing is asked any more.');
    const answer = question.answers[index];
    if (answer === undefined) {
      throw new Refusal('no-such-answer', `"${question.name}" has answers 0 to ${question.answers.length - 1}, not ${index}.`);
    }
    this.clock++;
    this.silentQuestions = 0;
    const thread = question.thread!;
    if (thread.chooser !== null) thread.chosen.push({ question: question.name, answer });
    if (question.more?.secret === true) thread.saidInSecret();
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
      this.turnToUnfinished();
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
      thread.question = null;
      const result = this.resume(thread, value);
      if (result.done !== true) {
        this.wait(thread, result.value);
        return;
      }
      const parent = thread.parent;
      if (parent === null) {
        this.runSteps();
        return;
      }
      if (thread.chooser !== null) {
        this.first(thread, parent);
        value = { seat: thread.chooser, choice: result.value } satisfies Chosen<unknown>;
      } else {
        this.leaves!.splice(this.leaves!.indexOf(thread), 1);
        parent.results![thread.place] = result.value;
        if (--parent.open > 0) return;
        parent.secret = false;
        if (parent === this.root) this.leaves = null;
        else this.leaves!.push(parent);
        value = parent.results;
      }
      thread = parent;
    }
  }

  private resume(thread: Thread, value: unknown): IteratorResult<Question | Fork | Race, unknown> {
    this.current = thread;
    thread.started = true;
    const { uses } = this.chance;
    const result = thread.play.next(value);
    if (this.chance.uses !== uses && thread.parent !== null) this.checkChance(thread);
    return result;
  }

  /** What could not be imagined by a bot is refused where it is written. */
  private checkChance(thread: Thread): void {
    if (thread.chooser !== null)
      throw new Error(`${this.game.id}: chance was used by a seat that is still choosing; draw when it has chosen`);
    if (thread.hasSecret)
      throw new Error(`${this.game.id}: chance was used while a secret answer is open; draw when all have answered, outside "together"`);
  }

  private wait(thread: Thread, value: Question | Fork | Race): void {
    if (this.outcome !== null) {
      this.stop();
      return;
    }
    if (thread.chooser !== null && (!(value instanceof Question) || value.seat !== thread.chooser))
      throw new Error(`${this.game.id}: seat ${thread.chooser} is choosing, and nobody else can be asked for it`);
    if (value instanceof Question) {
      value.thread = thread;
      value.id = this.clock;
      value.since = this.clock;
      thread.question = value;
      if (this.leaves === null) this.anyQuestion = value;
      return;
    }
    if (value instanceof Race) this.begin(thread, value);
    else this.fork(thread, value);
  }

  private fork(thread: Thread, { branches }: Fork): void {
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

  // Whoever is first.

  /** What nobody took up in the step, or race, that has ended is forgotten; what was begun in it is next. */
  private turnToUnfinished(): void {
    if (this.unfinishedBefore.size > 0) this.forget(this.unfinishedBefore.keys());
    if (this.unfinished.size === 0) return;
    this.unfinishedBefore = this.unfinished;
    this.unfinished = new Map();
  }

  private forget(seats: Iterable<Seat>): void {
    for (const seat of seats) {
      this.unfinishedBefore.delete(seat);
      this.listener?.begunAgain?.(seat, []);
    }
  }

  private begin(thread: Thread, race: Race): void {
    if (thread !== this.root) throw new Error(`${this.game.id}: "whoever" belongs to the step, not inside "together"`);
    if (race.seats.length === 0) throw new Error(`${this.game.id}: "whoever" asks nobody`);
    thread.race = race;
    // What was begun in an earlier race of this step is taken up in this one.
    if (this.unfinished.size > 0) this.turnToUnfinished();
    if (this.unfinishedBefore.size > 0) this.forget([...this.unfinishedBefore.keys()].filter((seat) => !race.seats.includes(seat)));
    this.leaves = race.seats.map((seat, place) => new Thread(race.choose(seat), thread, place, seat));
    this.settle();
  }

  /** One seat has chosen. What the others had begun is kept for the next time that they are asked. */
  private first(winner: Thread, parent: Thread): void {
    // Who has not even begun again yet keeps what it had.
    const unfinished = this.unfinishedBefore;
    // Who has chosen without being asked has let go of what it had begun.
    if (unfinished.delete(winner.chooser!)) this.listener?.begunAgain?.(winner.chooser!, []);
    for (const { chooser, chosen, question } of this.leaves!) {
      if (chooser === winner.chooser) continue;
      // The question itself only matters to whoever names it in an answer.
      if (chosen.length > 0 || (this.listener !== null && question !== null)) unfinished.set(chooser!, { chosen, question });
    }
    this.unfinished = unfinished;
    this.unfinishedBefore = new Map();
    this.leaves = null;
    parent.race = null;
    parent.secret = false;
    this.listener?.chose?.(winner.chooser!);
  }

  /** Begins a seat's choice, and answers for it what it had answered before another was first, as far as that still fits. */
  private choose(thread: Thread): void {
    const seat = thread.chooser!;
    const before = this.unfinishedBefore.get(seat);
    this.goOn(thread, undefined);
    if (before === undefined || this.leaves?.includes(thread) !== true) return;
    this.unfinishedBefore.delete(seat);
    const places: number[] = [];
    for (const begun of before.chosen) {
      const { question } = thread;
      const index = question?.name === begun.question ? question.answers.findIndex((answer) => same(answer, begun.answer)) : -1;
      if (question === null || index < 0) break;
      const result = this.resume(thread, question.answers[index]);
      if (result.done === true) {
        // With one question less it would have chosen without being asked. It is asked from the beginning.
        places.length = 0;
        thread.chosen = [];
        thread.play = thread.parent!.race!.choose(seat);
        this.goOn(thread, undefined);
        break;
      }
      thread.chosen.push({ question: question.name, answer: question.answers[index]! });
      places.push(index);
      this.wait(thread, result.value);
    }
    if (before.chosen.length > 0) this.listener?.begunAgain?.(seat, places);
    if (places.length === before.chosen.length && before.question !== null && thread.question !== null) {
      keepName(before.question, thread.question);
    }
  }

  /** The rules may end the game in the middle of anything; what they would have asked after that is never asked. */
  private stop(): void {
    this.anyQuestion = null;
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
      if (next.chooser === null) this.goOn(next, undefined);
      else this.choose(next);
    }
    if (this.leaves === null) return;
    const seats = new Set<Seat>();
    this.anyQuestion = null;
    for (const leaf of this.leaves) {
      const { question } = leaf;
      if (question === null || !this.mayRun(leaf)) continue;
      if (seats.has(question.seat)) throw new Error(`${this.game.id}: seat ${question.seat} is asked two questions at once`);
      seats.add(question.seat);
      // Who is only choosing has changed nothing.
      if (leaf.chooser === null) this.refresh(question);
      this.anyQuestion ??= question;
    }
    if (this.anyQuestion === null) throw new Error(`${this.game.id}: nobody is asked, and the step is not over`);
  }

  private refresh(question: Question): void {
    if (question.refresh === null) return;
    const answers = question.refresh();
    if (answers.length === 0) throw new Error(`${this.game.id}: the question "${question.name}" lost all its answers`);
    if (sameList(answers, question.answers)) return;
    question.answers = answers;
    question.id = this.clock;
  }

  // What the rules use.

  ask<A extends Answer>(seat: Seat, name: string, answers: readonly A[] | (() => readonly A[]), more?: AskMore): Play<A> {
    const refresh = typeof answers === 'function' ? answers : null;
    const list = typeof answers === 'function' ? answers() : answers;
    if (list.length === 0) throw new Error(`${this.game.id}: the question "${name}" has no answer`);
    if (++this.silentQuestions > MOST_SILENT_QUESTIONS) throw new Error(`${this.game.id}: the question "${name}" is asked without an end`);
    return new Question(seat, name, list, refresh, more) as unknown as Play<A>;
  }

  *together<Result>(seats: readonly Seat[], branch: (seat: Seat) => Play<Result>): Play<Result[]> {
    return (yield new Fork(seats.map(branch))) as Result[];
  }

  *whoever<Choice>(seats: readonly Seat[], choose: (seat: Seat) => Play<Choice>): Play<Chosen<Choice>> {
    return (yield new Race(seats, choose)) as Chosen<Choice>;
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
    this.holder = this.current;
    const result = yield* body;
    this.holder = outer;
    return result;
  }

  log(entry: LogEntry, secret?: { readonly seats: readonly Seat[]; readonly entry: LogEntry }): void {
    if (this.listener === null) return;
    if (this.current.chooser !== null) throw new Error(`${this.game.id}: "${entry.what}" was logged by a seat that is still choosing`);
    this.listener.logged(entry, secret);
  }

  reveal(shown?: Plain): void {
    this.revealed = true;
    this.listener?.shown?.(shown);
  }

  end(outcome: Outcome): void {
    this.outcome = this.game.cooperative === true ? { ...outcome, common: true } : outcome;
  }
}

/** A question that is asked again is the same one, so that an answer on its way still counts. */
function keepName(before: Question, now: Question): void {
  if (before.name !== now.name) return;
  now.since = before.since;
  if (sameList(before.answers, now.answers)) now.id = before.id;
}

function sameList(some: readonly Answer[], others: readonly Answer[]): boolean {
  return some === others || (some.length === others.length && some.every((answer, i) => same(answer, others[i])));
}

/** The position with which a game begins. */
export function begin(
  game: AnyRules,
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
