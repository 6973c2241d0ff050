import { Chance, type ChanceListener, type SeenBy } from './chance.ts';
import { configure, type AnyGame, type Config, type LogEntry, type Outcome } from './game.ts';
import type { Knowledge, TrailMark } from './knowledge.ts';
import { copy, fingerprint, keyOf, type Plain } from './plain.ts';
import type { Answer, Question, Seat } from './question.ts';
import { Refusal } from './refusal.ts';
import { begin, copyPosition, Run, type Position, type RunListener } from './run.ts';
import { readSave, SAVE_FORMAT, type Save } from './save.ts';

/** An answer that stands. */
interface Given {
  readonly seat: Seat;
  readonly question: string;
  readonly answer: Answer;
  readonly index: number;
  readonly secret: boolean;
  /** What it led to, before the next question, that cannot be taken back. */
  barrier: 'chance' | 'reveal' | null;
}

/** A position between two steps, with how much had been said before. */
interface Snapshot {
  readonly position: Position;
  readonly answers: number;
  readonly log: number;
}

/** A line of the log, as the session keeps it. */
interface Line {
  /** How many answers stood when it was written. */
  readonly moment: number;
  readonly entry: LogEntry;
  readonly secret: { readonly seats: readonly Seat[]; readonly entry: LogEntry } | undefined;
}

/** A line of the log as a seat reads it. */
export interface LogLine {
  readonly moment: number;
  readonly entry: LogEntry;
}

/** How many steps undo can go back without replaying the game from its start. */
const SNAPSHOTS_KEPT = 12;

/**
 * A game being played: a run with a history. Every act (an answer, an undo) has a number, every question a name,
 * every moment can be saved, and a seat is told only what it may know.
 */
export class Session {
  readonly game: AnyGame;
  readonly config: Config;
  readonly seed: string;
  /** The number of acts so far, undone ones and undos included. */
  number = 0;
  private run!: Run;
  private given: Given[] = [];
  private snapshots: Snapshot[] = [];
  private lines: Line[] = [];
  /** What was said and what chance gave since the last snapshot, in order. */
  private trail: TrailMark[] = [];

  private constructor(game: AnyGame, config: Config, seed: string) {
    this.game = game;
    this.config = config;
    this.seed = seed;
  }

  static open(game: AnyGame, players: number, options: Readonly<Record<string, unknown>>, seed: string): Session {
    const session = new Session(game, configure(game, players, options), seed);
    session.restart({ position: begin(game, session.config, seed), answers: 0, log: 0 });
    return session;
  }

  /** The game that a save tells of; `each` sees it after every answer. Throws a `Refusal` that says what is wrong with the save. */
  static load(game: AnyGame, text: unknown, each?: (session: Session) => void): Session {
    const save = readSave(game, text);
    const session = Session.open(game, save.players, save.options, save.seed);
    for (let i = 0; i < save.answers.length; i += 2) {
      const seat = save.answers[i]!;
      const question = session.run.questionOf(seat);
      const index = save.answers[i + 1]!;
      if (question === undefined || question.answers[index] === undefined) {
        throw new Refusal('broken-save', `Answer ${i / 2 + 1} in this save is not possible there.`, { answer: i / 2 + 1 });
      }
      session.accept(question, index);
      each?.(session);
    }
    if (save.check !== session.seal())
      throw new Refusal('broken-save', 'This save leads to another position than the one it was made from.');
    return session;
  }

  get questions(): readonly Question[] {
    return this.run.questions;
  }

  get outcome(): Outcome | null {
    return this.run.outcome;
  }

  /** How many rounds have begun; null in a game without rounds. */
  get rounds(): number | null {
    return this.game.rounds?.(this.run.state) ?? null;
  }

  /** How many answers stand. */
  get length(): number {
    return this.given.length;
  }

  questionOf(seat: Seat): Question | undefined {
    return this.run.questionOf(seat);
  }

  /** Gives an answer to the question with this name (its seat and id). Returns the number of the act. */
  answer(seat: Seat, id: number, index: number): number {
    const question = this.run.questionOf(seat);
    if (this.outcome !== null) throw new Refusal('game-over', 'The game has ended; nothing is asked any more.');
    if (question === undefined) throw new Refusal('not-asked', `Seat ${seat} is not asked now.`, { seat });
    if (question.id !== id) throw new Refusal('stale', `Question ${id} is not open any more; now ${question.id} is.`, { id: question.id });
    if (!Number.isInteger(index) || question.answers[index] === undefined) {
      throw new Refusal('no-such-answer', `"${question.name}" has answers 0 to ${question.answers.length - 1}, not ${index}.`);
    }
    this.accept(question, index);
    return this.number;
  }

  private accept(question: Question, index: number): void {
    this.number++;
    this.take(question, index);
  }

  private take(question: Question, index: number): void {
    const given: Given = {
      seat: question.seat,
      question: question.name,
      answer: question.answers[index]!,
      index,
      secret: question.more?.secret === true,
      barrier: null,
    };
    this.given.push(given);
    this.trail.push({ by: given.seat, question: given.question, answer: given.answer, secret: given.secret });
    const { run } = this;
    run.clock = this.number - 1;
    run.chance.used = false;
    run.revealed = false;
    run.answer(index, question);
    given.barrier = run.chance.used ? 'chance' : run.revealed ? 'reveal' : null;
  }

  /**
   * Takes back the last answer of a seat. What others answered since is kept where it still fits; the seats in `along`
   * (bots, or the same person's other seats) lose theirs. Returns the number of the act. Throws a `Refusal` with the reason.
   */
  undo(seat: Seat, along: readonly Seat[] = []): number {
    const at = this.given.findLastIndex((given) => given.seat === seat);
    if (at < 0) throw new Refusal('nothing-to-undo', 'You have not answered anything yet.');
    const lost = (given: Given, i: number): boolean => i === at || (i > at && along.includes(given.seat));
    const barrier = this.given.find((given, i) => lost(given, i) && given.barrier !== null)?.barrier;
    if (barrier === 'chance') throw new Refusal('undo-chance', 'Chance has been used since: that cannot be taken back.');
    if (barrier === 'reveal') throw new Refusal('undo-reveal', 'Something hidden has been shown since: that cannot be taken back.');

    const kept = this.given.filter((given, i) => !lost(given, i));
    const open = this.questions.map((question) => ({ id: question.id, key: nameOf(question) }));
    const before = { run: this.run, given: this.given, snapshots: this.snapshots, lines: this.lines, trail: this.trail };
    const start = this.snapshots.findLast((snapshot) => snapshot.answers <= at) ?? this.snapshots[0]!;
    try {
      this.snapshots = this.snapshots.filter((snapshot) => snapshot.answers < start.answers);
      this.given = kept.slice(0, start.answers);
      this.restart(start);
      for (const given of kept.slice(start.answers)) this.takeAgain(given);
    } catch (error) {
      Object.assign(this, before);
      throw error;
    }
    this.number++;
    // A question that the undo did not touch keeps its name, so that an answer to it on its way still counts.
    const touched = new Set([seat, ...along]);
    for (const question of this.questions) {
      question.id = touched.has(question.seat) ? this.number : (open.find(({ key }) => key === nameOf(question))?.id ?? this.number);
    }
    return this.number;
  }

  private takeAgain(given: Given): void {
    const question = this.run.questionOf(given.seat);
    const index = question?.name === given.question ? question.answers.findIndex((answer) => keyOf(answer) === keyOf(given.answer)) : -1;
    if (index < 0)
      throw new Refusal('undo-others', 'Another player has gone on from there: that cannot be taken back.', { seat: given.seat });
    this.take(question!, index);
    if (this.given.at(-1)!.barrier !== given.barrier)
      throw new Refusal('undo-others', 'What another player did since depends on it.', { seat: given.seat });
  }

  /** Goes back to a snapshot and runs to the first question after it. */
  private restart(start: Snapshot): void {
    this.lines = this.lines.slice(0, start.log);
    const position = copyPosition(start.position);
    const chance = new Chance(position.chance);
    const listener: RunListener & ChanceListener = {
      stepBegins: () => this.remember(),
      logged: (entry, secret) => this.lines.push({ moment: this.given.length, entry, secret }),
      result: <T>(drawn: T, _options: readonly T[] | number, seenBy: SeenBy): T => {
        this.trail.push({ by: 'chance', value: drawn as Plain, seenBy });
        return drawn;
      },
    };
    chance.listener = listener;
    this.run = new Run(this.game, position, listener, chance);
    this.run.clock = this.number;
    this.run.start();
  }

  private remember(): void {
    const { run } = this;
    this.trail = [];
    this.snapshots.push({
      position: { state: copy(run.state), chance: run.chance.words },
      answers: this.given.length,
      log: this.lines.length,
    });
    // The first snapshot stays: from it everything can be replayed.
    if (this.snapshots.length > SNAPSHOTS_KEPT) this.snapshots.splice(1, 1);
  }

  /** What a seat (null: an onlooker) sees. */
  view(seat: Seat | null): unknown {
    return this.game.view(this.run.state, seat);
  }

  /** The log as a seat reads it, from the lines after the first `from` on. */
  log(seat: Seat | null, from = 0): LogLine[] {
    return this.lines.slice(from).map(({ moment, entry, secret }) => ({
      moment,
      entry: secret !== undefined && seat !== null && secret.seats.includes(seat) ? secret.entry : entry,
    }));
  }

  get logLength(): number {
    return this.lines.length;
  }

  /** What a seat knows at its question: all that a bot is given. */
  knowledge(seat: Seat): Knowledge {
    const question = this.run.questionOf(seat);
    if (question === undefined) throw new Refusal('not-asked', `Seat ${seat} is not asked now.`, { seat });
    const { position } = this.snapshots.at(-1)!;
    return {
      game: this.game.id,
      seat,
      view: this.game.view(position.state, seat) as Plain,
      trail: this.trail.map((mark): TrailMark => {
        if (mark.by === 'chance') return mark.seenBy === 'all' || mark.seenBy === seat ? mark : { by: 'chance', seenBy: 'nobody' };
        return mark.secret && mark.by !== seat ? { by: mark.by, question: mark.question, answer: null, secret: true } : mark;
      }),
      question: question.name,
      answers: question.answers,
    };
  }

  save(): Save {
    return {
      skerry: SAVE_FORMAT,
      game: this.game.id,
      version: this.game.version,
      players: this.config.players,
      options: this.config.options,
      seed: this.seed,
      answers: this.answers,
      check: this.seal(),
    };
  }

  private get answers(): number[] {
    return this.given.flatMap(({ seat, index }) => [seat, index]);
  }

  /** In the middle of a step the state alone does not tell what was answered, so a save is sealed with its answers too. */
  private seal(): string {
    return fingerprint([this.check(), this.answers]);
  }

  /** A fingerprint of where the game stands: equal positions have equal ones. */
  check(): string {
    return fingerprint([this.run.state, this.run.chance.words, this.run.outcome]);
  }
}

function nameOf(question: Question): string {
  return JSON.stringify([question.seat, question.name, question.answers]);
}
