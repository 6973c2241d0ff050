import type { StoredAct, Write } from './storage.ts';

/** A value that a column takes. */
export type Value = string | number | null | Uint8Array;

/** One statement of SQL with its values. Both databases understand it; one of them writes `?` as `$1`, `$2` … */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** If it changes nothing, somebody else has changed the table since: then nothing of its group counts. */
  readonly must?: true;
}

const ONLOOKER = -1;
/** Bytes that are written, and taken away again, to see whether there is room. */
const BALLAST = new Uint8Array(12_288);

export const ACT_COLUMNS = 'table_id, number, kind, seat, question, choice, key, by_bot, along, asked, at';
/** Put together once: the statement that is made ready for it is found by this very text. */
const INSERT_ACT = `INSERT INTO acts (${ACT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

export function actValues(table: string, act: StoredAct): Value[] {
  const { number, kind, seat, question, index, key, byBot, along, asked, at } = act;
  return [table, number, kind, seat, question, index, key, byBot ? 1 : 0, along.join(), asked.join(), at];
}

type To = Write['to'];
type Statements = { readonly [T in To]: (write: Extract<Write, { readonly to: T }>) => Statement[] };

const statements: Statements = {
  acts: (write) => [{ sql: INSERT_ACT, values: actValues(write.table, write.act) }],
  guests: (write) => [
    {
      sql: 'INSERT INTO guests (id, name, token_hash, created_at, seen_at) VALUES (?, ?, ?, ?, ?)',
      values: [write.guest.id, write.guest.name, write.tokenHash, write.at, write.at],
    },
  ],
  seen: (write) => [{ sql: 'UPDATE guests SET seen_at = ? WHERE id = ?', values: [write.at, write.guest] }],
  names: (write) => [
    { sql: 'UPDATE guests SET name = ? WHERE id = ?', values: [write.guest.name, write.guest.id] },
    {
      sql: 'UPDATE tables SET revision = revision + 1 WHERE id IN (SELECT table_id FROM seats WHERE guest = ?)',
      values: [write.guest.id],
    },
  ],
  barred: (write) => [
    { sql: 'INSERT INTO barred (table_id, guest) VALUES (?, ?) ON CONFLICT DO NOTHING', values: [write.table, write.guest] },
  ],
  'seed-known': (write) => [
    {
      sql: `UPDATE tables SET ${write.known ? 'seed_known = 1' : 'seed_known = 0, dealt_anew = 1, revision = revision + 1'} WHERE id = ?`,
      values: [write.table],
    },
  ],
  revision: (write) => [
    {
      sql: 'UPDATE tables SET revision = revision + 1 WHERE id = ? AND revision = ?',
      values: [write.table, write.from],
      must: true,
    },
  ],
  snapshot: (write) => {
    const { number, version, acts, body } = write.snapshot;
    return [
      {
        sql: `INSERT INTO snapshots (table_id, number, version, acts, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE
              SET number = excluded.number, version = excluded.version, acts = excluded.acts, body = excluded.body`,
        values: [write.table, number, version, acts, body],
      },
    ];
  },
  pulse: (write) => {
    // Something that needs room: a full disk lets pages be written over that are already there.
    return [
      { sql: 'DELETE FROM pulse', values: [] },
      { sql: 'INSERT INTO pulse (id, at, ballast) VALUES (1, ?, ?) ON CONFLICT DO NOTHING', values: [write.at, BALLAST] },
      { sql: 'DELETE FROM pulse', values: [] },
    ];
  },
  tables: (write) => tableStatements(write),
  seats: (write) => [seatStatement(write)],
  status: (write) => [
    {
      sql: 'UPDATE tables SET status = ?, outcome = ? WHERE id = ?',
      values: [write.status, write.outcome === null ? null : JSON.stringify(write.outcome), write.table],
    },
  ],
  chat: (write) => {
    const { number, guest, name, seat, text, at } = write.line;
    return [
      {
        sql: 'INSERT INTO chat (table_id, number, guest, name, seat, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        values: [write.table, number, guest, name, seat, text, at],
      },
    ];
  },
  recordings: (write) => [
    {
      sql: 'INSERT INTO recordings (table_id, seat, body) VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body',
      values: [write.table, write.seat ?? ONLOOKER, write.body],
    },
    { sql: 'UPDATE tables SET recorded = 1 WHERE id = ?', values: [write.table] },
  ],
  carried: (write) => carriedStatements(write),
  request: (write) => [
    {
      sql: 'UPDATE tables SET request = ? WHERE id = ?',
      values: [write.request === null ? null : JSON.stringify(write.request), write.table],
    },
  ],
  closed: (write) => [
    {
      sql: 'UPDATE tables SET closed = ?, listed = 0, revision = revision + 1 WHERE id = ?',
      values: [write.closed ? 1 : 0, write.table],
      must: true,
    },
  ],
  bars: (write) => [
    {
      sql: 'INSERT INTO bars (kind, whom, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      values: [write.bar.kind, write.bar.whom, write.bar.at],
    },
  ],
  unbar: (write) => [{ sql: 'DELETE FROM bars WHERE kind = ? AND whom = ?', values: [write.kind, write.whom] }],
  forgotten: (write) => forgottenStatements(write),
  bin: (write) => [{ sql: 'DELETE FROM tables WHERE id = ?', values: [write.table] }],
};

/** What a write does to the database, one statement after the other. */
export const statementsOf = (write: Write): Statement[] => statements[write.to](write as never);

export const recordingSeat = (seat: number | null): number => seat ?? ONLOOKER;

export const seatOfRecording = (seat: number): number | null => (seat === ONLOOKER ? null : seat);

function forgottenStatements({ guest, name, tokenHash, at }: Write & { to: 'forgotten' }): Statement[] {
  return [
    // Lines of chat stay where they were, with nothing in them: others count theirs by number.
    {
      sql: 'UPDATE tables SET revision = revision + 1 WHERE id IN (SELECT table_id FROM chat WHERE guest = ?)',
      values: [guest],
    },
    { sql: "UPDATE chat SET guest = '', name = ?, text = ? WHERE guest = ?", values: [name, name, guest] },
    { sql: 'DELETE FROM barred WHERE guest = ?', values: [guest] },
    { sql: 'DELETE FROM bars WHERE whom = ?', values: [guest] },
    { sql: "INSERT INTO bars (kind, whom, at) VALUES ('gone', ?, ?) ON CONFLICT DO NOTHING", values: [guest, at] },
    { sql: 'UPDATE guests SET name = ?, token_hash = ?, created_at = 0, seen_at = 0 WHERE id = ?', values: [name, tokenHash, guest] },
  ];
}

function tableStatements({ table }: Write & { to: 'tables' }): Statement[] {
  const { id, game, version, options, seed, listed, status, host, createdAt, outcome, seats, origin, fromSave, carried } = table;
  return [
    {
      sql: `INSERT INTO tables (id, game, version, options, seed, listed, status, host, created_at, outcome, origin, from_save, seed_known, dealt_anew, consent,
            carried_from, carried_lost) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values: [
        id,
        game,
        version,
        JSON.stringify(options),
        seed,
        listed ? 1 : 0,
        status,
        host,
        createdAt,
        outcome === null ? null : JSON.stringify(outcome),
        origin,
        fromSave ? 1 : 0,
        table.seedKnown ? 1 : 0,
        table.dealtAnew ? 1 : 0,
        table.consent ? 1 : 0,
        carried?.from ?? null,
        carried?.lost ?? 0,
      ],
    },
    ...seats.map((sits, seat) => seatStatement({ to: 'seats', table: id, seat, sits })),
  ];
}

function seatStatement({ table, seat, sits }: Write & { to: 'seats' }): Statement {
  const person = sits.kind === 'person' ? sits : null;
  return {
    sql: `INSERT INTO seats (table_id, seat, kind, level, guest, has_left, key) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE
          SET kind = excluded.kind, level = excluded.level, guest = excluded.guest, has_left = excluded.has_left, key = excluded.key`,
    values: [
      table,
      seat,
      sits.kind,
      sits.kind === 'bot' ? sits.level : null,
      person?.guest ?? null,
      person?.left === true ? 1 : 0,
      person?.key ?? null,
    ],
  };
}

function carriedStatements({ table, from, version, before, lost, at }: Write & { to: 'carried' }): Statement[] {
  return [
    // Nobody may have acted under the old rules meanwhile.
    {
      sql: `UPDATE tables SET version = ?, carried_from = ?, carried_lost = ?, request = NULL, revision = revision + 1 WHERE id = ? AND version = ?
            AND (SELECT COUNT(*) FROM acts WHERE table_id = tables.id) = ?`,
      values: [version, from, lost, table, from, before.length],
      must: true,
    },
    { sql: 'INSERT INTO carried (table_id, version, at, acts) VALUES (?, ?, ?, ?)', values: [table, from, at, JSON.stringify(before)] },
    { sql: 'DELETE FROM acts WHERE table_id = ?', values: [table] },
    { sql: 'DELETE FROM snapshots WHERE table_id = ?', values: [table] },
  ];
}
