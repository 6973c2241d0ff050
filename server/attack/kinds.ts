import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame, Save } from '@skerry/engine';
import type { WebSocket } from 'ws';
import { fewest } from './fewest.ts';
import { ATTACKER, Wire } from './wire.ts';
import type { TableReply } from '../protocol.ts';

export interface Attack {
  readonly name: string;
  run(field: Field): Promise<Tally>;
}

/** Where an attack takes place, and for how long. */
export interface Field {
  readonly address: string;
  readonly rules: AnyGame;
  readonly save: Save;
  goesOn(): boolean;
}

export interface Tally {
  readonly tried: number;
  readonly letIn: number;
}

/** However fast this machine is: nothing is tried more often in one attack, and so much is tried at once. */
const MOST_TRIED = 20_000;
const AT_ONCE = 16;
const BETWEEN_MS = 4;
const MOST_HELD = 600;

/** Tries something over and over, some at once, until it is over. */
async function keepTrying(goesOn: () => boolean, once_: (i: number) => Promise<boolean>, atOnce = AT_ONCE): Promise<Tally> {
  let tried = 0;
  let letIn = 0;
  const one = async (): Promise<void> => {
    while (goesOn() && tried < MOST_TRIED) {
      if (await once_(tried++).catch(() => false)) letIn++;
      await pause(BETWEEN_MS);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { tried, letIn };
}

async function guests(wire: Wire, count: number): Promise<string[]> {
  const tokens = await Promise.all(Array.from({ length: count }, (_, i) => wire.guest(`Mallory ${i}`)));
  return tokens.filter((token) => token !== null);
}

const statusOf = (socket: Socket): Promise<number> =>
  Promise.race([
    once(socket, 'data').then(([data]) => Number(/^HTTP\/1.1 (\d+)/.exec(String(data))?.[1] ?? 0)),
    once(socket, 'close').then(() => 0),
  ]);

function upgradeTo(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
}

/** Holds on to what it gets, as many as it can, and lets go at the end. */
async function hold<T>(goesOn: () => boolean, take: (i: number) => Promise<T | null>, letGo: (held: T) => void): Promise<Tally> {
  const held: T[] = [];
  const tally = await keepTrying(
    () => goesOn() && held.length < MOST_HELD,
    async (i) => {
      const one = await take(i);
      if (one !== null) held.push(one);
      return one !== null;
    },
  );
  while (goesOn()) await pause(50);
  held.forEach(letGo);
  return tally;
}

async function makeTable(wire: Wire, token: string, body: object): Promise<string | null> {
  const reply = await wire.http<TableReply>('POST', '/api/tables', token, body);
  return reply.status === 201 ? reply.body.table.id : null;
}

/** Every way in which somebody has tried to keep the server from others, in a form that ends by itself. */
export const attacks: readonly Attack[] = [
  {
    name: 'none',
    run: async ({ goesOn }) => {
      while (goesOn()) await pause(50);
      return { tried: 0, letIn: 0 };
    },
  },
  {
    name: 'refused upgrades',
    run: ({ address, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      return hold(
        goesOn,
        async (i) => {
          const socket = wire.raw();
          socket.write(upgradeTo(i % 2 === 0 ? '/%' : '/nowhere'));
          await statusOf(socket);
          const open = await Promise.race([once(socket, 'end').then(() => false), pause(1000).then(() => true)]);
          if (!open) socket.destroy();
          return open ? socket : null;
        },
        (socket) => socket.destroy(),
      );
    },
  },
  {
    name: 'silent and half-sent',
    run: ({ address, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      return hold(
        goesOn,
        async (i) => {
          const socket = wire.raw();
          if (i % 2 === 1) socket.write('POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{');
          const closed = await Promise.race([
            once(socket, 'close').then(() => true),
            once(socket.resume(), 'end').then(() => true),
            pause(20).then(() => false),
          ]);
          return closed ? null : socket;
        },
        (socket) => socket.destroy(),
      );
    },
  },
  {
    name: 'connections',
    run: async ({ address, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      const [token] = await guests(wire, 1);
      return hold<WebSocket>(
        goesOn,
        () => wire.live(token!),
        (socket) => socket.terminate(),
      );
    },
  },
  {
    name: 'unread',
    run: async ({ address, rules, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      const tokens = await guests(wire, 12);
      const seats = Array.from({ length: fewest(rules) }, () => ({ kind: 'me' }));
      const id = await makeTable(wire, tokens[0]!, { game: rules.id, seats });
      return hold<WebSocket>(
        goesOn,
        async (i) => {
          const socket = await wire.live(tokens[i % tokens.length]!);
          if (socket === null) return null;
          socket.pause();
          // Each asks for everything, again and again, and reads nothing of it.
          for (let again = 0; again < 150 && socket.readyState === socket.OPEN; again++)
            socket.send(JSON.stringify({ type: 'subscribe', table: id, seat: null }));
          await pause(20);
          return socket.readyState === socket.OPEN ? socket : null;
        },
        (socket) => socket.terminate(),
      );
    },
  },
  {
    name: 'bots of many tables',
    run: async ({ address, rules, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      const tokens = await guests(wire, 14);
      const seats = Array.from({ length: fewest(rules) }, () => ({ kind: 'bot', level: 'hard' }));
      const lines = await Promise.all(tokens.map((token) => wire.live(token)));
      return keepTrying(goesOn, async (i) => {
        const token = tokens[i % tokens.length]!;
        const id = await makeTable(wire, token, { game: rules.id, seats });
        // Bots among themselves play while somebody looks on.
        if (id !== null) lines[i % tokens.length]?.send(JSON.stringify({ type: 'subscribe', table: id, seat: null }));
        if (id === null) await pause(20);
        return id !== null;
      });
    },
  },
  {
    name: 'long saves',
    run: async ({ address, rules, save, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      const tokens = await guests(wire, 14);
      const seats = Array.from({ length: save.players }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', level: 'hard' }));
      return keepTrying(goesOn, async (i) => {
        const id = await makeTable(wire, tokens[i % tokens.length]!, { game: rules.id, save, seats });
        if (id === null) await pause(5);
        return id !== null;
      });
    },
  },
  {
    name: 'listed tables',
    run: async ({ address, rules, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      const tokens = await guests(wire, 14);
      const seats = Array.from({ length: fewest(rules) }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
      return keepTrying(goesOn, async (i) => {
        const id = await makeTable(wire, tokens[i % tokens.length]!, { game: rules.id, seats, listed: true });
        if (id === null) await pause(5);
        return id !== null;
      });
    },
  },
  {
    name: 'histories and lists',
    run: async ({ address, rules, save, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      const [token] = await guests(wire, 1);
      const seats = Array.from({ length: save.players }, () => ({ kind: 'me' }));
      const id = await makeTable(wire, token!, { game: rules.id, save, seats });
      return keepTrying(goesOn, async (i) => {
        const path = [`/api/tables/${id}/history?seat=0`, '/api/tables', '/api/me/tables', `/api/tables/${id}/look`][i % 4]!;
        return (await wire.http('GET', path, token)).status === 200;
      });
    },
  },
  {
    name: 'malformed messages',
    run: async ({ address, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      const tokens = await guests(wire, 8);
      return keepTrying(goesOn, async (i) => {
        const socket = await wire.live(tokens[i % tokens.length]!);
        if (socket === null) return false;
        const nonsense = ['{', '[]', '{"type":"answer"}', '['.repeat(2000), '{"type":"chat","table":"a","text":""}'];
        for (let j = 0; j < 300 && socket.readyState === socket.OPEN; j++) socket.send(nonsense[j % nonsense.length]!);
        await Promise.race([once(socket, 'close'), pause(500)]);
        socket.terminate();
        return true;
      });
    },
  },
  {
    name: 'answers taken back',
    run: async ({ address, rules, goesOn }) => {
      const wire = new Wire(address, ATTACKER);
      const tokens = await guests(wire, 8);
      const seats = Array.from({ length: fewest(rules) }, () => ({ kind: 'me' }));
      const tables = await Promise.all(tokens.map((token) => makeTable(wire, token, { game: rules.id, seats })));
      return keepTrying(goesOn, async (i) => {
        const at = i % tables.length;
        const path = `/api/tables/${tables[at]}`;
        const { status, body } = await wire.http<{ number: number; question: { id: number } | null }>(
          'GET',
          `${path}/look?seat=0`,
          tokens[at],
        );
        if (status !== 200) return false;
        if (body.question !== null)
          await wire.http('POST', `${path}/answers`, tokens[at], { seat: 0, question: body.question.id, index: 0 });
        return (await wire.http('POST', `${path}/undo`, tokens[at], { seat: 0, number: body.number + 1 })).status === 200;
      });
    },
  },
];
