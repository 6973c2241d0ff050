import type { Judged, Matter, Verdict } from './judge.ts';
import { createDesks } from './desks.ts';
import type { Report, Thinker } from './thinker.ts';

export type { Judged, Matter } from './judge.ts';
export type { Thinker } from './thinker.ts';

/** Nobody waits longer than this for an opinion. */
const JUDGE_MS = 20_000;

/** Bots in Web Workers. */
export function createThinker(size = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))): Thinker {
  return createDesks(size, (hear, die) => {
    const worker = new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Report>): void => hear(data);
    worker.onerror = ({ message }): void => die(new Error(message));
    return { post: (thought) => worker.postMessage(thought), terminate: () => worker.terminate() };
  });
}

/** Asks the strongest bot how it judges a question, in a worker of its own. Rejects if it fails or takes too long. */
export function askJudge(matter: Matter): Promise<readonly Judged[]> {
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Judged[]>((resolve, reject) => {
    setTimeout(() => reject(new Error('the bot did not answer in time')), JUDGE_MS);
    worker.onmessage = ({ data }: MessageEvent<Verdict>): void => ('judged' in data ? resolve(data.judged) : reject(new Error(data.error)));
    worker.onerror = ({ message }): void => reject(new Error(message));
    worker.postMessage(matter);
  }).finally(() => worker.terminate());
}
