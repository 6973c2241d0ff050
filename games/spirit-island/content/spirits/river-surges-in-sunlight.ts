import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, atLeast, coastal, damage, damageEach, energy, gather, insteadAt, inTerrain, perCardPlayed, push, selfTarget, threshold, upTo, when, whenElse,
} from '../step.ts';

const NAME = 'River Surges in Sunlight';
const unique = uniqueOf('base', NAME);
const innate = innateOf('base', NAME);

export const riverSurgesInSunlight: SpiritKind = {
  name: NAME,
  set: 'base',
  origin: 'published',
  complexity: 'low',
  setup: [{ presence: 1, where: { put: 'highest', of: [inTerrain('wetland')] } }],
  rules: ['rivers-domain'],
  growth: [oneOf([reclaimAll, gainCard, gainEnergy(1)], [presence(1), presence(1)], [gainCard, presence(2)])],
  tracks: [track('energy', '1 2 2 3 4 4 5'), track('plays', '1 2 2 3 reclaim1 4 5')],
  innates: [
    innate('Massive Flooding', { speed: slow, range: 1, from: 'sacred-site' },
      threshold('sun, 2 water', push(1, 'explorer', 'town')),
      insteadAt('2 sun, 3 water', damage(2), push(upTo(3), 'explorer', 'town')),
      insteadAt('3 sun, 4 water, earth', damageEach(2))),
  ],
  uniques: [
    unique('Boon of Vigor',  { cost: 0, speed: fast, spirit: 'any', elements: 'sun, water, plant' },
      whenElse(selfTarget, energy(1), energy(perCardPlayed, 'target'))),
    unique('Flash Floods',   { cost: 2, speed: fast, range: 1, elements: 'sun, water' },
      damage(1), when(coastal, damage(1))),
    unique("River's Bounty", { cost: 0, speed: slow, range: 0, elements: 'sun, water, animal' },
      gather(upTo(2), 'dahan'), when(atLeast(2, 'dahan'), add(1, 'dahan'), energy(1))),
    unique('Wash Away',      { cost: 1, speed: slow, range: 1, elements: 'water, earth' },
      push(upTo(3), 'explorer', 'town')),
  ],
  progression: [
    'Uncanny Melting', "Nature's Resilience", 'Pull Beneath the Hungry Earth', 'Accelerated Rot', 'Song of Sanctity', 'Tsunami', 'Encompassing Ward',
  ],
};
