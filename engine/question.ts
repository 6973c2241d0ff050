import type { Plain } from './plain.ts';
import type { Thread } from './thread.ts';

/** Seats are numbered from 0, in the order of play. */
export type Seat = number;

/** One of the things a seat may say: structured plain data, never rendered text. Games extend it with their own fields. */
export interface Answer {
  readonly kind: string;
}

/** What a person would expect to be an answer but the rules forbid, with the number of the rule. */
export interface Blocked {
  readonly answer: Answer;
  readonly rule: string;
}

export interface AskMore {
  /** Plain facts for the presentation: which card asks, what it is for. Shown to the asked seat only. */
  readonly about?: Plain;
  /** The other seats must not learn what was answered (they learn that it was). */
  readonly secret?: boolean;
  /** Ask even when there is one answer. Otherwise one answer is no question, and is taken at once. */
  readonly always?: boolean;
  /** In a question to the whole table that is asked again: what each seat proposed. */
  readonly proposals?: readonly Answer[];
  /** What the rules forbid here, computed only when somebody looks. */
  readonly blocked?: () => readonly Blocked[];
}

/** A question to a seat, waiting. */
export class Question {
  readonly seat: Seat;
  readonly name: string;
  answers: readonly Answer[];
  readonly refresh: (() => readonly Answer[]) | null;
  readonly more: AskMore | undefined;
  /** The number of the act after which the question was asked, or its answers last changed. With the seat, its name in the protocol. */
  id = 0;
  /** The number of the act after which it was asked for the first time: others' acts may have changed its answers since. */
  since = 0;
  /** The engine's own: which of the running generators waits for it. */
  thread: Thread | null = null;

  private asked = false;

  constructor(seat: Seat, name: string, answers: readonly Answer[], refresh: (() => readonly Answer[]) | null, more: AskMore | undefined) {
    this.seat = seat;
    this.name = name;
    this.answers = answers;
    this.refresh = refresh;
    this.more = more;
  }

  /** `yield*` on a question yields it and returns its answer. It is its own iterator: a generator for each question would cost more than most rules do. */
  [Symbol.iterator](): this {
    return this;
  }

  next(answer: unknown): IteratorResult<Question, unknown> {
    if (this.asked) return { done: true, value: answer };
    if (this.answers.length === 1 && this.more?.always !== true) return { done: true, value: this.answers[0] };
    this.asked = true;
    return { done: false, value: this };
  }
}

/** A question as the asked seat sees it: plain data, for a page or a wire. */
export interface ShownQuestion {
  readonly seat: Seat;
  /** Names the question, together with the seat, in an answer. */
  readonly id: number;
  readonly name: string;
  readonly answers: readonly Answer[];
  readonly blocked: readonly Blocked[];
  readonly about?: Plain;
  readonly proposals?: readonly Answer[];
}

export function show({ seat, id, name, answers, more }: Question): ShownQuestion {
  return {
    seat,
    id,
    name,
    answers,
    blocked: more?.blocked?.() ?? [],
    ...(more?.about === undefined ? {} : { about: more.about }),
    ...(more?.proposals === undefined ? {} : { proposals: more.proposals }),
  };
}

/** Several generators to run side by side, to the end of all; made by `table.together`. */
export class Fork {
  readonly branches: readonly Play<unknown>[];

  constructor(branches: readonly Play<unknown>[]) {
    this.branches = branches;
  }
}

/** Several seats that choose side by side, until the first has chosen; made by `table.whoever`. */
export class Race {
  readonly seats: readonly Seat[];
  readonly choose: (seat: Seat) => Play<unknown>;

  constructor(seats: readonly Seat[], choose: (seat: Seat) => Play<unknown>) {
    this.seats = seats;
    this.choose = choose;
  }
}

/** A piece of rules that may ask: a generator that yields questions, takes answers, and returns. */
export type Play<Result = void> = Generator<Question | Fork | Race, Result, unknown>;
