import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { cost, gainCard, gainEnergy, pick, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, between, damage, destroy, either, energy, fear, gainPower, has, inTerrain, otherTarget, per, perEveryElement, perSacredSiteNear, perSet, push,
  rangeAt, remove, splitAt, threshold, when, without, yourPresence,
} from '../step.ts';

const NAME = 'Keeper of the Forbidden Wilds';
const unique = uniqueOf('branch-and-claw', NAME);
const innate = innateOf('branch-and-claw', NAME);

export const keeperOfTheForbiddenWilds: SpiritKind = {
  name: NAME,
  set: 'branch-and-claw',
  origin: 'published',
  complexity: 'moderate',
  needs: ['wilds'],
  setup: [{ presence: 1, where: { put: 'highest', of: [inTerrain('jungle')] }, with: { wilds: 1 } }],
  rules: ['forbidden-ground'],
  growth: [
    pick(2,
      [reclaimAll, gainEnergy(1)],
      [gainCard],
      [presence(3, has('wilds'), yourPresence), gainEnergy(1)],
      [cost(3), gainCard, presence(3, without('blight'))],
    ),
  ],
  tracks: [track('energy', '2 sun 4 5 plant 7 8 9'), track('plays', '1 2 2 3 4 5&reclaim1')],
  innates: [
    innate('Punish Those Who Trespass', { speed: slow, range: 0 },
      threshold('2 sun, fire, 2 plant', damage(2), destroy(1, 'dahan')),
      threshold('2 sun, 2 fire, 3 plant', damage(perSet(1, 'sun, plant'))),
      splitAt('4 plant', { most: 1, test: [] })),
    innate('Spreading Wilds', { speed: slow, range: 1, target: without('blight') },
      threshold('2 sun', push(perEveryElement(2, 'sun'), 'explorer')),
      threshold('plant', when(without('explorer'), add(1, 'wilds'))),
      rangeAt('3 plant', { by: 1 }),
      rangeAt('air', { by: 1 })),
  ],
  uniques: [
    unique('Boon of Growing Power',  { cost: 1, speed: slow, spirit: 'any', elements: 'sun, moon, plant' },
      gainPower('any', 'target'), when(otherTarget, energy(1, 'target'))),
    unique('Regrow from Roots',      { cost: 1, speed: slow, range: 1, target: inTerrain('jungle', 'wetland'), elements: 'water, earth, plant' },
      when(between(1, 2, 'blight'), remove(1, 'blight'))),
    unique('Sacrosanct Wilderness',  { cost: 2, speed: fast, range: 1, target: without('blight'), elements: 'sun, earth, plant' },
      push(2, 'dahan'), either(damage(per(2, 'wilds')), add(1, 'wilds'))),
    unique('Towering Wrath',         { cost: 3, speed: slow, range: 1, from: 'sacred-site', elements: 'sun, fire, plant' },
      fear(2), damage(perSacredSiteNear(2)), destroy('all', 'dahan')),
  ],
  progression: null,
};
