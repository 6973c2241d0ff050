import type { Knowledge } from '@skerry/engine';
import type { Level } from './level.ts';

/** Bots that think somewhere else, so that whoever asks can go on meanwhile. */
export interface Thinker {
  /** The index of an answer. Rejects if the bot fails or does not answer in time; the same seed gives the same thoughts. */
  choose(game: string, level: Level, knowledge: Knowledge, seed: string): Promise<number>;
  close(): Promise<void>;
}

/** What goes to a worker, */
export interface Thought {
  readonly id: number;
  readonly game: string;
  readonly level: Level;
  readonly knowledge: Knowledge;
  readonly seed: string;
}

/** and what comes back. */
export type Conclusion = { readonly id: number; readonly index: number } | { readonly id: number; readonly error: string };

/** A worker, in Node or in a browser. */
export interface Desk {
  post(thought: Thought): void;
  terminate(): void;
}

/** No bot needs this long: one that does is stuck. */
const DEADLINE_MS = 15_000;

interface Job {
  readonly thought: Thought;
  readonly resolve: (index: number) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Hands thoughts to a few workers, one at a time each. A worker that is stuck or dies is replaced, and only its own thought fails.
 */
export function createDesks(
  size: number,
  open: (conclude: (conclusion: Conclusion) => void, die: (error: Error) => void) => Desk,
  deadline = DEADLINE_MS,
): Thinker {
  const waiting: Job[] = [];
  const idle: (Desk | null)[] = Array.from({ length: size }, () => null);
  const busy = new Set<Desk>();
  let lastId = 0;
  let closed = false;

  function next(): void {
    while (waiting.length > 0 && idle.length > 0) think(waiting.shift()!, idle.pop()!);
  }

  function think(job: Job, desk: Desk | null): void {
    let over = false;
    const leave = (reuse: boolean): void => {
      over = true;
      clearTimeout(timer);
      busy.delete(own);
      if (!reuse) own.terminate();
      if (closed) return;
      idle.push(reuse ? own : null);
      next();
    };
    const listeners = {
      conclude: (conclusion: Conclusion): void => {
        if (over || conclusion.id !== job.thought.id) return;
        leave(true);
        if ('index' in conclusion) job.resolve(conclusion.index);
        else job.reject(new Error(conclusion.error));
      },
      die: (error: Error): void => {
        if (over) return;
        leave(false);
        job.reject(error);
      },
    };
    const own: Desk = desk ?? openDesk();
    current.set(own, listeners);
    busy.add(own);
    const timer = setTimeout(() => listeners.die(new Error(`a ${job.thought.level} bot did not answer in ${deadline} ms`)), deadline);
    own.post(job.thought);
  }

  const current = new Map<Desk, { conclude: (conclusion: Conclusion) => void; die: (error: Error) => void }>();

  function openDesk(): Desk {
    const desk: Desk = open(
      (conclusion) => current.get(desk)?.conclude(conclusion),
      (error) => current.get(desk)?.die(error),
    );
    return desk;
  }

  return {
    choose: (game, level, knowledge, seed) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the bots have gone home'));
          return;
        }
        waiting.push({ thought: { id: ++lastId, game, level, knowledge, seed }, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the bots have gone home'));
      for (const desk of [...busy, ...idle]) desk?.terminate();
      await Promise.resolve();
    },
  };
}
