import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { NatsBus } from '../nats-bus.ts';
import type { Guest } from '../protocol.ts';

/** As much of a NATS server as one subject needs: whatever is published goes to everybody who has subscribed. */
async function natsServer(): Promise<{ url: string; cut(): void }> {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `nats://127.0.0.1:${(server.address() as { port: number }).port}`,
    cut: () => clients.forEach((_, client) => client.destroy()),
  };
}

test('hints reach the other copies and not oneself; after a cut line all that was missed is looked for', async () => {
  const { url, cut } = await natsServer();
  const heard: string[] = [];
  let resolveAll = (): void => undefined;
  const until = async (what: () => boolean): Promise<void> => {
    while (!what()) await new Promise<void>((resolve) => (resolveAll = resolve));
  };
  const note = (line: string): void => {
    heard.push(line);
    resolveAll();
  };
  const hearer = (name: string) => ({
    hint: (table: string) => note(`${name} ${table}`),
    missed: () => note(`${name} missed`),
    present: (copy: string, table: string, guests: readonly Guest[]) =>
      note(`${name} ${copy}: ${guests.map((guest) => guest.name).join()} at ${table}`),
  });
  const one = await NatsBus.open(url, 'one', hearer('one'));
  const other = await NatsBus.open(url, 'other', hearer('other'));
  onTestFinished(async () => {
    await one.close();
    await other.close();
  });
  for (const table of ['a', 'b', 'a']) one.tell(table);
  await until(() => heard.length >= 2);
  expect(heard).toEqual(['other a', 'other b']);
  cut();
  await until(() => heard.includes('one missed') && heard.includes('other missed'));
  other.tell('c');
  await until(() => heard.includes('one c'));
  expect(heard.filter((line) => line.endsWith(' c'))).toEqual(['one c']);
  other.tellPresent('c', [{ id: 'anna', name: 'Anna' }]);
  await until(() => heard.includes('one other: Anna at c'));
});
