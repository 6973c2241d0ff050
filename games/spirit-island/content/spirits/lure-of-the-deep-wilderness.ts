import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainElement, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, at, atMost, damage, destroy, fear, gather, hasInvaders, inland, insteadAt, per, push, repeatAt, special, threshold,
  upTo,
} from '../step.ts';

const NAME = 'Lure of the Deep Wilderness';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);

export const lureOfTheDeepWilderness: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'moderate',
  needs: ['badlands', 'wilds', 'beasts', 'disease'],
  setup: [
    { presence: 2, where: { put: 'number', number: 8 }, with: { beasts: 1 } },
    { presence: 1, where: { put: 'number', number: 7 } },
  ],
  rules: ['home-of-the-islands-heart', 'enthrall-the-foreign-explorers'],
  growth: [
    oneOf([reclaimAll, gainEnergy(1)], [presence(4, inland)]),
    oneOf([gainElement(1, 'moon', 'air', 'plant'), gainEnergy(2)], [gainCard]),
  ],
  tracks: [track('energy', '1 2 moon 3&plant 4&air 5&reclaim1'), track('plays', '1 2 animal 3 4 5&reclaim1')],
  innates: [
    innate('Forsake Society to Chase After Dreams', { speed: slow, range: 1, target: hasInvaders },
      threshold('2 moon', special('chase-after-dreams', 1)),
      insteadAt('2 moon, air', special('chase-after-dreams', 2)),
      insteadAt('3 moon, 2 air, animal', special('chase-after-dreams', 3)),
      repeatAt('4 air')),
    innate('Never Heard from Again', { speed: slow, range: 0, target: inland, last: special('fear-for-lost-explorers') },
      threshold('fire, 3 plant', add(1, 'badlands')),
      threshold('2 plant', destroy(upTo(per(2, 'badlands', 'beasts', 'disease', 'wilds')), 'explorer')),
      threshold('4 plant, animal', damage(2)),
      repeatAt('6 plant')),
  ],
  uniques: [
    unique('Gift of the Untamed Wild',     { cost: 0, speed: slow, spirit: 'any', elements: 'moon, fire, air, plant' },
      special('wilds-or-disease')),
    unique('Perils of the Deepest Island', { cost: 1, speed: slow, range: 0, target: inland, elements: 'moon, plant, animal' },
      fear(1), add(1, 'badlands'), at({ range: 1, test: [] }, add(1, 'beasts')), push(upTo(2), 'dahan')),
    unique('Softly Beckon Ever Inward',    { cost: 2, speed: slow, range: 0, target: inland, elements: 'moon, air' },
      gather(upTo(2), 'explorer'), gather(upTo(2), 'town'), gather(upTo(2), 'beasts'), gather(upTo(2), 'dahan')),
    unique('Swallowed by the Wilderness',  { cost: 1, speed: fast, range: 0, target: inland, elements: 'fire, air, plant, animal' },
      fear(2), damage(atMost(5, per(1, 'beasts', 'disease', 'wilds', 'badlands')))),
  ],
  progression: null,
};
