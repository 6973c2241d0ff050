import { configure } from '@skerry/engine';
import { expect, test } from 'vitest';
import { has, isolate } from '../../content/step.ts';
import { spiritIsland } from '../../index.ts';
import { geographyOf, posesIn } from '../../rules/island/geography.ts';
import { migrate } from '../../rules/scenarios/great-river.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const options = { scenario: 'the-great-river', sets: 'jagged-earth', events: false };
const playing = (more: Table = {}): Drawn => drawn({ ...more, options: { ...options, ...more.options } });
const river = (more: Table = {}): Drawn => playing(more).clear().presence('A5');
const migrated = (position: Drawn): Drawn => doing(position, migrate);

test('J-38.22 the boards lie in a row, all oceans on one side, whatever their number', () => {
  for (const spirits of [['River'], ['River', 'Vital'], ['River', 'Vital', 'Shadows'], ['River', 'Vital', 'Shadows', 'Lightning']]) {
    const { island } = playing({ spirits }).state;
    expect(posesIn(island).flatMap((pose) => pose?.turn ?? [])).toEqual(spirits.map(() => 0));
    expect(island.joins.map(({ one, other }) => [one.edge, other.edge])).toEqual(spirits.slice(1).map(() => [9, 3]));
  }
  expect(() => configure(spiritIsland, 2, { ...options, layout: 'fragment' })).toThrow('The Great River lays the boards in its own way.');
});

test('J-38.23 after the build step invaders build in coastal lands with explorers and without towns and cities', () => {
  const position = river().land('A1', 'explorer').land('A2', 'explorer, town').land('A4', 'explorer').land('A3', '2 dahan');
  position.card('explore', '1-wetland').phase('invader').is({ A1: 'explorer, town', A4: 'explorer', A2: '2 explorer, town' });
});

test('J-15.2 J-38.23 which land is built in first is the table’s choice where it matters', () => {
  const eager = (kind: 'eager-explorers' | 'strife-idle'): Drawn => {
    const position = river().land('A1', 'explorer').land('A2', 'explorer').card('explore', '1-sands').phase('invader');
    return position.with((state) => state.modifiers.push({ kind, land: null, amount: 1, seat: null, until: 'turn' }));
  };
  // Eager Explorers follow the first build of a board, and that alone.
  expect([eager('eager-explorers').asks, eager('eager-explorers').answers()]).toEqual([['0 build-order'], ['A1', 'A2']]);
  expect(eager('strife-idle').asks).not.toContain('0 build-order');
});

test('J-38.23 after the explore step invaders explore in coastal lands without towns and cities', () => {
  const position = river().land('A1', 'town').land('A8', 'city').card('explore', '1-sands').phase('invader');
  // A2 and A3 by the river, A4 and A7 by the card; A1 has a town.
  position.is({ A1: 'town', A2: 'explorer', A3: 'explorer', A4: 'explorer', A7: 'explorer' });
});

test('J-31.4 J-38.23 what spills over is not normal: what skips normal actions does not skip it', () => {
  const beastly = (kind: 'skip-normal-build' | 'skip-normal-explore'): Drawn =>
    river()
      .with((state) => state.modifiers.push({ kind, land: null, amount: 1, seat: null, until: 'turn', where: [has('beasts')] }))
      .phase('invader');
  const building = beastly('skip-normal-build').land('A1', 'explorer, beasts').land('A6', 'town, beasts');
  building.card('build', '1-mountain').card('explore', '1-wetland').is({ A1: 'explorer, town, beasts', A6: 'town, beasts' });
  const exploring = beastly('skip-normal-explore').land('A1', 'beasts').land('A8', 'city').land('A7', 'beasts').land('A2', 'town');
  exploring.card('explore', '1-sands').is({ A1: 'explorer, beasts', A4: 'explorer', A7: 'beasts' });
});

test('J-37.11 J-36.12 with the herders of the Habsburg Monarchy the table says what comes first after the build step', () => {
  // The town of A1 goes to A4, which the card shows: without it the invaders build in A1.
  const built = (first: string): string => {
    const position = river({ options: { adversary: 'habsburg-monarchy', level: 1 } })
      .land('A1', 'explorer, town')
      .land('A8', 'city');
    return position.card('build', '1-sands').card('explore', '1-jungle').phase('invader').say(first).is({}).at('A1');
  };
  expect(built('first migratory-herders')).toBe('explorer, town');
  // And explore it again.
  expect(built('first spill-over')).toBe('2 explorer');
});

test('J-37.11 J-36.9 with France 6 it says so after the explore step', () => {
  const france = river({ options: { adversary: 'france', level: 6, events: true } })
    .land('A2', 'city')
    .with((state) => void (state.turn = 1));
  france.card('explore', '1-jungle').phase('invader');
  expect([france.asks, france.answers()]).toEqual([['0 order'], ['first persistent-explorers', 'first spill-over']]);
  france.say('first spill-over');
  // The river has brought explorers to the coast: they persist inland.
  expect([france.asks, france.answers()]).toEqual([['0 persistent-explorers'], ['A2', 'A4', 'A5', 'A6', 'A7', 'A8']]);
});

test('J-38.23 the first explore, in setup, does not spill over', () => {
  const position = playing();
  const explorers = ['A1', 'A2', 'A3'].filter((land) => position.at(land).includes('explorer'));
  expect(explorers.length).toBeLessThan(3);
});

test('J-38.24 at the end of the slow phase each town goes one land away from the river, the farthest first', () => {
  const position = river().land('A1', 'town').land('A6', 'town').phase('slow', 'slow');
  position.is({ A1: '', A6: 'town', A8: 'town' });
});

test('J-38.24 towns with several ways are split evenly, the northernmost first', () => {
  migrated(river().land('A5', '3 town')).is({ A5: '1 of seat 0', A8: '2 town', A7: 'town' });
  migrated(river().land('A1', '4 town')).is({ A1: '', A6: '2 town', A5: 'town, 1 of seat 0', A4: 'town' });
});

test('J-38.24 where towns differ, the players say which goes first', () => {
  const position = migrated(river().land('A5', 'town-1, town!1'));
  expect([position.asks, position.answers()]).toEqual([['0 migrate'], ['town-1 A5 to A8', 'town!1 A5 to A8']]);
  position.say('town!1 A5 to A8').is({ A8: 'town!1', A7: 'town-1' });
});

test('J-38.24 at the far edge a town leaves the island; cities and explorers stay', () => {
  const position = migrated(river().land('A8', '2 town, city, explorer').land('A7', 'town')).is({ A8: 'explorer, city', A7: '' });
  expect([position.state.laid.emigrants, position.run.outcome]).toEqual([3, null]);
});

test('J-38.24 the game is lost when more than 3 towns per board have left', () => {
  const lost = migrated(river().land('A8', '4 town').land('A2', 'city'));
  expect(lost.run.outcome).toMatchObject({ winners: [], about: { why: 'river' } });
  const two = migrated(
    playing({ spirits: ['River', 'Vital'] })
      .clear()
      .presence('A5')
      .presence('A5', 1)
      .land('A8', '4 town')
      .land('A2', 'city'),
  );
  expect([two.state.laid.emigrants, two.run.outcome]).toEqual([4, null]);
});

test('J-38.24 towns cross from board to board, where the way inland is there', () => {
  const position = playing({ spirits: ['River', 'Vital'] })
    .clear()
    .presence('A1')
    .presence('A1', 1)
    .land('A4', '3 town')
    .land('B2', 'city');
  // On one board A4 is a dead end; here B8, on the next board to the south, lies farther from the river.
  const before = geographyOf(position.state.island).adjacent[position.space('A4')]!.map((land) => position.nameOf(land));
  expect(before).toEqual(['A1', 'A2', 'A3', 'A5', 'B6', 'B8']);
  migrated(position).is({ A4: '', B8: '3 town' });
});

test('J-38.24 a town that can go no farther and is not at the far edge goes to a land as far from the river, once', () => {
  migrated(river().land('A4', 'town').land('A5', 'town').land('A2', 'city')).is({ A4: '', A5: 'town, 1 of seat 0', A8: 'town' });
  const beside = drawn({ spirits: ['River'], boards: ['E'], options })
    .clear()
    .presence('E1')
    .land('E5', '3 town')
    .land('E2', 'city');
  migrated(beside).is({ E5: '', E7: '2 town', E4: 'town' });
});

test('J-38.25 isolation stops a town only if a spirit pays 1 energy', () => {
  const position = (energy: number): Drawn => {
    const isolated = carryOut(river().land('A6', '2 town').energy(energy), 'A6', [isolate]);
    return migrated(isolated);
  };
  position(0).is({ A6: '', A8: '2 town' });
  const rich = position(2);
  expect([rich.asks, rich.answers()]).toEqual([['0 hold-town'], ['seat 0', 'stop']]);
  rich.say('seat 0', 'stop').is({ A6: 'town', A8: 'town' });
  expect(rich.state.spirits[0]!.energy).toBe(1);
});
