import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import {
  choice, gainADay, gainCard, gainElement, gainEnergy, gainTime, morePlays, movePresence, oneOf, presence, reclaimAll, type SpiritKind, track,
} from '../spirit.ts';
import { add, between, dryLand, has, hasInvaders, insteadAt, invadersDo, push, remove, special, threshold, upTo, when, without } from '../step.ts';

const NAME = 'Fractured Days Split the Sky';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);

export const fracturedDaysSplitTheSky: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'very high',
  setup: [
    { presence: 1, where: { put: 'lowest', of: [between(1, 1, 'dahan')] } },
    { presence: 2, where: { put: 'highest', of: [without('dahan')] } },
  ],
  rules: ['fragments-of-shattered-time', 'days-that-never-were'],
  growth: [
    oneOf(
      [gainElement(1, 'air'), reclaimAll, gainTime(2, true)],
      [gainElement(1, 'moon'), gainCard, presence(2), choice(gainTime(1), morePlays(2)), choice(gainTime(1), morePlays(2))],
      [
        gainElement(1, 'sun'), movePresence(4), gainADay,
        choice(gainTime(1), gainEnergy(2)), choice(gainTime(1), gainEnergy(2)), choice(gainTime(1), gainEnergy(2)),
      ],
    ),
  ],
  tracks: [track('energy', '1 1 2 2 2 3'), track('plays', '1 1 1 2 2 3')],
  innates: [
    innate('Slip the Flow of Time', { speed: fast, spirit: 'any', anyTimes: true, price: { time: 'earlier-uses' } },
      threshold('3 moon, air', special('may-use-a-slow-power-now')),
      threshold('2 sun, 2 moon', special('may-reclaim-also-from-play', 1)),
      threshold('3 sun, 2 air', special('may-play-a-card-now'))),
    innate('Visions of a Shifting Future', { speed: slow, spirit: 'yourself' },
      threshold('sun, 2 moon, 2 air', special('look-ahead')),
      insteadAt('2 sun, 3 moon, 2 air', special('look-ahead', 1))),
  ],
  uniques: [
    unique('Absolute Stasis',        { cost: 1, speed: fast, range: 2, from: 'sacred-site', target: dryLand, price: { time: 1 }, elements: 'sun, air, earth' },
      special('stasis')),
    unique('Blur the Arc of Years',  { cost: 1, speed: fast, range: 1, again: { time: 1 }, elements: 'sun, moon, air' },
      when(without('explorer', 'town', 'city', 'dahan'), remove(1, 'blight')),
      when(hasInvaders, invadersDo('build'), invadersDo('ravage')),
      when(has('dahan'), add(1, 'dahan'), push(upTo(2), 'dahan'))),
    unique('Pour Time Sideways',     { cost: 1, speed: fast, spirit: 'yourself', price: { time: 3 }, elements: 'moon, air, water' },
      special('pour-time-sideways')),
    unique('The Past Returns Again', { cost: 0, speed: fast, price: { time: 'players', energyOfAll: 'players', only: 'exchange' }, elements: 'sun, moon' },
      special('exchange-the-next-invader-card')),
  ],
  progression: null,
};
