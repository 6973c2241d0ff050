import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createDesks } from './desks.ts';
import type { Desk, Report, Thinker } from './thinker.ts';

export type { Care, Thinker } from './thinker.ts';

/** Bots in worker threads: one core is left to whoever asks, but two desks there are always, so that none has them all. */
export function createThinker(size = Math.max(2, availableParallelism() - 1)): Thinker {
  const open = (hear: (report: Report) => void, die: (error: Error) => void): Desk => {
    const unwanted = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { workerData: { unwanted } });
    // Bots alone keep no program running.
    worker.unref();
    worker.on('message', (report: Report) => hear(report));
    worker.on('error', (error) => die(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => die(new Error('a bot left the room')));
    return {
      post: (thought) => worker.postMessage(thought),
      interrupt: (id) => void Atomics.store(unwanted, 0, id),
      terminate: () => void worker.terminate(),
    };
  };
  return createDesks(size, open, { spare: true });
}
