import { Refusal, type AnyGame, type Outcome, type Seat, type Session } from '@skerry/engine';
import { askedOf } from './audience.ts';
import { BotsAtTable, type BotsTable } from './bots-at-table.ts';
import { carriedWrites, rulesGone, type OtherRules } from './carry-over.ts';
import { isAgreed, openWish } from './consent.ts';
import { Course, type Place } from './course.ts';
import { Gathering, type Subscription } from './gathering.ts';
import type { House } from './house.ts';
import { CLOSED, InStore } from './in-store.ts';
import type { ActReply, BotLevel, ChatLine, Guest, Save, TableInfo, UndoRequest } from './protocol.ts';
import { untilFirst } from './refusals.ts';
import { readActs, replay } from './replay.ts';
import { newSeed } from './secrets.ts';
import { Showing } from './showing.ts';
import { botAt, holds, requireSeat, requireThere } from './sitting.ts';
import type { ListedTable, Mark, StoredAct, StoredSeat, StoredTable, Write } from './storage.ts';
import { tableInfo } from './table-info.ts';
import { TakingBack } from './taking-back.ts';
import { Talk } from './talk.ts';

/** A table in memory: who sits there, who follows, what they say, and the course that their game takes. */
export class LiveTable implements Place, BotsTable {
  readonly id: string;
  readonly game: AnyGame | null;
  readonly gathering: Gathering;
  readonly course: Course;
  readonly showing: Showing;
  lastUsed = performance.now();
  status: TableInfo['status'];
  stored: StoredTable;
  private readonly inStore: InStore;
  private readonly house: House;
  private outcome: TableInfo['outcome'];
  private readonly bots: BotsAtTable;
  private readonly talk: Talk;
  private readonly takingBack: TakingBack;
  private closed = false;
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
    this.status = stored.status;
    this.outcome = stored.outcome;
    this.game = game;
    this.other = other;
    this.inStore = new InStore(house, this, stored.revision ?? 0);
    this.course = new Course(house, this, session, acts);
    this.bots = new BotsAtTable(house, this);
    this.talk = new Talk(house, this, chat);
    this.takingBack = new TakingBack(this);
    this.showing = new Showing(this);
    if ((game === null || other !== null) && this.status !== 'finished') this.status = 'stalled';
  }

  get session(): Session | null {
    return this.course.session;
  }

  get seats(): readonly StoredSeat[] {
    return this.stored.seats;
  }

  get chat(): readonly ChatLine[] {
    return this.talk.lines;
  }

  /** The number of the last act that is on disk. */
  get number(): number {
    return this.course.number;
  }

  info(): TableInfo {
    const { last } = this.course;
    return tableInfo(this.stored, {
      status: this.status,
      outcome: this.outcome,
      number: this.number,
      asked: last?.asked ?? (this.session === null ? [] : askedOf(this.session).map(({ seat }) => seat)),
      activeAt: last?.at ?? this.stored.createdAt,
      present: [...this.gathering.guests, ...this.house.elsewhere(this.id)],
      carriedOver: this.other === null ? this.stored.carried : { from: this.stored.version, lost: this.other.lost },
    });
  }

  // ---------------------------------------------------------------------------------------------- what is in the store

  /** Changes of seats, and of all else that is not an act, come one after the other. */
  inTurn<T>(change: () => Promise<T>): Promise<T> {
    return this.inStore.inTurn(change);
  }

  lookingUp<T>(work: () => T | Promise<T>): Promise<T> {
    return this.inStore.lookingUp(work);
  }

  reach(number: number): Promise<void> {
    return this.inStore.reach(number);
  }

  /** What others have done at this table since: other copies of the server, or whoever runs the house. */
  async catchUp(mark: Mark | null): Promise<void> {
    const { number } = this;
    await this.inStore.catchUp(mark);
    // A wish that was read before the acts it follows is open now.
    if (this.number > number && this.stored.request?.number === this.number) this.announce();
    if (mark !== null) await this.talk.catchUp(mark.chat);
  }

  async takeOver(stored: ListedTable): Promise<void> {
    const { storage, watch } = this.house;
    const begins = this.status === 'waiting' && stored.status !== 'waiting' && this.game !== null;
    const acts = begins ? await readActs(storage, this.id) : null;
    const session = acts === null ? null : await replay(watch, this.game!, stored, acts, storage);
    await this.talk.readAgain();
    const before = this.seats;
    this.stored = stored;
    if (session !== null) {
      this.course.acts = acts!;
      this.begin(session);
    }
    for (const [seat, sat] of before.entries())
      if (sat.kind === 'person' && !holds(this.seats, { id: sat.guest }, seat))
        this.endOf(sat.guest, seat, 'This seat is not yours any more.');
    this.bots.stop((seat) => this.botAt(seat) === null);
    this.announce();
    this.moveBots();
  }

  // ------------------------------------------------------------------------------------------------- who sits there

  holds(guest: Guest, seat: Seat): boolean {
    return holds(this.seats, guest, seat);
  }

  requireSeat(guest: Guest, seat: Seat): void {
    requireSeat(this.seats, guest, seat);
  }

  /** Nobody is to sit down any more; only inside `inTurn`, before the table is taken from the disk. */
  putAway(): void {
    this.inStore.putAway();
  }

  /** Stores who sits where, and who is barred; starts the game if that was the last open seat. Only inside `inTurn`. */
  async seat(changes: ReadonlyMap<Seat, StoredSeat>, barred: readonly string[] = []): Promise<void> {
    const seats = this.seats.map((sits, seat) => changes.get(seat) ?? sits);
    const writes: Write[] = [
      ...[...changes].map(([seat, sits]) => ({ to: 'seats', table: this.id, seat, sits }) as const),
      ...barred.map((guest) => ({ to: 'barred', table: this.id, guest }) as const),
    ];
    const starts = this.status === 'waiting' && seats.every(({ kind }) => kind !== 'open');
    const session = starts ? await replay(this.house.watch, this.game!, this.stored, this.course.acts, this.house.storage) : null;
    const status = session === null ? null : session.outcome === null ? 'running' : 'finished';
    if (status !== null) writes.push({ to: 'status', table: this.id, status, outcome: session!.outcome });
    // Who leaves while he is asked leaves it to the others.
    const request = this.takingBack.among(seats);
    if (request !== null) writes.push({ to: 'request', table: this.id, request });
    await this.inStore.store(writes);
    this.stored = { ...this.stored, seats, barred: [...this.stored.barred, ...barred], request };
    if (session !== null) this.begin(session);
    this.dealAnewForRivals();
    if (request !== null && isAgreed(request)) this.takingBack.carryOut().catch(() => undefined);
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

  rename(guest: Guest): void {
    this.talk.rename(guest);
    if (!this.seats.some((_, seat) => this.holds(guest, seat))) return;
    const seats = this.seats.map((sits) => (sits.kind === 'person' && sits.guest === guest.id ? { ...sits, name: guest.name } : sits));
    this.stored = { ...this.stored, seats };
    this.announce();
  }

  async say(guest: Guest, text: string): Promise<ChatLine> {
    return this.talk.say(guest, text);
  }

  // -------------------------------------------------------------------------------------------------------- the game

  /** An answer of a guest. Resolves with the number of the act when it is on disk. */
  answer(guest: Guest, seat: Seat, question: number, index: number, key?: string): Promise<number> {
    const give = (): Promise<number> => {
      requireThere(this.seats, guest, seat);
      const now = this.course.asItStands(seat, question, index, key);
      return this.course.answer(this.requirePlaying(), seat, now.question, now.index, false);
    };
    // Where nobody else has the table there is nothing to look up.
    if (!this.house.isShared) return this.course.act(give);
    // The id of a question is the number of the act that led to it.
    return this.reach(question).then(() => this.lookingUp(() => this.untilFirst(give)));
  }

  /** Takes back what a seat answered last; or, where the table wants that, asks first for the consent of those whom it concerns. */
  undo(guest: Guest, seat: Seat, number: number): Promise<ActReply> {
    return this.lookingUp(() => this.takingBack.undo(guest, seat, number));
  }

  /** What a guest says to the wish of another to take something back. */
  agree(guest: Guest, number: number, allow: boolean): Promise<ActReply> {
    return this.lookingUp(() => this.takingBack.agree(guest, number, allow));
  }

  wish(change: (open: UndoRequest | null) => UndoRequest): Promise<UndoRequest> {
    return this.inTurn(async () => {
      await this.inStore.refresh();
      const open = openWish(this.stored.request, this.course.acts.length);
      const request = change(open);
      if (request !== open) {
        await this.inStore.store([{ to: 'request', table: this.id, request }]);
        this.stored = { ...this.stored, request };
        this.announce();
      }
      return request;
    });
  }

  untilFirst(act: () => Promise<number>): Promise<number> {
    return untilFirst(
      () => this.course.act(act),
      () => this.course.settled(),
    );
  }

  requirePlaying(): Session {
    if (!this.goesOn) throw this.rulesGone();
    return this.requireSession();
  }

  requireSession(): Session {
    if (this.session !== null) return this.session;
    if (this.status === 'waiting') throw new Refusal('not-begun', 'The game has not begun: some seats are still open.');
    throw this.rulesGone();
  }

  acted(session: Session): void {
    this.bots.stop((seat, question) => session.questionOf(seat)?.id !== question);
  }

  ended(outcome: Outcome, here: boolean): void {
    if (this.status === 'finished') return;
    this.status = 'finished';
    this.outcome = outcome;
    this.announce();
    this.house.record(this.id, here);
  }

  rests(): void {
    this.moveBots();
  }

  madeAnew(soon: boolean): void {
    this.dealAnewForRivals();
    if (soon) this.moveBots();
    else this.bots.rest();
  }

  broke(why = 'The table has to be opened again.'): void {
    this.house.forget(this.id);
    this.close(why, why !== CLOSED);
  }

  /** When everything that was done so far is on disk. */
  settled(): Promise<void> {
    return this.course.settled();
  }

  /** The save file. It contains the seed, and with it every hidden card: while it is played, only who is alone may have it. */
  saveFor(guest: Guest): Promise<Save> {
    const give = async (): Promise<Save> => {
      await this.settled();
      const { session } = this;
      if (session === null)
        throw this.status === 'waiting' ? new Refusal('not-begun', 'The game has not begun: there is nothing to save.') : this.rulesGone();
      if (session.outcome === null) await this.seedIsKnownTo(guest);
      return session.save();
    };
    return this.lookingUp(() => this.inTurn(give));
  }

  /** From now on somebody may have the seed. Nobody else may have sat down meanwhile, on whichever copy of the server. */
  private async seedIsKnownTo(guest: Guest): Promise<void> {
    const isAlone =
      this.seats.every((sits) => sits.kind !== 'person' || sits.guest === guest.id) &&
      this.seats.some((_, seat) => this.holds(guest, seat));
    if (!isAlone) {
      throw new Refusal(
        'save-hidden',
        'A save would show what is hidden: while others play along, it can be had only when the game is over.',
      );
    }
    if (this.stored.seedKnown) return;
    await this.inStore.store([{ to: 'seed-known', table: this.id, known: true }]);
    this.stored = { ...this.stored, seedKnown: true };
  }

  /** Where somebody has the seed, and rivals play along, what is still undrawn is dealt from another one before anything else happens. */
  dealAnewForRivals(): void {
    const { session } = this;
    if (!this.stored.seedKnown || session === null || session.outcome !== null || !this.goesOn) return;
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

  // ------------------------------------------------------------------------------------------------------- other rules

  /** Whether it is played on: not, while some of it does not fit the rules of now. */
  get goesOn(): boolean {
    return this.other === null;
  }

  /** Goes on under the rules of now with what fits them; what did not is kept beside it. */
  async goOn(): Promise<void> {
    const { other, session } = this;
    if (other === null || session === null) throw new Refusal('not-stalled', 'This table goes on as it is.');
    const { version: from, status } = this.stored;
    const { writes, begun } = carriedWrites(this.stored, other, this.course.acts, session.outcome);
    await this.house.store(this.id, writes);
    this.stored = { ...this.stored, version: other.version, carried: { from, lost: other.lost }, request: null };
    this.other = null;
    this.status = begun;
    if (status === 'waiting') this.course.session = null;
    else this.begin(session);
    this.dealAnewForRivals();
    this.announce();
    this.moveBots();
  }

  rulesGone(): Refusal {
    return rulesGone(this.stored, this.goesOn);
  }

  // ------------------------------------------------------------------------------------------------------------ bots

  botAt(seat: Seat): BotLevel | null {
    return botAt(this.seats, seat);
  }

  /** Bots play on while somebody sits or looks on; a table that everybody left waits. */
  private get isCaredFor(): boolean {
    return !this.gathering.isEmpty || this.seats.some((sits) => sits.kind === 'person' && !sits.left);
  }

  get wantsBots(): boolean {
    return this.goesOn && !this.closed && !this.course.isMadeAnew && this.isCaredFor;
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

  /** Lets a subscription follow; tells it what it missed since `after`. Call when `settled`. */
  follow(subscription: Subscription, after: number | undefined, chatAfter: number): void {
    this.lastUsed = performance.now();
    const isNew = this.gathering.add(subscription);
    this.showing.begin(subscription, after, chatAfter);
    if (isNew) this.cameOrWent();
    this.moveBots();
  }

  unfollow(subscription: Subscription): void {
    this.lastUsed = performance.now();
    if (this.gathering.remove(subscription)) this.cameOrWent();
  }

  private cameOrWent(): void {
    this.house.cameOrWent(this.id);
    this.announce();
  }

  /** Ends what a guest follows through a seat that is not his any more. */
  endOf(guest: string, seat: Seat, why: string): void {
    this.gathering.endOf(guest, seat, why);
  }

  announce(): void {
    this.showing.announce();
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

  /** Sends everybody away; `again`: they may come back at once. */
  close(why: string, again = false): void {
    this.stop();
    this.gathering.end(why, again);
  }

  /** Nothing moves here any more; whoever follows it is sent elsewhere with his line. */
  stop(): void {
    this.closed = true;
    this.bots.stop(() => true);
  }
}
