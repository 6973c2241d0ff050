import type { Motion } from '@skerry/presentation';
import { useMotionPart } from '@skerry/presentation/react';
import { useMemo } from 'react';
import type { SuperstarView } from '../rules/view.ts';
import { type Scene, sceneOf } from './scene.ts';
import { sceneAt, timelineOf } from './timeline.ts';

/** The picture to draw now: a motion while it plays, else the view at rest. */
export function useMotion(view: SuperstarView, motion: Motion<SuperstarView> | null): { readonly scene: Scene; readonly moving: boolean } {
  const timeline = useMemo(() => (motion === null ? null : timelineOf(motion.before.planet, motion.lines)), [motion]);
  const part = useMotionPart(motion, timeline?.duration ?? 0);
  const still = useMemo(() => sceneOf(view.planet), [view.planet]);
  const moving = timeline !== null && part !== null;
  return { scene: moving ? sceneAt(timeline, part) : still, moving };
}
