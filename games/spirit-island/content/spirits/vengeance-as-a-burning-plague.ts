import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, at, atMost, damage, fear, has, hasInvaders, inTerrain, ofTarget, per, rangeAt, remove, skipOne, special, threshold, when, without,
} from '../step.ts';

const NAME = 'Vengeance as a Burning Plague';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);
const ofEachDisease = [damage(per(1, 'disease')), damage(per(1, 'disease'), 'dahan')];

export const vengeanceAsABurningPlague: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'high',
  needs: ['disease'],
  setup: [
    { presence: 1, where: { put: 'choose', of: [has('blight')] } },
    { presence: 1, where: { put: 'choose', of: [inTerrain('wetland'), without('dahan')] } },
  ],
  destroyed: 1,
  rules: ['terror-of-a-slowly-unfolding-plague', 'lingering-pestilence', 'wreak-vengeance'],
  growth: [
    oneOf(
      [reclaimAll, gainCard, gainEnergy(1)],
      [presence(2, has('town', 'city', 'blight')), presence(2, has('town', 'city', 'blight'))],
      [gainCard, { grow: 'presence', range: 1, to: [], or: 'disease' }, gainEnergy(1)],
    ),
  ],
  tracks: [track('energy', '1 2 animal 3 4'), track('plays', '1 2 fire 2 3 3 4')],
  innates: [
    innate('Epidemics Run Rampant', { speed: fast, range: 1, target: has('disease') },
      threshold('fire, 3 animal', ...ofEachDisease),
      threshold('2 fire, water, 4 animal', ...ofEachDisease),
      threshold('3 fire, 3 water, 5 animal', ...ofEachDisease, fear(atMost(5, per(1, 'disease'))), remove(1, 'disease'))),
    innate('Savage Revenge', { speed: slow, range: 0, target: has('town', 'city') },
      rangeAt('3 air', { by: 1 }),
      threshold('3 fire, animal', damage(1)),
      threshold('4 fire, 2 animal', damage(2)),
      threshold('5 fire, 2 air, 2 animal', damage(3))),
  ],
  uniques: [
    unique('Fetid Breath Spreads Infection', { cost: 2, speed: slow, range: 1, target: hasInvaders, elements: 'air, water, animal' },
      fear(1), add(1, 'disease')),
    unique('Fiery Vengeance',                { cost: 0, speed: fast, spirit: 'any', elements: 'sun, fire' },
      special('destroyed-presence-leaves'), at(ofTarget, fear(1), damage(1))),
    unique('Plaguebearers',                  { cost: 1, speed: slow, range: 2, target: has('disease'), elements: 'fire, water, animal' },
      when(hasInvaders, fear(1)), special('plaguebearers', 2)),
    unique('Strike Low with Sudden Fevers',  { cost: 2, speed: fast, range: 1, target: has('disease'), elements: 'fire, air, earth, animal' },
      fear(1), skipOne('ravage')),
  ],
  progression: null,
};
