import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Refusal } from '@skerry/engine';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection, type Desk } from '../connection.ts';
import type { Follower } from '../audience.ts';
import { Buckets, defaultLimits } from '../limits.ts';
import { Visitors } from '../visitors.ts';

/** The server's end of a line, at which the test decides how much is unread. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }
}

test('who could not keep up while the store was away is shown the table when it is there again', async () => {
  let isAway = false;
  const followers: Follower[] = [];
  const table = {
    id: 'abc',
    reach: async () => {},
    settled: async () => {
      if (isAway) throw new Refusal('storage', 'The table is read again.');
    },
    follow: (follower: Follower) => {
      followers.push(follower);
      follower.deliver('the whole game');
    },
    unfollow: () => {},
  };
  const guest = { id: 'anna', name: 'Anna' };
  const desk = {
    limits: defaultLimits,
    visitors: new Visitors(defaultLimits),
    messageRate: new Buckets([1000, 1000]),
    tables: { open: async () => table },
    guestOf: async () => guest,
    note: null,
    warn: () => {},
    refused: () => {},
  } as unknown as Desk;
  const line = new Line();
  const wire = { cork: () => {}, uncork: () => {} } as unknown as Socket;
  desk.visitors.enter(new Connection(desk, line as unknown as WebSocket, wire, 'here'));
  const say = (message: object): void => void line.emit('message', Buffer.from(JSON.stringify(message)), false);
  say({ type: 'hello', protocol: 1, token: 'x' });
  say({ type: 'subscribe', table: 'abc', seat: null });
  await vi.waitFor(() => expect(line.sent).toContain('the whole game'));

  isAway = true;
  line.bufferedAmount = defaultLimits.slowBytes + 1;
  followers[0]!.deliver('an update');
  line.bufferedAmount = 0;
  line.sent.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(line.sent).toEqual([]);
  isAway = false;
  await vi.waitFor(() => expect(line.sent).toEqual(['the whole game']));
  line.emit('close', 1000);
});
