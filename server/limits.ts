/** How much of everything one person, one connection and one machine may ask for. `[per second, at once]` for rates. */
export interface Limits {
  /** HTTP requests from one address. */
  readonly requests: Rate;
  /** New guests from one address. */
  readonly newGuests: Rate;
  /** New tables of one guest. */
  readonly newTables: Rate;
  /** Histories for one guest: each one replays a game. */
  readonly histories: Rate;
  readonly chat: Rate;
  /** WebSocket messages on one connection. */
  readonly messages: Rate;
  /** Messages on one connection that cannot be read; beyond that it is closed. */
  readonly malformed: Rate;
  readonly connections: number;
  readonly subscriptionsPerConnection: number;
  /** Bytes of one WebSocket message, and of one HTTP body. */
  readonly messageBytes: number;
  readonly bodyBytes: number;
  /** Bytes of a body that may contain a save, and how many answers that save may have. */
  readonly saveBytes: number;
  readonly saveAnswers: number;
  /** Bytes that wait for a slow client before it gets no more updates, and before it is disconnected. */
  readonly slowBytes: number;
  readonly stuckBytes: number;
  /** Milliseconds: between two pings, until the first message, for a bot's decision. */
  readonly heartbeat: number;
  readonly hello: number;
  readonly botDeadline: number;
  /** Milliseconds that a table nobody uses stays in memory. */
  readonly idleTable: number;
}

export type Rate = readonly [perSecond: number, atOnce: number];

export const defaultLimits: Limits = {
  requests: [40, 200],
  newGuests: [0.5, 30],
  newTables: [0.5, 30],
  histories: [2, 10],
  chat: [1, 6],
  messages: [100, 200],
  malformed: [1, 20],
  connections: 10_000,
  subscriptionsPerConnection: 24,
  messageBytes: 4096,
  bodyBytes: 16_384,
  saveBytes: 1_048_576,
  saveAnswers: 20_000,
  slowBytes: 262_144,
  stuckBytes: 4_194_304,
  heartbeat: 25_000,
  hello: 10_000,
  botDeadline: 30_000,
  idleTable: 600_000,
};

/** A bucket that fills by itself and is emptied by use. */
export class Bucket {
  private readonly rate: Rate;
  private level: number;
  private at: number;

  constructor(rate: Rate, now = performance.now()) {
    this.rate = rate;
    this.level = rate[1];
    this.at = now;
  }

  /** Whether one more is allowed now. */
  take(now = performance.now()): boolean {
    this.level = Math.min(this.rate[1], this.level + ((now - this.at) / 1000) * this.rate[0]);
    this.at = now;
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }

  /** A full bucket need not be remembered. */
  isFull(now: number): boolean {
    return this.level + ((now - this.at) / 1000) * this.rate[0] >= this.rate[1];
  }
}

/** A bucket for each address or guest. */
export class Buckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(whose: string): boolean {
    let bucket = this.buckets.get(whose);
    if (bucket === undefined) this.buckets.set(whose, (bucket = new Bucket(this.rate)));
    return bucket.take();
  }

  sweep(): void {
    const now = performance.now();
    for (const [whose, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(whose);
  }
}
