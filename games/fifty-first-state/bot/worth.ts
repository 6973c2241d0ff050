import type { LocationCard } from '../content/card.ts';
import { BLUE, type Bundle, goodNames, type GoodName, GREY, RED } from '../content/goods.ts';
import { locations } from '../content/locations.ts';

/** What a good is worth in points: while rounds are to come, and in the last round, when most of it comes to nothing. */
const worths: Readonly<Record<GoodName, readonly [early: number, late: number]>> = {
  brick: [0.65, 0.5],
  gun: [0.55, 0.3],
  fuel: [0.55, 0.2],
  metal: [0.55, 0.2],
  ammo: [0.7, 0.5],
  worker: [0.35, 0.15],
  grey: [0.8, 0.5],
  red: [0.55, 0.35],
  blue: [0.6, 0.15],
  universal: [0.85, 0.5],
  construction: [1.3, 0.9],
  defence: [0.2, 0],
  card: [0.6, 0.1],
  point: [1, 1],
};
export const earlyWorth: readonly number[] = goodNames.map((name) => worths[name][0]);
export const lateWorth: readonly number[] = goodNames.map((name) => worths[name][1]);

function early(bundle: Bundle): number {
  let sum = 0;
  for (let i = 0; i < bundle.length; i += 2) sum += earlyWorth[bundle[i]!]! * bundle[i + 1]!;
  return sum;
}

/** What a location brings in a round. */
function perRound({ makes, stores, eachDeal, eachRaze, ifGained, action }: LocationCard): number {
  switch (makes?.kind) {
    case 'goods':
      return early(makes.goods);
    case 'either':
      return 1.15 * early(makes.options[0]!);
    case 'per-icon':
      return 2 * earlyWorth[makes.good]!;
    case 'per-gained':
      return 1.2;
    case 'copy':
    case 'supply':
      return 0.7;
  }
  if (action !== null) {
    const { pays, gains, times, special } = action;
    const price = early(pays.tokens) + 0.55 * pays.any + 0.5 * pays.cards + 0.8 * pays.deals;
    const net = special === null ? early(gains) - 0.75 * price : 0.5;
    return Math.max(0.1, net) * (times === 2 ? 1.4 : 1) * 0.8;
  }
  if (stores !== null) return 0.6;
  if (ifGained !== null) return 0.6 * early(ifGained.gains);
  return 0.7 * (eachDeal === null ? 0 : early(eachDeal)) + 0.7 * (eachRaze === null ? 0 : early(eachRaze));
}

function once({ makes, bonus }: LocationCard): number {
  let sum = makes?.kind === 'goods' ? early(makes.goods) : makes?.kind === 'per-icon' ? 2 * earlyWorth[makes.good]! : 0;
  if (bonus?.kind === 'goods' || bonus?.kind === 'cache') sum += early(bonus.goods);
  else if (bonus?.kind === 'points-per-icon') sum += 2;
  else if (bonus?.kind === 'supply') sum += 0.7;
  return sum;
}

/** What a card brings in each of its uses, its price in tokens taken off: a sum, and so much for each round to come. */
interface Uses {
  readonly incorporate: readonly [sum: number, perRound: number];
  readonly deal: readonly [sum: number, perRound: number];
  readonly raze: number;
  /** One use of its action, beyond its price. */
  readonly action: number;
  /** What somebody gains who sends a worker. */
  readonly visit: number;
}

export const uses: readonly Uses[] = locations.map((card) => ({
  incorporate: [1 + once(card) - earlyWorth[GREY]! * card.distance, perRound(card)],
  deal: [early(card.deal) - earlyWorth[BLUE]! * card.distance, early(card.deal)],
  raze: early(card.spoils) - earlyWorth[RED]! * card.distance,
  action: card.action === null ? 0 : card.action.special === null ? early(card.action.gains) - 0.6 * early(card.action.pays.tokens) : 0.4,
  visit: card.makes?.kind === 'goods' ? early(card.makes.goods) : 0.5,
}));

/** What a card in hand is worth with so many rounds to come: its best use. */
export function cardWorth(card: number, rounds: number): number {
  const { incorporate, deal, raze } = uses[card]!;
  return Math.max(0, raze, incorporate[0] + incorporate[1] * rounds, deal[0] + deal[1] * rounds);
}
