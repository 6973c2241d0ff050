import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  after, defend, either, fear, gainPower, gather, has, hasInvaders, insteadAt, inTerrain, perInvaderDiscard, rule, selfTarget, special, threshold,
  upTo, whenElse,
} from '../step.ts';

const NAME = 'Shifting Memory of Ages';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);

export const shiftingMemoryOfAges: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'moderate',
  setup: [{ presence: 2, where: { put: 'highest', of: [inTerrain('sands', 'mountain')] } }],
  prepared: 'moon, air, earth',
  rules: ['long-ages', 'insights-into-the-worlds-nature'],
  growth: [oneOf([reclaimAll, presence(0)], [gainCard, presence(2)], [presence(1), gainEnergy(2)], [gainEnergy(9)])],
  tracks: [track('energy', '0 1 2 3&prepare1 4 reclaim1 5 6&prepare1'), track('plays', '1 2 2 discard2markers:+1play 3')],
  innates: [
    innate("Learn the Invaders' Tactics", { speed: fast, range: 1, target: hasInvaders },
      threshold('2 earth', defend(2)),
      insteadAt('air, 2 earth', defend(3)),
      insteadAt('2 moon, 3 air, 4 earth', defend(perInvaderDiscard(2)))),
    innate('Observe the Ever-Changing World', { speed: fast, range: 1 },
      threshold('moon', special('prepare-a-marker')),
      insteadAt('2 moon, air', after('observe', 3))),
  ],
  uniques: [
    unique('Boon of Ancient Memories',  { cost: 1, speed: slow, spirit: 'any', elements: 'moon, water, earth, plant' },
      whenElse(selfTarget, gainPower('minor'), special('ancient-memories', 2))),
    unique('Elemental Teachings',       { cost: 0, speed: fast, spirit: 'any', elements: 'moon, air, earth' },
      special('prepare-a-marker'), special('teach-elements', 3)),
    unique('Share Secrets of Survival', { cost: 0, speed: fast, range: 1, from: 'sacred-site', elements: 'sun, air, earth' },
      either(rule('spare-dahan', 2), gather(upTo(2), 'dahan')),
      insteadAt('3 air', rule('spare-dahan', 2), gather(upTo(2), 'dahan'))),
    unique("Study the Invaders' Fears", { cost: 0, speed: fast, range: 0, target: has('town', 'city'), elements: 'moon, air, animal' },
      fear(2), special('turn-up-the-top-fear-card')),
  ],
  progression: null,
};
