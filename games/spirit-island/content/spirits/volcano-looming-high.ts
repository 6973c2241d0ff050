import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, morePlays, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, at, damage, damageEach, either, fear, gainPower, hasInvaders, inEach, inEachAdjacent, inTerrain, onlyTo, pay, perPresenceLost,
  presenceLost, push, rule, special, threshold, when, without, withoutYou,
} from '../step.ts';

const NAME = 'Volcano Looming High';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);

export const volcanoLoomingHigh: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'moderate',
  needs: ['badlands', 'wilds'],
  setup: [{ presence: 1, where: { put: 'choose', of: [inTerrain('mountain')] }, with: { badlands: 1 }, pushDahan: true }],
  rules: ['mountain-home', 'collapse-in-a-blast', 'volcanic-peaks'],
  growth: [
    oneOf(
      [reclaimAll, gainCard, gainEnergy(3)],
      [presence(0), presence(0)],
      [gainCard, presence(4), morePlays(1), gainEnergy(2)],
    ),
  ],
  tracks: [track('energy', '1 2 earth 3 4 5'), track('plays', '1 fire earth 2 air 3 fire 4')],
  innates: [
    innate('Explosive Eruption', { speed: fast, range: 0 },
      special('erupt'),
      threshold('2 fire, 2 earth', when(presenceLost(2), at({ range: 1, test: [] }, special('damage-all-kinds-by-presence-lost')))),
      threshold('3 fire, 3 earth', when(presenceLost(4), fear(perPresenceLost()))),
      threshold('4 fire, 2 air, 4 earth',
        when(presenceLost(6), inEach('here-and-adjacent', damage(4), damage(4, 'dahan')), special('add-blight-without-harm-to-you'))),
      threshold('5 fire, 3 air, 5 earth',
        when(presenceLost(10), inEach('within-2', damage(4), damage(4, 'dahan')), inEachAdjacent(when(without('blight'), add(1, 'blight')))))),
    innate('Powered by the Furnace of the Earth', { speed: slow, range: 0 },
      threshold('3 earth', special('restore-presence', 1)),
      threshold('3 fire', pay(2, gainPower('any'))),
      threshold('4 fire, 4 earth', special('move-presence-here', 2)),
      threshold('5 fire', special('return-destroyed-presence', 2))),
  ],
  uniques: [
    unique('Exaltation of Molten Stone', { cost: 1, speed: fast, spirit: 'another', elements: 'moon, fire, earth' },
      special('share-energy-of-fire'), rule('range-from-mountains')),
    unique('Lava Flows',                 { cost: 1, speed: slow, range: 1, elements: 'fire, earth' },
      either([add(1, 'badlands'), add(1, 'wilds')], damage(1))),
    unique('Pyroclastic Bombardment',    { cost: 3, speed: fast, range: 2, from: 'sacred-site', elements: 'fire, air, earth' },
      damageEach(1, 'town', 'city'), damageEach(1, 'dahan'), damage(1), damage(1, 'dahan')),
    unique('Rain of Ash',                { cost: 2, speed: slow, range: 1, elements: 'fire, air, earth' },
      when(hasInvaders, fear(2)), onlyTo(withoutYou, push(2, 'dahan')), onlyTo(withoutYou, push(2, 'explorer', 'town'))),
  ],
  progression: null,
};
