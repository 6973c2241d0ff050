import type { DatabaseSync } from 'node:sqlite';
import { Refusal } from '@skerry/engine';

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
  // Acts have the key of their answer, say whether a bot gave it, and may deal what is undrawn anew. Tables say where they come from.
  `
  CREATE TABLE acts_of_tables (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('answer', 'undo', 'redeal')),
    seat INTEGER NOT NULL,
    question INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    key TEXT,
    by_bot INTEGER NOT NULL DEFAULT 0,
    along TEXT NOT NULL,
    asked TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO acts_of_tables (table_id, number, kind, seat, question, choice, along, asked, at)
    SELECT table_id, number, kind, seat, question, choice, along, asked, at FROM acts;
  DROP TABLE acts;
  ALTER TABLE acts_of_tables RENAME TO acts;

  ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
  ALTER TABLE tables ADD COLUMN from_save INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN seed_known INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN carried_from TEXT;
  ALTER TABLE tables ADD COLUMN carried_lost INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE carried (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    acts TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_of_host ON tables (host, created_at);
  CREATE INDEX tables_waiting ON tables (created_at) WHERE status = 'waiting';

  CREATE TABLE barred (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
  ) STRICT, WITHOUT ROWID;

  ALTER TABLE guests ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  UPDATE guests SET seen_at = created_at;
  CREATE INDEX guests_seen ON guests (seen_at);

  CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL,
    ballast BLOB NOT NULL
  ) STRICT;
  `,
  // Tables say whether they were dealt anew, and how often anything but their acts has changed. Sessions are kept from time to time.
  `
  ALTER TABLE tables ADD COLUMN dealt_anew INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    version TEXT NOT NULL,
    acts BLOB NOT NULL,
    body BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Tables say whether taking back something needs the consent of others.
  `
  ALTER TABLE tables ADD COLUMN consent INTEGER NOT NULL DEFAULT 0;
  `,
  // Whoever runs the house closes tables and bars people. The wish to take something back is kept, and so is what makes marks of addresses.
  `
  ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN request TEXT;
  CREATE INDEX tables_of_origin ON tables (origin, created_at);
  CREATE INDEX chat_of_guest ON chat (guest);
  CREATE TABLE bars (
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'address', 'gone')),
    whom TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (kind, whom)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE salt (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    salt TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  `,
];

/** How many forms this server knows. */
export const FORMS = migrations.length;

/** Brings a database to the present form; each step is a transaction. Refuses one that a newer server has written. */
export function migrate(database: DatabaseSync, upTo = FORMS): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > FORMS) {
    throw new Refusal(
      'storage',
      `The database has form ${version}, and this server knows forms up to ${FORMS}: it was written by a newer Skerry.`,
    );
  }
  for (const [i, migration] of migrations.slice(0, upTo).entries()) {
    if (i < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${i + 1}; COMMIT`);
  }
}
