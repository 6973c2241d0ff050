import { existsSync, fsyncSync, openSync, closeSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '@skerry/engine';
import { makeFolder } from './folder.ts';
import { FolderLock } from './folder-lock.ts';
import { FORMS } from './migrations.ts';
import { DATABASE } from './sqlite.ts';
import { complaintOf, openingRefusal } from './sqlite-errors.ts';

/**
 * Writes everything in a data folder into one file, as it is at one moment, while a server may go on playing there. Copying the files
 * would not do: the database is two of them, and they change meanwhile.
 */
export function backUp(folder: string, file: string): Facts {
  const source = join(folder, DATABASE);
  if (!existsSync(source)) throw new Refusal('storage', `There is no Skerry database in ${folder}.`);
  if (existsSync(file)) throw new Refusal('storage', `${file} exists already, and is not written over.`);
  const half = newHalf(file);
  try {
    copyDatabase(source, half);
    return finishHalf(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    // What is backed up is only read: a disk that is full is that of the backup.
    throw openingRefusal(error, complaintOf(error) === 'full' ? dirname(resolve(file)) : folder);
  }
}

/** An empty file where a backup is written before it gets its name: whether it can be written there shows before anything is read. */
export function newHalf(file: string): string {
  const half = `${file}.half`;
  try {
    makeFolder(dirname(resolve(file)));
    rmSync(half, { force: true });
    closeSync(openSync(half, 'wx'));
  } catch (error) {
    throw new Refusal('storage', `${file} cannot be written: ${(error as Error).message}.`);
  }
  return half;
}

/** Reads a backup from end to end, and gives it its name. */
export function finishHalf(half: string, file: string): Facts {
  const facts = examine(half, file);
  sync(half);
  renameSync(half, file);
  return facts;
}

/** A database as it is at one moment, with what is only in its write-ahead log as yet. */
export function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** Puts a backup in the place of what is in a data folder, which is kept beside it. No server may run there. */
export function restore(folder: string, file: string): Facts & { readonly kept: string | null } {
  if (!existsSync(file)) throw new Refusal('storage', `There is no file ${file}.`);
  const facts = examine(file, file);
  const lock = new FolderLock(folder);
  const place = join(folder, DATABASE);
  const next = newHalf(place);
  try {
    // What was kept when something was brought back before may have a write-ahead log.
    copyDatabase(file, next);
    sync(next);
    const kept = existsSync(place) ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : null;
    // The write-ahead log goes with the database that it belongs to.
    if (kept !== null) for (const part of ['', '-wal', '-shm']) if (existsSync(place + part)) renameSync(place + part, kept + part);
    renameSync(next, place);
    return { ...facts, kept };
  } catch (error) {
    rmSync(next, { force: true });
    throw openingRefusal(error, folder);
  } finally {
    lock.release();
  }
}

export interface Facts {
  readonly tables: number;
  readonly acts: number;
}

/** Reads a backup from end to end. */
export function examine(path: string, named: string): Facts {
  const broken = (what: string): Refusal => new Refusal('storage', `${named} is no backup of Skerry that can be used: ${what}.`);
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    const found = database.prepare('PRAGMA integrity_check(1)').get()!['integrity_check'];
    if (found !== 'ok') throw broken(String(found));
    const form = Number(database.prepare('PRAGMA user_version').get()!['user_version']);
    if (form === 0) throw broken('it is another database');
    if (form > FORMS) throw broken('it was written by a newer Skerry');
    const count = (what: string): number => Number(database!.prepare(`SELECT COUNT(*) AS count FROM ${what}`).get()!['count']);
    return { tables: count('tables'), acts: count('acts') };
  } catch (error) {
    throw error instanceof Refusal ? error : broken((error as Error).message);
  } finally {
    database?.close();
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
