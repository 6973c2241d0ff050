import type { Options, Outcome, Seat } from '@skerry/engine';
import type { BotLevel, ChatLine, Guest } from './protocol.ts';

/** A table as it lies in the database, without its acts. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  readonly seed: string;
  readonly listed: boolean;
  readonly status: 'waiting' | 'running' | 'finished';
  readonly host: string;
  readonly createdAt: number;
  readonly outcome: Outcome | null;
  readonly seats: readonly StoredSeat[];
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

/** One line of the append-only list that a game is. */
export interface StoredAct {
  readonly number: number;
  readonly kind: 'answer' | 'undo';
  readonly seat: Seat;
  /** Of an answer: the id of the question and the index. Of an undo: -1 and -1. */
  readonly question: number;
  readonly index: number;
  /** Of an undo: the seats that lost their answers with it. */
  readonly along: readonly Seat[];
  /** The seats that are asked after it: so a list of tables can say whose turn it is without running the rules. */
  readonly asked: readonly Seat[];
  readonly at: number;
}

/** A table in a list, with what its last act tells. */
export interface ListedTable extends StoredTable {
  readonly number: number;
  readonly asked: readonly Seat[];
  readonly activeAt: number;
}

export type Write =
  | { readonly to: 'guests'; readonly guest: Guest; readonly tokenHash: Uint8Array; readonly at: number }
  | { readonly to: 'names'; readonly guest: Guest }
  | { readonly to: 'tables'; readonly table: StoredTable }
  | { readonly to: 'seats'; readonly table: string; readonly seat: Seat; readonly sits: StoredSeat }
  | { readonly to: 'status'; readonly table: string; readonly status: 'running' | 'finished'; readonly outcome: Outcome | null }
  | { readonly to: 'acts'; readonly table: string; readonly act: StoredAct }
  | { readonly to: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly to: 'recordings'; readonly table: string; readonly seat: Seat | null; readonly body: Uint8Array }
  | { readonly to: 'bin'; readonly table: string };

/** Writes that are committed together or not at all. Groups of the same table build on each other. */
export interface Group {
  readonly table: string;
  readonly writes: readonly Write[];
}

/** Where everything is kept. Asynchronous throughout, so that a database over a network can take the place of a file. */
export interface Storage {
  /**
   * Commits the groups in this order, durably, and says for each whether it is in (null) or why not. A group that fails
   * leaves nothing behind; later groups of the same table fail with it, those of other tables do not. An act whose
   * (table, number) is taken fails.
   */
  commit(groups: readonly Group[]): Promise<readonly (Error | null)[]>;
  guestByToken(tokenHash: Uint8Array): Promise<Guest | null>;
  table(id: string): Promise<ListedTable | null>;
  acts(table: string): Promise<StoredAct[]>;
  /** The last lines, oldest first. */
  chat(table: string, most: number): Promise<ChatLine[]>;
  recording(table: string, seat: Seat | null): Promise<Uint8Array | null>;
  /** Listed tables that wait for somebody, newest first. */
  openTables(most: number): Promise<ListedTable[]>;
  tablesOf(guest: string, most: number): Promise<ListedTable[]>;
  /** Running tables at which a bot, or a bot for somebody who left, may have to move. */
  tablesWithBots(): Promise<string[]>;
  /** Finished tables whose recording is not made yet. */
  unrecorded(): Promise<string[]>;
  close(): Promise<void>;
}
