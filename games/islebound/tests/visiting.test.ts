import { expect, test } from 'vitest';
import { table } from './drawn.ts';

test('I-5.1 one action and any number of free actions, in any order', () => {
  const row = 'Palace, Museum, Library, Bridge, Butcher';
  const here = table({ at: 'Morlim', has: '20 coin, 1 book', towns: 'Morlim' }, {}, { more: { row, events: [0, 1] } });
  expect(here.asked).toEqual(expect.arrayContaining(['visit', 'treasure', 'event Morlim', 'buy Bridge', 'buy Butcher', 'end-turn']));
  here.play('buy Bridge', 'treasure', 'event Morlim');
  expect(here.asked).not.toContain('visit');
  expect(here.blocked).toEqual(expect.arrayContaining(['visit: I-5.1', 'treasure: I-5.1', 'attack: I-5.1', 'diplomacy: I-5.1']));
  here.play('buy Butcher', 'end-turn');
  expect(here.waiting).toBe('sail to 1');
});

test('I-5.2 I-5.3 the fee of a neutral town goes to the treasure map', () => {
  const here = table({ at: 'The Grotto', has: '2 coin' }, {}, { more: { treasure: 3 } }).play('visit');
  expect(here.has(0)).toBe('1 coin, 5 fish');
  expect(here.state.treasure).toBe(4);
  expect(here.told('paid-fee')).toMatchObject([{ coins: 1, to: -1, rule: 'I-5.3' }]);
});

test('I-5.2 who cannot pay cannot visit', () => {
  expect(table({ at: 'The Grotto' }, {}).asked).not.toContain('visit');
  expect(table({ at: 'The Grotto' }, {}).blocked).toContain('visit: I-5.2');
  expect(table({ at: 'Rockslide', deck: 'work' }, {}).blocked).toContain('visit: I-5.2');
});

test('I-5.4 in the town of another the coins are theirs', () => {
  const here = table({ at: 'The Grotto', has: '2 coin' }, { towns: 'The Grotto' }, { more: { treasure: 3 } }).play('visit');
  expect([here.has(0), here.has(1), here.state.treasure]).toEqual(['1 coin, 5 fish', '1 coin', 3]);
  expect(here.told('paid-fee')).toMatchObject([{ to: 1, rule: 'I-5.4' }]);
});

test('I-5.5 crew are tired in neutral towns and in those of others', () => {
  for (const towns of ['', 'Rockslide']) {
    const here = table({ at: 'Rockslide' }, { towns }).play('visit');
    expect(here.crew(0)).toBe('administration, work | administration | ');
    expect(here.has(0)).toBe('1 book');
  }
});

test('I-5.6 the owner pays nothing', () => {
  const rock = table({ at: 'Rockslide', deck: '', towns: 'Rockslide' }, {}).play('visit');
  expect(rock.has(0)).toBe('1 book');
  const grotto = table({ at: 'The Grotto', towns: 'The Grotto' }, {}).play('visit');
  expect(grotto.has(0)).toBe('5 fish');
  expect(grotto.state.treasure).toBe(0);
});

test('I-8.1 a treasure hunt takes all coins of the treasure map, wherever the ship is', () => {
  const here = table({ at: 'Underval' }, {}, { more: { treasure: 4 } }).play('treasure');
  expect([here.has(0), here.state.treasure]).toEqual(['4 coin', 0]);
});

test('I-8.2 or one coin from the bank, if there is none', () => {
  expect(table({ at: 'Underval' }, {}).play('treasure').has(0)).toBe('1 coin');
});
