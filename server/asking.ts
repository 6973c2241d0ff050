import { Refusal } from '@skerry/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Buckets } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import type { Guest, TableReply } from './protocol.ts';
import { read } from './refusals.ts';
import * as schemas from './schemas.ts';
import type { StoredSeat } from './storage.ts';
import type { Tables } from './tables.ts';

type Handler = (request: FastifyRequest, response: FastifyReply) => Promise<object>;

/** What it takes to know who asks. */
export interface AskingNeeds {
  readonly tables: Tables;
  guestOf(token: string): Promise<Guest | null>;
  /** Who asks, as far as limits go. */
  addressOf(request: FastifyRequest): string;
}

/** Who asks, for which table, and through whose eyes: what routes read from a request. */
export class Asking {
  private readonly app: FastifyInstance;
  private readonly need: AskingNeeds;

  constructor(app: FastifyInstance, need: AskingNeeds) {
    this.app = app;
    this.need = need;
  }

  /** What is answered to this; `most`: how many bytes its body may have, if that is more than usual. */
  on(method: 'GET' | 'POST' | 'PATCH', url: string, handler: Handler, most?: number): void {
    this.app.route({ method, url, handler, ...(most === undefined ? {} : { bodyLimit: most }) });
  }

  async askerOrNull(request: FastifyRequest): Promise<Guest | null> {
    const token = /^Bearer ([\w-]{1,128})$/i.exec(request.headers.authorization ?? '')?.[1];
    return token === undefined ? null : this.need.guestOf(token);
  }

  async asker(request: FastifyRequest): Promise<Guest> {
    const guest = await this.askerOrNull(request);
    if (guest === null) throw new Refusal('unknown-guest', 'This needs the token of a guest: "Authorization: Bearer TOKEN".');
    return guest;
  }

  tableOf(request: FastifyRequest): Promise<LiveTable> {
    return this.need.tables.open(read(schemas.tableParams, request.params).table, this.need.addressOf(request));
  }

  /** The eyes that a request asks for; a seat's eyes are for who holds it. */
  async eyes(
    request: FastifyRequest,
    table: LiveTable,
    { seat }: { readonly seat?: number | undefined } = read(schemas.eyesQuery, request.query),
  ): Promise<number | null> {
    if (seat === undefined) return null;
    const guest = await this.asker(request);
    await table.lookingUp(() => table.requireSeat(guest, seat));
    return seat;
  }
}

export function allow(buckets: Buckets, whose: string, sentence: string): void {
  if (!buckets.take(whose)) throw new Refusal('too-many', sentence);
}

/** A table, and what only the asker may know of it. */
export function replyTo(guest: Guest | null, table: LiveTable): TableReply {
  return { table: table.info(), mine: ownSeats(table.seats, guest) };
}

export function ownSeats(seats: readonly StoredSeat[], guest: Guest | null): TableReply['mine'] {
  return seats.flatMap((sits, seat) => (sits.kind === 'person' && sits.guest === guest?.id ? [{ seat, key: sits.key }] : []));
}
