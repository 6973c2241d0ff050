import { z } from 'zod';
import { replies, type ReplyName } from './reply-schemas.ts';
import * as schemas from './schemas.ts';

interface Described {
  readonly summary: string;
  /** The type of the reply in `protocol.ts`; null where it is something else. */
  readonly reply: ReplyName | null;
  readonly created?: true;
  readonly open?: true;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
}

/** Every route, by path and method. A test compares this with what the server really has. */
const described: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
  '/api/health': { get: { summary: 'Whether the server is well, and how busy.', reply: 'HealthReply', open: true } },
  '/api/ready': {
    get: { summary: 'Whether new visitors may be sent here: not while it is about to close.', reply: 'ReadyReply', open: true },
  },
  '/api/openapi.json': { get: { summary: 'This description.', reply: null, open: true } },
  '/api/games': { get: { summary: 'The games that can be played here, with their options and titles.', reply: 'GamesReply', open: true } },
  '/api/guests': {
    post: {
      summary: 'Become a guest: the reply has the secret token for everything else. It is shown this once.',
      reply: 'GuestReply',
      created: true,
      open: true,
      body: schemas.nameBody,
    },
  },
  '/api/me': {
    get: { summary: 'Who one is.', reply: 'MeReply' },
    patch: { summary: "Change one's name.", reply: 'MeReply', body: schemas.nameBody },
  },
  '/api/me/tables': { get: { summary: 'The tables where one sits or sat, the last used first.', reply: 'TablesReply' } },
  '/api/tables': {
    get: { summary: 'Listed tables with an open seat, newest first.', reply: 'TablesReply', open: true },
    post: { summary: 'Make a table, or load a save as a new one.', reply: 'TableReply', created: true, body: schemas.createTableBody },
  },
  '/api/tables/{table}': { get: { summary: "A table, and one's own seats there.", reply: 'TableReply', open: true } },
  '/api/tables/{table}/join': { post: { summary: 'Take an open seat.', reply: 'TableReply', body: schemas.seatBody } },
  '/api/tables/{table}/leave': {
    post: { summary: 'Leave a seat; in a running game a bot sits in.', reply: 'TableReply', body: schemas.seatBody },
  },
  '/api/tables/{table}/return': { post: { summary: 'Take back a seat that one has left.', reply: 'TableReply', body: schemas.seatBody } },
  '/api/tables/{table}/claim': {
    post: { summary: 'Take a seat by the secret of its link, on another device.', reply: 'TableReply', body: schemas.claimBody },
  },
  '/api/tables/{table}/seats': {
    post: {
      summary: 'The host changes a seat: of a table that waits; in the game, from somebody to a bot.',
      reply: 'TableReply',
      body: schemas.changeSeatBody,
    },
  },
  '/api/tables/{table}/go-on': {
    post: { summary: 'Let a stalled table go on under the rules of now, from where it fits them.', reply: 'TableReply' },
  },
  '/api/tables/{table}/look': {
    get: { summary: "The game as a seat of one's own, or an onlooker, sees it now.", reply: 'Look', open: true, query: schemas.eyesQuery },
  },
  '/api/tables/{table}/log': {
    get: { summary: 'Lines of the log before those that a look has.', reply: 'LogReply', open: true, query: schemas.logQuery },
  },
  '/api/tables/{table}/answers': {
    post: { summary: 'Answer a question. Replied to when it is on disk.', reply: 'ActReply', body: schemas.answerBody },
  },
  '/api/tables/{table}/consent': {
    post: { summary: 'Say yes or no to somebody who wants to take something back.', reply: 'ActReply', body: schemas.consentBody },
  },
  '/api/tables/{table}/undo': { post: { summary: "Take back one's last answer.", reply: 'ActReply', body: schemas.undoBody } },
  '/api/tables/{table}/chat': {
    get: { summary: 'The last lines of chat.', reply: 'ChatReply', open: true },
    post: { summary: 'Write a line of chat.', reply: 'ChatLine', created: true, body: schemas.chatBody },
  },
  '/api/tables/{table}/history': {
    get: { summary: 'The game from its beginning, moment by moment.', reply: 'Recording', open: true, query: schemas.eyesQuery },
  },
  '/api/tables/{table}/save': {
    get: { summary: 'The game as a save file: when it is over, or while nobody else sits there.', reply: 'Save' },
  },
  '/api/live': {
    get: {
      summary: 'The WebSocket. Its messages are ClientMessage and ServerMessage of protocol.ts; see docs/api.md.',
      reply: null,
      open: true,
    },
  },
};

function parameters(path: string, query: z.ZodType | undefined): object[] {
  const list: object[] = path.includes('{table}') ? [{ name: 'table', in: 'path', required: true, schema: { type: 'string' } }] : [];
  const fields = query === undefined ? {} : ((jsonSchema(query) as { properties?: Record<string, object> }).properties ?? {});
  for (const [name, schema] of Object.entries(fields)) list.push({ name, in: 'query', required: name === 'before', schema });
  return list;
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function replyOf(name: ReplyName): object {
  return {
    description: `${name} (server/protocol.ts)`,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  };
}

/** A body of which nothing is needed may be left out. */
function bodyOf(body: z.ZodType): object {
  return { required: !body.safeParse({}).success, content: { 'application/json': { schema: jsonSchema(body) } } };
}

function operation(path: string, { summary, reply, created, open, body, query }: Described): object {
  return {
    summary,
    parameters: parameters(path, query),
    ...(body === undefined ? {} : { requestBody: bodyOf(body) }),
    responses: {
      [path === '/api/live' ? 101 : created ? 201 : 200]: reply === null ? { description: summary } : replyOf(reply),
      default: { description: 'ErrorReply', content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } } },
    },
    security: open ? [] : [{ token: [] }],
  };
}

type Description = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
} & Record<string, unknown>;

let description: Description | null = null;

/** The OpenAPI description of the server. To make it costs as much as fifty answers, and anybody may ask for it. */
export function openApi(): Description {
  return (description ??= describe());
}

function describe(): Description {
  const paths: Record<string, Record<string, object>> = {};
  for (const [path, methods] of Object.entries(described)) {
    paths[path] = Object.fromEntries(Object.entries(methods).map(([method, route]) => [method, operation(path, route)]));
  }
  const text = { type: 'string' };
  return {
    openapi: '3.1.0',
    info: { title: 'Skerry', version: '1', description: 'A table for board games. Guests, tables, questions and answers.' },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ErrorReply: {
          type: 'object',
          required: ['error'],
          properties: {
            error: { type: 'object', required: ['code', 'message'], properties: { code: text, message: text, facts: { type: 'object' } } },
          },
        },
        ClientMessage: jsonSchema(schemas.clientMessage),
        ...Object.fromEntries(Object.entries(replies).map(([name, schema]) => [name, jsonSchema(schema)])),
      },
    },
  };
}
