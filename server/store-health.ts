import { storageRefusal } from './refusals.ts';
import { isIll } from './sqlite-errors.ts';
import type { WriteQueue } from './write-queue.ts';

/** How long a check counts. */
const FRESH_MS = 1000;

/** Whether what is asked of the store can be stored. Nobody knows that who has not just stored something. */
export class StoreHealth {
  private readonly queue: WriteQueue;
  private checked = -Infinity;
  private checking: Promise<void> | null = null;
  /** What was found when something could not be read; reading nothing wrong elsewhere does not mend it. */
  private damage: Error | null = null;

  constructor(queue: WriteQueue) {
    this.queue = queue;
  }

  /** Takes note of an error that may be the store's. */
  note(error: unknown): void {
    if (error instanceof Error && isIll(error)) this.damage = error;
  }

  /** Throws a `Refusal` if the store is full, may not be written to or is damaged. */
  async check(): Promise<void> {
    if (this.checking === null && performance.now() - this.checked > FRESH_MS) this.checking = this.writePulse();
    await this.checking;
    if (this.damage !== null) throw storageRefusal(this.damage);
  }

  private async writePulse(): Promise<void> {
    try {
      await this.queue.write('pulse', [{ to: 'pulse', at: Date.now() }]);
      this.damage = null;
    } catch (error) {
      this.damage = error as Error;
    } finally {
      this.checked = performance.now();
      this.checking = null;
    }
  }
}
