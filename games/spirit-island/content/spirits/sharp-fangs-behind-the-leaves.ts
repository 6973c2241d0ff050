import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { cost, gainCard, gainEnergy, pick, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, damage, destroy, either, fear, gather, has, hasInvaders, inTerrain, per, push, remove, skipOne, special, threshold, upTo, when, without,
} from '../step.ts';

const NAME = 'Sharp Fangs Behind the Leaves';
const unique = uniqueOf('branch-and-claw', NAME);
const innate = innateOf('branch-and-claw', NAME);

export const sharpFangsBehindTheLeaves: SpiritKind = {
  name: NAME,
  set: 'branch-and-claw',
  origin: 'published',
  complexity: 'moderate',
  needs: ['beasts'],
  setup: [
    { presence: 1, where: { put: 'highest', of: [inTerrain('jungle')] }, with: { beasts: 1 } },
    { presence: 1, where: { put: 'choose', of: [has('beasts')] }, anyBoard: true },
  ],
  rules: ['ally-of-the-beasts', 'call-forth-predators'],
  growth: [
    pick(2,
      [cost(1), reclaimAll, gainCard],
      [presence(3, inTerrain('jungle'), has('beasts'))],
      [gainCard, gainEnergy(1)],
      [gainEnergy(3)],
    ),
  ],
  tracks: [track('energy', '1 animal plant 2 animal 3 4'), track('plays', '2 2 3 reclaim1 4 5&reclaim1')],
  innates: [
    innate('Ranging Hunt', { speed: fast, range: 1, target: without('blight') },
      threshold('2 animal', gather(upTo(1), 'beasts')),
      threshold('2 plant, 3 animal', damage(per(1, 'beasts'))),
      threshold('2 animal', push(upTo(2), 'beasts'))),
    innate('Frenzied Assault', { speed: slow, range: 1, target: has('beasts') },
      threshold('moon, fire, 4 animal', fear(1), damage(2), remove(1, 'beasts')),
      threshold('moon, 2 fire, 5 animal', fear(1), damage(1))),
  ],
  uniques: [
    unique('Prey on the Builders',      { cost: 1, speed: fast, range: 0, elements: 'moon, fire, animal' },
      gather(upTo(1), 'beasts'), when(has('beasts'), skipOne('build'))),
    unique('Teeth Gleam from Darkness', { cost: 1, speed: slow, range: 1, from: 'jungle', target: without('blight'), elements: 'moon, plant, animal' },
      either([fear(1), add(1, 'beasts')], when([has('beasts'), hasInvaders], fear(3)))),
    unique('Terrifying Chase',          { cost: 1, speed: slow, range: 0, elements: 'sun, animal' },
      push(2, 'explorer', 'town', 'dahan'), push(per(2, 'beasts'), 'explorer', 'town', 'dahan'), special('fear-if-invaders-moved', 2)),
    unique('Too Near the Jungle',       { cost: 0, speed: slow, range: 1, from: 'jungle', elements: 'plant, animal' },
      fear(1), destroy(1, 'explorer')),
  ],
  progression: null,
};
