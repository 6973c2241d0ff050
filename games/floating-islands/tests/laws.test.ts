import { Chance } from '@skerry/engine';
import { keepsThroughSaves, keepsThroughUndo, playsToTheEnd, staysOneGame, withoutClockAndDice } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { floatingIslands } from '../index.ts';
import { ALL_CARDS, CARDS, one } from '../rules/cards.ts';
import { findStrongest, isSurrounded } from '../rules/islands.ts';
import { distance, findNeighbours } from '../rules/sky.ts';
import { type FloatingIslands, ISLANDS, NOBODY, permanentOf, RUNDOR, type Sky } from '../rules/state.ts';
import { newRun, playedSession, tables } from './random-play.ts';

/** More answers than any game of random players has needed so far, many times over. */
const MOST_ANSWERS = 30_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What is true of every state, whatever was played. */
function brokenLaws(state: FloatingIslands): string[] {
  const { islands, corporations, attacks } = state;
  const broken: string[] = [];
  const law = (holds: boolean, name: string) => holds || broken.push(name);
  corporations.forEach(({ hunters, destroyed, mercenaries, deck, hand, saved, discard, castled, played }, seat) => {
    const placed = sum(islands.map((island) => (island.owner === seat ? island.hunters : 0)));
    const away = sum(attacks.map((attack) => (attack.seat === seat ? attack.hunters : 0)));
    law(hunters >= 0 && destroyed >= 0 && hunters + destroyed + placed + away === 5, 'each player has five hunters');
    law(mercenaries >= 0 && mercenaries <= 2, 'an airship holds at most two mercenaries');
    const faceUp = sum(played.map((turn) => (turn < CARDS ? one(turn) : 0)));
    law(deck + hand + saved + discard + castled + faceUp === ALL_CARDS, 'each player has the twelve cards');
    law(played.length <= 4, 'nobody has more than four turns');
  });
  law(
    state.supply >= 0 && state.supply + sum([...islands, ...corporations, ...attacks].map(({ mercenaries }) => mercenaries)) === 8,
    'there are eight mercenaries',
  );
  law(
    islands.every(({ owner, hunters }) => (owner === NOBODY) === (hunters === 0)),
    'an island is controlled where hunters stand',
  );
  law(
    islands.every(({ permanent, temporary, mercenaries }) => permanent >= 0 && temporary >= 0 && mercenaries >= 0),
    'nothing is owed',
  );
  law(
    islands.every((island, i) => islands.every((other, j) => i === j || distance(island, other) > 0)),
    'no two islands lie on one space',
  );
  law(
    islands.every(({ face }, i) => face >> 1 === i),
    'no island is flipped to another',
  );
  const found: Sky = { islands, beside: [], touching: [] };
  findNeighbours(found);
  law(
    String(found.beside) === String(state.beside) && String(found.touching) === String(state.touching),
    'the neighbours are those that touch',
  );
  return broken;
}

/** True of every question between two moves: everybody has an island, but for those who could not come back, and no island is alone. */
function brokenBetween(state: FloatingIslands): string[] {
  const broken: string[] = [];
  state.corporations.forEach((_, seat) => {
    const has = state.islands.some(({ owner }) => owner === seat);
    if (has !== ((state.withoutIsland & (1 << seat)) === 0)) broken.push(`seat ${seat} is without an island unnoticed`);
  });
  if (state.attacks.length > 0) broken.push('forces are still on their way');
  if (state.touching.includes(0)) broken.push('an island is alone');
  return broken;
}

test.each(tables)('random games keep the laws and end: $name', (table) => {
  playsToTheEnd<FloatingIslands>(floatingIslands, table, 10, MOST_ANSWERS, (state) => {
    let answers = 0;
    return {
      asked({ name, more }) {
        if (answers++ % 7 === 0) {
          expect(brokenLaws(state)).toEqual([]);
          for (const { rule } of more?.blocked?.() ?? []) expect(rule).toMatch(/^F-\d+\.\d+$/);
        }
        if (name === 'move') expect(brokenBetween(state)).toEqual([]);
      },
      ended({ outcome }) {
        expect(brokenLaws(state)).toEqual([]);
        const { scores, winners, about } = outcome!;
        expect(scores).toEqual(state.corporations.map((_, seat) => permanentOf(state, seat)));
        const { by, island } = about as { by: string; island: number };
        if (by === 'surrounding') {
          expect([isSurrounded(state, island), findStrongest(state), island === RUNDOR]).toEqual([true, island, false]);
          expect(winners).toEqual([state.islands[island]!.owner]);
        } else {
          expect(state.round).toBe(table.options['maxRounds']);
          expect(winners).toEqual(scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])));
        }
      },
    };
  });
});

test('a broken law is noticed', () => {
  const { state } = newRun(3, {}, 'canary');
  expect(brokenLaws(state)).toEqual([]);
  const broken = (change: (state: FloatingIslands) => void) => {
    const { state: other } = newRun(3, {}, 'canary');
    change(other);
    return brokenLaws(other);
  };
  expect(broken(({ corporations }) => corporations[0]!.hunters--)).toEqual(['each player has five hunters']);
  expect(broken((other) => other.supply--)).toEqual(['there are eight mercenaries']);
  expect(broken(({ corporations }) => (corporations[1]!.hand += one(2)))).toEqual(['each player has the twelve cards']);
  expect(broken(({ islands }) => (islands[2]!.owner = 1))).toEqual(['an island is controlled where hunters stand']);
  expect(broken(({ islands }) => (islands[2]!.q += 9))).toEqual(['the neighbours are those that touch']);
});

test.each(tables)('saved and loaded in the middle, the game is the same and goes on the same: $name', (table) => {
  expect(() => keepsThroughSaves(floatingIslands, table, [0, 1, 3, 4, 5, 47, Infinity])).not.toThrow();
});

test.each(tables)('undo and redo give the same game, and only chance bars the way back: $name', (table) => {
  const { undone, refused } = keepsThroughUndo(floatingIslands, table, 160);
  expect(undone).toBeGreaterThan(20);
  expect(new Set(refused)).toEqual(new Set(['undo-chance']));
});

test.each(tables)('answered, taken back, saved and thawed by whoever and whenever, it stays one game: $name', (table) => {
  expect(staysOneGame(floatingIslands, table, 80).undone).toBeGreaterThan(2);
});

test('whole games touch neither the clock nor the wild dice', () => {
  withoutClockAndDice(() => {
    for (const { players, options, name } of tables) {
      const session = playedSession(players, options, `pure ${name}`, 120);
      const chance = Chance.fromSeed(name);
      for (let seat = 0; seat < players; seat++)
        floatingIslands.bot.value(floatingIslands.bot.imagine(session.view(seat) as never, seat, chance), seat);
    }
  });
});

test('the value of a position is between lost and won, and gravity on one’s own islands is worth something', () => {
  for (const { players, options, name } of tables) {
    const run = newRun(players, options, name);
    while (run.anyQuestion!.name !== 'move') run.answer(0);
    const { state } = run;
    for (let seat = 0; seat < players; seat++) {
      const before = floatingIslands.bot.value(state, seat);
      expect(before).toBeGreaterThanOrEqual(0);
      expect(before).toBeLessThanOrEqual(1);
      const island = state.islands.find(({ owner }) => owner === seat)!;
      island.permanent += 2;
      expect(floatingIslands.bot.value(state, seat)).toBeGreaterThan(before);
      island.permanent -= 2;
    }
  }
});

test('a playout leans to answers that exist', () => {
  const chance = Chance.fromSeed('lean');
  for (const { players, options, name } of tables) {
    const run = newRun(players, options, `lean ${name}`);
    while (run.anyQuestion !== null) {
      const index = floatingIslands.bot.lean!(run.state, run.anyQuestion, chance);
      expect(run.anyQuestion.answers[index]).toBeDefined();
      run.answer(index);
    }
  }
});

test('islands are seven', () => {
  expect(newRun(2, {}, 'seven').state.islands).toHaveLength(ISLANDS);
});
