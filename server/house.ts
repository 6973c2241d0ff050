import type { Thinker } from '@skerry/bots/node';
import type { AnyGame } from '@skerry/engine';
import type { Limits } from './limits.ts';
import type { Storage, Write } from './storage.ts';
import type { WriteQueue } from './write-queue.ts';

/** What every table of this server uses. */
export interface House {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly storage: Storage;
  readonly queue: WriteQueue;
  readonly thinker: Thinker;
  readonly limits: Limits;
  /** Writes through the queue. Throws a `Refusal` if it could not be stored. */
  store(table: string, writes: readonly Write[]): Promise<void>;
  /** Has the recording of a finished game made, some time soon. */
  record(table: string): void;
  /** Drops a table from memory. */
  forget(table: string): void;
  warn(sentence: string): void;
}
