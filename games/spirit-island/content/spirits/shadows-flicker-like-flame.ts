import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  damage, destroy, downgrade, fear, fearForDestroyed, gather, hasInvaders, invaders, inTerrain, more, ofTarget, push, rule, targetMayAt, threshold,
  upTo, when,
} from '../step.ts';

const NAME = 'Shadows Flicker Like Flame';
const unique = uniqueOf('base', NAME);
const innate = innateOf('base', NAME);

export const shadowsFlickerLikeFlame: SpiritKind = {
  name: NAME,
  set: 'base',
  origin: 'published',
  complexity: 'low',
  setup: [
    { presence: 2, where: { put: 'highest', of: [inTerrain('jungle')] } },
    { presence: 1, where: { put: 'number', number: 5 } },
  ],
  rules: ['shadows-of-the-dahan'],
  growth: [oneOf([reclaimAll, gainCard], [gainCard, presence(1)], [presence(3), gainEnergy(3)])],
  tracks: [track('energy', '0 1 3 4 5 6'), track('plays', '1 2 3 3 4 5')],
  innates: [
    innate('Darkness Swallows the Unwary', { speed: fast, range: 1, from: 'sacred-site' },
      threshold('2 moon, fire', gather(1, 'explorer')),
      threshold('3 moon, 2 fire', fearForDestroyed(['explorer'], null, destroy(upTo(2), 'explorer'))),
      threshold('4 moon, 3 fire, 2 air', fearForDestroyed(invaders, null, damage(3)))),
  ],
  uniques: [
    unique('Concealing Shadows',    { cost: 0, speed: fast, range: 0, elements: 'moon, air' },
      fear(1), rule('dahan-safe-in-ravage')),
    unique('Crops Wither and Fade', { cost: 1, speed: slow, range: 0, elements: 'moon, fire, plant' },
      fear(2), downgrade(1, 'town', 'city')),
    unique('Favors Called Due',     { cost: 1, speed: slow, range: 1, elements: 'moon, air, animal' },
      gather(upTo(4), 'dahan'), when([hasInvaders, more(['dahan'], invaders)], fear(3))),
    unique('Mantle of Dread',       { cost: 1, speed: slow, spirit: 'any', elements: 'moon, fire, air' },
      fear(2), targetMayAt(ofTarget, push(1, 'explorer'), push(1, 'town'))),
  ],
  progression: [
    'Dark and Tangled Woods', 'Shadows of the Burning Forest', 'The Jungle Hungers', 'Land of Haunts and Embers', 'Terrifying Nightmares',
    'Call of the Dahan Ways', 'Visions of Fiery Doom',
  ],
};
