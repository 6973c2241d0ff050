import { afterAll } from 'vitest';
import { LocalPostgres } from '../cluster/local-postgres.ts';

/**
 * The address of a new database for each call: in the PostgreSQL at `DATABASE_URL`, if there is one, or in one of this file's own. It ends
 * when all tests of the file are over.
 */
export function ownPostgres(): { newDatabase(): Promise<string>; server(): Promise<LocalPostgres> } {
  let starting: Promise<LocalPostgres> | null = null;
  const server = (): Promise<LocalPostgres> => (starting ??= LocalPostgres.start());
  afterAll(async () => (await starting)?.close());
  return { newDatabase: async () => (await server()).newDatabase(), server };
}
