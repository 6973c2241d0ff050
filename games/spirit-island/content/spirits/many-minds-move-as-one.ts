import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, growBy, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, at, atLeast, defend, fear, gather, has, hasInvaders, insteadAt, perElement, perOther, push, rule, special, threshold, upTo, whereAt,
} from '../step.ts';

const NAME = 'Many Minds Move as One';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);
const swarm = (n: number) => atLeast(n, 'beasts');

export const manyMindsMoveAsOne: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'moderate',
  needs: ['beasts'],
  setup: [{ presence: 1, where: { put: 'choose', of: [has('beasts')] }, with: { beasts: 1 } }],
  rules: ['fly-fast-as-thought', 'a-joining-of-swarms'],
  growth: [
    oneOf(
      [reclaimAll, gainCard],
      [presence(1), presence(0)],
      [{ grow: 'presence', range: 3, to: [], with: 'beasts' }, gainEnergy(1), growBy(at({ fromPresence: 2, test: [] }, gather(upTo(1), 'beasts')))],
    ),
  ],
  tracks: [track('energy', '0 1 air 2 animal 3 4'), track('plays', '1 2 pay2:card 3 3 4 5')],
  innates: [
    innate('The Teeming Host Arrives', { speed: fast, range: 2 },
      threshold('2 air, animal', gather(upTo(1), 'beasts')),
      insteadAt('3 air, water, 2 animal', gather(upTo(perElement('air')), 'beasts')),
      threshold('fire, 4 air, 2 animal', push(upTo(3), 'beasts'))),
    innate('Beset and Confound the Invaders', { speed: fast, range: 2, target: hasInvaders },
      whereAt(swarm(2), threshold('air, 2 animal', fear(2), defend(2))),
      whereAt(swarm(3), insteadAt('2 air, 3 animal', fear(3), defend(4))),
      whereAt(swarm(4), insteadAt('3 air, 4 animal', fear(4), defend(7))),
      whereAt(swarm(5), insteadAt('4 air, earth, 5 animal', fear(6), defend(10)))),
  ],
  uniques: [
    unique('A Dreadful Tide of Scurrying Flesh',       { cost: 0, speed: fast, range: 1, from: 'sacred-site', target: swarm(2), elements: 'moon, air, water, animal' },
      special('scurrying-tide')),
    unique('Boon of Swarming Bedevilment',             { cost: 0, speed: fast, spirit: 'another', elements: 'air, water, animal' },
      rule('defend-per-presence'), special('may-push-own-presence')),
    unique('Ever-Multiplying Swarm',                   { cost: 1, speed: slow, range: 0, elements: 'fire, earth, animal' },
      add(2, 'beasts')),
    unique('Guide the Way on Feathered Wings',         { cost: 0, speed: fast, range: 1, elements: 'sun, air, animal' },
      special('guide-the-way')),
    unique('Pursue with Scratches, Pecks, and Stings', { cost: 0, speed: fast, range: 2, target: has('beasts'), elements: 'sun, fire, air, animal' },
      fear(1), push(perOther(1, 'beasts'), 'explorer', 'town')),
  ],
  progression: null,
};
