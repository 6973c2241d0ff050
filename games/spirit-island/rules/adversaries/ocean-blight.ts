import type { Power } from '../../content/power.ts';
import type { Step, Threshold } from '../../content/step.ts';
import { hasChange } from './enemy.ts';
import { geography, isOcean, oceanInPlay } from '../island/island.ts';
import { isPower } from '../pieces/moving.ts';
import { tokens } from '../pieces/pieces.ts';
import { BLIGHT, type State } from '../state.ts';

/*
 * J-36.32: for removing and moving blight, and for nothing else, an ocean counts as a coastal wetland, whether Ocean's Hungry Grasp is there or not.
 */

/** Oceans beside a land, not in play, to which blight may be moved, or from which it may be if there is any. */
export function oceansForBlight(state: State, land: number, withBlight: boolean): readonly number[] {
  if (!hasChange(state, 'runoff-and-bilgewater')) return [];
  return geography(state).oceans[land]!.filter((ocean) => !oceanInPlay(state, ocean) && (!withBlight || tokens(state, ocean, BLIGHT) > 0));
}

/** Oceans with blight, not in play, from which it may be removed. */
export function fouledOceans(state: State): readonly number[] {
  if (!hasChange(state, 'runoff-and-bilgewater')) return [];
  const { lands, spaces, exists } = geography(state);
  const oceans = Array.from({ length: spaces - lands }, (_, slot) => lands + slot);
  return oceans.filter((ocean) => exists[ocean] && tokens(state, ocean, BLIGHT) > 0 && !oceanInPlay(state, ocean));
}

/** Those that a power may target because it removes or moves blight, with the thresholds that are met. */
export function oceansToTarget(state: State, { steps, last }: Power, met: readonly Threshold[]): readonly number[] {
  const fouled = fouledOceans(state);
  if (fouled.length === 0) return [];
  const instead = met.findLastIndex(({ mode }) => mode === 'instead');
  const done = instead < 0 ? [steps, met] : [met.slice(instead)];
  return takesBlight([...done, last]) ? fouled : [];
}

/** Whether any step of it, wherever it stands, removes or moves blight. */
function takesBlight(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return ('do' in part && isOfBlight(part as Step)) || Object.values(part).some(takesBlight);
}

const isOfBlight = (step: Step): boolean =>
  (step.do === 'remove' || step.do === 'push' || step.do === 'gather') && step.what.includes('blight');

/** What would put something else into an ocean that is not in play. */
const putting: readonly Step['do'][] = ['add', 'add-any', 'add-presence', 'restore-presence', 'gather'];

/** Whether a step of a power is for nothing here, because only blight is within its reach. */
export const isBlightOnly = (state: State, land: number, step: Step): boolean =>
  putting.includes(step.do) && isPower(state) && !isOfBlight(step) && land >= 0 && isOcean(state, land) && !oceanInPlay(state, land);
