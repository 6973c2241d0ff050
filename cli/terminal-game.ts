import { chooser, type Choose, type Level } from '@skerry/bots';
import { Chance, Refusal, show, type Question, type Session } from '@skerry/engine';
import type { Language, ShownQuestion, Telling } from '@skerry/presentation';
import type { Digest } from '@skerry/presentation/digest';
import { wrap } from './command.ts';
import { endInWords } from './end-in-words.ts';
import type { Io } from './io.ts';
import type { Keeper } from './keeper.ts';
import type { KnownGame } from './known-games.ts';
import { Lines } from './lines.ts';
import { digestOf, rulesWith, textOf } from './rules-digest.ts';
import { terminalWords, type TerminalWords } from './words.ts';

/** Who sits at a seat of a game in a terminal. */
export type Sitter = Level | 'person';

const MOST_RULES = 12;

/** A game between people at a terminal and bots. */
export class TerminalGame {
  private readonly io: Io;
  private readonly session: Session;
  private readonly telling: Telling;
  private readonly words: TerminalWords;
  private readonly digest: Digest | null;
  private readonly names: readonly string[];
  private readonly bots: readonly (Choose | null)[];
  private readonly chance: Chance;
  private readonly keeper: Keeper;
  /** Where it is saved by itself, if that is wanted, and whether that went well. */
  private readonly file: string | undefined;
  private kept = true;
  /** How many lines of the log have been shown. */
  private told = 0;
  private readonly hinted = new Set<string>();
  private keysTold = false;
  /** A person said that it is enough. */
  private left = false;

  constructor(
    io: Io,
    game: KnownGame,
    session: Session,
    sitters: readonly Sitter[],
    language: Language,
    keeper: Keeper,
    file: string | undefined,
  ) {
    this.io = io;
    this.session = session;
    this.telling = game.tellings[language];
    this.words = terminalWords[language];
    this.digest = digestOf(game.rules, language);
    this.names = sitters.map((sitter, seat) => (sitter === 'person' ? this.words.player(seat + 1) : this.words.bot(seat + 1)));
    this.bots = sitters.map((sitter) => (sitter === 'person' ? null : chooser(sitter)));
    this.chance = Chance.fromSeed(`${session.seed} bots ${session.length}`);
    this.keeper = keeper;
    this.file = file;
  }

  /** Plays until the end, or until the people have had enough. Returns whether the game was ended by its rules or by a person. */
  async play(): Promise<boolean> {
    const lines = new Lines(this.io);
    try {
      while (this.session.outcome === null) {
        const question = this.letBotsAnswer();
        if (question === null) break;
        this.keep();
        if (!(await this.askPerson(question, lines))) return this.io.stdin.isTTY === true || this.left;
      }
      this.tellNews(null);
      const view = this.session.view(null);
      this.say(`\n${this.telling.describe(view, null, this.names)}`);
      if (this.session.outcome !== null) this.say(`\n${endInWords(this.telling, this.session.outcome, this.names, view)}`);
      return true;
    } finally {
      lines.close();
    }
  }

  private say(text: string): void {
    this.io.stdout.write(`${text}\n`);
  }

  /** Bots answer as long as one is asked; then it is a person's question, if there is any. */
  private letBotsAnswer(): Question | null {
    const { session } = this;
    for (;;) {
      const { questions } = session;
      const question = questions.find(({ seat }) => this.bots[seat] !== null);
      if (question === undefined) return questions[0] ?? null;
      const index = this.bots[question.seat]!(session.game, session.knowledge(question.seat), this.chance);
      session.answer(question.seat, question.id, index);
    }
  }

  private tellNews(seat: number | null): void {
    const view = this.session.view(seat);
    for (const { entry } of this.session.log(seat, this.told)) {
      const text = this.telling.entry(entry, this.names, view);
      // What only moves a piece on a drawn board has no words.
      if (text !== '') this.say(`  ${text}${entry.rule === undefined ? '' : ` [${entry.rule}]`}`);
    }
    this.told = this.session.logLength;
  }

  /** Asks until one of the answers is given. False when nobody wants to go on. */
  private async askPerson(question: Question, lines: Lines): Promise<boolean> {
    const { session, telling } = this;
    const { seat } = question;
    const shown = show(question);
    const view = session.view(seat);
    this.tellNews(seat);
    this.say(`\n${telling.describe(view, seat, this.names)}\n`);
    if (this.bots.filter((bot) => bot === null).length > 1) this.say(this.words.asked(this.names[seat]!));
    this.say(telling.prompt(shown, view, this.names));
    this.hint(question.name);
    question.answers.forEach((answer, i) => this.say(`${String(i + 1).padStart(3)}  ${telling.answer(answer, shown, view, this.names)}`));
    this.sayKeysOnce();
    for (;;) {
      const line = await lines.next('> ');
      if (line === null || line === 'q') {
        this.left = line === 'q';
        if (line === null) this.say(this.words.inputEnded);
        return false;
      }
      if (/^\d+$/.test(line) && Number(line) >= 1 && Number(line) <= question.answers.length) {
        session.answer(seat, question.id, Number(line) - 1);
        return true;
      }
      if (line === 'u') {
        if (this.undo(seat)) return true;
      } else if (line === 's' || line.startsWith('s ')) {
        this.save(line.slice(2).trim() || (this.file ?? `${session.game.id}.skerry.json`));
      } else if (line.startsWith('?')) {
        this.showRules(line.slice(1).trim());
      } else if (line === 'b') {
        this.showBlocked(shown, view);
      } else {
        this.say(this.words.notAnAnswer(question.answers.length));
        this.keysTold = false;
        this.sayKeysOnce();
      }
    }
  }

  private sayKeysOnce(): void {
    if (!this.keysTold) this.say(wrap(this.words.keys, 5).join('\n'));
    this.keysTold = true;
  }

  private hint(question: string): void {
    if (this.hinted.has(question)) return;
    this.hinted.add(question);
    const hint = this.telling.hint(question);
    if (hint !== undefined) this.say(wrap(hint, 5).join('\n'));
  }

  private undo(seat: number): boolean {
    const along = this.bots.flatMap((bot, each) => (bot === null ? [] : [each]));
    try {
      this.session.undo(seat, along);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { refused } = this.words;
      this.say(error.code in refused ? refused[error.code as keyof typeof refused] : error.message);
      return false;
    }
    this.say(this.words.undone);
    // What was told of the undone acts stays on the screen; what comes now is told anew.
    this.told = Math.min(this.told, this.session.logLength);
    return true;
  }

  /** Saves before each question, so that nothing is lost however the program ends. It speaks only of what has gone wrong, and once. */
  private keep(): void {
    if (this.file === undefined) return;
    try {
      this.keeper.save(this.file);
      this.kept = true;
    } catch (error) {
      if (this.kept) this.say(this.words.notSaved(this.file, (error as Error).message));
      this.kept = false;
    }
  }

  /** Writes the game to a file, and says so. */
  save(file: string): boolean {
    if (this.keeper.isForeign(file)) {
      this.say(this.words.notWrittenOver(file));
      return false;
    }
    try {
      this.keeper.save(file);
    } catch (error) {
      this.say(this.words.notSaved(file, (error as Error).message));
      return false;
    }
    this.say(this.words.saved(file));
    return true;
  }

  private showRules(sought: string): void {
    if (this.digest === null) {
      this.say(this.words.noDigest);
      return;
    }
    if (sought === '') {
      this.say([this.words.chapters, ...this.digest.sections.map(({ id, heading }) => `  ${id} ${heading}`)].join('\n'));
      return;
    }
    const found = rulesWith(this.digest, sought);
    if (found.length === 0) this.say(this.words.noRule(sought));
    for (const part of found.slice(0, MOST_RULES))
      this.say(wrap(`${part.rule === null ? '' : `${part.rule}  `}${textOf(part)}`, 2).join('\n'));
    if (found.length > MOST_RULES) this.say(this.words.moreRules(found.length - MOST_RULES));
  }

  private showBlocked(shown: ShownQuestion, view: unknown): void {
    this.say(shown.blocked.length === 0 ? this.words.nothingBlocked : this.words.blocked);
    for (const { answer, rule } of shown.blocked) {
      const part = this.digest?.sections.flatMap(({ parts }) => parts).find((each) => each.rule === rule);
      this.say(
        wrap(`${this.telling.answer(answer, shown, view, this.names)} – ${rule}${part === undefined ? '' : `: ${textOf(part)}`}`, 2).join(
          '\n',
        ),
      );
    }
  }
}
