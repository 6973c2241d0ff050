import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame } from '@skerry/engine';
import type { WebSocket } from 'ws';
import { percentiles } from '../bench.ts';
import { fewest } from './fewest.ts';
import { HONEST, Wire } from './wire.ts';
import type { ServerMessage, ShownQuestion, TableReply } from '../protocol.ts';

/** Ninety-nine of a hundred waited no longer; and how many there were. */
export interface Noticed {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export function noticed(times: readonly number[]): Noticed {
  return { count: times.length, ...percentiles(times) };
}

interface Waits {
  readonly answers: number[];
  readonly bots: number[];
  readonly healths: number[];
}

/** So many moves a second a person hardly makes; it gives enough waits to speak of the hundredth. */
const BETWEEN_MOVES_MS = 15;
const BETWEEN_LOOKS_MS = 25;

/** Somebody who plays against easy bots, whose own thoughts are short, and looks now and then whether the server is well. */
export class HonestVisitor {
  private readonly wire: Wire;
  private readonly token: string;
  private readonly socket: WebSocket;
  private readonly rules: AnyGame;
  private readonly heard: ServerMessage[] = [];
  private lastRef = 0;
  private wake: (() => void) | null = null;

  private constructor(wire: Wire, token: string, socket: WebSocket, rules: AnyGame) {
    this.wire = wire;
    this.token = token;
    this.socket = socket;
    this.rules = rules;
    socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as ServerMessage);
      this.wake?.();
    });
    socket.on('close', () => this.wake?.());
  }

  static async arrive(address: string, rules: AnyGame): Promise<HonestVisitor> {
    const wire = new Wire(address, HONEST);
    const token = await wire.guest('Honest');
    const socket = token === null ? null : await wire.live(token);
    if (token === null || socket === null) throw new Error('the honest visitor was not let in');
    await once(socket, 'message');
    return new HonestVisitor(wire, token, socket, rules);
  }

  /** Plays one game after the other for as long as it goes on, and says how long everything took. */
  async play(wanted: (moves: number) => boolean): Promise<Waits> {
    const waits: Waits = { answers: [], bots: [], healths: [] };
    const goesOn = (): boolean => wanted(waits.bots.length);
    const looking = this.look(goesOn, waits.healths);
    while (goesOn()) await this.playOne(goesOn, waits);
    await looking;
    return waits;
  }

  private async look(goesOn: () => boolean, healths: number[]): Promise<void> {
    while (goesOn()) {
      const begun = performance.now();
      const { status } = await this.wire.http('GET', '/api/health');
      if (status !== 200) throw new Error(`the server says that it is not well: ${status}`);
      healths.push(performance.now() - begun);
      await pause(BETWEEN_LOOKS_MS);
    }
  }

  private async playOne(goesOn: () => boolean, { answers, bots }: Waits): Promise<void> {
    const seats = Array.from({ length: fewest(this.rules) }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', level: 'easy' }));
    const { status, body } = await this.wire.http<TableReply>('POST', '/api/tables', this.token, { game: this.rules.id, seats });
    if (status !== 201) throw new Error(`the honest visitor got no table: ${JSON.stringify(body)}`);
    const table = body.table.id;
    this.socket.send(JSON.stringify({ type: 'subscribe', table, seat: 0 }));
    let question: ShownQuestion | null = null;
    /** Since when the bots are to move. */
    let since: number | null = null;
    while (goesOn()) {
      const message = await this.next(goesOn);
      if (message === null) return;
      if (message.type === 'error') throw new Error(`the honest visitor was refused: ${message.code}`);
      if ((message.type !== 'state' && message.type !== 'update') || message.table !== table) continue;
      if (message.type === 'update' && message.act.kind === 'answer' && message.act.seat !== 0 && since !== null) {
        bots.push(performance.now() - since);
        since = performance.now();
      }
      if (message.outcome != null) break;
      if (message.question !== undefined) question = message.question;
      if (question === null) {
        since ??= performance.now();
        continue;
      }
      since = null;
      await pause(BETWEEN_MOVES_MS);
      const begun = performance.now();
      const { id, answers: list } = question;
      question = null;
      const ref = ++this.lastRef;
      const index = Math.floor(Math.random() * list.length);
      this.socket.send(JSON.stringify({ type: 'answer', table, seat: 0, question: id, index, ref }));
      const reply = await this.next(goesOn, (one) => (one.type === 'ack' || one.type === 'error') && one.ref === ref);
      // Where all are asked at once a bot may have been faster: what is asked then comes with its act.
      if (reply?.type === 'error' && reply.code === 'stale') continue;
      if (reply?.type === 'error') throw new Error(`the honest visitor was refused: ${reply.code}`);
      if (reply !== null) answers.push(performance.now() - begun);
    }
    this.socket.send(JSON.stringify({ type: 'unsubscribe', table, seat: 0 }));
  }

  /** The next message of a kind, or null when it is over. */
  private async next(goesOn: () => boolean, wanted: (message: ServerMessage) => boolean = isNews): Promise<ServerMessage | null> {
    for (;;) {
      const at = this.heard.findIndex(wanted);
      if (at >= 0) return this.heard.splice(at, 1)[0]!;
      if (!goesOn()) return null;
      if (this.socket.readyState !== this.socket.OPEN) throw new Error('the honest visitor was disconnected');
      await Promise.race([new Promise<void>((resolve) => (this.wake = resolve)), pause(100)]);
    }
  }

  leave(): void {
    this.socket.terminate();
    this.wire.close();
  }
}

function isNews({ type }: ServerMessage): boolean {
  return type === 'state' || type === 'update' || type === 'error';
}
