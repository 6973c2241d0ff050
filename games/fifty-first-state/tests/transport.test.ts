import { expect, test } from 'vitest';
import { transports } from '../content/transport.ts';
import { table } from './drawn.ts';

test('T-11.1 two workers take a transport card that lies face up, and everybody knows who has it', () => {
  const here = table({ has: '3 worker' }, { closed: true }, { more: { offers: 'Punks, Junk Train' } });
  expect(here.asked).toEqual(expect.arrayContaining(['take red', 'take blue']));
  here.play('take blue');
  expect([here.has(0), here.state.players[0]!.transports]).toEqual(['1 worker', [0, 0, 0, 1]]);
  expect(here.state.offers[1]).toBe(-1);
  expect(here.blocked).toContain('take red: T-11.1');
});

test('T-11.2 when none lies face up none can be taken', () => {
  const here = table({ has: '4 worker' }, {}, { more: { offers: 'Punks' } });
  expect(here.asked).toContain('take red');
  expect(here.blocked).toContain('take blue: T-11.2');
});

test.each(transports)('T-11.3 $name gives its tokens and goes to the discards of its colour', ({ name, gains, colour }) => {
  const here = table({ transports: `${name}, ${name}`, has: '1 gun' }, { closed: true }).play(`play ${name}`);
  expect(here.state.players[0]!.goods[gains[0]!]).toBe(gains[1]);
  expect(here.state.transportDiscards[colour === 'red' ? 0 : 1]).toEqual([transports.findIndex((card) => card.name === name)]);
  expect(here.state.players[0]!.transports.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('T-11.3 playing is an action of its own', () => {
  expect(table({ transports: 'Punks, Merchants' }, {}).play('play Punks').question.seat).toBe(1);
});

test('T-11.4 Thugs cost a gun, or ammo, when they are played', () => {
  const here = table({ transports: 'Thugs', has: '1 gun, 1 ammo' }, { closed: true }).play('play Thugs');
  expect(here.asked).toEqual(['pay 1 gun', 'pay 1 ammo']);
  expect(here.play('pay 1 gun').has(0)).toBe('1 ammo, 3 red');
  expect(table({ transports: 'Thugs' }, {}).blocked).toContain('play Thugs: T-11.4');
});

test('T-11.5 a transport card in hand is a card: it can pay a price of cards, and goes to the discards of its colour', () => {
  const federation = { faction: 'Appalachian Federation', has: '1 brick' };
  const here = table({ ...federation, hand: 'School', transports: 'Merchants' }, { closed: true }).play('board grey');
  expect([here.question.name, here.asked]).toEqual(['card-to-discard', ['card School', 'transport Merchants']]);
  here.play('transport Merchants');
  expect([here.hand(0), here.has(0), here.discard]).toEqual(['School', '2 grey', '']);
  expect(here.state.transportDiscards).toEqual([[], [transports.findIndex(({ name }) => name === 'Merchants')]]);
  expect(here.told('gave-transport')).toMatchObject([{ seat: 0, rule: 'T-11.5' }]);
  // With nothing else in hand it is the only card, and goes without a question.
  const only = table({ ...federation, transports: 'Punks' }, { closed: true }).play('board grey');
  expect([only.has(0), only.state.transportDiscards[0]]).toEqual(['2 grey', [0]]);
  expect(table(federation, {}).blocked).toContain('board grey: T-6.2');
});
