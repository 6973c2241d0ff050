import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { gainCard, gainEnergy, movePresence, pick, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  addPresence, asTarget, damage, defend, either, energy, fear, gainElements, inEach, pay, perAbsorbed, perPresenceNear, perSet, push, special,
  threshold, upTo, without,
} from '../step.ts';

const NAME = 'Serpent Slumbering Beneath the Island';
const unique = uniqueOf('feather-and-flame', NAME);
const innate = innateOf('feather-and-flame', NAME);

export const serpentSlumberingBeneathTheIsland: SpiritKind = {
  name: NAME,
  set: 'feather-and-flame',
  origin: 'published',
  complexity: 'high',
  setup: [{ presence: 1, where: { put: 'number', number: 5 } }],
  rules: ['deep-slumber'],
  growth: [
    pick(2,
      [reclaimAll, movePresence(1)],
      [gainCard, gainEnergy(1)],
      [gainEnergy(4)],
      [presence(3, without('blight'))],
    ),
  ],
  tracks: [
    track('energy', '1 fire any reclaim1', { at: [0, 0] }),
    track('plays', '1 moon 2 water', { at: [0, 2] }),
    track('shared', 'earth', { behind: [0, 1], at: [4, 1] }),
    track('energy', '6 any 12', { behind: [2], at: [5, 0] }),
    track('plays', '4 5&reclaim1', { behind: [2], at: [5, 2] }),
  ],
  innates: [
    innate('Serpent Wakes in Power', { speed: slow, spirit: 'yourself' },
      threshold('2 fire, water, plant', energy(1), special('absorbed-gain-energy', 1)),
      threshold('2 water, 3 earth, 2 plant', addPresence('you', 1), special('absorbed-add-presence', 2)),
      threshold('3 fire, 3 water, 3 earth, 3 plant', special('gain-a-major-without-forgetting'), special('absorbed-gain-majors', 3))),
    innate('Serpent Rouses in Anger', { speed: slow, range: 0 },
      threshold('fire, earth', damage(perSet(1, 'fire, earth'), 'town', 'city')),
      threshold('2 moon, 2 earth', fear(perSet(2, '2 moon, 2 earth')), push(upTo(perSet(1, '2 moon, 2 earth')), 'town')),
      threshold('5 moon, 6 fire, 6 earth', pay(7, inEach('everywhere', damage(perPresenceNear()))))),
  ],
  uniques: [
    unique('Absorb Essence',               { cost: 2, speed: fast, spirit: 'another', elements: 'moon, fire, water, earth' },
      energy(3), special('absorb-essence'), energy(1, 'target')),
    unique('Elemental Aegis',              { cost: 1, speed: fast, range: 0, elements: 'fire, water, earth' },
      inEach('here-and-adjacent', defend(2), defend(perAbsorbed()))),
    unique('Gift of Flowing Power',        { cost: 1, speed: fast, spirit: 'another', elements: 'fire, water' },
      energy(1, 'target'), asTarget(either(special('play-a-card'), gainElements('fire, water')))),
    unique('Gift of the Primordial Deeps', { cost: 1, speed: fast, spirit: 'another', elements: 'moon, earth' },
      asTarget(special('gain-a-minor-and-play-it'))),
  ],
  progression: null,
};
