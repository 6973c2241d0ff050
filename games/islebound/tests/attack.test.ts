import { expect, test } from 'vitest';
import { table } from './drawn.ts';

test("I-6.1 red towns can be attacked, teal ones not, and not one's own", () => {
  const has = '9 pirate';
  expect(table({ at: 'Ratnest', has }, {}).asked).toContain('attack');
  expect(table({ at: 'Farvold', has }, {}).blocked).toContain('attack: I-6.1');
  expect(table({ at: 'Ratnest', has, towns: 'Ratnest' }, {}).blocked).toContain('attack: I-6.1');
  expect(table({ at: 'Krazhsk', has }, {}).asked).toContain('attack');
});

test('I-6.2 at least one pirate or serpent, as many as wanted, ten dice at most', () => {
  expect(table({ at: 'Ratnest' }, {}).blocked).toContain('attack: I-6.2');
  const here = table({ at: 'The Grotto', has: '2 pirate, 1 serpent' }, {}).play('attack');
  expect(here.asked).toEqual([
    'force 1 pirate',
    'force 2 pirate',
    'force 1 serpent',
    'force 1 pirate, 1 serpent',
    'force 2 pirate, 1 serpent',
  ]);
  const many = table({ at: 'The Grotto', has: '12 pirate' }, {}).play('attack');
  expect(many.asked.at(-1)).toBe('force 10 pirate');
});

test('I-6.3 fighters are tired before the roll, for a die each; a card still takes one', () => {
  const here = table({ at: 'The Grotto', has: '1 serpent, 1 pirate', deck: 'work, fight+work' }, {}, { more: { chance: [1, 2, 5] } });
  here.play('attack', 'force 1 pirate, 1 serpent');
  expect(here.asked).toEqual(['crew fight+work', 'enough']);
  here.play('crew fight+work');
  expect(here.crew(0)).toBe('work | fight+work | ');
  // Three dice, two cards: the serpent takes the 5 for 3, the pirate a low die for nothing.
  expect(here.told('rolled')).toMatchObject([{ dice: [1, 2, 5], strength: 3 }]);
});

test('I-6.4 the booklet: on a serpent 1–2 bring nothing, 3–4 bring 2 and 5–6 bring 3', () => {
  for (const [die, strength] of [
    [1, 0],
    [2, 0],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ] as const) {
    const here = table({ at: 'The Grotto', has: '1 serpent', deck: 'work, work, work, work' }, {}, { more: { chance: [die] } });
    here.play('attack');
    expect(here.told('rolled')).toMatchObject([{ dice: [die], strength }]);
  }
});

test('I-6.4 dice are placed so that the sum is greatest', () => {
  const more = { chance: [3, 1, 6] };
  const here = table({ at: 'Marhaven', has: '2 pirate, 1 serpent' }, {}, { more }).play('attack', 'force 2 pirate, 1 serpent');
  // 6 on the pirate for 2 and 3 on the serpent for 2: as good as 6 on the serpent for 3 and 3 on the pirate for 1.
  expect(here.told('rolled')).toMatchObject([{ strength: 4 }]);
  here.play('take');
  expect(here.towns(0)).toBe('Crimsika, Marhaven');
});

test('I-6.4 where a lower laying would not win, the attacker takes the town or lays the dice so and retreats', () => {
  const more = { chance: [3, 1, 6], row: 'Bridge' };
  const here = table({ at: 'Marhaven', has: '2 pirate, 1 serpent' }, {}, { more }).play('attack', 'force 2 pirate, 1 serpent');
  // The 1 on the serpent: 0 + 1 + 2 are too few.
  expect([here.waiting, here.asked]).toEqual(['lay-dice to 0', ['take', 'retreat']]);
  here.play('retreat', 'lose pirate');
  expect(here.told('laid-lower')).toMatchObject([{ strength: 3, rule: 'I-6.4' }]);
  expect([here.has(0), here.towns(0)]).toEqual(['1 pirate, 1 serpent', 'Crimsika']);
});

test('I-6.4 with more dice than cards the best of them may lie beside', () => {
  const own = { at: 'The Grotto', has: '2 serpent', deck: 'work', buildings: 'Barracks' };
  const here = table(own, {}, { more: { chance: [1, 3, 5], row: 'Bridge' } }).play('attack', 'force 2 serpent');
  expect(here.asked).toEqual(['take', 'retreat']);
  here.play('retreat');
  expect(here.told('laid-lower')).toMatchObject([{ strength: 2 }]);
  expect(here.has(0)).toBe('1 serpent');
});

test('I-6.4 where every laying wins there is no question', () => {
  const plain = table({ at: 'The Grotto', has: '2 serpent' }, {}, { more: { chance: [3, 5] } }).play('attack', 'force 2 serpent');
  expect(plain.waiting).toBe('visit-taken to 0');
  const mixed = table({ at: 'The Grotto', has: '2 pirate, 1 serpent' }, {}, { more: { chance: [3, 5, 5] } });
  expect(mixed.play('attack', 'force 2 pirate, 1 serpent').waiting).toBe('visit-taken to 0');
});

test('I-6.5 a wood rerolls a die, as often as there is wood', () => {
  const more = { chance: [1, 1, 1, 5, 2, 4] };
  const here = table({ at: 'The Grotto', has: '3 serpent, 3 wood', deck: 'work' }, {}, { more }).play('attack', 'force 3 serpent');
  expect(here.asked).toEqual(['reroll 1', 'retreat']);
  here.play('reroll 1');
  expect(here.told('rerolled')).toMatchObject([{ die: 1, now: 5, strength: 3 }]);
  expect(here.asked).toEqual(['reroll 1', 'reroll 5', 'wound', 'retreat']);
  here.play('reroll 1', 'reroll 1');
  // 5 and 4 on serpents are enough for The Grotto.
  expect([here.has(0), here.towns(0)]).toEqual(['4 coin', 'Crimsika, The Grotto']);
});

test('I-6.6 wounds close the gap: each adds 1 and lies wounded below', () => {
  const deck = 'administration, work, fight+work';
  const here = table({ at: 'The Grotto', has: '1 serpent', deck }, {}, { more: { chance: [4] } }).play('attack', 'enough');
  expect(here.asked).toEqual(['wound', 'retreat']);
  here.play('wound', 'crew work', 'crew fight+work');
  expect(here.crew(0)).toBe('administration |  | work, fight+work');
  expect(here.towns(0)).toBe('Crimsika, The Grotto');
});

test('I-6.6 but only if that is enough', () => {
  const here = table({ at: 'The Grotto', has: '1 serpent, 1 wood', deck: 'work' }, {}, { more: { chance: [1] } }).play('attack');
  expect(here.asked).toEqual(['reroll 1', 'retreat']);
  expect(here.blocked).toEqual(['wound: I-6.6']);
});

test('I-6.7 who retreats loses one card of choice, keeps the others, and has used up the action', () => {
  const here = table({ at: 'Stratik', has: '2 pirate, 2 serpent, 9 coin' }, {}, { more: { chance: [1, 1, 1, 1], row: 'Bridge' } });
  here.play('attack', 'force 2 pirate, 2 serpent');
  expect(here.waiting).toBe('lose-raider to 0');
  expect(here.asked).toEqual(['lose pirate', 'lose serpent']);
  here.play('lose pirate');
  expect(here.has(0)).toBe('9 coin, 1 pirate, 2 serpent');
  expect(here.state.pirates).toBe(14);
  expect(here.blocked).toContain('attack: I-5.1');
  expect(here.towns(0)).toBe('Crimsika');
});

test('I-6.8 I-6.9 who wins discards all cards sent, gains the strength in coins, and may visit for nothing', () => {
  const here = table({ at: 'The Grotto', has: '1 pirate, 3 serpent' }, {}, { more: { chance: [3, 5] } });
  here.play('attack', 'force 2 serpent');
  expect(here.has(0)).toBe('4 coin, 1 pirate, 1 serpent');
  expect(here.told('took-town')).toMatchObject([{ by: 'attack', owner: -1, loot: 4 }]);
  expect([here.waiting, here.asked]).toEqual(['visit-taken to 0', ['visit', 'enough']]);
  here.play('visit');
  expect(here.has(0)).toBe('4 coin, 5 fish, 1 pirate, 1 serpent');
  expect(here.state.serpents).toBe(13);
});

test('I-6.9 the visit may be left out', () => {
  const here = table({ at: 'The Grotto', has: '2 serpent' }, {}, { more: { chance: [5, 5], row: 'Bridge' } }).play(
    'attack',
    'force 2 serpent',
    'enough',
  );
  expect(here.has(0)).toBe('4 coin');
  expect(here.blocked).toContain('visit: I-5.1');
});

test('I-6.10 the town of another is stronger by 2, its loot greater by 2, from the bank', () => {
  const here = table({ at: 'Krazhsk', has: '2 serpent' }, { has: '3 coin' }, { more: { chance: [5, 6] } });
  here.play('attack', 'force 2 serpent');
  expect(here.told('attacked')).toMatchObject([{ owner: 1, needed: 6 }]);
  expect([here.has(0), here.has(1)]).toEqual(['6 coin', '3 coin']);
  expect([here.towns(0), here.towns(1)]).toEqual(['Crimsika, Krazhsk', '']);
});

test('I-6.11 an attack without hope may be tried, with rerolls; it costs a card', () => {
  const own = { at: 'Stratik', has: '1 serpent, 1 pirate, 1 wood', deck: 'work, work' };
  const here = table(own, {}, { more: { chance: [2, 6], row: 'Bridge' } }).play('attack');
  expect(here.asked).toEqual(['force 1 pirate', 'force 1 serpent', 'force 1 pirate, 1 serpent']);
  here.play('force 1 serpent');
  expect(here.asked).toEqual(['reroll 2', 'retreat']);
  here.play('reroll 2');
  expect(here.told('retreated')).toMatchObject([{ lost: 'serpent' }]);
  expect([here.has(0), here.state.serpents]).toEqual(['1 pirate', 14]);
});

test('I-1.4 without a cube no town is attacked', () => {
  const own = "Sun's Rest, Underval, Greneel, Felz Garden, Farvold, Borsham, Gilliam, The Grotto, Rockslide, Stratik, Morlim";
  const here = table({ at: 'Ratnest', has: '9 pirate', towns: own, cubes: '2, 3, 4, 5, 6, 7' }, {});
  expect(here.blocked).toContain('attack: I-1.4');
});
