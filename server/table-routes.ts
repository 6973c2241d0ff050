import { allow, ownSeats, replyTo, type Asking } from './asking.ts';
import type { Buckets } from './limits.ts';
import type { TableReply, TablesReply } from './protocol.ts';
import { read } from './refusals.ts';
import type { RoutesNeed } from './routes.ts';
import * as schemas from './schemas.ts';
import { changeSeat, claim, comeBack, goOn, join, leave } from './seating.ts';

/** How many tables a list shows. */
const MOST_OPEN = 100;
const MOST_MINE = 200;

/** New tables: of a guest, and from an address. */
export interface TableRates {
  readonly newTables: Buckets;
  readonly newTablesOfAddress: Buckets;
}

/** Tables, as long as nothing is played: which there are, and who sits where. */
export function addTableRoutes(ask: Asking, need: RoutesNeed, rates: TableRates): void {
  addLobbyRoutes(ask, need, rates);
  addSeatRoutes(ask, need);
}

function addLobbyRoutes(ask: Asking, { house, tables, addressOf }: RoutesNeed, { newTables, newTablesOfAddress }: TableRates): void {
  const { limits, storage } = house;
  ask.on('GET', '/api/me/tables', async (request): Promise<TablesReply> => {
    const guest = await ask.asker(request);
    return { tables: tables.describe(await storage.tablesOf(guest.id, MOST_MINE)) };
  });

  ask.on('GET', '/api/tables', async (): Promise<TablesReply> => ({ tables: tables.describe(await storage.openTables(MOST_OPEN)) }));

  ask.on(
    'POST',
    '/api/tables',
    async (request, response): Promise<TableReply> => {
      const guest = await ask.asker(request);
      const body = read(schemas.createTableBody, request.body);
      const address = addressOf(request);
      allow(newTables, guest.id, 'You are opening too many tables: wait a little.');
      allow(newTablesOfAddress, address, 'Too many new tables from your address: wait a little.');
      const table = await tables.create(guest, body, address);
      response.code(201);
      return replyTo(guest, table);
    },
    limits.saveBytes,
  );

  ask.on('GET', '/api/tables/:table', async (request): Promise<TableReply> => {
    const guest = await ask.askerOrNull(request);
    const { info, seats } = await tables.peek(read(schemas.tableParams, request.params).table);
    return { table: info, mine: ownSeats(seats, guest) };
  });
}

function addSeatRoutes(ask: Asking, { tables }: RoutesNeed): void {
  ask.on('POST', '/api/tables/:table/join', async (request): Promise<TableReply> => {
    const guest = await ask.asker(request);
    const table = await ask.tableOf(request);
    await join(table, guest, read(schemas.seatBody, request.body ?? {}).seat);
    return replyTo(guest, table);
  });

  ask.on('POST', '/api/tables/:table/leave', async (request): Promise<TableReply> => {
    const guest = await ask.asker(request);
    const table = await ask.tableOf(request);
    const isEmpty = await leave(table, guest, read(schemas.seatBody, request.body ?? {}).seat);
    if (isEmpty) await tables.throwAway(table);
    return replyTo(guest, table);
  });

  ask.on('POST', '/api/tables/:table/return', async (request): Promise<TableReply> => {
    const guest = await ask.asker(request);
    const table = await ask.tableOf(request);
    await comeBack(table, guest, read(schemas.seatBody, request.body ?? {}).seat);
    return replyTo(guest, table);
  });

  ask.on('POST', '/api/tables/:table/claim', async (request): Promise<TableReply> => {
    const guest = await ask.asker(request);
    const table = await ask.tableOf(request);
    await claim(table, guest, read(schemas.claimBody, request.body).key);
    return replyTo(guest, table);
  });

  ask.on('POST', '/api/tables/:table/seats', async (request): Promise<TableReply> => {
    const guest = await ask.asker(request);
    const table = await ask.tableOf(request);
    await changeSeat(table, guest, read(schemas.changeSeatBody, request.body));
    return replyTo(guest, table);
  });

  ask.on('POST', '/api/tables/:table/go-on', async (request): Promise<TableReply> => {
    const guest = await ask.asker(request);
    const table = await ask.tableOf(request);
    await goOn(table, guest);
    return replyTo(guest, table);
  });
}
