import type { DatabaseSync } from 'node:sqlite';

/**
 * How the database came to its present form, one entry for each version. A migration that has been released is never
 * changed; a new form is a new entry. `PRAGMA user_version` says how many of them a file has seen.
 */
const migrations: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    listed INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'finished')),
    host TEXT NOT NULL REFERENCES guests (id),
    created_at INTEGER NOT NULL,
    outcome TEXT,
    recorded INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX tables_open ON tables (created_at) WHERE status = 'waiting' AND listed = 1;
  CREATE INDEX tables_running ON tables (id) WHERE status = 'running';
  CREATE INDEX tables_unrecorded ON tables (id) WHERE status = 'finished' AND recorded = 0;

  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'bot', 'person')),
    level TEXT,
    guest TEXT REFERENCES guests (id),
    has_left INTEGER NOT NULL DEFAULT 0,
    key TEXT,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_of_guest ON seats (guest, table_id) WHERE guest IS NOT NULL;

  CREATE TABLE acts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('answer', 'undo')),
    seat INTEGER NOT NULL,
    question INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    along TEXT NOT NULL,
    asked TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE recordings (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT;
  `,
];

/** Brings a database to the present form; each step is a transaction. Refuses one that a newer server has written. */
export function migrate(database: DatabaseSync): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > migrations.length) {
    throw new Error(
      `The database has form ${version}, and this server knows forms up to ${migrations.length}: it was written by a newer Skerry.`,
    );
  }
  for (const [i, migration] of migrations.entries()) {
    if (i < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${i + 1}; COMMIT`);
  }
}
