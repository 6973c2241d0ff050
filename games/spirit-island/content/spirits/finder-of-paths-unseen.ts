import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { ANYWHERE, gainCard, gainEnergy, morePlays, oneOf, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import { either, isolate, repeatAt, rule, separateAt, special, threshold } from '../step.ts';

const NAME = 'Finder of Paths Unseen';
const unique = uniqueOf('feather-and-flame', NAME);
const innate = innateOf('feather-and-flame', NAME);

export const finderOfPathsUnseen: SpiritKind = {
  name: NAME,
  set: 'feather-and-flame',
  origin: 'published',
  complexity: 'very high',
  setup: [
    { presence: 1, where: { put: 'number', number: 3 } },
    { presence: 1, where: { put: 'number', number: 1 }, anyBoard: true },
  ],
  rules: ['responsibilities-to-the-dead', 'open-the-ways'],
  growth: [
    oneOf(
      [reclaimAll, gainCard, { grow: 'ignore-range' }],
      [presence(1), morePlays(1)],
      [gainCard, presence(2)],
      [presence(ANYWHERE), gainEnergy(2)],
    ),
  ],
  // Spaces that lines join: each is a track of its own, beside those that it is joined to.
  tracks: [
    /*  0 */ track('energy', '0', { at: [0, 0] }),
    /*  1 */ track('plays', '1', { at: [0, 2] }),
    /*  2 */ track('energy', 'sun', { beside: [0, 3, 4], at: [1, 0] }),
    /*  3 */ track('shared', '1&moon', { beside: [2, 4, 5, 9], at: [1.5, 1] }),
    /*  4 */ track('energy', '2&water', { beside: [2, 3, 6], at: [2, 0] }),
    /*  5 */ track('shared', 'move1&air', { beside: [3, 6, 11], at: [2.5, 1] }),
    /*  6 */ track('energy', '+2energy', { beside: [4, 5, 7, 8], at: [3, 0] }),
    /*  7 */ track('shared', '+1energy&+1range', { beside: [6, 8, 11, 12], at: [3.5, 1] }),
    /*  8 */ track('energy', '+1energy&any', { beside: [6, 7], at: [4, 0] }),
    /*  9 */ track('plays', 'earth', { beside: [1, 3, 10], at: [1, 2] }),
    /* 10 */ track('plays', '+1play', { beside: [9, 11], at: [2, 2] }),
    /* 11 */ track('plays', '+1play', { beside: [5, 7, 10, 12], at: [3, 2] }),
    /* 12 */ track('plays', 'push1building', { beside: [7, 11], at: [4, 2] }),
  ],
  innates: [
    innate('Lay Paths They Cannot Help but Walk', { speed: fast, range: 0 },
      threshold('2 moon, 2 air', special('lead-half-away')),
      threshold('2 sun, 2 air', special('lead-away', 1)),
      repeatAt('2 moon, 4 air, 3 water')),
    innate('Close the Ways', { speed: fast, range: 1 },
      separateAt('air, 2 water', isolate),
      separateAt('2 air, 2 earth', isolate),
      separateAt('3 air, 2 plant', isolate)),
  ],
  uniques: [
    unique('A Circuitous and Wending Journey', { cost: 0, speed: slow, range: 0, elements: 'moon, air' },
      special('lead-more-than-half-away')),
    unique('Aid from the Spirit-Speakers',     { cost: 2, speed: fast, range: 1, elements: 'sun, fire, air, animal' },
      special('lead-to-dahan', 2)),
    unique('Offer Passage Between Worlds',     { cost: 1, speed: fast, range: 1, elements: 'sun, moon, air' },
      either(special('offer-passage', 4), rule('spare-dahan-once', 2))),
    unique('Paths Tied by Nature',             { cost: 0, speed: slow, range: 1, elements: 'sun, air, earth, plant' },
      special('lead-to-like-terrain', 2)),
    unique("Traveler's Boon",                  { cost: 0, speed: fast, spirit: 'another', elements: 'moon, air, water' },
      special('travelers-boon', 3)),
    unique('Ways of Shore and Heartland',      { cost: 1, speed: slow, range: 2, elements: 'air, water, earth' },
      special('lead-along-the-shore', 2)),
  ],
  progression: null,
};
