import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { News, type Bus, type Hearer } from './bus.ts';
import type { Guest } from './protocol.ts';

const SUBJECT = 'skerry.tables';
const RETRY_MS = 500;
const CONNECTING_MS = 2000;

/**
 * News over NATS, for many copies. A copy begins without it if it must, and takes it up when it is there; its client takes a broken line up
 * again by itself. What was missed meanwhile is read from the store.
 */
export class NatsBus implements Bus {
  private readonly hearer: Hearer;
  private readonly news: News;
  private connection: NatsConnection | null = null;
  private closed = false;

  /** `warn` is told once if there is nobody at the address. */
  constructor(url: string, copy: string, hearer: Hearer, warn: (sentence: string) => void) {
    this.hearer = hearer;
    this.news = new News(copy, (message) => {
      if (this.connection?.isClosed() === false) this.connection.publish(SUBJECT, message);
    });
    void this.listen(url.split(','), warn);
  }

  private async listen(servers: string[], warn: (sentence: string) => void): Promise<void> {
    for (let tries = 1; this.connection === null && !this.closed; tries++) {
      try {
        this.connection = await connect({ servers, maxReconnectAttempts: -1, timeout: CONNECTING_MS });
      } catch (error) {
        if (tries === 1) warn(`NATS cannot be reached; until it can, other copies are heard of every two seconds: ${String(error)}`);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
    const { connection, hearer } = this;
    if (connection === null) return;
    if (this.closed) {
      await connection.close();
      return;
    }
    connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error === null) this.news.read(message.string(), hearer);
      },
    });
    // Others may have been at work before anything could be heard of it.
    hearer.missed();
    for await (const { type } of connection.status()) if (type === 'reconnect') hearer.missed();
  }

  tell(table: string): void {
    this.news.add(table);
  }

  tellPresent(table: string, guests: readonly Guest[]): void {
    this.news.addPresent(table, guests);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.news.stop();
    await this.connection?.close();
  }
}
