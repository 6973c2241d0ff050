import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  damage, defend, destroy, either, fastAt, fear, gather, has, hasInvaders, per, perElement, perEvery, perPresence, push, rule, threshold, upTo, when,
} from '../step.ts';

const NAME = 'Thunderspeaker';
const unique = uniqueOf('base', NAME);
const innate = innateOf('base', NAME);

export const thunderspeaker: SpiritKind = {
  name: NAME,
  set: 'base',
  origin: 'published',
  complexity: 'moderate',
  setup: [
    { presence: 1, where: { put: 'most-dahan' } },
    { presence: 1, where: { put: 'most-dahan' } },
  ],
  rules: ['ally-of-the-dahan', 'sworn-to-victory'],
  growth: [oneOf([reclaimAll, gainCard, gainCard], [presence(2, has('dahan')), presence(1, has('dahan'))], [presence(1), gainEnergy(4)])],
  tracks: [track('energy', '1 air 2 fire sun 3'), track('plays', '1 2 2 3 reclaim1 3 4')],
  innates: [
    innate('Gather the Warriors', { speed: slow, range: 1 },
      fastAt('4 air'),
      threshold('animal', gather(upTo(perElement('air')), 'dahan'), push(upTo(perElement('sun')), 'dahan'))),
    innate('Lead the Furious Assault', { speed: slow, range: 0 },
      fastAt('4 air'),
      threshold('2 sun, fire', destroy(perEvery(2, 'dahan'), 'town')),
      threshold('4 sun, 3 fire', destroy(perEvery(3, 'dahan'), 'city'))),
  ],
  uniques: [
    unique('Manifestation of Power and Glory', { cost: 3, speed: slow, range: 0, target: has('dahan'), elements: 'sun, fire, air' },
      fear(1), damage(perPresence(1, 'dahan'))),
    unique('Sudden Ambush',                    { cost: 2, speed: fast, range: 1, elements: 'fire, air, animal' },
      gather(upTo(1), 'dahan'), destroy(per(1, 'dahan'), 'explorer')),
    unique('Voice of Thunder',                 { cost: 0, speed: slow, range: 1, elements: 'sun, air' },
      either(push(upTo(4), 'dahan'), when(hasInvaders, fear(2)))),
    unique('Words of Warning',                 { cost: 1, speed: fast, range: 1, target: has('dahan'), elements: 'sun, air, animal' },
      defend(3), rule('dahan-at-once')),
  ],
  progression: null,
};
