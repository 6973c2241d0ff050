import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@skerry/engine';
import { makeFolder } from './folder.ts';

/** A rule that never ends was stopped. What it was working on is in no sensible state any more. */
export class EndlessRule extends Error {
  constructor(milliseconds: number) {
    super(`a rule did not come to an end within ${milliseconds} ms`);
  }
}

/** How long other work may have to wait for rules that are played again. */
const SLICE_MS = 6;

/** What the main thread and the watchdog share: a beat, and the table whose rules run. */
export interface Pulse {
  readonly beat: Int32Array<SharedArrayBuffer>;
  readonly table: Uint8Array<SharedArrayBuffer>;
}

const LONGEST_ID = 32;
const BEAT_MS = 250;
/** Where the tables are noted whose rules did not come to an end. */
const SUSPECTS = 'skerry.suspects';

const script = new Script(`globalThis[Symbol.for('skerry.watched')]()`);
const PLACE = Symbol.for('skerry.watched');

/**
 * Rules run under it. A rule that never ends holds the only thread there is, and nothing in that thread can stop it. So a watchdog in a
 * thread of its own notes whose rules were running and ends the process; whoever started the server starts it again, and nothing that was
 * acknowledged is lost. From then on that table is a suspect: its rules run under a clock that can stop them. That clock is a thread for
 * each call, dearer than most answers, which is why not all rules run under it.
 */
export class Watch {
  private readonly milliseconds: number;
  private readonly folder: string;
  private readonly suspects: Set<string>;
  private readonly pulse: Pulse = {
    beat: new Int32Array(new SharedArrayBuffer(4)),
    table: new Uint8Array(new SharedArrayBuffer(LONGEST_ID)),
  };
  private beating: NodeJS.Timeout | null = null;
  private watchdog: Worker | null = null;
  private turnstile: Promise<void> = Promise.resolve();

  constructor(milliseconds: number, folder: string) {
    this.milliseconds = milliseconds;
    this.folder = folder;
    this.suspects = new Set(readSuspects(join(folder, SUSPECTS)));
  }

  /** Lets the watchdog in: it ends this process when rules do not come to an end. */
  begin(): void {
    const { pulse, folder } = this;
    this.beating = setInterval(() => Atomics.add(pulse.beat, 0, 1), BEAT_MS).unref();
    this.watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { pulse, folder } satisfies Guarded });
    this.watchdog.unref();
  }

  /** Runs rules of a table. Throws what they throw; or an `EndlessRule`, if the table is a suspect. */
  run<T>(table: string, work: () => T): T {
    if (this.suspects.has(table)) return this.runUnderClock(work);
    if (this.watchdog === null) return work();
    const running = this.pulse.table;
    // An id has plain letters: one by one they are written in less time than an encoder takes, and this is done for every answer.
    const length = Math.min(table.length, LONGEST_ID);
    for (let at = 0; at < length; at++) running[at] = table.charCodeAt(at);
    if (length < LONGEST_ID) running[length] = 0;
    try {
      return work();
    } finally {
      running[0] = 0;
    }
  }

  /**
   * Does something long of a table's rules bit by bit, until `next` says that nothing is left. Others are answered in between; and where
   * several tables are at it, one bit of one of them comes at a time, in turn.
   */
  async runInSlices(table: string, next: () => boolean): Promise<void> {
    const slice = (): boolean => {
      const end = performance.now() + SLICE_MS;
      while (next()) if (performance.now() >= end) return true;
      return false;
    };
    for (let goesOn = true; goesOn;) {
      const turn = this.turnstile;
      let leave!: () => void;
      this.turnstile = new Promise((resolve) => (leave = resolve));
      await turn;
      try {
        goesOn = this.run(table, slice);
      } finally {
        setImmediate(leave);
      }
    }
  }

  private runUnderClock<T>(work: () => T): T {
    const place = globalThis as { [PLACE]?: () => T };
    place[PLACE] = work;
    try {
      return script.runInThisContext({ timeout: this.milliseconds }) as T;
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new EndlessRule(this.milliseconds) : error;
    } finally {
      delete place[PLACE];
    }
  }

  async close(): Promise<void> {
    if (this.beating !== null) clearInterval(this.beating);
    await this.watchdog?.terminate();
  }
}

function readSuspects(noted: string): string[] {
  if (!existsSync(noted)) return [];
  try {
    return readFileSync(noted, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    throw new Refusal('storage', `${noted} cannot be read: ${(error as Error).message}. It names the tables whose rules did not end.`);
  }
}

export interface Guarded {
  readonly pulse: Pulse;
  readonly folder: string;
}

/** Notes whose rules are running, for the next start. Null if none are: then something else is slow, or the machine slept. */
export function noteSuspect({ pulse, folder }: Guarded): string | null {
  const end = pulse.table.indexOf(0);
  const table = Buffer.from(pulse.table.slice(0, end < 0 ? LONGEST_ID : end)).toString();
  if (table === '') return null;
  try {
    makeFolder(folder);
    appendFileSync(join(folder, SUSPECTS), `${table}\n`);
  } catch {
    // On a disk that is full or may not be written to nothing can be noted; but nobody is to be kept waiting for ever.
  }
  return table;
}
