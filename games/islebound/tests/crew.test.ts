import { expect, test } from 'vitest';
import { canTire, tirable } from '../rules/crew.ts';
import { crewNamed, table } from './drawn.ts';

test('I-3.1 only those on deck are tired, and who has a choice makes it', () => {
  const here = table({ at: 'Greneel', deck: 'administration, fight+work', below: 'work' }, {}).play('visit');
  expect(here.waiting).toBe('tire to 0');
  expect(here.asked).toEqual(['crew administration', 'crew fight+work']);
  here.play('crew administration');
  expect(here.crew(0)).toBe('fight+work | administration, work | ');
  // The one below did not work, the one on deck did.
  expect(here.has(0)).toBe('3 wood');
});

test('I-3.2 I-3.3 the tired come up; the wounded heal and stay below until the next rest', () => {
  const here = table({ at: 'Marhaven', home: 'Marhaven', deck: 'work', below: 'administration', wounded: 'administration' }, {}).play(
    'visit',
  );
  expect(here.crew(0)).toBe('administration, work | administration | ');
  const again = table({ at: 'Marhaven', home: 'Marhaven', deck: 'administration, work', below: 'administration' }, {}).play('visit');
  expect(again.crew(0)).toBe('administration, administration, work |  | ');
});

test('I-3.4 there is room for any number of crew, pirates and serpents', () => {
  const deck =
    'administration, administration, work, administration+fight, administration+work, fight+work, negotiation+work, sailing+work';
  const here = table({ at: 'Ratnest', has: '9 pirate, 3 serpent, 1 coin', deck }, {}).play('visit');
  expect(here.has(0)).toBe('5 wood, 11 pirate, 3 serpent');
});

test('I-3.5 the hold takes ten; the player says what goes overboard', () => {
  const here = table({ at: 'The Grotto', has: '5 wood, 4 fish, 1 coin' }, {}).play('visit');
  expect(here.waiting).toBe('keep-goods to 0');
  expect(here.asked).toEqual([
    'keep 1 wood, 9 fish',
    'keep 2 wood, 8 fish',
    'keep 3 wood, 7 fish',
    'keep 4 wood, 6 fish',
    'keep 5 wood, 5 fish',
  ]);
  here.play('keep 3 wood, 7 fish');
  expect(here.has(0)).toBe('3 wood, 7 fish');
  expect(here.told('threw-overboard')).toMatchObject([{ wood: 2, fish: 2 }]);
});

test('I-3.5 nothing is asked where there is one way only', () => {
  const here = table({ at: 'The Grotto', has: '8 fish, 1 coin' }, {}).play('visit');
  expect(here.has(0)).toBe('10 fish');
});

test('I-3.5 I-13.20 what is over is gone before anything can be paid with it', () => {
  const here = table({ at: 'Gilliam', towns: 'Gilliam', has: '4 wood, 6 fish', buildings: 'Market' }, {}).play('visit');
  expect(here.waiting).toBe('keep-goods to 0');
  here.play('keep 4 wood, 6 fish', 'pay 1 fish', 'crew work');
  expect(here.has(0)).toBe('1 coin, 4 wood, 5 fish, 1 book');
});

test('I-3.5 I-11.4 what a token brings beyond the hold is not counted by the reputation card that brought the token', () => {
  const own = { at: 'Farvold', towns: 'Farvold', has: '10 fish', renown: 5 };
  const here = table(own, {}, { more: { token: '3 fish', reputations: 'goods, crew' } }).play('visit', 'reputation goods');
  expect(here.told('scored-reputation')).toMatchObject([{ seat: 0, renown: 5 }]);
  expect(here.waiting).toBe('either to 0');
  expect(here.has(0)).toBe('10 fish');
});

test('I-3.5 I-12.9 what a sign gives in one go is looked at once', () => {
  const here = table({ at: 'The Grotto', towns: 'The Grotto', has: '4 wood, 4 fish', buildings: 'Smokehouse' }, {}).play('visit');
  here.play('keep 1 wood, 9 fish');
  expect(here.told('threw-overboard')).toMatchObject([{ wood: 3, fish: 2 }]);
  expect(here.waiting).not.toBe('keep-goods to 0');
});

test('I-3.7 I-3.8 I-3.9 the first two cost a coin, the last nothing; who is hired is on deck, and the row moves up', () => {
  const more = { crewRow: 'fight+work, sailing+work, fight+sailing', crewNext: 'negotiation+work' };
  const here = table({ at: 'Morlim', has: '2 coin', towns: 'Morlim' }, {}, { more }).play('visit');
  expect(here.asked).toEqual(['hire fight+work for 1', 'hire sailing+work for 1', 'hire fight+sailing for 0', 'enough']);
  here.play('hire sailing+work for 1');
  expect(here.crew(0)).toBe('administration, administration, work, sailing+work |  | ');
  expect(here.crewRow).toBe('negotiation+work, fight+work, fight+sailing');
  expect(here.has(0)).toBe('1 coin');
});

test('I-3.8 without a coin only the last can be hired, and it is said why', () => {
  const more = { crewRow: 'fight+work, sailing+work, fight+sailing' };
  const here = table({ at: 'Morlim', towns: 'Morlim' }, {}, { more }).play('visit');
  expect(here.asked).toEqual(['hire fight+sailing for 0', 'enough']);
  expect(here.blocked).toEqual(['hire fight+work for 1: I-3.8', 'hire sailing+work for 1: I-3.8']);
  here.play('hire fight+sailing for 0');
  // The stack is used up: places stay empty.
  expect(here.crewRow).toBe('-, fight+work, sailing+work');
});

test('I-9.2 crew are matched to skills so that there is somebody for each', () => {
  const [clerk, hand, both] = [crewNamed('administration'), crewNamed('work'), crewNamed('administration+work')];
  const bit = (kind: number): number => 1 << kind;
  expect(canTire([both], [16, 1])).toBe(false);
  expect(canTire([both, clerk], [16, 1])).toBe(true);
  expect(tirable([both, clerk], [16, 1])).toBe(bit(both));
  expect(tirable([both, hand], [16, 1])).toBe(bit(hand));
  expect(tirable([both, hand, clerk], [16, 1])).toBe(bit(hand) | bit(both));
});
