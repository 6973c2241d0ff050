import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainElement, gainEnergy, movePresence, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  asTarget, damage, damageEach, defend, either, energy, fear, gather, inTerrain, mayRepeat, push, rule, special, threshold, upTo, when, whenElse,
} from '../step.ts';

const NAME = 'Downpour Drenches the World';
const unique = uniqueOf('feather-and-flame', NAME);
const innate = innateOf('feather-and-flame', NAME);
const wetland = inTerrain('wetland');
const mud = [special('your-presence-defends', 1), rule('weaker-counterattack')];

export const downpourDrenchesTheWorld: SpiritKind = {
  name: NAME,
  set: 'feather-and-flame',
  origin: 'published',
  complexity: 'high',
  setup: [{ presence: 1, where: { put: 'lowest', of: [wetland] } }],
  rules: ['drench-the-landscape', 'pour-down-power'],
  growth: [
    oneOf(
      [reclaimAll, gainCard, movePresence(2)],
      [presence(2), presence(2), gainElement(2, 'water'), { grow: 'discard', n: 2 }],
      [gainCard, presence(3), gainEnergy(1)],
    ),
  ],
  tracks: [track('energy', '1 water plant water 2&air water earth water&water'), track('plays', '1 move1 water 2 move1 3')],
  innates: [
    innate('Rain and Mud Suppress Conflict', { speed: fast, spirit: 'yourself' },
      threshold('air, 3 water', ...mud),
      threshold('5 water, earth', ...mud),
      threshold('3 air, 9 water, 2 earth', fear(2), special('less-health-in-your-lands'))),
    innate("Water Nourishes Life's Growth", { speed: fast, range: 0 },
      threshold('3 water, 2 plant', energy(1), special('presence-for-blight')),
      threshold('5 water, earth, 2 plant', energy(1), gather(upTo(1), 'dahan')),
      threshold('7 water, 2 earth, 3 plant', rule('no-blight'))),
  ],
  uniques: [
    unique('Dark Skies Loose a Stinging Rain', { cost: 1, speed: fast, range: 1, from: 'wetland', elements: 'moon, air, water' },
      rule('isolate'), push(upTo(1), 'explorer'), push(upTo(2), 'dahan')),
    unique('Foundations Sink into Mud',        { cost: 1, speed: slow, range: 0, elements: 'water, earth' },
      whenElse(wetland, either(damage(2, 'town'), damageEach(1, 'town', 'city')), damage(2, 'town'))),
    unique('Gift of Abundance',                { cost: 1, speed: fast, spirit: 'another', elements: 'sun, air, water, plant' },
      asTarget(either(energy(2), mayRepeat(1, { atCost: true }))), special('restore-presence-in-your-wetlands')),
    unique('Unbearable Deluge',                { cost: 0, speed: fast, range: 0, elements: 'air, water, earth' },
      fear(1), push(2, 'dahan'), defend(3), when(wetland, rule('isolate'))),
  ],
  progression: null,
};
