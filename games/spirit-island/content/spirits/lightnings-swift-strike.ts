import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import { damageEach, destroy, fear, has, inTerrain, mayInsteadAt, push, quicken, thenOnce, threshold, upTo } from '../step.ts';

const NAME = "Lightning's Swift Strike";
const unique = uniqueOf('base', NAME);
const innate = innateOf('base', NAME);

export const lightningsSwiftStrike: SpiritKind = {
  name: NAME,
  set: 'base',
  origin: 'published',
  complexity: 'low',
  setup: [{ presence: 2, where: { put: 'highest', of: [inTerrain('sands')] } }],
  rules: ['swiftness-of-lightning'],
  growth: [oneOf([reclaimAll, gainCard, gainEnergy(1)], [presence(2), presence(0)], [presence(1), gainEnergy(3)])],
  tracks: [track('energy', '1 1 2 2 3 4 4 5'), track('plays', '2 3 4 5 6')],
  innates: [
    innate('Thundering Destruction', { speed: slow, range: 1, from: 'sacred-site' },
      threshold('3 fire, 2 air', destroy(1, 'town')),
      mayInsteadAt('4 fire, 3 air', destroy(1, 'city')),
      threshold('5 fire, 4 air, water', destroy(1, 'town', 'city')),
      threshold('5 fire, 5 air, 2 water', destroy(1, 'town', 'city'))),
  ],
  uniques: [
    unique('Harbingers of the Lightning', { cost: 0, speed: slow, range: 1, elements: 'fire, air' },
      thenOnce(push(upTo(2), 'dahan'), has('town', 'city'), fear(1))),
    unique("Lightning's Boon",            { cost: 1, speed: fast, spirit: 'any', elements: 'fire, air' },
      quicken(2)),
    unique('Raging Storm',                { cost: 3, speed: slow, range: 1, elements: 'fire, air, water' },
      damageEach(1)),
    unique('Shatter Homesteads',          { cost: 2, speed: slow, range: 2, from: 'sacred-site', elements: 'fire, air' },
      fear(1), destroy(1, 'town')),
  ],
  progression: [
    'Delusions of Danger', 'Call to Bloodshed', 'Powerstorm', 'Purifying Flame', 'Pillar of Living Flame', 'Entrancing Apparitions', 'Call to Isolation',
  ],
};
