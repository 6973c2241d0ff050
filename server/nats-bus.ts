import { connect, type NatsConnection } from '@nats-io/transport-node';
import { News, type Bus, type Hearer } from './bus.ts';
import type { Guest } from './protocol.ts';

const SUBJECT = 'skerry.tables';

/** News over NATS, for many copies. Its client takes a broken line up again by itself; what was missed meanwhile is read from the store. */
export class NatsBus implements Bus {
  private readonly connection: NatsConnection;
  private readonly news: News;

  private constructor(connection: NatsConnection, copy: string, hearer: Hearer) {
    this.connection = connection;
    this.news = new News(copy, (message) => {
      if (!connection.isClosed()) connection.publish(SUBJECT, message);
    });
    connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error === null) this.news.read(message.string(), hearer);
      },
    });
    void this.watch(hearer);
  }

  static async open(url: string, copy: string, hearer: Hearer): Promise<NatsBus> {
    const connection = await connect({ servers: url.split(','), maxReconnectAttempts: -1, waitOnFirstConnect: true });
    return new NatsBus(connection, copy, hearer);
  }

  private async watch(hearer: Hearer): Promise<void> {
    for await (const { type } of this.connection.status()) if (type === 'reconnect') hearer.missed();
  }

  tell(table: string): void {
    this.news.add(table);
  }

  tellPresent(table: string, guests: readonly Guest[]): void {
    this.news.addPresent(table, guests);
  }

  async close(): Promise<void> {
    this.news.stop();
    await this.connection.close();
  }
}
