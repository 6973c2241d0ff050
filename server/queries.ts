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
  ${TABLE.replace('FROM tables', 'FROM mine CROSS JOIN tables ON tables.id = mine_id')} ORDER BY COALESCE(act.at, created_at) DESC LIMIT ?`;

const COUNTS = `
  SELECT
    (SELECT COUNT(*) FROM tables WHERE host = ? AND status = 'waiting' AND listed = 1) AS listed_of_host,
    (SELECT COUNT(*) FROM tables WHERE host = ? AND status <> 'finished') AS unfinished_of_host,
    (SELECT COUNT(*) FROM tables INDEXED BY tables_open WHERE status = 'waiting' AND listed = 1 AND origin = ?) AS listed_of_origin`;

/** After its last act, a table says who is asked; before the first one nobody knows without the rules. */
const TABLES_WITH_BOTS = `
  SELECT tables.id FROM tables INDEXED BY tables_running
  LEFT JOIN acts ON acts.table_id = tables.id AND acts.number = (SELECT MAX(number) FROM acts WHERE table_id = tables.id)
  WHERE tables.status = 'running' AND tables.id > ? AND EXISTS (
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
} as const;

/** A query as PostgreSQL writes it: it chooses indices by itself, and names what is to be filled in. */
export function forPostgres(query: string): string {
  let place = 0;
  return query
    .replaceAll(/ INDEXED BY \w+/g, '')
    .replaceAll('CROSS JOIN', 'JOIN')
    .replaceAll('instr(', 'strpos(')
    .replaceAll('?', () => `$${++place}`);
}
