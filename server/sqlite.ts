import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal, type Seat } from '@skerry/engine';
import { FolderLock } from './folder-lock.ts';
import { FORMS, migrate } from './migrations.ts';
import type { ChatLine } from './protocol.ts';
import { queries, tablesQuery } from './queries.ts';
import {
  readAct,
  readBar,
  readChat,
  readCounts,
  readFoundGuest,
  readGuest,
  readMark,
  readSnapshot,
  readTable,
  text,
  type Row,
} from './rows.ts';
import { newSeed } from './secrets.ts';
import { isBusy, openingRefusal } from './sqlite-errors.ts';
import { recordingSeat, seatOfRecording, statementsOf, type Value } from './statements.ts';
import {
  Conflict,
  type Bar,
  type Expiry,
  type FoundGuest,
  type Group,
  type KnownGuest,
  type ListedTable,
  type Mark,
  type Recent,
  type Storage,
  type StoredAct,
  type StoredSnapshot,
  type TableCounts,
  type TableWish,
  type Write,
} from './storage.ts';

/** The file in the data folder that everything is in. */
export const DATABASE = 'skerry.sqlite';

const MARK = `
  SELECT revision, (SELECT COALESCE(MAX(number), 0) FROM acts WHERE table_id = tables.id) AS number,
    (SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = tables.id) AS chat
  FROM tables WHERE id = ?`;

/** For how long another program may hold the file before something counts as not stored, and how often it is tried again. */
const BUSY_MS = 5000;
const BUSY_PAUSE_MS = 25;

/** How many pages of the write-ahead log are carried over to the database at once: the page that a table's acts go to is in it many times. */
const CARRIED_PAGES = 4000;

function requireForm(file: string, folder: string): void {
  if (!existsSync(file)) throw new Refusal('storage', `There is no Skerry database in ${folder}.`);
  let form: number;
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
    form = Number(database.prepare('PRAGMA user_version').get()!['user_version']);
    database.close();
  } catch (error) {
    throw openingRefusal(error, folder);
  }
  if (form < FORMS) throw new Refusal('storage', `The database in ${folder} is an older server's: start this one there first.`);
}

/**
 * Everything in one SQLite file. The write-ahead log is synced at every commit (`synchronous = FULL`), so what was committed
 * survives a crash of the program and of the machine.
 *
 * It runs in the main thread. A writer in a worker thread was measured too, and took no more answers a second: committed
 * together, groups cost about as much as passing them to another thread does.
 */
export class SqliteStorage implements Storage {
  private readonly database: DatabaseSync;
  private readonly lock: FolderLock | null;
  private version: unknown = null;
  private readonly statements = new Map<string, StatementSync>();

  /**
   * Throws a `Refusal` if the folder is another server's, or if what lies there cannot be read. `beside`: a server may go on there, so that
   * the folder is not taken from it, nor the database brought to another form.
   */
  constructor(folder: string, beside = false) {
    if (beside) requireForm(join(folder, DATABASE), folder);
    this.lock = beside ? null : new FolderLock(folder);
    try {
      this.database = new DatabaseSync(join(folder, DATABASE), { timeout: BUSY_MS });
      this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
      this.database.exec(`PRAGMA wal_autocheckpoint = ${CARRIED_PAGES}`);
      // What is deleted is written over. Where nobody waits for it, also what would have to be written for that alone.
      this.database.exec(`PRAGMA secure_delete = ${beside ? 'ON' : 'FAST'}`);
      migrate(this.database);
      // From here on nothing waits inside SQLite: that would be the whole server waiting.
      this.database.exec('PRAGMA busy_timeout = 0');
    } catch (error) {
      this.lock?.release();
      throw openingRefusal(error, folder);
    }
  }

  /** The file may grow by this many pages and no more: a quota, and the way in which tests fill a disk. */
  allowPages(more: number): void {
    const { page_count: pages } = this.database.prepare('PRAGMA page_count').get() as { page_count: number };
    this.database.exec(`PRAGMA max_page_count = ${Math.max(1, pages + more)}`);
  }

  /** How safe it is: for tests, and for whoever wants to be sure. */
  settings(): { readonly journal: unknown; readonly synchronous: unknown } {
    return {
      journal: this.database.prepare('PRAGMA journal_mode').get()!['journal_mode'],
      synchronous: this.database.prepare('PRAGMA synchronous').get()!['synchronous'],
    };
  }

  private sql(text: string): StatementSync {
    let statement = this.statements.get(text);
    if (statement === undefined) this.statements.set(text, (statement = this.database.prepare(text)));
    return statement;
  }

  async commit(groups: readonly Group[]): Promise<readonly (Error | null)[]> {
    let failure = this.transact(groups);
    for (let waited = 0; failure !== null && isBusy(failure) && waited < BUSY_MS; waited += BUSY_PAUSE_MS) {
      await pause(BUSY_PAUSE_MS);
      failure = this.transact(groups);
    }
    if (failure === null) return groups.map(() => null);
    if (groups.length === 1 || isBusy(failure)) return groups.map(() => failure);
    const failed = new Map<string, Error>();
    return groups.map((group) => {
      const why = failed.get(group.table) ?? this.transact([group]);
      if (why !== null) failed.set(group.table, why);
      return why;
    });
  }

  private transact(groups: readonly Group[]): Error | null {
    try {
      this.sql('BEGIN IMMEDIATE').run();
      for (const { writes } of groups) for (const write of writes) this.write(write);
      this.sql('COMMIT').run();
      return null;
    } catch (error) {
      // After some failures, a full disk among them, SQLite has rolled back by itself.
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private write(write: Write): void {
    for (const { sql, values, must } of statementsOf(write)) {
      const { changes } = this.sql(sql).run(...values);
      if (must === true && changes === 0) throw new Conflict();
    }
  }

  private all(query: string, ...values: readonly Value[]): Row[] {
    return this.sql(query).all(...values);
  }

  private get(query: string, ...values: readonly Value[]): Row | null {
    return this.sql(query).get(...values) ?? null;
  }

  async guestByToken(tokenHash: Uint8Array): Promise<KnownGuest | null> {
    const row = this.get(queries.guestByToken, tokenHash);
    return row === null ? null : readGuest(row);
  }

  async table(id: string): Promise<ListedTable | null> {
    const row = this.get(queries.table, id);
    return row === null ? null : this.listed(row);
  }

  async openTables(most: number): Promise<ListedTable[]> {
    return this.all(queries.openTables, most).map((row) => this.listed(row));
  }

  async tablesOf(guest: string, most: number): Promise<ListedTable[]> {
    return this.all(queries.tablesOf, guest, guest, most).map((row) => this.listed(row));
  }

  async countsOf(host: string, origin: string, { ofHost, ofOrigin }: Recent): Promise<TableCounts> {
    return readCounts(this.get(queries.counts, host, host, host, ofHost, origin, ofOrigin, origin)!);
  }

  async tablesWithBots(after: string, most: number): Promise<string[]> {
    return this.all(queries.tablesWithBots, after, most).map((row) => text(row['id']));
  }

  async unrecorded(after: string, most: number): Promise<string[]> {
    return this.all(queries.unrecorded, after, most).map((row) => text(row['id']));
  }

  async expire({ listed, waiting, guests, marks }: Expiry): Promise<string[]> {
    const changed = [...this.all(queries.unlist, listed), ...this.all(queries.throwAway, waiting)];
    this.sql(queries.forgetGuests).run(guests);
    this.sql(queries.oldSalt).run(marks);
    this.sql(queries.oldGone).run(marks);
    return changed.map((row) => text(row['id']));
  }

  /** How the database goes about the queries of the lobby: for tests, which hold that none reads all tables. */
  plans(): string[] {
    const { openTables, tablesOf, counts, tablesWithBots, forgetGuests } = queries;
    return [openTables, tablesOf, counts, tablesWithBots, forgetGuests].flatMap((query) =>
      this.database
        .prepare(`EXPLAIN QUERY PLAN ${query}`)
        .all(...Array.from({ length: query.split('?').length - 1 }, () => 1))
        .map((row) => text(row['detail'])),
    );
  }

  private listed(row: Row): ListedTable {
    const id = text(row['id']);
    return readTable(row, this.all(queries.seats, id), this.all(queries.barred, id));
  }

  async acts(table: string, after: number, most: number): Promise<StoredAct[]> {
    return this.all(queries.acts, table, after, most).map(readAct);
  }

  async snapshot(table: string): Promise<StoredSnapshot | null> {
    const row = this.get(queries.snapshot, table);
    return row === null ? null : readSnapshot(row);
  }

  async chat(table: string, after: number, most: number): Promise<ChatLine[]> {
    return this.all(queries.chat, table, after, most).toReversed().map(readChat);
  }

  async recording(table: string, seat: Seat | null): Promise<Uint8Array | null> {
    const row = this.get(queries.recording, table, recordingSeat(seat));
    return row === null ? null : (row['body'] as Uint8Array);
  }

  async recorded(table: string): Promise<(Seat | null)[]> {
    return this.all(queries.recorded, table).map((row) => seatOfRecording(Number(row['seat'])));
  }

  async findTables(wish: TableWish, most: number): Promise<ListedTable[]> {
    const { sql, values } = tablesQuery(wish, most);
    return this.all(sql, ...values).map((row) => this.listed(row));
  }

  async findGuests(word: string, most: number): Promise<FoundGuest[]> {
    return this.all(queries.findGuests, word, word, most).map(readFoundGuest);
  }

  async bars(): Promise<Bar[]> {
    return this.all(queries.bars).map(readBar);
  }

  async salt(): Promise<string> {
    const row = this.get(queries.salt);
    if (row !== null) return text(row['salt']);
    this.sql(queries.newSalt).run(newSeed(), Date.now());
    return this.salt();
  }

  /** SQLite counts what other connections commit. */
  async changedElsewhere(): Promise<boolean> {
    const version = this.get('PRAGMA data_version')!['data_version'];
    const hasChanged = version !== this.version;
    this.version = version;
    return hasChanged;
  }

  async marks(tables: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
    const marks = new Map<string, Mark>();
    for (const id of tables) {
      const row = this.get(MARK, id);
      if (row !== null) marks.set(id, readMark(row));
    }
    return marks;
  }

  /** A server beside may be in the middle of something: then it is tried again. */
  async wipe(): Promise<void> {
    const emptied = (): boolean => this.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()!['busy'] === 0;
    for (let waited = 0; !emptied() && waited < BUSY_MS; waited += BUSY_PAUSE_MS) await pause(BUSY_PAUSE_MS);
  }

  async close(): Promise<void> {
    this.database.close();
    this.lock?.release();
  }
}
