import { begin, configure, type Position, Run } from '@skerry/engine';
import { expect, test } from 'vitest';
import { boardNamed } from '../content/boards.ts';
import { fearCards } from '../content/fear-cards.ts';
import { invaderCards } from '../content/invader-cards.ts';
import { powers, uniquesOf } from '../content/powers.ts';
import { spirits } from '../content/spirits.ts';
import type { SetupPlace } from '../content/spirit.ts';
import { has, inTerrain } from '../content/step.ts';
import { spiritIsland } from '../index.ts';
import { geographyOf } from '../rules/island/geography.ts';
import { placesOf } from '../rules/setup/first-presence.ts';
import type { State } from '../rules/state.ts';
import { drawn, type Drawn } from './drawn.ts';

const names = ['River', 'Vital', 'Shadows', 'Lightning', 'Bringer', 'Thunder'];
const begun = (players: number, options: Record<string, string | number | boolean>, seed: string): State => {
  const run = new Run<State>(spiritIsland, begin(spiritIsland, configure(spiritIsland, players, options), seed) as Position<State>).start();
  while (run.state.phase === 'choose' || run.state.phase === 'setup') run.answer(0);
  return run.state;
};
const presenceOf = (position: Drawn, seat = 0): string =>
  position.state.spirits[seat]!.presence.flatMap((count, space) => (count > 0 ? [`${count} ${position.nameOf(space)}`] : [])).join(', ');

test('J-5.1 what cannot be played is refused before anything is laid out', () => {
  expect(() => configure(spiritIsland, 1, { level: 3 })).toThrow('A level above 0 needs an adversary.');
  expect(() => configure(spiritIsland, 2, { board1: 'A', board2: 'A' })).toThrow('Two seats cannot have the same board.');
  expect(() => configure(spiritIsland, 2, { layout: 'star' })).toThrow('There is no layout');
});

test('J-5.3 nine fear cards in three groups of three make the fear deck, by lot', () => {
  const { fear } = drawn().state;
  expect([fear.left, fear.terror, fear.unseen.length]).toEqual([[3, 3, 3], 1, fearCards.filter(({ set }) => set === 'base').length]);
});

test('J-5.4 three cards of stage I on four of stage II on five of stage III, of each stage one is put away', () => {
  const { deck, unseen, build } = drawn().state.invaders;
  expect(deck.join('')).toBe('11222233333');
  // The first of stage I is out; of four, five and six cards one each will not come.
  expect([unseen.map((cards) => cards.length), build.length]).toEqual([[3, 5, 6], 1]);
});

test('J-5.5 the blight card lies with its healthy side up, with 2 blight per player and 1 more', () => {
  const { blight } = drawn({ spirits: names.slice(0, 4) }).state;
  expect([blight.card, blight.pool, blight.unseen]).toEqual([-1, 9, [0, 1]]);
});

test('J-5.6 boards by lot do not bring B together with E, nor D with F, with at most four boards', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 60; game++) {
    const players = 2 + (game % 3);
    const options = Object.fromEntries(Array.from({ length: players }, (_, seat) => [`board${seat + 1}`, 'random']));
    const boards = begun(players, options, `lot ${game}`).island.boards.join('');
    for (const pair of ['BE', 'DF']) expect([boards, [...pair].every((board) => boards.includes(board))]).toEqual([boards, false]);
    seen.add(boards);
  }
  expect(seen.size).toBeGreaterThan(10);
  const all = begun(6, Object.fromEntries(names.map((_, seat) => [`board${seat + 1}`, 'random'])), 'six').island.boards;
  expect(all.toSorted().join('')).toBe('ABCDEF');
});

test('J-5.11 a spirit by lot can be kept to the simple ones; when these are taken, any is drawn', () => {
  const complexitiesOf = (players: number, lot: string): string[] =>
    begun(players, Object.fromEntries(Array.from({ length: players }, (_, seat) => [`spirit${seat + 1}`, lot])), lot).spirits.map(
      ({ kind }) => spirits[kind]!.complexity,
    );
  expect(complexitiesOf(4, 'random-low')).toEqual(['low', 'low', 'low', 'low']);
  expect(complexitiesOf(5, 'random-low').filter((complexity) => complexity === 'low')).toHaveLength(4);
  expect(new Set(complexitiesOf(6, 'random-moderate'))).toEqual(new Set(['low', 'moderate']));
});

test('J-5.7 the boards lie in the standard layout for their number, or in another for that number', () => {
  const joins = (players: number, layout = 'standard'): string =>
    drawn({ spirits: names.slice(0, players), options: { layout } })
      .state.island.joins.map(({ one, other }) => `${one.slot + 1}.${one.edge}-${other.slot + 1}.${other.edge}`)
      .join(' ');
  // The Crab and Two Centres.
  expect(joins(5)).toBe('1.6-2.9 1.9-4.6 2.3-5.9 2.6-4.9 3.6-4.3');
  expect(joins(6)).toBe('1.6-3.9 1.9-2.6 2.9-3.6 3.3-5.3 4.6-6.9 4.9-5.6 5.9-6.6');
  expect(joins(2, 'fragment')).toBe('1.6-2.9');
  expect(() => configure(spiritIsland, 3, { layout: 'fragment' })).toThrow('There is no layout "fragment" of 3 boards.');
});

test('J-5.8 J-5.9 each land gets what is printed on it; that blight comes from the box and destroys nothing', () => {
  const position = drawn({ spirits: names.slice(0, 2) });
  for (const board of ['A', 'B'] as const) {
    for (const { number, setup } of boardNamed(board).lands) {
      for (const [piece, count] of Object.entries(setup)) {
        const shown = position.at(`${board}${number}`).split(', ');
        expect([board, number, shown]).toEqual([board, number, expect.arrayContaining([count === 1 ? piece : `${count} ${piece}`])]);
      }
    }
  }
  expect(position.state.blight.pool).toBe(5);
  expect(drawn({ spirits: ['River'], boards: ['C'] }).state.spirits[0]!.destroyed).toBe(0);
});

test('J-5.10 the minor and the major powers are two decks, each with discards of its own', () => {
  const { minor, major } = drawn().state;
  expect([minor.deck.length, major.deck.length, minor.discard, major.discard]).toEqual([36, 22, [], []]);
  expect(minor.deck.every((card) => powers[card]!.kind === 'minor') && major.deck.every((card) => powers[card]!.kind === 'major')).toBe(
    true,
  );
});

test.each([
  ['Lightning', '2 A7'],
  ['River', '1 A5'],
  ['Shadows', '1 A5, 2 A8'],
  ['Vital', '2 A6, 1 A8'],
  ['A Spread', '1 A5, 1 A8'],
  ['Bringer', '2 A7'],
  ['Ocean', '1 A1, 1 A0'],
  ['Thunder', '1 A3, 1 A7'],
])('J-5.11 J-5.13 %s begins with %s, its unique powers, no energy, and the first space of each track', (name, presence) => {
  const position = drawn({ spirits: [name] });
  const { hand, energy, tracks, kind, board } = position.state.spirits[0]!;
  expect(presenceOf(position)).toBe(presence);
  expect([hand, tracks, board]).toEqual([uniquesOf(kind), spirits[kind]!.tracks.map(() => 1), 0]);
  // In the first spirit phase, before growth.
  expect(energy).toBe(0);
});

test('J-5.12 every board has a land for every first presence', () => {
  for (const board of ['A', 'B', 'C', 'D', 'E', 'F'])
    for (const name of [...names, 'A Spread', 'Ocean']) {
      const position = drawn({ spirits: [name], boards: [board] });
      const lands = position.state.spirits[0]!.presence.flatMap((count, space) => (count > 0 ? [space] : []));
      expect([name, board, lands.every((land) => geographyOf(position.state.island).board[land] === 0)]).toEqual([name, board, true]);
    }
});

test('J-5.12 where no land is all that is asked for, the player chooses among those that are the most of it', () => {
  const position = drawn({ spirits: ['Shadows'] });
  const lands = (where: SetupPlace): string =>
    placesOf(position.state, 0, { presence: 1, where })
      .map((land) => position.nameOf(land))
      .join(' ');
  // Board A: beasts nowhere; jungles in 3 and 8, and no jungle with beasts.
  expect(lands({ put: 'highest', of: [inTerrain('jungle')] })).toBe('A8');
  expect(lands({ put: 'highest', of: [inTerrain('jungle'), has('beasts')] })).toBe('A3 A8');
  expect(lands({ put: 'choose', of: [has('beasts')] })).toBe('A1 A2 A3 A4 A5 A6 A7 A8');
});

test('J-5.14 the changes of the adversary come before those of the scenario', () => {
  // The town of Brandenburg-Prussia 1 is there when the scenario removes all towns.
  const { spaces } = drawn({ options: { adversary: 'brandenburg-prussia', level: 1, scenario: 'guard-the-isles-heart' } }).state;
  expect(spaces.some(({ groups }) => groups.some(({ kind }) => kind === 1))).toBe(false);
});

test('J-5.15 the first card explores and goes to the build space', () => {
  const position = drawn();
  const { build, ravage, explore } = position.state.invaders;
  expect([build.length, ravage, explore]).toEqual([1, [], []]);
  const { matches } = invaderCards[build[0]!]!;
  const lands = boardNamed('A').lands.filter(({ terrain }) => matches.includes(terrain));
  // Board A: a city in 2 and a town in 8 are sources; every other land of a terrain is coastal or beside them, but for A4, A5, A6, A7.
  expect(lands.some(({ number }) => position.at(`A${number}`).includes('explorer'))).toBe(true);
});

test('J-5.16 J-6.1 nobody wins or loses during setup; the first round begins', () => {
  const { over, turn, phase } = drawn().state;
  expect([over, turn, phase]).toEqual([false, 1, 'spirit']);
});
