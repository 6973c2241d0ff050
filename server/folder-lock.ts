import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '@skerry/engine';

/**
 * Keeps a data folder for one server. It is a lock of the operating system on a file beside the database (SQLite knows how to take one
 * everywhere), so it is gone with its process, however that ends; and the database itself stays open to whoever backs it up.
 */
export class FolderLock {
  private readonly file: DatabaseSync;

  constructor(folder: string) {
    this.file = new DatabaseSync(join(folder, 'skerry.lock'), { timeout: 0 });
    try {
      this.file.exec('BEGIN EXCLUSIVE');
    } catch {
      this.file.close();
      throw new Refusal('folder-taken', `Another Skerry server keeps its data in ${folder}: stop it, or take another folder.`);
    }
  }

  release(): void {
    this.file.close();
  }
}
