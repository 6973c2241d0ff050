import type { Seat } from '@skerry/engine';
import { countSkill, FIGHT } from '../content/crew.ts';
import { type Bundle, PIRATE, SERPENT, WOOD } from '../content/goods.ts';
import { modified } from '../rules/abilities.ts';
import { neededAgainst } from '../rules/attack.ts';
import { cardsIn, chanceFrom, chanceToReach, type Force } from '../rules/odds.ts';
import { type IsleboundState, MOST_DICE, NOBODY, NOTHING, type Player } from '../rules/state.ts';
import type { IsleboundView, PlayerView } from '../rules/view.ts';
import { canVisit, coinFeeFor, sideOf, workersOf } from '../rules/visiting.ts';

/*
 * What lies before a seat, in numbers, before it decides: what a town asks and gives, and the odds of an attack.
 */

const states = new WeakMap<IsleboundView, IsleboundState>();
const blanks = (count: number): number[] => Array<number>(count).fill(NOTHING);

function playerOf({ hand, handCount, passed, passedCount, ...open }: PlayerView): Player {
  return { ...open, hand: hand?.slice() ?? blanks(handCount), passed: passed?.slice() ?? blanks(passedCount) };
}

/** The state as far as it is known, so that rules can be asked about it: what is hidden is blank. */
export function stateOf(view: IsleboundView): IsleboundState {
  let state = states.get(view);
  if (state === undefined) {
    const { hidden, players, ...open } = view;
    const below = Object.fromEntries(Object.entries(hidden).map(([where, count]) => [where, blanks(count)]));
    state = { ...open, ...below, players: players.map(playerOf) } as unknown as IsleboundState;
    states.set(view, state);
  }
  return state;
}

/** Chances from 0 to 1: without a wound, and with as many as it takes. */
export interface Odds {
  readonly unhurt: number;
  readonly wounded: number;
}

/** I-6.3, I-6.5, I-6.6: the odds of a force with all fighters on deck and all wood, always well used. */
export function oddsOf(view: IsleboundView, seat: Seat, town: number, force: Force): Odds {
  const state = stateOf(view);
  const { deck, goods } = state.players[seat]!;
  const needed = neededAgainst(state, seat, town);
  const dice = cardsIn(force) + modified(state.players[seat]!, 'dice');
  const fighters = Math.max(0, Math.min(countSkill(deck, FIGHT), MOST_DICE - dice));
  const chanceWith = (tired: number, wounds: number): number =>
    chanceToReach(force, Math.min(MOST_DICE, dice + tired), goods[WOOD]!, needed - wounds);
  let wounded = 0;
  // Who throws one more die cannot be wounded as well.
  for (let tired = 0; tired <= fighters; tired++) wounded = Math.max(wounded, chanceWith(tired, deck.length - tired));
  return { unhurt: chanceWith(fighters, 0), wounded };
}

/** All that a seat could send against a town. */
export function wholeForce({ goods, ichor }: Pick<PlayerView, 'goods' | 'ichor'>): Force {
  const room = MOST_DICE - (ichor ? 1 : 0);
  const serpents = Math.min(goods[SERPENT]!, room);
  return { ichor, serpents, pirates: Math.min(goods[PIRATE]!, room - serpents) };
}

/** I-6.5: the chance to win without a wound from the dice as they lie, */
export function chanceAsTheyLie(dice: readonly number[], force: Force, wood: number, needed: number): number {
  return chanceFrom(force, dice, wood, needed);
}

/** and after one of them is rolled again for a wood. */
export function chanceAfterReroll(dice: readonly number[], die: number, force: Force, wood: number, needed: number): number {
  const at = dice.indexOf(die);
  let sum = 0;
  for (let now = 1; now <= 6; now++) sum += chanceFrom(force, dice.with(at, now), wood - 1, needed);
  return sum / 6;
}

/** A chance as whole per cent; what is not certain never looks certain. */
export function perCent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** I-5.2, I-5.3, I-5.4, I-5.5: what a visit costs a seat now. */
export interface Due {
  readonly coins: number;
  /** The skill of who is tired; 0 if nobody is. */
  readonly skill: number;
  /** Whose coins they become: a seat, or NOBODY for the treasure map. */
  readonly to: Seat;
  readonly payable: boolean;
}

export function dueOf(view: IsleboundView, seat: Seat, town: number): Due {
  const state = stateOf(view);
  const own = state.owners[town] === seat;
  return {
    coins: coinFeeFor(state, seat, town),
    skill: own ? 0 : sideOf(state, town).fee.skill,
    to: state.owners[town] ?? NOBODY,
    payable: canVisit(state, seat, town),
  };
}

/** What a visit brings a seat in any case: what is chosen or exchanged there comes on top. */
export function surelyBrings(view: IsleboundView, seat: Seat, town: number): Bundle {
  const state = stateOf(view);
  const counts: number[] = [];
  const add = (good: number, count: number): void => void (counts[good] = (counts[good] ?? 0) + count);
  for (const part of sideOf(state, town).sign) {
    if (part.does === 'gain') for (let i = 0; i < part.goods.length; i += 2) add(part.goods[i]!, part.goods[i + 1]!);
    if (part.does === 'gain-per-work') add(part.good, workersOf(state, seat));
  }
  return bundleOf(counts);
}

const bundleOf = (counts: readonly number[]): Bundle => counts.flatMap((count, good) => (count > 0 ? [good, count] : []));
