import type { Thinker } from '@skerry/bots/node';
import type { AnyGame } from '@skerry/engine';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Guest } from './protocol.ts';
import type { Storage, Write } from './storage.ts';
import type { Watch } from './watch.ts';
import type { WriteQueue } from './write-queue.ts';

/** What every table of this server uses. */
export interface House {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly storage: Storage;
  readonly queue: WriteQueue;
  readonly thinker: Thinker;
  readonly limits: Limits;
  /** Rules run under it. */
  readonly watch: Watch;
  readonly metrics: Metrics;
  /** Writes through the queue. Throws a `Refusal` if it could not be stored, or a `Conflict`. */
  store(table: string, writes: readonly Write[]): Promise<void>;
  /** Has the recording of a finished game made, some time soon; or later, if another copy of the server does it first. */
  record(table: string, soon?: boolean): void;
  /** Whether other copies of the server may use the store too. */
  readonly isShared: boolean;
  /** Who follows a table on other copies of the server. */
  elsewhere(table: string): readonly Guest[];
  /** Somebody follows a table from now on, or does not any more. */
  cameOrWent(table: string): void;
  /** Whether the bots of a table may think here: where several copies share a store, only those of one may. */
  mayThink(table: string): boolean;
  /** Does something after so many milliseconds, if the server is still there. */
  later(work: () => void, milliseconds: number): void;
  /** One more act is in memory. */
  acted(): void;
  /** Drops a table from memory. */
  forget(table: string): void;
  /** The mark of an address: what comes from it is known to belong together, and the address itself is not stored. */
  markOf(address: string): string;
  /** Tells whoever runs the server. What the store complains of makes the server unwell. */
  warn(sentence: string, error?: unknown): void;
}
