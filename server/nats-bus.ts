import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Hints, type Bus, type Hearer } from './bus.ts';

const SUBJECT = 'skerry.tables';

/** Hints over NATS, for many copies. Its client takes a broken line up again by itself; what was missed meanwhile is read from the store. */
export class NatsBus implements Bus {
  private readonly connection: NatsConnection;
  private readonly hints: Hints;

  private constructor(connection: NatsConnection, copy: string, hearer: Hearer) {
    this.connection = connection;
    this.hints = new Hints(copy, (message) => {
      if (!connection.isClosed()) connection.publish(SUBJECT, message);
    });
    connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error === null) for (const table of this.hints.read(message.string())) hearer.hint(table);
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
    this.hints.add(table);
  }

  async close(): Promise<void> {
    this.hints.stop();
    await this.connection.close();
  }
}
