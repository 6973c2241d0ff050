import { expect, test } from 'vitest';
import { damage, has, per, special, without } from '../../content/step.ts';
import { amountOf } from '../../rules/powers/amounts.ts';
import { meets } from '../../rules/island/conditions-of-lands.ts';
import { sources } from '../../rules/pieces/presence.ts';
import type { SpiritTable } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import type { Drawn } from '../drawn.ts';
import { play } from '../use.ts';

const settled = (presence = '2 A5', lands = {}): Drawn => play('Settle into Hunting-Grounds', { presence, lands });

test('J-24.8 presence that counts as beasts and as badlands is still one piece: what counts either kind counts it once', () => {
  const position = settled('2 A5', { A5: 'beasts' });
  const { state } = position;
  const land = position.space('A5');
  const doing = { table: { state } as SpiritTable, seat: 0, user: 0, target: null, land, power: null };
  expect([per(1, 'beasts'), per(1, 'badlands'), per(1, 'beasts', 'badlands')].map((n) => amountOf(doing, n))).toEqual([3, 2, 3]);
});

test('J-24.9 it counts where that helps, and need not', () => {
  const position = settled();
  const fits = (test: Parameters<typeof meets>[2]): boolean => meets(position.state, position.space('A5'), test, { user: 0, target: null });
  expect([fits(has('beasts')), fits(without('beasts')), fits(has('badlands'))]).toEqual([true, true, true]);
});

test('Settle into Hunting-Grounds: as badlands it adds to damage of invaders, not of dahan', () => {
  carryOut(settled('2 A5', { A5: 'city, 2 dahan' }), 'A5', [damage(1)]).is({ A5: '2 dahan, 2 of seat 0' });
  carryOut(settled('2 A5', { A5: '2 dahan' }), 'A5', [damage(1, 'dahan')]).is({ A5: 'dahan, dahan-1, 2 of seat 0' });
});

test('Settle into Hunting-Grounds: the presence cannot move', () => {
  const position = settled('A5, A4');
  expect(sources(position.state, 0, position.space('A1'), false).map(({ kind }) => kind)).toEqual(['track', 'track']);
});

test('J-24.9 sacred sites that have settled are led nowhere as beasts', () => {
  const position = play('Settle into Hunting-Grounds', { spirits: ['Many Minds'], presence: '2 A5', lands: { A5: 'dahan' } });
  carryOut(position, 'A5', [special('guide-the-way')]).is({ A5: 'dahan, 2 of seat 0' });
  expect(position.asks.some((asked) => asked.includes('guide'))).toBe(false);
});

test('Settle into Hunting-Grounds: with its elements 2 fear and 2 damage in one of its lands, which are badlands by then', () => {
  play('Settle into Hunting-Grounds', {
    lands: { A5: 'city' },
    elements: 'plant, 2 animal',
    fear: 2 + 2,
    is: { A5: '2 of seat 0' },
  });
});
