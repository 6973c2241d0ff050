import type { Thinker } from '@skerry/bots/browser';
import {
  type Answer,
  type AnyRules,
  fingerprint,
  keyOf,
  type Options,
  Refusal,
  RulesToCome,
  same,
  type Seat,
  Session,
  show,
  type ShownQuestion,
} from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import { keepTable, keptTable, type KeptTable, type LocalSeat } from './kept-tables.ts';
import { randomIndex, randomName } from './random.ts';
import type { About, Background, Moment, Scene, TableClient, TableListener, Trouble } from './table-client.ts';
import type { TabListener, TabWatch } from './tab-watch.ts';
import { levelOfTeacher, Teaching } from './teaching.ts';

/** Looks after the other tabs that have the same table open. */
type WatchTabs = (listener: TabListener) => TabWatch;

/** A table in this page: alone against bots, or several people in front of one device. */
export class LocalTable implements TableClient {
  readonly game: ShelvedGame;
  private readonly id: string;
  private session: Session<AnyRules>;
  /** Only the rules of the first questions are here: the others come with the first act. */
  private onlyOpening: boolean;
  private readonly seats: readonly LocalSeat[];
  private readonly thinker: Thinker;
  private listener: TableListener | null = null;
  private looking: Seat | null;
  private curtain: Seat | null = null;
  private trouble: Trouble | null = null;
  private carriedOver: Background['carriedOver'] = null;
  /** The seats whose bots are thinking, with the number of the act at which they began, and what stops them. */
  private readonly thinking = new Map<Seat, { readonly id: number; readonly stop: AbortController }>();
  private closed = false;
  /** In a first game. */
  private teaching: Teaching | null = null;
  private watchTabs: WatchTabs | null = null;
  private tabs: TabWatch | null = null;
  /** Another tab plays this table; this one follows. */
  private elsewhere = false;

  private constructor(game: ShelvedGame, id: string, session: Session<AnyRules>, seats: readonly LocalSeat[], thinker: Thinker) {
    this.game = game;
    this.id = id;
    this.session = session;
    this.onlyOpening = !('bot' in session.game);
    this.seats = seats;
    this.thinker = thinker;
    // Bots alone at a table are watched from outside.
    const mine = seats.flatMap((seat, i) => (seat.sits === 'me' ? [i] : []));
    this.looking = mine.length === 0 ? null : (mine.find((seat) => session.questionOf(seat) !== undefined) ?? mine[0]!);
    this.coverIfSecret();
  }

  /** Who reloads the page between two people must not see the other one's hand. */
  private coverIfSecret(): void {
    const { looking } = this;
    const secret = looking !== null && this.seats.some(({ sits }, seat) => sits === 'me' && this.seesOther(looking, seat));
    this.curtain = secret && this.session.outcome === null ? looking : null;
  }

  /** Makes a table and keeps it on this device. Throws a `Refusal` if the rules do not know these options. */
  static async begin(game: ShelvedGame, seats: readonly LocalSeat[], options: Options, thinker: Thinker): Promise<KeptTable> {
    const seed = randomName(16);
    const session = await asSoonAsCanBe(game, (rules) => Session.open(rules, seats.length, options, seed));
    const table = new LocalTable(game, randomName(8), session, seats, thinker);
    return table.keep();
  }

  /** Opens what was kept. Throws a `Refusal` if it is broken; what is kept stays as it is. */
  static async open(game: ShelvedGame, kept: KeptTable, thinker: Thinker, watchTabs: WatchTabs | null = null): Promise<LocalTable> {
    const { session, carriedOver } = await asSoonAsCanBe(game, (rules) => loadAsFarAsItFits(rules, kept.save));
    const table = new LocalTable(game, kept.id, session, kept.seats, thinker);
    table.carriedOver = carriedOver;
    table.watchTabs = watchTabs;
    if (kept.first === true && game.guide !== undefined) await table.teach(game.guide);
    return table;
  }

  /** A table of the game's first game, kept on this device. */
  static async beginFirst(game: ShelvedGame, guide: NonNullable<ShelvedGame['guide']>, thinker: Thinker): Promise<KeptTable> {
    const { players, options, seed } = (await guide()).firstGame;
    const seats = Array.from({ length: players }, (_, i): LocalSeat =>
      i === 0 ? { sits: 'me', name: null } : { sits: 'bot', level: levelOfTeacher },
    );
    const table = new LocalTable(game, randomName(8), Session.open(await game.rules(), players, options, seed), seats, thinker);
    await table.teach(guide);
    return table.keep();
  }

  /** What was read before is found out by playing the game again. */
  private async teach(guide: NonNullable<ShelvedGame['guide']>): Promise<void> {
    const teaching = new Teaching((await guide()).firstGame);
    const save = this.session.save();
    teaching.at(Session.open(this.session.game, save.players, save.options, save.seed));
    Session.load(this.session.game, save, (session) => teaching.at(session));
    this.teaching = teaching;
  }

  /** Keeps a table that came as a file, under a new name. Throws a `Refusal` if it is broken. */
  static async adopt(game: ShelvedGame, file: unknown, seats: readonly LocalSeat[], thinker: Thinker): Promise<KeptTable> {
    return new LocalTable(game, randomName(8), loadAsFarAsItFits(await game.rules(), file).session, seats, thinker).keep();
  }

  listen(listener: TableListener): void {
    this.listener = listener;
    this.tellAbout();
    listener.scene(this.scene(true));
    this.tabs = this.watchTabs?.({ elsewhere: () => this.follow(), changed: () => this.changedElsewhere() }) ?? null;
    this.goOn();
  }

  answer(question: ShownQuestion, index: number): void {
    if (this.elsewhere) return;
    this.withAllRules(() => {
      if (this.gives(question, index)) this.happened();
    });
  }

  /** Does what the rules of the first questions are not enough for: at once if all are here. */
  private withAllRules(act: () => void): void {
    if (!this.onlyOpening) {
      act();
      return;
    }
    this.fetchRules().then(
      () => {
        if (!this.closed) act();
      },
      () => this.listener?.failed(),
    );
  }

  private async fetchRules(): Promise<void> {
    const rules = await this.game.rules();
    if (!this.onlyOpening) return;
    this.session = Session.load(rules, this.session.save());
    this.onlyOpening = false;
  }

  /** By what it says, so that it counts if another seat has acted meanwhile and it is still offered. What is refused has changed nothing. */
  private gives({ seat, id, answers }: Pick<ShownQuestion, 'seat' | 'id' | 'answers'>, index: number): boolean {
    const answer = answers[index];
    try {
      this.session.answer(seat, id, answer === undefined ? index : keyOf(answer));
      return true;
    } catch (error) {
      this.listener?.refused(refusalOf(error));
      return false;
    }
  }

  undo(): void {
    if (!this.elsewhere) this.withAllRules(() => this.takeBack());
  }

  private takeBack(): void {
    const mine = (seat: Seat): boolean => this.seats[seat]!.sits === 'me';
    const { answers } = this.session.save();
    let seat = this.looking ?? 0;
    for (let i = answers.length - 2; i >= 0; i -= 2) {
      if (!mine(answers[i]!)) continue;
      seat = answers[i]!;
      break;
    }
    try {
      this.session.undo(
        seat,
        this.seats.map((_, other) => other).filter((other) => other !== seat),
      );
    } catch (error) {
      this.listener?.refused(refusalOf(error));
      return;
    }
    this.keepOrSay();
    if (this.looking !== seat && this.looking !== null) this.lookFrom(seat);
    else this.listener?.scene(this.scene(true));
    this.goOn();
  }

  turnTo(seat: Seat): void {
    if (this.curtain === null && this.looking !== null && this.openSeats().includes(seat)) this.lookFrom(seat);
  }

  liftCurtain(): void {
    this.curtain = null;
    this.listener?.scene(this.scene(true));
  }

  moments(): Promise<readonly Moment[]> {
    const save = this.session.save();
    const eyes = this.curtain === null ? this.looking : null;
    const first = Session.open(this.session.game, save.players, save.options, save.seed);
    const moments: Moment[] = [{ view: first.view(eyes), by: null }];
    Session.load(this.session.game, save, (session) => {
      moments.push({ view: session.view(eyes), by: save.answers[(moments.length - 1) * 2]! });
    });
    return Promise.resolve(moments);
  }

  saveFile(): Promise<string | null> {
    return Promise.resolve(JSON.stringify({ ...this.session.save(), seats: this.seats }));
  }

  // Nobody else could read it.
  say(): void {}

  // All seats are taken from the start.
  sit(): void {}
  getUp(): Promise<boolean> {
    return Promise.resolve(false);
  }
  putBot(): void {}
  // Nobody here has to ask.
  agree(): void {}

  goAway(): void {}

  goOnFromHere(): void {}

  playHere(): void {
    this.elsewhere = false;
    this.tabs?.takeOver();
    this.withAllRules(() => {
      this.readAgain();
      this.stopThoughts();
      this.coverIfSecret();
      this.tellAbout();
      this.listener?.scene(this.scene(true));
      this.goOn();
    });
  }

  close(): void {
    this.closed = true;
    this.listener = null;
    this.stopThoughts();
    this.tabs?.close();
  }

  /** From now on another tab plays, and this one looks on. */
  private follow(): void {
    this.elsewhere = true;
    this.tellAbout();
    this.listener?.scene(this.scene(true));
  }

  private changedElsewhere(): void {
    const { length } = this.session;
    this.tabs?.yield();
    if (!this.elsewhere) this.follow();
    this.withAllRules(() => {
      this.readAgain();
      this.listener?.scene(this.scene(this.session.length <= length));
    });
  }

  /** What another tab has kept since. If that cannot be read, what was on the screen stays. */
  private readAgain(): void {
    const kept = keptTable(this.id)?.table;
    if (kept == null) return;
    try {
      this.session = Session.load(this.session.game, kept.save);
    } catch (error) {
      this.listener?.refused(error);
      return;
    }
    const mine = this.session.questions.find(({ seat }) => this.seats[seat]!.sits === 'me');
    if (this.looking !== null && mine !== undefined) this.looking = mine.seat;
  }

  private happened(): void {
    this.keepOrSay();
    this.listener?.scene(this.scene(false));
    this.goOn();
  }

  /** Lets the bots think that are asked, and turns to the person who is. */
  private goOn(): void {
    if (this.closed || this.elsewhere || this.session.outcome !== null) return;
    const { questions } = this.session;
    const mine = questions.filter(({ seat }) => this.seats[seat]!.sits === 'me');
    const turn = (): void => {
      if (mine.length > 0 && !mine.some(({ seat }) => seat === this.looking)) this.lookFrom(mine[0]!.seat);
    };
    // Whoever looks ahead needs all rules. People come first: the bots begin when one of them has acted.
    if (this.onlyOpening) {
      if (mine.length === 0) this.withAllRules(() => this.goOn());
      else turn();
      return;
    }
    this.stopThoughts((seat, id) => id < (this.session.questionOf(seat)?.since ?? Infinity));
    for (const question of questions) {
      const sitter = this.seats[question.seat]!;
      if (sitter.sits === 'bot') void this.think(question.seat, sitter.level);
    }
    turn();
  }

  private async think(seat: Seat, level: (LocalSeat & { sits: 'bot' })['level']): Promise<void> {
    const { id, since, answers } = this.session.questionOf(seat)!;
    // What others have done since the thought began may have changed the question; it is still the same one.
    if ((this.thinking.get(seat)?.id ?? -1) >= since) return;
    const stop = new AbortController();
    const { signal } = stop;
    this.thinking.set(seat, { id, stop });
    let index: number;
    try {
      index =
        this.teaching?.answerOf(this.session, seat) ??
        (await this.thinker.choose(this.game.id, level, this.session.knowledge(seat), randomName(8), { signal }));
    } catch {
      index = randomIndex(answers.length);
      if (!signal.aborted) this.mention('bot-failed');
    }
    if (this.elsewhere || signal.aborted) return;
    if (!this.isOffered(seat, id, answers[index]!)) {
      this.thinking.delete(seat);
      this.goOn();
    } else if (this.gives({ seat, id, answers }, index)) {
      this.thinking.delete(seat);
      this.happened();
    }
    // Else the rules have failed: the bot waits until something else happens.
  }

  /** Bots whose answer would not count any more stop thinking. */
  private stopThoughts(unwanted: (seat: Seat, id: number) => boolean = () => true): void {
    for (const [seat, { id, stop }] of this.thinking) {
      if (!unwanted(seat, id)) continue;
      this.thinking.delete(seat);
      stop.abort();
    }
  }

  /** An undo may have taken the question away, or another's act the answer. */
  private isOffered(seat: Seat, id: number, answer: Answer): boolean {
    const now = this.session.questionOf(seat);
    return now !== undefined && id >= now.since && now.answers.some((one) => same(one, answer));
  }

  /** Another person looks now; if that person may see something else, the device is handed over first. */
  private lookFrom(seat: Seat): void {
    const from = this.looking;
    this.looking = seat;
    this.curtain = from !== null && this.seesOther(from, seat) ? seat : null;
    this.listener?.scene(this.scene(true));
  }

  private seesOther(one: Seat, other: Seat): boolean {
    if (one === other || this.session.game.open === true) return false;
    return fingerprint(this.session.view(one)) !== fingerprint(this.session.view(other));
  }

  /** The own seats that are asked and see nothing but what the looking one does. */
  private openSeats(): readonly Seat[] {
    const { looking } = this;
    if (looking === null || this.elsewhere) return [];
    return this.session.questions
      .map(({ seat }) => seat)
      .filter((seat) => this.seats[seat]!.sits === 'me' && !this.seesOther(looking, seat));
  }

  private scene(jump: boolean): Scene {
    const { session } = this;
    const curtain = this.elsewhere ? null : this.curtain;
    // Where several play, a tab that only looks on shows nobody's hand.
    const hidden = curtain !== null || (this.elsewhere && this.seats.filter(({ sits }) => sits === 'me').length > 1);
    const eyes = hidden ? null : this.looking;
    const question = eyes === null || this.elsewhere ? undefined : session.questionOf(eyes);
    return {
      number: session.number,
      moment: session.length,
      looking: eyes,
      view: session.view(eyes),
      log: session.log(eyes),
      question: question === undefined ? null : show(question),
      asked: session.questions.map(({ seat }) => seat),
      mine: eyes === null ? [] : this.openSeats(),
      outcome: session.outcome,
      lesson: question === undefined ? null : (this.teaching?.at(session) ?? null),
      taught: this.teaching?.taught ?? false,
      curtain,
      jump,
    };
  }

  private keep(): KeptTable {
    const kept = {
      id: this.id,
      save: this.session.save(),
      seats: this.seats,
      over: this.session.outcome !== null,
      first: this.teaching !== null,
      changed: Date.now(),
    };
    this.kept = keepTable(kept);
    return kept;
  }

  private kept = true;

  private keepOrSay(): void {
    this.keep();
    if (!this.kept) this.mention('cannot-keep');
  }

  private mention(trouble: Trouble | null): void {
    if (this.trouble === trouble) return;
    this.trouble = trouble;
    this.tellAbout();
  }

  private tellAbout(): void {
    const about: About = {
      id: this.id,
      players: this.seats.length,
      options: this.session.config.options,
      sitters: this.seats.map((seat) =>
        seat.sits === 'me'
          ? { sits: 'me', name: seat.name, connected: true }
          : { sits: 'bot', name: null, level: seat.level, connected: true },
      ),
      connection: 'here',
      chat: null,
      watchers: [],
      takenBack: [],
      consent: false,
      wish: null,
      background: { fromSave: false, dealtAnew: false, carriedOver: this.carriedOver, stands: false },
      chatBefore: 0,
      link: null,
      waiting: false,
      host: true,
      away: null,
      seatLink: null,
      open: this.session.game.open === true,
      teaches: this.teaching !== null,
      trouble: this.elsewhere ? 'elsewhere' : this.trouble,
    };
    this.listener?.about(about);
  }
}

/** A game that was begun by other rules goes on under those of now, as far as it fits them. */
function loadAsFarAsItFits(rules: AnyRules, file: unknown): { session: Session<AnyRules>; carriedOver: Background['carriedOver'] } {
  try {
    return { session: Session.load(rules, file), carriedOver: null };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'save-version') throw error;
    const { session, version, lost } = Session.carryOver(rules, file);
    return { session, carriedOver: { from: version, lost } };
  }
}

/** By the rules of the first questions, if they are enough and the game has such; else by all. */
async function asSoonAsCanBe<T>(game: ShelvedGame, open: (rules: AnyRules) => T): Promise<T> {
  if (game.opening === undefined) return open(await game.rules());
  try {
    return open(await game.opening());
  } catch (error) {
    if (!(error instanceof RulesToCome)) throw error;
    return open(await game.rules());
  }
}

/** Rules that fail have a sentence too: the session has gone back to where it stood. */
function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal
    ? error
    : new Refusal('rules-fault', `The rules failed: ${error instanceof Error ? error.message : String(error)}`);
}
