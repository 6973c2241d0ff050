import { Refusal, type AnyGame, type Save } from '@skerry/engine';
import { networkOf } from './addresses.ts';
import { connected } from './connected.ts';
import { defaultLimits } from './limits.ts';
import { pack, unpack } from './packed.ts';
import { PostgresStorage } from './postgres.ts';
import { requirePostgresForm } from './postgres-migrations.ts';
import type { ChatLine, Recording } from './protocol.ts';
import { storageRefusal, untilFirst } from './refusals.ts';
import { readActs, replay } from './replay.ts';
import { hashOf, newSeatKey, newToken } from './secrets.ts';
import { SqliteStorage } from './sqlite.ts';
import {
  Conflict,
  type Bar,
  type ListedTable,
  type Storage,
  type StoredAct,
  type StoredSeat,
  type TableWish,
  type Write,
} from './storage.ts';
import { Watch } from './watch.ts';

/** What stands where the name, or a line, of somebody stood whose data was deleted. */
const NOBODY = '—';
/** How many tables of a guest are gone through at once. */
const SOME = 200;
const MOST_FOUND = 1000;

type FoundSeat = Exclude<StoredSeat, { kind: 'person' }> | Omit<Sitting, 'key'>;

/** A table as it is found. Without the secrets of its seats, and without its seed. */
export interface FoundTable {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly status: ListedTable['status'] | 'closed';
  readonly listed: boolean;
  readonly host: string;
  readonly seats: readonly FoundSeat[];
  readonly number: number;
  readonly createdAt: number;
  readonly activeAt: number;
}

export interface BarredGuest {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly tables: number;
  readonly barred: boolean;
}

/** All that there is of a table, but the secrets of its seats. */
export interface ExportedTable {
  readonly table: FoundTable;
  readonly options: ListedTable['options'];
  readonly seed: string;
  readonly acts: readonly StoredAct[];
  readonly chat: readonly ChatLine[];
  /** To be loaded; null where the game has not begun or its rules are not those of now. */
  readonly save: Save | null;
}

/**
 * What whoever runs the house does with the store, whether servers run on it or not: those that do look every two seconds whether anything
 * has changed.
 */
export class Admin {
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  async tables(wish: TableWish, most: number): Promise<FoundTable[]> {
    return (await this.storage.findTables(wish, most)).map(found);
  }

  async guests(word: string, most: number): Promise<BarredGuest[]> {
    const barred = new Set((await this.storage.bars()).flatMap(({ kind, whom }) => (kind === 'guest' ? [whom] : [])));
    return (await this.storage.findGuests(word, most)).map(({ guest, ...facts }) => ({ ...guest, ...facts, barred: barred.has(guest.id) }));
  }

  /** Nobody comes to a closed table any more, and who is there is sent away; nothing of it is lost. */
  async setClosed(id: string, closed: boolean): Promise<FoundTable> {
    const table = await this.table(id);
    if (table.closed === closed) throw new Refusal('bad-request', `Table ${id} ${closed ? 'is closed already' : 'is not closed'}.`);
    await this.write([{ to: 'closed', table: id, closed }]);
    return found({ ...table, closed, listed: false });
  }

  async export(id: string, games: ReadonlyMap<string, AnyGame>): Promise<ExportedTable> {
    const table = await this.table(id);
    const acts = await readActs(this.storage, id);
    const chat = await this.storage.chat(id, 0, Number.MAX_SAFE_INTEGER);
    const game = games.get(table.game);
    const save = game?.version === table.version && table.status !== 'waiting' ? await saveOf(game, table, acts) : null;
    return { table: found(table), options: table.options, seed: table.seed, acts, chat, save };
  }

  /** Everybody who is not let in, the longest ago first. */
  async bars(): Promise<Bar[]> {
    return (await this.storage.bars()).filter(({ kind }) => kind !== 'gone');
  }

  /** Does not let a guest in any more (by his id), nor anybody from an address or network. */
  async bar(whom: string, at = Date.now()): Promise<Bar> {
    const network = networkOf(whom);
    if (network === null) await this.guest(whom);
    const bar: Bar = network === null ? { kind: 'guest', whom, at } : { kind: 'address', whom: network, at };
    if (await this.isBarred(bar)) throw new Refusal('bad-request', `${bar.whom} is barred already.`);
    await this.write([{ to: 'bars', bar }]);
    return bar;
  }

  async unbar(whom: string): Promise<Bar> {
    const network = networkOf(whom);
    const bar = { kind: network === null ? 'guest' : 'address', whom: network ?? whom } as const;
    const known = (await this.bars()).find((one) => one.kind === bar.kind && one.whom === bar.whom);
    if (known === undefined) throw new Refusal('bad-request', `${bar.whom} is not barred.`);
    await this.write([{ to: 'unbar', ...bar }]);
    return known;
  }

  private async isBarred({ kind, whom }: Bar): Promise<boolean> {
    return (await this.bars()).some((one) => one.kind === kind && one.whom === whom);
  }

  /**
   * Deletes all that tells who a guest was: his name, his token, what he wrote. Games of others stay: at those that run a bot goes on for
   * him, those that wait get his seat back, and what is over shows that somebody sat there. Returns at how many tables that was.
   */
  async deleteGuest(id: string, at = Date.now()): Promise<{ readonly tables: number }> {
    await this.guest(id);
    await this.write([{ to: 'forgotten', guest: id, name: NOBODY, tokenHash: hashOf(newToken()), at }]);
    const tables = await this.tablesOf(id);
    for (const table of tables) await this.getUp(table, id);
    await this.storage.wipe();
    return { tables: tables.length };
  }

  private async tablesOf(guest: string): Promise<string[]> {
    const tables = new Set<string>();
    for (let most = SOME; ; most *= 2) {
      const some = await this.storage.tablesOf(guest, most);
      for (const { id } of some) tables.add(id);
      if (some.length < most) break;
    }
    for (const { id } of await this.storage.findTables({ guest, status: 'closed' }, MOST_FOUND)) tables.add(id);
    return [...tables];
  }

  /** Where somebody else changes the table at the same time, once more. */
  private getUp(id: string, guest: string): Promise<void> {
    return untilFirst(async () => {
      const table = await this.storage.table(id);
      if (table === null) return;
      const sits = (sat: StoredSeat): boolean => sat.kind === 'person' && sat.guest === guest;
      const seats = table.seats.map((sat) => (sits(sat) ? without(sat as Sitting, table.status) : sat));
      const isEmpty = table.status === 'waiting' && seats.every(({ kind }) => kind !== 'person');
      const changed = seats.flatMap((sat, seat) =>
        sits(table.seats[seat]!) ? [{ to: 'seats', table: id, seat, sits: sat } as const satisfies Write] : [],
      );
      const writes: Write[] = isEmpty
        ? [{ to: 'bin', table: id }]
        : [{ to: 'revision', table: id, from: table.revision }, ...changed, ...(await this.withoutName(table, guest))];
      const failure = await this.tryToWrite(writes);
      if (failure !== null) throw failure instanceof Conflict ? failure : storageRefusal(failure);
    });
  }

  /** The recordings of a finished game name those who played it. */
  private async withoutName({ id, seats }: ListedTable, guest: string): Promise<Write[]> {
    const writes: Write[] = [];
    for (const seat of await this.storage.recorded(id)) {
      const body = await this.storage.recording(id, seat);
      if (body === null) continue;
      const recording = await unpack<Recording>(body);
      const names = recording.names.map((name, at) => {
        const sat = seats[at];
        return sat?.kind === 'person' && sat.guest === guest ? NOBODY : name;
      });
      writes.push({ to: 'recordings', table: id, seat, body: await pack({ ...recording, names }) });
    }
    return writes;
  }

  private async table(id: string): Promise<ListedTable> {
    const table = await this.storage.table(id);
    if (table === null) throw new Refusal('no-such-table', `There is no table "${id}". See: skerry admin tables.`);
    return table;
  }

  private async guest(id: string): Promise<void> {
    const guests = await this.storage.findGuests(id, MOST_FOUND);
    if (!guests.some(({ guest }) => guest.id === id))
      throw new Refusal('no-such-guest', `No guest has the id "${id}". See: skerry admin guests NAME.`);
  }

  private async write(writes: readonly Write[]): Promise<void> {
    const failure = await this.tryToWrite(writes);
    if (failure !== null) throw storageRefusal(failure);
  }

  private async tryToWrite(writes: readonly Write[]): Promise<Error | null> {
    return (await this.storage.commit([{ table: 'admin', writes }]))[0] ?? null;
  }

  close(): Promise<void> {
    return this.storage.close();
  }
}

/** The store of a data folder, or of a database; servers may go on there. */
export async function openAdmin(where: { readonly folder: string } | { readonly database: string }): Promise<Admin> {
  if ('folder' in where) return new Admin(new SqliteStorage(where.folder, true));
  await connected(where.database, requirePostgresForm);
  return new Admin(await PostgresStorage.open(where.database));
}

type Sitting = StoredSeat & { readonly kind: 'person' };

/** The seat link that he had is of no use to anybody. */
function without(sat: Sitting, status: ListedTable['status']): StoredSeat {
  if (status === 'waiting') return { kind: 'open' };
  return { ...sat, left: status === 'running' ? true : sat.left, key: newSeatKey() };
}

function found({ id, game, version, status, closed, listed, host, seats, number, createdAt, activeAt }: ListedTable): FoundTable {
  return {
    id,
    game,
    version,
    status: closed ? 'closed' : status,
    listed,
    host,
    seats: seats.map((sits) => {
      if (sits.kind !== 'person') return sits;
      const { kind, guest, name, left } = sits;
      return { kind, guest, name, left };
    }),
    number,
    createdAt,
    activeAt,
  };
}

async function saveOf(game: AnyGame, table: ListedTable, acts: readonly StoredAct[]): Promise<Save> {
  return (await replay(new Watch(defaultLimits.rules, ''), game, table, acts)).save();
}
