import type { SpiritKind } from './spirit.ts';
import { aSpreadOfRampantGreen } from './spirits/a-spread-of-rampant-green.ts';
import { bringerOfDreamsAndNightmares } from './spirits/bringer-of-dreams-and-nightmares.ts';
import { fracturedDaysSplitTheSky } from './spirits/fractured-days-split-the-sky.ts';
import { lightningsSwiftStrike } from './spirits/lightnings-swift-strike.ts';
import { oceansHungryGrasp } from './spirits/oceans-hungry-grasp.ts';
import { riverSurgesInSunlight } from './spirits/river-surges-in-sunlight.ts';
import { shadowsFlickerLikeFlame } from './spirits/shadows-flicker-like-flame.ts';
import { starlightSeeksItsForm } from './spirits/starlight-seeks-its-form.ts';
import { thunderspeaker } from './spirits/thunderspeaker.ts';
import { vitalStrengthOfTheEarth } from './spirits/vital-strength-of-the-earth.ts';
import { sharpFangsBehindTheLeaves } from './spirits/sharp-fangs-behind-the-leaves.ts';
import { keeperOfTheForbiddenWilds } from './spirits/keeper-of-the-forbidden-wilds.ts';
import { stonesUnyieldingDefiance } from './spirits/stones-unyielding-defiance.ts';
import { volcanoLoomingHigh } from './spirits/volcano-looming-high.ts';
import { lureOfTheDeepWilderness } from './spirits/lure-of-the-deep-wilderness.ts';
import { manyMindsMoveAsOne } from './spirits/many-minds-move-as-one.ts';
import { shiftingMemoryOfAges } from './spirits/shifting-memory-of-ages.ts';
import { grinningTricksterStirsUpTrouble } from './spirits/grinning-trickster-stirs-up-trouble.ts';
import { shroudOfSilentMist } from './spirits/shroud-of-silent-mist.ts';
import { vengeanceAsABurningPlague } from './spirits/vengeance-as-a-burning-plague.ts';
import { heartOfTheWildfire } from './spirits/heart-of-the-wildfire.ts';
import { serpentSlumberingBeneathTheIsland } from './spirits/serpent-slumbering-beneath-the-island.ts';
import { finderOfPathsUnseen } from './spirits/finder-of-paths-unseen.ts';
import { downpourDrenchesTheWorld } from './spirits/downpour-drenches-the-world.ts';

/** The spirits, set by set, those of low complexity first. The place in the list is the spirit's number. */
export const spirits: readonly SpiritKind[] = [
  lightningsSwiftStrike,
  riverSurgesInSunlight,
  shadowsFlickerLikeFlame,
  vitalStrengthOfTheEarth,
  aSpreadOfRampantGreen,
  thunderspeaker,
  bringerOfDreamsAndNightmares,
  oceansHungryGrasp,
  sharpFangsBehindTheLeaves,
  keeperOfTheForbiddenWilds,
  stonesUnyieldingDefiance,
  volcanoLoomingHigh,
  lureOfTheDeepWilderness,
  manyMindsMoveAsOne,
  shiftingMemoryOfAges,
  starlightSeeksItsForm,
  fracturedDaysSplitTheSky,
  grinningTricksterStirsUpTrouble,
  shroudOfSilentMist,
  vengeanceAsABurningPlague,
  heartOfTheWildfire,
  serpentSlumberingBeneathTheIsland,
  downpourDrenchesTheWorld,
  finderOfPathsUnseen,
];
