import { expect, test } from 'vitest';
import { CUBE } from '../content/goods.ts';
import { buildingNamed, buildings, REGULAR_BUILDINGS, renownTokens } from '../content/original.ts';
import { buildingRules } from '../rules/abilities.ts';
import { scoreOf } from '../rules/score.ts';
import { type Drawn, type DrawnPlayer, table } from './drawn.ts';

const price = (name: string): number => buildings[buildingNamed(name)]!.coins;
const row = 'Palace, Museum, Library, Bridge, Butcher';
/** What the abilities of a player's buildings are worth at the end. */
const atEnd = (player: DrawnPlayer): number => scoreOf(table(player, {}, {}).state, 0).abilities;
const stratik = { at: 'Stratik', has: '2 wood, 2 fish' };
const build = (name: string, more: DrawnPlayer = {}): Drawn =>
  table({ ...stratik, towns: 'Stratik', buildings: name, ...more }, {}, { more: { row } }).play('visit', 'building Butcher');

test('every building has a rule of its own', () => {
  expect(new Set(buildingRules).size).toBe(buildings.length);
  expect(buildingRules[REGULAR_BUILDINGS]).toMatch(/^I-22\.1$/);
});

test('I-13.1 Academy of Builders: a wood for each building, bought or built', () => {
  const bought = table({ buildings: 'Academy of Builders', has: '20 coin' }, {}, { more: { row } }).play('buy Bridge');
  expect(bought.has(0)).toBe(`${20 - price('Bridge')} coin, 1 wood`);
  expect(build('Academy of Builders').has(0)).toBe('2 wood, 1 fish');
});

test('I-13.2 Bridge: a renown and a fish when its owner builds, not when he buys', () => {
  const built = build('Bridge', { has: '2 wood, 2 fish' });
  expect([built.has(0), built.renown(0)]).toEqual(['1 wood, 2 fish', 1]);
  const bought = table({ buildings: 'Bridge', has: '20 coin' }, {}, { more: { row: 'Palace, Museum, Library, Mansion, Butcher' } });
  expect(bought.play('buy Butcher').renown(0)).toBe(0);
});

test('I-13.3 Butcher: who works below deck counts for what towns give; who is wounded does not', () => {
  const crew = { deck: 'work', below: 'fight+work, administration', wounded: 'sailing+work' };
  const here = (buildings: string) =>
    table({ at: 'Greneel', towns: 'Greneel', buildings, ...crew }, {})
      .play('visit')
      .has(0);
  expect([here(''), here('Butcher')]).toEqual(['3 wood', '4 wood']);
});

test('I-13.4 Combat Arena: 2 renown for a town taken by force', () => {
  const here = table({ at: 'The Grotto', has: '2 serpent', buildings: 'Combat Arena' }, {}, { more: { chance: [6, 6] } });
  expect(here.play('attack', 'force 2 serpent').renown(0)).toBe(2);
  const port = table({ at: 'Tandrake', has: '2 serpent', buildings: 'Combat Arena' }, {}, { more: { chance: [6, 6] } });
  expect(port.play('attack', 'force 2 serpent').renown(0)).toBe(2);
  const peace = table({ at: 'Underval', cubes: '9', buildings: 'Combat Arena' }, {}).play('diplomacy');
  expect(peace.renown(0)).toBe(0);
});

test('I-13.5 I-13.6 Fishing Guild and Gambling Hall: a fish and a coin for a rest in a town', () => {
  const here = table({ at: 'Marhaven', home: 'Marhaven', buildings: 'Fishing Guild, Gambling Hall' }, {}).play('visit');
  expect(here.has(0)).toBe('1 coin, 1 fish, 1 pirate');
  const token = table({ at: 'Rockslide', towns: 'Rockslide', renown: 6, buildings: 'Fishing Guild' }, {}, { more: { token: '1 rest' } });
  expect(token.play('visit').has(0)).toBe('1 book');
});

test('I-13.7 Mausoleum: 2 renown when another takes a town of yours, by force or by diplomacy', () => {
  const force = table({ at: 'Krazhsk', has: '2 serpent' }, { buildings: 'Mausoleum' }, { more: { chance: [6, 6] } });
  expect(force.play('attack', 'force 2 serpent').renown(1)).toBe(2);
  const peace = table({ at: 'Underval', cubes: '9, 10' }, { buildings: 'Mausoleum', towns: 'Underval' }).play('diplomacy', 'cube 9');
  expect(peace.renown(1)).toBe(2);
});

test('I-13.8 Mercenary Guild: a pirate when its owner buys, not when he builds', () => {
  const bought = table({ buildings: 'Mercenary Guild', has: '20 coin' }, {}, { more: { row } }).play('buy Bridge');
  expect(bought.has(0)).toBe(`${20 - price('Bridge')} coin, 1 pirate`);
  expect(build('Mercenary Guild').has(0)).toBe('1 wood, 1 fish');
});

test('I-13.9 Miracle Hut: the wounded heal and come on deck at once', () => {
  const here = table({ at: 'Marhaven', home: 'Marhaven', buildings: 'Miracle Hut', deck: 'work', wounded: 'administration' }, {});
  expect(here.play('visit').crew(0)).toBe('administration, work |  | ');
});

test('I-13.10 Monster Trainers: a serpent for a visit to a port that one controls, any of them', () => {
  const visit = (player: DrawnPlayer): string =>
    table({ at: 'Marhaven', buildings: 'Monster Trainers', ...player }, {})
      .play('visit')
      .has(0);
  expect(visit({ towns: 'Marhaven' })).toBe('1 pirate, 1 serpent');
  expect(visit({ home: 'Marhaven' })).toBe('1 pirate, 1 serpent');
  const others = table({ at: 'Krazhsk', has: '1 coin', buildings: 'Monster Trainers' }, {}).play('visit', 'goods 1 wood');
  expect(others.has(0)).toBe('1 wood');
  const sea = table({ at: 'Ratnest', towns: 'Ratnest', buildings: 'Monster Trainers' }, {}).play('visit');
  expect(sea.has(0)).toBe('1 wood, 2 pirate');
});

test('I-13.11 Museum: 1 at the end for each town, ports too', () => {
  expect(atEnd({ buildings: 'Museum', towns: 'Ratnest, Farvold' })).toBe(3);
});

test('I-13.12 Palace: 1 at the end for each wood and for each two fish', () => {
  expect(atEnd({ buildings: 'Palace', has: '3 wood, 5 fish' })).toBe(5);
});

test('I-13.13 Sailors Guild: 1 at the end for each crew member with two skills, wherever he lies', () => {
  const crew = { deck: 'administration, fight+work', below: 'sailing+work, work', wounded: 'fight+sailing' };
  expect(atEnd({ buildings: 'Sailors Guild', ...crew })).toBe(3);
});

test('I-13.14 School of War: a pirate for each book', () => {
  const here = table(
    { at: 'Rockslide', towns: 'Rockslide', has: '4 coin', buildings: 'School of War' },
    {},
    { more: { variants: { advanced: true } } },
  );
  expect(here.play('visit', 'count 2').has(0)).toBe('2 book, 2 pirate');
});

test('I-13.15 Sword Academy: attacks are stronger by 1, but the loot is the same', () => {
  const own = { at: 'The Grotto', has: '2 serpent', deck: 'work' };
  const more = { chance: [5, 1], row: 'Bridge' };
  const here = table({ ...own, buildings: 'Sword Academy' }, {}, { more }).play('attack', 'force 2 serpent');
  expect(here.told('rolled')).toMatchObject([{ strength: 4 }]);
  expect(here.has(0)).toBe('4 coin');
  expect(table(own, {}, { more }).play('attack', 'force 2 serpent').waiting).toBe('battle to 0');
});

test("I-13.16 Trade Office: a coin for a visit to a town of one's own, ports too", () => {
  expect(table({ at: 'Marhaven', home: 'Marhaven', buildings: 'Trade Office' }, {}).play('visit').has(0)).toBe('1 coin, 1 pirate');
  expect(table({ at: 'The Grotto', has: '1 coin', buildings: 'Trade Office' }, {}).play('visit').has(0)).toBe('5 fish');
});

test('I-13.17 Jeweller: a coin more for a treasure hunt', () => {
  expect(
    table({ buildings: 'Jeweller' }, {}, { more: { treasure: 3 } })
      .play('treasure')
      .has(0),
  ).toBe('4 coin');
});

test('I-13.18 Library: a renown for each book', () => {
  const more = { variants: { advanced: true }, token: null };
  const here = table({ at: 'Rockslide', towns: 'Rockslide', has: '4 coin', buildings: 'Library' }, {}, { more });
  expect(here.play('visit', 'count 2').renown(0)).toBe(6);
});

test('I-13.19 Mansion: 2 at the end for each ally', () => {
  expect(atEnd({ buildings: 'Mansion', towns: 'Ratnest, Farvold, Underval' })).toBe(4);
});

test('I-13.20 Market: a coin and a fish for a visit to an ally', () => {
  const ally = table({ at: 'Rockslide', towns: 'Rockslide', buildings: 'Market' }, {}).play('visit');
  expect(ally.has(0)).toBe('1 coin, 1 fish, 1 book');
  expect(table({ at: 'Ratnest', towns: 'Ratnest', buildings: 'Market' }, {}).play('visit').has(0)).toBe('1 wood, 2 pirate');
  const neutral = table({ at: 'Rockslide', buildings: 'Market' }, {}).play('visit');
  expect(neutral.has(0)).toBe('1 book');
});

test('I-13.21 House of Commons: the leftmost free space may be passed over, each time cubes are placed', () => {
  const own = { at: 'Morlim', has: '1 book', buildings: 'House of Commons' };
  const here = table(own, {}, {}, { more: { events: [0, 1] } }).play('event Morlim');
  expect([here.waiting, here.asked]).toEqual(['skip-space to 0', ['place', 'place-further']]);
  expect(here.play('place-further').cubes(0)).toBe('1, 2, 3');
  expect(
    table(own, {}, {}, { more: { events: [0, 1] } })
      .play('event Morlim', 'place')
      .cubes(0),
  ).toBe('0, 1, 2');
  const garden = table({ at: 'Felz Garden', towns: 'Felz Garden', buildings: 'House of Commons' }, {}, {}).play('visit');
  expect(garden.asked).toEqual(['place', 'place-further', 'enough']);
  expect(garden.play('place-further').cubes(0)).toBe('1');
});

test('I-9.4 the next event comes into sight when the cubes of the last one lie, not before it is said where', () => {
  const own = { at: 'Morlim', has: '1 book', buildings: 'House of Commons' };
  const here = table(own, {}, {}, { more: { events: [0, 1], eventsBelow: [2] } }).play('event Morlim');
  expect([here.waiting, here.state.events, here.state.eventsDone]).toEqual(['skip-space to 0', [0, 1], []]);
  here.play('place');
  expect([here.state.events, here.state.eventsDone]).toEqual([[2, 1], [0]]);
});

test('I-13.21 each book spent in Crimsika is a time of its own, and so is each token', () => {
  const port = table({ at: 'Crimsika', has: '3 book', buildings: 'House of Commons' }, {}, {}).play('visit', 'count 3');
  expect(port.play('place-further', 'place', 'place-further').cubes(0)).toBe('0, 1, 3');
  // Three books for 6 renown: 14 in all, for two tokens, of which the second brings two cubes.
  const own = { home: 'Tandrake', has: '3 book', renown: 8, buildings: 'House of Commons' };
  const two = renownTokens.findIndex((reward) => reward[0] === CUBE && reward[1] === 2);
  const tokens = table(own, {}, {}, { more: { token: '1 cube', chance: [two, 0] } }).play('visit', 'count 3');
  expect([tokens.waiting, tokens.question.more!.about]).toEqual(['skip-space to 0', { count: 1 }]);
  tokens.play('place-further');
  expect([tokens.waiting, tokens.question.more!.about]).toEqual(['skip-space to 0', { count: 2 }]);
  expect(tokens.play('place-further').cubes(0)).toBe('1, 2, 3');
});

test('I-13.22 Underriver Gate: the Ichor serpent comes with it, is spent in an attack, and returns with the next serpent', () => {
  const more = { row: 'Palace, Museum, Library, Bridge, Underriver Gate', chance: [buildingNamed('Tavern'), 5] };
  const here = table({ at: 'The Grotto', has: `${price('Underriver Gate')} coin` }, {}, { more }).play('buy Underriver Gate');
  expect(here.state.players[0]!.ichor).toBe(true);
  here.play('attack');
  // A single 5 is 5 on this card, enough for The Grotto.
  expect([here.towns(0), here.state.players[0]!.ichor]).toEqual(['Crimsika, The Grotto', false]);
  const again = table({ at: "Sun's Rest", towns: "Sun's Rest", has: '2 fish', buildings: 'Underriver Gate' }, {}).play('visit', 'count 1');
  expect([again.has(0), again.state.players[0]!.ichor]).toEqual(['1 serpent', true]);
  const without = table({ at: "Sun's Rest", towns: "Sun's Rest", has: '2 fish' }, {}).play('visit', 'count 1');
  expect(without.state.players[0]!.ichor).toBe(false);
});

test('I-13.22 I-6.7 the Ichor serpent can be the card that a retreat costs', () => {
  const own = { at: 'Stratik', has: '1 pirate', ichor: true, buildings: 'Underriver Gate', deck: '' };
  const lost = (raider: string): Drawn =>
    table(own, {}, { more: { chance: [1, 1] } }).play('attack', 'force 1 pirate, ichor', `lose ${raider}`);
  expect([lost('ichor').has(0), lost('ichor').state.players[0]!.ichor]).toEqual(['1 pirate', false]);
  // It has fought, so that it goes even if another card is the one that the retreat costs.
  expect([lost('pirate').has(0), lost('pirate').state.players[0]!.ichor]).toEqual(['', false]);
  expect(lost('pirate').told('lost-ichor')).toHaveLength(1);
});

test('I-13.23 Shipyard: a move more, also beyond 4', () => {
  const reach = (buildings: string): number =>
    table({ at: 'Underval', buildings, deck: 'sailing+work, fight+sailing' }, {}, { more: { phase: 'sail' } }).asked.length;
  expect([reach(''), reach('Shipyard')]).toEqual([12, 14]);
});

test('I-13.24 Warehouse: the hold takes five more', () => {
  expect(table({ at: 'The Grotto', towns: 'The Grotto', has: '9 wood', buildings: 'Warehouse' }, {}).play('visit').has(0)).toBe(
    '9 wood, 5 fish',
  );
});

test('I-13.25 Embassy: an influence more in diplomacy', () => {
  const own = { at: 'Underval', cubes: '2, 3' };
  expect(table(own, {}).blocked).toContain('diplomacy: I-7.2');
  const here = table({ ...own, buildings: 'Embassy' }, {}).play('diplomacy', 'cube 2');
  expect([here.towns(0), here.has(0)]).toEqual(['Crimsika, Underval', '4 coin']);
});

test('I-13.26 Customs House: fees cost a coin less', () => {
  const here = table({ at: 'Farvold', has: '2 coin', buildings: 'Customs House' }, {}).play('visit');
  expect([here.has(0), here.state.treasure]).toEqual(['1 coin', 1]);
  const free = table({ at: 'The Grotto', buildings: 'Customs House' }, { towns: 'The Grotto' }).play('visit');
  expect([free.has(0), free.has(1)]).toEqual(['5 fish', '']);
});

test('I-13.27 Lighthouse: nobody is tired for a berth beside another ship', () => {
  const here = table({ at: 'Crimsika', deck: 'work', buildings: 'Lighthouse' }, { at: 'Underval' }, { more: { phase: 'sail' } });
  expect(here.play('sail Underval').crew(0)).toBe('work |  | ');
});

test('I-13.28 Tavern: a renown for each hire', () => {
  const here = table({ at: 'Morlim', towns: 'Morlim', has: '1 coin', buildings: 'Tavern' }, {}).play('visit');
  expect(here.play(here.asked[0]!).renown(0)).toBe(2);
});

test('I-13.29 Sawmill: a wood more where a town gives wood', () => {
  expect(table({ at: 'Greneel', towns: 'Greneel', buildings: 'Sawmill' }, {}).play('visit').has(0)).toBe('4 wood');
  expect(table({ at: 'Ratnest', towns: 'Ratnest', buildings: 'Sawmill' }, {}).play('visit').has(0)).toBe('2 wood, 2 pirate');
  expect(table({ at: 'Krazhsk', towns: 'Krazhsk', buildings: 'Sawmill' }, { home: 'Tandrake' }).play('visit', 'goods 1 wood').has(0)).toBe(
    '2 wood',
  );
  expect(table({ at: 'Krazhsk', towns: 'Krazhsk', buildings: 'Sawmill' }, { home: 'Tandrake' }).play('visit', 'goods 1 fish').has(0)).toBe(
    '1 fish',
  );
});

test('I-13.30 Smokehouse: two fish more where a town gives fish', () => {
  expect(table({ at: 'The Grotto', towns: 'The Grotto', buildings: 'Smokehouse' }, {}).play('visit').has(0)).toBe('7 fish');
});

test('I-13.31 Town Crier: a renown for each event', () => {
  const here = table({ at: 'Morlim', has: '1 book', buildings: 'Town Crier' }, {}, { more: { events: [0, 1] } });
  expect(here.play('event Morlim').renown(0)).toBe(1);
});

test('I-13.32 Observatory: counts as a book more for the row', () => {
  const here = table({ has: '30 coin', buildings: 'Observatory' }, {}, { more: { row } });
  expect(here.asked.filter((act) => act.startsWith('buy'))).toEqual(['buy Library', 'buy Bridge', 'buy Butcher']);
});

test('I-13.33 Barracks: a die more in every attack', () => {
  const here = table({ at: 'The Grotto', has: '1 serpent', buildings: 'Barracks' }, {}, { more: { chance: [1, 5] } }).play('attack');
  expect(here.told('rolled')).toMatchObject([{ dice: [1, 5], strength: 3 }]);
});

test('I-13.34 Treasury: 1 at the end for each four coins', () => {
  expect(atEnd({ buildings: 'Treasury', has: '11 coin' })).toBe(2);
});

test('I-13.35 Guild Hall: 1 at the end for each two buildings', () => {
  expect(atEnd({ buildings: 'Guild Hall, Bridge, Butcher, Market, Tavern' })).toBe(2);
});

test('I-22.1 Admiralty: attacks are stronger by 2', () => {
  const here = table({ at: 'The Grotto', has: '1 serpent', buildings: 'Admiralty' }, {}, { more: { chance: [3] } }).play('attack');
  expect([here.told('rolled')[0]!.strength, here.towns(0)]).toEqual([4, 'Crimsika, The Grotto']);
});

test('I-22.2 Hall of Treaties: an influence more in diplomacy, and 2 renown for a town won by it', () => {
  const here = table({ at: 'Underval', cubes: '6', buildings: 'Hall of Treaties' }, {}).play('diplomacy');
  expect([here.towns(0), here.renown(0)]).toEqual(['Crimsika, Underval', 2]);
});

test('I-22.3 University: a renown and a coin for each book', () => {
  const here = table({ at: 'Rockslide', towns: 'Rockslide', buildings: 'University' }, {}).play('visit');
  expect([here.has(0), here.renown(0)]).toEqual(['1 coin, 1 book', 2]);
});

test('I-22.4 Mint: two coins more for a treasure hunt', () => {
  expect(table({ buildings: 'Mint' }, {}).play('treasure').has(0)).toBe('3 coin');
});

test('I-22.5 Cathedral: 2 at the end for each renown token', () => {
  expect(atEnd({ buildings: 'Cathedral', tokens: 3 })).toBe(6);
});

test('I-22.6 Triumphal Arch: 2 at the end for each town with a red banner', () => {
  expect(atEnd({ buildings: 'Triumphal Arch', towns: 'Ratnest, Farvold' })).toBe(4);
});

test('I-22.7 Grand Hotel: a coin and a fish for a rest in a town', () => {
  expect(table({ at: 'Marhaven', home: 'Marhaven', buildings: 'Grand Hotel' }, {}).play('visit').has(0)).toBe('1 coin, 1 fish, 1 pirate');
});

test('I-22.8 Masons Lodge: 2 renown and a coin when its owner builds', () => {
  const here = build('Masons Lodge');
  expect([here.has(0), here.renown(0)]).toEqual(['1 coin, 1 wood, 1 fish', 2]);
});

test('I-22.9 Trading House: two coins when its owner buys', () => {
  const here = table({ has: '20 coin', buildings: 'Trading House' }, {}, { more: { row } }).play('buy Bridge');
  expect(here.has(0)).toBe(`${22 - price('Bridge')} coin`);
});

test('I-22.10 Opera House: 2 renown for each event', () => {
  const here = table({ at: 'Morlim', has: '1 book', buildings: 'Opera House' }, {}, { more: { events: [0, 1] } });
  expect(here.play('event Morlim').renown(0)).toBe(2);
});

test('I-22.11 Serpent Temple: a serpent and a renown for a town taken by force', () => {
  const here = table({ at: 'The Grotto', has: '2 serpent', buildings: 'Serpent Temple' }, {}, { more: { chance: [6, 6] } });
  here.play('attack', 'force 2 serpent');
  expect([here.has(0), here.renown(0)]).toEqual(['4 coin, 1 serpent', 1]);
});

test('I-22.12 Clock Tower: 1 at the end for each crew member', () => {
  expect(atEnd({ buildings: 'Clock Tower', below: 'fight+work', wounded: 'sailing+work' })).toBe(5);
});

test('I-22.13 Grand Archive: 1 at the end for each book', () => {
  expect(atEnd({ buildings: 'Grand Archive', has: '4 book' })).toBe(4);
});

test('I-22.14 Dry Dock: a move more, and the hold takes five more', () => {
  const reach = (buildings: string): number => table({ at: 'Underval', buildings }, {}, { more: { phase: 'sail' } }).asked.length;
  expect(reach('Dry Dock')).toBeGreaterThan(reach(''));
  expect(table({ at: 'The Grotto', towns: 'The Grotto', has: '9 wood', buildings: 'Dry Dock' }, {}).play('visit').has(0)).toBe(
    '9 wood, 5 fish',
  );
});
