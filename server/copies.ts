import { Refusal } from '@skerry/engine';
import type { Bus, Hearer } from './bus.ts';
import type { Following, OwnTables } from './following.ts';
import { Presence, SAID_EVERY_MS } from './presence.ts';
import type { Guest } from './protocol.ts';
import type { SharedStorage } from './storage.ts';

/** How long bots may think on this copy without saying that it is still there, and how often it says so. */
const LEASE_MS = 3000;
const TICK_MS = 1000;
/** How many tables of copies that are gone are taken over at once: a copy may have had many that nobody looked at. */
const TAKEN_OVER = 100;

/** A copy with much to think leaves what else comes to others for so long. */
const LEFT_TO_OTHERS_MS = 1500;

/** Why a table cannot be opened here and now. */
const NOT_NOW = new Set(['busy', 'storage']);

/**
 * The other copies of the server that share a store with this one. No copy owns a table. Only the bots of a table think on one copy at a time, which has to say again and again that it is still there.
 */
export class Copies implements Hearer {
  private readonly storage: SharedStorage;
  private readonly tables: OwnTables;
  private readonly following: Following;
  private readonly presence = new Presence();
  private readonly name: string;
  /** Whether bots have much to think here already. */
  private readonly isBusy: () => boolean;
  private bus: Bus | null = null;
  private ticking = false;
  private takingOver = false;
  /** The tables whose bots may think here, and those of them that are not open yet. */
  private readonly held = new Set<string>();
  private readonly coming = new Set<string>();
  private timers: NodeJS.Timeout[] = [];
  private closed = false;

  constructor(storage: SharedStorage, tables: OwnTables, following: Following, name: string, isBusy: () => boolean = () => false) {
    this.storage = storage;
    this.tables = tables;
    this.following = following;
    this.name = name;
    this.isBusy = isBusy;
  }

  start(bus: Bus): void {
    this.bus = bus;
    this.timers = [
      setInterval(() => void this.tick(), TICK_MS),
      setInterval(() => void this.takeOver(), TICK_MS),
      setInterval(() => this.sayWhoIsHere(), SAID_EVERY_MS),
    ];
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
    } catch {
      // Who cannot say that he is still there may not go on: another copy might be thinking already.
      this.held.clear();
    } finally {
      this.ticking = false;
    }
  }

  private async renew(): Promise<void> {
    const wanted = new Set(this.coming);
    for (const table of this.tables.all) if (table.hasBots) wanted.add(table.id);
    const ended = [...this.held].filter((id) => !wanted.has(id));
    for (const id of ended) this.held.delete(id);
    if (ended.length > 0) await this.storage.endLeases(ended, this.name);
    // Copies that no client comes to, or that have less to think, take what is offered.
    if (this.isBusy()) {
      const offered = [...wanted].filter((id) => !this.held.has(id));
      if (offered.length > 0) await this.storage.offer(offered);
      for (const id of offered) wanted.delete(id);
    }
    if (wanted.size === 0) return;
    const got = new Set(await this.storage.lease([...wanted], this.name, LEASE_MS));
    for (const id of wanted) {
      if (!got.has(id)) this.held.delete(id);
      else if (!this.held.has(id)) {
        this.held.add(id);
        this.tables.inMemory(id)?.moveBots();
      }
    }
  }

  /** Takes tables whose bots were thinking on a copy that is gone, or that a busy one offers. They are opened beside all else: what this copy has does not wait for them. */
  private async takeOver(): Promise<void> {
    if (this.takingOver || this.closed) return;
    this.takingOver = true;
    try {
      const left = await this.storage.expiredLeases(TAKEN_OVER, this.isBusy() ? LEFT_TO_OTHERS_MS : 0);
      const got = left.length === 0 ? [] : await this.storage.lease(left, this.name, LEASE_MS);
      for (const id of got) void this.bringIn(id);
    } catch {
      // The store is away; the next look comes soon.
    } finally {
      this.takingOver = false;
    }
  }

  private async bringIn(id: string): Promise<void> {
    this.held.add(id);
    this.coming.add(id);
    try {
      const table = await this.tables.open(id);
      // Where no bot is to move after all, the lease is given back with the next tick.
      table.moveBots();
    } catch (error) {
      this.held.delete(id);
      // What has no room here, or cannot be read just now, is left to another copy: its lease runs out.
      if (!(error instanceof Refusal && NOT_NOW.has(error.code))) await this.storage.endLeases([id], this.name).catch(() => undefined);
    } finally {
      this.coming.delete(id);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.timers.forEach((timer) => clearInterval(timer));
    await this.bus?.close();
    await this.storage.handOver(this.name).catch(() => undefined);
  }
}
