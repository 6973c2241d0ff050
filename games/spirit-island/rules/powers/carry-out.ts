import type { Play } from '@skerry/engine';
import type { Step } from '../../content/step.ts';
import type { Doing } from './amounts.ts';

type CarryOut = (doing: Doing, steps: readonly Step[]) => Play;

let carryOut: CarryOut;

/**
 * Carries out steps. A step may cause a ravage, a ravage blight, and blight turns a card that consists of steps again: so whoever knows the steps
 * makes itself known here, and the rules need not refer to each other in a circle.
 */
export const resolveSteps: CarryOut = (doing, steps) => carryOut(doing, steps);

export function carriedOutBy(rules: CarryOut): void {
  carryOut = rules;
}
