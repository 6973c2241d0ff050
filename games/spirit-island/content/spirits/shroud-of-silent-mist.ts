import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  damage, damageDifferent, damageEach, defend, either, fear, hasInvaders, inTerrain, perLandBeside, perPresence, push, rule, special, threshold,
  upTo, when,
} from '../step.ts';

const NAME = 'Shroud of Silent Mist';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);

export const shroudOfSilentMist: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'high',
  setup: [
    { presence: 1, where: { put: 'highest', of: [inTerrain('wetland')] } },
    { presence: 1, where: { put: 'highest', of: [inTerrain('mountain')] } },
  ],
  rules: ['gather-power-from-the-cool-and-dark', 'mists-shift-and-flow', 'slow-and-silent-death'],
  growth: [oneOf([reclaimAll, gainCard], [presence(0), presence(0)], [gainCard, presence(3, inTerrain('mountain', 'wetland'))])],
  tracks: [track('energy', '0 1 water 2 air'), track('plays', '1 2 move1 moon 3 4 reclaim1 5')],
  innates: [
    innate('Suffocating Shroud', { speed: slow, range: 0 },
      threshold('moon, 2 air, water', damage(1)),
      threshold('2 moon, 3 air, 2 water', damageDifferent(perLandBeside())),
      threshold('4 moon, 4 air, 3 water', damage(1)),
      threshold('5 moon, 6 air, 4 water', damageEach(1))),
    innate('Lost in the Swirling Haze', { speed: slow, range: 0 },
      threshold('air, 2 water', push(upTo(1), 'dahan')),
      threshold('2 air, 3 water', push(upTo(2), 'explorer', 'dahan')),
      threshold('3 air, 4 water', push(upTo(2), 'explorer', 'dahan'))),
  ],
  uniques: [
    unique('Dissolving Vapors',                { cost: 2, speed: slow, range: 0, elements: 'air, water' },
      fear(1), damageEach(1), damageEach(1, 'dahan')),
    unique('Flowing and Silent Forms Dart By', { cost: 0, speed: fast, range: 0, elements: 'moon, air, water' },
      when(hasInvaders, fear(2)), rule('presence-flows'), special('gather-presence-of-another')),
    unique('The Fog Closes In',                { cost: 1, speed: slow, range: 0, elements: 'moon, air, water' },
      damageDifferent(perLandBeside()), push(2, 'dahan')),
    unique('Unnerving Pall',                   { cost: 1, speed: fast, range: 0, target: hasInvaders, elements: 'moon, air, animal' },
      either([fear(1), rule('sit-out-damaged', 3)], [fear(1), defend(perPresence(1))])),
  ],
  progression: null,
};
