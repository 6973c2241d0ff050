import { Chance, type ChanceListener, type SeenBy } from './chance.ts';
import { configure, type AnyGame, type AnyRules, type Config, type LogEntry, type Outcome } from './game.ts';
import type { Frozen } from './frozen.ts';
import { History, Snapshots, wayBack, type Given, type Snapshot, type WayBack } from './history.ts';
import type { Knowledge, TrailMark } from './knowledge.ts';
import { nameAgain, namesOf } from './names.ts';
import { entryFor, type Line, type LogLine, type SecretEntry } from './log.ts';
import { copy, fingerprint, keyOf, same, type Plain } from './plain.ts';
import type { Question, Seat } from './question.ts';
import { Refusal } from './refusal.ts';
import { begin, copyPosition, Run, type RunListener } from './run.ts';
import { placeOf, readSave, requireSeed, SAVE_FORMAT, savedActs, writeMarks, type Dealt, type Save } from './save.ts';

/** A game that was begun under other rules, as far as it can be played under these. */
export interface CarriedOver<Rules extends AnyRules = AnyGame> {
  readonly session: Session<Rules>;
  /** The version of the rules that it was begun under. */
  readonly version: string;
  /** How many of its answers no longer fit: those from the first one on. */
  readonly lost: number;
}

/**
 * A game being played: a run with a history. Every act (an answer, an undo) has a number, every question a name,
 * every moment can be saved, and a seat is told only what it may know.
 */
export class Session<Rules extends AnyRules = AnyGame> {
  readonly game: Rules;
  readonly config: Config;
  readonly seed: string;
  /** The number of acts so far, undone ones and undos included. */
  number = 0;
  private run!: Run;
  private history = new History();
  private snapshots = new Snapshots();
  private lines: Line[] = [];
  /** What was undrawn was dealt anew, after so many answers that counted. */
  private dealt: readonly Dealt[] = [];
  /** What was said and what chance gave since the last snapshot, in order. */
  private trail: TrailMark[] = [];
  /** What chance gave, and what was shown, since the last answer. */
  private drawn: unknown[] = [];

  private constructor(game: Rules, config: Config, seed: string) {
    this.game = game;
    this.config = config;
    this.seed = seed;
  }

  static open<Rules extends AnyRules>(
    game: Rules,
    players: number,
    options: Readonly<Record<string, unknown>>,
    seed: string,
  ): Session<Rules> {
    requireSeed(seed);
    const session = new Session(game, configure(game, players, options), seed);
    session.restart({ position: begin(game, session.config, seed), answers: 0, log: 0 });
    return session;
  }

  /** The game that a save tells of; `each` sees it after every answer. Throws a `Refusal` that says what is wrong with the save. */
  static load<Rules extends AnyRules>(game: Rules, text: unknown, each?: (session: Session<Rules>) => void): Session<Rules> {
    const save = readSave(game, text);
    if (save.version !== game.version) {
      throw new Refusal('save-version', `This save was made with version ${save.version} of the rules; here is version ${game.version}.`, {
        version: save.version,
      });
    }
    const session = Session.open(game, save.players, save.options, save.seed);
    // Under the same rules the places alone say everything.
    const followed = session.follow({ ...save, marks: '' }, each);
    if (followed < save.answers.length / 2) {
      throw new Refusal('broken-save', `Answer ${followed + 1} in this save is not possible there.`, { answer: followed + 1 });
    }
    if (save.check !== session.seal())
      throw new Refusal('broken-save', 'This save leads to another position than the one it was made from.');
    return session;
  }

  /**
   * The game that a save of another version tells of, under the rules of now: each answer is looked for by what it said, and it goes on
   * as far as they fit. Throws a `Refusal` if not even a beginning can be made.
   */
  static carryOver<Rules extends AnyRules>(game: Rules, text: unknown, each?: (session: Session<Rules>) => void): CarriedOver<Rules> {
    const save = readSave(game, text);
    const session = Session.open(game, save.players, save.options, save.seed);
    return { session, version: save.version, lost: save.answers.length / 2 - session.follow(save, each) };
  }

  /** Gives the answers of a save as long as they fit. Returns how many did. */
  private follow(save: Save, each?: (session: Session<Rules>) => void): number {
    let followed = 0;
    for (const act of savedActs(save)) {
      if (act.kind === 'redeal') {
        this.redeal(act.seed);
        continue;
      }
      const question = this.run.questionOf(act.seat);
      const index = question === undefined ? -1 : placeOf(act, question);
      if (index < 0) break;
      this.accept(question!, index);
      followed++;
      each?.(this);
    }
    return followed;
  }

  /** What was written down by `freeze`. Throws if it does not lead to where it was frozen. */
  static thaw<Rules extends AnyRules>(
    game: Rules,
    players: number,
    options: Readonly<Record<string, unknown>>,
    seed: string,
    frozen: Frozen,
  ): Session<Rules> {
    const session = new Session(game, configure(game, players, options), seed);
    const first = { position: begin(game, session.config, seed), answers: 0, log: 0 };
    session.number = frozen.number;
    session.lines = [...frozen.lines];
    session.dealt = frozen.dealt;
    session.snapshots = new Snapshots([first, ...frozen.snapshots]);
    const start = session.snapshots.last;
    session.goBack(start, wayBack({ counted: frozen.counted, pending: new Map(frozen.pending) }, start));
    const names = frozen.questions.slice();
    for (const question of session.run.waiting) {
      const at = names.findIndex(({ seat, name }) => seat === question.seat && name === question.name);
      if (at < 0) throw new Error('what was frozen leads to other questions');
      const [{ id, since }] = names.splice(at, 1) as [Frozen['questions'][number]];
      Object.assign(question, { id, since });
    }
    if (session.seal() !== frozen.check) throw new Error('what was frozen leads to another position');
    return session;
  }

  /** All that it takes to go on from here without playing everything again: plain data, to be written down at once. */
  freeze(): Frozen {
    const { counted, pending } = this.history.mark();
    return {
      number: this.number,
      counted,
      pending: [...pending],
      snapshots: this.snapshots.later,
      lines: this.lines,
      dealt: this.dealt,
      questions: this.run.waiting.map(({ seat, name, id, since }) => ({ seat, name, id, since })),
      check: this.seal(),
    };
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
    return this.history.length;
  }

  questionOf(seat: Seat): Question | undefined {
    return this.run.questionOf(seat);
  }

  /**
   * Gives an answer to the question with this name (its seat and id), by its index or by its key (`keyOf`). By its key it also counts
   * if somebody else's act has changed the question meanwhile and the answer is still offered. Returns the number of the act.
   */
  answer(seat: Seat, id: number, choice: number | string): number {
    const question = this.run.questionOf(seat);
    if (this.outcome !== null) throw new Refusal('game-over', 'The game has ended; nothing is asked any more.');
    if (question === undefined) throw new Refusal('not-asked', `Seat ${seat} is not asked now.`, { seat });
    const index = typeof choice === 'string' ? question.answers.findIndex((answer) => keyOf(answer) === choice) : choice;
    const open = id === question.id || (typeof choice === 'string' && index >= 0 && id >= question.since && id < question.id);
    if (!open) throw new Refusal('stale', `Question ${id} is not open any more; now ${question.id} is.`, { id: question.id });
    if (!Number.isInteger(index) || question.answers[index] === undefined) {
      throw new Refusal('no-such-answer', `"${question.name}" has answers 0 to ${question.answers.length - 1}, not ${choice}.`);
    }
    this.accept(question, index);
    return this.number;
  }

  private accept(question: Question, index: number): void {
    const stood = this.history.note();
    const names = namesOf(this.run.waiting);
    this.number++;
    try {
      this.take(question, index);
    } catch (error) {
      // Rules that break leave nothing behind: the game goes back to where it stood.
      this.number--;
      const before = stood();
      const start = this.snapshots.before(before.counted.length);
      this.goBack(start, wayBack(before, start));
      nameAgain(this.run.waiting, names, this.number);
      throw error;
    }
  }

  private take(question: Question, index: number): void {
    const given: Given = {
      seat: question.seat,
      question: question.name,
      answer: question.answers[index]!,
      index,
      secret: question.more?.secret === true,
      barrier: null,
      drawn: [],
    };
    this.history.add(given, question.thread!.chooser !== null);
    this.trail.push(markOf(given));
    const { run } = this;
    const { uses } = run.chance;
    run.clock = this.number - 1;
    run.revealed = false;
    this.drawn = [];
    run.answer(index, question);
    given.barrier = run.chance.uses !== uses ? 'chance' : run.revealed ? 'reveal' : null;
    given.drawn = this.drawn;
  }

  /**
   * Deals anew what no seat knows yet: from here on all chance comes from another seed. Nobody sees a difference, and nothing from
   * before can be taken back. Returns the number of the act.
   */
  redeal(seed: string): number {
    if (this.outcome !== null) throw new Refusal('game-over', 'The game has ended; nothing is left to be dealt.');
    this.dealt = [...this.dealt, { after: this.history.count, seed }];
    this.deal(seed);
    return ++this.number;
  }

  private deal(seed: string): void {
    const chance = Chance.fromSeed(seed);
    this.game.dealAnew?.(this.run.state, chance);
    this.run.chance.goOnAs(chance);
  }

  /**
   * Takes back the last answer of a seat. What others answered since is kept where it still fits; where it does not, the seats in `along`
   * (bots, or the same person's other seats) lose theirs, and for anybody else the undo is refused. Returns the number of the act.
   * Throws a `Refusal` with the reason.
   */
  undo(seat: Seat, along: readonly Seat[] = []): number {
    const given = this.history.inOrder().findLast((one) => one.seat === seat);
    if (given === undefined) throw new Refusal('nothing-to-undo', 'You have not answered anything yet.');
    refuseBeyond(given);

    const before = this.history.mark();
    const at = before.counted.indexOf(given);
    if (at >= 0 && at < (this.dealt.at(-1)?.after ?? 0))
      throw new Refusal('undo-chance', 'What was undrawn has been dealt anew since: that cannot be taken back.');
    const { run, history, snapshots, lines, trail } = this;
    const names = namesOf(run.waiting);
    try {
      const start = at < 0 ? snapshots.last : snapshots.before(at);
      this.goBack(start, wayBack(before, start, given), along);
    } catch (error) {
      Object.assign(this, { run, history, snapshots, lines, trail });
      throw error;
    }
    this.number++;
    nameAgain(this.run.waiting, names, this.number, new Set([seat, ...along]));
    return this.number;
  }

  /** Goes back to a snapshot and gives again what was answered since. */
  private goBack(start: Snapshot, { history, begun, again, onlyBegun }: WayBack, along: readonly Seat[] = []): void {
    this.snapshots = this.snapshots.upTo(start);
    this.history = history;
    this.restart(start, begun);
    // A snapshot from before as many answers was taken before it was dealt anew.
    const dealt = this.dealt.filter(({ after }) => after >= start.answers);
    const dealAgain = (): void => {
      while (dealt[0]?.after === this.history.count) this.deal(dealt.shift()!.seed);
    };
    const letGo = new Set<Seat>();
    for (const given of again) {
      dealAgain();
      // What somebody has only begun to choose holds nobody up: what no longer fits is asked again.
      if (!onlyBegun.has(given)) this.takeAgain(given, along.includes(given.seat));
      else if (letGo.has(given.seat) || !this.takeAgain(given, true)) letGo.add(given.seat);
    }
    dealAgain();
  }

  /** Whether it is still offered; what may not be lost must be. */
  private takeAgain(given: Given, mayBeLost: boolean): boolean {
    const question = this.run.questionOf(given.seat);
    const index = question?.name === given.question ? question.answers.findIndex((answer) => same(answer, given.answer)) : -1;
    if (index < 0 && mayBeLost) {
      refuseBeyond(given);
      return false;
    }
    if (index < 0)
      throw new Refusal('undo-others', 'Another player has gone on from there: that cannot be taken back.', { seat: given.seat });
    const { history } = this;
    this.take(question!, index);
    const again = history.latest!;
    if (again.barrier !== given.barrier || !same(again.drawn, given.drawn))
      throw new Refusal('undo-others', 'What another player did since depends on it.', { seat: given.seat });
    return true;
  }

  /** Goes back to a snapshot and runs to the first question after it. */
  private restart(start: Snapshot, begun?: WayBack['begun']): void {
    // What chance gives before the first question belongs to no answer, least of all to the one that was taken last.
    this.drawn = [];
    this.lines = this.lines.slice(0, start.log);
    const position = copyPosition(start.position);
    const chance = new Chance(position.chance);
    const listener: RunListener & ChanceListener = {
      stepBegins: () => this.remember(),
      chose: (seat) => this.history.chose(seat),
      begunAgain: (seat, places) => this.beginAgain(seat, places),
      logged: (entry, secret) => this.write(entry, secret),
      result: <T>(drawn: T, _options: readonly T[] | number, seenBy: SeenBy): T => {
        this.trail.push({ by: 'chance', value: drawn as Plain, seenBy });
        this.drawn.push(drawn);
        return drawn;
      },
      shuffled: (list) => void this.drawn.push(copy(list)),
      shown: (what) => void this.drawn.push(copy(what ?? null)),
    };
    chance.listener = listener;
    this.run = new Run(this.game, position, listener, chance);
    this.run.clock = this.number;
    this.run.start(begun);
  }

  /** What a seat had begun is said now, as far as it still fits, and no longer when it was said in an earlier race of this step. */
  private beginAgain(seat: Seat, places: readonly number[]): void {
    for (const { answer, question } of this.history.begunBy(seat)) {
      const at = this.trail.findLastIndex((mark) => mark.by === seat && mark.question === question && mark.answer === answer);
      if (at >= 0) this.trail.splice(at, 1);
    }
    this.trail.push(...this.history.begunAgain(seat, places).map(markOf));
  }

  private remember(): void {
    const { run } = this;
    this.trail = [];
    this.snapshots.add({
      position: { state: copy(run.state), chance: run.chance.words },
      answers: this.history.count,
      log: this.lines.length,
    });
  }

  private write(entry: LogEntry, secret: SecretEntry | undefined): void {
    this.lines.push({ count: this.history.count, entry, secret });
  }

  /** What a seat (null: an onlooker) sees. */
  view(seat: Seat | null): unknown {
    return this.game.view(this.run.state, seat);
  }

  /** The log as a seat reads it, from the lines after the first `from` on. */
  log(seat: Seat | null, from = 0): LogLine[] {
    const headings: AnyRules['headings'] = this.game.headings;
    return this.lines.slice(from).map((line) => {
      const moment = this.history.momentOf(line.count);
      const entry = entryFor(line, seat);
      const heading = headings?.[entry.what];
      return heading === undefined ? { moment, entry } : { moment, heading, entry };
    });
  }

  get logLength(): number {
    return this.lines.length;
  }

  /** Whether everybody reads the same in the lines after the first `from`. */
  logIsForAll(from = 0): boolean {
    for (let at = from; at < this.lines.length; at++) if (this.lines[at]!.secret !== undefined) return false;
    return true;
  }

  /** How many of its first lines stay as they are, whoever answers what: those after them name moments that may yet be counted otherwise. */
  get settledLog(): number {
    const { firstBegun } = this.history;
    let length = this.lines.length;
    while (length > 0 && this.lines[length - 1]!.count > firstBegun) length--;
    return length;
  }

  /** What a seat knows at its question: all that a bot is given. */
  knowledge(seat: Seat): Knowledge {
    const question = this.run.questionOf(seat);
    if (question === undefined) throw new Refusal('not-asked', `Seat ${seat} is not asked now.`, { seat });
    return {
      game: this.game.id,
      seat,
      view: this.game.view(this.snapshots.last.position.state, seat) as Plain,
      trail: this.trail.map((mark): TrailMark => {
        if (mark.by === 'chance') return mark.seenBy === 'all' || mark.seenBy === seat ? mark : { by: 'chance', seenBy: 'nobody' };
        return mark.secret && mark.by !== seat ? { by: mark.by, question: mark.question, answer: null, secret: true } : mark;
      }),
      question: question.name,
      answers: question.answers,
    };
  }

  save(): Save {
    const given = this.history.inOrder();
    return {
      skerry: SAVE_FORMAT,
      game: this.game.id,
      version: this.game.version,
      players: this.config.players,
      options: this.config.options,
      seed: this.seed,
      answers: pairs(given),
      ...(this.dealt.length === 0 ? {} : { dealt: this.dealt.map(({ after, seed }) => ({ after: this.history.momentOf(after), seed })) }),
      marks: writeMarks(given),
      check: this.seal(),
    };
  }

  /** In the middle of a step the state alone does not tell what was answered, so a save is sealed with its answers too. */
  private seal(): string {
    return fingerprint([this.check(), pairs(this.history.inOrder())]);
  }

  /** A fingerprint of where the game stands: equal positions have equal ones. */
  check(): string {
    return fingerprint([this.run.state, this.run.chance.words, this.run.outcome]);
  }
}

function refuseBeyond({ barrier }: Given): void {
  if (barrier === 'chance') throw new Refusal('undo-chance', 'Chance has been used since: that cannot be taken back.');
  if (barrier === 'reveal') throw new Refusal('undo-reveal', 'Something hidden has been shown since: that cannot be taken back.');
}

function markOf({ seat, question, answer, secret }: Given): TrailMark {
  return { by: seat, question, answer, secret };
}

function pairs(given: readonly Given[]): number[] {
  return given.flatMap(({ seat, index }) => [seat, index]);
}
