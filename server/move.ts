import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '@skerry/engine';
import type { Client } from 'pg';
import { copyDatabase, examine, finishHalf, newHalf, type Facts } from './backup.ts';
import { connected } from './connected.ts';
import { FolderLock } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { migratePostgres, requirePostgresForm } from './postgres-migrations.ts';
import { DATABASE } from './sqlite.ts';
import { openingRefusal } from './sqlite-errors.ts';
import type { Value } from './statements.ts';

/** Everything that is kept, in an order in which nothing points at what is not there yet. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  guests: ['id', 'name', 'token_hash', 'created_at', 'seen_at'],
  tables:
    'id game version options seed listed status host created_at outcome recorded origin from_save seed_known carried_from carried_lost dealt_anew revision consent closed request'.split(
      ' ',
    ),
  seats: ['table_id', 'seat', 'kind', 'level', 'guest', 'has_left', 'key'],
  acts: ['table_id', 'number', 'kind', 'seat', 'question', 'choice', 'key', 'by_bot', 'along', 'asked', 'at'],
  chat: ['table_id', 'number', 'guest', 'name', 'seat', 'text', 'at'],
  recordings: ['table_id', 'seat', 'body'],
  carried: ['table_id', 'version', 'at', 'acts'],
  barred: ['table_id', 'guest'],
  snapshots: ['table_id', 'number', 'version', 'acts', 'body'],
  bars: ['kind', 'whom', 'at'],
};

/** PostgreSQL writes these as texts, because they could be larger than a number can be. */
const LARGE = new Set(['created_at', 'seen_at', 'at']);
const AT_ONCE = 500;

type Row = Record<string, Value>;

/** Moves all that a data folder holds into an empty PostgreSQL database. The folder stays as it is; no server may run there. */
export async function move(folder: string, url: string): Promise<Facts> {
  const file = join(folder, DATABASE);
  if (!existsSync(file)) throw new Refusal('storage', `There is no Skerry database in ${folder}.`);
  const lock = new FolderLock(folder);
  try {
    const database = new DatabaseSync(file);
    migrate(database);
    database.close();
    return await fillPostgres(file, url);
  } finally {
    lock.release();
  }
}

/** Fills an empty PostgreSQL database from a backup: all of it, or nothing. */
export async function fillPostgres(file: string, url: string): Promise<Facts> {
  if (!existsSync(file)) throw new Refusal('storage', `There is no file ${file}.`);
  const facts = examine(file, file);
  const folder = mkdtempSync(join(tmpdir(), 'skerry-fill-'));
  const copied = join(folder, DATABASE);
  let source: DatabaseSync | null = null;
  try {
    copyDatabase(file, copied);
    const rows = new DatabaseSync(copied);
    source = rows;
    // An older server may have written it.
    migrate(rows);
    await connected(url, async (client) => {
      await migratePostgres(client);
      await client.query('BEGIN');
      const { rowCount } = await client.query('SELECT 1 FROM guests LIMIT 1');
      if (rowCount !== 0) throw new Refusal('storage', 'The database at DATABASE_URL is not empty, and is not written over.');
      for (const [table, columns] of Object.entries(KEPT)) {
        let batch: Row[] = [];
        for (const row of rows.prepare(`SELECT ${columns.join()} FROM ${table}`).iterate()) {
          batch.push(row as Row);
          if (batch.length < AT_ONCE) continue;
          await insert(client, table, columns, batch);
          batch = [];
        }
        await insert(client, table, columns, batch);
      }
      await client.query('COMMIT');
    });
    return facts;
  } catch (error) {
    throw openingRefusal(error, folder);
  } finally {
    source?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function insert(client: Client, table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  let place = 0;
  const places = rows.map(() => `(${columns.map(() => `$${++place}`).join()})`).join();
  const values = rows.flatMap((row) => columns.map((column) => row[column]!));
  await client.query(`INSERT INTO ${table} (${columns.join()}) VALUES ${places}`, values);
}

/** Writes all that a PostgreSQL database holds, as it is at one moment, into a file: the same backup as that of a data folder. */
export async function backUpPostgres(url: string, file: string): Promise<Facts> {
  if (existsSync(file)) throw new Refusal('storage', `${file} exists already, and is not written over.`);
  const half = newHalf(file);
  const target = new DatabaseSync(half);
  try {
    migrate(target);
    target.exec('PRAGMA foreign_keys = ON; BEGIN');
    await connected(url, async (client) => {
      await requirePostgresForm(client);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      for (const [table, columns] of Object.entries(KEPT)) await copyTable(client, target, table, columns);
      await client.query('COMMIT');
    });
    target.exec('COMMIT');
    target.close();
    return finishHalf(half, file);
  } catch (error) {
    if (target.isOpen) target.close();
    rmSync(half, { force: true });
    throw openingRefusal(error, dirname(resolve(file)));
  }
}

async function copyTable(client: Client, target: DatabaseSync, table: string, columns: readonly string[]): Promise<void> {
  const into = target.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`);
  await client.query(`DECLARE everything NO SCROLL CURSOR FOR SELECT ${columns.join()} FROM ${table}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${AT_ONCE} FROM everything`);
    if (rows.length === 0) break;
    for (const row of rows) into.run(...columns.map((column) => (LARGE.has(column) ? Number(row[column]) : row[column]!)));
  }
  await client.query('CLOSE everything');
}
