import { parentPort } from 'node:worker_threads';
import { think } from './think.ts';
import type { Thought } from './thinker.ts';

parentPort!.on('message', (thought: Thought) => parentPort!.postMessage(think(thought)));
