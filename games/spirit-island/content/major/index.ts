import type { Power } from '../power.ts';
import { base } from './base.ts';
import { branchAndClaw } from './branch-and-claw.ts';
import { jaggedEarth } from './jagged-earth.ts';

/** The deck of major powers, set by set. */
export const majors: readonly Power[] = [...base, ...branchAndClaw, ...jaggedEarth];
