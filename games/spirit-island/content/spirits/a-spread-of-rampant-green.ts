import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { always, gainCard, gainEnergy, morePlays, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  addPresence, damageEach, damageOne, defend, either, fear, hasInvaders, insteadAt, inTerrain, push, remove, repeatAt, threshold, when, whenElse,
  without, yourPresence,
} from '../step.ts';

const NAME = 'A Spread of Rampant Green';
const unique = uniqueOf('base', NAME);
const innate = innateOf('base', NAME);

export const aSpreadOfRampantGreen: SpiritKind = {
  name: NAME,
  set: 'base',
  origin: 'published',
  complexity: 'moderate',
  setup: [
    { presence: 1, where: { put: 'highest', of: [inTerrain('wetland')] } },
    { presence: 1, where: { put: 'choose', of: [inTerrain('jungle'), without('dahan')] } },
  ],
  rules: ['choke-the-land-with-green', 'steady-regeneration'],
  growth: [
    always([presence(2, inTerrain('jungle', 'wetland'))]),
    oneOf([reclaimAll, gainCard], [presence(1), morePlays(1)], [gainCard, gainEnergy(3)]),
  ],
  tracks: [track('energy', '0 1 plant 2 2 plant 3'), track('plays', '1 1 2 2 3 4')],
  innates: [
    innate('Creepers Tear into Mortar', { speed: slow, range: 0 },
      threshold('moon, 2 plant', damageOne(1, 'town', 'city')),
      repeatAt('2 moon, 3 plant'),
      repeatAt('3 moon, 4 plant')),
    innate('All-Enveloping Green', { speed: fast, range: 1, from: 'sacred-site' },
      threshold('water, 3 plant', defend(2)),
      insteadAt('2 water, 4 plant', defend(4)),
      threshold('3 water, earth, 5 plant', remove(1, 'blight'))),
  ],
  uniques: [
    unique('Fields Choked with Growth',    { cost: 0, speed: slow, range: 1, elements: 'sun, water, plant' },
      either(push(1, 'town'), push(3, 'dahan'))),
    unique('Gift of Proliferation',        { cost: 1, speed: fast, spirit: 'another', elements: 'moon, plant' },
      addPresence('target', 1)),
    unique('Overgrow in a Night',          { cost: 2, speed: fast, range: 1, elements: 'moon, plant' },
      either(addPresence(), when([yourPresence, hasInvaders], fear(3)))),
    unique('Stem the Flow of Fresh Water', { cost: 0, speed: slow, range: 1, from: 'sacred-site', elements: 'water, plant' },
      whenElse(inTerrain('mountain', 'sands'), damageEach(1, 'town', 'city'), damageOne(1, 'town', 'city'))),
  ],
  progression: null,
};
