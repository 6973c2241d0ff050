import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import type { Options, Outcome, Seat } from '@skerry/engine';
import { migrate } from './migrations.ts';
import type { BotLevel, ChatLine, Guest } from './protocol.ts';
import type { Group, ListedTable, Storage, StoredAct, StoredSeat, Write } from './storage.ts';

type Row = Record<string, SQLOutputValue>;

const TABLE = `
  SELECT tables.*, act.number, act.asked, act.at FROM tables LEFT JOIN acts AS act
  ON act.table_id = tables.id AND act.number = (SELECT MAX(number) FROM acts WHERE table_id = tables.id)`;

const ONLOOKER = -1;

/**
 * Everything in one SQLite file. The write-ahead log is synced at every commit (`synchronous = FULL`), so what was committed
 * survives a crash of the program and of the machine.
 *
 * It runs in the main thread. A writer in a worker thread was measured too, and took no more answers a second: committed
 * together, groups cost about as much as passing them to another thread does.
 */
export class SqliteStorage implements Storage {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.database = new DatabaseSync(join(folder, 'skerry.sqlite'), { timeout: 5000 });
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    migrate(this.database);
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
    const failure = this.transact(groups);
    if (failure === null) return groups.map(() => null);
    if (groups.length === 1) return [failure];
    const failed = new Map<string, Error>();
    return groups.map((group) => {
      const why = failed.get(group.table) ?? this.transact([group]);
      if (why !== null) failed.set(group.table, why);
      return why;
    });
  }

  private transact(groups: readonly Group[]): Error | null {
    try {
      this.database.exec('BEGIN IMMEDIATE');
      for (const { writes } of groups) for (const write of writes) this.write(write);
      this.database.exec('COMMIT');
      return null;
    } catch (error) {
      // After some failures, a full disk among them, SQLite has rolled back by itself.
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private write(write: Write): void {
    switch (write.to) {
      case 'acts': {
        const { number, kind, seat, question, index, along, asked, at } = write.act;
        this.sql('INSERT INTO acts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
          write.table,
          number,
          kind,
          seat,
          question,
          index,
          along.join(),
          asked.join(),
          at,
        );
        return;
      }
      case 'guests':
        this.sql('INSERT INTO guests VALUES (?, ?, ?, ?)').run(write.guest.id, write.guest.name, write.tokenHash, write.at);
        return;
      case 'names':
        this.sql('UPDATE guests SET name = ? WHERE id = ?').run(write.guest.name, write.guest.id);
        return;
      case 'tables': {
        const { id, game, version, options, seed, listed, status, host, createdAt, outcome, seats } = write.table;
        this.sql('INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)').run(
          id,
          game,
          version,
          JSON.stringify(options),
          seed,
          listed ? 1 : 0,
          status,
          host,
          createdAt,
          outcome === null ? null : JSON.stringify(outcome),
        );
        for (const [seat, sits] of seats.entries()) this.write({ to: 'seats', table: id, seat, sits });
        return;
      }
      case 'seats': {
        const { sits } = write;
        const person = sits.kind === 'person' ? sits : null;
        this.sql('INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)').run(
          write.table,
          write.seat,
          sits.kind,
          sits.kind === 'bot' ? sits.level : null,
          person?.guest ?? null,
          person?.left === true ? 1 : 0,
          person?.key ?? null,
        );
        return;
      }
      case 'status':
        this.sql('UPDATE tables SET status = ?, outcome = ? WHERE id = ?').run(
          write.status,
          write.outcome === null ? null : JSON.stringify(write.outcome),
          write.table,
        );
        return;
      case 'chat': {
        const { number, guest, name, seat, text, at } = write.line;
        this.sql('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)').run(write.table, number, guest, name, seat, text, at);
        return;
      }
      case 'recordings':
        this.sql('INSERT OR REPLACE INTO recordings VALUES (?, ?, ?)').run(write.table, write.seat ?? ONLOOKER, write.body);
        this.sql('UPDATE tables SET recorded = 1 WHERE id = ?').run(write.table);
        return;
      case 'bin':
        this.sql('DELETE FROM tables WHERE id = ?').run(write.table);
        return;
    }
  }

  async guestByToken(tokenHash: Uint8Array): Promise<Guest | null> {
    const row = this.sql('SELECT id, name FROM guests WHERE token_hash = ?').get(tokenHash);
    return row === undefined ? null : { id: text(row['id']), name: text(row['name']) };
  }

  async table(id: string): Promise<ListedTable | null> {
    const row = this.sql(`${TABLE} WHERE tables.id = ?`).get(id);
    return row === undefined ? null : this.listed(row);
  }

  async openTables(most: number): Promise<ListedTable[]> {
    return this.sql(`${TABLE} WHERE status = 'waiting' AND listed = 1 ORDER BY created_at DESC LIMIT ?`)
      .all(most)
      .map((row) => this.listed(row));
  }

  async tablesOf(guest: string, most: number): Promise<ListedTable[]> {
    const mine = 'tables.id IN (SELECT table_id FROM seats WHERE guest = ?) OR (host = ?)';
    return this.sql(`${TABLE} WHERE ${mine} ORDER BY COALESCE(act.at, created_at) DESC LIMIT ?`)
      .all(guest, guest, most)
      .map((row) => this.listed(row));
  }

  async tablesWithBots(): Promise<string[]> {
    const bots = "SELECT 1 FROM seats WHERE table_id = tables.id AND (kind = 'bot' OR has_left = 1)";
    return this.sql(`SELECT id FROM tables WHERE status = 'running' AND EXISTS (${bots})`)
      .all()
      .map((row) => text(row['id']));
  }

  async unrecorded(): Promise<string[]> {
    return this.sql("SELECT id FROM tables WHERE status = 'finished' AND recorded = 0")
      .all()
      .map((row) => text(row['id']));
  }

  private listed(row: Row): ListedTable {
    const id = text(row['id']);
    const seats = this.sql('SELECT seats.*, name FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = ? ORDER BY seat').all(
      id,
    );
    return {
      id,
      game: text(row['game']),
      version: text(row['version']),
      options: JSON.parse(text(row['options'])) as Options,
      seed: text(row['seed']),
      listed: row['listed'] === 1,
      status: text(row['status']) as ListedTable['status'],
      host: text(row['host']),
      createdAt: Number(row['created_at']),
      outcome: row['outcome'] === null ? null : (JSON.parse(text(row['outcome'])) as Outcome),
      seats: seats.map(readSeat),
      number: Number(row['number'] ?? 0),
      asked: seatList(row['asked'] ?? ''),
      activeAt: Number(row['at'] ?? row['created_at']),
    };
  }

  async acts(table: string): Promise<StoredAct[]> {
    return this.sql('SELECT * FROM acts WHERE table_id = ? ORDER BY number')
      .all(table)
      .map((row) => ({
        number: Number(row['number']),
        kind: text(row['kind']) as StoredAct['kind'],
        seat: Number(row['seat']),
        question: Number(row['question']),
        index: Number(row['choice']),
        along: seatList(row['along']),
        asked: seatList(row['asked']),
        at: Number(row['at']),
      }));
  }

  async chat(table: string, most: number): Promise<ChatLine[]> {
    const rows = this.sql('SELECT * FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?').all(table, most);
    return rows.toReversed().map((row) => ({
      number: Number(row['number']),
      guest: text(row['guest']),
      name: text(row['name']),
      seat: row['seat'] === null ? null : Number(row['seat']),
      text: text(row['text']),
      at: Number(row['at']),
    }));
  }

  async recording(table: string, seat: Seat | null): Promise<Uint8Array | null> {
    const row = this.sql('SELECT body FROM recordings WHERE table_id = ? AND seat = ?').get(table, seat ?? ONLOOKER);
    return row === undefined ? null : (row['body'] as Uint8Array);
  }

  async close(): Promise<void> {
    this.database.close();
  }
}

function readSeat(row: Row): StoredSeat {
  switch (row['kind']) {
    case 'bot':
      return { kind: 'bot', level: text(row['level']) as BotLevel };
    case 'person':
      return { kind: 'person', guest: text(row['guest']), name: text(row['name']), left: row['has_left'] === 1, key: text(row['key']) };
    default:
      return { kind: 'open' };
  }
}

function text(value: SQLOutputValue | undefined): string {
  return String(value);
}

function seatList(value: SQLOutputValue | undefined): Seat[] {
  const list = text(value);
  return list === '' ? [] : list.split(',').map(Number);
}
