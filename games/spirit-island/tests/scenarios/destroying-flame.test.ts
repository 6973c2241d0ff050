import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { damage, damageEach, destroy, inEachAdjacent, special } from '../../content/step.ts';
import { geographyOf } from '../../rules/island/geography.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const options = { scenario: 'rituals-of-the-destroying-flame', sets: 'branch-and-claw', events: false };
const island = (more: Table = {}): Drawn =>
  drawn({ ...more, options: { ...options, ...more.options } })
    .clear()
    .land('A2', 'city');
const flames = (position: Drawn, ...lands: string[]): Drawn =>
  position.with((state) => (state.laid.flames = lands.map((land) => position.space(land))));
const towns = (energy: number, more: Table = {}): Drawn => island(more).presence('2 A5').land('A4', '2 town, dahan').energy(energy);
const energyOf = ({ state }: Drawn, seat = 0): number => state.spirits[seat]!.energy;

test('J-38.13 damage and destroying of invaders is ignored where no flame burns near and nobody can pay', () => {
  carryOut(towns(1), 'A4', [damage(2)]).is({ A4: '2 town, dahan' });
  carryOut(towns(1), 'A4', [damageEach(1)]).is({ A4: '2 town, dahan' });
  carryOut(towns(1), 'A4', [destroy(1, 'town')]).is({ A4: '2 town, dahan' });
  // Dahan are not immune.
  carryOut(towns(1), 'A4', [damage(2, 'dahan')]).is({ A4: '2 town' });
});

test('J-38.13 a flame in the land or in an adjacent one lets them be harmed, for nothing', () => {
  carryOut(flames(towns(0), 'A4'), 'A4', [damage(4)]).is({ A4: 'dahan' });
  carryOut(flames(towns(0), 'A3'), 'A4', [damageEach(1)]).is({ A4: '2 town-1, dahan' });
  carryOut(flames(towns(5), 'A8'), 'A4', [damage(4)])
    .say('no')
    .is({ A4: '2 town, dahan' });
});

test('J-38.13 the spirit that uses a power may pay 2 energy, once for its use', () => {
  const position = carryOut(towns(5), 'A4', [destroy(1, 'town'), damage(2)]);
  expect([position.asks, position.answers()]).toEqual([['0 pay-for-harm'], ['yes', 'no']]);
  position.say('yes').is({ A4: 'dahan' });
  expect(energyOf(position)).toBe(3);
  const refused = carryOut(towns(5), 'A4', [destroy(1, 'town'), damage(2)])
    .say('no')
    .is({ A4: '2 town, dahan' });
  expect([energyOf(refused), refused.asks]).toEqual([5, ['0 all-done']]);
  // In several lands it is still one use.
  const wide = island().presence('2 A5').land('A6', 'town').land('A8', 'town').energy(5);
  carryOut(wide, 'A5', [inEachAdjacent(destroy(1, 'town'))])
    .say('yes')
    .is({ A6: '', A8: '' });
  expect(energyOf(wide)).toBe(3);
});

const ravaged = (energy: number): Drawn =>
  island({ spirits: ['River', 'Vital'] })
    .presence('A5')
    .presence('A5', 1)
    .land('A4', 'explorer, 2 dahan')
    .energy(energy, 1)
    .card('ravage', '1-sands')
    .card('explore', '1-wetland')
    .phase('invader');

test('J-38.13 for what no spirit does any spirit may pay, once for each land', () => {
  ravaged(1).is({ A4: 'explorer, dahan, dahan-1' });
  const position = ravaged(2);
  expect([position.asks, position.answers()]).toEqual([['0 who-pays-for-harm'], ['seat 1', 'stop']]);
  position.say('seat 1').is({ A4: 'dahan, dahan-1' });
  expect(energyOf(position, 1)).toBe(0);
  ravaged(2).say('stop').is({ A4: 'explorer, dahan, dahan-1' });
});

test('J-38.13 what happens in place of destruction is ignored as well', () => {
  const dreamt = (flame: string[]): Drawn => {
    const position = flames(
      island({ spirits: ['Bringer'] })
        .presence('2 A5')
        .land('A4', 'town'),
      ...flame,
    );
    return carryOut(position, 'A4', [destroy(1, 'town')], "Call on Midnight's Dream");
  };
  expect(dreamt([]).fear).toBe(0);
  expect(dreamt(['A4']).fear).toBe(2);
});

test('J-38.13 invaders that do not drown come to a land where they may be', () => {
  const position = island({ spirits: ['Ocean'] })
    .presence('A0, A1')
    .land('A1', 'explorer');
  carryOut(position, 'A1', [{ do: 'push', n: 1, upTo: false, what: ['explorer'], other: [{ is: 'ocean' }] }], 'Grasping Tide');
  expect(position.asks).toEqual(['0 washed-ashore']);
  position.say('explorer A0 to A3').is({ A0: '1 of seat 0', A3: 'explorer' });
});

test('J-38.13 J-24.6 nor do they go down with a board, unless a flame burns near or somebody pays', () => {
  const sinking = (energy: number): Drawn =>
    carryOut(
      flames(island({ spirits: ['River', 'Shadows'] }), 'A1')
        .presence('A5, B5')
        .presence('B4', 1)
        .land('A6', 'explorer')
        .land('A3', '2 town, 2 dahan')
        .energy(energy),
      'A5',
      [special('sink-the-board')],
    );
  // A2 and A6 are near the flame. A3 is beside three lands of the other board.
  const spared = sinking(0);
  expect([spared.asks, spared.answers()]).toEqual([['0 land'], ['B3', 'B4', 'B7']]);
  spared.say('B3', 'B7').is({ B3: 'town', B7: 'town', B5: '1 of seat 0' });
  // 2 for the city in A2.
  expect([spared.fear, geographyOf(spared.state.island).existing]).toEqual([2, expect.objectContaining({ length: 8 })]);
  expect(sinking(2).say('yes').fear).toBe(4);
});

/** In the spirit phase, grown, with cards in hand. */
const ritual = (...cards: string[]): Drawn =>
  island()
    .presence('2 A4, A6')
    .land('A4', 'city, 2 dahan')
    .hand(...cards)
    .energy(0)
    .phase('spirit')
    .with((state) => (state.spirits[0]!.growth = { taken: [0], open: [], energyGained: true }));

test('J-38.14 after growth a spirit may forget a card with fire: a flame, 1 blight, energy, fear and damage', () => {
  const position = ritual('Call to Tend', 'Raging Storm').with((state) => (state.invaders.deck = [2, 2, 3]));
  expect(powers[powerNamed('Call to Tend')]!.elements[2]).toBe(0);
  expect(position.answers()).toEqual(['burn', 'done']);
  position.say('burn', 'A4').is({ A4: 'city-2, 2 dahan, blight, 1 of seat 0' });
  const { laid, forgotten } = position.state;
  expect([laid.flames.map((land) => position.nameOf(land)), forgotten.map((card) => powers[card]!.name)]).toEqual([
    ['A4'],
    ['Raging Storm'],
  ]);
  expect([energyOf(position), position.fear]).toEqual([2, 2]);
});

test('J-38.14 once a turn; without invaders there is neither fear nor damage', () => {
  const position = ritual('Raging Storm', 'Shatter Homesteads');
  position.say('burn', 'Raging Storm', 'A6').is({ A6: 'blight' });
  expect([position.fear, energyOf(position), position.asks]).toEqual([0, 1, ['0 phase-over']]);
});

test('J-38.14 not before growth, and not without a card with fire', () => {
  const before = ritual('Raging Storm').with((state) => (state.spirits[0]!.growth = { taken: [], open: [], energyGained: false }));
  expect(before.answers()).not.toContain('burn');
  expect(ritual('Call to Tend').asks).toEqual(['0 phase-over']);
});
