import { Refusal, type Seat } from '@skerry/engine';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { connected } from './connected.ts';
import { migratePostgres } from './postgres-migrations.ts';
import type { ChatLine } from './protocol.ts';
import { forPostgres, queries, tablesQuery, withSitters } from './queries.ts';
import { storageRefusal } from './refusals.ts';
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
import { ACT_COLUMNS, actValues, recordingSeat, seatOfRecording, statementsOf, type Value } from './statements.ts';
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
  type SharedStorage,
  type StoredAct,
  type StoredSnapshot,
  type TableCounts,
  type TableWish,
  type Write,
} from './storage.ts';

/**
 * Connections to the database, of one copy. Those that write are apart: however much is read (tables that are opened, acts of other copies),
 * an answer, a lease and a hint do not wait behind it.
 */
const MOST_READING = 8;
const MOST_WRITING = 3;
/** How long a free connection is waited for, and what was asked. The database gives up before that, so that nothing stays locked. */
const CONNECTING_MS = 2000;
const QUERY_MS = 3000;
const STATEMENT_MS = 2500;

/** Codes of PostgreSQL: a number that is taken, a table that is gone or has other rules, and two that waited for each other. */
const CONFLICTS = new Set(['23505', '23503', '23502', '40001', '40P01']);

/** Many acts of many tables in one statement; one whose table has other rules by now has no table, and so fails all of them. */
const APPEND = `
  INSERT INTO acts (${ACT_COLUMNS})
  SELECT CASE WHEN tables.version = act.version THEN act.table_id END, act.number, act.kind, act.seat, act.question, act.choice, act.key,
    act.by_bot, act.along, act.asked, act.at
  FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::int[], $7::text[], $8::int[], $9::text[], $10::text[], $11::bigint[], $12::text[])
    AS act (table_id, number, kind, seat, question, choice, key, by_bot, along, asked, at, version)
  LEFT JOIN tables ON tables.id = act.table_id`;

const MARKS = `
  SELECT tables.id, tables.revision,
    (SELECT COALESCE(MAX(number), 0) FROM acts WHERE table_id = tables.id) AS number,
    (SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = tables.id) AS chat
  FROM tables WHERE tables.id = ANY ($1::text[])`;

const LEASE = `
  INSERT INTO leases (table_id, copy, until) SELECT id, $2, now() + $3 * interval '1 millisecond' FROM tables WHERE id = ANY ($1::text[])
  ON CONFLICT (table_id) DO UPDATE SET copy = excluded.copy, until = excluded.until
  WHERE leases.copy = excluded.copy OR leases.until < now() RETURNING table_id`;

const texts = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, forPostgres(withSitters(query))])) as Record<
  keyof typeof queries,
  string
>;

const UNATTENDED = texts.tablesWithBots.replace(
  ' ORDER BY',
  ' AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.table_id = tables.id AND leases.until > now()) ORDER BY',
);

/**
 * Everything in a PostgreSQL database, which several copies of the server may share. An act goes in under its number or not at all: whoever
 * comes second is told so, and reads what the other has appended.
 */
export class PostgresStorage implements SharedStorage {
  private readonly reading: Pool;
  private readonly writing: Pool;

  private constructor(url: string) {
    this.reading = newPool(url, MOST_READING);
    this.writing = newPool(url, MOST_WRITING);
  }

  /** Throws a `Refusal` if the database cannot be reached or is a newer server's. */
  static async open(url: string): Promise<PostgresStorage> {
    // To bring a large database to another form, or to wait for another copy that does, takes longer than a query may.
    await connected(url, migratePostgres).catch((error: Error) => {
      if (error instanceof Refusal) throw error;
      throw new Refusal('storage', `The database at DATABASE_URL cannot be used: ${error.message}.`);
    });
    return new PostgresStorage(url);
  }

  async commit(groups: readonly Group[]): Promise<readonly (Error | null)[]> {
    if (groups.length === 0) return [];
    const failure = await this.transact(groups);
    if (failure === null) return groups.map(() => null);
    // Without a database, or with one group alone, to try each by itself would tell nothing new.
    if (groups.length === 1 || !(failure instanceof Conflict)) return groups.map(() => failure);
    // Somebody was faster at one of the tables: in few steps that one is found, and the others are in.
    const half = groups.length >> 1;
    const first = await this.commit(groups.slice(0, half));
    const failed = new Map(groups.slice(0, half).flatMap(({ table }, i) => (first[i] === null ? [] : [[table, first[i]!] as const])));
    const rest = groups.slice(half);
    const second = await this.commit(rest.filter(({ table }) => !failed.has(table)));
    let at = 0;
    return [...first, ...rest.map(({ table }) => failed.get(table) ?? second[at++] ?? null)];
  }

  private async transact(groups: readonly Group[]): Promise<Error | null> {
    const writes = groups.flatMap((group) => group.writes);
    const acts = writes.filter((write) => write.to === 'acts');
    try {
      // One statement is a transaction by itself.
      if (acts.length === writes.length) await this.append(this.writing, acts);
      else await this.transactAll(writes, acts);
      return null;
    } catch (error) {
      return isConflict(error) ? new Conflict() : error instanceof Error ? error : new Error(String(error));
    }
  }

  private async transactAll(writes: readonly Write[], acts: readonly ActWrite[]): Promise<void> {
    const client = await this.writing.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      for (const write of writes) {
        // Whoever acts at this table waits, or is waited for.
        if (write.to === 'carried') await client.query('SELECT 1 FROM tables WHERE id = $1 FOR UPDATE', [write.table]);
        if (write.to === 'acts') continue;
        for (const { sql, values, must } of statementsOf(write)) {
          const { rowCount } = await client.query(forPostgres(sql), values as Value[]);
          if (must === true && rowCount === 0) throw new Conflict();
        }
      }
      await this.append(client, acts);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  private async append(to: Pool | PoolClient, acts: readonly ActWrite[]): Promise<void> {
    if (acts.length === 0) return;
    const rows = acts.map(({ table, act, version }) => [...actValues(table, act), version]);
    const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]));
    await to.query({ name: 'append', text: APPEND, values: columns });
  }

  private async all(name: keyof typeof queries, ...values: readonly Value[]): Promise<Row[]> {
    return this.ask({ name, text: texts[name], values: values as Value[] });
  }

  /** What cannot be read because the database is away is refused like what cannot be written: whoever asked may ask again. */
  private async ask(query: QueryConfig): Promise<Row[]> {
    try {
      return (await this.reading.query<Row>(query)).rows;
    } catch (error) {
      throw storageRefusal(error as Error);
    }
  }

  private async get(name: keyof typeof queries, ...values: readonly Value[]): Promise<Row | null> {
    return (await this.all(name, ...values))[0] ?? null;
  }

  async guestByToken(tokenHash: Uint8Array): Promise<KnownGuest | null> {
    const row = await this.get('guestByToken', tokenHash);
    return row === null ? null : readGuest(row);
  }

  async table(id: string): Promise<ListedTable | null> {
    const row = await this.get('table', id);
    return row === null ? null : readListed(row);
  }

  async openTables(most: number): Promise<ListedTable[]> {
    return (await this.all('openTables', most)).map(readListed);
  }

  async tablesOf(guest: string, most: number): Promise<ListedTable[]> {
    return (await this.all('tablesOf', guest, guest, most)).map(readListed);
  }

  async countsOf(host: string, origin: string, { ofHost, ofOrigin }: Recent): Promise<TableCounts> {
    return readCounts((await this.get('counts', host, host, host, ofHost, origin, ofOrigin, origin))!);
  }

  /** But for those whose bots think on some copy already. */
  async tablesWithBots(after: string, most: number): Promise<string[]> {
    const rows = await this.ask({ name: 'unattended', text: UNATTENDED, values: [after, most] });
    return rows.map((row) => text(row['id']));
  }

  async unrecorded(after: string, most: number): Promise<string[]> {
    return (await this.all('unrecorded', after, most)).map((row) => text(row['id']));
  }

  async expire({ listed, waiting, guests, marks }: Expiry): Promise<string[]> {
    const changed = [...(await this.all('unlist', listed)), ...(await this.all('throwAway', waiting))];
    await this.all('forgetGuests', guests);
    await this.all('oldSalt', marks);
    await this.all('oldGone', marks);
    return changed.map((row) => text(row['id']));
  }

  async acts(table: string, after: number, most: number): Promise<StoredAct[]> {
    return (await this.all('acts', table, after, most)).map(readAct);
  }

  async snapshot(table: string): Promise<StoredSnapshot | null> {
    const row = await this.get('snapshot', table);
    return row === null ? null : readSnapshot(row);
  }

  async chat(table: string, after: number, most: number): Promise<ChatLine[]> {
    return (await this.all('chat', table, after, most)).toReversed().map(readChat);
  }

  async recording(table: string, seat: Seat | null): Promise<Uint8Array | null> {
    const row = await this.get('recording', table, recordingSeat(seat));
    return row === null ? null : (row['body'] as Uint8Array);
  }

  async recorded(table: string): Promise<(Seat | null)[]> {
    return (await this.all('recorded', table)).map((row) => seatOfRecording(Number(row['seat'])));
  }

  async findTables(wish: TableWish, most: number): Promise<ListedTable[]> {
    const { sql, values } = tablesQuery(wish, most);
    const rows = await this.ask({ text: forPostgres(withSitters(sql)), values: values as Value[] });
    return rows.map(readListed);
  }

  async findGuests(word: string, most: number): Promise<FoundGuest[]> {
    return (await this.all('findGuests', word, word, most)).map(readFoundGuest);
  }

  async bars(): Promise<Bar[]> {
    return (await this.all('bars')).map(readBar);
  }

  async salt(): Promise<string> {
    const row = await this.get('salt');
    if (row !== null) return text(row['salt']);
    await this.all('newSalt', newSeed(), Date.now());
    return this.salt();
  }

  async changedElsewhere(): Promise<boolean> {
    return true;
  }

  async marks(tables: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
    const rows = await this.ask({ name: 'marks', text: MARKS, values: [tables] });
    return new Map(rows.map((row) => [text(row['id']), readMark(row)]));
  }

  async lease(tables: readonly string[], copy: string, milliseconds: number): Promise<string[]> {
    const { rows } = await this.writing.query<Row>({ name: 'lease', text: LEASE, values: [tables, copy, milliseconds] });
    return rows.map((row) => text(row['table_id']));
  }

  async endLeases(tables: readonly string[], copy: string): Promise<void> {
    await this.writing.query('DELETE FROM leases WHERE copy = $2 AND table_id = ANY ($1::text[])', [tables, copy]);
  }

  async handOver(copy: string): Promise<void> {
    await this.writing.query('UPDATE leases SET until = now() WHERE copy = $1', [copy]);
  }

  async offer(tables: readonly string[]): Promise<void> {
    await this.writing.query(
      "INSERT INTO leases (table_id, copy, until) SELECT id, '', now() FROM tables WHERE id = ANY ($1::text[]) ON CONFLICT DO NOTHING",
      [tables],
    );
  }

  async expiredLeases(most: number, milliseconds = 0): Promise<string[]> {
    const { rows } = await this.writing.query<Row>(
      "SELECT table_id FROM leases WHERE until < now() - $2 * interval '1 millisecond' ORDER BY until LIMIT $1",
      [most, milliseconds],
    );
    return rows.map((row) => text(row['table_id']));
  }

  /** Tells the other copies something short, outside of any transaction. */
  async notify(channel: string, message: string): Promise<void> {
    await this.writing.query('SELECT pg_notify($1, $2)', [channel, message]);
  }

  /** PostgreSQL clears away by itself what was deleted, in its own time. */
  async wipe(): Promise<void> {}

  async close(): Promise<void> {
    await Promise.all([this.reading.end(), this.writing.end()]);
  }
}

function newPool(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECTING_MS,
    query_timeout: QUERY_MS,
    statement_timeout: STATEMENT_MS,
    // A copy that hangs in the middle of something does not keep the others from the table.
    idle_in_transaction_session_timeout: QUERY_MS,
    keepAlive: true,
  });
  // A connection that breaks, in use or not: whoever uses it is told, and the next query gets another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function readListed(row: Row): ListedTable {
  return readTable(row, row['seats'] as readonly Row[], (row['barred'] ?? []) as readonly Row[]);
}

type ActWrite = Write & { readonly to: 'acts' };

function isConflict(error: unknown): boolean {
  return error instanceof Conflict || CONFLICTS.has((error as { readonly code?: string }).code ?? '');
}
