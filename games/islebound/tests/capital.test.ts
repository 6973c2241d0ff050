import { expect, test } from 'vitest';
import { buildingNamed, buildings } from '../content/original.ts';
import { table } from './drawn.ts';

const row = 'Palace, Museum, Library, Bridge, Butcher';
const [bridge, butcher] = ['Bridge', 'Butcher'].map((name) => buildings[buildingNamed(name)]!.coins) as [number, number];

test('I-10.1 a building costs its price in coins', () => {
  const here = table({ has: `${bridge} coin` }, {}, { more: { row } }).play('buy Bridge');
  expect([here.has(0), here.buildings(0)]).toEqual(['', 'Bridge']);
  expect(here.told('bought')).toMatchObject([{ seat: 0, coins: bridge }]);
  const poor = table({ has: `${bridge - 1} coin` }, {}, { more: { row } });
  expect(poor.blocked).toContain('buy Bridge: I-10.1');
});

test('I-10.2 the last two need no book, the third one, the second two, the first three; they are not spent', () => {
  const inReach = (books: number): string[] => {
    const has = books > 0 ? `30 coin, ${books} book` : '30 coin';
    return table({ has }, {}, { more: { row } }).asked.filter((act) => act.startsWith('buy'));
  };
  expect(inReach(0)).toEqual(['buy Bridge', 'buy Butcher']);
  expect(inReach(1)).toEqual(['buy Library', 'buy Bridge', 'buy Butcher']);
  expect(inReach(2)).toEqual(['buy Museum', 'buy Library', 'buy Bridge', 'buy Butcher']);
  expect(inReach(3)).toHaveLength(5);
  const here = table({ has: '30 coin, 3 book' }, {}, { more: { row } });
  expect(here.play('buy Palace').has(0)).toBe(`${30 - buildings[buildingNamed('Palace')]!.coins} coin, 3 book`);
  expect(table({ has: '30 coin, 2 book' }, {}, { more: { row } }).blocked).toContain('buy Palace: I-10.2');
});

test('I-10.3 what lies nearer to the deck moves up, and a new card comes', () => {
  const more = { row, chance: [buildingNamed('Tavern')] };
  expect(table({ has: '30 coin' }, {}, { more }).play('buy Bridge').row).toBe('Tavern, Palace, Museum, Library, Butcher');
});

test('I-10.3 when the deck is used up the row is not filled any more', () => {
  const here = table({ has: '30 coin' }, {}, { more: { row, deck: '' } }).play('buy Bridge');
  expect(here.row).toBe('-, Palace, Museum, Library, Butcher');
});

test('I-10.4 any number in a turn', () => {
  const here = table(
    { has: `${bridge + butcher} coin` },
    {},
    { more: { row, chance: [buildingNamed('Tavern'), buildingNamed('Market')] } },
  );
  expect(here.play('buy Bridge', 'buy Butcher').buildings(0)).toBe('Bridge, Butcher');
});

test('I-10.5 the capital is no place on the map: whatever town is lost, its buildings stay', () => {
  const here = table({ at: 'Krazhsk', has: '2 serpent' }, { buildings: 'Palace' }, { more: { chance: [6, 6] } });
  here.play('attack', 'force 2 serpent');
  expect([here.towns(1), here.buildings(1)]).toEqual(['', 'Palace']);
});

test('I-10.6 the booklet: a building is built for two wood and two fish, without coins, at Stratik', () => {
  const dear = buildings.find((building) => building.goods.join() === [1, 2, 2, 2].join())!;
  const here = table(
    { at: 'Stratik', towns: 'Stratik', has: '3 wood, 3 fish' },
    {},
    { more: { row: `Palace, Museum, Library, Bridge, ${dear.name}` } },
  );
  here.play('visit', `building ${dear.name}`);
  expect([here.has(0), here.buildings(0)]).toEqual(['1 wood, 1 fish', dear.name]);
  expect(here.told('built')).toMatchObject([{ seat: 0, rule: 'I-10.6' }]);
});

test('I-10.6 books are needed for building as for buying, and goods', () => {
  const has = '1 wood, 1 fish';
  const here = table({ at: 'Stratik', towns: 'Stratik', has }, {}, { more: { row: 'Palace, Museum, Library, Bridge, Guild Hall' } }).play(
    'visit',
  );
  expect(here.asked).toEqual(['building Bridge', 'enough']);
  expect(here.blocked).toEqual(['building Guild Hall: I-10.6']);
});

test('I-10.7 a building does nothing for its own coming', () => {
  const more = { row: 'Palace, Museum, Library, Bridge, Academy of Builders', chance: [buildingNamed('Tavern')] };
  const here = table({ has: '30 coin' }, {}, { more }).play('buy Academy of Builders');
  expect(here.has(0)).toBe(`${30 - buildings[buildingNamed('Academy of Builders')]!.coins} coin`);
});

test("I-10.8 the ability is the owner's alone", () => {
  const here = table({ at: 'Underval' }, { buildings: 'Jeweller' }, { more: { treasure: 2 } }).play('treasure');
  expect([here.has(0), here.has(1)]).toEqual(['2 coin', '']);
});

test('I-19.1 with six buildings the row needs 4, 3, 2, 1, 0 and 0 books', () => {
  const long = 'Palace, Museum, Library, Mansion, Bridge, Butcher';
  const inReach = (books: number): number => {
    const has = books > 0 ? `30 coin, ${books} book` : '30 coin';
    return table({ has }, {}, { more: { row: long, variants: { sixBuildings: true } } }).asked.filter((act) => act.startsWith('buy'))
      .length;
  };
  expect([0, 1, 2, 3, 4].map(inReach)).toEqual([2, 3, 4, 5, 6]);
});

test('I-19.2 the card that needs four books brings a coin, bought or built', () => {
  const long = 'Bridge, Museum, Library, Mansion, Palace, Butcher';
  const more = { row: long, variants: { sixBuildings: true } };
  expect(
    table({ has: `${bridge} coin, 4 book` }, {}, { more })
      .play('buy Bridge')
      .has(0),
  ).toBe('1 coin, 4 book');
  const built = table({ at: 'Stratik', towns: 'Stratik', has: '1 wood, 1 fish, 4 book' }, {}, { more }).play('visit', 'building Bridge');
  expect(built.has(0)).toBe('1 coin, 4 book');
  const other = table({ has: '20 coin, 4 book' }, {}, { more }).play('buy Butcher');
  expect(other.has(0)).toBe(`${20 - butcher} coin, 4 book`);
});

test('I-19.3 six buildings change nothing for an architect', () => {
  const here = table({ has: '20 coin', hand: 'Bridge' }, {}, { more: { variants: { sixBuildings: true, architect: true } } });
  expect(here.play('buy Bridge').has(0)).toBe(`${20 - bridge} coin`);
});
