import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '@skerry/engine';
import { makeFolder } from './folder.ts';
import { isBusy, openingRefusal } from './sqlite-errors.ts';

/**
 * Keeps a data folder for one server. It is a lock of the operating system on a file beside the database (SQLite knows how to take one
 * everywhere), so it is gone with its process, however that ends; and the database itself stays open to whoever backs it up.
 */
export class FolderLock {
  private readonly file: DatabaseSync;

  /** Makes the folder, if it is not there. Throws a `Refusal` if it is another server's, or cannot be written to. */
  constructor(folder: string) {
    try {
      makeFolder(folder);
    } catch (error) {
      throw new Refusal('storage', `There can be no folder ${folder}: ${(error as Error).message}.`);
    }
    let file: DatabaseSync | null = null;
    try {
      file = new DatabaseSync(join(folder, 'skerry.lock'), { timeout: 0 });
      file.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      file?.close();
      if (!isBusy(error)) throw openingRefusal(error, folder);
      throw new Refusal('folder-taken', `Another Skerry server keeps its data in ${folder}: stop it, or take another folder.`);
    }
    this.file = file;
  }

  release(): void {
    this.file.close();
  }
}
