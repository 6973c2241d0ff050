import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it, where they are not there yet. One by one: Node's own way of making all of them never comes back
 * where the system denies that the parent is there although it is, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (folder === '') throw new Error('it has no name');
  const missing: string[] = [];
  for (let at = resolve(folder); !isFolder(at); at = dirname(at)) {
    missing.push(at);
    if (existsSync(at)) break;
  }
  for (const each of missing.toReversed()) makeOne(each);
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
