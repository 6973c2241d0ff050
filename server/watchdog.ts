import { workerData } from 'node:worker_threads';
import { noteSuspect, type Guarded } from './watch.ts';

/** So often it looks, and so often in a row it sees no beat before it counts. Counted, not timed: a machine that slept is not stuck. */
const LOOK_MS = 500;
const MOST_MISSED = 8;

const guarded = workerData as Guarded;
let last = -1;
let missed = 0;

setInterval(() => {
  const beat = Atomics.load(guarded.pulse.beat, 0);
  missed = beat === last ? missed + 1 : 0;
  last = beat;
  if (missed < MOST_MISSED) return;
  missed = 0;
  const table = noteSuspect(guarded);
  if (table === null) return;
  process.stderr.write(`The rules of table ${table} do not come to an end. The server stops, to be started again.\n`);
  process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
