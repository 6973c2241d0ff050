/**
 * Everything that crosses the wire between the server and a client: the bodies of HTTP requests and replies, and the
 * WebSocket messages both ways. Types only: importing this file costs a client nothing. What a client sends has the type of the schema
 * that it is checked against.
 *
 * Compatible changes (a new optional field, a new message type) keep `PROTOCOL`; a client ignores what it does not know.
 */
import type { LogLine, Option, Options, Outcome, Plain, Save, Seat, ShownQuestion } from '@skerry/engine';
import type { z } from 'zod';
import type { Patch } from './patch.ts';
import type * as schemas from './schemas.ts';

export type { Save } from '@skerry/engine';
export type { Patch } from './patch.ts';

/** What a schema lets in; nobody changes it afterwards. */
type Sent<Schema extends z.ZodType> = Lasting<z.output<Schema>>;
type Lasting<T> = T extends (infer Item)[]
  ? readonly Lasting<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: Lasting<T[Field]> }
    : T;

/** Sent with `hello`; a server that speaks another number refuses with code `protocol`. */
export type Protocol = 1;

export type BotLevel = Sent<typeof schemas.level>;

// ---------------------------------------------------------------------------------------------------------------------
// What both HTTP and WebSocket speak of.

/** A person. The id is no secret: it stands at the seats that the person holds. The token, given once, is. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface GameInfo {
  readonly id: string;
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, Option>>;
  /** By language ("en", "ru", "uk"). */
  readonly words: Readonly<Record<string, { readonly title: string; readonly blurb: string }>>;
}

/** Who sits at a seat. */
export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | {
      readonly kind: 'person';
      readonly guest: string;
      readonly name: string;
      /** The person has left: a bot answers until the person comes back. */
      readonly left: boolean;
      /** The person has a live connection to this table now. */
      readonly connected: boolean;
    };

/**
 * `waiting`: some seats are open. `running`. `finished`.
 * `stalled`: it was begun under other rules than those of now, and not all of it fits them; it is shown as far as it does.
 */
export type TableStatus = 'waiting' | 'running' | 'finished' | 'stalled';

/** What everybody may know about a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that it is played by. */
  readonly version: string;
  readonly options: Options;
  /** Shown in the list of open tables; otherwise it is found by its link only. */
  readonly listed: boolean;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** The guest who made it. */
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** When the last act was done, or the table was made. */
  readonly activeAt: number;
  /** How many acts (answers, undos, deals) were done. */
  readonly number: number;
  /** The seats that are asked now. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** How many onlookers are connected. */
  readonly watching: number;
  /** Their names; absent where there are none. */
  readonly watchers?: readonly string[];
  /** Who takes back something after other people were asked needs their consent. */
  readonly consent: boolean;
  /** Somebody asks for it now; absent where nobody does. */
  readonly request?: UndoRequest;
  /** It goes on from a save: whoever has that may know what is hidden. */
  readonly fromSave: boolean;
  /** Somebody had a save of it, and so its seed; before rivals played on, all that was still undrawn was dealt anew. */
  readonly dealtAnew: boolean;
  /**
   * It was begun under another version of the rules. While it is `stalled`, `lost` of its acts do not fit those of now: it is shown up to
   * there, and goes on from there when one of its players says so (`POST …/go-on`). Otherwise it has gone on under the rules of now, and
   * lost so many acts.
   */
  readonly carriedOver: { readonly from: string; readonly lost: number } | null;
}

/** Somebody wants to take back an answer. It stands until the next act; a client with a later act than `number` may forget it. */
export interface UndoRequest {
  readonly seat: Seat;
  /** The last act before it. */
  readonly number: number;
  /** Who must agree, and who has. */
  readonly of: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** Who does not: nothing is taken back then. */
  readonly refused: Seat | null;
}

/** A question as the asked seat gets it. Other seats get an `Asked` only. */
export type { ShownQuestion };

/** That a seat is asked something, for everybody. */
export interface Asked {
  readonly seat: Seat;
  readonly name: string;
}

/** A line of chat. Numbers count up from 1 at each table. */
export interface ChatLine {
  readonly number: number;
  readonly guest: string;
  readonly name: string;
  /** The seat the person held then; null for an onlooker. */
  readonly seat: Seat | null;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The game as one pair of eyes (a seat, or null: an onlooker) sees it now. */
export interface Look {
  readonly table: string;
  readonly seat: Seat | null;
  /** The number of the last act that it contains. Ask for updates `after` it. */
  readonly number: number;
  /** How many answers stand: the moment of the history that this is. */
  readonly moment: number;
  readonly view: Plain;
  /** The last lines of the log, and how many came before them; `GET …/log` has those. */
  readonly log: readonly LogLine[];
  readonly logFrom: number;
  /** What this seat is asked, if it is. */
  readonly question: ShownQuestion | null;
  /** Who is asked, this seat included. */
  readonly asked: readonly Asked[];
  readonly outcome: Outcome | null;
}

/** The past of a game through one pair of eyes. Moment 0 is the beginning, moment n is after the n-th answer that stands. */
export interface Recording {
  readonly table: string;
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  /** By seat; for a bot its level. */
  readonly names: readonly string[];
  readonly seat: Seat | null;
  /** The view at moment 0; each later one is made by applying `moments[n].patch` to the one before it. `views` of `@skerry/server/patch` does that. */
  readonly first: Plain;
  readonly moments: readonly RecordedMoment[];
  /** The whole log; a line belongs to the moment that it names. */
  readonly log: readonly LogLine[];
  readonly outcome: Outcome | null;
}

export interface RecordedMoment {
  /** Whose answer to what led here; null at moment 0. */
  readonly by: Asked | null;
  /** The change of the view; absent if nothing visible changed, and at moment 0. */
  readonly patch?: Patch;
  /** Who is asked then. */
  readonly asked: readonly Asked[];
}

// ---------------------------------------------------------------------------------------------------------------------
// HTTP. Requests carry `Authorization: Bearer TOKEN` unless said otherwise.

/** The body of every reply that is not 2xx. */
export interface ErrorReply {
  readonly error: ErrorFacts;
}

export interface ErrorFacts {
  /** For programs. See docs/api.md for the list. */
  readonly code: string;
  /** One English sentence. */
  readonly message: string;
  readonly facts?: { readonly [name: string]: Plain };
}

/** POST /api/guests (no token), PATCH /api/me */
export type NameBody = Sent<typeof schemas.nameBody>;

/** POST /api/guests → 201 */
export interface GuestReply {
  readonly guest: Guest;
  readonly token: string;
}

/** GET and PATCH /api/me */
export interface MeReply {
  readonly guest: Guest;
}

/** GET /api/games (no token) */
export interface GamesReply {
  readonly games: readonly GameInfo[];
}

/** GET /api/tables: listed tables with an open seat (no token). GET /api/me/tables: where the asker sits or sat, newest first. */
export interface TablesReply {
  readonly tables: readonly TableInfo[];
}

/** Who is to sit at a seat of a new table. Several seats may be "me". */
export type SeatWish = Sent<typeof schemas.seatWish>;

/** POST /api/tables. With a `save`, game and options come from it, and may be left out. */
export type CreateTableBody = Sent<typeof schemas.createTableBody>;

/** POST /api/tables → 201; GET /api/tables/:table; join, leave, return, claim, seats. */
export interface TableReply {
  readonly table: TableInfo;
  /** The asker's own seats, each with the secret of its seat link: who has it can take the seat on another device (`claim`). */
  readonly mine: readonly { readonly seat: Seat; readonly key: string }[];
}

/** POST /api/tables/:table/join (an open seat; any, if none is named), /leave and /return (all own seats, if none is named). */
export type SeatBody = Sent<typeof schemas.seatBody>;

/** POST /api/tables/:table/claim: takes a seat by the secret of its link. The device that had it before watches on. */
export type ClaimBody = Sent<typeof schemas.claimBody>;

/** POST /api/tables/:table/seats: the host changes a seat; `bar`: whoever sat there may not come back. */
export type ChangeSeatBody = Sent<typeof schemas.changeSeatBody>;

/** GET /api/tables/:table/look?seat=N (without `seat`: as an onlooker) */
export type LookReply = Look;

/** POST /api/tables/:table/answers. The same may be sent by WebSocket. */
export type AnswerBody = Sent<typeof schemas.answerBody>;

/** POST /api/tables/:table/undo: takes back the seat's last answer. `number` is the last act that the asker has seen. */
export type UndoBody = Sent<typeof schemas.undoBody>;

/** POST /api/tables/:table/consent: says yes or no to the request that was made after act `number`, for all own seats that it asks. */
export type ConsentBody = Sent<typeof schemas.consentBody>;

/** Reply to an answer, an undo and a consent: the number of the act. */
export interface ActReply {
  readonly number: number;
  /** Of an undo that has to wait: the seats that must agree first. The number is then that of the last act. */
  readonly asks?: readonly Seat[];
}

/** POST /api/tables/:table/chat → 201 with the line */
export type ChatBody = Sent<typeof schemas.chatBody>;

/** GET /api/tables/:table/chat: the last lines, oldest first */
export interface ChatReply {
  readonly lines: readonly ChatLine[];
}

/** GET /api/tables/:table/log?seat=N&before=M: lines of the log before line M, the first of them being line `from` (counted from 0) */
export interface LogReply {
  readonly from: number;
  readonly lines: readonly LogLine[];
}

/** GET /api/tables/:table/history?seat=N (without `seat`: as an onlooker) */
export type HistoryReply = Recording;

/** GET /api/tables/:table/save: when the game is over, or while nobody else sits at the table */
export type SaveReply = Save;

/** GET /api/health (no token) */
export interface HealthReply {
  readonly ok: true;
  readonly protocol: Protocol;
  /** Tables in memory, and live connections. */
  readonly tables: number;
  readonly connections: number;
}

/** GET /api/ready (no token): whether new visitors may be sent here */
export interface ReadyReply {
  readonly ready: true;
}

// ---------------------------------------------------------------------------------------------------------------------
// WebSocket, at /api/live: JSON text messages.

/** Every request may carry a `ref` of the client's choice; the `ack` or `error` that answers it carries the same. */
export type Ref = Sent<typeof schemas.refOf>;

/**
 * - `hello` must be the first. Answered by `welcome`.
 * - `subscribe`: follow a table through the eyes of a seat of one's own, or as an onlooker (null). A hot-seat client subscribes once for
 *   each of its seats. `after` is the number of the last act that the client has; it then gets what it missed, as updates or as a `state`.
 *   Answered by `table`, `chats`, what was missed, and an `ack`. `unsubscribe` ends it.
 * - `answer`: sent again after a lost connection it counts once, and is acknowledged with the same number. `undo`, `chat`.
 * - `ping`: answered by `pong`; for clients that want to notice a dead line. The server also sends WebSocket pings.
 */
export type ClientMessage = Sent<typeof schemas.clientMessage>;

/** An act, as everybody learns of it: that it was done and by whom. What it meant is in the view and the log. */
export type Act =
  | { readonly kind: 'answer'; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** What was still undrawn was dealt anew. */
  | { readonly kind: 'redeal' };

/** The whole game as a seat sees it: at subscription, at the start, and whenever updates would not do. It replaces what the client has. */
export interface StateMessage extends Look {
  readonly type: 'state';
}

/**
 * One act, on top of the act before it (`number - 1`). A client that has another number than that asks again with `subscribe`.
 * What is absent is as it was.
 */
export interface UpdateMessage {
  readonly type: 'update';
  readonly table: string;
  readonly seat: Seat | null;
  readonly number: number;
  readonly moment: number;
  readonly act: Act;
  /** What changed in the view. */
  readonly patch?: Patch;
  /** Keep this many lines of the log, counted from its first (all, if absent), then append `log`. */
  readonly logKeep?: number;
  readonly log?: readonly LogLine[];
  /** What this seat is asked now; null: nothing any more. */
  readonly question?: ShownQuestion | null;
  readonly asked?: readonly Asked[];
  readonly outcome?: Outcome;
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: Protocol; readonly guest: Guest; readonly ref?: Ref }
  | StateMessage
  | UpdateMessage
  /** Seats, presence or status changed. Sent to everybody at the table. */
  | { readonly type: 'table'; readonly table: TableInfo }
  /** The last lines of chat, on subscription. */
  | { readonly type: 'chats'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  /** The request with this `ref` was carried out, and an act is committed to disk under this number. */
  | { readonly type: 'ack'; readonly ref?: Ref; readonly table?: string; readonly number?: number; readonly asks?: readonly Seat[] }
  /** The request with this `ref` changed nothing. The connection stays, unless the server also closes it and says why. */
  | ({
      readonly type: 'error';
      readonly ref?: Ref;
      readonly table?: string;
      /** The name of the message in the log of the server, for whoever reports what went wrong. */
      readonly request?: string;
    } & ErrorFacts)
  /**
   * This subscription has ended: the seat was claimed on another device, or the table is closed. With `again`, nothing but the subscription
   * has: who subscribes again goes on.
   */
  | { readonly type: 'unsubscribed'; readonly table: string; readonly seat: Seat | null; readonly why: string; readonly again?: true }
  | { readonly type: 'pong'; readonly ref?: Ref };
