/**
 * How much of everything one person, one connection, one address and the whole house may ask for. `[per second, at once]` for rates.
 * Several people may share an address, so what an address may do is some times what a guest may. Where several copies of the server share a
 * store, what is counted there (tables) holds for all of them together, and what is counted in memory for each by itself (docs/hosting.md).
 */
export interface Limits {
  /** HTTP requests and new connections from one address, and how many of them may be unanswered at once. */
  readonly requests: Rate;
  readonly requestsAtOnce: number;
  /** New guests from one address. */
  readonly newGuests: Rate;
  /** New tables of one guest, and from one address. */
  readonly newTables: Rate;
  readonly newTablesOfAddress: Rate;
  /** Tables that wait in the public list: of one guest, and from one address. */
  readonly listedOfGuest: number;
  readonly listedOfAddress: number;
  /** Tables of one host that are not over. */
  readonly unfinishedOfGuest: number;
  /** Histories for one guest and for one address: each one replays a game. */
  readonly histories: Rate;
  /** Acts that are played again from the disk, or from saves, for one address. */
  readonly replays: Rate;
  readonly chat: Rate;
  /** Answers that one guest takes back, and how many can be taken back at a table. */
  readonly undos: Rate;
  readonly undosOfTable: number;
  /** WebSocket messages on one connection, and from one address. */
  readonly messages: Rate;
  readonly messagesOfAddress: Rate;
  /** Messages on one connection that cannot be read; beyond that it is closed. */
  readonly malformed: Rate;
  /** Sockets of any kind from one address that is not a trusted proxy's. */
  readonly socketsOfAddress: number;
  /** Live connections: all, from one address, of one guest. */
  readonly connections: number;
  readonly connectionsOfAddress: number;
  readonly connectionsOfGuest: number;
  readonly subscriptionsPerConnection: number;
  readonly subscriptionsOfGuest: number;
  /** Bytes of one WebSocket message, and of one HTTP body. */
  readonly messageBytes: number;
  readonly bodyBytes: number;
  /** Bytes of a body that may contain a save, and how many answers that save may have. */
  readonly saveBytes: number;
  readonly saveAnswers: number;
  /** Bytes that wait for a slow client before it gets no more updates, and before it is disconnected. */
  readonly slowBytes: number;
  readonly stuckBytes: number;
  /** Bytes that wait for all clients of one guest, and of one address, before those that do not read are disconnected. */
  readonly unreadOfGuest: number;
  readonly unreadOfAddress: number;
  /** Milliseconds: between two pings, until the first message, until a request has arrived, until a socket that says nothing is closed. */
  readonly heartbeat: number;
  readonly hello: number;
  readonly request: number;
  readonly silence: number;
  /** Milliseconds until a bot plays its quickest answer, and until it is given up. */
  readonly botDeadline: number;
  /** Milliseconds after which a rule counts as one that never ends. */
  readonly rules: number;
  /** Milliseconds that a table nobody uses stays in memory. */
  readonly idleTable: number;
  /** How many acts all tables in memory may have together; each table counts as some acts more. */
  readonly actsInMemory: number;
  /** Milliseconds after which a table that waits is not listed any more, and is thrown away; after which a guest without a table is forgotten. */
  readonly listedFor: number;
  readonly waitingFor: number;
  readonly guestFor: number;
}

export type Rate = readonly [perSecond: number, atOnce: number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const defaultLimits: Limits = {
  requests: [40, 200],
  requestsAtOnce: 64,
  newGuests: [0.5, 30],
  newTables: [0.5, 30],
  newTablesOfAddress: [1, 60],
  listedOfGuest: 3,
  listedOfAddress: 20,
  unfinishedOfGuest: 200,
  histories: [2, 10],
  replays: [300, 10_000],
  chat: [1, 6],
  undos: [2, 40],
  undosOfTable: 2000,
  messages: [100, 200],
  messagesOfAddress: [400, 1500],
  malformed: [1, 20],
  socketsOfAddress: 512,
  connections: 10_000,
  connectionsOfAddress: 256,
  connectionsOfGuest: 16,
  subscriptionsPerConnection: 24,
  subscriptionsOfGuest: 96,
  messageBytes: 4096,
  bodyBytes: 16_384,
  saveBytes: 1_048_576,
  saveAnswers: 5000,
  slowBytes: 262_144,
  stuckBytes: 1_048_576,
  unreadOfGuest: 2_097_152,
  unreadOfAddress: 8_388_608,
  heartbeat: 25_000,
  hello: 10_000,
  request: 20_000,
  silence: 30_000,
  botDeadline: 30_000,
  rules: 1000,
  idleTable: 600_000,
  actsInMemory: 250_000,
  listedFor: 12 * HOUR,
  waitingFor: 30 * DAY,
  guestFor: 90 * DAY,
};

/** Milliseconds in which an empty bucket fills: so long something counts as new where it is counted in the store. */
export function fillingTime([perSecond, atOnce]: Rate): number {
  return (atOnce / perSecond) * 1000;
}

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

  /** Whether this many more are allowed now. Who wants more than fits at once waits for a full bucket. */
  take(count = 1, now = performance.now()): boolean {
    this.level = Math.min(this.rate[1], this.level + ((now - this.at) / 1000) * this.rate[0]);
    this.at = now;
    const cost = Math.min(count, this.rate[1]);
    if (this.level < cost) return false;
    this.level -= cost;
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

  take(whose: string, count = 1, now = performance.now()): boolean {
    let bucket = this.buckets.get(whose);
    if (bucket === undefined) this.buckets.set(whose, (bucket = new Bucket(this.rate, now)));
    return bucket.take(count, now);
  }

  sweep(): void {
    const now = performance.now();
    for (const [whose, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(whose);
  }
}

/** How many of something each address holds now. */
export class Holdings {
  private readonly most: number;
  private readonly held = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Whether one more is allowed; it has to be given back. */
  take(whose: string): boolean {
    const held = this.held.get(whose) ?? 0;
    if (held >= this.most) return false;
    this.held.set(whose, held + 1);
    return true;
  }

  giveBack(whose: string): void {
    const held = this.held.get(whose) ?? 0;
    if (held <= 1) this.held.delete(whose);
    else this.held.set(whose, held - 1);
  }
}
