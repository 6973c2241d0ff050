import type { Thinker } from '@skerry/bots/browser';
import { fingerprint, Session, show, type Options, type Seat, type ShownQuestion } from '@skerry/engine';
import type { Game } from '@skerry/games';
import { keepTable, keptTable, type KeptTable, type LocalSeat } from './kept-tables.ts';
import { randomIndex, randomName } from './random.ts';
import type { About, Moment, Scene, TableClient, TableListener, Trouble } from './table-client.ts';
import type { TabListener, TabWatch } from './tab-watch.ts';

/** Looks after the other tabs that have the same table open. */
type WatchTabs = (listener: TabListener) => TabWatch;

/** A table in this page: alone against bots, or several people in front of one device. */
export class LocalTable implements TableClient {
  readonly game: Game;
  private readonly id: string;
  private session: Session;
  private readonly seats: readonly LocalSeat[];
  private readonly thinker: Thinker;
  private listener: TableListener | null = null;
  private looking: Seat | null;
  private curtain: Seat | null = null;
  private trouble: Trouble | null = null;
  /** The seats whose bots are thinking, with the number of the act at which they began. */
  private readonly thinking = new Map<Seat, number>();
  private closed = false;
  private watchTabs: WatchTabs | null = null;
  private tabs: TabWatch | null = null;
  /** Another tab plays this table; this one follows. */
  private elsewhere = false;

  private constructor(game: Game, id: string, session: Session, seats: readonly LocalSeat[], thinker: Thinker) {
    this.game = game;
    this.id = id;
    this.session = session;
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
  static begin(game: Game, seats: readonly LocalSeat[], options: Options, thinker: Thinker): KeptTable {
    const session = Session.open(game.rules, seats.length, options, randomName(16));
    const table = new LocalTable(game, randomName(8), session, seats, thinker);
    return table.keep();
  }

  /** Opens what was kept. Throws a `Refusal` if it is broken; what is kept stays as it is. */
  static open(game: Game, kept: KeptTable, thinker: Thinker, watchTabs: WatchTabs | null = null): LocalTable {
    const table = new LocalTable(game, kept.id, Session.load(game.rules, kept.save), kept.seats, thinker);
    table.watchTabs = watchTabs;
    return table;
  }

  /** Keeps a table that came as a file, under a new name. Throws a `Refusal` if it is broken. */
  static adopt(game: Game, file: unknown, seats: readonly LocalSeat[], thinker: Thinker): KeptTable {
    return new LocalTable(game, randomName(8), Session.load(game.rules, file), seats, thinker).keep();
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
    try {
      this.session.answer(question.seat, question.id, index);
    } catch (error) {
      this.listener?.refused(error);
      return;
    }
    this.happened();
  }

  undo(): void {
    if (this.elsewhere) return;
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
      this.listener?.refused(error);
      return;
    }
    this.keepOrSay();
    if (this.looking !== seat && this.looking !== null) this.turnTo(seat);
    else this.listener?.scene(this.scene(true));
    this.goOn();
  }

  liftCurtain(): void {
    this.curtain = null;
    this.listener?.scene(this.scene(true));
  }

  moments(): Promise<readonly Moment[]> {
    const save = this.session.save();
    const eyes = this.curtain === null ? this.looking : null;
    const first = Session.open(this.game.rules, save.players, save.options, save.seed);
    const moments: Moment[] = [{ view: first.view(eyes), by: null }];
    Session.load(this.game.rules, save, (session) => {
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
  goAway(): void {}

  playHere(): void {
    this.elsewhere = false;
    this.tabs?.takeOver();
    this.readAgain();
    this.coverIfSecret();
    this.tellAbout();
    this.listener?.scene(this.scene(true));
    this.goOn();
  }

  close(): void {
    this.closed = true;
    this.listener = null;
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
    this.readAgain();
    this.listener?.scene(this.scene(this.session.length <= length));
  }

  /** What another tab has kept since. If that cannot be read, what was on the screen stays. */
  private readAgain(): void {
    const kept = keptTable(this.id)?.table;
    if (kept == null) return;
    try {
      this.session = Session.load(this.game.rules, kept.save);
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
    for (const question of questions) {
      const sitter = this.seats[question.seat]!;
      if (sitter.sits === 'bot') void this.think(question.seat, sitter.level);
    }
    const mine = questions.filter(({ seat }) => this.seats[seat]!.sits === 'me');
    if (mine.length > 0 && !mine.some(({ seat }) => seat === this.looking)) this.turnTo(mine[0]!.seat);
  }

  private async think(seat: Seat, level: (LocalSeat & { sits: 'bot' })['level']): Promise<void> {
    const { id, answers } = this.session.questionOf(seat)!;
    if (this.thinking.get(seat) === id) return;
    this.thinking.set(seat, id);
    let index: number;
    try {
      index = await this.thinker.choose(this.game.rules.id, level, this.session.knowledge(seat), randomName(8));
    } catch {
      index = randomIndex(answers.length);
      this.mention(this.closed ? null : 'bot-failed');
    }
    if (this.thinking.get(seat) === id) this.thinking.delete(seat);
    // An undo may have taken the question away meanwhile.
    if (this.closed || this.elsewhere || this.session.questionOf(seat)?.id !== id) {
      if (!this.closed) this.goOn();
      return;
    }
    this.session.answer(seat, id, index);
    this.happened();
  }

  /** Another person looks now; if that person may see something else, the device is handed over first. */
  private turnTo(seat: Seat): void {
    const from = this.looking;
    this.looking = seat;
    this.curtain = from !== null && this.seesOther(from, seat) ? seat : null;
    this.listener?.scene(this.scene(true));
  }

  private seesOther(one: Seat, other: Seat): boolean {
    return one !== other && fingerprint(this.session.view(one)) !== fingerprint(this.session.view(other));
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
      outcome: session.outcome,
      curtain,
      jump,
    };
  }

  private keep(): KeptTable {
    const kept = { id: this.id, save: this.session.save(), seats: this.seats, over: this.session.outcome !== null, changed: Date.now() };
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
      chatBefore: 0,
      link: null,
      waiting: false,
      host: true,
      away: null,
      seatLink: null,
      trouble: this.elsewhere ? 'elsewhere' : this.trouble,
    };
    this.listener?.about(about);
  }
}
