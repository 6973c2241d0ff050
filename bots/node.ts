import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createDesks, type Conclusion, type Thinker } from './thinker.ts';

export type { Thinker } from './thinker.ts';

/** Bots in worker threads: one core is left to whoever asks. */
export function createThinker(size = Math.max(1, availableParallelism() - 1)): Thinker {
  return createDesks(size, (conclude, die) => {
    const worker = new Worker(new URL('./node-worker.ts', import.meta.url));
    // Bots alone keep no program running.
    worker.unref();
    worker.on('message', (conclusion: Conclusion) => conclude(conclusion));
    worker.on('error', (error) => die(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => die(new Error('a bot left the room')));
    return { post: (thought) => worker.postMessage(thought), terminate: () => void worker.terminate() };
  });
}
