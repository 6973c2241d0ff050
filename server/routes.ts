import { Refusal } from '@skerry/engine';
import type { FastifyInstance } from 'fastify';
import { allow, Asking, type AskingNeeds } from './asking.ts';
import { addGameRoutes } from './game-routes.ts';
import type { House } from './house.ts';
import { Buckets, type Rate } from './limits.ts';
import { openApi } from './openapi.ts';
import type { GameInfo, GamesReply, Guest, GuestReply, HealthReply, MeReply, ReadyReply } from './protocol.ts';
import type { Recorder } from './recorder.ts';
import { read } from './refusals.ts';
import * as schemas from './schemas.ts';
import { hashOf, newGuestId, newToken } from './secrets.ts';
import type { StoreHealth } from './store-health.ts';
import { addTableRoutes } from './table-routes.ts';

export interface RoutesNeed extends AskingNeeds {
  readonly house: House;
  readonly health: StoreHealth;
  readonly recorder: Recorder;
  readonly gameInfos: readonly GameInfo[];
  readonly chatRate: Buckets;
  readonly undoRate: Buckets;
  /** Buckets that are swept now and then. */
  readonly buckets: Buckets[];
  renamed(guest: Guest): void;
  connections(): number;
  /** It is about to close. */
  isDraining(): boolean;
}

/** Every HTTP route under /api. */
export function addRoutes(app: FastifyInstance, need: RoutesNeed): void {
  const ask = new Asking(app, need);
  const { limits } = need.house;
  const rate = (perSecond: Rate): Buckets => {
    const buckets = new Buckets(perSecond);
    need.buckets.push(buckets);
    return buckets;
  };
  addHouseRoutes(ask, need);
  addGuestRoutes(ask, need, rate(limits.newGuests));
  addTableRoutes(ask, need, { newTables: rate(limits.newTables), newTablesOfAddress: rate(limits.newTablesOfAddress) });
  addGameRoutes(ask, need, rate(limits.histories));
}

function addHouseRoutes(ask: Asking, { health, tables, gameInfos, connections, isDraining }: RoutesNeed): void {
  ask.on('GET', '/api/health', async (): Promise<HealthReply> => {
    await health.check();
    return { ok: true, protocol: 1, tables: tables.size, connections: connections() };
  });

  ask.on('GET', '/api/ready', async (): Promise<ReadyReply> => {
    if (isDraining()) throw new Refusal('draining', 'This copy of the server is about to close: go to another one.');
    await health.check();
    return { ready: true };
  });

  ask.on('GET', '/api/openapi.json', async () => openApi());

  ask.on('GET', '/api/games', async (): Promise<GamesReply> => ({ games: gameInfos }));
}

function addGuestRoutes(ask: Asking, { house, tables, addressOf, renamed }: RoutesNeed, newGuests: Buckets): void {
  ask.on('POST', '/api/guests', async (request, response): Promise<GuestReply> => {
    const { name } = read(schemas.nameBody, request.body);
    allow(newGuests, addressOf(request), 'Too many new guests from your address: wait a little.');
    const guest = { id: newGuestId(), name };
    const token = newToken();
    await house.store(guest.id, [{ to: 'guests', guest, tokenHash: hashOf(token), at: Date.now() }]);
    response.code(201);
    return { guest, token };
  });

  ask.on('GET', '/api/me', async (request): Promise<MeReply> => ({ guest: await ask.asker(request) }));

  ask.on('PATCH', '/api/me', async (request): Promise<MeReply> => {
    const { id } = await ask.asker(request);
    const guest = { id, name: read(schemas.nameBody, request.body).name };
    await house.store(id, [{ to: 'names', guest }]);
    tables.renamed(guest);
    renamed(guest);
    return { guest };
  });
}
