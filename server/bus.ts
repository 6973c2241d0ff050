import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Guest } from './protocol.ts';

/**
 * News between copies of the server: hints that something has happened at a table, and who follows a table there. The store is the truth; a
 * hint that is lost costs time and nothing else.
 */
export interface Bus {
  /** Something has happened at a table. */
  tell(table: string): void;
  /** These follow a table on this copy. */
  tellPresent(table: string, guests: readonly Guest[]): void;
  close(): Promise<void>;
}

/** Whom a bus tells what it hears. */
export interface Hearer {
  hint(table: string): void;
  present(copy: string, table: string, guests: readonly Guest[]): void;
  /** For a while nothing was heard. */
  missed(): void;
}

/** So long news are collected: many answers are told of at once. */
const TOGETHER_MS = 5;
const CHANNEL = 'skerry';
/** A notification of PostgreSQL has less than 8,000 bytes. */
const MOST_BYTES = 7000;
/** So many of those who follow one table on one copy are told of. */
const MOST_PRESENT = 60;
const RETRY_MS = 500;
const CONNECTING_MS = 2000;

/** One piece of news: a table at which something has happened, or a table and who follows it. */
type Piece = string | readonly [table: string, ...guests: readonly (readonly [id: string, name: string])[]];

/** Collects news, and sends those of some milliseconds together. */
export class News {
  private readonly tables = new Set<string>();
  private readonly present = new Map<string, readonly Guest[]>();
  private readonly send: (message: string) => Promise<void> | void;
  private readonly copy: string;
  private timer: NodeJS.Timeout | null = null;
  private sending = false;
  private stopped = false;

  constructor(copy: string, send: (message: string) => Promise<void> | void) {
    this.copy = copy;
    this.send = send;
  }

  add(table: string): void {
    this.tables.add(table);
    this.soon();
  }

  addPresent(table: string, guests: readonly Guest[]): void {
    this.present.set(table, guests);
    this.soon();
  }

  /** While some are on their way the next ones are collected: a bus that is slow has more to say at once, and no queue before it. */
  private soon(): void {
    if (!this.sending && !this.stopped) this.timer ??= setTimeout(() => void this.flush(), TOGETHER_MS);
  }

  private async flush(): Promise<void> {
    this.timer = null;
    this.sending = true;
    try {
      for (const message of this.collected()) await this.send(message);
    } catch {
      // What is not heard is looked up.
    }
    this.sending = false;
    if (this.tables.size > 0 || this.present.size > 0) this.soon();
  }

  /** What has been collected, as messages of no more than so many bytes. */
  private collected(): string[] {
    const pieces: Piece[] = [
      ...this.tables,
      ...Array.from(this.present, ([table, guests]): Piece => [
        table,
        ...guests.slice(0, MOST_PRESENT).map(({ id, name }) => [id, name] as const),
      ]),
    ];
    this.tables.clear();
    this.present.clear();
    const messages: string[] = [];
    let message = '';
    for (const piece of pieces) {
      const text = JSON.stringify(piece);
      if (message !== '' && Buffer.byteLength(message) + Buffer.byteLength(text) >= MOST_BYTES) {
        messages.push(`["${this.copy}"${message}]`);
        message = '';
      }
      message += `,${text}`;
    }
    return [...messages, `["${this.copy}"${message}]`];
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** Passes on what a message says, unless it is this copy's own. */
  read(message: string, hearer: Hearer): void {
    const [copy, ...pieces] = JSON.parse(message) as [string, ...Piece[]];
    if (copy === this.copy) return;
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        hearer.hint(piece);
        continue;
      }
      const [table, ...guests] = piece;
      hearer.present(
        copy,
        table,
        guests.map(([id, name]) => ({ id, name })),
      );
    }
  }
}

/** News by LISTEN and NOTIFY, outside of the transactions that they tell of. */
export class PostgresBus implements Bus {
  private readonly url: string;
  private readonly hearer: Hearer;
  private readonly news: News;
  private client: Client | null = null;
  private closed = false;

  constructor(url: string, copy: string, notify: (channel: string, message: string) => Promise<void>, hearer: Hearer) {
    this.url = url;
    this.hearer = hearer;
    this.news = new News(copy, (message) => notify(CHANNEL, message));
    void this.listen();
  }

  tell(table: string): void {
    this.news.add(table);
  }

  tellPresent(table: string, guests: readonly Guest[]): void {
    this.news.addPresent(table, guests);
  }

  /** Listens, again and again: after a broken line, whatever was missed is read. */
  private async listen(): Promise<void> {
    while (!this.closed) {
      const client = new Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: CONNECTING_MS });
      const broken = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      client.on('notification', ({ payload = '' }) => this.news.read(payload, this.hearer));
      try {
        await client.connect();
        this.client = client;
        await client.query(`LISTEN ${CHANNEL}`);
        this.hearer.missed();
        await broken;
      } catch {
        // It is tried again.
      }
      this.client = null;
      await client.end().catch(() => undefined);
      if (!this.closed) await pause(RETRY_MS, undefined, { ref: false });
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.news.stop();
    await this.client?.end().catch(() => undefined);
  }
}
