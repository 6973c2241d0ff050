import type { LogLine } from '@skerry/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Motion } from './board.ts';

/**
 * How far a motion that takes so many milliseconds has come, from 0 to 1; null when there is none to show (any more).
 * Says `done` when it is over or was skipped.
 */
export function useMotionPart<View>(motion: Motion<View> | null, duration: number): number | null {
  const [shown, setShown] = useState<{ readonly motion: Motion<View> | null; readonly part: number }>({ motion: null, part: 1 });

  useEffect(() => {
    if (motion === null) return;
    const whole = duration * (motion.pace ?? 1);
    let frame = 0;
    let begun: number | null = null;
    const finish = (): void => {
      cancelAnimationFrame(frame);
      motion.skip.removeEventListener('abort', finish);
      setShown({ motion, part: 1 });
      motion.done();
    };
    const tick = (now: number): void => {
      begun ??= now;
      const part = (now - begun) / whole;
      if (part >= 1) return finish();
      setShown({ motion, part });
      frame = requestAnimationFrame(tick);
    };
    if (duration === 0 || motion.skip.aborted) {
      finish();
      return;
    }
    motion.skip.addEventListener('abort', finish);
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      motion.skip.removeEventListener('abort', finish);
    };
  }, [motion, duration]);

  const part = shown.motion === motion ? shown.part : 0;
  return motion !== null && duration > 0 && part < 1 && !motion.skip.aborted ? part : null;
}

/** How a board pictures a view at rest, and what happens between two views. */
export interface Pictures<View, Timeline extends { readonly duration: number }, Scene> {
  readonly still: (view: View) => Scene;
  readonly timeline: (before: View, lines: readonly LogLine[]) => Timeline;
}

/** The picture to draw now: a motion while it plays, `at` a part of its timeline, else the view at rest. */
export function useScene<View, Timeline extends { readonly duration: number }, Scene>(
  view: View,
  motion: Motion<View> | null,
  { still, timeline: timelineOf }: Pictures<View, Timeline, Scene>,
  at: (timeline: Timeline, part: number) => Scene,
): { readonly scene: Scene; readonly moving: boolean } {
  const timeline = useMemo(() => (motion === null ? null : timelineOf(motion.before, motion.lines)), [motion, timelineOf]);
  const part = useMotionPart(motion, timeline?.duration ?? 0);
  const atRest = useMemo(() => still(view), [view, still]);
  return timeline === null || part === null ? { scene: atRest, moving: false } : { scene: at(timeline, part), moving: true };
}
