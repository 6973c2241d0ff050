import type { LogLine } from '@skerry/engine';
import type { Motion } from '@skerry/presentation';
import { paceOfMotion } from '../settings/settings.ts';

/** A board that does not say when it is done must not hold up the game. */
const LONGEST_MOTION = 8000;

/** The motion that plays on the board, of which there is one at a time. */
export class Motions {
  private playing: AbortController | null = null;

  /** Hands the board a motion, and goes on when it has been shown. */
  begin(before: unknown, lines: readonly LogLine[], then: () => void): Motion {
    const controller = new AbortController();
    this.playing = controller;
    let over = false;
    const done = (): void => {
      if (over) return;
      over = true;
      clearTimeout(guard);
      if (this.playing === controller) this.playing = null;
      then();
    };
    const pace = paceOfMotion();
    const guard = setTimeout(done, LONGEST_MOTION * Math.max(1, pace));
    // A board may be gone or be busy when somebody skips: it is done all the same.
    controller.signal.addEventListener('abort', () => queueMicrotask(done));
    return { before, lines, pace, skip: controller.signal, done };
  }

  cutShort(): void {
    this.playing?.abort();
  }
}
