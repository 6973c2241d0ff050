import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Session } from '@skerry/engine';

/** Whether a file is there that must not be written over. A device or a pipe keeps nothing. */
function isTaken(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Writes a game to files, and nothing over a file that is not this game's. */
export class Keeper {
  private readonly session: Session;
  private readonly own = new Set<string>();

  /** `loaded` is the file that the game came from: it goes on there. */
  constructor(session: Session, loaded?: string) {
    this.session = session;
    if (loaded !== undefined) this.own.add(resolve(loaded));
  }

  /** Whether another game, or something else, lies in this file. */
  isForeign(file: string): boolean {
    return !this.own.has(resolve(file)) && isTaken(file);
  }

  /** What was saved there before stays until all of the new save is written. */
  save(file: string): void {
    const text = `${JSON.stringify(this.session.save())}\n`;
    if (existsSync(file) && !isTaken(file)) {
      writeFileSync(file, text);
      return;
    }
    const place = existsSync(file) ? realpathSync(file) : file;
    const half = `${place}.half`;
    try {
      writeFileSync(half, text);
      renameSync(half, place);
    } catch (error) {
      rmSync(half, { force: true });
      throw error;
    }
    this.own.add(resolve(file));
  }
}
