import { strengths } from '../content/original.ts';

/** A card that attacks. */
export type Raider = keyof typeof strengths;

/** What attacks a town. */
export interface Force {
  readonly pirates: number;
  readonly serpents: number;
  readonly ichor: boolean;
}

export const cardsIn = ({ pirates, serpents, ichor }: Force): number => pirates + serpents + (ichor ? 1 : 0);

/** I-6.4: 0 for a 1 or 2, 1 for a 3 or 4, 2 for a 5 or 6. */
export const bandOf = (die: number): number => (die - 1) >> 1;

const { pirate, serpent, ichor: ichorSerpent } = strengths;

/** I-6.4: the strength of a force with so many dice of 5–6 and of 3–4, the rest lower; one die on each card, placed as well as can be. */
export function strengthOf(force: Force, dice: number, middle: number, high: number): number {
  let cards = cardsIn(force);
  const highs = Math.min(high, cards);
  const middles = Math.min(middle, cards - highs);
  const lows = Math.min(dice - high - middle, cards - highs - middles);
  cards = highs + middles + lows;
  if (!force.ichor) return ofPlain(force, lows, middles, highs, cards);
  // The Ichor serpent takes one of the dice; which one is best depends on what the others make of the rest.
  let best = ofPlain(force, lows, middles, highs, cards);
  if (lows > 0) best = Math.max(best, ichorSerpent[0] + ofPlain(force, lows - 1, middles, highs, cards - 1));
  if (middles > 0) best = Math.max(best, ichorSerpent[1] + ofPlain(force, lows, middles - 1, highs, cards - 1));
  if (highs > 0) best = Math.max(best, ichorSerpent[2] + ofPlain(force, lows, middles, highs - 1, cards - 1));
  return best;
}

/** Pirates and serpents: a serpent gains as much over a pirate from a 5–6 as from a 3–4, so that all that counts is that serpents get such dice. */
function ofPlain({ pirates, serpents }: Force, lows: number, middles: number, highs: number, dice: number): number {
  const used = Math.min(dice, pirates + serpents);
  let highsUsed = Math.min(highs, used);
  let middlesUsed = Math.min(middles, used - highsUsed);
  let lowsUsed = Math.min(lows, used - highsUsed - middlesUsed);
  let sum = 0;
  for (let i = Math.min(serpents, used); i > 0; i--) {
    if (highsUsed > 0) {
      highsUsed--;
      sum += serpent[2];
    } else if (middlesUsed > 0) {
      middlesUsed--;
      sum += serpent[1];
    } else {
      lowsUsed--;
      sum += serpent[0];
    }
  }
  return sum + highsUsed * pirate[2] + middlesUsed * pirate[1] + lowsUsed * pirate[0];
}

/** The strength of a force with these dice. */
export function strengthWith(force: Force, dice: readonly number[]): number {
  let middle = 0;
  let high = 0;
  for (let i = 0; i < dice.length; i++) {
    const band = bandOf(dice[i]!);
    if (band === 2) high++;
    else if (band === 1) middle++;
  }
  return strengthOf(force, dice.length, middle, high);
}

/** A card in the fight and the die that lies on it. */
export interface Laid {
  readonly raider: Raider;
  readonly die: number;
}

const sumOf = (laid: readonly Laid[]): number => laid.reduce((sum, { raider, die }) => sum + strengths[raider][bandOf(die)]!, 0);

/** I-6.4: the dice on the cards so that their sum is the greatest, or the least: there are at least as many dice as cards. */
export function layDice(force: Force, dice: readonly number[], how: 'greatest' | 'least'): readonly Laid[] {
  const sign = how === 'greatest' ? 1 : -1;
  const used = dice.toSorted((one, other) => sign * (other - one)).slice(0, cardsIn(force));
  if (!force.ichor) return layPlain(force, used);
  // As in `strengthOf`: every die is tried on the Ichor serpent, and the others take what is left.
  let best: readonly Laid[] = [];
  for (let at = 0; at < used.length; at++) {
    const laid: readonly Laid[] = [{ raider: 'ichor', die: used[at]! }, ...layPlain(force, used.toSpliced(at, 1))];
    if (at === 0 || sign * sumOf(laid) > sign * sumOf(best)) best = laid;
  }
  return best;
}

/** Serpents take the first of the dice: the best if the best come first, the worst if the worst do. */
const layPlain = ({ serpents }: Force, used: readonly number[]): readonly Laid[] =>
  used.map((die, i) => ({ raider: i < serpents ? 'serpent' : 'pirate', die }));

/** I-6.4: the least strength that a force can make of these dice. */
export const leastStrengthWith = (force: Force, dice: readonly number[]): number => sumOf(layDice(force, dice, 'least'));

/** The greatest strength that a force can come to. */
export function greatestStrength(force: Force): number {
  const cards = cardsIn(force);
  return strengthOf(force, cards, 0, cards);
}

const known = new Map<number, number>();

/**
 * The chance that a force reaches `needed` with so many dice, rerolling one die for each wood, always the best one. Exact.
 * Buildings that add strength, and crew that would be wounded, are taken off `needed` by whoever asks.
 */
export function chanceToReach(force: Force, dice: number, wood: number, needed: number): number {
  if (needed <= 0) return 1;
  if (greatestStrength(force) < needed) return 0;
  // Small numbers all: together they are a number of their own.
  const key = (((((force.pirates * 16 + force.serpents) * 2 + (force.ichor ? 1 : 0)) * 16 + dice) * 32 + wood) * 64 + needed) | 0;
  let chance = known.get(key);
  if (chance === undefined) {
    chance = computeChance(force, dice, wood, needed);
    known.set(key, chance);
  }
  return chance;
}

function computeChance(force: Force, dice: number, wood: number, needed: number): number {
  const chances = chancesAfterRolls(force, dice, wood, needed);
  let sum = 0;
  let ways = 0;
  // Each of the three bands is equally likely on a die.
  for (let high = 0; high <= dice; high++) {
    for (let middle = 0; middle <= dice - high; middle++) {
      const weight = multinomial(dice, high, middle);
      ways += weight;
      sum += weight * chances[high * (dice + 1) + middle]!;
    }
  }
  return sum / ways;
}

/** The chance to reach `needed` from dice that lie, by the number of high and of middle ones, with so much wood left. */
function chancesAfterRolls(force: Force, dice: number, wood: number, needed: number): Float64Array {
  const width = dice + 1;
  let chances = new Float64Array(width * width);
  for (let high = 0; high <= dice; high++) {
    for (let middle = 0; middle <= dice - high; middle++) {
      chances[high * width + middle] = strengthOf(force, dice, middle, high) >= needed ? 1 : 0;
    }
  }
  for (let i = 0; i < wood; i++) {
    const better = chances.slice();
    for (let high = 0; high <= dice; high++) {
      for (let middle = 0; middle <= dice - high; middle++) {
        const at = high * width + middle;
        if (chances[at] === 1) continue;
        better[at] = Math.max(
          chances[at]!,
          high + middle < dice ? afterReroll(chances, width, high, middle) : 0,
          middle > 0 ? afterReroll(chances, width, high, middle - 1) : 0,
          high > 0 ? afterReroll(chances, width, high - 1, middle) : 0,
        );
      }
    }
    chances = better;
  }
  return chances;
}

/** One die is in the air; so many of the others are high and middle. */
function afterReroll(chances: Float64Array, width: number, high: number, middle: number): number {
  const at = high * width + middle;
  return (chances[at]! + chances[at + 1]! + chances[at + width]!) / 3;
}

/** The chance to reach `needed` from these dice as they lie. */
export function chanceFrom(force: Force, dice: readonly number[], wood: number, needed: number): number {
  let high = 0;
  let middle = 0;
  for (const die of dice) {
    if (bandOf(die) === 2) high++;
    else if (bandOf(die) === 1) middle++;
  }
  return chancesAfterRolls(force, dice.length, wood, needed)[high * (dice.length + 1) + middle]!;
}

function multinomial(dice: number, high: number, middle: number): number {
  let ways = 1;
  for (let i = 0; i < high; i++) ways = (ways * (dice - i)) / (i + 1);
  for (let i = 0; i < middle; i++) ways = (ways * (dice - high - i)) / (i + 1);
  return ways;
}
