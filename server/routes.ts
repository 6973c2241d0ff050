import { Refusal } from '@skerry/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from './house.ts';
import { Buckets } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import { openApi } from './openapi.ts';
import type {
  ActReply,
  ChatLine,
  ChatReply,
  GameInfo,
  GamesReply,
  Guest,
  GuestReply,
  HealthReply,
  HistoryReply,
  LogReply,
  LookReply,
  MeReply,
  ReadyReply,
  SaveReply,
  TableReply,
  TablesReply,
} from './protocol.ts';
import type { Recorder } from './recorder.ts';
import { read } from './refusals.ts';
import * as schemas from './schemas.ts';
import { changeSeat, claim, comeBack, goOn, join, leave } from './seating.ts';
import { hashOf, newGuestId, newToken } from './secrets.ts';
import type { StoredSeat } from './storage.ts';
import type { StoreHealth } from './store-health.ts';
import type { Tables } from './tables.ts';

export interface RoutesNeed {
  readonly house: House;
  readonly health: StoreHealth;
  readonly tables: Tables;
  readonly recorder: Recorder;
  readonly gameInfos: readonly GameInfo[];
  readonly chatRate: Buckets;
  readonly undoRate: Buckets;
  /** Buckets that are swept now and then. */
  readonly buckets: Buckets[];
  guestOf(token: string): Promise<Guest | null>;
  /** Who asks, as far as limits go. */
  addressOf(request: FastifyRequest): string;
  renamed(guest: Guest): void;
  connections(): number;
  /** It is about to close. */
  isDraining(): boolean;
}

type Handler = (request: FastifyRequest, response: FastifyReply) => Promise<object>;

/** How many tables a list shows. */
const MOST_OPEN = 100;
const MOST_MINE = 200;

/** Every HTTP route under /api, in the order of `openapi.ts`. */
export function addRoutes(app: FastifyInstance, need: RoutesNeed): void {
  const get = (url: string, handler: Handler): unknown => app.route({ method: 'GET', url, handler });
  const post = (url: string, handler: Handler, bodyLimit = need.house.limits.bodyBytes): unknown =>
    app.route({ method: 'POST', url, handler, bodyLimit });
  const patch = (url: string, handler: Handler): unknown => app.route({ method: 'PATCH', url, handler });
  const { house, tables, recorder } = need;
  const { limits, storage } = house;
  const rate = (perSecond: readonly [number, number]): Buckets => {
    const buckets = new Buckets(perSecond);
    need.buckets.push(buckets);
    return buckets;
  };
  const newGuests = rate(limits.newGuests);
  const newTables = rate(limits.newTables);
  const newTablesOfAddress = rate(limits.newTablesOfAddress);
  const histories = rate(limits.histories);

  function allow(buckets: Buckets, whose: string, sentence: string): void {
    if (!buckets.take(whose)) throw new Refusal('too-many', sentence);
  }

  async function askerOrNull(request: FastifyRequest): Promise<Guest | null> {
    const token = /^Bearer ([\w-]{1,128})$/i.exec(request.headers.authorization ?? '')?.[1];
    return token === undefined ? null : need.guestOf(token);
  }

  async function asker(request: FastifyRequest): Promise<Guest> {
    const guest = await askerOrNull(request);
    if (guest === null) throw new Refusal('unknown-guest', 'This needs the token of a guest: "Authorization: Bearer TOKEN".');
    return guest;
  }

  function tableOf(request: FastifyRequest): Promise<LiveTable> {
    return tables.open(read(schemas.tableParams, request.params).table, need.addressOf(request));
  }

  function reply(table: LiveTable, guest: Guest | null): TableReply {
    return { table: table.info(), mine: ownSeats(table.seats, guest) };
  }

  function ownSeats(seats: readonly StoredSeat[], guest: Guest | null): TableReply['mine'] {
    return seats.flatMap((sits, seat) => (sits.kind === 'person' && sits.guest === guest?.id ? [{ seat, key: sits.key }] : []));
  }

  /** The eyes that a request asks for; a seat's eyes are for who holds it. */
  async function eyes(
    request: FastifyRequest,
    table: LiveTable,
    { seat }: { readonly seat?: number | undefined } = read(schemas.eyesQuery, request.query),
  ): Promise<number | null> {
    if (seat === undefined) return null;
    const guest = await asker(request);
    await table.lookingUp(() => table.requireSeat(guest, seat));
    return seat;
  }

  get('/api/health', async (): Promise<HealthReply> => {
    await need.health.check();
    return { ok: true, protocol: 1, tables: tables.size, connections: need.connections() };
  });

  get('/api/ready', async (): Promise<ReadyReply> => {
    if (need.isDraining()) throw new Refusal('draining', 'This copy of the server is about to close: go to another one.');
    await need.health.check();
    return { ready: true };
  });

  get('/api/openapi.json', async () => openApi());

  get('/api/games', async (): Promise<GamesReply> => ({ games: need.gameInfos }));

  post('/api/guests', async (request, response): Promise<GuestReply> => {
    const { name } = read(schemas.nameBody, request.body);
    allow(newGuests, need.addressOf(request), 'Too many new guests from your address: wait a little.');
    const guest = { id: newGuestId(), name };
    const token = newToken();
    await house.store(guest.id, [{ to: 'guests', guest, tokenHash: hashOf(token), at: Date.now() }]);
    response.code(201);
    return { guest, token };
  });

  get('/api/me', async (request): Promise<MeReply> => ({ guest: await asker(request) }));

  patch('/api/me', async (request): Promise<MeReply> => {
    const { id } = await asker(request);
    const guest = { id, name: read(schemas.nameBody, request.body).name };
    await house.store(id, [{ to: 'names', guest }]);
    tables.renamed(guest);
    need.renamed(guest);
    return { guest };
  });

  get('/api/me/tables', async (request): Promise<TablesReply> => {
    const guest = await asker(request);
    return { tables: tables.describe(await storage.tablesOf(guest.id, MOST_MINE)) };
  });

  get('/api/tables', async (): Promise<TablesReply> => ({ tables: tables.describe(await storage.openTables(MOST_OPEN)) }));

  post(
    '/api/tables',
    async (request, response): Promise<TableReply> => {
      const guest = await asker(request);
      const body = read(schemas.createTableBody, request.body);
      const address = need.addressOf(request);
      allow(newTables, guest.id, 'You are opening too many tables: wait a little.');
      allow(newTablesOfAddress, address, 'Too many new tables from your address: wait a little.');
      const table = await tables.create(guest, body, address);
      response.code(201);
      return reply(table, guest);
    },
    limits.saveBytes,
  );

  get('/api/tables/:table', async (request): Promise<TableReply> => {
    const guest = await askerOrNull(request);
    const { info, seats } = await tables.peek(read(schemas.tableParams, request.params).table);
    return { table: info, mine: ownSeats(seats, guest) };
  });

  post('/api/tables/:table/join', async (request): Promise<TableReply> => {
    const guest = await asker(request);
    const table = await tableOf(request);
    await join(table, guest, read(schemas.seatBody, request.body ?? {}).seat);
    return reply(table, guest);
  });

  post('/api/tables/:table/leave', async (request): Promise<TableReply> => {
    const guest = await asker(request);
    const table = await tableOf(request);
    const isEmpty = await leave(table, guest, read(schemas.seatBody, request.body ?? {}).seat);
    if (isEmpty) await tables.throwAway(table);
    return reply(table, guest);
  });

  post('/api/tables/:table/return', async (request): Promise<TableReply> => {
    const guest = await asker(request);
    const table = await tableOf(request);
    await comeBack(table, guest, read(schemas.seatBody, request.body ?? {}).seat);
    return reply(table, guest);
  });

  post('/api/tables/:table/claim', async (request): Promise<TableReply> => {
    const guest = await asker(request);
    const table = await tableOf(request);
    await claim(table, guest, read(schemas.claimBody, request.body).key);
    return reply(table, guest);
  });

  post('/api/tables/:table/seats', async (request): Promise<TableReply> => {
    const guest = await asker(request);
    const table = await tableOf(request);
    await changeSeat(table, guest, read(schemas.changeSeatBody, request.body));
    return reply(table, guest);
  });

  post('/api/tables/:table/go-on', async (request): Promise<TableReply> => {
    const guest = await asker(request);
    const table = await tableOf(request);
    await goOn(table, guest);
    return reply(table, guest);
  });

  get('/api/tables/:table/look', async (request): Promise<LookReply> => {
    const table = await tableOf(request);
    const seat = await eyes(request, table);
    await table.settled();
    return table.showing.look(seat);
  });

  get('/api/tables/:table/log', async (request): Promise<LogReply> => {
    const table = await tableOf(request);
    const query = read(schemas.logQuery, request.query);
    const seat = await eyes(request, table, query);
    await table.settled();
    return table.showing.logBefore(seat, query.before);
  });

  post('/api/tables/:table/answers', async (request): Promise<ActReply> => {
    const guest = await asker(request);
    const { seat, question, index, key } = read(schemas.answerBody, request.body);
    return { number: await (await tableOf(request)).answer(guest, seat, question, index, key) };
  });

  post('/api/tables/:table/undo', async (request): Promise<ActReply> => {
    const guest = await asker(request);
    const { seat, number } = read(schemas.undoBody, request.body);
    allow(need.undoRate, guest.id, 'You are taking back too much: slow down.');
    return (await tableOf(request)).undo(guest, seat, number);
  });

  post('/api/tables/:table/consent', async (request): Promise<ActReply> => {
    const guest = await asker(request);
    const { number, allow: allows } = read(schemas.consentBody, request.body);
    return (await tableOf(request)).agree(guest, number, allows);
  });

  get('/api/tables/:table/chat', async (request): Promise<ChatReply> => ({ lines: (await tableOf(request)).chat }));

  post('/api/tables/:table/chat', async (request, response): Promise<ChatLine> => {
    const guest = await asker(request);
    const { text } = read(schemas.chatBody, request.body);
    allow(need.chatRate, guest.id, 'You are writing too fast.');
    const table = await tableOf(request);
    response.code(201);
    return table.say(guest, text);
  });

  get('/api/tables/:table/history', async (request): Promise<HistoryReply> => {
    const guest = await askerOrNull(request);
    const address = need.addressOf(request);
    const table = await tableOf(request);
    const seat = await eyes(request, table);
    for (const whose of guest === null ? [address] : [guest.id, address])
      allow(histories, whose, 'You are asking for too many histories: wait a little.');
    return recorder.history(table, seat);
  });

  get('/api/tables/:table/save', async (request, response): Promise<SaveReply> => {
    const guest = await asker(request);
    const table = await tableOf(request);
    const save = await table.saveFor(guest);
    response.header('content-disposition', `attachment; filename="${table.stored.game}-${table.id}.json"`);
    return save;
  });
}
