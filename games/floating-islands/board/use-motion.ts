import type { Motion } from '@skerry/presentation';
import { useEffect, useMemo, useState } from 'react';
import type { FloatingIslandsView } from '../rules/view.ts';
import { type Scene, sceneOf } from './scene.ts';
import { sceneAt, timelineOf, type Whereabouts } from './timeline.ts';

/** The picture to draw now: a motion while it plays, else the view at rest. */
export function useMotion(
  view: FloatingIslandsView,
  motion: Motion<FloatingIslandsView> | null,
  where: Whereabouts,
): { readonly scene: Scene; readonly moving: boolean } {
  const timeline = useMemo(() => (motion === null ? null : timelineOf(motion.before, motion.lines)), [motion]);
  const [shown, setShown] = useState<{ readonly motion: Motion<FloatingIslandsView> | null; readonly part: number }>({
    motion: null,
    part: 1,
  });

  useEffect(() => {
    if (motion === null || timeline === null) return;
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
      const part = (now - begun) / timeline.duration;
      if (part >= 1) return finish();
      setShown({ motion, part });
      frame = requestAnimationFrame(tick);
    };
    if (timeline.duration === 0 || motion.skip.aborted) {
      finish();
      return;
    }
    motion.skip.addEventListener('abort', finish);
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      motion.skip.removeEventListener('abort', finish);
    };
  }, [motion, timeline]);

  const part = shown.motion === motion ? shown.part : 0;
  const moving = timeline !== null && timeline.duration > 0 && part < 1 && !motion!.skip.aborted;
  const still = useMemo(() => sceneOf(view), [view]);
  return { scene: moving ? sceneAt(timeline, part, where) : still, moving };
}
