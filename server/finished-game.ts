import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame, Session } from '@skerry/engine';
import { heldBytes } from './held-bytes.ts';
import { defaultLimits } from './limits.ts';
import { recordingsOf } from './recorder.ts';
import { readActs, replay } from './replay.ts';
import { DATABASE, SqliteStorage } from './sqlite.ts';
import type { ListedTable, Storage, StoredAct } from './storage.ts';
import { Watch } from './watch.ts';

/** What is spent on a game that is over. */
export interface FinishedGame {
  /** How many were weighed, and how many acts one of them has. */
  readonly games: number;
  readonly acts: number;
  /** Of the processor, once: to play it again, and to record what each pair of eyes saw. */
  readonly cpuMicroseconds: number;
  /** To one who watches it again. */
  readonly wireBytes: number;
  /** In the database, for good: its table, seats, acts, recordings, and the snapshot of a long one. */
  readonly diskBytes: number;
  /** As long as it is held, which is until nobody has used it for some minutes. */
  readonly memoryBytes: number;
}

interface Weighed {
  readonly table: ListedTable;
  readonly acts: readonly StoredAct[];
  /** How many pairs of eyes it was recorded for. */
  readonly recordings: number;
  readonly snapshots: number;
}

/** More of them tell nothing new. */
const MOST_GAMES = 50;
/** Recordings are made when there is time. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** Weighs games that ended on a server which goes on; null if none of these is recorded. */
export async function weighFinished(
  address: string,
  folder: string,
  game: AnyGame,
  tables: readonly string[],
): Promise<FinishedGame | null> {
  const storage = new SqliteStorage(folder, true);
  try {
    const found = await findRecorded(storage, tables.slice(0, MOST_GAMES));
    if (found.length === 0) return null;
    const watch = new Watch(defaultLimits.rules, folder);
    const sum = (of: (one: Weighed) => number): number => found.reduce((all, one) => all + of(one), 0);
    const each = (whole: number): number => Math.round(whole / found.length);
    return {
      games: found.length,
      acts: each(sum(({ acts }) => acts.length)),
      cpuMicroseconds: each(await microsecondsToRecord(watch, game, storage, found)),
      wireBytes: each(await historyBytes(address, found)),
      diskBytes: each(diskBytes(folder, found)),
      memoryBytes: each(await bytesInMemory(watch, game, storage, found)),
    };
  } finally {
    await storage.close();
  }
}

async function findRecorded(storage: Storage, ids: readonly string[]): Promise<Weighed[]> {
  const found: Weighed[] = [];
  const end = performance.now() + PATIENCE_MS;
  for (const id of ids) {
    let recorded = await storage.recorded(id);
    for (; recorded.length === 0 && performance.now() < end; recorded = await storage.recorded(id)) await pause(LOOK_AGAIN_MS);
    const table = await storage.table(id);
    if (recorded.length === 0 || table === null) continue;
    const snapshots = (await storage.snapshot(id)) === null ? 0 : 1;
    found.push({ table, acts: await readActs(storage, id), recordings: recorded.length, snapshots });
  }
  return found;
}

/** Once to warm up, and once to measure. */
async function microsecondsToRecord(watch: Watch, game: AnyGame, storage: Storage, found: readonly Weighed[]): Promise<number> {
  const recordAll = async (): Promise<void> => {
    for (const { table, acts } of found) await recordingsOf(watch, game, table, acts, storage);
  };
  await recordAll();
  const before = process.cpuUsage();
  await recordAll();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function diskBytes(folder: string, found: readonly Weighed[]): number {
  const bytesOf = bytesOfRows(folder);
  return found
    .flatMap(({ table, acts, recordings, snapshots }) =>
      Object.entries({ tables: 1, seats: table.seats.length, acts: acts.length, recordings, snapshots }),
    )
    .reduce((sum, [name, rows]) => sum + rows * (bytesOf.get(name) ?? 0), 0);
}

async function historyBytes(address: string, found: readonly Weighed[]): Promise<number> {
  let bytes = 0;
  for (const { table } of found) {
    const reply = await fetch(`${address}/api/tables/${table.id}/history`, { headers: { 'accept-encoding': 'br' } });
    if (!reply.ok) throw new Error(`the history of ${table.id}: ${reply.status} ${await reply.text()}`);
    await reply.arrayBuffer();
    bytes += Number(reply.headers.get('content-length'));
  }
  return bytes;
}

/** Sessions and acts are all that grows with a game; a table has both in memory. */
async function bytesInMemory(watch: Watch, game: AnyGame, storage: Storage, found: readonly Weighed[]): Promise<number> {
  const before = await heldBytes();
  const held: { readonly acts: readonly StoredAct[]; readonly session: Session }[] = [];
  for (const { table } of found) {
    const acts = await readActs(storage, table.id);
    held.push({ acts, session: await replay(watch, game, table, acts, storage) });
  }
  const bytes = (await heldBytes()) - before;
  return held.every(({ acts, session }) => acts.length === session.number) ? Math.max(0, bytes) : 0;
}

/** What a row of each table of the database takes, with its part of the indices and of the room that is left in their pages. */
function bytesOfRows(folder: string): ReadonlyMap<string, number> {
  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  try {
    const tables = database
      .prepare(
        'SELECT tbl_name AS name, SUM(pgsize) AS bytes FROM dbstat JOIN sqlite_schema USING (name) WHERE aggregate = TRUE GROUP BY tbl_name',
      )
      .all() as { readonly name: string; readonly bytes: number }[];
    const rows = (name: string): number => Number(database.prepare(`SELECT COUNT(*) AS rows FROM ${name}`).get()!['rows']);
    return new Map(tables.map(({ name, bytes }) => [name, bytes / Math.max(1, rows(name))]));
  } finally {
    database.close();
  }
}
