import type { Motion } from '@skerry/presentation';
import { useMotionPart } from '@skerry/presentation/react';
import { useMemo } from 'react';
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
  const part = useMotionPart(motion, timeline?.duration ?? 0);
  const still = useMemo(() => sceneOf(view), [view]);
  const moving = timeline !== null && part !== null;
  return { scene: moving ? sceneAt(timeline, part, where) : still, moving };
}
