import { createDesks, type Conclusion, type Thinker } from './thinker.ts';

export type { Thinker } from './thinker.ts';

/** Bots in Web Workers. */
export function createThinker(size = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))): Thinker {
  return createDesks(size, (conclude, die) => {
    const worker = new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Conclusion>): void => conclude(data);
    worker.onerror = ({ message }): void => die(new Error(message));
    return { post: (thought) => worker.postMessage(thought), terminate: () => worker.terminate() };
  });
}
