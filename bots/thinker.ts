import type { Knowledge } from '@skerry/engine';
import type { Level } from './level.ts';
import { Lines } from './lines.ts';

/** Bots that think somewhere else, so that whoever asks can go on meanwhile. */
export interface Thinker {
  /**
   * The index of an answer. Rejects if the bot fails, does not answer in time or is not wanted any more. With time enough the same seed
   * gives the same thoughts; where many wait, a bot thinks shorter.
   */
  choose(game: string, level: Level, knowledge: Knowledge, seed: string, care?: Care): Promise<number>;
  close(): Promise<void>;
  /** How many thoughts wait for a free desk. */
  readonly queued?: number;
}

/** How a thought is queued. */
export interface Care {
  /** For whom it is, by rank, such as a household, a person and a table: those who wait are served in turn, rank by rank. */
  readonly line?: readonly string[];
  /** When it is aborted, the thought is not wanted any more. */
  readonly signal?: AbortSignal;
}

/** What goes to a worker, */
export interface Thought {
  readonly id: number;
  readonly game: string;
  readonly level: Level;
  readonly knowledge: Knowledge;
  readonly seed: string;
  /** How long it may think, if that is shorter than usual. */
  readonly milliseconds?: number;
}

/** what comes back meanwhile: how long its level may think, once it has begun, and which answer leads; */
export type Meanwhile = { readonly id: number; readonly milliseconds: number } | { readonly id: number; readonly leads: number };

/** and what comes back in the end. */
export type Conclusion = { readonly id: number; readonly index: number } | { readonly id: number; readonly error: string };

export type Report = Meanwhile | Conclusion;

/** A worker, in Node or in a browser. */
export interface Desk {
  post(thought: Thought): void;
  /** Brings a thought to an early end. A desk that cannot hear while it thinks is replaced. */
  interrupt?(id: number): void;
  terminate(): void;
}

/** No bot needs this long: one that does is stuck. */
const DEADLINE_MS = 15_000;
/** Rules that take long can make a thought long, as it looks at the clock between two calls of them. Nobody waits for more than this part of its time. */
const OVERTIME = 1.4;
/** More do not wait: something is wrong then, and each thought holds what its seat knows. */
const MOST_WAITING = 4000;
/** What the thoughts that wait share among themselves, and what each may think at least. */
const SHARED_MS = 400;
const LEAST_MS = 15;
/** Who takes the last free desk gets up again soon: somebody else may come in. */
const LAST_DESK_MS = 150;

export interface DeskOptions {
  /** Milliseconds after which a bot counts as stuck. */
  readonly deadline?: number;
  /** Keep one more desk ready than are in use: opening one takes longer than most thoughts. */
  readonly spare?: boolean;
}

interface Job {
  readonly thought: Thought;
  readonly line: readonly string[];
  readonly resolve: (index: number) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Hands thoughts to a few workers, one at a time each. Those who wait are served in turn, nobody has all desks while others may come, and
 * the more wait, the shorter each may think. Who has not come to an end in time is taken at what leads, and its desk is free when it has come
 * to an end. A worker that is stuck or dies is replaced, and only its own thought fails.
 */
export function createDesks(
  size: number,
  open: (hear: (report: Report) => void, die: (error: Error) => void) => Desk,
  { deadline = DEADLINE_MS, spare = false }: DeskOptions = {},
): Thinker {
  const waiting = new Lines<Job>();
  const idle: (Desk | null)[] = Array.from({ length: size }, () => null);
  const busy = new Set<Desk>();
  /** How many desks each name of the first rank has now. */
  const sitting = new Map<string, number>();
  /** How a thought that is being thought is ended. */
  const begun = new Map<Job, () => void>();
  let lastId = 0;
  let closed = false;

  const mayHaveAnother = (name: string): boolean => size === 1 || (sitting.get(name) ?? 0) < size - 1;

  function next(): void {
    while (idle.length > 0) {
      const job = waiting.next(mayHaveAnother);
      if (job === undefined) return;
      think(job, idle.pop()!);
    }
  }

  /** How long a thought may take when others wait, or might have to. Undefined: as long as its level likes. */
  function patience({ line: [name] }: Job): number | undefined {
    if (name === undefined) return undefined;
    const competing = Math.max(waiting.names, waiting.sizeOf(name));
    if (competing > 0) return Math.max(LEAST_MS, Math.min(LAST_DESK_MS, Math.round(SHARED_MS / (competing + 1))));
    return size > 1 && idle.length === 0 ? LAST_DESK_MS : undefined;
  }

  function think(job: Job, desk: Desk | null): void {
    let over = false;
    let leading: number | undefined;
    let overtime: ReturnType<typeof setTimeout> | undefined;
    const [name] = job.line;
    const leave = (reuse: boolean): void => {
      over = true;
      begun.delete(job);
      clearTimeout(timer);
      clearTimeout(overtime);
      busy.delete(own);
      if (name !== undefined) {
        const desks = sitting.get(name)! - 1;
        if (desks === 0) sitting.delete(name);
        else sitting.set(name, desks);
      }
      if (!reuse) own.terminate();
      if (closed) return;
      idle.push(reuse ? own : null);
      next();
    };
    const stopWaiting = (): void => {
      if (leading === undefined) job.reject(new Error(`a ${job.thought.level} bot has no answer in its time`));
      else job.resolve(leading);
      end();
    };
    /** A thought that is not needed any more. */
    const end = (): void => (own.interrupt === undefined ? leave(false) : own.interrupt(job.thought.id));
    const listeners = {
      hear: (report: Report): void => {
        if (over || report.id !== job.thought.id) return;
        if ('leads' in report) {
          leading = report.leads;
        } else if ('milliseconds' in report) {
          overtime = setTimeout(stopWaiting, OVERTIME * report.milliseconds);
        } else {
          leave(true);
          if ('index' in report) job.resolve(report.index);
          else job.reject(new Error(report.error));
        }
      },
      die: (error: Error): void => {
        if (over) return;
        leave(false);
        job.reject(error);
      },
    };
    const milliseconds = patience(job);
    const own: Desk = desk ?? openDesk();
    current.set(own, listeners);
    busy.add(own);
    if (name !== undefined) sitting.set(name, (sitting.get(name) ?? 0) + 1);
    const timer = setTimeout(() => listeners.die(new Error(`a ${job.thought.level} bot did not answer in ${deadline} ms`)), deadline);
    begun.set(job, end);
    own.post(milliseconds === undefined ? job.thought : { ...job.thought, milliseconds });
    if (spare && idle.length > 0 && !idle.some((one) => one !== null)) idle[idle.length - 1] = openDesk();
  }

  /** Who listens to a desk; one that was taken away is remembered no longer than anybody has it. */
  const current = new WeakMap<Desk, { hear: (report: Report) => void; die: (error: Error) => void }>();

  function openDesk(): Desk {
    const desk: Desk = open(
      (report) => current.get(desk)?.hear(report),
      (error) => {
        // Nobody thinks at a desk that is idle: it only must not be given to anybody.
        const at = idle.indexOf(desk);
        if (at >= 0) idle[at] = null;
        else current.get(desk)?.die(error);
      },
    );
    return desk;
  }

  return {
    get queued() {
      return waiting.size;
    },
    choose: (game, level, knowledge, seed, { line = [], signal } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the bots have gone home'));
          return;
        }
        if (waiting.size >= MOST_WAITING) {
          reject(new Error('too many wait for a bot'));
          return;
        }
        const job: Job = { thought: { id: ++lastId, game, level, knowledge, seed }, line, resolve, reject };
        const forget = (): void => {
          reject(new Error('the thought is not wanted any more'));
          if (!waiting.remove(job, line)) begun.get(job)?.();
        };
        if (signal?.aborted === true) {
          forget();
          return;
        }
        signal?.addEventListener('abort', forget, { once: true });
        waiting.add(job, line);
        next();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of waiting.clear()) reject(new Error('the bots have gone home'));
      for (const desk of [...busy, ...idle]) desk?.terminate();
      await Promise.resolve();
    },
  };
}
