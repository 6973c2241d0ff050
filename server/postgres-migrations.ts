import { Refusal } from '@skerry/engine';
import type { ClientBase } from 'pg';

/**
 * How a PostgreSQL database came to its present form, one entry for each version; the columns are those of SQLite. A migration that has been
 * released is never changed; a new form is a new entry. The table `form` says how many of them a database has seen.
 */
const migrations: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash BYTEA NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
  );
  CREATE INDEX guests_seen ON guests (seen_at);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    listed INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'finished')),
    host TEXT NOT NULL REFERENCES guests (id),
    created_at BIGINT NOT NULL,
    outcome TEXT,
    recorded INTEGER NOT NULL DEFAULT 0,
    origin TEXT NOT NULL DEFAULT '',
    from_save INTEGER NOT NULL DEFAULT 0,
    seed_known INTEGER NOT NULL DEFAULT 0,
    carried_from TEXT,
    carried_lost INTEGER NOT NULL DEFAULT 0,
    dealt_anew INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 0,
    consent INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX tables_open ON tables (created_at) WHERE status = 'waiting' AND listed = 1;
  CREATE INDEX tables_running ON tables (id) WHERE status = 'running';
  CREATE INDEX tables_unrecorded ON tables (id) WHERE status = 'finished' AND recorded = 0;
  CREATE INDEX tables_of_host ON tables (host, created_at);
  CREATE INDEX tables_waiting ON tables (created_at) WHERE status = 'waiting';

  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'bot', 'person')),
    level TEXT,
    guest TEXT REFERENCES guests (id),
    has_left INTEGER NOT NULL DEFAULT 0,
    key TEXT,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX seats_of_guest ON seats (guest, table_id) WHERE guest IS NOT NULL;

  CREATE TABLE acts (
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
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
  );

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
  );

  CREATE TABLE recordings (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, seat)
  );

  CREATE TABLE carried (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version TEXT NOT NULL,
    at BIGINT NOT NULL,
    acts TEXT NOT NULL
  );

  CREATE TABLE barred (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
  );

  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    version TEXT NOT NULL,
    acts BYTEA NOT NULL,
    body BYTEA NOT NULL
  );

  CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL,
    ballast BYTEA NOT NULL
  );

  CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    copy TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
  );
  CREATE INDEX leases_until ON leases (until);
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
    at BIGINT NOT NULL,
    PRIMARY KEY (kind, whom)
  );
  CREATE TABLE salt (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    salt TEXT NOT NULL,
    at BIGINT NOT NULL
  );
  `,
];

/** Copies that start at the same time wait for each other here. */
const LOCK = 0x5ce44;

/** Refuses a database that another form of the server has written: that form is brought about by a server that starts. */
export async function requirePostgresForm(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM form').catch(() => ({ rows: [] }));
  const version = rows[0]?.version ?? 0;
  if (version === 0) throw new Refusal('storage', 'There is no Skerry database at DATABASE_URL.');
  if (version < migrations.length)
    throw new Refusal('storage', "The database at DATABASE_URL is an older server's: start this one there first.");
}

/** Brings a database to the present form, all in one transaction. Refuses one that a newer server has written. */
export async function migratePostgres(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS form (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM form');
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) {
      throw new Refusal(
        'storage',
        `The database has form ${version}, and this server knows forms up to ${migrations.length}: it was written by a newer Skerry.`,
      );
    }
    for (const migration of migrations.slice(version)) await client.query(migration);
    await client.query('DELETE FROM form');
    await client.query('INSERT INTO form (version) VALUES ($1)', [migrations.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
