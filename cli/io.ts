import type { Readable } from 'node:stream';

/** Where words go: a stream of the process, or a test that listens. */
export interface Out {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Everything that a command has to do with the world around it, so that a test can be that world. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean | undefined };
  readonly stdout: Out;
  readonly stderr: Out;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Waits until somebody wants the program to stop (Ctrl-C, or a polite kill). */
  stopped(): Promise<void>;
}
