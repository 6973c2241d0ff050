import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Hearer } from '../bus.ts';
import { NatsBus } from '../nats-bus.ts';

/** As much of a NATS server as one subject needs: whatever is published goes to everybody who has subscribed. */
async function natsServer(port = 0): Promise<{ url: string; cut(): void }> {
  const clients = new Map<Socket, string>();
  const server = createServer((socket) => {
    socket.write(`INFO ${JSON.stringify({ server_id: 'test', version: '2.10.0', proto: 1, max_payload: 1_048_576, headers: true })}\r\n`);
    let heard = '';
    socket.on('error', () => undefined);
    socket.on('close', () => clients.delete(socket));
    socket.on('data', (data: Buffer) => {
      heard += data.toString();
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const [verb, subject, ...rest] = heard.slice(0, end).split(' ');
        if (verb === 'PUB') {
          const length = Number(rest.at(-1));
          if (heard.length < end + 4 + length) return;
          const body = heard.slice(end + 2, end + 2 + length);
          heard = heard.slice(end + 4 + length);
          for (const [client, sid] of clients) client.write(`MSG ${subject} ${sid} ${length}\r\n${body}\r\n`);
          continue;
        }
        heard = heard.slice(end + 2);
        if (verb === 'PING') socket.write('PONG\r\n');
        if (verb === 'SUB') clients.set(socket, rest.at(-1)!);
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `nats://127.0.0.1:${(server.address() as { port: number }).port}`,
    cut: () => clients.forEach((_, client) => client.destroy()),
  };
}

const neverWarned = (sentence: string): never => {
  throw new Error(sentence);
};

/** What several copies hear, line by line. */
class Heard {
  readonly lines: string[] = [];
  private wake = (): void => undefined;

  async until(what: () => boolean): Promise<void> {
    while (!what()) await new Promise<void>((resolve) => (this.wake = resolve));
  }

  note(line: string): void {
    this.lines.push(line);
    this.wake();
  }

  hearer(name: string): Hearer {
    return {
      hint: (table) => this.note(`${name} ${table}`),
      missed: () => this.note(`${name} missed`),
      present: (copy, table, guests) => this.note(`${name} ${copy}: ${guests.map((guest) => guest.name).join()} at ${table}`),
    };
  }

  /** A copy with this name that is closed when the test is over. */
  open(url: string, name: string, warn: (sentence: string) => void = neverWarned): NatsBus {
    const bus = new NatsBus(url, name, this.hearer(name), warn);
    onTestFinished(() => bus.close());
    return bus;
  }
}

test('hints reach the other copies and not oneself; after a cut line all that was missed is looked for', async () => {
  const { url, cut } = await natsServer();
  const heard = new Heard();
  const one = heard.open(url, 'one');
  const other = heard.open(url, 'other');
  await heard.until(() => heard.lines.length === 2);
  expect(heard.lines.splice(0).toSorted()).toEqual(['one missed', 'other missed']);
  for (const table of ['a', 'b', 'a']) one.tell(table);
  await heard.until(() => heard.lines.length >= 2);
  expect(heard.lines).toEqual(['other a', 'other b']);
  cut();
  await heard.until(() => heard.lines.includes('one missed') && heard.lines.includes('other missed'));
  other.tell('c');
  await heard.until(() => heard.lines.includes('one c'));
  expect(heard.lines.filter((line) => line.endsWith(' c'))).toEqual(['one c']);
  other.tellPresent('c', [{ id: 'anna', name: 'Anna' }]);
  await heard.until(() => heard.lines.includes('one other: Anna at c'));
});

test('a copy that starts before NATS does says so once, and hears the others as soon as it is there', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as { port: number };
  await new Promise((resolve) => free.close(resolve));
  const heard = new Heard();
  const url = `nats://127.0.0.1:${port}`;
  const early = heard.open(url, 'early', (sentence) => heard.note(sentence.split(';')[0]!));
  early.tell('said to nobody');
  await heard.until(() => heard.lines.length > 0);
  await pause(1200);
  expect(heard.lines).toEqual(['NATS cannot be reached']);
  await natsServer(port);
  await heard.until(() => heard.lines.includes('early missed'));
  const later = heard.open(url, 'later');
  await heard.until(() => heard.lines.includes('later missed'));
  later.tell('a');
  await heard.until(() => heard.lines.includes('early a'));
});
