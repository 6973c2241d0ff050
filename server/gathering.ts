import type { LogLine, Seat, Session } from '@skerry/engine';
import { Audience, changedLines, newLines, type Follower, type SharedNews } from './audience.ts';
import type { Guest, ServerMessage } from './protocol.ts';

/** A connection that follows a table through the eyes of one seat. */
export interface Subscription extends Follower {
  readonly guest: Guest;
  readonly seat: Seat | null;
  /** The seat is not this guest's any more, or the table is closed; or, with `again`, it only has to be followed anew. */
  end(why: string, again?: boolean): void;
}

/** An update for each audience, made and not yet sent. */
export type News = readonly (readonly [Audience, string])[];

const NO_LINES: ReadonlyMap<Seat | null, LogLine[]> = new Map();

/** How long the updates for an audience that went away are still made. */
const AUDIENCE_STAYS_MS = 120_000;

/** Everybody who follows a table, by the eyes through which they see it. */
export class Gathering {
  private readonly table: string;
  private readonly audiences = new Map<Seat | null, Audience>();
  private readonly subscriptions = new Set<Subscription>();

  constructor(table: string) {
    this.table = table;
  }

  get isEmpty(): boolean {
    return this.subscriptions.size === 0;
  }

  /** The guests who are connected, each once. */
  get guests(): Guest[] {
    return [...new Map(Array.from(this.subscriptions, ({ guest }) => [guest.id, guest])).values()];
  }

  audience(seat: Seat | null, session: Session): Audience {
    let audience = this.audiences.get(seat);
    if (audience === undefined) this.audiences.set(seat, (audience = new Audience(this.table, seat, session)));
    return audience;
  }

  /** Whether it is new here. */
  add(subscription: Subscription): boolean {
    if (this.subscriptions.has(subscription)) return false;
    this.subscriptions.add(subscription);
    return true;
  }

  /** Whether it was here. */
  remove(subscription: Subscription): boolean {
    if (!this.subscriptions.delete(subscription)) return false;
    const audience = this.audiences.get(subscription.seat);
    audience?.followers.delete(subscription);
    if (audience?.followers.size === 0) audience.emptySince = performance.now();
    return true;
  }

  /** The game begins: those who waited for it see it. */
  begin(session: Session): void {
    for (const subscription of this.subscriptions) {
      const audience = this.audience(subscription.seat, session);
      audience.followers.add(subscription);
      subscription.deliver(JSON.stringify({ type: 'state', ...audience.look(session) } satisfies ServerMessage));
    }
  }

  /** The session was made anew, and stands where everybody saw it last. */
  rest(session: Session): void {
    for (const audience of this.audiences.values()) audience.rest(session);
  }

  /** The session was made anew, and has gone on since: everybody sees it as it is now. */
  showAnew(session: Session): void {
    for (const audience of this.audiences.values()) audience.showAnew(session);
  }

  /** The log from this line on as each audience reads it: before an act, to tell afterwards what became of it. */
  logs(session: Session, from: number): ReadonlyMap<Seat | null, LogLine[]> {
    if (from === session.logLength) return NO_LINES;
    return new Map(Array.from(this.audiences.keys(), (seat) => [seat, session.log(seat, from)]));
  }

  news(session: Session, shared: SharedNews, logs: ReadonlyMap<Seat | null, LogLine[]>): News {
    if (this.audiences.size === 0) return [];
    const { logFrom } = shared;
    // Nearly always lines are only added, and everybody reads the same: that is made once.
    const forAll = logs === NO_LINES && session.logIsForAll(logFrom) ? newLines(session.log(null, logFrom)) : null;
    return Array.from(this.audiences.values(), (audience) => {
      const { seat } = audience;
      const lines = forAll ?? changedLines(logFrom, logs.get(seat) ?? [], session.log(seat, logFrom));
      return [audience, audience.news(session, shared, lines)] as const;
    });
  }

  tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const subscription of this.subscriptions) subscription.deliver(text);
  }

  /** Ends what a guest follows through a seat that is not his any more. */
  endOf(guest: string, seat: Seat, why: string): void {
    for (const subscription of this.subscriptions) if (subscription.seat === seat && subscription.guest.id === guest) subscription.end(why);
  }

  end(why: string, again: boolean): void {
    for (const subscription of this.subscriptions) subscription.end(why, again);
  }

  /** Forgets audiences that nobody came back to. */
  sweep(now: number): void {
    for (const [seat, audience] of this.audiences) {
      if (audience.followers.size === 0 && now - audience.emptySince > AUDIENCE_STAYS_MS) this.audiences.delete(seat);
    }
  }
}
