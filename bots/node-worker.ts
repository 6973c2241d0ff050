import { parentPort, workerData } from 'node:worker_threads';
import { think } from './think.ts';
import type { Report, Thought } from './thinker.ts';

/** The thought that nobody wants any more: a worker that thinks reads no messages, but it can look here. */
const { unwanted } = workerData as { readonly unwanted: Int32Array };

const report = (one: Report): void => parentPort!.postMessage(one);

parentPort!.on('message', (thought: Thought) => {
  const gone = (): boolean => Atomics.load(unwanted, 0) === thought.id;
  void think(thought, { report, gone }).then(report);
});
