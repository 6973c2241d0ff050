import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/**
 * Hints between copies of the server: that something has happened at a table. The store is the truth; a hint that is lost costs time and
 * nothing else.
 */
export interface Bus {
  tell(table: string): void;
  close(): Promise<void>;
}

/** Whom a bus tells what it hears. */
export interface Hearer {
  hint(table: string): void;
  /** For a while nothing was heard. */
  missed(): void;
}

/** So long hints are collected: many answers are told of at once. */
export const TOGETHER_MS = 5;
const CHANNEL = 'skerry';
/** A notification of PostgreSQL has less than 8,000 bytes. */
const MOST_CHARACTERS = 7000;
const RETRY_MS = 500;

/** Collects hints, and sends those of some milliseconds together. */
export class Hints {
  private readonly tables = new Set<string>();
  private readonly send: (message: string) => void;
  private readonly copy: string;
  private timer: NodeJS.Timeout | null = null;

  constructor(copy: string, send: (message: string) => void) {
    this.copy = copy;
    this.send = send;
  }

  add(table: string): void {
    this.tables.add(table);
    this.timer ??= setTimeout(() => this.flush(), TOGETHER_MS);
  }

  private flush(): void {
    this.timer = null;
    let message = this.copy;
    for (const table of this.tables) {
      if (message.length + table.length >= MOST_CHARACTERS) {
        this.send(message);
        message = this.copy;
      }
      message += ` ${table}`;
    }
    this.tables.clear();
    this.send(message);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** The tables of a message, unless it is this copy's own. */
  read(message: string): string[] {
    const [copy, ...tables] = message.split(' ');
    return copy === this.copy ? [] : tables;
  }
}

/** Hints by LISTEN and NOTIFY, outside of the transactions that they tell of. */
export class PostgresBus implements Bus {
  private readonly url: string;
  private readonly hearer: Hearer;
  private readonly hints: Hints;
  private client: Client | null = null;
  private closed = false;

  constructor(url: string, copy: string, notify: (channel: string, message: string) => Promise<void>, hearer: Hearer) {
    this.url = url;
    this.hearer = hearer;
    this.hints = new Hints(copy, (message) => void notify(CHANNEL, message).catch(() => undefined));
    void this.listen();
  }

  tell(table: string): void {
    this.hints.add(table);
  }

  /** Listens, again and again: after a broken line, whatever was missed is read. */
  private async listen(): Promise<void> {
    while (!this.closed) {
      const client = new Client({ connectionString: this.url, keepAlive: true });
      const broken = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      client.on('notification', ({ payload = '' }) => {
        for (const table of this.hints.read(payload)) this.hearer.hint(table);
      });
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
    this.hints.stop();
    await this.client?.end().catch(() => undefined);
  }
}
