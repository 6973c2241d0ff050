import { Refusal, type AnyGame, type Outcome, type Seat, type Session } from '@skerry/engine';
import { askedOf, Audience } from './audience.ts';
import { BotsAtTable, type BotsTable } from './bots-at-table.ts';
import { concernedBy, Consent, requireUndoable } from './consent.ts';
import { Course, type Place } from './course.ts';
import { Gathering, type Subscription } from './gathering.ts';
import type { House } from './house.ts';
import type { ActReply, BotLevel, ChatLine, Guest, LogReply, Look, ServerMessage, TableInfo } from './protocol.ts';
import { storageRefusal } from './refusals.ts';
import { readActs, replay } from './replay.ts';
import { newSeed } from './secrets.ts';
import { Conflict, type Mark, type StoredAct, type StoredSeat, type StoredTable, type Write } from './storage.ts';

/** The level of the bot that sits in for somebody who left. */
const STAND_IN: BotLevel = 'normal';
/** Lines of chat that are kept at hand. */
export const CHAT_KEPT = 100;
/** Lines of the log that are fetched at once. */
const LOG_PAGE = 500;
/** How often something is tried again where other copies of the server were faster. */
const MOST_TRIES = 10;
/** After a bot's answer could not be stored. */
const RETRY_MS = 5000;
/** A table was begun under other rules: its acts under those, and the version of these. */
interface OtherRules {
  readonly before: readonly StoredAct[];
  readonly version: string;
  readonly lost: number;
}

/** A table in memory: who sits there, who follows, what they say, and the course that their game takes. */
export class LiveTable implements Place, BotsTable {
  readonly id: string;
  readonly game: AnyGame | null;
  lastUsed = performance.now();
  seats: StoredSeat[];
  status: TableInfo['status'];
  chat: ChatLine[];
  stored: StoredTable;
  barred: Set<string>;
  private revision: number;
  private readonly house: House;
  private outcome: TableInfo['outcome'];
  readonly gathering: Gathering;
  private readonly course: Course;
  private readonly bots: BotsAtTable;
  private readonly consent = new Consent();
  private announcing = false;
  private turnstile: Promise<unknown> = Promise.resolve();
  private lastChat: number;
  private closed = false;
  private thrownAway = false;
  private other: OtherRules | null;

  constructor(
    house: House,
    stored: StoredTable & { readonly revision?: number },
    game: AnyGame | null,
    session: Session | null,
    acts: StoredAct[],
    chat: ChatLine[],
    other: OtherRules | null = null,
  ) {
    this.house = house;
    this.id = stored.id;
    this.gathering = new Gathering(stored.id);
    this.stored = stored;
    this.seats = [...stored.seats];
    this.status = stored.status;
    this.outcome = stored.outcome;
    this.chat = chat;
    this.lastChat = chat.at(-1)?.number ?? 0;
    this.barred = new Set(stored.barred);
    this.revision = stored.revision ?? 0;
    this.game = game;
    this.other = other;
    this.course = new Course(house, this, session, acts);
    this.bots = new BotsAtTable(house, this);
    if ((game === null || other !== null) && this.status !== 'finished') this.status = 'stalled';
  }

  get session(): Session | null {
    return this.course.session;
  }

  /** Goes on under the rules of now with what fits them; what did not is kept beside it. */
  async goOn(): Promise<void> {
    const { other, session } = this;
    if (other === null || session === null) throw new Refusal('not-stalled', 'This table goes on as it is.');
    const { version: from, status } = this.stored;
    const carried: Write = {
      to: 'carried',
      table: this.id,
      from,
      version: other.version,
      before: other.before,
      acts: this.course.acts,
      lost: other.lost,
      at: Date.now(),
    };
    const begun = status !== 'waiting' && session.outcome !== null ? 'finished' : status;
    const ended: readonly Write[] =
      begun === 'finished' ? [{ to: 'status', table: this.id, status: 'finished', outcome: session.outcome }] : [];
    await this.house.store(this.id, [carried, ...ended]);
    this.stored = { ...this.stored, version: other.version, carried: { from, lost: other.lost } };
    this.other = null;
    this.status = begun;
    if (status === 'waiting') this.course.session = null;
    else this.begin(session);
    this.dealAnewForRivals();
    this.announce();
    this.moveBots();
  }

  // ------------------------------------------------------------------------------------------------- who sits there

  /** The number of the last act that is on disk. */
  get number(): number {
    return this.course.number;
  }

  info(): TableInfo {
    const { id, game, version, options, listed, host, createdAt, fromSave, dealtAnew, consent } = this.stored;
    const connected = this.gathering.guests;
    const sitting = new Set(this.seats.map((sits) => (sits.kind === 'person' ? sits.guest : null)));
    const watchers = this.gathering.namesBeside(sitting);
    const { last } = this.course;
    const request = this.consent.request(this.course.acts.length);
    return {
      id,
      game,
      version,
      options,
      listed,
      status: this.status,
      seats: this.seats.map((sits) => {
        if (sits.kind !== 'person') return sits;
        const { kind, guest, name, left } = sits;
        return { kind, guest, name, left, connected: connected.has(guest) };
      }),
      host,
      createdAt,
      activeAt: last?.at ?? createdAt,
      number: this.number,
      asked: last?.asked ?? (this.session === null ? [] : askedOf(this.session).map(({ seat }) => seat)),
      outcome: this.outcome,
      watching: watchers.length,
      ...(watchers.length === 0 ? {} : { watchers }),
      consent,
      ...(request === null ? {} : { request }),
      fromSave,
      dealtAnew,
      carriedOver: this.other === null ? this.stored.carried : { from: version, lost: this.other.lost },
    };
  }

  names(): string[] {
    return this.seats.map((sits) => (sits.kind === 'person' ? sits.name : sits.kind === 'bot' ? sits.level : ''));
  }

  holds(guest: Guest, seat: Seat): boolean {
    const sits = this.seats[seat];
    return sits?.kind === 'person' && sits.guest === guest.id;
  }

  /** Refuses to let a guest see or act through a seat of somebody else. */
  requireSeat(guest: Guest, seat: Seat): void {
    if (this.seats[seat] === undefined)
      throw new Refusal('no-such-seat', `This table has seats 0 to ${this.seats.length - 1}, not ${seat}.`);
    if (!this.holds(guest, seat)) throw new Refusal('not-your-seat', `Seat ${seat} is not yours.`, { seat });
  }

  /** Changes of seats come one after the other. */
  inTurn<T>(change: () => Promise<T>): Promise<T> {
    const result = this.turnstile.then(() => this.tryToChange(change));
    this.turnstile = result.catch(() => undefined);
    return result;
  }

  private async tryToChange<T>(change: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (this.thrownAway) throw new Refusal('no-such-table', `There is no table "${this.id}" any more: everybody has left it.`);
      try {
        return await change();
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        if (tries === MOST_TRIES) throw storageRefusal(error);
        await this.reread();
      }
    }
  }

  /** Writes something of the table that nobody else may have changed meanwhile. */
  private async storeNext(writes: readonly Write[]): Promise<void> {
    await this.house.store(this.id, [{ to: 'revision', table: this.id, from: this.revision }, ...writes]);
    this.revision++;
  }

  /** What other copies of the server have done at this table since. */
  async catchUp(mark: Mark | null): Promise<void> {
    if (mark === null) {
      this.broke();
      return;
    }
    if (mark.revision !== this.revision) await this.inTurn(() => this.reread());
    if (mark.number > this.course.acts.length) await this.course.catchUp();
    if (mark.chat > this.lastChat) await this.readChat();
  }

  /** Takes over who sits there, and all else that is not an act, as it lies in the store. Only inside `inTurn`. */
  private async reread(): Promise<void> {
    const { storage, watch } = this.house;
    const stored = await storage.table(this.id);
    if (stored === null || (stored.version !== this.stored.version && this.game !== null)) {
      // It is gone, or it goes on under other rules.
      this.broke();
      return;
    }
    if (stored.revision === this.revision) return;
    const begins = this.status === 'waiting' && stored.status !== 'waiting' && this.game !== null;
    const acts = begins ? await readActs(storage, this.id) : null;
    const session = acts === null ? null : await replay(watch, this.game!, stored, acts, storage);
    const before = this.seats;
    this.stored = stored;
    this.revision = stored.revision;
    this.seats = [...stored.seats];
    this.barred = new Set(stored.barred);
    if (session !== null) {
      this.course.acts = acts!;
      this.begin(session);
    }
    for (const [seat, sat] of before.entries())
      if (sat.kind === 'person' && !this.holds({ id: sat.guest, name: '' }, seat))
        this.endOf(sat.guest, seat, 'This seat is not yours any more.');
    this.bots.stop((seat) => this.botAt(seat) === null);
    this.announce();
    this.moveBots();
  }

  private async readChat(): Promise<void> {
    for (const line of await this.house.storage.chat(this.id, this.lastChat, CHAT_KEPT)) {
      if (line.number <= this.lastChat) continue;
      this.lastChat = line.number;
      this.hear(line);
    }
  }

  /** Nobody is to sit down any more; only inside `inTurn`, before the table is taken from the disk. */
  putAway(): void {
    this.thrownAway = true;
  }

  /** Stores who sits where, and whatever belongs to it; starts the game if that was the last open seat. Only inside `inTurn`. */
  async seat(changes: ReadonlyMap<Seat, StoredSeat>, more: readonly Write[] = []): Promise<void> {
    const seats = this.seats.map((sits, seat) => changes.get(seat) ?? sits);
    const writes: Write[] = [...[...changes].map(([seat, sits]) => ({ to: 'seats', table: this.id, seat, sits }) as const), ...more];
    const starts = this.status === 'waiting' && seats.every(({ kind }) => kind !== 'open');
    const session = starts ? await replay(this.house.watch, this.game!, this.stored, this.course.acts, this.house.storage) : null;
    const status = session === null ? null : session.outcome === null ? 'running' : 'finished';
    if (status !== null) writes.push({ to: 'status', table: this.id, status, outcome: session!.outcome });
    await this.storeNext(writes);
    this.seats = seats;
    if (session !== null) this.begin(session);
    this.dealAnewForRivals();
    // Who leaves while he is asked leaves it to the others.
    if (this.consent.excuse((seat) => this.isPerson(seat))) this.takeBack().catch(() => undefined);
    this.announce();
    this.bots.stop((seat) => this.botAt(seat) === null);
    this.moveBots();
  }

  private begin(session: Session): void {
    this.course.session = session;
    this.status = session.outcome === null ? 'running' : 'finished';
    this.outcome = session.outcome;
    this.gathering.begin(session);
    if (session.outcome !== null) this.house.record(this.id);
  }

  /** A save is given out: from now on somebody may have the seed. */
  async seedIsKnown(): Promise<void> {
    if (this.stored.seedKnown) return;
    await this.house.store(this.id, [{ to: 'seed-known', table: this.id, known: true }]);
    this.stored = { ...this.stored, seedKnown: true };
  }

  /** Where somebody has the seed, and rivals play along, what is still undrawn is dealt from another one before anything else happens. */
  dealAnewForRivals(): void {
    const { session } = this;
    if (!this.stored.seedKnown || session === null || session.outcome !== null || this.other !== null) return;
    const people = new Set(this.seats.flatMap((sits) => (sits.kind === 'person' ? [sits.guest] : [])));
    if (people.size < 2 || this.game?.cooperative === true) return;
    this.stored = { ...this.stored, seedKnown: false, dealtAnew: true };
    this.course
      .act(() => this.course.redeal(session, newSeed()))
      .then(
        () => this.announce(),
        () => (this.stored = { ...this.stored, seedKnown: true }),
      );
  }

  rename(guest: Guest): void {
    if (this.chat.some((line) => line.guest === guest.id))
      this.chat = this.chat.map((line) => (line.guest === guest.id ? { ...line, name: guest.name } : line));
    const sits = this.seats.some((seat) => seat.kind === 'person' && seat.guest === guest.id);
    if (!sits) return;
    this.seats = this.seats.map((seat) => (seat.kind === 'person' && seat.guest === guest.id ? { ...seat, name: guest.name } : seat));
    this.announce();
  }

  // -------------------------------------------------------------------------------------------------------- the game

  /** An answer of a guest. Resolves with the number of the act when it is on disk. */
  async answer(guest: Guest, seat: Seat, question: number, index: number, key?: string): Promise<number> {
    this.requireActing(guest, seat);
    return this.untilFirst(() => {
      this.requireActing(guest, seat);
      const now = this.course.asItStands(seat, question, index, key);
      return this.course.answer(this.requirePlaying(), seat, now.question, now.index, false);
    });
  }

  /** Takes back what a seat answered last; or, where the table wants that, asks first for the consent of those whom it concerns. */
  async undo(guest: Guest, seat: Seat, number: number): Promise<ActReply> {
    this.requireActing(guest, seat);
    let asks: readonly Seat[] = [];
    const done = await this.untilFirst(async () => {
      asks = [];
      this.requireActing(guest, seat);
      const session = this.requirePlaying();
      const { acts } = this.course;
      // What was sent twice, or comes too late, is nobody else's concern.
      const isNew = acts.slice(number).every((act) => act.seat !== seat);
      if (this.stored.consent && isNew)
        asks = [...concernedBy(acts, seat)].filter((other) => this.isPerson(other) && !this.holds(guest, other));
      if (asks.length === 0) return this.course.undo(session, seat, number, this.losingWith(seat));
      requireUndoable(session, seat, [...this.losingWith(seat), ...asks]);
      this.consent.ask(seat, acts.length, asks);
      this.announce();
      return this.number;
    });
    return asks.length === 0 ? { number: done } : { number: done, asks };
  }

  /** What a guest says to the wish of another to take something back. */
  async agree(guest: Guest, number: number, allow: boolean): Promise<ActReply> {
    this.lastUsed = performance.now();
    const own = this.seats.flatMap((_, seat) => (this.holds(guest, seat) && this.isPerson(seat) ? [seat] : []));
    if (own.length === 0) throw new Refusal('not-your-seat', 'You do not sit at this table.');
    if (number !== this.course.acts.length) throw new Refusal('stale', 'The game has gone on: nobody asks that any more.');
    const isAgreed = this.consent.hear(own, number, allow);
    this.announce();
    return { number: isAgreed ? await this.takeBack() : this.number };
  }

  /** Everybody has agreed: what they did since goes with it. */
  private takeBack(): Promise<number> {
    return this.untilFirst(async () => {
      const wish = this.consent.request(this.course.acts.length);
      if (wish === null) throw new Refusal('stale', 'The game has gone on: nobody asks that any more.');
      const { seat, number, agreed } = wish;
      return this.course.undo(this.requirePlaying(), seat, number, [...this.losingWith(seat), ...agreed]);
    });
  }

  /** Acts; where another copy of the server was faster, once more on what there is then, and so on. */
  private async untilFirst(act: () => Promise<number>): Promise<number> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.course.act(act);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        if (tries === MOST_TRIES) throw storageRefusal(error);
        await this.course.settled();
      }
    }
  }

  /** A person who has not left. */
  private isPerson(seat: Seat): boolean {
    const sits = this.seats[seat];
    return sits?.kind === 'person' && !sits.left;
  }

  /**
   * The seats that may lose their answers when one takes back its own: bots, and the same person's. What somebody answered before he left is
   * his own.
   */
  private losingWith(seat: Seat): Seat[] {
    const sits = this.seats[seat]!;
    const isSame = (other: StoredSeat): boolean => other.kind === 'person' && sits.kind === 'person' && other.guest === sits.guest;
    return this.seats.flatMap((other, at) => {
      const loses = isSame(other) || other.kind === 'bot' || (this.botAt(at) !== null && this.course.onlyBotsSince(seat, at));
      return at !== seat && loses ? [at] : [];
    });
  }

  private requireActing(guest: Guest, seat: Seat): void {
    this.lastUsed = performance.now();
    this.requireSeat(guest, seat);
    const sits = this.seats[seat]!;
    if (sits.kind === 'person' && sits.left) throw new Refusal('seat-left', `You have left seat ${seat}: take it back first.`, { seat });
  }

  /** The session, to be played on. */
  private requirePlaying(): Session {
    if (this.other !== null) throw this.rulesGone();
    return this.requireSession();
  }

  private requireSession(): Session {
    if (this.session !== null) return this.session;
    if (this.status === 'waiting') throw new Refusal('not-begun', 'The game has not begun: some seats are still open.');
    throw this.rulesGone();
  }

  rulesGone(): Refusal {
    const { game, version } = this.stored;
    return new Refusal(
      'rules-version',
      this.other === null
        ? `This table plays ${game} by version ${version} of its rules, which this server does not have.`
        : `This table was begun with version ${version} of the rules of ${game}, and not all of it fits those of now: go on from where it does.`,
      { version },
    );
  }

  acted(session: Session): void {
    this.bots.stop((seat, question) => session.questionOf(seat)?.id !== question);
  }

  ended(outcome: Outcome): void {
    if (this.status === 'finished') return;
    this.status = 'finished';
    this.outcome = outcome;
    this.announce();
    this.house.record(this.id);
  }

  rests(): void {
    this.moveBots();
  }

  madeAnew(soon: boolean): void {
    this.dealAnewForRivals();
    if (soon) {
      this.moveBots();
      return;
    }
    setTimeout(() => this.moveBots(), RETRY_MS).unref();
  }

  broke(): void {
    this.house.forget(this.id);
    this.close('The table has to be opened again.');
  }

  /** When everything that was done so far is on disk. */
  settled(): Promise<void> {
    return this.course.settled();
  }

  // ------------------------------------------------------------------------------------------------------------ bots

  botAt(seat: Seat): BotLevel | null {
    const sits = this.seats[seat];
    if (sits?.kind === 'bot') return sits.level;
    return sits?.kind === 'person' && sits.left ? STAND_IN : null;
  }

  /** Bots play on while somebody sits or looks on; a table that everybody left waits. */
  private get isCaredFor(): boolean {
    return !this.gathering.isEmpty || this.seats.some((sits) => sits.kind === 'person' && !sits.left);
  }

  get wantsBots(): boolean {
    return this.other === null && !this.closed && !this.course.isMadeAnew && this.isCaredFor;
  }

  /** Whether bots may have to move here. */
  get hasBots(): boolean {
    return this.wantsBots && this.status === 'running' && this.seats.some((_, seat) => this.botAt(seat) !== null);
  }

  get isThinking(): boolean {
    return this.bots.areThinking;
  }

  moveBots(): void {
    this.bots.move();
  }

  answerOfBot(session: Session, seat: Seat, question: number, index: number, isWanted: () => boolean): Promise<number> {
    return this.course.act(async () => {
      // Meanwhile the person may have come back, or the question may be gone.
      const counts =
        isWanted() && !this.closed && this.session === session && this.botAt(seat) !== null && session.questionOf(seat)?.id === question;
      return counts ? this.course.answer(session, seat, question, index, true) : 0;
    });
  }

  // ------------------------------------------------------------------------------------------------------- followers

  look(seat: Seat | null): Look {
    this.lastUsed = performance.now();
    const session = this.requireSession();
    return this.lookThrough(new Audience(this.id, seat, session), session);
  }

  /** Nobody is asked anything at a table that does not go on. */
  private lookThrough(audience: Audience, session: Session): Look {
    const look = audience.look(session);
    return this.other === null ? look : { ...look, question: null, asked: [] };
  }

  /** Lines of the log before a certain one, as a seat reads them: as many as are sent in one go. */
  logBefore(seat: Seat | null, before: number): LogReply {
    this.lastUsed = performance.now();
    const from = Math.max(0, before - LOG_PAGE);
    const lines = this.requireSession().log(seat, from);
    return { from, lines: lines.slice(0, Math.max(0, before - from)) };
  }

  /** Lets a subscription follow; tells it what it missed since `after`. Call when `settled`. */
  follow(subscription: Subscription, after: number | undefined, chatAfter: number): void {
    this.lastUsed = performance.now();
    const isNew = this.gathering.add(subscription);
    subscription.deliver(JSON.stringify({ type: 'table', table: this.info() } satisfies ServerMessage));
    subscription.deliver(
      JSON.stringify({
        type: 'chats',
        table: this.id,
        lines: this.chat.filter(({ number }) => number > chatAfter),
      } satisfies ServerMessage),
    );
    if (this.session !== null) {
      const audience = this.gathering.audience(subscription.seat, this.session);
      audience.followers.add(subscription);
      const missed = after === undefined ? null : audience.missed(after, this.session.number);
      if (missed !== null) for (const text of missed) subscription.deliver(text);
      else subscription.deliver(JSON.stringify({ type: 'state', ...this.lookThrough(audience, this.session) } satisfies ServerMessage));
    }
    if (isNew) this.announce();
    this.moveBots();
  }

  unfollow(subscription: Subscription): void {
    this.lastUsed = performance.now();
    if (this.gathering.remove(subscription)) this.announce();
  }

  /** Ends what a guest follows through a seat that is not his any more. */
  endOf(guest: string, seat: Seat, why: string): void {
    this.gathering.endOf(guest, seat, why);
  }

  /** Tells everybody who sits there and who is connected: once, however much has changed. */
  announce(): void {
    if (this.announcing) return;
    this.announcing = true;
    setImmediate(() => {
      this.announcing = false;
      if (!this.gathering.isEmpty) this.gathering.tell({ type: 'table', table: this.info() });
    });
  }

  async say(guest: Guest, text: string): Promise<ChatLine> {
    if (this.barred.has(guest.id)) throw new Refusal('barred', 'The host does not want you at this table.');
    this.lastUsed = performance.now();
    const at = this.seats.findIndex((sits) => sits.kind === 'person' && sits.guest === guest.id);
    for (let tries = 1; ; tries++) {
      const line: ChatLine = { number: ++this.lastChat, guest: guest.id, name: guest.name, seat: at < 0 ? null : at, text, at: Date.now() };
      try {
        await this.house.store(this.id, [{ to: 'chat', table: this.id, line }]);
      } catch (error) {
        this.lastChat = this.chat.at(-1)?.number ?? 0;
        if (!(error instanceof Conflict)) throw error;
        if (tries === MOST_TRIES) throw storageRefusal(error);
        await this.readChat();
        continue;
      }
      this.hear(line);
      return line;
    }
  }

  private hear(line: ChatLine): void {
    this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    this.gathering.tell({ type: 'chat', table: this.id, line });
  }

  // ---------------------------------------------------------------------------------------------------------- memory

  /** Forgets audiences that nobody came back to; says whether the table itself can be forgotten. */
  isIdle(now: number): boolean {
    this.gathering.sweep(now);
    return this.isAtRest && now - this.lastUsed > this.house.limits.idleTable;
  }

  /** Nobody follows it, and nothing is under way. */
  get isAtRest(): boolean {
    return this.gathering.isEmpty && this.course.isSettled && !this.bots.areThinking;
  }

  close(why: string): void {
    this.closed = true;
    this.bots.stop(() => true);
    this.gathering.end(why);
  }
}
