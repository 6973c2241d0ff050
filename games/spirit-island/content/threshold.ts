import { type Elements, readElements } from './elements.ts';
import type { Test } from './land-test.ts';
import type { Among, Step } from './step.ts';

/** How a threshold changes a power. */
export type Mode =
  /** done after what stands before it */
  | 'also'
  /** done in place of all that stands before it */
  | 'instead'
  /** may be done in place of all that stands before it */
  | 'may-instead'
  /** done before the rest */
  | 'first'
  /** done after the rest, in the land that was chosen for it */
  | 'there'
  /** of what stands before it with an "or", both may be done */
  | 'both'
  /** known before targeting */
  | 'range'
  | 'speed'
  | 'slow'
  /** its damage is divided among several lands */
  | 'split'
  /** with a target of its own, as a use of its own */
  | 'separate'
  /** the power is used again */
  | 'repeat'
  | 'repeat-adjacent';

export interface Threshold {
  readonly need: Elements;
  readonly mode: Mode;
  readonly steps: readonly Step[];
  /** For `range`: what it becomes (`to`) or is lengthened by (`by`). */
  readonly range?: { readonly to?: number; readonly by?: number };
  /** These elements will do, too. */
  readonly or?: Elements;
  /** What the target land must be besides. */
  readonly where?: readonly Test[];
  /** For `split`. */
  readonly among?: Among;
  /** For `both`: who may, if it is not the user. */
  readonly who?: 'target';
}

const level =
  (mode: Mode) =>
  (need: string, ...steps: Step[]): Threshold => ({ need: readElements(need), mode, steps });
export const threshold = level('also');
export const insteadAt = level('instead');
export const mayInsteadAt = level('may-instead');
export const firstAt = level('first');
export const thereAt = level('there');
export const bothAt = level('both');
export const targetBothAt = (need: string): Threshold => ({ ...bothAt(need), who: 'target' });
/** With a target of its own. */
export const separateAt = level('separate');
export const repeatAt = level('repeat');
export const repeatAdjacentAt = level('repeat-adjacent');
export const fastAt = level('speed');
export const slowAt = level('slow');
export const splitAt = (need: string, among: Among): Threshold => ({ need: readElements(need), mode: 'split', steps: [], among });
/** A threshold that other elements meet as well, or that wants something of the target land. */
export const orAt = (or: string, threshold: Threshold): Threshold => ({ ...threshold, or: readElements(or) });
export const whereAt = (test: Test, threshold: Threshold): Threshold => ({ ...threshold, where: [test] });
export const rangeAt = (need: string, range: { to?: number; by?: number }): Threshold => ({ need: readElements(need), mode: 'range', steps: [], range });
