import { setImmediate as others } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What this process holds in its memory: what is garbage does not count. For measurements; everything waits for it. */
export async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  // What belongs to garbage and lies outside of the heap is let go only after it.
  for (let i = 0; i < 2; i++) {
    collectGarbage();
    await others();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
