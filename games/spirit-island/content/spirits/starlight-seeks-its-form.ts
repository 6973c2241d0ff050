import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, growBy, growing, morePlays, movePresence, presence, reclaimAll, reclaimHalf, reclaimOne, type SpiritKind, track } from '../spirit.ts';
import {
  at, damage, defend, either, fear, gainPower, gather, has, insteadAt, energy, per, push, quicken, remove, special, threshold, upTo, yourPresence,
} from '../step.ts';

const NAME = 'Starlight Seeks Its Form';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);

export const starlightSeeksItsForm: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'very high',
  setup: [{ presence: 1, where: { put: 'choose', of: [has('blight')] } }],
  rules: ['growth-begets-growth', 'slowly-coalescing-nature'],
  growth: [
    growing(3, [[reclaimOne], [presence(0)], [gainEnergy(1)], [movePresence(3)]], {
      2: [[reclaimHalf], [gainCard, movePresence(1)]],
      3: [[gainEnergy(3)], [morePlays(1), movePresence(2)]],
      4: [[reclaimAll], [gainCard, gainEnergy(1)]],
      5: [[growBy(at({ test: [yourPresence] }, damage(2)))], [morePlays(1), growBy(quicken(1, 'you'))]],
    }),
  ],
  tracks: [
    track('energy', '1 2 star 4'),
    track('plays', '2 star star 3'),
    track('growth', 'blank', { covered: true }),
    track('growth', 'blank', { covered: true }),
    track('growth', 'gain1 gain1&star', { covered: true }),
    track('growth', 'gain1 gain1', { covered: true }),
  ],
  innates: [
    innate('Air Moves, Earth Endures', { speed: fast, range: 1 },
      threshold('3 air', either(push(upTo(2), 'explorer'), push(upTo(1), 'town'))),
      threshold('3 earth', defend(5))),
    innate('Fire Burns, Water Soothes', { speed: slow, range: 1, from: 'sacred-site' },
      threshold('3 fire', fear(1), damage(2)),
      threshold('3 water', remove(1, 'blight'))),
    innate('Wood Seeks Growth, Humans Seek Freedom', { speed: slow, range: 2 },
      threshold('3 plant', special('spirit-here-gains-a-power')),
      threshold('3 animal', either(damage(per(1, 'dahan')), push(upTo(3), 'dahan')))),
    innate('Sidereal Guidance', { speed: slow, range: 1 },
      threshold('2 moon', gather(upTo(1), 'explorer', 'dahan')),
      insteadAt('3 moon', gather(upTo(3), 'explorer'))),
    innate('Stars Blaze in the Daytime Sky', { speed: slow, spirit: 'yourself' },
      threshold('4 sun', fear(3), energy(1), special('you-may-reclaim-also-from-play', 1))),
  ],
  uniques: [
    unique('Boon of Reimagining',                 { cost: 1, speed: slow, spirit: 'any', elements: 'moon' },
      special('reimagine', 2)),
    unique('Gather the Scattered Light of Stars', { cost: 0, speed: slow, spirit: 'yourself', elements: 'moon' },
      special('reclaim-when-time-passes', 2)),
    unique('Peace of the Nighttime Sky',          { cost: 1, speed: fast, range: 1, from: 'sacred-site', again: { forgetting: 'moon' }, elements: 'moon' },
      special('peace-at-terror-level-1')),
    unique('Shape the Self Anew',                 { cost: 0, speed: slow, spirit: 'yourself', elements: 'moon' },
      gainPower('minor'), special('may-forget-this-for-energy', 3),
      insteadAt('4 moon', gainPower('any'), special('may-forget-this-for-energy', 3))),
  ],
  progression: null,
};
