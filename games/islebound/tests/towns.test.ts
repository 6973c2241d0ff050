import { expect, test } from 'vitest';
import { table } from './drawn.ts';

/** A player who owns the town, so that no fee comes into it. */
const owner = (at: string, has = '', deck?: string) => ({ at, towns: at, has, ...(deck === undefined ? {} : { deck }) });

test("I-12.1 I-12.18 Sun's Rest: 2 fish hire a serpent, once for each crew member on deck, without tiring them", () => {
  const here = table(owner("Sun's Rest", '9 fish'), {}).play('visit');
  expect(here.asked).toEqual(['count 0', 'count 1', 'count 2', 'count 3']);
  here.play('count 3');
  expect([here.has(0), here.crew(0)]).toEqual(['3 fish, 3 serpent', 'administration, administration, work |  | ']);
  const few = table(owner("Sun's Rest", '5 fish'), {}).play('visit');
  expect(few.asked).toEqual(['count 0', 'count 1', 'count 2']);
});

test('I-12.2 Underval: the crew rests, then one may be hired for a coin more', () => {
  const more = { crewRow: 'fight+work, sailing+work, fight+sailing' };
  const here = table({ ...owner('Underval', '2 coin', 'work'), below: 'administration' }, {}, { more }).play('visit');
  expect(here.crew(0)).toBe('administration, work |  | ');
  expect(here.asked).toEqual(['hire fight+work for 2', 'hire sailing+work for 2', 'hire fight+sailing for 1', 'enough']);
  expect(here.play('hire fight+work for 2').has(0)).toBe('');
});

test('I-12.3 I-12.17 Greneel: 2 wood, and 1 for each who works on deck; nobody is tired by it', () => {
  const here = table({ ...owner('Greneel', '', 'work, fight+work, administration'), below: 'sailing+work' }, {}).play('visit');
  expect([here.has(0), here.crew(0)]).toEqual(['4 wood', 'administration, work, fight+work | sailing+work | ']);
});

test('I-12.4 Ratnest: 2 pirates, and a wood for each who works on deck', () => {
  expect(table(owner('Ratnest'), {}).play('visit').has(0)).toBe('1 wood, 2 pirate');
});

test('I-1.3 when the pirates run out, one takes what is left; serpents alike', () => {
  expect(
    table(owner('Ratnest'), {}, { more: { pirates: 1 } })
      .play('visit')
      .has(0),
  ).toBe('1 wood, 1 pirate');
  const serpents = table(owner("Sun's Rest", '8 fish'), {}, { more: { serpents: 1 } }).play('visit');
  expect(serpents.asked).toEqual(['count 0', 'count 1']);
  expect(
    table(owner("Sun's Rest", '8 fish'), {}, { more: { serpents: 0 } })
      .play('visit')
      .has(0),
  ).toBe('8 fish');
});

test('I-12.5 Felz Garden: the crew rests, then a cube may be placed', () => {
  const here = table({ ...owner('Felz Garden', '', 'work'), below: 'administration' }, {}, {}).play('visit');
  expect([here.waiting, here.asked]).toEqual(['place-cube to 0', ['place', 'enough']]);
  here.play('place');
  expect([here.crew(0), here.cubes(0)]).toEqual(['administration, work |  | ', '0']);
  expect(table(owner('Felz Garden'), {}, {}).play('visit', 'enough').cubes(0)).toBe('');
});

test('I-12.6 Farvold: a reputation card, then a wood or two fish', () => {
  const here = table(owner('Farvold'), {}).play('visit', 'reputation town');
  expect(here.asked).toEqual(['goods 1 wood', 'goods 2 fish']);
  here.play('goods 2 fish');
  // 2 for showing it, and Crimsika and Farvold.
  expect([here.has(0), here.renown(0)]).toEqual(['2 fish', 4]);
});

test('I-12.7 Borsham: pirates for wood, then serpents for wood and a coin, each once for each crew member on deck', () => {
  const here = table(owner('Borsham', '9 wood, 2 coin', 'work, work'), {}).play('visit');
  expect(here.asked).toEqual(['count 0', 'count 1', 'count 2']);
  here.play('count 2');
  expect(here.asked).toEqual(['count 0', 'count 1', 'count 2']);
  here.play('count 2');
  expect(here.has(0)).toBe('5 wood, 2 pirate, 2 serpent');
});

test('I-12.8 I-12.19 Gilliam: a wood or a fish buys a book and tires somebody, again and again', () => {
  const here = table(owner('Gilliam', '1 wood, 2 fish', 'work, administration'), {}).play('visit');
  expect(here.asked).toEqual(['pay 1 wood', 'pay 1 fish', 'enough']);
  here.play('pay 1 fish', 'crew work', 'pay 1 wood');
  expect([here.has(0), here.crew(0)]).toEqual(['1 fish, 2 book', ' | administration, work | ']);
  expect(table(owner('Gilliam', '1 wood'), {}).play('visit', 'enough').has(0)).toBe('1 wood');
});

test('I-12.9 The Grotto: 4 fish, and 1 for each who works on deck', () => {
  expect(table(owner('The Grotto'), {}).play('visit').has(0)).toBe('5 fish');
});

test('I-12.10 Rockslide: a book and a renown', () => {
  const here = table(owner('Rockslide'), {}).play('visit');
  expect([here.has(0), here.renown(0)]).toEqual(['1 book', 1]);
});

test('I-12.11 Stratik: one building may be built', () => {
  const more = { row: 'Palace, Museum, Library, Bridge, Butcher' };
  const here = table(owner('Stratik', '5 wood, 5 fish'), {}, { more }).play('visit');
  expect(here.asked).toEqual(['building Bridge', 'building Butcher', 'enough']);
  expect(here.play('enough').has(0)).toBe('5 wood, 5 fish');
});

test('I-12.12 Morlim: one may be hired, then a renown', () => {
  const here = table(owner('Morlim'), {}, { more: { crewRow: 'fight+work, sailing+work, fight+sailing' } }).play('visit', 'enough');
  expect([here.renown(0), here.crew(0)]).toEqual([1, 'administration, administration, work |  | ']);
});

test('I-12.13 Crimsika: rest, then books for cubes', () => {
  const here = table({ ...owner('Crimsika', '3 book', 'work'), below: 'administration' }, {}, {}).play('visit');
  expect(here.asked).toEqual(['count 0', 'count 1', 'count 2', 'count 3']);
  here.play('count 2');
  expect([here.has(0), here.cubes(0), here.crew(0)]).toEqual(['1 book', '0, 1', 'administration, work |  | ']);
});

test('I-9.3 I-12.13 no book is spent for a cube that has no space', () => {
  const others = { cubes: '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10' };
  expect(table(owner('Crimsika', '3 book'), others, {}).play('visit').asked).toEqual(['count 0', 'count 1']);
});

test('I-12.14 Krazhsk: rest, then a wood or a fish', () => {
  const here = table({ ...owner('Krazhsk', '', 'work'), below: 'administration' }, { home: 'Tandrake' }).play('visit');
  expect(here.asked).toEqual(['goods 1 wood', 'goods 1 fish']);
  expect(here.play('goods 1 fish').has(0)).toBe('1 fish');
  expect(here.crew(0)).toBe('administration, work |  | ');
});

test('I-12.15 Marhaven: rest, then a pirate', () => {
  const here = table({ ...owner('Marhaven', '', 'work'), below: 'administration' }, {}).play('visit');
  expect([here.has(0), here.crew(0)]).toEqual(['1 pirate', 'administration, work |  | ']);
});

test('I-12.16 Tandrake: rest, then books for 2 renown each', () => {
  const here = table({ ...owner('Tandrake', '2 book', 'work'), below: 'administration' }, {}).play('visit', 'count 2');
  expect([here.has(0), here.renown(0), here.crew(0)]).toEqual(['', 4, 'administration, work |  | ']);
});

test('I-12.18 an exchange that a token makes possible again is asked again', () => {
  const more = { token: '3 coin', variants: { advanced: true } };
  const here = table({ ...owner('Rockslide', '4 coin'), renown: 4 }, {}, { more }).play('visit', 'count 2');
  expect([here.has(0), here.renown(0)]).toEqual(['3 coin, 2 book', 1]);
  expect(here.asked).toEqual(['count 0', 'count 1']);
});

test('I-12.18 who comes on deck in between counts too', () => {
  const more = { token: '1 rest', variants: { advanced: true } };
  const own = { ...owner('Rockslide', '9 coin', 'work'), below: 'administration, administration', renown: 5 };
  const here = table(own, {}, { more }).play('visit', 'count 1');
  expect(here.crew(0)).toBe('administration, administration, work |  | ');
  expect(here.asked).toEqual(['count 0', 'count 1', 'count 2']);
});

const advanced = { more: { variants: { advanced: true } } };

test('I-15.1 all towns show their advanced side; some are stronger, ports are as they were', () => {
  const strength = (at: string, more: object): number =>
    table({ at, has: '9 serpent' }, {}, { more }).play('attack', 'force 9 serpent').told('attacked')[0]!.needed;
  expect([strength('Ratnest', {}), strength('Ratnest', advanced.more)]).toEqual([6, 7]);
  expect([strength('Tandrake', {}), strength('Tandrake', advanced.more)]).toEqual([4, 4]);
});

test('I-15.2 Felz Garden: a wood brings a renown and a cube and tires one with administration', () => {
  const here = table(owner('Felz Garden', '3 wood'), {}, {}, advanced).play('visit');
  expect(here.asked).toEqual(['pay 1 wood', 'enough']);
  here.play('pay 1 wood', 'pay 1 wood');
  expect([here.has(0), here.renown(0), here.cubes(0), here.crew(0)]).toEqual([
    '1 wood',
    2,
    '0, 1',
    'work | administration, administration | ',
  ]);
});

test('I-15.3 Morlim: one may be hired, then a wood for each who works, the new one too', () => {
  const more = { ...advanced.more, crewRow: 'fight+work, sailing+work, fight+sailing' };
  const here = table(owner('Morlim', '1 coin'), {}, { more }).play('visit', 'hire fight+work for 1');
  expect([here.has(0), here.renown(0)]).toEqual(['2 wood', 0]);
});

test('I-15.4 Ratnest: 2 pirates, then rest', () => {
  const here = table({ ...owner('Ratnest', '', 'work'), below: 'administration' }, {}, advanced).play('visit');
  expect([here.has(0), here.crew(0)]).toEqual(['2 pirate', 'administration, work |  | ']);
});

test('I-15.5 Rockslide: 2 coins buy a book and 2 renown, once for each on deck', () => {
  const here = table(owner('Rockslide', '9 coin', 'work, work'), {}, advanced).play('visit');
  expect(here.asked).toEqual(['count 0', 'count 1', 'count 2']);
  here.play('count 2');
  expect([here.has(0), here.renown(0)]).toEqual(['5 coin, 2 book', 4]);
});

test("I-15.6 Sun's Rest: 2 fish bring a serpent and a renown and tire somebody", () => {
  const here = table(owner("Sun's Rest", '5 fish', 'work, administration'), {}, advanced).play(
    'visit',
    'pay 2 fish',
    'crew work',
    'pay 2 fish',
  );
  expect([here.has(0), here.renown(0), here.crew(0)]).toEqual(['1 fish, 2 serpent', 2, ' | administration, work | ']);
});

test('I-1.3 I-15.6 what brings something else as well can be paid for when the serpents have run out', () => {
  const more = { ...advanced.more, serpents: 0 };
  const here = table(owner("Sun's Rest", '2 fish', 'work'), {}, { more }).play('visit', 'pay 2 fish');
  expect([here.has(0), here.renown(0), here.crew(0)]).toEqual(['', 1, ' | work | ']);
});

test('I-15.7 The Grotto: 3 fish, a renown, and 1 for each who works', () => {
  const here = table(owner('The Grotto'), {}, advanced).play('visit');
  expect([here.has(0), here.renown(0)]).toEqual(['4 fish', 1]);
});

test('I-15.8 Underval: a renown, then one may be hired as usual', () => {
  const more = { ...advanced.more, crewRow: 'fight+work, sailing+work, fight+sailing' };
  const here = table(owner('Underval', '1 coin'), {}, { more }).play('visit');
  expect([here.renown(0), here.asked.at(-2)]).toEqual([1, 'hire fight+sailing for 0']);
});

test('I-15.9 the other five are the same', () => {
  expect(table(owner('Greneel'), {}, advanced).play('visit').has(0)).toBe('3 wood');
  expect(
    table(owner('Borsham', '2 wood', 'work'), {}, advanced)
      .play('visit', 'count 1')
      .has(0),
  ).toBe('1 wood, 1 pirate');
  expect(
    table(owner('Gilliam', '1 wood', 'work'), {}, advanced)
      .play('visit', 'pay 1 wood')
      .has(0),
  ).toBe('1 book');
  expect(table(owner('Farvold'), {}, advanced).play('visit').waiting).toBe('reputation to 0');
  const more = { ...advanced.more, row: 'Bridge' };
  expect(table(owner('Stratik', '2 wood, 1 fish'), {}, { more }).play('visit', 'building Bridge').buildings(0)).toBe('Bridge');
});
