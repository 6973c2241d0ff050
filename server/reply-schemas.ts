import type { Answer, Blocked, LogEntry, Option, Plain } from '@skerry/engine';
import { z } from 'zod';
import type * as protocol from './protocol.ts';
import type { Patch } from './patch.ts';
import { level } from './schemas.ts';

/**
 * The shape of everything that is replied, for the description that programs read. Nothing is checked against it but in tests: the compiler
 * sees to it that a schema fits the type of the same name in `protocol.ts`.
 */

/** What a game has for itself: views, answers, entries of the log. */
const plain = z.custom<Plain>();
const count = z.int().min(0);
const seat = count;
const time = z.number();
const options = z.record(z.string(), z.union([z.boolean(), z.string(), z.number()]));

const outcome = z.object({
  scores: z.array(z.number()),
  winners: z.array(seat),
  common: z.boolean().exactOptional(),
  about: plain.exactOptional(),
});

const asked = z.object({ seat, name: z.string() });

const logLine = z.object({
  moment: count,
  heading: z.literal([1, 2, 3]).exactOptional(),
  entry: z.custom<LogEntry>(),
});

const question = z.object({
  seat,
  id: count,
  name: z.string(),
  answers: z.array(z.custom<Answer>()),
  blocked: z.array(z.custom<Blocked>()),
  about: plain.exactOptional(),
  proposals: z.array(z.custom<Answer>()).exactOptional(),
});

const Guest = z.object({ id: z.string(), name: z.string() });

const SeatInfo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level }),
  z.object({ kind: z.literal('person'), guest: z.string(), name: z.string(), left: z.boolean(), connected: z.boolean() }),
]);

const UndoRequest = z.object({ seat, number: count, of: z.array(seat), agreed: z.array(seat), refused: seat.nullable() });

const TableInfo = z.object({
  id: z.string(),
  game: z.string(),
  version: z.string(),
  options,
  listed: z.boolean(),
  status: z.enum(['waiting', 'running', 'finished', 'stalled']),
  seats: z.array(SeatInfo),
  host: z.string(),
  createdAt: time,
  activeAt: time,
  number: count,
  asked: z.array(seat),
  outcome: outcome.nullable(),
  watching: count,
  watchers: z.array(z.string()).exactOptional(),
  consent: z.boolean(),
  request: UndoRequest.exactOptional(),
  fromSave: z.boolean(),
  dealtAnew: z.boolean(),
  carriedOver: z.object({ from: z.string(), lost: count }).nullable(),
});

const GameInfo = z.object({
  id: z.string(),
  version: z.string(),
  players: z.object({ min: count, max: count }),
  options: z.record(z.string(), z.custom<Option>()),
  words: z.record(z.string(), z.object({ title: z.string(), blurb: z.string() })),
});

const ChatLine = z.object({ number: count, guest: z.string(), name: z.string(), seat: seat.nullable(), text: z.string(), at: time });

const moment = z.object({ by: asked.nullable(), patch: z.custom<Patch>().exactOptional(), asked: z.array(asked) });

type Schemas = { readonly [Name in keyof Replies]: z.ZodType<Replies[Name]> };

/** The types that `openapi.ts` names. */
interface Replies {
  readonly HealthReply: protocol.HealthReply;
  readonly ReadyReply: protocol.ReadyReply;
  readonly GamesReply: protocol.GamesReply;
  readonly GuestReply: protocol.GuestReply;
  readonly MeReply: protocol.MeReply;
  readonly TablesReply: protocol.TablesReply;
  readonly TableReply: protocol.TableReply;
  readonly Look: protocol.Look;
  readonly LogReply: protocol.LogReply;
  readonly ActReply: protocol.ActReply;
  readonly ChatReply: protocol.ChatReply;
  readonly ChatLine: protocol.ChatLine;
  readonly Recording: protocol.Recording;
  readonly Save: protocol.Save;
}

export const replies = {
  HealthReply: z.object({ ok: z.literal(true), protocol: z.literal(1), tables: count, connections: count }),
  ReadyReply: z.object({ ready: z.literal(true) }),
  GamesReply: z.object({ games: z.array(GameInfo) }),
  GuestReply: z.object({ guest: Guest, token: z.string() }),
  MeReply: z.object({ guest: Guest }),
  TablesReply: z.object({ tables: z.array(TableInfo) }),
  TableReply: z.object({ table: TableInfo, mine: z.array(z.object({ seat, key: z.string() })) }),
  Look: z.object({
    table: z.string(),
    seat: seat.nullable(),
    number: count,
    moment: count,
    view: plain,
    log: z.array(logLine),
    logFrom: count,
    question: question.nullable(),
    asked: z.array(asked),
    outcome: outcome.nullable(),
  }),
  LogReply: z.object({ from: count, lines: z.array(logLine) }),
  ActReply: z.object({ number: count, asks: z.array(seat).exactOptional() }),
  ChatReply: z.object({ lines: z.array(ChatLine) }),
  ChatLine,
  Recording: z.object({
    table: z.string(),
    game: z.string(),
    version: z.string(),
    options,
    names: z.array(z.string()),
    seat: seat.nullable(),
    first: plain,
    moments: z.array(moment),
    log: z.array(logLine),
    outcome: outcome.nullable(),
  }),
  Save: z.object({
    skerry: z.literal(1),
    game: z.string(),
    version: z.string(),
    players: count,
    options,
    seed: z.string(),
    answers: z.array(count),
    dealt: z.array(z.object({ after: count, seed: z.string() })).exactOptional(),
    marks: z.string().exactOptional(),
    check: z.string(),
  }),
} satisfies Schemas;

export type ReplyName = keyof typeof replies;
