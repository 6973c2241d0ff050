import { expect, test } from 'vitest';
import { strengths } from '../content/original.ts';
import { bandOf, chanceFrom, chanceToReach, type Force, greatestStrength, strengthWith } from '../rules/odds.ts';

const faces = [1, 2, 3, 4, 5, 6];

/** The best of all ways to lay dice on cards. */
function bestByTrying(cards: readonly (readonly number[])[], dice: readonly number[]): number {
  if (cards.length === 0 || dice.length === 0) return 0;
  const [card, ...rest] = cards;
  const empty = bestByTrying(rest, dice);
  return Math.max(empty, ...dice.map((die, i) => card![bandOf(die)]! + bestByTrying(rest, dice.toSpliced(i, 1))));
}

const cardsOf = ({ pirates, serpents, ichor }: Force): (readonly number[])[] => [
  ...Array.from({ length: pirates }, () => strengths.pirate),
  ...Array.from({ length: serpents }, () => strengths.serpent),
  ...(ichor ? [strengths.ichor] : []),
];

const everyRoll = (count: number): number[][] =>
  count === 0 ? [[]] : everyRoll(count - 1).flatMap((roll) => faces.map((face) => [...roll, face]));

test('I-6.4 the strength is that of the best way to place the dice', () => {
  for (const pirates of [0, 1, 2]) {
    for (const serpents of [0, 1, 2]) {
      for (const ichor of [false, true]) {
        const force = { pirates, serpents, ichor };
        const cards = cardsOf(force);
        if (cards.length === 0) continue;
        for (const dice of everyRoll(Math.min(4, cards.length + 1)).filter((roll) => roll.every((die) => die % 2 === 0))) {
          if (dice.length < cards.length) continue;
          expect(strengthWith(force, dice)).toBe(bestByTrying(cards, dice));
        }
        expect(greatestStrength(force)).toBe(cards.reduce((sum, card) => sum + card[2]!, 0));
      }
    }
  }
});

test('without rerolls the odds are those of counting all rolls', () => {
  for (const force of [
    { pirates: 2, serpents: 1, ichor: false },
    { pirates: 0, serpents: 2, ichor: true },
  ]) {
    for (const dice of [3, 4]) {
      const rolls = everyRoll(dice);
      for (let needed = 0; needed <= 9; needed++) {
        const won = rolls.filter((roll) => strengthWith(force, roll) >= needed).length;
        expect(chanceToReach(force, dice, 0, needed)).toBeCloseTo(won / rolls.length, 12);
      }
    }
  }
});

/** The best that can be made of dice that lie, by trying every reroll. */
function byTrying(force: Force, dice: readonly number[], wood: number, needed: number): number {
  if (strengthWith(force, dice) >= needed) return 1;
  if (wood === 0) return 0;
  return Math.max(...dice.map((_, i) => faces.reduce((sum, face) => sum + byTrying(force, dice.with(i, face), wood - 1, needed), 0) / 6));
}

test('with wood the odds are those of the best rerolls', () => {
  const force = { pirates: 1, serpents: 1, ichor: false };
  for (const wood of [1, 2]) {
    for (let needed = 1; needed <= 5; needed++) {
      const rolls = everyRoll(2);
      const mean = rolls.reduce((sum, roll) => sum + byTrying(force, roll, wood, needed), 0) / rolls.length;
      expect(chanceToReach(force, 2, wood, needed)).toBeCloseTo(mean, 12);
      for (const roll of rolls) expect(chanceFrom(force, roll, wood, needed)).toBeCloseTo(byTrying(force, roll, wood, needed), 12);
    }
  }
});

test('what is reached already is certain, what is too much impossible; wood and dice never hurt', () => {
  const force = { pirates: 3, serpents: 2, ichor: false };
  expect(chanceToReach(force, 5, 0, 0)).toBe(1);
  expect(chanceToReach(force, 5, 10, greatestStrength(force) + 1)).toBe(0);
  for (let needed = 1; needed <= 12; needed++) {
    expect(chanceToReach(force, 6, 0, needed)).toBeGreaterThanOrEqual(chanceToReach(force, 5, 0, needed));
    expect(chanceToReach(force, 5, 1, needed)).toBeGreaterThanOrEqual(chanceToReach(force, 5, 0, needed));
  }
  expect(chanceToReach({ pirates: 9, serpents: 1, ichor: false }, 10, 10, 15)).toBeLessThanOrEqual(1);
});
