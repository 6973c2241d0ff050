import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { ANYWHERE, gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  coastal, defend, drown, energy, fear, gather, mayInsteadAt, ofTarget, push, special, targetMayAt, type Test, threshold, upTo, when,
} from '../step.ts';

const NAME = "Ocean's Hungry Grasp";
const unique = uniqueOf('base', NAME);
const innate = innateOf('base', NAME);
const ocean: Test = { is: 'ocean' };

export const oceansHungryGrasp: SpiritKind = {
  name: NAME,
  set: 'base',
  origin: 'published',
  complexity: 'high',
  setup: [
    { presence: 1, where: { put: 'ocean' } },
    { presence: 1, where: { put: 'choose', of: [coastal] } },
  ],
  rules: ['ocean-in-play', 'drowning'],
  growth: [
    oneOf(
      [reclaimAll, gainCard, { grow: 'gather-presence' }, gainEnergy(2)],
      [presence(ANYWHERE, ocean), presence(ANYWHERE, ocean), gainEnergy(1)],
      [gainCard, { grow: 'push-presence' }, presence(1, coastal)],
    ),
  ],
  tracks: [track('energy', '0 moon water 1 earth water 2'), track('plays', '1 2 2 3 4 5')],
  innates: [
    innate('Pound Ships to Splinters', { speed: fast, range: 0, target: coastal },
      threshold('moon, air, 2 water', fear(1)),
      threshold('2 moon, air, 3 water', fear(1)),
      threshold('3 moon, 2 air, 4 water', fear(2))),
    innate('Ocean Breaks the Shore', { speed: slow, range: 0, target: coastal },
      threshold('2 water, earth', drown(1, 'town')),
      mayInsteadAt('3 water, 2 earth', drown(1, 'city')),
      threshold('4 water, 3 earth', drown(1, 'town', 'city'))),
  ],
  uniques: [
    unique('Call of the Deeps',         { cost: 0, speed: fast, range: 0, target: coastal, elements: 'moon, air, water' },
      gather(1, 'explorer'), when(ocean, gather(upTo(1), 'explorer'))),
    unique('Grasping Tide',             { cost: 1, speed: fast, range: 1, target: coastal, elements: 'moon, water' },
      fear(2), defend(4)),
    unique('Swallow the Land-Dwellers', { cost: 0, speed: slow, range: 0, target: coastal, elements: 'water, earth' },
      drown(1, 'explorer'), drown(1, 'town'), drown(1, 'dahan')),
    unique('Tidal Boon',                { cost: 1, speed: slow, spirit: 'another', elements: 'moon, water, earth' },
      energy(2, 'target'), targetMayAt(ofTarget, push(1, 'town'), push(upTo(2), 'dahan')), special('carry-dahan-ashore')),
  ],
  progression: null,
};
