import type { Knowledge } from '@skerry/engine';
import type { Level } from './level.ts';
import { Lines } from './lines.ts';
import type { Care, Desk, Report, Thinker, Thought } from './thinker.ts';

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

type Opening = (hear: (report: Report) => void, die: (error: Error) => void) => Desk;

export function createDesks(size: number, open: Opening, options: DeskOptions = {}): Thinker {
  return new Desks(size, open, options);
}

/**
 * Hands thoughts to a few workers, one at a time each. Those who wait are served in turn, nobody has all desks while others may come, and
 * the more wait, the shorter each may think. Who has not come to an end in time is taken at what leads, and its desk is free when it has come
 * to an end. A worker that is stuck or dies is replaced, and only its own thought fails.
 */
class Desks implements Thinker {
  private readonly size: number;
  private readonly open: Opening;
  private readonly deadline: number;
  private readonly spare: boolean;
  private readonly waiting = new Lines<Job>();
  /** Those that nobody sits at; null: one that is not open. */
  private readonly idle: (Desk | null)[];
  private readonly begun = new Map<Job, Sitting>();
  /** Who sits at a desk, or sat there last. */
  private readonly sittings = new WeakMap<Desk, Sitting>();
  /** How many desks each name of the first rank has now. */
  private readonly taken = new Map<string, number>();
  private lastId = 0;
  private closed = false;

  constructor(size: number, open: Opening, { deadline = DEADLINE_MS, spare = false }: DeskOptions) {
    this.size = size;
    this.open = open;
    this.deadline = deadline;
    this.spare = spare;
    this.idle = Array.from({ length: size }, () => null);
  }

  get queued(): number {
    return this.waiting.size;
  }

  choose(game: string, level: Level, knowledge: Knowledge, seed: string, { line = [], signal }: Care = {}): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.closed) throw new Error('the bots have gone home');
      if (this.waiting.size >= MOST_WAITING) throw new Error('too many wait for a bot');
      const job: Job = { thought: { id: ++this.lastId, game, level, knowledge, seed }, line, resolve, reject };
      const forget = (): void => {
        reject(new Error('the thought is not wanted any more'));
        if (!this.waiting.remove(job, line)) this.begun.get(job)?.end();
      };
      if (signal?.aborted === true) {
        forget();
        return;
      }
      signal?.addEventListener('abort', forget, { once: true });
      this.waiting.add(job, line);
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.clear()) reject(new Error('the bots have gone home'));
    for (const { desk } of this.begun.values()) desk.terminate();
    for (const desk of this.idle) desk?.terminate();
    await Promise.resolve();
  }

  private next(): void {
    while (this.idle.length > 0) {
      const job = this.waiting.next((name) => this.mayHaveAnother(name));
      if (job === undefined) return;
      this.sitDown(job, this.idle.pop()!);
    }
  }

  private mayHaveAnother(name: string): boolean {
    return this.size === 1 || (this.taken.get(name) ?? 0) < this.size - 1;
  }

  /** How long a thought may take when others wait, or might have to. Undefined: as long as its level likes. */
  private patience({ line: [name] }: Job): number | undefined {
    if (name === undefined) return undefined;
    const competing = Math.max(this.waiting.names, this.waiting.sizeOf(name));
    if (competing > 0) return Math.max(LEAST_MS, Math.min(LAST_DESK_MS, Math.round(SHARED_MS / (competing + 1))));
    return this.size > 1 && this.idle.length === 0 ? LAST_DESK_MS : undefined;
  }

  private sitDown(job: Job, idle: Desk | null): void {
    const milliseconds = this.patience(job);
    const desk = idle ?? this.openDesk();
    const [name] = job.line;
    if (name !== undefined) this.taken.set(name, (this.taken.get(name) ?? 0) + 1);
    const sitting = new Sitting(job, desk, this.deadline, (isOfUse) => this.getUp(job, desk, isOfUse));
    this.sittings.set(desk, sitting);
    this.begun.set(job, sitting);
    desk.post(milliseconds === undefined ? job.thought : { ...job.thought, milliseconds });
    const { idle: free } = this;
    if (this.spare && free.length > 0 && !free.some((one) => one !== null)) free[free.length - 1] = this.openDesk();
  }

  private getUp(job: Job, desk: Desk, isOfUse: boolean): void {
    this.begun.delete(job);
    const [name] = job.line;
    if (name !== undefined) {
      const desks = this.taken.get(name)! - 1;
      if (desks === 0) this.taken.delete(name);
      else this.taken.set(name, desks);
    }
    if (!isOfUse) desk.terminate();
    if (this.closed) return;
    this.idle.push(isOfUse ? desk : null);
    this.next();
  }

  private openDesk(): Desk {
    const desk: Desk = this.open(
      (report) => this.sittings.get(desk)?.hear(report),
      (error) => {
        // Nobody thinks at a desk that is idle: it only must not be given to anybody.
        const at = this.idle.indexOf(desk);
        if (at >= 0) this.idle[at] = null;
        else this.sittings.get(desk)?.die(error);
      },
    );
    return desk;
  }
}

/** A bot at a desk with one thought, until that comes to its end. */
class Sitting {
  readonly desk: Desk;
  private readonly job: Job;
  /** Gives the desk back; false: it is of no use any more. */
  private readonly getUp: (isOfUse: boolean) => void;
  private readonly deadline: ReturnType<typeof setTimeout>;
  private overtime: ReturnType<typeof setTimeout> | undefined;
  private leading: number | undefined;
  private over = false;

  constructor(job: Job, desk: Desk, deadline: number, getUp: (isOfUse: boolean) => void) {
    this.job = job;
    this.desk = desk;
    this.getUp = getUp;
    this.deadline = setTimeout(() => this.die(new Error(`a ${job.thought.level} bot did not answer in ${deadline} ms`)), deadline);
  }

  hear(report: Report): void {
    if (this.over || report.id !== this.job.thought.id) return;
    if ('leads' in report) {
      this.leading = report.leads;
    } else if ('milliseconds' in report) {
      this.overtime = setTimeout(() => this.stopWaiting(), OVERTIME * report.milliseconds);
    } else {
      this.leave(true);
      if ('index' in report) this.job.resolve(report.index);
      else this.job.reject(new Error(report.error));
    }
  }

  die(error: Error): void {
    if (this.over) return;
    this.leave(false);
    this.job.reject(error);
  }

  /** The thought is not needed any more. */
  end(): void {
    if (this.desk.interrupt === undefined) this.leave(false);
    else this.desk.interrupt(this.job.thought.id);
  }

  private stopWaiting(): void {
    if (this.leading === undefined) this.job.reject(new Error(`a ${this.job.thought.level} bot has no answer in its time`));
    else this.job.resolve(this.leading);
    this.end();
  }

  private leave(isOfUse: boolean): void {
    this.over = true;
    clearTimeout(this.deadline);
    clearTimeout(this.overtime);
    this.getUp(isOfUse);
  }
}
