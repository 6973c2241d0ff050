import type { Seat } from '@skerry/engine';
import { countSkill, isSkilled } from '../content/crew.ts';
import { BOOK, type Bundle, COIN, CUBE, FISH, PIRATE, RENOWN, SERPENT, WOOD } from '../content/goods.ts';
import { buildings, events, influenceTrack, reputations, towns } from '../content/original.ts';
import type { Ability, Modifier, Trigger } from '../content/building.ts';
import { count, holdOf, modified } from '../rules/abilities.ts';
import { buildingsToEnd, eachInReach } from '../rules/capital.ts';
import { isMetropolis } from '../rules/decks.ts';
import { influenceOf } from '../rules/diplomacy.ts';
import { canPay, roomForCubes, timesPayable } from '../rules/gains.ts';
import { cardsIn, chanceToReach, type Force } from '../rules/odds.ts';
import { reputationOf } from '../rules/reputation.ts';
import { type IsleboundState, MOST_DICE, NOBODY, NOTHING, type Player } from '../rules/state.ts';
import { worthOfTown } from '../rules/taking.ts';
import { canVisit, coinFeeFor, sideOf, workersOf } from '../rules/visiting.ts';
import { neededAgainst } from '../rules/attack.ts';
import type { SignPart } from '../content/town.ts';

/** What a good is worth in renown while there is time to use it. Coins and renown keep their worth. */
const worths: readonly number[] = [1, 1.1, 0.8, 1.1, 1.5, 2.3, 1.15, 1.8, 2, 1];

/** How many turns a player is likely to have after this one. */
export function turnsToCome(state: IsleboundState): number {
  if (state.lastRound > 0) return state.lastRound - state.round;
  const { architect } = state.variants;
  const last = buildingsToEnd(state);
  let least = Infinity;
  for (const { buildings: own, hand } of state.players) {
    const left = last - own.length;
    // I-20.2: an architect without a card for it has to draw one first.
    least = Math.min(least, 1.6 * left + (architect ? 2 * Math.max(0, left - hand.length) : 0));
  }
  return 2 + least;
}

/** Goods that cannot be used any more are worth nothing. */
export const promise = (turns: number): number => Math.min(1, turns / 3);

export function goodWorth(good: number, turns: number): number {
  return good === COIN ? 1 : good === RENOWN ? worths[RENOWN]! : worths[good]! * promise(turns);
}

/** `book` is what a book is worth, where that is not what it is worth to everybody. */
export function bundleWorth(bundle: Bundle, turns: number, book = goodWorth(BOOK, turns)): number {
  let sum = 0;
  for (let i = 0; i < bundle.length; i += 2) sum += (bundle[i] === BOOK ? book : goodWorth(bundle[i]!, turns)) * bundle[i + 1]!;
  return sum;
}

/** How often something that a building waits for happens in a turn. */
const often: Readonly<Record<Trigger, number>> = {
  buy: 0.35,
  build: 0.15,
  'gain-building': 0.5,
  rest: 0.3,
  attack: 0.12,
  diplomacy: 0.1,
  'lose-town': 0.03,
  'visit-own-port': 0.12,
  'visit-own-town': 0.3,
  'visit-ally': 0.1,
  book: 0.2,
  treasure: 0.15,
  event: 0.2,
  hire: 0.15,
  'wood-from-town': 0.2,
  'fish-from-town': 0.2,
};

/** What a change for as long as it stands is worth in a turn. */
const useful: Readonly<Record<Modifier, number>> = {
  strength: 0.12,
  dice: 0.12,
  influence: 0.12,
  speed: 0.25,
  hold: 0.02,
  fee: 0.3,
  'row-books': 0.1,
  berth: 0.08,
  'tired-work': 0.12,
  healing: 0.05,
  'skip-space': 0.08,
  ichor: 0.25,
};

const perTurn: readonly number[] = buildings.map(({ abilities }) => abilities.reduce((sum, ability) => sum + worthOfAbility(ability), 0));
const ends: readonly number[] = buildings.map(({ abilities }) => abilities.filter(({ kind }) => kind === 'end').length);

function worthOfAbility(ability: Ability): number {
  if (ability.kind === 'when') return often[ability.trigger] * bundleWorth(ability.gains, 10);
  return ability.kind === 'always' ? useful[ability.modifier] * ability.amount : 0;
}

/** What the ability of a building will bring in the turns to come. What is counted at the end is in the score already. */
export const abilityWorth = (building: number, turns: number): number =>
  perTurn[building]! * turns + 0.2 * ends[building]! * Math.min(4, turns);

/** What a building brings to a seat beyond its price in coins. */
export function buildingWorth(state: IsleboundState, seat: Seat, building: number, turns: number): number {
  let sum = abilityWorth(building, turns) + (buildings[building]!.metropolis ? 1 : 0);
  for (const ability of buildings[building]!.abilities) {
    if (ability.kind === 'end') sum += ability.renown * Math.floor(count(state, seat, ability.counts) / ability.each);
  }
  return sum;
}

/** The part of what a building will bring that its card is worth in hand: it has to be paid for first. */
const IN_HAND = 0.7;
/** What a card is worth that will not be built any more: it still pays where a book is asked for. */
const SPARE = 0.3;
const meanPerTurn = perTurn.reduce((sum, each) => sum + each) / perTurn.length;

/** I-20.2: an architect builds from the hand only. Its best cards are buildings to come, as many as the capital still wants; the rest is spare. */
export function handWorth(state: IsleboundState, seat: Seat, turns: number): number {
  const { hand, buildings: own } = state.players[seat]!;
  if (hand.length === 0) return 0;
  const worthOf = (card: number): number => IN_HAND * buildingWorth(state, seat, card, turns);
  const regular = hand.filter((card) => !isMetropolis(card)).map(worthOf);
  // I-21.2: each of Metropolis wants a regular one before it.
  const grown = own.reduce((sum, card) => sum + (isMetropolis(card) ? -1 : 1), regular.length);
  const metropolis = hand.filter(isMetropolis).map(worthOf).toSorted(falling).slice(0, Math.max(0, grown));
  const wanted = [...regular, ...metropolis].toSorted(falling).slice(0, Math.max(0, buildingsToEnd(state) - own.length));
  return wanted.reduce((sum, worth) => sum + worth, SPARE * promise(turns) * (hand.length - wanted.length));
}

const falling = (one: number, other: number): number => other - one;

/** What one book more is worth to a seat. I-20.3: to an architect it is a card, and who has none for a building that is still wanted needs one. */
function bookWorth(state: IsleboundState, seat: Seat, turns: number): number {
  if (!state.variants.architect) return goodWorth(BOOK, turns);
  const { hand, buildings: own } = state.players[seat]!;
  return hand.length < buildingsToEnd(state) - own.length ? IN_HAND * meanPerTurn * turns : SPARE * promise(turns);
}

/** What crew are worth: somebody on deck more than somebody in a hammock, with two skills more than with one. */
export function crewWorth({ deck, below, wounded }: Player, turns: number): number {
  const near = promise(turns);
  let sum = 0.45 * near * deck.length - 0.15 * near * wounded.length;
  for (let i = 0; i < deck.length; i++) if (isSkilled(deck[i]!)) sum += SKILLED * turns;
  for (let i = 0; i < below.length; i++) if (isSkilled(below[i]!)) sum += SKILLED * turns;
  for (let i = 0; i < wounded.length; i++) if (isSkilled(wounded[i]!)) sum += SKILLED * turns;
  return sum;
}

const SKILLED = 0.16;
/** What a town brings in a turn: visits without a fee, fees of others, and what counts towns. */
const TOWN = 0.12;

export const townWorth = (turns: number): number => TOWN * turns;

/** What a cube on a space of the influence track is worth. */
export const cubeWorth = (space: number, turns: number): number => 0.85 * influenceTrack[space]! * promise(turns);

/** What cubes would be worth on the leftmost free spaces. */
export function cubesWorth({ influence }: IsleboundState, cubes: number, turns: number): number {
  let sum = 0;
  for (let space = 0, left = cubes; space < influence.length && left > 0; space++) {
    if (influence[space] !== NOBODY) continue;
    sum += cubeWorth(space, turns);
    left--;
  }
  return sum;
}

/** The most that a seat can make of one action in the town where its ship is, or would be. */
export function actionWorth(state: IsleboundState, seat: Seat, town: number, turns: number): number {
  let best = Math.max(1, state.treasure);
  if (canVisit(state, seat, town)) best = Math.max(best, visitWorth(state, seat, town, turns));
  if (state.owners[town] !== seat) {
    const taken = towns[town]!.banner === 'red' ? bestAttack(state, seat, town, turns) : diplomacyWorth(state, seat, town, turns);
    best = Math.max(best, taken);
  }
  return best;
}

/** What a visit brings, its fee taken off. */
export function visitWorth(state: IsleboundState, seat: Seat, town: number, turns: number): number {
  const fee =
    state.owners[town] === seat ? 0 : coinFeeFor(state, seat, town) + (sideOf(state, town).fee.skill === 0 ? 0 : 0.45 * promise(turns));
  return signWorth(state, seat, town, turns) - fee;
}

/** What the sign of a town brings. */
export function signWorth(state: IsleboundState, seat: Seat, town: number, turns: number): number {
  const { sign } = sideOf(state, town);
  let sum = 0;
  for (let i = 0; i < sign.length; i++) sum += partWorth(state, seat, sign[i]!, turns);
  return sum;
}

function partWorth(state: IsleboundState, seat: Seat, part: SignPart, turns: number): number {
  const player = state.players[seat]!;
  switch (part.does) {
    case 'rest':
      return promise(turns) * (0.5 * player.below.length + 0.2 * player.wounded.length);
    case 'gain':
      return gainWorth(state, seat, part.goods, turns);
    case 'gain-per-work':
      return gainWorth(state, seat, [part.good, workersOf(state, seat)], turns);
    case 'either':
      return 1.1 * gainWorth(state, seat, part.options[0]!, turns);
    case 'cube':
      return cubesWorth(state, 1, turns);
    case 'hire':
      return Math.max(0, SKILLED * turns + 0.4 * promise(turns) - part.surcharge);
    case 'build':
      return bestBuild(state, seat, turns);
    case 'reputation':
      return bestReputation(state, seat);
    case 'exchange':
      return exchangeWorth(state, seat, part, turns);
  }
}

/** What goods are worth to who gains them: no more than the hold has room for, and than are left in the supply (I-3.5). */
function gainWorth(state: IsleboundState, seat: Seat, bundle: Bundle, turns: number): number {
  const player = state.players[seat]!;
  let room = Math.max(0, holdOf(player) - player.goods[WOOD]! - player.goods[FISH]!);
  let sum = 0;
  for (let i = 0; i < bundle.length; i += 2) {
    const good = bundle[i]!;
    let gained = bundle[i + 1]!;
    if (good === WOOD || good === FISH) room -= gained = Math.min(gained, room);
    if (good === PIRATE) gained = Math.min(gained, state.pirates);
    if (good === SERPENT) gained = Math.min(gained, state.serpents);
    sum += gained * (good === BOOK ? bookWorth(state, seat, turns) : goodWorth(good, turns));
  }
  return sum;
}

function exchangeWorth(state: IsleboundState, seat: Seat, part: Extract<SignPart, { readonly does: 'exchange' }>, turns: number): number {
  const player = state.players[seat]!;
  const { pays, gains, limit, skill } = part;
  const cubes = gains[0] === CUBE;
  const book = bookWorth(state, seat, turns);
  const price = bundleWorth(pays[0]!, turns, book) + (limit === 'tire' ? 0.45 * promise(turns) : 0);
  const each = (cubes ? cubesWorth(state, 1, turns) : bundleWorth(gains, turns, book)) - price;
  if (each <= 0) return 0;
  let times = timesPayable(state, player, pays[0]!) + (pays.length > 1 ? timesPayable(state, player, pays[1]!) : 0);
  if (limit === 'crew') times = Math.min(times, player.deck.length);
  if (limit === 'tire') times = Math.min(times, countSkill(player.deck, skill));
  if (cubes) times = Math.min(times, roomForCubes(state, seat));
  if (gains[0] === PIRATE) times = Math.min(times, state.pirates);
  if (gains[0] === SERPENT) times = Math.min(times, state.serpents);
  return each * times;
}

function bestBuild(state: IsleboundState, seat: Seat, turns: number): number {
  const player = state.players[seat]!;
  let best = 0;
  eachInReach(state, player, (building) => {
    const { coins, goods } = buildings[building]!;
    if (canPay(state, player, goods))
      best = Math.max(best, coins + buildingWorth(state, seat, building, turns) - bundleWorth(goods, turns));
  });
  return best;
}

function bestReputation(state: IsleboundState, seat: Seat): number {
  let best = 0;
  for (const card of state.reputations) if (card !== NOTHING) best = Math.max(best, reputationWorth(state, seat, card));
  return best;
}

/** Renown for the seat, less what the best of the others would get. */
export function reputationWorth(state: IsleboundState, seat: Seat, card: number): number {
  let others = 0;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) others = Math.max(others, reputationOf(state, other, card));
  return 1.1 * (reputations[card]!.renown + reputationOf(state, seat, card) - 0.6 * others);
}

/** What winning a town would bring beyond what it costs. */
export function prizeWorth(state: IsleboundState, seat: Seat, town: number, turns: number): number {
  const owned = state.owners[town] !== NOBODY;
  return worthOfTown(state, town) + townWorth(turns) * (owned ? 1.5 : 1) + signWorth(state, seat, town, turns);
}

export function diplomacyWorth(state: IsleboundState, seat: Seat, town: number, turns: number): number {
  const worth = worthOfTown(state, town);
  if (influenceOf(state, seat) < worth) return -1;
  return prizeWorth(state, seat, town, turns) - 0.85 * (worth - modified(state.players[seat]!, 'influence')) * promise(turns);
}

/** What an attack with this force is worth in the mean. */
export function attackWorth(state: IsleboundState, seat: Seat, town: number, force: Force, turns: number): number {
  const player = state.players[seat]!;
  const dice = Math.min(MOST_DICE, cardsIn(force) + modified(player, 'dice'));
  // Wounds are a way to win that is used at need: two of them cost about as much as a card.
  const needed = neededAgainst(state, seat, town) - Math.min(2, player.deck.length);
  const chance = chanceToReach(force, dice, Math.min(4, player.goods[WOOD]!), needed);
  const cost = force.pirates * worths[PIRATE]! + force.serpents * worths[SERPENT]! + (force.ichor ? 2 : 0);
  const near = promise(turns);
  return chance * (prizeWorth(state, seat, town, turns) - cost * near - 0.6) - (1 - chance) * (1.5 * near + 1);
}

/** The attack with the best prospects among a few forces: all that one has, and less and less of it. */
export function bestAttack(state: IsleboundState, seat: Seat, town: number, turns: number): number {
  const { goods, ichor } = state.players[seat]!;
  const serpents = Math.min(goods[SERPENT]!, 8);
  const pirates = Math.min(goods[PIRATE]!, 9 - serpents);
  if (pirates + serpents === 0 && !ichor) return -1;
  let best = -1;
  for (let cards = pirates + serpents; cards >= 0; cards--) {
    const sent = Math.min(serpents, cards);
    const force = { serpents: sent, pirates: cards - sent, ichor };
    if (cardsIn(force) === 0) break;
    const worth = attackWorth(state, seat, town, force, turns);
    if (worth > best) best = worth;
    else if (best > 0) break;
  }
  return best;
}

export function eventWorth(state: IsleboundState, seat: Seat, card: number, turns: number): number {
  const { tires, pays, cubes } = events[card]!;
  return cubesWorth(state, cubes, turns) - bundleWorth(pays, turns, bookWorth(state, seat, turns)) - 0.45 * promise(turns) * tires.length;
}

/** The kept goods of a player, coins included. */
export function goodsWorth({ goods, ichor }: Player, turns: number): number {
  const near = promise(turns);
  let sum = goods[COIN]! + (ichor ? 2 * near : 0);
  sum += near * (worths[WOOD]! * goods[WOOD]! + worths[FISH]! * goods[FISH]! + worths[BOOK]! * goods[BOOK]!);
  return sum + near * (worths[PIRATE]! * goods[PIRATE]! + worths[SERPENT]! * goods[SERPENT]!);
}
