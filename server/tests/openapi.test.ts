import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Addresses } from '../addresses.ts';
import type { Desk } from '../connection.ts';
import type { House } from '../house.ts';
import { Buckets, defaultLimits } from '../limits.ts';
import { addLive } from '../live.ts';
import { openApi } from '../openapi.ts';
import type { ClientMessage, GamesReply, TableReply, TablesReply } from '../protocol.ts';
import { replies, type ReplyName } from '../reply-schemas.ts';
import { addRoutes, type RoutesNeed } from '../routes.ts';
import * as schemas from '../schemas.ts';
import { openServer } from './opening.ts';
import type { Player } from './player.ts';
import { playOut, sitDownTo } from './tables.ts';

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

test('it is made once, whoever asks how often', () => {
  expect(openApi()).toBe(openApi());
});

test('a body may be left out where the description says so, and nowhere else', async () => {
  const { address } = await openServer();
  const { id, players } = await sitDownTo(address, { game: 'connect-four' }, ['Anna', 'Bohdan']);
  const [anna] = players as [Player, Player];
  const optional: string[] = [];
  for (const [path, methods] of Object.entries(openApi().paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { requestBody } = operation as { readonly requestBody?: { readonly required: boolean } };
      if (requestBody === undefined) continue;
      const { status } = await anna.http(method.toUpperCase(), path.replace('/api/', '').replace('{table}', id));
      expect([path, status]).toEqual([path, requestBody.required ? 400 : 200]);
      if (!requestBody.required) optional.push(path);
    }
  }
  expect(optional).toEqual(['join', 'leave', 'return'].map((word) => `/api/tables/{table}/${word}`));
});

test('every reply has the shape that the description says, with nothing in it that is not described', async () => {
  const { address } = await openServer();
  const { paths, components } = (await (await fetch(`${address}/api/openapi.json`)).json()) as ReturnType<typeof openApi> & {
    components: { schemas: Record<string, { type?: string }> };
  };
  const seen = new Set<string>();
  const { id, players } = await sitDownTo(address, { game: 'connect-four', consent: true }, ['Anna', 'Bohdan']);
  const [anna, bohdan] = players as [Player, Player];
  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, who = anna): Promise<void> => {
    const route = `/api/${path.replace(/\?.*/, '').replace(/tables\/\w+/, 'tables/{table}')}`;
    const reply = await who.http<object>(method, path, body);
    const described = paths[route]![method.toLowerCase()] as { responses: Record<string, { description: string } | undefined> };
    const name = described.responses[reply.status]?.description.split(' ')[0] as ReplyName;
    expect([method, route, reply.status, components.schemas[name]?.type]).toEqual([method, route, reply.status, 'object']);
    expect([route, replies[name].parse(reply.body)]).toEqual([route, reply.body]);
    seen.add(`${method.toLowerCase()} ${route}`);
  };
  const at = `tables/${id}`;
  await ask('GET', 'health');
  await ask('GET', 'ready');
  await ask('GET', 'games');
  await ask('POST', 'guests', { name: 'Zoe' });
  await ask('GET', 'me');
  await ask('PATCH', 'me', { name: 'Anna B.' });
  await ask('POST', 'tables', { game: 'sealed-cards', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await ask('GET', 'tables');
  await ask('GET', 'me/tables');
  await ask('POST', `${at}/answers`, { seat: 0, question: 0, index: 0 });
  await ask('POST', `${at}/undo`, { seat: 0, number: 1 });
  await ask('GET', at);
  await ask('POST', `${at}/consent`, { number: 1, allow: false }, bohdan);
  await playOut(id, players, 3);
  await ask('POST', `${at}/chat`, { text: 'hello' });
  await ask('GET', `${at}/chat`);
  await ask('POST', `${at}/leave`, {});
  await ask('POST', `${at}/return`, {});
  await ask('POST', `${at}/join`, {}, bohdan);
  const { body } = await anna.http<TableReply>('GET', at);
  await ask('POST', `${at}/claim`, { key: body.mine[0]!.key });
  await playOut(id, players);
  for (const path of [
    at,
    `${at}/look?seat=0`,
    `${at}/look`,
    `${at}/log?seat=0&before=9`,
    `${at}/log?before=9`,
    `${at}/history?seat=0`,
    `${at}/save`,
  ])
    await ask('GET', path);
  const { tables } = (await anna.http<TablesReply>('GET', 'tables')).body;
  await ask('POST', `tables/${tables[0]!.id}/seats`, { seat: 1, to: { kind: 'bot', level: 'random' } });
  const described = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  // Of these there is nothing to be described, or the same as of the others.
  const others = ['get /api/live', 'get /api/openapi.json', 'post /api/tables/{table}/go-on'];
  expect(described.filter((route) => !seen.has(route)).toSorted()).toEqual(others);
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
