import type { Motion } from '@skerry/presentation';
import { useMotionPart } from '@skerry/presentation/react';
import { useMemo } from 'react';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Flash, type Journey, momentOf, timelineOf } from './invaders/timeline.ts';

/** The picture to draw now: a motion while it plays, else the view at rest. */
export interface Scene {
  readonly state: State;
  readonly journeys: readonly Journey[];
  readonly flash: Flash | null;
  readonly part: number;
  readonly moving: boolean;
}

export function useMotion(view: View, motion: Motion<View> | null): Scene {
  const timeline = useMemo(() => (motion === null ? null : timelineOf(motion.before, motion.lines)), [motion]);
  const part = useMotionPart(motion, timeline?.duration ?? 0);
  const moment = timeline === null || part === null ? null : momentOf(timeline, part);
  if (moment === null) return { state: view, journeys: [], flash: null, part: 0, moving: false };
  const { during, journeys, flash } = moment.beat;
  return { state: during, journeys, flash, part: moment.part, moving: true };
}
