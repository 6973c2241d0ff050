import type { Bus, Hearer } from './bus.ts';
import type { Following, OwnTables } from './following.ts';
import { Presence, SAID_EVERY_MS } from './presence.ts';
import type { Guest } from './protocol.ts';
import type { SharedStorage } from './storage.ts';

/** How long bots may think on this copy without saying that it is still there, and how often it says so. */
const LEASE_MS = 3000;
const TICK_MS = 1000;
/** How many tables of copies that are gone are taken over at once. */
const TAKEN_OVER = 4;

/**
 * The other copies of the server that share a store with this one. No copy owns a table. Only the bots of a table think on one copy at a time, which has to say again and again that it is still there.
 */
export class Copies implements Hearer {
  private readonly storage: SharedStorage;
  private readonly tables: OwnTables;
  private readonly following: Following;
  private readonly presence = new Presence();
  private readonly name: string;
  private bus: Bus | null = null;
  private ticking = false;
  /** The tables whose bots may think here. */
  private readonly held = new Set<string>();
  private timers: NodeJS.Timeout[] = [];
  private closed = false;

  constructor(storage: SharedStorage, tables: OwnTables, following: Following, name: string) {
    this.storage = storage;
    this.tables = tables;
    this.following = following;
    this.name = name;
  }

  start(bus: Bus): void {
    this.bus = bus;
    this.timers = [setInterval(() => void this.tick(), TICK_MS), setInterval(() => this.sayWhoIsHere(), SAID_EVERY_MS)];
  }

  /** Something of a table is in the store: the others may want to read it. */
  tell(table: string): void {
    this.bus?.tell(table);
  }

  hint(table: string): void {
    this.following.hint(table);
  }

  missed(): void {
    this.following.missed();
  }

  /** Who follows a table on other copies. */
  elsewhere(table: string): readonly Guest[] {
    return this.presence.at(table);
  }

  /** Somebody follows a table here from now on, or does not any more. */
  cameOrWent(table: string): void {
    this.bus?.tellPresent(table, this.tables.inMemory(table)?.gathering.guests ?? []);
  }

  present(copy: string, table: string, guests: readonly Guest[]): void {
    const { isNews, isNew } = this.presence.heard(copy, table, guests);
    const here = this.tables.inMemory(table);
    if (isNews) here?.announce();
    // Who comes to a table wants to know who is there.
    if (isNew && here?.gathering.isEmpty === false) this.cameOrWent(table);
  }

  private sayWhoIsHere(): void {
    for (const { id, gathering } of this.tables.all) if (!gathering.isEmpty) this.cameOrWent(id);
    for (const table of this.presence.sweep()) this.tables.inMemory(table)?.announce();
  }

  /** Whether the bots of a table may think here. If not, that is asked for; they are told when they may. */
  mayThink(table: string): boolean {
    if (this.held.has(table)) return true;
    setImmediate(() => void this.tick());
    return false;
  }

  private async tick(): Promise<void> {
    if (this.ticking || this.closed) return;
    this.ticking = true;
    try {
      await this.renew();
      for (const id of await this.storage.expiredLeases(TAKEN_OVER)) await this.takeOver(id);
    } catch {
      // Who cannot say that he is still there may not go on: another copy might be thinking already.
      this.held.clear();
    } finally {
      this.ticking = false;
    }
  }

  private async renew(): Promise<void> {
    const wanted = Array.from(this.tables.all)
      .filter((table) => table.hasBots)
      .map(({ id }) => id);
    const ended = [...this.held].filter((id) => !wanted.includes(id));
    for (const id of ended) this.held.delete(id);
    if (ended.length > 0) await this.storage.endLeases(ended, this.name);
    if (wanted.length === 0) return;
    const got = new Set(await this.storage.lease(wanted, this.name, LEASE_MS));
    for (const id of wanted) {
      if (!got.has(id)) this.held.delete(id);
      else if (!this.held.has(id)) {
        this.held.add(id);
        this.tables.inMemory(id)?.moveBots();
      }
    }
  }

  /** Opens a table whose bots were thinking on a copy that is gone. */
  private async takeOver(id: string): Promise<void> {
    const [got] = await this.storage.lease([id], this.name, LEASE_MS);
    if (got === undefined) return;
    this.held.add(id);
    const table = await this.tables.open(id).catch(() => null);
    if (table?.hasBots === true) table.moveBots();
    else {
      this.held.delete(id);
      await this.storage.endLeases([id], this.name);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.timers.forEach((timer) => clearInterval(timer));
    await this.bus?.close();
    await this.storage.endLeases([...this.held], this.name).catch(() => undefined);
  }
}
