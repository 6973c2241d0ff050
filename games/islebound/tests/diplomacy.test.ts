import { expect, test } from 'vitest';
import { freeCubes } from '../rules/gains.ts';
import { table } from './drawn.ts';

test("I-7.1 teal towns can be won by diplomacy, red ones not, and not one's own", () => {
  const cubes = '8, 9, 10, 11';
  expect(table({ at: 'Underval', cubes }, {}).asked).toContain('diplomacy');
  expect(table({ at: 'Ratnest', cubes }, {}).blocked).toContain('diplomacy: I-7.1');
  expect(table({ at: 'Underval', cubes, towns: 'Underval' }, {}).blocked).toContain('diplomacy: I-7.1');
});

test('I-7.2 cubes are taken off in any order until their spaces bring enough', () => {
  const here = table({ at: 'Underval', cubes: '3, 6, 9' }, {}).play('diplomacy');
  expect(here.asked).toEqual(['cube 3', 'cube 6', 'cube 9']);
  here.play('cube 6', 'cube 3');
  expect(here.cubes(0)).toBe('9');
  expect(here.towns(0)).toBe('Crimsika, Underval');
});

test('I-7.2 too little influence is too little', () => {
  expect(table({ at: 'Underval', cubes: '2, 3' }, {}).blocked).toContain('diplomacy: I-7.2');
});

test('I-7.3 negotiators who are tired add 1 each', () => {
  const deck = 'work, negotiation+work, administration+negotiation';
  const here = table({ at: 'Underval', cubes: '2, 3', deck }, {}).play('diplomacy');
  expect(here.asked).toEqual(['cube 2', 'cube 3', 'crew administration+negotiation', 'crew negotiation+work']);
  here.play('crew negotiation+work', 'cube 3', 'cube 2');
  expect(here.crew(0)).toBe('work, administration+negotiation | negotiation+work | ');
  expect(here.towns(0)).toBe('Crimsika, Underval');
});

test('I-7.2 I-7.3 where negotiators and buildings bring enough, no cube is needed', () => {
  const deck = 'negotiation+work, administration+negotiation, fight+negotiation';
  const here = table({ at: 'Underval', deck, buildings: 'Embassy' }, {}).play('diplomacy');
  expect(here.asked).toEqual(['crew administration+negotiation', 'crew fight+negotiation', 'crew negotiation+work']);
  here.play('crew administration+negotiation', 'crew fight+negotiation');
  expect(here.towns(0)).toBe('Crimsika, Underval');
  expect(table({ at: 'Underval', deck }, {}).blocked).toContain('diplomacy: I-7.2');
});

test('I-7.4 I-7.5 the loot is the influence that was needed, and the town may be visited for nothing', () => {
  const here = table({ at: 'Rockslide', cubes: '9, 10' }, {}).play('diplomacy', 'cube 9');
  expect(here.has(0)).toBe('6 coin');
  expect(here.told('took-town')).toMatchObject([{ by: 'diplomacy', loot: 6 }]);
  here.play('visit');
  expect(here.has(0)).toBe('6 coin, 1 book');
  expect(here.crew(0)).toBe('administration, administration, work |  | ');
});

test('I-7.6 the town of another asks for 2 more, and brings 2 more from the bank', () => {
  expect(table({ at: 'Underval', cubes: '9' }, {}).asked).toContain('diplomacy');
  expect(table({ at: 'Underval', cubes: '9' }, { towns: 'Underval' }).blocked).toContain('diplomacy: I-7.2');
  const here = table({ at: 'Underval', cubes: '9, 10' }, { towns: 'Underval', has: '1 coin' }).play('diplomacy', 'cube 9');
  expect([here.has(0), here.has(1), here.towns(1)]).toEqual(['6 coin', '1 coin', 'Krazhsk']);
});

test('I-1.4 with no cube left, the one that goes to the town comes from the track', () => {
  const towns = "Borsham, Farvold, Felz Garden, Greneel, Morlim, Ratnest, Rockslide, Stratik, Sun's Rest, The Grotto, Gilliam";
  const deck = 'negotiation+work, administration+negotiation, negotiation+work, negotiation+work, negotiation+work, negotiation+work';
  const crowded = table({ at: 'Underval', cubes: '6, 7, 8, 9, 10, 11', towns, deck }, {});
  expect(freeCubes(crowded.state, 0)).toBe(0);
  crowded.play('diplomacy');
  expect(crowded.asked).toEqual(['cube 6', 'cube 7', 'cube 8', 'cube 9', 'cube 10', 'cube 11']);
  crowded.play('cube 6');
  expect(crowded.asked).toContain('crew negotiation+work');
});
