import { setTimeout as pause } from 'node:timers/promises';
import { configure, Refusal, Session, type AnyGame } from '@skerry/engine';
import type { House } from './house.ts';
import { Buckets, fillingTime } from './limits.ts';
import { carryOver, type CarriedTable } from './carry-over.ts';
import { CLOSED } from './in-store.ts';
import { LiveTable } from './live-table.ts';
import type { ChatLine, CreateTableBody, Guest, TableInfo } from './protocol.ts';
import { readActs, replay } from './replay.ts';
import { tableOfSave } from './saved-table.ts';
import { newSeed, newTableId } from './secrets.ts';
import { sitsAs } from './seating.ts';
import type { ListedTable, StoredAct, StoredTable } from './storage.ts';
import { tableInfo } from './table-info.ts';
import { CHAT_KEPT } from './talk.ts';
import { EndlessRule } from './watch.ts';

/** What a table in memory costs beside its acts, counted in acts. */
const TABLE_COSTS = 50;
/** How many tables are read at the same time: from the disk, and from a store over a network, which answers later but several at once. */
const OPENING_AT_ONCE = 4;
const OPENING_SHARED = 8;
/** After a restart: how many tables may have bots thinking before the next one is opened for its bots, and how often that is looked at. */
const AWAKE_AT_ONCE = 4;
const WAKING_MS = 100;
/** So long what comes from one address has the same mark. */
const DAY_MS = 86_400_000;
/** How long a table stays shut whose rules did not come to an end. */
const SHUT_MS = 60_000;

/** The tables that are in memory, and the way to the others. */
export class Tables {
  /** How many acts may be played again for each address. */
  readonly replays: Buckets;
  private readonly house: House;
  private readonly live = new Map<string, LiveTable>();
  private readonly opening = new Map<string, Promise<LiveTable>>();
  private readonly shut = new Map<string, number>();
  private readonly making = new Map<string, Promise<void>>();
  private readonly doors: (() => void)[] = [];
  private freeDoors: number;
  /** What is in memory, counted in acts, at most: tables that have gone since it was counted last are still in it. */
  private held = 0;
  /** The part of that which is on its way into memory. */
  private coming = 0;
  private closed = false;

  constructor(house: House) {
    this.house = house;
    this.replays = new Buckets(house.limits.replays);
    this.freeDoors = house.isShared ? OPENING_SHARED : OPENING_AT_ONCE;
  }

  get size(): number {
    return this.live.size;
  }

  /** The table with this id, from memory or from disk. Whoever asks is using it: it is not forgotten meanwhile. `by` pays for opening it. */
  open(id: string, by: string | null = null): Promise<LiveTable> {
    const table = this.inUse(id);
    if (table !== undefined) return Promise.resolve(table);
    let opening = this.opening.get(id);
    if (opening === undefined) {
      opening = this.load(id, by).finally(() => this.opening.delete(id));
      this.opening.set(id, opening);
    }
    return opening;
  }

  /** The table with this id, if it is in memory; whoever asks is using it. */
  inUse(id: string): LiveTable | undefined {
    const table = this.live.get(id);
    if (table !== undefined) table.lastUsed = performance.now();
    return table;
  }

  /** What everybody may know of a table, and who sits there; for that alone no game is played again. */
  async peek(id: string): Promise<{ readonly info: TableInfo; readonly seats: StoredTable['seats'] }> {
    const live = this.live.get(id);
    if (live !== undefined) return { info: live.info(), seats: live.seats };
    const stored = await this.stored(id);
    return { info: this.describeStored(stored), seats: stored.seats };
  }

  private async stored(id: string): Promise<ListedTable> {
    const stored = await this.house.storage.table(id);
    if (stored === null) throw new Refusal('no-such-table', `There is no table "${id}".`);
    if (stored.closed) throw new Refusal('closed', CLOSED);
    return stored;
  }

  private async load(id: string, by: string | null): Promise<LiveTable> {
    const stored = await this.stored(id);
    const { number } = stored;
    if ((this.shut.get(id) ?? 0) > performance.now())
      throw new Refusal('rules-fault', 'The rules of this table did not come to an end; it has been noted. Try again later.');
    if (by !== null) this.pay(by, number);
    await this.door();
    try {
      return await this.withRoom(number, () => this.bring(stored));
    } catch (error) {
      if (error instanceof EndlessRule) this.shutFor(id);
      throw error;
    } finally {
      this.freeDoors++;
      this.doors.shift()?.();
    }
  }

  private async bring(stored: StoredTable): Promise<LiveTable> {
    const { storage, games } = this.house;
    const { id } = stored;
    // What others have changed of it while it waited at the door it catches up with later.
    const [acts, chat] = await Promise.all([readActs(storage, id), storage.chat(id, 0, CHAT_KEPT)]);
    const game = games.get(stored.game) ?? null;
    const table =
      game === null || game.version === stored.version || stored.status === 'finished'
        ? await this.revive(stored, acts, chat)
        : await this.carry(game, stored, acts, chat);
    this.live.set(id, table);
    table.dealAnewForRivals();
    table.moveBots();
    return table;
  }

  private async revive(stored: StoredTable, acts: StoredAct[], chat: ChatLine[]): Promise<LiveTable> {
    const game = this.rulesOf(stored);
    const session =
      game === null || stored.status === 'waiting' ? null : await replay(this.house.watch, game, stored, acts, this.house.storage);
    return new LiveTable(this.house, stored, game, session, acts, chat);
  }

  /** A table that was begun under other rules: if all of it fits those of now, it goes on under them; else it is shown as far as it does. */
  private async carry(game: AnyGame, stored: StoredTable, acts: StoredAct[], chat: ChatLine[]): Promise<LiveTable> {
    const { watch } = this.house;
    const carried: CarriedTable | null = await carryOver(watch, game, stored, acts);
    if (carried === null) return new LiveTable(this.house, stored, null, null, acts, chat);
    const table = new LiveTable(this.house, stored, game, carried.session, carried.acts, chat, {
      before: acts,
      version: game.version,
      lost: carried.lost,
    });
    if (carried.lost === 0) await table.goOn();
    return table;
  }

  private shutFor(id: string): void {
    this.house.warn(`Table ${id} cannot be opened: its rules did not come to an end.`);
    this.shut.set(id, performance.now() + SHUT_MS);
  }

  /** Tables are opened a few at a time, in the order in which they were asked for. */
  private async door(): Promise<void> {
    if (this.freeDoors <= 0) await new Promise<void>((resolve) => this.doors.push(resolve));
    this.freeDoors--;
  }

  private pay(by: string, acts: number): void {
    if (!this.replays.take(by, 1 + acts)) throw new Refusal('too-many', 'You are opening too many long games: wait a little.');
  }

  /** The rules that a table is played by, if this server has them. */
  private rulesOf({ game, version }: StoredTable): AnyGame | null {
    const rules = this.house.games.get(game);
    return rules?.version === version ? rules : null;
  }

  /** Brings one more table with this many acts into memory. */
  private async withRoom(acts: number, bring: () => Promise<LiveTable>): Promise<LiveTable> {
    const costs = acts + TABLE_COSTS;
    this.makeRoom(costs);
    this.coming += costs;
    try {
      return await bring();
    } finally {
      this.coming -= costs;
    }
  }

  /**
   * Sees to it that something that costs so much has room in memory, beside all that is on its way. First go the tables that nobody uses, the
   * longest unused before the others; then those of whoever takes most.
   */
  private makeRoom(more: number): void {
    const { actsInMemory } = this.house.limits;
    const costs = (table: LiveTable): number => table.number + TABLE_COSTS;
    this.held += more;
    if (this.held <= actsInMemory) return;
    this.held = more + this.coming;
    for (const table of this.live.values()) this.held += costs(table);
    let needed = this.held - actsInMemory;
    if (needed <= 0) return;
    const unused = [...this.live.values()].filter((table) => table.isAtRest).toSorted((one, other) => one.lastUsed - other.lastUsed);
    for (const table of unused) {
      if (needed <= 0) return;
      this.live.delete(table.id);
      needed -= costs(table);
    }
    const byOrigin = Map.groupBy(this.live.values(), ({ stored }) => stored.origin);
    const most = [...byOrigin.values()]
      .map((tables) => ({ tables, acts: tables.reduce((sum, table) => sum + costs(table), 0) }))
      .toSorted((one, other) => other.acts - one.acts)[0];
    if (most === undefined || most.acts < actsInMemory / 4) throw new Refusal('busy', 'The server is busy: try again in a moment.');
    for (const table of most.tables.toSorted((one, other) => costs(other) - costs(one))) {
      if (needed <= 0) return;
      this.live.delete(table.id);
      table.close('The server needed the room: open the table again.', true);
      needed -= costs(table);
    }
  }

  /** Tables from one address are made one after the other, so that what it may have is counted right. */
  async create(guest: Guest, body: CreateTableBody, address: string): Promise<LiveTable> {
    const before = this.making.get(address) ?? Promise.resolve();
    const made = before.then(() => this.make(guest, body, address));
    const settled = made.then(
      () => undefined,
      () => undefined,
    );
    this.making.set(address, settled);
    try {
      return await made;
    } finally {
      if (this.making.get(address) === settled) this.making.delete(address);
    }
  }

  private async make(guest: Guest, body: CreateTableBody, address: string): Promise<LiveTable> {
    const { save } = body;
    const gameId = save?.game ?? body.game;
    if (gameId === undefined) throw new Refusal('bad-request', 'Say which game is to be played.');
    if (save !== undefined && body.game !== undefined && body.game !== save.game) {
      throw new Refusal('bad-request', `This is a save of ${save.game}, not of ${body.game}.`);
    }
    const game = this.house.games.get(gameId);
    if (game === undefined) {
      throw new Refusal('no-such-game', `There is no game "${gameId}" here. There is: ${[...this.house.games.keys()].join(', ')}.`);
    }
    const origin = this.house.markOf(address);
    await this.requireQuota(guest, origin, body.listed ?? false);
    const id = newTableId();
    const toPay = (answers: number): void => this.pay(address, answers);
    const loaded = save === undefined ? null : await tableOfSave(this.house, id, game, save, body.seats.length, toPay);
    const { options } = loaded ?? configure(game, body.seats.length, body.options);
    const seats = body.seats.map((wish) => sitsAs(wish, guest));
    const complete = seats.every(({ kind }) => kind !== 'open');
    const seed = loaded?.seed ?? newSeed();
    const acts = loaded?.acts ?? [];
    // Made before it is stored: what the rules cannot begin must not lie in the database.
    const session = loaded?.session ?? this.house.watch.run(id, () => Session.open(game, seats.length, options, seed));
    const stored: StoredTable = {
      id,
      game: game.id,
      version: game.version,
      options,
      seed,
      listed: body.listed ?? false,
      consent: body.consent ?? false,
      status: !complete ? 'waiting' : session.outcome === null ? 'running' : 'finished',
      host: guest.id,
      createdAt: Date.now(),
      outcome: complete ? session.outcome : null,
      seats,
      origin,
      fromSave: loaded !== null,
      seedKnown: loaded !== null,
      dealtAnew: (loaded?.acts ?? []).some(({ kind }) => kind === 'redeal'),
      barred: [],
      carried: loaded?.carried ?? null,
      closed: false,
      request: null,
    };
    const table = new LiveTable(this.house, stored, game, complete ? session : null, acts, []);
    return this.withRoom(acts.length, () => this.keep(table, acts));
  }

  /** Stores a new table, which then is in memory. */
  private async keep(table: LiveTable, acts: readonly StoredAct[]): Promise<LiveTable> {
    const { id, stored } = table;
    const { version } = stored;
    await this.house.store(id, [{ to: 'tables', table: stored }, ...acts.map((act) => ({ to: 'acts', table: id, act, version }) as const)]);
    this.live.set(id, table);
    if (stored.status === 'finished') this.house.record(id);
    table.moveBots();
    return table;
  }

  private async requireQuota(guest: Guest, origin: string, listed: boolean): Promise<void> {
    const { limits, storage } = this.house;
    const now = Date.now();
    const recent = { ofHost: now - fillingTime(limits.newTables), ofOrigin: now - fillingTime(limits.newTablesOfAddress) };
    const counts = await storage.countsOf(guest.id, origin, recent);
    if (counts.newOfHost >= limits.newTables[1] || counts.newOfOrigin >= limits.newTablesOfAddress[1])
      throw new Refusal('too-many', 'Too many new tables: wait a little.');
    if (listed && (counts.listedOfHost >= limits.listedOfGuest || counts.listedOfOrigin >= limits.listedOfAddress))
      throw new Refusal('too-many', 'Enough tables of yours wait in the list: begin one of them, or leave it.');
    if (counts.unfinishedOfHost >= limits.unfinishedOfGuest)
      throw new Refusal('too-many', 'You have too many tables that are not over: finish or leave some.');
  }

  /** A table that was never begun and that everybody left, or that nobody came to. */
  async throwAway(table: LiveTable): Promise<void> {
    await this.house.store(table.id, [{ to: 'bin', table: table.id }]);
    this.live.delete(table.id);
    table.close('Everybody has left this table.');
  }

  /** Lists say what is in memory where a table is in memory: there it is known who is connected. */
  describe(listed: readonly ListedTable[]): TableInfo[] {
    return listed.map((stored) => this.live.get(stored.id)?.info() ?? this.describeStored(stored));
  }

  private describeStored(stored: ListedTable): TableInfo {
    const { id, game, number, asked, activeAt, outcome, carried } = stored;
    // Whether all of a table of other rules fits those of now is known when it is opened.
    const status = stored.status !== 'finished' && !this.house.games.has(game) ? 'stalled' : stored.status;
    return tableInfo(stored, { status, outcome, number, asked, activeAt, present: this.house.elsewhere(id), carriedOver: carried });
  }

  renamed(guest: Guest): void {
    for (const table of this.live.values()) table.rename(guest);
  }

  get all(): Iterable<LiveTable> {
    return this.live.values();
  }

  inMemory(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  forget(id: string): void {
    this.live.delete(id);
  }

  acted(): void {
    this.held++;
  }

  sweep(): void {
    const now = performance.now();
    this.replays.sweep();
    for (const [id, until] of this.shut) if (until < now) this.shut.delete(id);
    for (const [id, table] of this.live) if (table.isIdle(now)) this.live.delete(id);
  }

  /** Tables that have waited for too long are not listed any more, and at last are gone. */
  async expire(now = Date.now()): Promise<void> {
    const { limits, storage } = this.house;
    const old = { listed: now - limits.listedFor, waiting: now - limits.waitingFor, guests: now - limits.guestFor, marks: now - DAY_MS };
    for (const id of await storage.expire(old)) {
      const table = this.live.get(id);
      this.live.delete(id);
      table?.close('This table has waited for too long.');
    }
  }

  /**
   * After a restart: bots whose turn it is go on. One table after the other and with rests, so that people come first; and no further one
   * while the bots of some are still thinking, so that it costs the same however many there are.
   */
  async wakeBots(): Promise<void> {
    for (let after = ''; !this.closed;) {
      const ids = await this.house.storage.tablesWithBots(after, OPENING_AT_ONCE);
      if (ids.length === 0) return;
      for (const id of ids) {
        while (!this.closed && this.awake >= AWAKE_AT_ONCE) await pause(WAKING_MS, undefined, { ref: false });
        if (this.closed) return;
        const begun = performance.now();
        await this.open(id).catch((error: unknown) => this.house.warn(`Table ${id} could not be opened: ${String(error)}`));
        await pause(performance.now() - begun, undefined, { ref: false });
      }
      after = ids.at(-1)!;
    }
  }

  /** How many tables have bots that think or wait to think. */
  get awake(): number {
    let awake = 0;
    for (const table of this.live.values()) if (table.isThinking) awake++;
    return awake;
  }

  close(): void {
    this.closed = true;
    for (const table of this.live.values()) table.stop();
  }
}
