import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, reclaimOne, type SpiritKind, track } from '../spirit.ts';
import { atMost, damage, either, fear, gather, has, hasInvaders, inTerrain, per, push, rule, special, threshold, upTo, when } from '../step.ts';

const NAME = 'Bringer of Dreams and Nightmares';
const unique = uniqueOf('base', NAME);
const innate = innateOf('base', NAME);

export const bringerOfDreamsAndNightmares: SpiritKind = {
  name: NAME,
  set: 'base',
  origin: 'published',
  complexity: 'high',
  setup: [{ presence: 2, where: { put: 'highest', of: [inTerrain('sands')] } }],
  rules: ['to-dream-a-thousand-deaths'],
  growth: [
    oneOf(
      [reclaimAll, gainCard],
      [reclaimOne, presence(0)],
      [gainCard, presence(1)],
      [presence(4, has('dahan'), hasInvaders), gainEnergy(2)],
    ),
  ],
  tracks: [track('energy', '2 air 3 moon 4 any 5'), track('plays', '2 2 2 3 3 any')],
  innates: [
    innate('Spirits May Yet Dream', { speed: fast, spirit: 'any' },
      threshold('2 moon, 2 air', special('turn-up-a-fear-card')),
      threshold('3 moon', special('gain-an-element-it-has', 1))),
    innate('Night Terrors', { speed: fast, range: 0, target: hasInvaders },
      threshold('moon, air', fear(1)),
      threshold('2 moon, air, animal', fear(1)),
      threshold('3 moon, 2 air, animal', fear(1))),
  ],
  uniques: [
    unique("Call on Midnight's Dream", { cost: 0, speed: fast, range: 0, elements: 'moon, animal' },
      either(when(has('dahan'), special('call-on-midnights-dream')), when(hasInvaders, fear(2)))),
    unique('Dread Apparitions',        { cost: 2, speed: fast, range: 1, target: hasInvaders, elements: 'moon, air' },
      rule('defend-by-fear'), fear(1)),
    unique('Dreams of the Dahan',      { cost: 0, speed: fast, range: 2, elements: 'moon, air' },
      either(gather(upTo(2), 'dahan'), when(has('town', 'city'), fear(atMost(3, per(1, 'dahan')))))),
    unique('Predatory Nightmares',     { cost: 2, speed: slow, range: 1, from: 'sacred-site', target: hasInvaders, elements: 'moon, fire, earth, animal' },
      damage(2), push(upTo(2), 'dahan')),
  ],
  progression: null,
};
