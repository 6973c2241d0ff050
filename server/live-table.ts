import { Refusal, type AnyGame, type Seat, type Session } from '@skerry/engine';
import { askedOf, Audience, type SharedNews } from './audience.ts';
import { Gathering, type News, type Subscription } from './gathering.ts';
import type { House } from './house.ts';
import type { BotLevel, ChatLine, Guest, Look, ServerMessage, TableInfo } from './protocol.ts';
import { storageRefusal } from './refusals.ts';
import { replay } from './replay.ts';
import type { StoredAct, StoredSeat, StoredTable, Write } from './storage.ts';
import { decide } from './thinker.ts';

/** The level of the bot that sits in for somebody who left. */
const STAND_IN: BotLevel = 'normal';
/** Lines of chat that are kept at hand. */
export const CHAT_KEPT = 100;
/** After a bot's answer could not be stored. */
const RETRY_MS = 5000;

/**
 * A table in memory: its session, who sits there and who follows. An answer is tried on the session, stored, and only then
 * acknowledged and told to anybody; if it cannot be stored, the session is made anew from what is stored.
 */
export class LiveTable {
  readonly id: string;
  readonly game: AnyGame | null;
  lastUsed = performance.now();
  seats: StoredSeat[];
  status: TableInfo['status'];
  session: Session | null = null;
  chat: ChatLine[];
  readonly stored: StoredTable;
  private readonly house: House;
  /** All acts, those on their way to the disk included. */
  private acts: StoredAct[];
  private outcome: TableInfo['outcome'];
  /** Acts on their way to the disk. */
  private readonly pending = new Map<number, Promise<number>>();
  private repairing: Promise<void> | null = null;
  private readonly gathering: Gathering;
  private readonly thinking = new Set<string>();
  private announcing = false;
  private turnstile: Promise<unknown> = Promise.resolve();
  private lastChat: number;
  private closed = false;

  constructor(house: House, stored: StoredTable, acts: StoredAct[], chat: ChatLine[]) {
    this.house = house;
    this.id = stored.id;
    this.gathering = new Gathering(stored.id);
    this.stored = stored;
    this.seats = [...stored.seats];
    this.status = stored.status;
    this.outcome = stored.outcome;
    this.acts = acts;
    this.chat = chat;
    this.lastChat = chat.at(-1)?.number ?? 0;
    const game = house.games.get(stored.game);
    this.game = game?.version === stored.version ? game : null;
    if (this.game === null) {
      if (this.status !== 'finished') this.status = 'stalled';
    } else if (stored.status !== 'waiting') {
      this.session = replay(this.game, stored, acts);
    }
  }

  // ------------------------------------------------------------------------------------------------- who sits there

  /** The number of the last act that is on disk. */
  get number(): number {
    return this.acts.length - this.pending.size;
  }

  info(): TableInfo {
    const { id, game, version, options, listed, host, createdAt } = this.stored;
    const connected = this.gathering.guests;
    const sitting = new Set(this.seats.map((sits) => (sits.kind === 'person' ? sits.guest : null)));
    const last = this.acts[this.number - 1];
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
      watching: [...connected].filter((guest) => !sitting.has(guest)).length,
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
    const result = this.turnstile.then(change);
    this.turnstile = result.catch(() => undefined);
    return result;
  }

  /** Stores who sits where; starts the game if that was the last open seat. Only inside `inTurn`. */
  async seat(changes: ReadonlyMap<Seat, StoredSeat>): Promise<void> {
    const seats = this.seats.map((sits, seat) => changes.get(seat) ?? sits);
    const writes: Write[] = [...changes].map(([seat, sits]) => ({ to: 'seats', table: this.id, seat, sits }));
    const starts = this.status === 'waiting' && seats.every(({ kind }) => kind !== 'open');
    const session = starts ? replay(this.game!, this.stored, this.acts) : null;
    const status = session === null ? null : session.outcome === null ? 'running' : 'finished';
    if (status !== null) writes.push({ to: 'status', table: this.id, status, outcome: session!.outcome });
    await this.house.store(this.id, writes);
    this.seats = seats;
    if (session !== null) this.begin(session);
    this.announce();
    this.moveBots();
  }

  private begin(session: Session): void {
    this.session = session;
    this.status = session.outcome === null ? 'running' : 'finished';
    this.outcome = session.outcome;
    this.gathering.begin(session);
    if (session.outcome !== null) this.house.record(this.id);
  }

  rename(guest: Guest): void {
    const sits = this.seats.some((seat) => seat.kind === 'person' && seat.guest === guest.id);
    if (!sits) return;
    this.seats = this.seats.map((seat) => (seat.kind === 'person' && seat.guest === guest.id ? { ...seat, name: guest.name } : seat));
    this.announce();
  }

  // -------------------------------------------------------------------------------------------------------- the game

  /** An answer of a guest. Resolves with the number of the act when it is on disk. */
  async answer(guest: Guest, seat: Seat, question: number, index: number): Promise<number> {
    this.requireActing(guest, seat);
    if (this.repairing !== null) await this.repairing;
    return this.take(seat, question, index);
  }

  private requireActing(guest: Guest, seat: Seat): void {
    this.lastUsed = performance.now();
    this.requireSeat(guest, seat);
    const sits = this.seats[seat]!;
    if (sits.kind === 'person' && sits.left) throw new Refusal('seat-left', `You have left seat ${seat}: take it back first.`, { seat });
  }

  private requireSession(): Session {
    if (this.session !== null) return this.session;
    if (this.status === 'waiting') throw new Refusal('not-begun', 'The game has not begun: some seats are still open.');
    throw this.rulesGone();
  }

  rulesGone(): Refusal {
    const { game, version } = this.stored;
    return new Refusal('rules-version', `This table plays ${game} by version ${version} of its rules, which this server does not have.`, {
      version,
    });
  }

  private take(seat: Seat, question: number, index: number): Promise<number> {
    const session = this.requireSession();
    // The id of a question is the number of the act that led to it, so its answer is a later act.
    const given = this.acts.slice(question).find((act) => act.kind === 'answer' && act.seat === seat && act.question === question);
    if (given !== undefined) {
      if (given.index === index) return this.pending.get(given.number) ?? Promise.resolve(given.number);
      throw new Refusal('already-answered', `Question ${question} was already answered, with ${given.index}.`, {
        number: given.number,
        index: given.index,
      });
    }
    return this.perform(session, 'answer', seat, question, index, [], () => session.answer(seat, question, index));
  }

  async undo(guest: Guest, seat: Seat, number: number): Promise<number> {
    this.requireActing(guest, seat);
    if (this.repairing !== null) await this.repairing;
    const session = this.requireSession();
    const since = this.acts.slice(number).filter((act) => act.seat === seat);
    const undone = since.find(({ kind }) => kind === 'undo');
    if (undone !== undefined) return this.pending.get(undone.number) ?? undone.number;
    if (since.length > 0) throw new Refusal('stale', 'You have answered since; look again before you take something back.');
    if (session.outcome !== null) throw new Refusal('game-over', 'The game has ended; nothing can be taken back any more.');
    const along = this.seats.flatMap((_, other) =>
      other !== seat && (this.botAt(other) !== null || this.holds(guest, other)) ? [other] : [],
    );
    return this.perform(session, 'undo', seat, -1, -1, along, () => session.undo(seat, along));
  }

  private perform(
    session: Session,
    kind: StoredAct['kind'],
    seat: Seat,
    question: number,
    index: number,
    along: readonly Seat[],
    change: () => number,
  ): Promise<number> {
    const logLength = session.logLength;
    const logs = kind === 'undo' ? this.gathering.logs(session) : null;
    let number: number;
    try {
      number = change();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw this.rulesFailed(error);
    }
    const asked = askedOf(session);
    const act: StoredAct = { number, kind, seat, question, index, along, asked: asked.map((one) => one.seat), at: Date.now() };
    const writes: Write[] = [{ to: 'acts', table: this.id, act }];
    const { outcome } = session;
    if (outcome !== null) writes.push({ to: 'status', table: this.id, status: 'finished', outcome });
    const shared: SharedNews = {
      number,
      act: JSON.stringify({ kind, seat }),
      asked: JSON.stringify(asked),
      outcome: outcome === null ? null : JSON.stringify(outcome),
      logLength,
    };
    let news: News;
    try {
      news = this.gathering.news(session, shared, logs);
    } catch (error) {
      throw this.rulesFailed(error);
    }
    this.acts.push(act);
    const stored = new Promise<number>((resolve, reject) => {
      this.house.queue.push(this.id, writes, (failure) => {
        this.pending.delete(number);
        if (failure !== null) {
          this.repair(`act ${number} could not be stored: ${failure.message}`);
          reject(storageRefusal(failure));
          return;
        }
        for (const [audience, text] of news) audience.publish(number, text);
        if (outcome !== null) this.finish(outcome);
        resolve(number);
        if (this.pending.size === 0) this.moveBots();
      });
    });
    this.pending.set(number, stored);
    return stored;
  }

  private finish(outcome: NonNullable<TableInfo['outcome']>): void {
    this.status = 'finished';
    this.outcome = outcome;
    this.announce();
    this.house.record(this.id);
  }

  private rulesFailed(error: unknown): Refusal {
    this.house.warn(
      `The rules of ${this.stored.game} failed at table ${this.id} after act ${this.number}: ${String((error as Error).stack ?? error)}`,
    );
    this.repair('the rules failed');
    return new Refusal('rules-fault', 'The rules of this game failed at that. Nothing was changed; it has been noted.');
  }

  /** Makes the session anew from what is stored, so that nothing stays in memory that is not on disk. */
  private repair(why: string): void {
    if (this.repairing !== null) return;
    this.house.warn(`Table ${this.id} is made anew: ${why}`);
    this.repairing = this.remake().finally(() => (this.repairing = null));
    this.repairing.catch((error: unknown) => {
      this.house.warn(`Table ${this.id} could not be made anew: ${String(error)}`);
      this.house.forget(this.id);
      this.close('The table has to be opened again.');
    });
  }

  private async remake(): Promise<void> {
    // What else of this table is on its way builds on what failed, and fails too.
    while (this.pending.size > 0) await Promise.allSettled(this.pending.values());
    this.acts = await this.house.storage.acts(this.id);
    this.session = replay(this.game!, this.stored, this.acts);
    this.gathering.rest(this.session);
    const timer = setTimeout(() => this.moveBots(), RETRY_MS);
    timer.unref();
  }

  /** When everything that was done so far is on disk. */
  async settled(): Promise<void> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending.values());
    await this.repairing;
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

  moveBots(): void {
    const { session } = this;
    if (session === null || session.outcome !== null || this.closed || this.repairing !== null || !this.isCaredFor) return;
    for (const { seat, id } of session.questions) {
      const level = this.botAt(seat);
      const key = `${seat} ${id}`;
      if (level === null || this.thinking.has(key)) continue;
      this.thinking.add(key);
      void this.moveBot(session, seat, id, level).finally(() => this.thinking.delete(key));
    }
  }

  private async moveBot(session: Session, seat: Seat, question: number, level: BotLevel): Promise<void> {
    const { thinker, limits, warn } = this.house;
    const index = await decide(thinker, level, session.knowledge(seat), limits.botDeadline, warn);
    // Meanwhile the person may have come back, or the question may be gone.
    if (
      this.closed ||
      this.repairing !== null ||
      this.session !== session ||
      this.botAt(seat) === null ||
      session.questionOf(seat)?.id !== question
    )
      return;
    try {
      await this.take(seat, question, index);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  // ------------------------------------------------------------------------------------------------------- followers

  look(seat: Seat | null): Look {
    this.lastUsed = performance.now();
    const session = this.requireSession();
    return new Audience(this.id, seat, session).look(session);
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
      else subscription.deliver(JSON.stringify({ type: 'state', ...audience.look(this.session) } satisfies ServerMessage));
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
    this.lastUsed = performance.now();
    const at = this.seats.findIndex((sits) => sits.kind === 'person' && sits.guest === guest.id);
    const line: ChatLine = { number: ++this.lastChat, guest: guest.id, name: guest.name, seat: at < 0 ? null : at, text, at: Date.now() };
    try {
      await this.house.store(this.id, [{ to: 'chat', table: this.id, line }]);
    } catch (error) {
      this.lastChat = this.chat.at(-1)?.number ?? 0;
      throw error;
    }
    this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    this.gathering.tell({ type: 'chat', table: this.id, line });
    return line;
  }

  // ---------------------------------------------------------------------------------------------------------- memory

  /** Forgets audiences that nobody came back to; says whether the table itself can be forgotten. */
  isIdle(now: number): boolean {
    this.gathering.sweep(now);
    const quiet = this.gathering.isEmpty && this.pending.size === 0 && this.thinking.size === 0 && this.repairing === null;
    return quiet && now - this.lastUsed > this.house.limits.idleTable;
  }

  close(why: string): void {
    this.closed = true;
    this.gathering.end(why);
  }
}
