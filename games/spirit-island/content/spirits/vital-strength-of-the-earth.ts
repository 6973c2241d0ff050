import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import { atLeast, damage, defend, fear, gather, has, insteadAt, inTerrain, mayRepeat, remove, skipAll, threshold, upTo, when } from '../step.ts';

const NAME = 'Vital Strength of the Earth';
const unique = uniqueOf('base', NAME);
const innate = innateOf('base', NAME);

export const vitalStrengthOfTheEarth: SpiritKind = {
  name: NAME,
  set: 'base',
  origin: 'published',
  complexity: 'low',
  setup: [
    { presence: 2, where: { put: 'highest', of: [inTerrain('mountain')] } },
    { presence: 1, where: { put: 'highest', of: [inTerrain('jungle')] } },
  ],
  rules: ['earths-vitality'],
  growth: [oneOf([reclaimAll, presence(2)], [gainCard, presence(0)], [presence(1), gainEnergy(2)])],
  tracks: [track('energy', '2 3 4 6 7 8'), track('plays', '1 1 2 2 3 4')],
  innates: [
    innate('Gift of Strength', { speed: fast, spirit: 'any' },
      threshold('sun, 2 earth, 2 plant', mayRepeat(1, { upToCost: 1 })),
      insteadAt('2 sun, 3 earth, 2 plant', mayRepeat(1, { upToCost: 3 })),
      insteadAt('2 sun, 4 earth, 3 plant', mayRepeat(1, { upToCost: 6 }))),
  ],
  uniques: [
    unique('A Year of Perfect Stillness', { cost: 3, speed: fast, range: 1, elements: 'sun, earth' },
      skipAll),
    unique('Draw of the Fruitful Earth',  { cost: 1, speed: slow, range: 1, elements: 'earth, plant, animal' },
      gather(upTo(2), 'explorer'), gather(upTo(2), 'dahan')),
    unique('Guard the Healing Land',      { cost: 3, speed: fast, range: 1, from: 'sacred-site', elements: 'water, earth, plant' },
      remove(1, 'blight'), defend(4)),
    unique('Rituals of Destruction',      { cost: 3, speed: slow, range: 1, from: 'sacred-site', target: has('dahan'), elements: 'sun, moon, fire, earth, plant' },
      damage(2), when(atLeast(3, 'dahan'), damage(3), fear(2))),
  ],
  progression: [
    'Rouse the Trees and Stones', 'Call to Migrate', 'Poisoned Land', 'Devouring Ants', 'Vigor of the Breaking Dawn', 'Voracious Growth',
    'Savage Mawbeasts',
  ],
};
