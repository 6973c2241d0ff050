/**
 * Everything that crosses the wire between the server and a client: the bodies of HTTP requests and replies, and the
 * WebSocket messages both ways. Types only: importing this file costs a client nothing.
 *
 * Compatible changes (a new optional field, a new message type) keep `PROTOCOL`; a client ignores what it does not know.
 */
import type { LogLine, Option, Options, OptionValue, Outcome, Plain, Save, Seat, ShownQuestion } from '@skerry/engine';
import type { Patch } from './patch.ts';

export type { Patch } from './patch.ts';

/** Sent with `hello`; a server that speaks another number refuses with code `protocol`. */
export type Protocol = 1;

export type BotLevel = 'random' | 'easy' | 'normal' | 'hard';

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
 * `stalled`: it was begun with a version of the rules that this server does not have; only its past can be looked at.
 */
export type TableStatus = 'waiting' | 'running' | 'finished' | 'stalled';

/** What everybody may know about a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that it was begun with. */
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
  /** How many acts (answers and undos) were done. */
  readonly number: number;
  /** The seats that are asked now. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** How many onlookers are connected. */
  readonly watching: number;
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
  readonly log: readonly LogLine[];
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
export interface NameBody {
  readonly name: string;
}

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
export type SeatWish = { readonly kind: 'me' } | { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: BotLevel };

/** POST /api/tables. With a `save`, game and options come from it, and may be left out. */
export interface CreateTableBody {
  readonly game?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly SeatWish[];
  readonly listed?: boolean;
  readonly save?: Save;
}

/** POST /api/tables → 201; GET /api/tables/:table; join, leave, return, claim, seats. */
export interface TableReply {
  readonly table: TableInfo;
  /** The asker's own seats, each with the secret of its seat link: who has it can take the seat on another device (`claim`). */
  readonly mine: readonly { readonly seat: Seat; readonly key: string }[];
}

/** POST /api/tables/:table/join (an open seat; any, if none is named), /leave and /return (all own seats, if none is named). */
export interface SeatBody {
  readonly seat?: Seat;
}

/** POST /api/tables/:table/claim: takes a seat by the secret of its link. The device that had it before watches on. */
export interface ClaimBody {
  readonly key: string;
}

/** POST /api/tables/:table/seats: the host changes who a waiting table waits for. */
export interface ChangeSeatBody {
  readonly seat: Seat;
  readonly to: SeatWish;
}

/** GET /api/tables/:table/look?seat=N (without `seat`: as an onlooker) */
export type LookReply = Look;

/** POST /api/tables/:table/answers. The same may be sent by WebSocket. */
export interface AnswerBody {
  readonly seat: Seat;
  /** The `id` of the question. */
  readonly question: number;
  /** Which of its answers. */
  readonly index: number;
}

/** POST /api/tables/:table/undo: takes back the seat's last answer. `number` is the last act that the asker has seen. */
export interface UndoBody {
  readonly seat: Seat;
  readonly number: number;
}

/** Reply to an answer and to an undo: the number of the act. */
export interface ActReply {
  readonly number: number;
}

/** POST /api/tables/:table/chat → 201 with the line */
export interface ChatBody {
  readonly text: string;
}

/** GET /api/tables/:table/chat: the last lines, oldest first */
export interface ChatReply {
  readonly lines: readonly ChatLine[];
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

// ---------------------------------------------------------------------------------------------------------------------
// WebSocket, at /api/live: JSON text messages.

/** Every request may carry a `ref` of the client's choice; the `ack` or `error` that answers it carries the same. */
export type Ref = number | string;

export type ClientMessage =
  /** Must be the first. Answered by `welcome`. */
  | { readonly type: 'hello'; readonly protocol: Protocol; readonly token: string; readonly ref?: Ref }
  /**
   * Follow a table through the eyes of a seat of one's own, or as an onlooker (null). A hot-seat client subscribes once for each
   * of its seats. `after` is the number of the last act that the client has; it then gets what it missed, as updates or as a `state`.
   * Answered by `table`, `chats`, what was missed, and an `ack`.
   */
  | {
      readonly type: 'subscribe';
      readonly table: string;
      readonly seat: Seat | null;
      readonly after?: number;
      readonly chatAfter?: number;
      readonly ref?: Ref;
    }
  | { readonly type: 'unsubscribe'; readonly table: string; readonly seat: Seat | null; readonly ref?: Ref }
  /** Sent again after a lost connection it counts once, and is acknowledged with the same number. */
  | {
      readonly type: 'answer';
      readonly table: string;
      readonly seat: Seat;
      readonly question: number;
      readonly index: number;
      readonly ref?: Ref;
    }
  | { readonly type: 'undo'; readonly table: string; readonly seat: Seat; readonly number: number; readonly ref?: Ref }
  | { readonly type: 'chat'; readonly table: string; readonly text: string; readonly ref?: Ref }
  /** Answered by `pong`; for clients that want to notice a dead line. The server also sends WebSocket pings. */
  | { readonly type: 'ping'; readonly ref?: Ref };

/** An act, as everybody learns of it: that it was done and by whom. What it meant is in the view and the log. */
export type Act = { readonly kind: 'answer'; readonly seat: Seat } | { readonly kind: 'undo'; readonly seat: Seat };

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
  /** Keep this many lines of the log (all, if absent), then append `log`. */
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
  | { readonly type: 'ack'; readonly ref?: Ref; readonly table?: string; readonly number?: number }
  /** The request with this `ref` changed nothing. The connection stays, unless the server also closes it and says why. */
  | ({ readonly type: 'error'; readonly ref?: Ref; readonly table?: string } & ErrorFacts)
  /** This subscription has ended: the seat was claimed on another device, or the table is closed. */
  | { readonly type: 'unsubscribed'; readonly table: string; readonly seat: Seat | null; readonly why: string }
  | { readonly type: 'pong'; readonly ref?: Ref };
