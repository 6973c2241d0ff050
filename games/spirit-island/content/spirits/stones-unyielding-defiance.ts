import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainElement, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, after, damage, damageEach, defend, destroy, either, has, insteadAt, inTerrain, per, push, repeatAt, rule, special, threshold, upTo, without,
  yourPresence,
} from '../step.ts';

const NAME = "Stone's Unyielding Defiance";
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);

export const stonesUnyieldingDefiance: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'moderate',
  needs: ['badlands'],
  setup: [
    { presence: 1, where: { put: 'lowest', of: [inTerrain('mountain'), without('dahan')] } },
    { presence: 1, where: { put: 'beside', of: [has('blight'), inTerrain('sands')] } },
  ],
  rules: ['bestow-the-endurance-of-bedrock', 'deep-layers'],
  growth: [
    oneOf(
      [reclaimAll, gainElement(2, 'earth'), presence(3, inTerrain('mountain'), yourPresence)],
      [presence(2), gainEnergy(3)],
      [gainCard, presence(1)],
    ),
  ],
  tracks: [track('energy', '2 3 +1play 4 +1play 6 +1play'), track('plays', '1 earth earth earth&reclaim1 earth&any 2&earth')],
  innates: [
    innate('Hold the Island Fast with a Bulwark of Will', { speed: fast, spirit: 'yourself' },
      threshold('2 earth', rule('blight-from-the-box', 2)),
      insteadAt('4 earth', rule('blight-from-the-box', 1)),
      threshold('6 earth, plant', rule('keep-presence', 1))),
    innate('Let Them Break Themselves Against the Stone', { speed: fast, range: 0 },
      threshold('3 earth', after('break-against-the-stone')),
      insteadAt('5 earth', after('break-against-the-stone', 1)),
      repeatAt('2 sun, 7 earth')),
  ],
  uniques: [
    unique('Jagged Shards Push from the Earth', { cost: 0, speed: slow, range: 1, elements: 'fire, earth' },
      add(1, 'badlands'), push(upTo(2), 'dahan')),
    unique('Plows Shatter on Rocky Ground',     { cost: 2, speed: slow, range: 1, elements: 'earth' },
      either([damageEach(1, 'town', 'city'), push(upTo(1), 'town')], destroy(1, 'town'))),
    unique('Scarred and Stony Land',            { cost: 2, speed: slow, range: 1, from: 'sacred-site', target: has('blight'), elements: 'moon, earth' },
      damage(2), add(1, 'badlands'), special('blight-to-the-box')),
    unique('Stubborn Solidity',                 { cost: 1, speed: fast, range: 1, elements: 'sun, earth, animal' },
      defend(per(1, 'dahan')), rule('dahan-unchanged')),
  ],
  progression: null,
};
