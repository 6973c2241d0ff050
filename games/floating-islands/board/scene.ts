import type { Seat } from '@skerry/engine';
import type { Island } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import { centreOf, type Point } from './geometry.ts';

/** Where an island lies in the drawing, and how far it is turned. */
export interface Pose extends Point {
  readonly angle: number;
}

export type Thing = 'hunter' | 'mercenary' | 'permanent' | 'temporary';

/** A piece or token on its way. */
export interface Flight extends Point {
  readonly key: string;
  readonly what: Thing;
  readonly seat: Seat;
  readonly scale: number;
  readonly opacity: number;
}

/** One picture of the sky, at rest or in motion. */
export interface Scene {
  readonly view: FloatingIslandsView;
  readonly poses: readonly Pose[];
  readonly flights: readonly Flight[];
  /** The island that shows its strength just now, and how far that has gone (0 to 1). */
  readonly pulse: { readonly island: number; readonly part: number } | null;
}

export const poseOf = (island: Island): Pose => ({ ...centreOf(island), angle: island.turns * 60 });

export function sceneOf(view: FloatingIslandsView): Scene {
  return { view, poses: view.islands.map(poseOf), flights: [], pulse: null };
}
