import { expect, test } from 'vitest';
import { gather, push } from '../../content/step.ts';
import { carryOut } from '../doing.ts';
import { drawn } from '../drawn.ts';
import { play } from '../use.ts';

test('J-12.1 J-25.3 pushed pieces go to lands adjacent to the target, each to any of these', () => {
  const position = play('Wash Away', { lands: { A8: 'town, explorer' }, say: ['A8'] });
  const to = ['A5', 'A6', 'A7'];
  expect(position.answers()).toEqual([...to.map((land) => `town A8 to ${land}`), ...to.map((land) => `explorer A8 to ${land}`), 'stop']);
  position.say('town A8 to A6', 'explorer A8 to A7').is({ A6: 'town', A7: 'explorer', A8: '' });
});

test('J-12.2 gathered pieces come from adjacent lands, from one or several', () => {
  const position = play('Call to Migrate', { lands: { A1: 'dahan', A2: 'dahan', A7: 'dahan' }, say: ['A4'] });
  expect(position.answers()).toEqual(['dahan A1 to A4', 'dahan A2 to A4', 'stop']);
  position.say('dahan A1 to A4', 'dahan A2 to A4').is({ A4: '2 dahan', A7: 'dahan' });
});

test('J-12.3 J-2.6 nothing is pushed into an ocean that is not in play', () => {
  const position = play('Wash Away', { lands: { A1: 'town' }, say: ['A1'] });
  expect(position.answers()).toEqual(['town A1 to A2', 'town A1 to A4', 'town A1 to A5', 'town A1 to A6', 'stop']);
});

test('J-12.4 a moved piece keeps its damage', () => {
  play('Wash Away', { lands: { A4: 'town-1' }, say: ['A4', 'town-1 A4 to A1'], is: { A1: 'town-1' } });
});

test('J-12.5 moving blight is not adding it', () => {
  const position = drawn().clear().presence('A5, 2 A4').land('A3', 'city').land('A1', 'blight').land('A4', 'blight');
  const { pool } = position.state.blight;
  carryOut(position, 'A1', [push(1, 'blight')])
    .say('blight A1 to A4')
    .is({ A1: '', A4: '2 blight, 2 of seat 0' });
  expect(position.asks).toEqual(['0 all-done']);
  expect(position.state.blight.pool).toBe(pool);
  carryOut(drawn().clear().presence('A5').land('A3', 'city').land('A4', 'blight'), 'A5', [gather(1, 'blight')]).is({
    A5: 'blight, 1 of seat 0',
  });
});

test('J-12.6 J-22.13 pushing and gathering are moves, adding and replacing are not', () => {
  const rebels = { options: { scenario: 'dahan-insurrection' } };
  const lands = { A4: 'city, explorer, dahan', A1: 'dahan', A6: '2 dahan' };
  play('Call to Migrate', {
    ...rebels,
    lands,
    say: ['A4', 'dahan A1 to A4', 'stop', 'city takes 1'],
    is: { A4: 'explorer, city-1, 2 dahan' },
  });
  play('Call of the Dahan Ways', { ...rebels, lands, say: ['A4'], is: { A4: 'city, 2 dahan' } });
  play("River's Bounty", { ...rebels, presence: 'A6', lands: { A6: 'city, 2 dahan' }, is: { A6: 'city, 3 dahan, 1 of seat 0' } });
});

test('J-12.7 a piece may be moved again by another player’s share of a fear card', () => {
  const position = drawn({ spirits: ['River', 'Vital'] })
    .clear()
    .presence('A5')
    .presence('B5', 1)
    .land('A3', 'city')
    .land('A7', 'explorer')
    .fearCard('Retreat!')
    .phase('invader');
  position
    .card('explore', '1-mountain')
    .say('0: A7', '0: explorer A7 to A8', '1: A8', '1: explorer A8 to A5')
    .is({ A7: '', A8: '', A5: 'explorer, 1 of seat 0' });
});
