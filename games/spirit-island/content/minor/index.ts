import type { Power } from '../power.ts';
import { base } from './base.ts';
import { branchAndClaw } from './branch-and-claw.ts';
import { jaggedEarth } from './jagged-earth.ts';

/** The deck of minor powers, set by set. */
export const minors: readonly Power[] = [...base, ...branchAndClaw, ...jaggedEarth];
