import { expect, test } from 'vitest';
import { strengths } from '../content/original.ts';
import {
  bandOf,
  chanceFrom,
  chanceToReach,
  type Force,
  greatestStrength,
  type Laid,
  layDice,
  leastStrengthWith,
  strengthWith,
} from '../rules/odds.ts';

const faces = [1, 2, 3, 4, 5, 6];

/** The sums of all ways to lay dice on cards, one on each. */
function sumsByTrying(cards: readonly (readonly number[])[], dice: readonly number[]): number[] {
  if (cards.length === 0) return [0];
  const [card, ...rest] = cards;
  const sums = dice.flatMap((die, i) => sumsByTrying(rest, dice.toSpliced(i, 1)).map((sum) => card![bandOf(die)]! + sum));
  return [...new Set(sums)];
}

const cardsOf = ({ pirates, serpents, ichor }: Force): (readonly number[])[] => [
  ...Array.from({ length: pirates }, () => strengths.pirate),
  ...Array.from({ length: serpents }, () => strengths.serpent),
  ...(ichor ? [strengths.ichor] : []),
];

const everyRoll = (count: number): number[][] =>
  count === 0 ? [[]] : everyRoll(count - 1).flatMap((roll) => faces.map((face) => [...roll, face]));

/** Every force of up to five cards, with what up to two more dice than cards can show. */
const everyFight = [0, 1, 2].flatMap((pirates) =>
  [0, 1, 2].flatMap((serpents) =>
    [false, true].flatMap((ichor) => {
      const force = { pirates, serpents, ichor };
      const cards = cardsOf(force);
      if (cards.length === 0) return [];
      const counts = [cards.length, cards.length + 1, cards.length + 2].filter((count) => count <= 5);
      // A 1 is as good as a 2, and which die is which makes no difference.
      const isOneOfAKind = (roll: readonly number[]): boolean => roll.every((die, i) => die % 2 === 0 && die >= (roll[i - 1] ?? 0));
      const rolls = counts.flatMap((count) => everyRoll(count).filter(isOneOfAKind));
      return [{ force, cards, rolls }];
    }),
  ),
);

test('I-6.4 the strength is that of the best way to place the dice', () => {
  for (const { force, cards, rolls } of everyFight) {
    for (const dice of rolls) expect(strengthWith(force, dice)).toBe(Math.max(...sumsByTrying(cards, dice)));
    expect(greatestStrength(force)).toBe(cards.reduce((sum, card) => sum + card[2]!, 0));
  }
});

test('I-6.4 dice are laid for the greatest sum and for the least, one on each card', () => {
  const worth = (laid: readonly Laid[]): number => laid.reduce((sum, { raider, die }) => sum + strengths[raider][bandOf(die)]!, 0);
  for (const { force, cards, rolls } of everyFight) {
    for (const dice of rolls) {
      const sums = sumsByTrying(cards, dice);
      const [greatest, least] = [layDice(force, dice, 'greatest'), layDice(force, dice, 'least')];
      expect([worth(greatest), worth(least)]).toEqual([Math.max(...sums), Math.min(...sums)]);
      expect(leastStrengthWith(force, dice)).toBe(Math.min(...sums));
      for (const laid of [greatest, least]) {
        expect(laid.map(({ raider }) => strengths[raider]).toSorted()).toEqual(cards.toSorted());
        const left = dice.slice();
        for (const { die } of laid) expect(left.splice(left.indexOf(die), 1)).toEqual([die]);
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
