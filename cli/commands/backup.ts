import { Refusal } from '@skerry/engine';
import type { Command, Given } from '../command.ts';
import type { Io } from '../io.ts';
import { CannotDo, WrongWords } from '../refused.ts';

export const data = {
  value: 'DIR',
  says: 'the folder that everything is kept in; if not said, SKERRY_DATA from the environment, or ./data',
};

export const backup: Command = {
  name: 'backup',
  words: 'FILE [--data DIR]',
  summary: 'Writes everything that a server keeps into one file, while it runs.',
  about: [
    'Of the folder; with DATABASE_URL in the environment and no --data, of that PostgreSQL. Both make the same kind of file.',
    'The file holds everything up to one moment, and is read through before it gets its name.',
  ],
  flags: { data },
  async run(given, io) {
    const file = fileOf(given);
    const database = databaseOf(given, io);
    const { tables, acts } = await tried(async () => {
      if (database !== null) return (await import('@skerry/server/move')).backUpPostgres(database, file);
      return (await import('@skerry/server/backup')).backUp(folderOf(given, io), file);
    });
    io.stdout.write(`${file}: ${tables} tables, ${acts} acts.\n`);
    return 0;
  },
};

export const restore: Command = {
  name: 'restore',
  words: 'FILE [--data DIR]',
  summary: 'Puts a backup in the place of what a server keeps, while it does not run.',
  about: [
    'What was there before is kept beside it.',
    'With DATABASE_URL in the environment and no --data it goes into that PostgreSQL, which must be empty.',
  ],
  flags: { data },
  async run(given, io) {
    const file = fileOf(given);
    const database = databaseOf(given, io);
    const { tables, acts, kept } = await tried(async () => {
      if (database !== null) return { ...(await (await import('@skerry/server/move')).fillPostgres(file, database)), kept: null };
      return (await import('@skerry/server/backup')).restore(folderOf(given, io), file);
    });
    io.stdout.write(`${tables} tables, ${acts} acts are back.\n`);
    if (kept !== null) io.stdout.write(`What was there before is in ${kept}.\n`);
    return 0;
  },
};

export const move: Command = {
  name: 'move',
  words: '[--data DIR]',
  summary: 'Moves everything that a server keeps in a folder to the PostgreSQL at DATABASE_URL, which must be empty.',
  about: ['All of it is moved or nothing; the folder stays as it is. No server may run there meanwhile.'],
  flags: { data },
  async run(given, io) {
    given.atMostWords(0);
    const database = io.env['DATABASE_URL'] ?? '';
    if (database === '') throw new WrongWords('Say where to: DATABASE_URL=postgresql://… skerry move.');
    const { move: moveTo } = await import('@skerry/server/move');
    const { tables, acts } = await tried(() => moveTo(folderOf(given, io), database));
    io.stdout.write(`${tables} tables, ${acts} acts are there now.\n`);
    return 0;
  },
};

function fileOf(given: Given): string {
  given.atMostWords(1);
  const [file] = given.words;
  if (file === undefined) throw new WrongWords(`Say which file: skerry ${given.command.name} FILE.`);
  return file;
}

/** The database that is meant where no folder is named. */
export function databaseOf(given: Given, io: Io): string | null {
  const database = io.env['DATABASE_URL'] ?? '';
  return given.value('data') !== undefined || database === '' ? null : database;
}

export function folderOf(given: Given, io: Io): string {
  return given.value('data') ?? (io.env['SKERRY_DATA'] || './data');
}

export async function tried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOfTheSystem = error instanceof Error && 'syscall' in error;
    throw error instanceof Refusal || isOfTheSystem ? new CannotDo(error.message) : error;
  }
}
