import { begin, configure, type Position } from '@skerry/engine';
import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { boardNamed, type StandardBoardId } from '../../content/boards.ts';
import { spiritIsland } from '../../index.ts';
import { geographyOf } from '../../rules/island/geography.ts';
import type { State } from '../../rules/state.ts';
import { drawn, type Drawn } from '../drawn.ts';

const names = ['River', 'Vital', 'Shadows', 'Lightning', 'Bringer'];
const extra = (players: number, options: Record<string, string | number | boolean> = {}): Drawn =>
  drawn({ spirits: names.slice(0, players), options: { extraBoard: true, extraBoardChoice: 'F', ...options } });

/** All that stands in the lands of a board, of some kinds. */
function onBoard(position: Drawn, board: StandardBoardId, kinds: RegExp): string {
  return boardNamed(board)
    .lands.flatMap(({ number }) => {
      const here = position
        .at(`${board}${number}`)
        .split(', ')
        .filter((piece) => kinds.test(piece));
      return here.map((piece) => `${board}${number} ${piece}`);
    })
    .join('; ');
}

test('J-39.5 the island has one board more than players, in any layout of so many boards', () => {
  for (const players of [1, 2, 3, 4, 5]) {
    const { island, boards } = extra(players).state;
    expect(boards.join('')).toBe(`${'ABCDE'.slice(0, players)}F`);
    expect(island.boards.filter((board) => board !== null)).toHaveLength(players + 1);
    expect(geographyOf(island).existing).toHaveLength(8 * (players + 1));
  }
  const { joins } = extra(2, { layout: 'sunrise' }).state.island;
  expect(joins).toHaveLength(2);
  expect(() => configure(spiritIsland, 3, { extraBoard: true, layout: 'sunrise' })).toThrow('There is no layout "sunrise" of 4 boards.');
});

test('J-39.5 the table chooses the extra board, or it comes by lot', () => {
  const config = { spirits: ['River'], options: { extraBoard: true } };
  expect(drawn(config).state.boards).toEqual(['A', 'B']);
  const lots = Array.from({ length: 30 }, (_, game) => {
    const options = configure(spiritIsland, 1, { board1: 'B', extraBoard: true, extraBoardChoice: 'random' });
    return (begin(spiritIsland, options, `lot ${game}`) as Position<State>).state.boards[1];
  });
  // J-5.6
  expect([...new Set(lots)].toSorted()).toEqual(['A', 'C', 'D', 'F']);
});

test('J-39.5 blight is counted per board, at setup and when the card is turned, and the fear pool has 1 more per player', () => {
  for (const players of [1, 3]) {
    const { blight, fear } = extra(players).state;
    expect([blight.pool, fear.pool]).toEqual([2 * (players + 1) + 1, 5 * players]);
  }
  const position = extra(2).clear().phase('invader').card('ravage', '1-mountain').card('explore', '2-jungle').land('A6', 'city, dahan');
  position
    .with((state) => void (state.blight.pool = 1))
    .presence('A1')
    .presence('B1', 1);
  void position.run;
  const { card, pool } = position.state.blight;
  expect(pool).toBe(blightCards[card]!.perPlayer * 3);
});

test('J-39.6 the extra board gets its dahan, blight and tokens', () => {
  for (const players of [1, 4]) {
    const position = extra(players, { sets: 'jagged-earth', events: false });
    expect(onBoard(position, 'F', /dahan|blight|beasts|disease/)).toBe(
      'F1 2 dahan; F2 disease; F3 dahan; F4 blight; F5 dahan; F6 2 dahan; F7 beasts',
    );
  }
});

test.each([
  [1, ''],
  [2, ''],
  [3, 'F2 city'],
  [4, 'F8 town'],
  [5, 'F2 city; F8 town'],
])('J-39.6 towns and cities of the extra board with %i players: "%s"', (players, expected) => {
  expect(onBoard(extra(players), 'F', /town|city/)).toBe(expected);
});

test('J-39.6 with 1 player the first explore leaves out the extra board, with 2 it does not', () => {
  const alone = extra(1);
  expect(onBoard(alone, 'F', /explorer/)).toBe('');
  expect(onBoard(alone, 'A', /explorer/)).not.toBe('');
  // The first card shows one terrain; a coastal land or none of it is explored on each board.
  const explored = [...'ABCDE'].map((board) =>
    onBoard(
      drawn({
        spirits: ['River', 'Vital'],
        boards: [board, board === 'A' ? 'B' : 'A'],
        options: { extraBoard: true, extraBoardChoice: 'F' },
      }),
      'F',
      /explorer/,
    ),
  );
  expect(explored.some((lands) => lands !== '')).toBe(true);
});

test("J-39.6 no invaders of the adversary's setup come to the extra board", () => {
  const position = extra(5, { adversary: 'england', level: 2 });
  expect(position.at('A1')).toContain('city');
  expect(onBoard(position, 'F', /town|city/)).toBe('F2 city; F8 town');
});

test('J-39.6 the towns of a scenario come to the extra board only with 5 players', () => {
  const invoked = (players: number): string =>
    onBoard(extra(players, { scenario: 'elemental-invocation', sets: 'jagged-earth', events: false }), 'F', /town/);
  expect([1, 2, 3, 4, 5].map(invoked)).toEqual(['', '', '', 'F8 town', 'F6 town; F8 town']);
});

test('J-39.6 but for the beasts of Russia, which are neither invaders nor blight', () => {
  const position = extra(2, { adversary: 'russia', level: 1, sets: 'jagged-earth', events: false });
  expect(onBoard(position, 'F', /beasts/)).toBe('F7 beasts; F8 beasts');
  expect(onBoard(extra(2, { sets: 'jagged-earth', events: false }), 'F', /beasts/)).toBe('F7 beasts');
});

test('J-39.8 the extra board raises the difficulty by 2, from 3 on by 3, from 6 on by 4', () => {
  const of = (options: Record<string, string | number>): number => extra(1, options).state.difficulty;
  expect(of({})).toBe(2);
  expect(of({ adversary: 'brandenburg-prussia', level: 1 })).toBe(2 + 2);
  expect(of({ scenario: 'rituals-of-terror' })).toBe(3 + 3);
  expect(of({ adversary: 'brandenburg-prussia', level: 3 })).toBe(6 + 4);
});

test('J-39.5 what does not fit together is refused', () => {
  const refuse = (players: number, options: Record<string, string | number | boolean>) => () => configure(spiritIsland, players, options);
  expect(refuse(6, { extraBoard: true })).toThrow('There is no seventh board');
  expect(refuse(2, { extraBoardChoice: 'C' })).toThrow('can only be said in a game with an extra board');
  expect(refuse(2, { extraBoard: true, extraBoardChoice: 'C', board2: 'C' })).toThrow('same board');
});
