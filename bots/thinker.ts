import type { Knowledge } from '@skerry/engine';
import type { Level } from './level.ts';

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
