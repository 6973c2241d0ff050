import type { Statement, Value } from './statements.ts';
import type { TableWish } from './storage.ts';

/** How many tables a list is made from, and how many are thrown away in one go. */
const MOST_LISTED = 1000;
const MOST_EXPIRED = 200;

const TABLE = `
  SELECT tables.*, act.number, act.asked, act.at FROM tables LEFT JOIN acts AS act
  ON act.table_id = tables.id AND act.number = (SELECT MAX(number) FROM acts WHERE table_id = tables.id)`;

const OPEN_TABLES = `
  WITH newest AS (
    SELECT id, created_at, origin FROM tables INDEXED BY tables_open WHERE status = 'waiting' AND listed = 1 ORDER BY created_at DESC LIMIT ${MOST_LISTED}
  ), ranked AS (
    SELECT id AS ranked_id, ROW_NUMBER() OVER (PARTITION BY origin ORDER BY created_at DESC) AS place FROM newest
  )
  ${TABLE.replace('FROM tables', 'FROM ranked CROSS JOIN tables ON tables.id = ranked_id')} ORDER BY place, created_at DESC LIMIT ?`;

const TABLES_OF = `
  WITH mine AS (
    SELECT table_id AS mine_id FROM seats WHERE guest = ?
    UNION SELECT hosted.id FROM (SELECT id FROM tables WHERE host = ? ORDER BY created_at DESC LIMIT ${MOST_LISTED}) AS hosted
  )
  ${TABLE.replace('FROM tables', 'FROM mine CROSS JOIN tables ON tables.id = mine_id')} WHERE closed = 0 ORDER BY COALESCE(act.at, created_at) DESC LIMIT ?`;

const COUNTS = `
  SELECT
    (SELECT COUNT(*) FROM tables WHERE host = ? AND status = 'waiting' AND listed = 1) AS listed_of_host,
    (SELECT COUNT(*) FROM tables WHERE host = ? AND status <> 'finished' AND closed = 0) AS unfinished_of_host,
    (SELECT COUNT(*) FROM tables WHERE host = ? AND created_at > ?) AS new_of_host,
    (SELECT COUNT(*) FROM tables WHERE origin = ? AND created_at > ?) AS new_of_origin,
    (SELECT COUNT(*) FROM tables INDEXED BY tables_open WHERE status = 'waiting' AND listed = 1 AND origin = ?) AS listed_of_origin`;

/** After its last act, a table says who is asked; before the first one nobody knows without the rules. */
const TABLES_WITH_BOTS = `
  SELECT tables.id FROM tables INDEXED BY tables_running
  LEFT JOIN acts ON acts.table_id = tables.id AND acts.number = (SELECT MAX(number) FROM acts WHERE table_id = tables.id)
  WHERE tables.status = 'running' AND tables.closed = 0 AND tables.id > ? AND EXISTS (
    SELECT 1 FROM seats WHERE seats.table_id = tables.id AND (seats.kind = 'bot' OR seats.has_left = 1)
    AND (acts.asked IS NULL OR instr(',' || acts.asked || ',', ',' || seats.seat || ',') > 0)
  ) ORDER BY tables.id LIMIT ?`;

const FORGET_GUESTS = `
  DELETE FROM guests WHERE id IN (
    SELECT id FROM guests WHERE seen_at < ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id) AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = guests.id)
    LIMIT ${MOST_EXPIRED}
  )`;

/** Who has another name now is shown under that one, as at the table. */
const CHAT = `
  SELECT number, guest, COALESCE(guests.name, chat.name) AS name, seat, text, at FROM chat LEFT JOIN guests ON guests.id = guest
  WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?`;

const FIND_GUESTS = `
  SELECT id, name, created_at, seen_at, (SELECT COUNT(DISTINCT table_id) FROM seats WHERE guest = guests.id) AS tables
  FROM guests WHERE id = ? OR instr(name, ?) > 0 ORDER BY seen_at DESC, id LIMIT ?`;

const OF_GUEST = `
  tables.id IN (
    SELECT table_id FROM seats WHERE guest IN (SELECT id FROM guests WHERE id = ? OR instr(name, ?) > 0)
    UNION SELECT hosted.id FROM tables AS hosted WHERE host IN (SELECT id FROM guests WHERE id = ? OR instr(name, ?) > 0)
  )`;

/** What whoever runs the house looks for. */
export function tablesQuery({ id, guest, game, status }: TableWish, most: number): Statement {
  const conditions: string[] = [];
  const values: Value[] = [];
  const want = (condition: string, ...filledIn: Value[]): void => {
    conditions.push(condition);
    values.push(...filledIn);
  };
  if (id !== undefined) want('tables.id = ?', id);
  if (game !== undefined) want('game = ?', game);
  if (status === 'closed') want('closed = 1');
  else if (status !== undefined) want('closed = 0 AND status = ?', status);
  if (guest !== undefined) want(OF_GUEST, guest, guest, guest, guest);
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  return { sql: `${TABLE}${where} ORDER BY created_at DESC, tables.id LIMIT ?`, values: [...values, most] };
}

/** What both databases are asked, as SQLite writes it. */
export const queries = {
  guestByToken: 'SELECT id, name, seen_at FROM guests WHERE token_hash = ?',
  table: `${TABLE} WHERE tables.id = ?`,
  seats: 'SELECT seats.*, name FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = ? ORDER BY seat',
  barred: 'SELECT guest FROM barred WHERE table_id = ?',
  openTables: OPEN_TABLES,
  tablesOf: TABLES_OF,
  counts: COUNTS,
  tablesWithBots: TABLES_WITH_BOTS,
  unrecorded: "SELECT id FROM tables WHERE status = 'finished' AND recorded = 0 AND id > ? ORDER BY id LIMIT ?",
  unlist: "UPDATE tables SET listed = 0 WHERE status = 'waiting' AND listed = 1 AND created_at < ? RETURNING id",
  throwAway: `DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE status = 'waiting' AND created_at < ? LIMIT ${MOST_EXPIRED}) RETURNING id`,
  forgetGuests: FORGET_GUESTS,
  acts: 'SELECT * FROM acts WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?',
  snapshot: 'SELECT number, version, acts, body FROM snapshots WHERE table_id = ?',
  chat: CHAT,
  recording: 'SELECT body FROM recordings WHERE table_id = ? AND seat = ?',
  recorded: 'SELECT seat FROM recordings WHERE table_id = ? ORDER BY seat',
  findGuests: FIND_GUESTS,
  bars: 'SELECT kind, whom, at FROM bars ORDER BY at, kind, whom',
  salt: 'SELECT salt FROM salt',
  newSalt: 'INSERT INTO salt (id, salt, at) VALUES (1, ?, ?) ON CONFLICT DO NOTHING',
  oldSalt: 'DELETE FROM salt WHERE at < ?',
  oldGone: "DELETE FROM bars WHERE kind = 'gone' AND at < ?",
} as const;

/**
 * A query for tables that also brings who sits there and who is barred, so that a list is one way over the network however long it is. SQLite is
 * no way away: it is asked again for each table.
 */
export function withSitters(query: string): string {
  return query.replace(
    'SELECT tables.*,',
    `SELECT tables.*,
      (SELECT json_agg(sits ORDER BY sits.seat) FROM (${queries.seats.replace('?', 'tables.id')}) AS sits) AS seats,
      (SELECT json_agg(bar) FROM (${queries.barred.replace('?', 'tables.id')}) AS bar) AS barred,`,
  );
}

/** A query as PostgreSQL writes it: it chooses indices by itself, and names what is to be filled in. */
export function forPostgres(query: string): string {
  let place = 0;
  return query
    .replaceAll(/ INDEXED BY \w+/g, '')
    .replaceAll('CROSS JOIN', 'JOIN')
    .replaceAll('instr(', 'strpos(')
    .replaceAll('?', () => `$${++place}`);
}
