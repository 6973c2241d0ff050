import type { Seat } from '@skerry/engine';
import { type Elements, hasElements } from '../../content/elements.ts';
import type { Power } from '../../content/power.ts';
import { powers } from '../../content/powers.ts';
import type { Step, Threshold } from '../../content/step.ts';
import { type UseAnswer, useAnswer } from '../answers.ts';
import { elementsOf } from '../spirits/elements.ts';
import { elementsAround } from '../scenarios/invocation.ts';
import { isHelping, isMetByTheFirst } from '../scenarios/second-wave.ts';
import type { PowerId, State } from '../state.ts';

/** J-9.4, J-38.17: the thresholds that are met, in their order; where a land is targeted, with what lies on its corners. */
export function metThresholds(state: State, seat: Seat, { thresholds }: Power, land = -1): Threshold[] {
  if (thresholds.length === 0) return [];
  if (state.spirits[seat]!.mastered.some((id) => powers[id]!.thresholds === thresholds)) return [...thresholds];
  if (isHelping(state, seat, thresholds)) return thresholds.filter(isMetByTheFirst);
  const have = elementsOf(state, seat);
  const around = elementsAround(state, land);
  if (around === null) return thresholds.filter((threshold) => isMetBy(have, threshold));
  const more = have.map((n, element) => n + around[element]!);
  return thresholds.filter((threshold) => isMetBy(have, threshold) || (isOfTheLand(threshold) && isMetBy(more, threshold)));
}

export const isMetBy = (elements: Elements, { need, or }: Threshold): boolean =>
  hasElements(elements, need) || (or !== undefined && hasElements(elements, or));

/** J-38.17: what is settled before a land is targeted is none of its doing. */
const isOfTheLand = ({ mode }: Threshold): boolean => mode !== 'range' && mode !== 'speed' && mode !== 'slow';

export const isRepeat = ({ mode }: Threshold): boolean => mode === 'repeat' || mode === 'repeat-adjacent';
export const isEffect = ({ mode }: Threshold): boolean => mode !== 'speed' && mode !== 'slow' && mode !== 'range' && mode !== 'split';

/** J-9.9: whether a power does anything with these thresholds. */
export const doesAnything = ({ kind, steps }: Power, met: readonly Threshold[]): boolean =>
  kind !== 'innate' || steps.length > 0 || met.some(isEffect);

/** J-9.5, J-9.6: what a power does with the thresholds that are met. */
export function stepsOf({ steps, last }: Power, met: readonly Threshold[]): readonly Step[] {
  let all = steps;
  for (const { mode, steps: more, among } of met) {
    if (mode === 'also' || mode === 'separate') all = [...all, ...more];
    else if (mode === 'instead') all = more;
    else if (mode === 'may-instead') all = [{ do: 'either', of: [all, more] }];
    else if (mode === 'first') all = [...more, ...all];
    else if (mode === 'there') all = all.map((step) => (step.do === 'at' ? { ...step, steps: [...step.steps, ...more] } : step));
    else if (mode === 'split') all = all.map((step) => (step.do === 'damage' ? { ...step, among: among! } : step));
    else if (mode === 'both') all = all.map(orBoth);
  }
  return last.length === 0 ? all : [...all, ...last];
}

/** Of what stands with an "or", both may be done, one after the other. */
function orBoth(step: Step): Step {
  if (step.do === 'either') return { ...step, of: [...step.of, step.of.flat()] };
  return step.do === 'at' ? { ...step, steps: step.steps.map(orBoth) } : step;
}

/** J-9.7: which of the thresholds that are met are used: the first so many, or those at these places on the power; undefined: all. */
export type Kept = number | readonly number[] | undefined;

/** J-9.7: with some of the thresholds that are met. */
export function fewer({ thresholds }: Power, met: readonly Threshold[], kept: Kept): readonly Threshold[] {
  if (kept === undefined) return met;
  return typeof kept === 'number' ? met.slice(0, kept) : met.filter((one) => kept.includes(thresholds.indexOf(one)));
}

/** A use of a power with these of its thresholds. */
export const answerWith = (power: PowerId, kept: Kept): UseAnswer =>
  kept === undefined ? useAnswer(power) : { kind: 'use', power, ...(typeof kept === 'number' ? { levels: kept } : { only: kept }) };

export const keptIn = ({ only, levels }: UseAnswer): Kept => only ?? levels;
