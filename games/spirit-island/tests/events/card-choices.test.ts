import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { special } from '../../content/step.ts';
import { action } from '../../rules/action.ts';
import { resolveSteps } from '../../rules/powers/carry-out.ts';
import type { State } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';
import { draw } from './event-cases.ts';
import { play } from '../use.ts';

/*
 * What fear cards, events and blight cards let one choose where not all of it can be done. Board A: 1 mountain, 2 wetland, 3 jungle (coastal),
 * 4 sands, 5 wetland, 6 mountain, 7 sands, 8 jungle.
 */

const fearCard = (name: string, terror: number, lands: Readonly<Record<string, string>>): Drawn => {
  const position = drawn().clear().presence('A6').phase('invader').fearCard(name, terror).card('explore', '1-mountain');
  for (const [land, pieces] of Object.entries(lands)) position.land(land, pieces);
  return position;
};

test('J-11.8 of what a fear card says with an "or" only what can be done is chosen', () => {
  fearCard('Tall Tales of Savagery', 2, { A3: 'city', A4: 'town, dahan' }).is({ A4: 'dahan' });
  fearCard('Tall Tales of Savagery', 3, { A3: 'city', A4: 'town, dahan', A8: '3 explorer, dahan' }).is({
    A4: 'dahan',
    A8: 'explorer, dahan',
  });
  const both = fearCard('Tall Tales of Savagery', 2, { A3: 'city', A4: 'explorer, town, dahan' });
  expect(both.answers()).toEqual(['option 1', 'option 2']);
  fearCard('Dahan Enheartened', 1, { A4: 'town, dahan', A3: 'city' }).say('A4').is({ A4: 'town, dahan' }).say('dahan A4 to A2');
});

test('J-11.8 Seek Safety: an explorer is pushed only out of a land that has a land with more buildings beside it', () => {
  const position = fearCard('Seek Safety', 1, { A3: 'city', A4: 'explorer', A7: 'explorer' });
  expect(position.answers()).toEqual(['A4', 'stop']);
  position.say('A4').is({ A3: 'explorer, city', A4: '' });
});

test('J-11.8 an event offers no kind of piece that is not there', () => {
  const position = draw('Provincial Seat', { lands: { A3: 'city', A4: 'town, beasts' } });
  position.say('town A4 to A2').is({ A2: 'town', A4: 'beasts' });
});

test('J-11.3 a power leaves it open, also where nothing comes of it', () => {
  play('Call to Tend', { lands: { A4: 'dahan' }, say: ['option 1'], is: { A4: 'dahan' } });
});

test('J-11.8 Power Fades: two power cards can be forgotten only by whoever has them, two presence destroyed only where there are two', () => {
  const poor = draw('Population Rises', { blighted: true, with: ({ spirits }) => spirits[0]!.hand.push(powerNamed('Flash Floods')) });
  void poor.run;
  expect(poor.state.blight.pool).toBe(19);
  const rich = draw('Population Rises', {
    blighted: true,
    presence: '2 A6',
    with: ({ spirits }) => spirits[0]!.hand.push(powerNamed('Flash Floods'), powerNamed("River's Bounty")),
  });
  expect(rich.answers()).toEqual(['option 1', 'option 2', 'option 3']);
});

test('J-14.5 lands in which the same is done are taken in any order, where it may matter', () => {
  const farmland = (): Drawn => draw('Seek New Farmland', { lands: { A4: '2 town', A5: '2 town', A7: '2 town', A3: 'city', A2: 'town' } });
  expect([farmland().asks, farmland().answers()]).toEqual([['0 land-order'], ['A4', 'A5', 'A7']]);
  // What A4 sends to A1 is in the way of A5; the other way round, too.
  farmland().say('A4', 'town A4 to A1', 'A5', 'town A5 to A8').is({ A1: 'explorer, town', A4: 'town', A5: 'town', A8: 'town' });
  farmland().say('A5', 'town A5 to A1', 'A4').is({ A1: 'explorer, town', A3: 'town, city', A4: 'town' });
});

test('J-14.5 lands that are out of each other’s reach are not asked about, nor where nothing moves', () => {
  const apart = draw('Search for New Lands', { lands: { A3: 'city, 2 explorer', A8: '2 explorer' } });
  expect(apart.asks).toEqual(['0 push']);
  expect(draw('Strange Tales Attract Explorers', { presence: '2 A4, 2 A5' }).asks).not.toContain('0 land-order');
});

test('J-11.8 The Struggles of Growth: who has one presence left cannot destroy two', () => {
  const hand = ({ spirits }: State): void => void (spirits[0]!.hand = [powerNamed('Drought')]);
  expect(draw('The Struggles of Growth', { presence: '2 A6', with: hand }).asks).toEqual(['0 either']);
  const last = draw('The Struggles of Growth', { presence: 'A6', with: hand });
  expect([last.asks, last.state.spirits[0]!.energy]).toEqual([['0 own-presence'], 2]);
});

// ── Presence that nothing can be done with ──

const inStasis = (position: Drawn, land: string): Drawn =>
  position.with((state) => void (state.island = { ...state.island, absent: [position.space(land)] }));

test('J-24.5 presence in a land that is away pays for no event', () => {
  const prevented = (away: boolean): string[] => {
    const position = draw('Heavy Farming', { presence: '2 A6', blighted: true });
    return (away ? inStasis(position, 'A6') : position).asks;
  };
  expect(prevented(false)).toEqual(['0 ransom']);
  expect(prevented(true)).not.toContain('0 ransom');
});

test("J-24.5 The World's Vibrance Fades: who has too much of its presence away keeps no blight", () => {
  const kept = (away: boolean): boolean => {
    const position = draw('Wounded Lands Attract Explorers', { presence: 'A6, A8', blighted: true });
    return (away ? inStasis(position, 'A6') : position).asks.includes('0 keep-blight');
  };
  expect([kept(false), kept(true)]).toEqual([true, false]);
});

test('J-24.5 A Pall upon the Land takes no presence that is away', () => {
  const position = inStasis(drawn().clear().presence('A6, A8').land('A3', 'city'), 'A6');
  const nobody = { seat: 0, user: null, target: null, land: -1, power: null, board: 0 } as const;
  doing(position, (table) =>
    action(table, { kind: 'blight' }, () => resolveSteps({ table, ...nobody }, [special('presence-of-the-board-is-lost', 1)])),
  ).is({ A6: '1 of seat 0', A8: '' });
});

const settled = (position: Drawn): Drawn =>
  position.with((state) => void state.modifiers.push({ kind: 'hunting-grounds', land: null, amount: 1, seat: 0, until: 'turn' }));

test('Clever Cooperation: presence that has settled into its hunting-grounds is not pushed, and nobody is struck where it does not go', () => {
  const strike = (position: Drawn): Drawn => position.say('A6');
  const free = strike(draw('Thriving Trade', { presence: 'A6', lands: { A3: 'city', A6: 'dahan', A8: 'explorer' } }));
  free.say('A8').is({ A6: 'dahan', A8: '1 of seat 0' });
  const held = strike(settled(draw('Thriving Trade', { presence: 'A6', lands: { A3: 'city', A6: 'dahan', A8: 'explorer' } })));
  expect(held.asks).toEqual(['0 phase-over']);
  held.is({ A6: 'dahan, 1 of seat 0', A8: 'explorer' });
});

test('Pour Time Sideways does nothing for presence that has settled: none of it moves', () => {
  const poured = (position: Drawn): boolean =>
    carryOut(position, 'A6', [special('pour-time-sideways')]).asks.some((asked) => asked.includes('move-presence-from'));
  const days = (): Drawn =>
    drawn({ spirits: ['Fractured'] })
      .clear()
      .presence('A6, A8')
      .land('A3', 'city');
  expect([poured(days()), poured(settled(days()))]).toEqual([true, false]);
});

test('dahan lead no presence along that has settled', () => {
  const led = (position: Drawn): string[] =>
    carryOut(position, 'A6', [{ do: 'push', n: 1, upTo: false, what: ['dahan'] }]).say('dahan A6 to A8').asks;
  const speaker = (): Drawn =>
    drawn({ spirits: ['Thunder'] })
      .clear()
      .presence('A6')
      .land('A6', 'dahan')
      .land('A3', 'city');
  expect([led(speaker()), led(settled(speaker()))]).toEqual([['0 go-along'], ['0 all-done']]);
});
