import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.ts';

/** Reads line by line, from a person or from a pipe. */
export class Lines {
  private readonly io: Io;
  private readonly reader: Interface;
  private readonly iterator: AsyncIterator<string>;

  constructor(io: Io) {
    this.io = io;
    this.reader = createInterface({ input: io.stdin, terminal: false });
    this.iterator = this.reader[Symbol.asyncIterator]();
  }

  /** The next line without spaces around it; null when there is none any more. */
  async next(prompt: string): Promise<string | null> {
    this.io.stdout.write(prompt);
    const { done, value } = await this.iterator.next();
    // A person's own Enter ends the line of the prompt; a pipe's does not show.
    if (this.io.stdin.isTTY !== true || done === true) this.io.stdout.write('\n');
    return done === true ? null : value.trim();
  }

  close(): void {
    this.reader.close();
  }
}
