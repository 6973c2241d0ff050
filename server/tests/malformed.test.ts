import {
  anything,
  array,
  assert as check,
  asyncProperty,
  constantFrom,
  integer,
  jsonValue,
  oneof,
  record,
  string,
  stringify,
  uint8Array,
} from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { ErrorReply } from '../protocol.ts';
import { openServer } from './opening.ts';
import { Player } from './player.ts';
import { playOut, sitDown } from './tables.ts';

const byHand: readonly (string | Buffer)[] = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '"hello"',
  '0',
  'NaN',
  '{',
  '{"type":}',
  '\u0000',
  '\ud800',
  '{"type":"answer"}',
  '{"type":"hello"}',
  '{"type":"quit"}',
  '{"type":["answer"]}',
  '{"type":{"type":"answer"}}',
  '{"__proto__":{"type":"ping"}}',
  '{"type":"ping","extra":1}',
  '{"type":"ping","ref":{}}',
  '{"type":"subscribe","table":"../../etc/passwd","seat":0}',
  '{"type":"subscribe","table":"a","seat":-1}',
  '{"type":"subscribe","table":"a","seat":1.5}',
  '{"type":"answer","table":"a","seat":0,"question":-1,"index":0}',
  '{"type":"answer","table":"a","seat":0,"question":0,"index":1e308}',
  '{"type":"answer","table":"a","seat":"0","question":0,"index":0}',
  '{"type":"undo","table":"a","seat":0,"number":null}',
  '{"type":"chat","table":"a","text":""}',
  '{"type":"chat","table":"a","text":"\\u0007"}',
  `{"type":"chat","table":"a","text":"${'x'.repeat(501)}"}`,
  '{"type":"hello","protocol":1,"token":5}',
  `{"type":"hello","protocol":1,"token":"${'x'.repeat(200)}"}`,
  '['.repeat(1000),
  `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
  Buffer.from([0, 1, 2, 255]),
  Buffer.from('{"type":"ping"}'),
  Buffer.alloc(0),
];

const field = oneof(
  jsonValue({ maxDepth: 1 }),
  integer(),
  string(),
  constantFrom('answer', 'subscribe', 'hello', '__proto__', null, -1, 2 ** 53),
);
const almost = record(
  {
    type: oneof(constantFrom('hello', 'subscribe', 'unsubscribe', 'answer', 'undo', 'chat', 'ping', 'constructor'), field),
    table: field,
    seat: field,
    question: field,
    index: field,
    number: field,
    text: field,
    token: field,
    protocol: field,
    after: field,
    ref: field,
  },
  { requiredKeys: [] },
);
const malformed = oneof(
  almost.map((message) => JSON.stringify(message)),
  jsonValue().map((value) => JSON.stringify(value)),
  string({ unit: 'binary' }),
  anything().map(stringify),
  uint8Array().map((bytes) => Buffer.from(bytes)),
  constantFrom(...byHand),
);

test('10,000 malformed messages are answered one by one; the server and the table are as well as before', async () => {
  const { address } = await openServer({ limits: { malformed: [1_000_000, 1_000_000] } });
  const { id, players } = await sitDown(address, 'connect-four', 'Anna', 'Bohdan');
  const mallory = await (await Player.arrive(address, 'Mallory')).connect();
  await mallory.subscribe(id, null);
  let sent = 0;
  await check(
    asyncProperty(array(malformed, { minLength: 25, maxLength: 25 }), async (messages) => {
      const from = mallory.messages.length;
      for (const message of messages) mallory.raw(message);
      sent += messages.length;
      await mallory.until(() => {
        if (mallory.closed !== null) throw new Error(`closed: ${mallory.closed.reason}`);
        // A table message may come between: presence.
        return mallory.messages.slice(from).filter(({ type }) => type !== 'table').length >= messages.length;
      });
      const answered = mallory.messages.slice(from).filter(({ type }) => type !== 'table');
      for (const reply of answered) {
        expect(['error', 'pong', 'ack']).toContain(reply.type);
        if (reply.type === 'error') expect(reply.message).toMatch(/^.+\.$/s);
      }
      mallory.messages.length = 0;
    }),
    { numRuns: 400, endOnFailure: true },
  );
  for (const message of byHand) mallory.raw(message);
  sent += byHand.length;
  expect(sent).toBeGreaterThanOrEqual(10_000);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  await playOut(id, players);
  expect(players[0]!.look(id, 0).outcome).not.toBeNull();
});

test('who sends nothing but malformed messages is told why, and disconnected', async () => {
  const { address } = await openServer({ limits: { malformed: [0.001, 5] } });
  const mallory = await (await Player.arrive(address, 'Mallory')).connect();
  for (let i = 0; i < 30; i++) mallory.raw('}');
  const { code, reason } = await mallory.until(() => mallory.closed);
  expect({ code, reason }).toEqual({ code: 1008, reason: 'Too many messages that cannot be read.' });
  expect(mallory.messages.filter(({ type }) => type === 'error').length).toBeGreaterThanOrEqual(5);
});

test('who sends too much is told so, and disconnected if he goes on', async () => {
  const { address } = await openServer({ limits: { messages: [0.001, 10], malformed: [0.001, 5] } });
  const mallory = await (await Player.arrive(address, 'Mallory')).connect();
  for (let i = 0; i < 40; i++) mallory.raw(`{"type":"ping","ref":${i}}`);
  const { reason } = await mallory.until(() => mallory.closed);
  expect(reason).toBe('Too many messages.');
  expect(mallory.messages.filter(({ type }) => type === 'pong')).toHaveLength(9);
  // Who waits for the answer to one of them hears that it was one too many.
  const refused = mallory.messages.filter((message) => message.type === 'error');
  expect(refused.map(({ ref }) => ref)).toEqual(refused.map((_, i) => 9 + i));
});

test('a message that is too long, and silence instead of hello, close the connection', async () => {
  const { address } = await openServer({ limits: { hello: 50 } });
  const mallory = await (await Player.arrive(address, 'Mallory')).connect();
  mallory.raw(JSON.stringify({ type: 'chat', table: 'a', text: 'x'.repeat(5000) }));
  expect((await mallory.until(() => mallory.closed)).code).toBe(1009);
  const mute = new WebSocket(`${address.replace('http', 'ws')}/api/live`);
  const closed = await new Promise<CloseEvent>((resolve) => mute.addEventListener('close', resolve));
  expect(closed.reason).toBe('Nobody said hello.');
});

test('malformed HTTP is answered with a code and a sentence', async () => {
  const { address } = await openServer();
  const anna = await Player.arrive(address, 'Anna');
  const post = (path: string, body: string, type = 'application/json'): Promise<Response> =>
    fetch(`${address}/api/${path}`, { method: 'POST', headers: { 'content-type': type, authorization: `Bearer ${anna.token}` }, body });
  const attempts: [Promise<Response>, number][] = [
    [post('guests', '{'), 400],
    [post('guests', '[]'), 400],
    [post('guests', '{"name":{}}'), 400],
    [post('guests', '{"name":"x","admin":true}'), 400],
    [post('guests', 'name=x', 'application/x-www-form-urlencoded'), 400],
    [post('guests', JSON.stringify({ name: 'x'.repeat(50_000) })), 413],
    [post('tables/%2e%2e/join', '{}'), 404],
    [post('tables/A!/join', '{}'), 400],
    [post('nowhere', '{}'), 404],
    [fetch(`${address}/api/tables/abc/look?seat=one`), 404],
    [post('/', '{}'), 404],
    [fetch(`${address}//`, { method: 'POST' }), 404],
    [fetch(`${address}/%`, { method: 'POST' }), 400],
    [fetch(`${address}/api/live`), 426],
    [fetch(`${address}/api/me`), 401],
    [fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${'x'.repeat(500)}` } }), 401],
  ];
  for (const [attempt, status] of attempts) {
    const reply = await attempt;
    expect(reply.status, reply.url).toBe(status);
    const { error } = (await reply.json()) as { error: { code: string; message: string } };
    expect(error.code).toMatch(/^[a-z-]+$/);
    expect(error.message).toMatch(/\.$/);
  }
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'a body that says it is %s is told what it should be',
  async (type) => {
    const { address } = await openServer();
    const reply = await fetch(`${address}/api/guests`, { method: 'POST', headers: { 'content-type': type }, body: '{"name":"Anna"}' });
    expect((await reply.json()) as ErrorReply).toEqual({
      error: {
        code: 'bad-request',
        message: 'This cannot be read: a body is JSON, and says so (content-type: application/json).',
      },
    });
  },
);

test('also what is not even HTTP is answered with a code, a sentence and the name of the request', async () => {
  const { port } = await openServer({ limits: { request: 200 } });
  const answerTo = async (text: string): Promise<unknown> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    await once(socket, 'close');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/x-request-id: [0-9a-f]{16}/);
    return [head.split('\r\n')[0], (JSON.parse(body) as ErrorReply).error.code];
  };
  const guest = 'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const unread = ['HTTP/1.1 400 Bad Request', 'bad-request'];
  expect(await answerTo('TEA / HTTP/1.1\r\nHost: a\r\n\r\n')).toEqual(unread);
  expect(await answerTo(`${guest}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toEqual(unread);
  expect(await answerTo(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toEqual([
    'HTTP/1.1 413 Payload Too Large',
    'too-large',
  ]);
  expect(await answerTo(`${guest}Content-Length: 12\r\n\r\n{`)).toEqual(['HTTP/1.1 408 Request Timeout', 'timeout']);
});
