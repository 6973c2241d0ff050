import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Io } from '../io.ts';
import { run } from '../run.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

interface World {
  readonly input?: string;
  readonly tty?: boolean;
  readonly env?: Record<string, string>;
  /** What happens while a command waits to be stopped; it gets what was printed so far. */
  readonly whileRunning?: (out: string) => Promise<void>;
}

/** Runs a command line in this process. */
export async function skerry(
  line: string | readonly string[],
  { input = '', tty = false, env = {}, whileRunning }: World = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const io: Io = {
    stdin: Readable.from(input === '' ? [] : [input]),
    stdout: { write: (text) => (out += text), isTTY: tty },
    stderr: { write: (text) => (err += text), isTTY: tty, columns: 80 },
    env,
    stopped: async () => whileRunning?.(out),
  };
  const status = await run(typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line, io);
  return { status, out, err };
}

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
