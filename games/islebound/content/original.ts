/*
 * The numbers of the printed components are lost: every value, fee, price and card below is ORIGINAL, ours, within what the rulebook says.
 * Names and signs of the towns and the abilities marked `published` are the rulebook's. How the numbers play stands in BALANCE.md.
 */
import { type Ability, always, atEnd, type Building, type Counted, when } from './building.ts';
import { ADMINISTRATION, ANY_SKILL, FIGHT, NEGOTIATION, SAILING, WORK } from './crew.ts';
import { type Bundle, FISH, goods, WOOD } from './goods.ts';
import {
  build,
  clerkFee,
  coinFee,
  crewFee,
  cube,
  either,
  exchange,
  type Fee,
  gain,
  hire,
  perWork,
  reputation,
  rest,
  type SignPart,
  type Town,
} from './town.ts';

type Side = readonly [value: number, sign: readonly SignPart[]];

function town(name: string, banner: 'red' | 'teal', fee: Fee, [value, sign]: Side, advanced: Side = [value, sign], isPort = false): Town {
  return {
    name,
    isPort,
    banner,
    basic: { value, fee, sign },
    advanced: { value: advanced[0], fee, sign: advanced[1] },
    origin: { sign: 'published', numbers: 'original' },
  };
}

const port = (name: string, sign: readonly SignPart[]): Town => town(name, 'red', coinFee(1), [4, sign], undefined, true);

/** The 12 towns of the sea boards, then the four ports. */
export const towns: readonly Town[] = [
  town("Sun's Rest",  'red',  coinFee(1), [5, [exchange('2 fish', '1 serpent', 'crew')]],                    [6, [exchange('2 fish', '1 serpent, 1 renown', 'tire')]]),
  town('Underval',    'teal', clerkFee,   [4, [rest, hire(1)]],                                             [5, [gain('1 renown'), hire()]]),
  town('Greneel',     'red',  crewFee,    [5, [gain('2 wood'), perWork(WOOD)]]),
  town('Ratnest',     'red',  coinFee(1), [6, [gain('2 pirate'), perWork(WOOD)]],                           [7, [gain('2 pirate'), rest]]),
  town('Felz Garden', 'teal', coinFee(1), [5, [rest, cube]],                                                [6, [exchange('1 wood', '1 renown, 1 cube', 'tire', ADMINISTRATION)]]),
  town('Farvold',     'teal', coinFee(2), [8, [reputation, either('1 wood', '2 fish')]]),
  town('Borsham',     'red',  clerkFee,   [6, [exchange('1 wood', '1 pirate', 'crew'), exchange('1 wood, 1 coin', '1 serpent', 'crew')]]),
  town('Gilliam',     'teal', coinFee(1), [7, [exchange('1 wood | 1 fish', '1 book', 'tire')]]),
  town('The Grotto',  'red',  coinFee(1), [4, [gain('4 fish'), perWork(FISH)]],                             [5, [gain('3 fish, 1 renown'), perWork(FISH)]]),
  town('Rockslide',   'teal', clerkFee,   [6, [gain('1 book, 1 renown')]],                                  [7, [exchange('2 coin', '1 book, 2 renown', 'crew')]]),
  town('Stratik',     'red',  coinFee(1), [7, [build]]),
  town('Morlim',      'teal', crewFee,    [5, [hire(), gain('1 renown')]],                                  [4, [hire(), perWork(WOOD)]]),
  port('Crimsika',  [rest, exchange('1 book', '1 cube')]),
  port('Krazhsk',   [rest, either('1 wood', '1 fish')]),
  port('Marhaven',  [rest, gain('1 pirate')]),
  port('Tandrake',  [rest, exchange('1 book', '2 renown')]),
];

export const townNamed = (name: string): number => {
  const found = towns.findIndex((town) => town.name === name);
  if (found < 0) throw new Error(`there is no town called "${name}"`);
  return found;
};

/** Which towns share a sea board, in the order of its regions. */
export const seaBoards: readonly (readonly number[])[] = [
  ["Sun's Rest", 'Underval', 'Greneel'],
  ['Ratnest', 'Felz Garden', 'Farvold'],
  ['Borsham', 'Gilliam', 'The Grotto'],
  ['Rockslide', 'Stratik', 'Morlim'],
].map((names) => names.map(townNamed));

/** I-6.4: what a die of 1–2, 3–4 and 5–6 brings on a card. The serpent's is the rulebook's example. */
export const strengths: Readonly<Record<'pirate' | 'serpent' | 'ichor', readonly [low: number, middle: number, high: number]>> = {
  pirate: [0, 1, 2],
  serpent: [0, 2, 3],
  ichor: [2, 3, 5],
};

/** I-7.2: what a cube is worth, by space. */
export const influenceTrack: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5];

export interface EventCard {
  readonly town: number;
  /** The skills of the crew that are tired, as bits, one for each. */
  readonly tires: readonly number[];
  readonly pays: Bundle;
  readonly cubes: number;
  readonly origin: 'published' | 'original';
}

function event(name: string, tires: readonly number[], pays: string, cubes: number, origin: EventCard['origin'] = 'original'): EventCard {
  return { town: townNamed(name), tires, pays: goods(pays), cubes, origin };
}

export const events: readonly EventCard[] = [
  event('Morlim',      [WORK],                  '1 book',           3, 'published'),
  event("Sun's Rest",  [SAILING],               '1 fish',           2),
  event('Underval',    [],                      '3 coin',           2),
  event('Greneel',     [WORK],                  '2 fish',           3),
  event('Ratnest',     [],                      '1 pirate',         2),
  event('Felz Garden', [NEGOTIATION],           '1 coin',           3),
  event('Farvold',     [ADMINISTRATION],        '1 book',           3),
  event('Borsham',     [FIGHT],                 '1 wood',           3),
  event('Gilliam',     [ADMINISTRATION],        '2 wood',           3),
  event('The Grotto',  [WORK],                  '1 coin',           2),
  event('Rockslide',   [],                      '2 wood, 1 coin',   3),
  event('Stratik',     [WORK, ADMINISTRATION],  '1 wood',           3),
  event('Underval',    [ANY_SKILL, ANY_SKILL],  '1 fish',           3),
  event('Ratnest',     [],                      '1 serpent',        3),
  event('The Grotto',  [ADMINISTRATION],        '3 fish',           4),
];

export interface ReputationCard {
  /** For who shows it, */
  readonly renown: number;
  /** and for everybody, one for each `each` of what is counted, at most `limit`. */
  readonly counts: Counted;
  readonly each: number;
  readonly limit: number | null;
  readonly origin: 'published' | 'original';
}

const LIMIT = 7;

export const reputations: readonly ReputationCard[] = [
  { renown: 2, counts: 'building', each: 1, limit: null,  origin: 'published' },
  { renown: 2, counts: 'town',     each: 1, limit: LIMIT, origin: 'original' },
  { renown: 3, counts: 'book',     each: 1, limit: LIMIT, origin: 'original' },
  { renown: 2, counts: 'crew',     each: 2, limit: LIMIT, origin: 'original' },
  { renown: 3, counts: 'raider',   each: 1, limit: LIMIT, origin: 'original' },
  { renown: 2, counts: 'goods',    each: 2, limit: LIMIT, origin: 'original' },
  { renown: 3, counts: 'cube',     each: 1, limit: LIMIT, origin: 'original' },
  { renown: 2, counts: 'coin',     each: 3, limit: LIMIT, origin: 'original' },
];

/** I-11.1: what each of the 16 renown tokens brings. */
export const renownTokens: readonly Bundle[] = [
  ...['1 book', '2 wood', '3 fish', '3 coin', '1 pirate', '1 serpent'].flatMap((text) => [goods(text), goods(text)]),
  goods('1 cube'),
  goods('2 cube'),
  goods('1 crew'),
  goods('1 rest'),
];

function building(
  name: string,
  coins: number,
  cost: string,
  origin: Building['origin'],
  abilities: readonly Ability[],
  metropolis = false,
): Building {
  return { name, metropolis, coins, goods: goods(cost), abilities, origin };
}

const regular: readonly Building[] = [
  building('Academy of Builders', 5, '2 wood, 1 fish', 'half',      [when('gain-building', '1 wood')]),
  building('Bridge',              4, '1 wood, 1 fish', 'published', [when('build', '1 renown, 1 fish')]),
  building('Butcher',             4, '1 wood, 1 fish', 'published', [always('tired-work')]),
  building('Combat Arena',        6, '2 wood, 1 fish', 'half',      [when('attack', '2 renown')]),
  building('Fishing Guild',       4, '1 wood, 1 fish', 'published', [when('rest', '1 fish')]),
  building('Gambling Hall',       5, '1 wood, 2 fish', 'published', [when('rest', '1 coin')]),
  building('Mausoleum',           4, '1 wood, 1 fish', 'published', [when('lose-town', '2 renown')]),
  building('Mercenary Guild',     6, '2 wood, 2 fish', 'published', [when('buy', '1 pirate')]),
  building('Miracle Hut',         4, '1 wood, 1 fish', 'published', [always('healing')]),
  building('Monster Trainers',    6, '2 wood, 1 fish', 'published', [when('visit-own-port', '1 serpent')]),
  building('Museum',              7, '2 wood, 2 fish', 'half',      [atEnd('town')]),
  building('Palace',              7, '2 wood, 2 fish', 'published', [atEnd('wood'), atEnd('fish', 1, 2)]),
  building('Sailors Guild',       6, '2 wood, 2 fish', 'published', [atEnd('skilled-crew')]),
  building('School of War',       6, '2 wood, 1 fish', 'published', [when('book', '1 pirate')]),
  building('Sword Academy',       5, '2 wood, 1 fish', 'half',      [always('strength')]),
  building('Trade Office',        5, '1 wood, 2 fish', 'half',      [when('visit-own-town', '1 coin')]),
  building('Jeweller',            5, '2 wood, 1 fish', 'published', [when('treasure', '1 coin')]),
  building('Library',             7, '2 wood, 2 fish', 'published', [when('book', '1 renown')]),
  building('Mansion',             7, '2 wood, 2 fish', 'half',      [atEnd('ally', 2)]),
  building('Market',              5, '1 wood, 2 fish', 'half',      [when('visit-ally', '1 coin, 1 fish')]),
  building('House of Commons',    5, '2 wood, 1 fish', 'published', [always('skip-space')]),
  building('Underriver Gate',     8, '3 wood, 2 fish', 'published', [always('ichor')]),
  building('Shipyard',            6, '2 wood, 2 fish', 'original',  [always('speed')]),
  building('Warehouse',           4, '1 wood, 1 fish', 'original',  [always('hold', 5)]),
  building('Embassy',             5, '1 wood, 2 fish', 'original',  [always('influence')]),
  building('Customs House',       6, '2 wood, 1 fish', 'original',  [always('fee')]),
  building('Lighthouse',          4, '1 wood, 1 fish', 'original',  [always('berth')]),
  building('Tavern',              5, '2 wood, 1 fish', 'original',  [when('hire', '1 renown')]),
  building('Sawmill',             5, '1 wood, 2 fish', 'original',  [when('wood-from-town', '1 wood')]),
  building('Smokehouse',          5, '2 wood, 1 fish', 'original',  [when('fish-from-town', '2 fish')]),
  building('Town Crier',          6, '2 wood, 2 fish', 'original',  [when('event', '1 renown')]),
  building('Observatory',         5, '1 wood, 2 fish', 'original',  [always('row-books')]),
  building('Barracks',            6, '2 wood, 1 fish', 'original',  [always('dice')]),
  building('Treasury',            8, '3 wood, 2 fish', 'original',  [atEnd('coin', 1, 4)]),
  building('Guild Hall',          8, '3 wood, 2 fish', 'original',  [atEnd('building', 1, 2)]),
];

const metropolis: readonly Building[] = [
  building('Admiralty',       8, '3 wood, 2 fish', 'original', [always('strength', 2)], true),
  building('Hall of Treaties', 8, '3 wood, 2 fish', 'original', [always('influence'), when('diplomacy', '2 renown')], true),
  building('University',      9, '3 wood, 3 fish', 'original', [when('book', '1 renown, 1 coin')], true),
  building('Mint',            8, '3 wood, 2 fish', 'original', [when('treasure', '2 coin')], true),
  building('Cathedral',       9, '3 wood, 3 fish', 'original', [atEnd('token', 2)], true),
  building('Triumphal Arch',  9, '3 wood, 3 fish', 'original', [atEnd('conquest', 2)], true),
  building('Grand Hotel',     8, '3 wood, 2 fish', 'original', [when('rest', '1 coin, 1 fish')], true),
  building('Masons Lodge',    8, '3 wood, 2 fish', 'original', [when('build', '2 renown, 1 coin')], true),
  building('Trading House',   8, '3 wood, 2 fish', 'original', [when('buy', '2 coin')], true),
  building('Opera House',     8, '3 wood, 2 fish', 'original', [when('event', '2 renown')], true),
  building('Serpent Temple',  9, '3 wood, 3 fish', 'original', [when('attack', '1 serpent, 1 renown')], true),
  building('Clock Tower',     9, '3 wood, 3 fish', 'original', [atEnd('crew')], true),
  building('Grand Archive',   9, '3 wood, 3 fish', 'original', [atEnd('book')], true),
  building('Dry Dock',        7, '2 wood, 2 fish', 'original', [always('speed'), always('hold', 5)], true),
];

/** The 35 buildings, then those of Metropolis. */
export const buildings: readonly Building[] = [...regular, ...metropolis];
export const REGULAR_BUILDINGS = regular.length;

export const buildingNamed = (name: string): number => {
  const found = buildings.findIndex((building) => building.name === name);
  if (found < 0) throw new Error(`there is no building called "${name}"`);
  return found;
};
