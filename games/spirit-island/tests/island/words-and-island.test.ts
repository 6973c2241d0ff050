import { expect, test } from 'vitest';
import { boards, terrains } from '../../content/boards.ts';
import { elements } from '../../content/elements.ts';
import { minors } from '../../content/minor/index.ts';
import { powers } from '../../content/powers.ts';
import { PRESENCE } from '../../content/spirit.ts';
import { add, gather, remove } from '../../content/step.ts';
import { distanceBetween, geographyOf } from '../../rules/island/geography.ts';
import { isCoastal } from '../../rules/island/island.ts';
import { spiritIsland } from '../../index.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';
import { isUsable, play } from '../use.ts';

const two = { spirits: ['River', 'Vital'] };
const island = (): Drawn => drawn().clear().presence('A5').land('A3', 'city');
const neighboursOf = (position: Drawn, land: string): string[] =>
  geographyOf(position.state.island).adjacent[position.space(land)]!.map((near) => position.nameOf(near));

test('J-1.2 J-5.2 numbers per player count the spirits', () => {
  for (const players of [1, 3, 6]) {
    const { state } = drawn({ spirits: ['River', 'Vital', 'Shadows', 'Lightning', 'Bringer', 'Thunder'].slice(0, players) });
    expect([state.fear.pool, state.blight.pool, state.island.boards.length]).toEqual([4 * players, 2 * players + 1, players]);
  }
});

test('J-1.3 hands, energy and discards are open; no position holds the order of a deck or the face of an earned card', () => {
  const { state } = drawn(two);
  for (const seat of [0, 1, null]) expect(spiritIsland.view(state, seat)).toEqual(state);
  // What nobody has seen is not in the position at all: only which cards there are.
  expect(state.minor.deck).toEqual(state.minor.deck.toSorted((one, other) => one - other));
  expect([state.fear.earned, state.blight.card, state.invaders.known]).toEqual([[], -1, []]);
});

test('J-1.4 the user of a power decides, and the target where its text says so', () => {
  const position = play('Mantle of Dread', {
    spirits: ['Shadows', 'Vital'],
    others: 'A8',
    lands: { A8: 'explorer, town' },
    say: ['seat 1'],
  });
  expect(position.asks).toEqual(['1 land']);
  expect(play('Wash Away', { ...two, others: 'A8', lands: { A8: 'town' }, say: ['A8'] }).asks).toEqual(['0 push']);
});

test('J-1.5 about a land the spirit decides whose starting board it lies on', () => {
  const cascades = (land: string): string[] => {
    const position = drawn(two).clear().presence('A5').presence('B5', 1).land('A7', 'city').land(land, 'city, blight').phase('invader');
    return position.card('ravage', '3-jungle-mountain').card('explore', '1-wetland').asks;
  };
  expect([cascades('A8'), cascades('B8')]).toEqual([['0 cascade'], ['1 cascade']]);
});

test('J-1.6 a card is stronger than the rules: presence where it may not be', () => {
  play('Indomitable Claim', { spirits: ['Ocean'], presence: 'A1', say: ['A5', 'track 1'], is: { A5: '1 of seat 0' } });
});

test('J-1.7 explorers, towns and cities are invaders, "A/B" is either, and a spirit’s own lands are those with its presence', () => {
  for (const [piece, usable] of [
    ['explorer', true],
    ['town', true],
    ['city', true],
    ['dahan', false],
    ['blight', false],
  ] as const)
    expect([piece, isUsable('Rain of Blood', { lands: { A4: piece } })]).toEqual([piece, usable]);
  const either = play('Visions of Fiery Doom', { lands: { A5: 'explorer, town, city' } });
  expect(new Set(either.answers().map((answer) => answer.split(' ')[0]))).toEqual(new Set(['explorer', 'town']));
});

test('J-2.1 a board has eight lands, two of each terrain', () => {
  for (const { id, lands } of boards) {
    expect([id, lands.map(({ number }) => number)]).toEqual([id, [1, 2, 3, 4, 5, 6, 7, 8]]);
    for (const terrain of terrains)
      expect([id, terrain, lands.filter((land) => land.terrain === terrain).length]).toEqual([id, terrain, 2]);
  }
});

test('J-2.2 J-2.3 lands that touch are adjacent, also across a seam, and none to itself', () => {
  expect(neighboursOf(drawn(), 'A5')).toEqual(['A1', 'A4', 'A6', 'A7', 'A8']);
  const position = drawn(two);
  const across = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'].flatMap((land) =>
    neighboursOf(position, land).filter((near) => near.startsWith('B')),
  );
  expect(across.length).toBeGreaterThan(0);
  for (const land of ['A1', 'A8', 'B4']) expect(neighboursOf(position, land)).not.toContain(land);
});

test('J-2.4 J-2.5 the three lands at an ocean are coastal, and an ocean touches only lands of its own board', () => {
  const position = drawn({ spirits: ['River', 'Vital', 'Shadows', 'Lightning'] });
  const known = geographyOf(position.state.island);
  for (const board of ['A', 'B', 'C', 'D']) {
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter((n) => isCoastal(position.state, position.space(`${board}${n}`)))).toEqual([1, 2, 3]);
    expect(known.adjacent[position.space(`${board}0`)]!.map((land) => position.nameOf(land))).toEqual([1, 2, 3].map((n) => `${board}${n}`));
  }
});

test('J-2.6 no distance is counted through an ocean that is not in play, and nothing cascades into it', () => {
  carryOut(island().land('A1', 'blight'), 'A1', [add(1, 'blight')])
    .say('A6')
    .is({ A6: 'blight', A0: '' });
});

test('J-2.7 the distance is the smallest number of steps, and 0 to the land itself', () => {
  const position = drawn();
  const known = geographyOf(position.state.island);
  const from = (land: string): number => distanceBetween(known, position.space('A8'), position.space(land));
  expect(['A8', 'A5', 'A1', 'A4', 'A2', 'A3'].map(from)).toEqual([0, 1, 2, 2, 3, 3]);
});

test('J-2.8 J-3.3 a land holds any number of pieces, and they never run out', () => {
  const position = drawn(two).clear().presence('13 A4').presence('B5, 5 A4', 1).land('A4', '60 explorer, 60 town, 60 city');
  carryOut(position, 'A4', [add(60, 'dahan')]).is({ A4: '60 explorer, 60 town, 60 city, 60 dahan, 13 of seat 0, 5 of seat 1' });
});

test('J-3.4 a spirit whose 13 presence are all on the island can only move them', () => {
  const position = play('Overgrow in a Night', {
    presence: '13 A5',
    with: (state) => void (state.spirits[0]!.tracks = [7, 6]),
    say: ['A4', 'option 1'],
  });
  position.is({ A4: '1 of seat 0', A5: '12 of seat 0' });
  expect(PRESENCE).toBe(13);
});

test('J-3.5 reminders of a turn are no pieces: defend does not move with what it defends', () => {
  play('Gnawing Rootbiters', {
    lands: { A4: 'town' },
    with: (state) => void state.modifiers.push({ kind: 'defend', land: 3, amount: 5, seat: 0, until: 'turn' }),
    say: ['A4', 'town A4 to A1'],
    is: { A4: '', A1: 'town' },
    defend: { A4: 5, A1: 0 },
  });
});

test('J-3.6 there are eight elements', () => {
  expect(elements).toEqual(['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal']);
  expect(minors.every((card) => card.elements.length === 8)).toBe(true);
});

test('J-3.7 J-8.1 every card exists once, and is in one place', () => {
  const { minor, major, spirits } = drawn(two).state;
  const all = [...minor.deck, ...major.deck, ...spirits.flatMap(({ hand }) => hand)];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(36 + 22 + 8);
  expect(all.every((card) => powers[card] !== undefined)).toBe(true);
});

test('J-11.7 gathering takes nothing from the supply, adding does', () => {
  carryOut(island().land('A4', 'dahan'), 'A5', [gather(1, 'dahan'), add(1, 'dahan'), remove(1, 'dahan')]).is({
    A4: '',
    A5: 'dahan, 1 of seat 0',
  });
});
