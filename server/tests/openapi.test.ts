import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Addresses } from '../addresses.ts';
import type { Desk } from '../connection.ts';
import type { House } from '../house.ts';
import { Buckets, defaultLimits } from '../limits.ts';
import { addLive } from '../live.ts';
import { openApi } from '../openapi.ts';
import type { ClientMessage, GamesReply } from '../protocol.ts';
import { addRoutes, type RoutesNeed } from '../routes.ts';
import * as schemas from '../schemas.ts';
import { openServer } from './opening.ts';

test('every route is described, and everything described is a route', async () => {
  const app = Fastify();
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
  const house = { limits: defaultLimits } as House;
  addLive(app, { limits: defaultLimits } as Desk, new Addresses(), new Buckets([1, 1]));
  addRoutes(app, { house, buckets: [], chatRate: new Buckets([1, 1]), gameInfos: [] } as unknown as RoutesNeed);
  await app.ready();
  const described = Object.entries(openApi().paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  expect([...routes].toSorted()).toEqual(described.toSorted());
  await app.close();
});

test('the description is served, names the bodies, and refers to nothing that is not there', async () => {
  const { address } = await openServer();
  const text = await (await fetch(`${address}/api/openapi.json`)).text();
  const description = JSON.parse(text) as {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>>;
    components: { schemas: object };
  };
  expect(description.openapi).toBe('3.1.0');
  expect(description.paths['/api/tables/{table}/answers']!['post']!.requestBody!.content['application/json']!.schema).toMatchObject({
    type: 'object',
    required: ['seat', 'question', 'index'],
    additionalProperties: false,
  });
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(Object.keys(description.components.schemas)).toContain(name);
});

test('whatever the types of the protocol let a client say can be read', () => {
  // The types come from the schemas, so this does not compile if a message has another shape.
  const samples: ClientMessage[] = [
    { type: 'hello', protocol: 1, token: 'x', ref: 1 },
    { type: 'subscribe', table: 'abc', seat: null, after: 3, chatAfter: 2, ref: 'a' },
    { type: 'unsubscribe', table: 'abc', seat: 1 },
    { type: 'answer', table: 'abc', seat: 0, question: 4, index: 2 },
    { type: 'undo', table: 'abc', seat: 0, number: 5 },
    { type: 'chat', table: 'abc', text: 'hi' },
    { type: 'ping' },
  ];
  for (const sample of samples) expect(schemas.clientMessage.parse(sample)).toEqual(sample);
});

test('the list of games has their options and titles', async () => {
  const { address } = await openServer();
  const { games } = (await (await fetch(`${address}/api/games`)).json()) as GamesReply;
  expect(games[1]).toEqual({
    id: 'sealed-cards',
    version: '1',
    players: { min: 2, max: 4 },
    options: { calm: { kind: 'switch', default: true } },
    words: { en: { title: 'Sealed cards', blurb: 'Sealed cards in one sentence.' } },
  });
});
