import { Chance, Run } from '@skerry/engine';
import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { spiritIsland } from '../../index.ts';
import { geographyOf } from '../../rules/island/geography.ts';
import type { State } from '../../rules/state.ts';
import { drawn, type Drawn } from '../drawn.ts';

const POWER = 'Dream of the Untouched Land';
const NEED = '3 moon, 2 water, 3 earth, 2 plant';

/** River on board A, and perhaps more, ready to use the power on A5. */
function dreaming(spirits = ['River'], options: Record<string, string | number | boolean> = {}): Drawn {
  return drawn({ spirits, options: { sets: 'jagged-earth', events: false, ...options } })
    .clear()
    .phase('fast')
    .played(POWER)
    .presence('2 A5')
    .land('A7', 'city');
}

/** The board that came. */
const newBoard = ({ state }: Drawn): string => state.island.boards.at(-1)!;

/** Uses it and lays the new board at the first place; what is put there is still asked. */
const withBoard = (position: Drawn): Drawn => position.elements(NEED).say(`use ${POWER}`, 'A5', '3 to A 3');

/** Puts all tokens into land 5 of the new board. */
function settled(position: Drawn): Drawn {
  const there = `${newBoard(position)}5`;
  return position.say(there, there, there, there, there, there);
}

test('Dream of the Untouched Land removes up to 3 blight, and invaders of up to 3 health', () => {
  const position = dreaming().land('A5', '4 blight, town, explorer, city');
  position.say(`use ${POWER}`, 'A5', 'blight', 'blight', 'blight', 'city').is({ A5: 'explorer, town, blight, 2 of seat 0' });
  expect(position.state.island.boards).toEqual(['A', null]);
});

test('J-24.7 a board by lot that is not in play joins beside the target board, without what is printed on it', () => {
  const position = dreaming(['River', 'Vital']).elements(NEED).say(`use ${POWER}`, 'A5');
  expect(position.asks).toEqual(['0 lay-board']);
  expect(position.answers().every((answer) => / to A [369]$/.test(answer))).toBe(true);
  position.say(position.answers()[0]!);
  expect(newBoard(position)).toMatch(/^[C-F]$/);
  const { board, existing, adjacent } = geographyOf(position.state.island);
  const fresh = existing.filter((land) => board[land] === 2);
  expect(fresh).toHaveLength(8);
  for (const land of fresh) expect(position.at(position.nameOf(land))).toBe('');
  expect(fresh.some((land) => adjacent[land]!.some((near) => board[near] === 0))).toBe(true);
  expect(position.log.map(({ what }) => what)).toContain('board-laid');
});

test('J-24.7 which boards fit badly together does not matter, and a destroyed board does not come back', () => {
  const seen = new Set<string>();
  for (const boards of [
    ['B', 'D'],
    ['E', 'F'],
    ['A', 'C'],
    ['F', 'B'],
    ['D', 'A'],
    ['C', 'E'],
  ]) {
    const position = drawn({ spirits: ['River', 'Vital'], boards, options: { sets: 'jagged-earth' } })
      .clear()
      .phase('fast')
      .played(POWER);
    position.presence(`2 ${boards[0]}5`).with((state) => void (state.island = { ...state.island, sunk: [1] }));
    position.elements(NEED).say(`use ${POWER}`, `${boards[0]}5`);
    position.say(position.answers()[0]!);
    expect(boards).not.toContain(newBoard(position));
    seen.add([boards[0], newBoard(position)].toSorted().join(''));
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('J-24.7 2 beasts, 2 wilds and 2 badlands lie anywhere on the new board, and up to 2 presence of any spirits', () => {
  const position = settled(withBoard(dreaming(['River', 'Vital']).presence('B1', 1)));
  const board = newBoard(position);
  position.is({ [`${board}5`]: '2 beasts, 2 wilds, 2 badlands' });
  expect(position.answers()).toEqual(['seat 0', 'seat 1', 'stop']);
  position.say('seat 1');
  expect(position.asks).toEqual(['1 presence-land']);
  expect(position.answers(1)).toEqual(Array.from({ length: 8 }, (_, i) => `${board}${i + 1}`));
  position.say(`1: ${board}2`, '1: track 1', 'seat 0', `${board}2`, 'track 2').is({ [`${board}2`]: '1 of seat 0, 1 of seat 1' });
});

test('J-24.7 it happens once in the game, and not where all boards are in play', () => {
  const position = settled(withBoard(dreaming())).say('stop');
  const again = drawn({ spirits: ['River'], options: { sets: 'jagged-earth' } });
  Object.assign(again.state, structuredClone(position.state));
  again.phase('fast').with((state) => {
    state.spirits[0]!.uses = [];
    state.actions = [];
  });
  again.say(`use ${POWER}`, 'A5');
  expect(again.asks).not.toContain('0 lay-board');
  expect(again.state.island.boards).toHaveLength(2);

  const six = ['River', 'Vital', 'Shadows', 'Lightning', 'Bringer', 'Thunder'];
  const full = dreaming(six).elements(NEED).say(`use ${POWER}`, 'A5');
  expect(full.state.island.boards).toHaveLength(6);
  expect(full.state.modifiers).toEqual([]);
});

test('J-24.7 without the threshold no board comes', () => {
  const position = dreaming().elements('2 moon, 2 water, 3 earth, 2 plant').say(`use ${POWER}`, 'A5');
  expect(position.state.island.boards).toEqual(['A', null]);
});

/** After it, in the invader phase. */
function later(options: Record<string, string | number | boolean> = {}): Drawn {
  const position = settled(withBoard(dreaming(['River', 'Vital'], options).presence('B1', 1))).say('stop');
  const next = drawn({ spirits: ['River', 'Vital'], options: { sets: 'jagged-earth', events: false, ...options } });
  Object.assign(next.state, structuredClone(position.state));
  next.state.actions = [];
  next.state.spaces = next.state.spaces.map(() => ({ groups: [], tokens: [0, 0, 0, 0, 0] }));
  return next.phase('invader');
}

test('J-41.4 each build card leaves out one board, which the table chooses each time', () => {
  const position = later().land('A1', 'explorer').land('B2', 'explorer').card('build', '1-mountain').card('explore', '1-jungle');
  const board = newBoard(position);
  expect(position.asks).toEqual(['0 leave-out']);
  expect(position.answers()).toEqual(['board A', 'board B', `board ${board}`]);
  position.say('board A').is({ A1: 'explorer', B2: 'explorer, town' });
});

test('J-41.4 where nothing would be built nothing is asked', () => {
  const position = later().land('A8', 'city').card('build', '1-mountain').card('explore', '1-jungle');
  expect(position.asks).not.toContain('0 leave-out');
});

test("J-41.4 an adversary's escalation on each board leaves out one, too", () => {
  const position = later({ adversary: 'brandenburg-prussia' }).land('A1', 'town').land('B2', 'town').card('explore', '2-jungle');
  position.say('board B');
  expect(position.asks).toEqual(['0 land-rush']);
  expect(position.answers().every((answer) => answer.startsWith('A'))).toBe(true);
  position.say('A2');
  expect(position.asks).not.toContain('1 land-rush');
});

test("J-41.4 Sweden's escalation sways nobody on the board that is left out", () => {
  const position = later({ adversary: 'sweden' }).land('A3', 'dahan').land('B8', 'dahan, town').card('explore', '2-jungle');
  position.say('board A');
  expect([position.at('A3'), position.at('B8')]).toEqual(['explorer, dahan', 'explorer, 2 town']);
});

test("J-41.4 what an adversary does in each land leaves out a board, as Scotland's exports do", () => {
  const position = later({ adversary: 'scotland', level: 6 }).land('A5', 'city').land('B5', 'city').card('ravage', '1-sands');
  position.with((state) => (state.turn = 2)).card('explore', '1-jungle');
  expect(position.asks).toEqual(['0 leave-out']);
  const grown = (board: string): number => [4, 5, 6, 7, 8].filter((n) => position.at(`${board}${n}`).includes('town')).length;
  position.say('board A');
  expect([grown('A'), grown('B') > 0]).toEqual([0, true]);
});

test('J-24.7 on the thematic map the board is one whose place is beside the target board', () => {
  const position = drawn({ spirits: ['River'], options: { sets: 'jagged-earth', boards: 'thematic' } })
    .clear()
    .phase('fast')
    .played(POWER);
  position.presence('2 northeast5').elements(NEED).say(`use ${POWER}`, 'northeast5');
  const board = newBoard(position);
  expect(['northwest', 'east']).toContain(board);
  expect(position.answers()).toEqual(Array.from({ length: board === 'east' ? 10 : 9 }, (_, i) => `${board}${i + 1}`));
});

test.each([
  ['standard', {}],
  ['thematic', { boards: 'thematic' }],
  ['archipelago', { archipelago: 'two-islands' }],
  ['own layout and extra board', { layout: 'own', extraBoard: true }],
] as const)('J-24.7 random games go on to their end after the board has come: %s', (_, options) => {
  for (let seed = 0; seed < 6; seed++) {
    const position = drawn({ spirits: ['River', 'Vital'], options: { sets: 'jagged-earth', adversary: 'sweden', ...options } })
      .phase('fast')
      .played(POWER)
      .elements(NEED);
    const from = 'boards' in options ? 'west5' : 'A5';
    position.presence(`2 ${from}`).with((state) => void (state.spirits[0]!.energy = 9));
    const whole = { ...position.state };
    const run = new Run<State>(spiritIsland, { state: whole, chance: Chance.fromSeed(`dream ${seed}`).words }).start();
    const chance = Chance.fromSeed(`answers ${seed}`);
    const use = run.anyQuestion!.answers.findIndex((answer) => (answer as { power?: number }).power === powerNamed(POWER));
    run.answer(use);
    const asked = new Set<string>();
    while (run.anyQuestion !== null) {
      asked.add(run.anyQuestion.name);
      run.answer(chance.below(run.anyQuestion.answers.length));
    }
    expect(run.outcome).not.toBeNull();
    expect(run.state.island.boards).not.toContain(null);
    expect(asked).toContain('leave-out');
  }
});
