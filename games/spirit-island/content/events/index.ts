import type { EventCard } from '../event.ts';
import { branchAndClaw } from './branch-and-claw.ts';
import { slaveRebellion } from './slave-rebellion.ts';
import { jaggedEarth } from './jagged-earth.ts';

/** The event deck, set by set. The place in the list is the card's number. */
export const eventCards: readonly EventCard[] = [...branchAndClaw, ...jaggedEarth, slaveRebellion];
