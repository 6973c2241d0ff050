import { Refusal, type AnyGame, type Seat } from '@skerry/engine';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { pack, unpack } from './packed.ts';
import type { Recording } from './protocol.ts';
import { record } from './recording.ts';
import { readActs, replay } from './replay.ts';
import { underNone } from './request-names.ts';
import { namesOf } from './sitting.ts';
import type { Storage, StoredAct, StoredTable, Write } from './storage.ts';
import type { Watch } from './watch.ts';

/** A finished game is recorded when there is time: of ten milliseconds, one. */
const REST = 9;
const LONGEST_REST_MS = 1000;
const SOME = 50;
/** After this time a game that ended on another copy of the server is recorded here, if that has not done it. */
const LATER_MS = 60_000;

/** What onlookers and everybody who sits there saw of a finished game, as it is kept. */
export async function recordingsOf(
  watch: Watch,
  game: AnyGame,
  table: StoredTable,
  acts: readonly StoredAct[],
  storage: Storage,
): Promise<Write[]> {
  const { id, seats } = table;
  const session = await replay(watch, game, table, acts, storage);
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const recordings = await record(watch, game, id, namesOf(seats), session.save(), [null, ...people]);
  return Promise.all(
    recordings.map(async (recording) => ({ to: 'recordings', table: id, seat: recording.seat, body: await pack(recording) })),
  );
}

/**
 * Keeps the recordings of finished games, and makes those of running ones. A recording is what was seen, not how to make it:
 * it plays whatever becomes of the rules. What has not been recorded when the server stops is recorded when it starts again.
 */
export class Recorder {
  private readonly house: House;
  private readonly waiting: string[] = [];
  private working = false;
  private closed = false;
  /** Histories are made one after the other: each holds a whole game in memory while it is made. */
  private turnstile: Promise<unknown> = Promise.resolve();
  /** The last history that was asked for: a page asks again when somebody goes back to it. */
  private last: { readonly key: string; readonly recording: Recording } | null = null;

  constructor(house: House) {
    this.house = house;
  }

  /** Comes round to what was not recorded when the server stopped; a few at a time, however many there are. */
  async start(): Promise<void> {
    for (let after = ''; !this.closed;) {
      const some = await this.house.storage.unrecorded(after, SOME);
      if (some.length === 0) return;
      for (const id of some) this.add(id);
      after = some.at(-1)!;
      while (this.waiting.length > 0 && !this.closed) await new Promise((resolve) => setTimeout(resolve, LONGEST_REST_MS).unref());
    }
  }

  add(table: string): void {
    this.waiting.push(table);
    if (!this.working) void underNone(() => this.work());
  }

  addLater(table: string): void {
    setTimeout(() => this.add(table), LATER_MS).unref();
  }

  private async work(): Promise<void> {
    this.working = true;
    while (this.waiting.length > 0 && !this.closed) {
      const id = this.waiting.shift()!;
      const begun = performance.now();
      try {
        await this.keep(id);
      } catch (error) {
        this.house.warn(`Table ${id} could not be recorded: ${String(error)}`);
      }
      const rest = Math.min(LONGEST_REST_MS, (performance.now() - begun) * REST);
      await new Promise((resolve) => setTimeout(resolve, rest).unref());
    }
    this.working = false;
  }

  private async keep(id: string): Promise<void> {
    const { storage, games, watch } = this.house;
    const stored = await storage.table(id);
    const game = stored === null ? undefined : games.get(stored.game);
    if (stored === null || game?.version !== stored.version) return;
    // Another copy of the server may have been faster.
    if ((await storage.recorded(id)).length > 0) return;
    await this.house.store(id, await recordingsOf(watch, game, stored, await readActs(storage, id), storage));
  }

  /** What a seat (null: an onlooker) may see of the past of a table. */
  async history(table: LiveTable, seat: Seat | null): Promise<Recording> {
    const kept = await this.stored(table, seat);
    if (kept !== null) return kept;
    const made = this.turnstile.then(() => this.make(table, seat));
    this.turnstile = made.catch(() => undefined);
    return made;
  }

  private async make(table: LiveTable, seat: Seat | null): Promise<Recording> {
    await table.settled();
    const { session, game } = table;
    if (session === null || game === null) {
      if (table.status === 'waiting') throw new Refusal('not-begun', 'The game has not begun: some seats are still open.');
      throw table.rulesGone();
    }
    const key = `${table.id} ${seat} ${session.number} ${namesOf(table.seats).join()}`;
    if (this.last?.key === key) return this.last.recording;
    const [recording] = await record(this.house.watch, game, table.id, namesOf(table.seats), session.save(), [seat]);
    this.last = { key, recording: recording! };
    return recording!;
  }

  private async stored(table: LiveTable, seat: Seat | null): Promise<Recording | null> {
    if (table.status !== 'finished') return null;
    let body = await this.house.storage.recording(table.id, seat);
    // A seat that nobody held has no recording of its own; when the rules have gone on, the onlooker's must do.
    if (body === null && table.game === null) body = await this.house.storage.recording(table.id, null);
    return body === null ? null : unpack<Recording>(body);
  }

  close(): void {
    this.closed = true;
  }
}
