import type { Budget } from '@skerry/engine';

/** What a bot may spend on a thought, and whether anybody still wants it. */
export interface Patience extends Budget {
  readonly gone?: (() => boolean) | undefined;
  /** Told whenever another answer leads: who cannot wait any longer takes that one. */
  readonly leads?: ((index: number) => void) | undefined;
}

/** Whether there is time left to think. */
export class Clock {
  private readonly end: number;
  private readonly gone: (() => boolean) | undefined;

  constructor({ milliseconds, gone }: Patience) {
    this.end = performance.now() + milliseconds;
    this.gone = gone;
  }

  get over(): boolean {
    return performance.now() >= this.end || this.gone?.() === true;
  }

  readonly isOver = (): boolean => this.over;
}
