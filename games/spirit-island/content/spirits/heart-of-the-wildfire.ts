import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, at, atLeast, both, damage, destroy, energy, fastAt, fear, has, hasInvaders, hemmedIn, insteadAt, inTerrain, onlyTo, perElement,
  perEveryElement, perTerrorLevel, push, remove, rule, splitAt, threshold, when, withoutYou, yourPresence,
} from '../step.ts';

const NAME = 'Heart of the Wildfire';
const unique = uniqueOf('feather-and-flame', NAME);
const innate = innateOf('feather-and-flame', NAME);

export const heartOfTheWildfire: SpiritKind = {
  name: NAME,
  set: 'feather-and-flame',
  origin: 'published',
  complexity: 'high',
  setup: [{ presence: 3, where: { put: 'highest', of: [inTerrain('sands')] }, with: { blight: 2 } }],
  rules: ['blazing-presence', 'destructive-nature'],
  growth: [
    oneOf(
      [reclaimAll, gainCard, gainEnergy(1)],
      [gainCard, presence(3)],
      [presence(1), { grow: 'energy', n: 2, per: 'fire-on-tracks' }],
    ),
  ],
  tracks: [track('energy', '0 fire 1 2 fire&plant 3'), track('plays', '1 fire 2 3 fire 4')],
  innates: [
    innate('Firestorm', { speed: fast, range: 0, target: has('blight') },
      threshold('plant', damage(perEveryElement(2, 'fire'))),
      insteadAt('3 plant', damage(perElement('fire'))),
      splitAt('4 fire, 2 air', { most: 99, test: [has('blight')] }),
      threshold('7 fire',
        at({ test: [yourPresence, has('blight')] }, push('all', 'dahan'), destroy('all', 'explorer', 'town', 'city', 'beasts'), add(1, 'blight')))),
    innate('The Burned Land Regrows', { speed: slow, range: 0 },
      threshold('4 fire, plant', when(atLeast(2, 'blight'), remove(1, 'blight'))),
      insteadAt('4 fire, 2 plant', remove(1, 'blight')),
      threshold('5 fire, 2 earth, 2 plant', remove(1, 'blight'))),
  ],
  uniques: [
    unique('Asphyxiating Smoke', { cost: 2, speed: slow, range: 2, from: 'sacred-site', elements: 'fire, air, plant' },
      fear(1), destroy(1, 'town'), push(1, 'dahan')),
    unique("Flame's Fury",       { cost: 0, speed: fast, spirit: 'any', elements: 'sun, fire, plant' },
      energy(1, 'target'), rule('powers-deal-more')),
    unique('Flash-Fires',        { cost: 2, speed: slow, range: 1, elements: 'fire, air' },
      fear(1), damage(1), fastAt('2 air')),
    unique('Threatening Flames', { cost: 0, speed: fast, range: 0, target: both(has('blight'), hasInvaders), elements: 'fire, plant' },
      fear(2), onlyTo(withoutYou, push(perTerrorLevel(), 'explorer', 'town')), when(hemmedIn, fear(2))),
  ],
  progression: null,
};
