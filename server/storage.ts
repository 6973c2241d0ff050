import type { Options, Outcome, Seat } from '@skerry/engine';
import type { BotLevel, ChatLine, Guest, UndoRequest } from './protocol.ts';

/** A table as it lies in the database, without its acts. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  readonly seed: string;
  readonly listed: boolean;
  /** Who takes back something after other people were asked needs their consent. */
  readonly consent: boolean;
  readonly status: 'waiting' | 'running' | 'finished';
  readonly host: string;
  readonly createdAt: number;
  readonly outcome: Outcome | null;
  readonly seats: readonly StoredSeat[];
  /** A mark of the address that it was made from: what came from one address has the same mark. Empty in an old table. */
  readonly origin: string;
  /** It goes on from a save, which somebody had before. */
  readonly fromSave: boolean;
  /** Somebody has, or could have, the seed: before anybody else plays along, what is undrawn is dealt anew. */
  readonly seedKnown: boolean;
  /** What was undrawn has been dealt anew, because somebody had the seed. */
  readonly dealtAnew: boolean;
  /** Guests who may not sit down there. */
  readonly barred: readonly string[];
  /** The version of the rules that it was carried over from, and how many acts did not fit the new ones. */
  readonly carried: { readonly from: string; readonly lost: number } | null;
  /** Whoever runs the house has closed it: nobody comes to it any more. */
  readonly closed: boolean;
  /** The last wish to take something back. It counts only as long as nothing has happened since. */
  readonly request: UndoRequest | null;
}

export type StoredSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | {
      readonly kind: 'person';
      readonly guest: string;
      readonly name: string;
      readonly left: boolean;
      /** The secret of the seat link. */
      readonly key: string;
    };

export interface KnownGuest {
  readonly guest: Guest;
  /** When he was last noted to be here. */
  readonly seenAt: number;
}

/** A guest as whoever runs the house finds him. */
export interface FoundGuest {
  readonly guest: Guest;
  readonly createdAt: number;
  readonly seenAt: number;
  /** How many tables he sits at. */
  readonly tables: number;
}

/** Which tables whoever runs the house looks for: those of which all that is said here holds. */
export interface TableWish {
  readonly id?: string;
  /** The id of somebody who sits there or made it, or letters of his name. */
  readonly guest?: string;
  readonly game?: string;
  readonly status?: StoredTable['status'] | 'closed';
}

/** Somebody whom whoever runs the house does not let in: a guest, or an address or network. A guest whose data was deleted is `gone`. */
export interface Bar {
  readonly kind: 'guest' | 'address' | 'gone';
  readonly whom: string;
  readonly at: number;
}

/** One line of the append-only list that a game is. */
export interface StoredAct {
  readonly number: number;
  readonly kind: 'answer' | 'undo' | 'redeal';
  /** Of a redeal: -1. */
  readonly seat: Seat;
  /** Of an answer: the id of the question and the index. Of anything else: -1 and -1. */
  readonly question: number;
  readonly index: number;
  /** Of an answer: its key, by which it is found again when the rules have changed. Acts of older servers have none. Of a redeal: the seed. */
  readonly key: string | null;
  /** A bot gave the answer, for itself or for somebody who had left. */
  readonly byBot: boolean;
  /** Of an undo: the seats that lost their answers with it. */
  readonly along: readonly Seat[];
  /** The seats that are asked after it: so a list of tables can say whose turn it is without running the rules. */
  readonly asked: readonly Seat[];
  readonly at: number;
}

/** A session as it was after some act, so that not everything has to be played again. */
export interface StoredSnapshot {
  readonly number: number;
  /** The version of the rules that it was made by. */
  readonly version: string;
  /** The mark of the acts that led to it. */
  readonly acts: Uint8Array;
  readonly body: Uint8Array;
}

/** A table in a list, with what its last act tells. */
export interface ListedTable extends StoredTable {
  /** Grows whenever anything of it changes but its acts and its chat. */
  readonly revision: number;
  readonly number: number;
  readonly asked: readonly Seat[];
  readonly activeAt: number;
}

export interface TableCounts {
  readonly listedOfHost: number;
  readonly listedOfOrigin: number;
  readonly unfinishedOfHost: number;
  /** Made since the times that were asked for. */
  readonly newOfHost: number;
  readonly newOfOrigin: number;
}

/** Since when tables count as new, of a host and of an origin. */
export interface Recent {
  readonly ofHost: number;
  readonly ofOrigin: number;
}

/** Times before which something is too old. */
export interface Expiry {
  readonly listed: number;
  readonly waiting: number;
  readonly guests: number;
  /** What marks of addresses are made with, and the note that a guest is gone. */
  readonly marks: number;
}

export type Write =
  | { readonly to: 'guests'; readonly guest: Guest; readonly tokenHash: Uint8Array; readonly at: number }
  | { readonly to: 'names'; readonly guest: Guest }
  | { readonly to: 'seen'; readonly guest: string; readonly at: number }
  | { readonly to: 'barred'; readonly table: string; readonly guest: string }
  /** Somebody has the seed (only together with `revision`: nobody may sit down meanwhile); or nobody has it any more, because it was dealt anew. */
  | { readonly to: 'seed-known'; readonly table: string; readonly known: boolean }
  | { readonly to: 'snapshot'; readonly table: string; readonly snapshot: StoredSnapshot }
  | { readonly to: 'pulse'; readonly at: number }
  /** The table goes on under other rules; its acts as they are under those follow. What they were before is kept. */
  | {
      readonly to: 'carried';
      readonly table: string;
      readonly from: string;
      readonly version: string;
      readonly before: readonly StoredAct[];
      /** How many of those before are gone because they do not fit. */
      readonly lost: number;
      readonly at: number;
    }
  | { readonly to: 'tables'; readonly table: StoredTable }
  | { readonly to: 'seats'; readonly table: string; readonly seat: Seat; readonly sits: StoredSeat }
  | { readonly to: 'status'; readonly table: string; readonly status: 'running' | 'finished'; readonly outcome: Outcome | null }
  /** An act by these rules. It fails where the table has got others meanwhile. */
  | { readonly to: 'acts'; readonly table: string; readonly act: StoredAct; readonly version: string }
  /** Nobody else has changed the table since this revision; from now on it has the next. */
  | { readonly to: 'revision'; readonly table: string; readonly from: number }
  | { readonly to: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly to: 'recordings'; readonly table: string; readonly seat: Seat | null; readonly body: Uint8Array }
  /** Only together with `revision`: two people may speak at once. */
  | { readonly to: 'request'; readonly table: string; readonly request: UndoRequest | null }
  | { readonly to: 'bin'; readonly table: string }
  | { readonly to: 'closed'; readonly table: string; readonly closed: boolean }
  | { readonly to: 'bars'; readonly bar: Bar }
  | { readonly to: 'unbar'; readonly kind: Bar['kind']; readonly whom: string }
  /** Nothing is left that tells who this guest was, or what he wrote. Who had his token has nothing any more. */
  | { readonly to: 'forgotten'; readonly guest: string; readonly name: string; readonly tokenHash: Uint8Array; readonly at: number };

/** Writes that are committed together or not at all. Groups of the same table build on each other. */
export interface Group {
  readonly table: string;
  readonly writes: readonly Write[];
}

/** Somebody else was faster: another act has that number, or the table has changed. What is there now has to be read first. */
export class Conflict extends Error {
  constructor() {
    super('somebody else was faster');
  }
}

/** Where everything is kept. Asynchronous throughout, so that a database over a network can take the place of a file. */
export interface Storage {
  /**
   * Commits the groups in this order, durably, and says for each whether it is in (null) or why not. A group that fails
   * leaves nothing behind; later groups of the same table fail with it, those of other tables do not. An act whose
   * (table, number) is taken fails.
   */
  commit(groups: readonly Group[]): Promise<readonly (Error | null)[]>;
  guestByToken(tokenHash: Uint8Array): Promise<KnownGuest | null>;
  table(id: string): Promise<ListedTable | null>;
  /** Its acts after this number, in their order: so many at most. */
  acts(table: string, after: number, most: number): Promise<StoredAct[]>;
  snapshot(table: string): Promise<StoredSnapshot | null>;
  /** The last lines after this number, oldest first. */
  chat(table: string, after: number, most: number): Promise<ChatLine[]>;
  recording(table: string, seat: Seat | null): Promise<Uint8Array | null>;
  /** The seats (null: the onlookers) that have a recording. */
  recorded(table: string): Promise<(Seat | null)[]>;
  /** Listed tables that wait for somebody: the newest of each origin first, so that many of one do not bury those of others. */
  openTables(most: number): Promise<ListedTable[]>;
  tablesOf(guest: string, most: number): Promise<ListedTable[]>;
  /** How many listed tables wait, of this host and of this origin; how many tables of the host are not over; how many are new. */
  countsOf(host: string, origin: string, recent: Recent): Promise<TableCounts>;
  /** Running tables after this id at which a bot, or a bot for somebody who left, may have to move; in the order of their ids. */
  tablesWithBots(after: string, most: number): Promise<string[]>;
  /** Finished tables whose recording is not made yet, after this id; in the order of their ids. */
  unrecorded(after: string, most: number): Promise<string[]>;
  /** Lists no more what has waited for too long, throws away what nobody came to, forgets guests. Returns the tables that changed. */
  expire(old: Expiry): Promise<string[]>;
  /** The tables that are looked for, those made last first. */
  findTables(wish: TableWish, most: number): Promise<ListedTable[]>;
  /** Guests with this id or these letters in their names, those who were here last first. */
  findGuests(word: string, most: number): Promise<FoundGuest[]>;
  /** Everybody who is not let in. */
  bars(): Promise<Bar[]>;
  /** What marks of addresses are made with, by all who use this store. It is another one after a while. */
  salt(): Promise<string>;
  /** Whether somebody else may have written something since this was asked last. */
  changedElsewhere(): Promise<boolean>;
  /** How far these tables have come; one that is gone has no mark. */
  marks(tables: readonly string[]): Promise<ReadonlyMap<string, Mark>>;
  /** What was deleted is not left in a log either, as far as that is in the hands of this program. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

/** How far a table has come: the last of its acts, of its changes and of its lines of chat. */
export interface Mark {
  readonly number: number;
  readonly revision: number;
  readonly chat: number;
}

/** A store that several copies of the server use at the same time. */
export interface SharedStorage extends Storage {
  /** Lets the bots of these tables think on this copy for so long, where no other copy has that right; says for which. */
  lease(tables: readonly string[], copy: string, milliseconds: number): Promise<string[]>;
  endLeases(tables: readonly string[], copy: string): Promise<void>;
  /** This copy goes: another one may have its leases at once. */
  handOver(copy: string): Promise<void>;
  /** Leaves these tables to whichever copy takes them, where none has that right. */
  offer(tables: readonly string[]): Promise<void>;
  /** Tables whose bots were thinking on a copy that is gone, or that were offered; those for so long, if that is said. */
  expiredLeases(most: number, milliseconds?: number): Promise<string[]>;
}
