import type { Play } from '@skerry/engine';
import type { SpecialName } from '../../content/special-name.ts';
import type { Doing } from '../powers/amounts.ts';
import { bringerSpecials } from './bringer.ts';
import { downpourSpecials } from './downpour.ts';
import { eventsBranchAndClaw } from './events-branch-and-claw.ts';
import { eventsJaggedEarth } from './events-jagged-earth.ts';
import { fangsSpecials } from './fangs.ts';
import { fearAndBlightCardSpecials } from './fear-and-blight-cards.ts';
import { finderSpecials } from './finder.ts';
import { fracturedDaysSpecials } from './fractured-days.ts';
import { lureSpecials } from './lure.ts';
import { majorPowersBase } from './major-powers-base.ts';
import { majorPowersBranchAndClaw } from './major-powers-branch-and-claw.ts';
import { majorPowersJaggedEarth } from './major-powers-jagged-earth.ts';
import { manyMindsSpecials } from './many-minds.ts';
import { memorySpecials } from './memory.ts';
import { minorPowerSpecials } from './minor-powers.ts';
import { oceanSpecials } from './ocean.ts';
import { serpentSpecials } from './serpent.ts';
import { shroudSpecials } from './shroud.ts';
import { slaveRebellion } from './slave-rebellion.ts';
import { starlightSpecials } from './starlight.ts';
import { stoneSpecials } from './stone.ts';
import { tricksterSpecials } from './trickster.ts';
import { vengeanceSpecials } from './vengeance.ts';
import { volcanoSpecials } from './volcano.ts';

/** A rule that only one card has. `most`: not "up to", but as much as it may; `stop`: the rest of the card is not done. */
type Special = (doing: Doing, n: number, most: boolean) => Play<void | 'stop'>;

/** What no other card does, by the name that stands in its declaration. */
export const specials: Readonly<Record<SpecialName, Special>> = {
  ...bringerSpecials,
  ...downpourSpecials,
  ...eventsBranchAndClaw,
  ...eventsJaggedEarth,
  ...fangsSpecials,
  ...fearAndBlightCardSpecials,
  ...finderSpecials,
  ...fracturedDaysSpecials,
  ...lureSpecials,
  ...majorPowersBase,
  ...majorPowersBranchAndClaw,
  ...majorPowersJaggedEarth,
  ...manyMindsSpecials,
  ...memorySpecials,
  ...minorPowerSpecials,
  ...oceanSpecials,
  ...serpentSpecials,
  ...shroudSpecials,
  ...slaveRebellion,
  ...starlightSpecials,
  ...stoneSpecials,
  ...tricksterSpecials,
  ...vengeanceSpecials,
  ...volcanoSpecials,
};
