import { setTimeout as pause } from 'node:timers/promises';
import { keyOf, Refusal, type AnyGame, type Outcome, type Seat, type Session } from '@skerry/engine';
import { askedOf, type SharedNews } from './audience.ts';
import type { Gathering, News } from './gathering.ts';
import type { House } from './house.ts';
import type { Asked } from './protocol.ts';
import { storageRefusal } from './refusals.ts';
import { perform, readActs, replay } from './replay.ts';
import { freeze, nextSnapshot } from './snapshots.ts';
import { Conflict, type StoredAct, type StoredTable, type Write } from './storage.ts';
import { EndlessRule } from './watch.ts';

/** How long nothing is answered at a table whose rules did not come to an end: each time everybody has to wait for them. */
const SHUT_MS = 60_000;

/** How often, and after how long each time, a store that is away is asked again for what is in it. */
const MOST_READS = 60;
const READ_AGAIN_MS = 500;
/** So long somebody waits for a table that is read again before he is told to ask again. */
const REPAIR_PATIENCE_MS = 3000;

/** The table that a game takes its course at. */
export interface Place {
  readonly id: string;
  readonly stored: StoredTable;
  readonly game: AnyGame | null;
  readonly gathering: Gathering;
  /** Something was done that is not on disk yet: what others were about to do may not fit any more. */
  acted(session: Session): void;
  /** The last act is on disk, and it ended the game; `here`: it was done here, and not by another copy of the server. */
  ended(outcome: Outcome, here: boolean): void;
  /** Everything that was done is on disk. */
  rests(): void;
  /** The session was made anew; `soon`: bots need not wait. */
  madeAnew(soon: boolean): void;
  /** It could not be made anew. */
  broke(): void;
}

/**
 * A game under way: the session and the acts that led to it. An act is tried on the session, stored, and only then acknowledged and told
 * to anybody; if it cannot be stored, the session is made anew from what is stored.
 */
export class Course {
  session: Session | null;
  /** All acts, those on their way to the disk included. */
  acts: StoredAct[];
  private readonly house: House;
  private readonly place: Place;
  /** Acts on their way to the disk. */
  private readonly pending = new Map<number, Promise<number>>();
  private repairing: Promise<void> | null = null;
  private undos: number;
  private shutUntil = 0;
  private snapshotAt: number;
  /** The last act that everybody was told of. */
  private told: number;

  constructor(house: House, place: Place, session: Session | null, acts: StoredAct[]) {
    this.house = house;
    this.place = place;
    this.session = session;
    this.acts = acts;
    this.undos = undosIn(acts);
    this.snapshotAt = nextSnapshot(acts.length);
    this.told = acts.length;
  }

  /** The number of the last act that is on disk. */
  get number(): number {
    return this.acts.length - this.pending.size;
  }

  /** The last act that is on disk. */
  get last(): StoredAct | undefined {
    return this.acts[this.number - 1];
  }

  get isSettled(): boolean {
    return this.pending.size === 0 && this.repairing === null;
  }

  get isMadeAnew(): boolean {
    return this.repairing !== null;
  }

  /** When everything that was done so far is on disk. */
  async settled(): Promise<void> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending.values());
    await this.repaired();
  }

  /** Does something with the session, once it is there. Resolves when what the rules made of it is on disk. */
  act(work: () => Promise<number>): Promise<number> {
    if (this.repairing !== null) return this.repaired().then(() => this.act(work));
    try {
      if (this.shutUntil > performance.now()) throw rulesEndless();
      return this.house.watch.run(this.place.id, work);
    } catch (error) {
      return Promise.reject(error instanceof EndlessRule ? this.shut(error) : error);
    }
  }

  private shut(error: EndlessRule): Refusal {
    this.shutUntil = performance.now() + SHUT_MS;
    this.rulesFailed(error);
    return rulesEndless();
  }

  /** When the session is there again. Nobody waits for that longer than he is to be stuck: he is told, and asks again. */
  private async repaired(): Promise<void> {
    const { repairing } = this;
    if (repairing === null) return;
    const late = new AbortController();
    const impatience = pause(REPAIR_PATIENCE_MS, 'late', { ref: false, signal: late.signal }).catch(() => 'there');
    const first = await Promise.race([repairing.then(() => 'there'), impatience]).finally(() => late.abort());
    if (first === 'late') throw storageRefusal(new Error('the table is still read again'));
  }

  /** An answer on its way, to a question that somebody else's act has changed meanwhile: what it says is looked for in the question of now. */
  asItStands(seat: Seat, question: number, index: number, key: string | undefined): { question: number; index: number } {
    const sent = { question, index };
    if (key === undefined || this.answerTo(seat, question) !== undefined) return sent;
    // Sent again, it is the first answer of the seat since then.
    const first = this.acts.slice(question).find((act) => act.kind === 'answer' && act.seat === seat);
    if (first !== undefined) return first.key === key ? { question: first.question, index: first.index } : sent;
    const open = this.session?.questionOf(seat);
    if (open === undefined || question < open.since || question >= open.id) return sent;
    const at = open.answers.findIndex((answer) => keyOf(answer) === key);
    return at < 0 ? sent : { question: open.id, index: at };
  }

  answer(session: Session, seat: Seat, question: number, index: number, byBot: boolean): Promise<number> {
    // The id of a question is the number of the act that led to it, so its answer is a later act.
    const given = this.answerTo(seat, question);
    if (given !== undefined) {
      if (given.index === index) return this.pending.get(given.number) ?? Promise.resolve(given.number);
      throw new Refusal('already-answered', `Question ${question} was already answered, with ${given.index}.`, {
        number: given.number,
        index: given.index,
      });
    }
    const chosen = session.questionOf(seat)?.answers[index];
    const key = chosen === undefined ? null : keyOf(chosen);
    return this.perform(session, { kind: 'answer', seat, question, index, key, byBot, along: [] }, () =>
      session.answer(seat, question, index),
    );
  }

  private answerTo(seat: Seat, question: number): StoredAct | undefined {
    for (let at = question; at < this.acts.length; at++) {
      const act = this.acts[at]!;
      if (act.kind === 'answer' && act.seat === seat && act.question === question) return act;
    }
    return undefined;
  }

  /** Takes back what a seat answered last, if it has done nothing since this act; the seats in `along` may lose theirs with it. */
  undo(session: Session, seat: Seat, number: number, along: readonly Seat[]): Promise<number> {
    const since = this.acts.slice(number).filter((act) => act.seat === seat);
    const undone = since.find(({ kind }) => kind === 'undo');
    if (undone !== undefined) return this.pending.get(undone.number) ?? Promise.resolve(undone.number);
    if (since.length > 0) throw new Refusal('stale', 'You have answered since; look again before you take something back.');
    if (session.outcome !== null) throw new Refusal('game-over', 'The game has ended; nothing can be taken back any more.');
    if (this.undos >= this.house.limits.undosOfTable)
      throw new Refusal('too-many', 'So much was taken back at this table that nothing more can be.');
    return this.perform(session, { kind: 'undo', seat, question: -1, index: -1, key: null, byBot: false, along }, () =>
      session.undo(seat, along),
    );
  }

  /** Deals anew, from a seed that nobody has seen, what no seat knows yet. */
  redeal(session: Session, seed: string): Promise<number> {
    return this.perform(session, redealOf(seed), () => session.redeal(seed), [{ to: 'seed-known', table: this.place.id, known: false }]);
  }

  /** Whether all that a seat did since another answered last was done by a bot. */
  onlyBotsSince(seat: Seat, other: Seat): boolean {
    const last = this.acts.findLastIndex((act) => act.seat === seat && act.kind === 'answer');
    return this.acts.slice(last + 1).every((act) => act.seat !== other || act.byBot);
  }

  private perform(session: Session, what: What, change: () => number, more: readonly Write[] = []): Promise<number> {
    const { kind } = what;
    const { id, gathering } = this.place;
    const logFrom = kind === 'undo' ? 0 : session.settledLog;
    const logs = gathering.logs(session, logFrom);
    let number: number;
    try {
      number = change();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw this.rulesFailed(error);
    }
    const asked = askedOf(session);
    const act: StoredAct = { ...what, number, asked: asked.map((one) => one.seat), at: Date.now() };
    const writes: Write[] = [{ to: 'acts', table: id, act, version: session.game.version }, ...more];
    const { outcome } = session;
    if (outcome !== null) writes.push({ to: 'status', table: id, status: 'finished', outcome });
    let news: News;
    try {
      news = gathering.news(session, sharedNews(act, asked, outcome, logFrom), logs);
    } catch (error) {
      throw this.rulesFailed(error);
    }
    this.acts.push(act);
    this.house.acted();
    if (kind === 'undo') this.undos++;
    this.place.acted(session);
    const begun = performance.now();
    const stored = new Promise<number>((resolve, reject) => {
      this.house.queue.push(id, writes, (failure) => {
        this.pending.delete(number);
        if (failure !== null) {
          this.makeAnew(`act ${number} could not be stored: ${failure.message}`, failure instanceof Conflict);
          reject(failure instanceof Conflict ? failure : storageRefusal(failure));
          return;
        }
        this.house.metrics.stored(performance.now() - begun);
        this.tell(number, news);
        if (outcome !== null) this.place.ended(outcome, true);
        resolve(number);
        if (this.pending.size > 0) return;
        this.keepSnapshot(session);
        this.place.rests();
      });
    });
    this.pending.set(number, stored);
    return stored;
  }

  private tell(number: number, news: News): void {
    for (const [audience, text] of news) audience.publish(number, text);
    this.told = number;
  }

  /** What else the acts of another copy of the server have led to is told to those who follow the table here. */
  async catchUp(): Promise<void> {
    await this.settled();
    const acts = await readActs(this.house.storage, this.place.id, this.acts.length);
    // What was done here meanwhile finds out by itself.
    const { session } = this;
    if (!this.isSettled || session === null) return;
    for (const act of acts) if (act.number === this.acts.length + 1) this.absorb(session, act);
    if (session.outcome !== null) this.place.ended(session.outcome, false);
    else this.place.rests();
  }

  private absorb(session: Session, act: StoredAct): void {
    const { id, gathering } = this.place;
    const logFrom = act.kind === 'undo' ? 0 : session.settledLog;
    const logs = gathering.logs(session, logFrom);
    const number = this.house.watch.run(id, () => perform(session, act));
    if (number !== act.number) throw new Error(`act ${act.number} of another copy came out as ${number}`);
    const news = gathering.news(session, sharedNews(act, askedOf(session), session.outcome, logFrom), logs);
    this.acts.push(act);
    this.house.acted();
    if (act.kind === 'undo') this.undos++;
    this.place.acted(session);
    this.tell(number, news);
  }

  /** From time to time, so that a long game need not be played again from its beginning. */
  private keepSnapshot(session: Session): void {
    if (session.number < this.snapshotAt || session.outcome !== null) return;
    this.snapshotAt = nextSnapshot(session.number);
    const { id } = this.place;
    void freeze(session, this.acts)
      .then((snapshot) => this.house.store(id, [{ to: 'snapshot', table: id, snapshot }]))
      // What cannot be kept is played again.
      .catch(() => undefined);
  }

  private rulesFailed(error: unknown): Refusal {
    const { id, stored } = this.place;
    this.house.warn(
      `The rules of ${stored.game} failed at table ${id} after act ${this.number}: ${String((error as Error).stack ?? error)}`,
    );
    this.makeAnew('the rules failed');
    return new Refusal('rules-fault', 'The rules of this game failed at that. Nothing was changed; it has been noted.');
  }

  /** Makes the session anew from what is stored, so that nothing stays in memory that is not on disk. */
  private makeAnew(why: string, soon = false): void {
    if (this.repairing !== null) return;
    if (!soon) this.house.warn(`Table ${this.place.id} is made anew: ${why}`);
    this.repairing = this.remake().finally(() => (this.repairing = null));
    this.repairing.then(
      () => this.place.madeAnew(soon),
      (error: unknown) => {
        this.house.warn(`Table ${this.place.id} could not be made anew: ${String(error)}`);
        this.place.broke();
      },
    );
  }

  private async remake(): Promise<void> {
    const { stored, game, gathering } = this.place;
    // What else of this table is on its way builds on what failed, and fails too.
    while (this.pending.size > 0) await Promise.allSettled(this.pending.values());
    const { storage, watch } = this.house;
    const acts = await this.readAgain();
    const session = await replay(watch, game!, stored, acts, storage);
    this.acts = acts;
    this.session = session;
    this.undos = undosIn(acts);
    if (session.number === this.told) gathering.rest(session);
    else gathering.showAnew(session);
    this.told = session.number;
    if (session.outcome !== null) this.place.ended(session.outcome, false);
  }

  /** The acts of a store that may be away for a while. */
  private async readAgain(): Promise<StoredAct[]> {
    for (let tries = 1; ; tries++) {
      try {
        return await readActs(this.house.storage, this.place.id);
      } catch (error) {
        if (tries >= MOST_READS) throw error;
        await pause(READ_AGAIN_MS, undefined, { ref: false });
      }
    }
  }
}

type What = Omit<StoredAct, 'number' | 'asked' | 'at'>;

export function redealOf(seed: string): What {
  return { kind: 'redeal', seat: -1, question: -1, index: -1, key: seed, byBot: false, along: [] };
}

function sharedNews({ number, kind, seat }: StoredAct, asked: readonly Asked[], outcome: Outcome | null, logFrom: number): SharedNews {
  return {
    number,
    act: kind === 'redeal' ? '{"kind":"redeal"}' : `{"kind":"${kind}","seat":${seat}}`,
    asked: JSON.stringify(asked),
    outcome: outcome === null ? null : JSON.stringify(outcome),
    logFrom,
  };
}

function undosIn(acts: readonly StoredAct[]): number {
  return acts.reduce((sum, { kind }) => sum + (kind === 'undo' ? 1 : 0), 0);
}

function rulesEndless(): Refusal {
  return new Refusal('rules-fault', 'The rules of this game did not come to an end at that. Nothing was changed; it has been noted.');
}
