import { type Space, stepQ, stepR } from '../rules/sky.ts';

/** The side of the one space that looks to the other, or -1 if they do not touch. */
export function sideTowards(from: Space, to: Space): number {
  return stepQ.findIndex((q, side) => q === to.q - from.q && to.r - from.r === stepR[side]);
}
