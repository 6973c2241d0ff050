import type { Play, Seat } from '@skerry/engine';
import { countSkill, WORK } from '../content/crew.ts';
import { BOOK, COIN, CUBE, FISH, PIRATE, SERPENT, WOOD } from '../content/goods.ts';
import { towns } from '../content/original.ts';
import type { SignPart, TownSide } from '../content/town.ts';
import { modified } from './abilities.ts';
import { countsUpTo, eitherAnswers, enough, type EnoughAnswer, type PayAnswer, payAnswers, place, placeFurther } from './answers.ts';
import { mayBuild } from './capital.ts';
import { restCrew, tireOne } from './crew.ts';
import { cardsToDraw } from './decks.ts';
import { canPay, fire, freeSpaces, gain, gainOne, logGain, pay, placeCubes, roomForCubes, timesPayable } from './gains.ts';
import { hire } from './hiring.ts';
import { showReputation } from './reputation.ts';
import { clearHolds, settle } from './settling.ts';
import { type IsleboundState, type IsleboundTable, NOBODY } from './state.ts';

export function sideOf({ variants }: IsleboundState, town: number): TownSide {
  return variants.advanced ? towns[town]!.advanced : towns[town]!.basic;
}

/** I-5.3: the coins that a seat pays for a visit. */
export function coinFeeFor(state: IsleboundState, seat: Seat, town: number): number {
  if (state.owners[town] === seat) return 0;
  return Math.max(0, sideOf(state, town).fee.coins - modified(state.players[seat]!, 'fee'));
}

/** I-5.2: whether a seat can pay what the town asks. */
export function canVisit(state: IsleboundState, seat: Seat, town: number): boolean {
  if (state.owners[town] === seat) return true;
  const { deck, goods } = state.players[seat]!;
  const { skill } = sideOf(state, town).fee;
  return goods[COIN]! >= coinFeeFor(state, seat, town) && (skill === 0 || countSkill(deck, skill) > 0);
}

/** I-5.2: pays the fee, then does what the sign says. */
export function* visitTown(table: IsleboundTable, seat: Seat, town: number): Play {
  const { state } = table;
  const owner = state.owners[town]!;
  if (owner !== seat) yield* payFee(table, seat, town);
  table.log({ what: 'visited', seat, town, owner, rule: 'I-5.2' });
  if (owner === seat) {
    fire(table, seat, 'visit-own-town');
    if (towns[town]!.isPort) fire(table, seat, 'visit-own-port');
    if (towns[town]!.banner === 'teal') fire(table, seat, 'visit-ally');
  }
  let brought = 0;
  for (const part of sideOf(state, town).sign) {
    // What asks nobody needs no generator: playouts make a million visits.
    if (part.does === 'rest' || part.does === 'gain' || part.does === 'gain-per-work') brought |= receive(table, seat, town, part);
    else {
      if (state.overfull) yield* clearHolds(table);
      brought |= yield* follow(table, seat, town, part);
    }
    if (state.unsettled) yield* settle(table);
  }
  if ((brought & BROUGHT_WOOD) !== 0) fire(table, seat, 'wood-from-town');
  if ((brought & BROUGHT_FISH) !== 0) fire(table, seat, 'fish-from-town');
}

/** I-5.3, I-5.4, I-5.5 */
function* payFee(table: IsleboundTable, seat: Seat, town: number): Play {
  const { state } = table;
  const { skill } = sideOf(state, town).fee;
  const coins = coinFeeFor(state, seat, town);
  const owner = state.owners[town]!;
  if (coins > 0) {
    state.players[seat]!.goods[COIN]! -= coins;
    if (owner === NOBODY) state.treasure += coins;
    else state.players[owner]!.goods[COIN]! += coins;
    table.log({ what: 'paid-fee', seat, town, coins, to: owner, rule: owner === NOBODY ? 'I-5.3' : 'I-5.4' });
  }
  if (skill !== 0) yield* tireOne(table, seat, skill, 'fee', 'I-5.5');
}

/** What a part of a sign brought straight away, as bits. */
const BROUGHT_WOOD = 1;
const BROUGHT_FISH = 2;
const broughtBy = (good: number): number => (good === WOOD ? BROUGHT_WOOD : good === FISH ? BROUGHT_FISH : 0);

type Exchange = Extract<SignPart, { readonly does: 'exchange' }>;

type Gift = Extract<SignPart, { readonly does: 'rest' | 'gain' | 'gain-per-work' }>;

/** I-12: a part of a sign that leaves nothing to decide. */
function receive(table: IsleboundTable, seat: Seat, town: number, part: Gift): number {
  switch (part.does) {
    case 'rest':
      restCrew(table, seat);
      fire(table, seat, 'rest');
      return 0;
    case 'gain': {
      const { goods } = part;
      logGain(table, seat, goods, { from: 'town', town }, townRules[town]!);
      gain(table, seat, goods);
      let brought = 0;
      for (let i = 0; i < goods.length; i += 2) brought |= broughtBy(goods[i]!);
      return brought;
    }
    case 'gain-per-work': {
      const count = workersOf(table.state, seat);
      if (count === 0) return 0;
      table.log({ what: 'gained', seat, goods: [part.good, count], source: { from: 'town', town }, rule: townRules[town]! });
      gainOne(table, seat, part.good, count);
      return broughtBy(part.good);
    }
  }
}

/** I-12: a part of a sign that the visitor decides about. */
function* follow(table: IsleboundTable, seat: Seat, town: number, part: Exclude<SignPart, Gift>): Play<number> {
  switch (part.does) {
    case 'either': {
      const { goods } = yield* table.ask(seat, 'either', eitherAnswers.get(part)!, { about: { town } });
      logGain(table, seat, goods, { from: 'town', town }, townRules[town]!);
      gain(table, seat, goods);
      return broughtBy(goods[0]!);
    }
    case 'cube':
      yield* mayPlaceCube(table, seat);
      return 0;
    case 'hire':
      yield* hire(table, seat, part.surcharge, false);
      return 0;
    case 'build':
      yield* mayBuild(table, seat);
      return 0;
    case 'reputation':
      yield* showReputation(table, seat);
      return 0;
    case 'exchange':
      yield* part.limit === 'tire' ? exchangeAndTire(table, seat, town, part) : exchange(table, seat, town, part);
      return 0;
  }
}

/** I-12.17: the number of the rule that a town follows. */
const townRules: readonly string[] = towns.map((_, town) => `I-12.${town + 1}`);

/** I-13.3: the Butcher's hands work below deck, too. */
export function workersOf(state: IsleboundState, seat: Seat): number {
  const player = state.players[seat]!;
  return countSkill(player.deck, WORK) + (modified(player, 'tired-work') > 0 ? countSkill(player.below, WORK) : 0);
}

/** I-12.5 */
function* mayPlaceCube(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  if (roomForCubes(state, seat) === 0) return;
  const further = modified(state.players[seat]!, 'skip-space') > 0 && freeSpaces(state) > 1;
  const { kind } = yield* table.ask(seat, 'place-cube', further ? [place, placeFurther, enough] : [place, enough]);
  if (kind !== 'enough') placeCubes(table, seat, 1, kind === 'place-further');
}

/** I-1.3: how often an exchange still brings something: cards run out (I-20.3: those drawn for books too), and so do spaces of the influence track. */
function timesAvailable(state: IsleboundState, seat: Seat, { gains }: Exchange): number {
  if (gains.length > 2) return Infinity;
  switch (gains[0]) {
    case PIRATE:
      return state.pirates;
    case SERPENT:
      return state.serpents;
    case BOOK:
      return state.variants.architect ? cardsToDraw(state) : Infinity;
    case CUBE:
      return roomForCubes(state, seat);
    default:
      return Infinity;
  }
}

/** I-12.18: as often as one likes, or once for each crew member who is or comes on deck. */
function* exchange(table: IsleboundTable, seat: Seat, town: number, part: Exchange): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const pays = part.pays[0]!;
  let done = 0;
  for (;;) {
    const limit = part.limit === 'crew' ? player.deck.length - done : Infinity;
    const most = Math.min(limit, timesPayable(state, player, pays), timesAvailable(state, seat, part));
    if (most <= 0) return;
    const { count } = yield* table.ask(seat, 'exchange', countsUpTo(most), { about: { town, pays, gains: part.gains } });
    if (count === 0) return;
    yield* pay(table, seat, pays, count);
    table.log({ what: 'exchanged', seat, town, pays, gains: part.gains, times: count, rule: townRules[town]! });
    gain(table, seat, part.gains, count);
    const { unsettled } = state;
    if (unsettled) yield* settle(table);
    // A token that came of it may have brought what another exchange costs.
    if (count < most && !unsettled) return;
    done += count;
  }
}

/** I-12.19: somebody is tired each time. */
function* exchangeAndTire(table: IsleboundTable, seat: Seat, town: number, part: Exchange): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const options = payAnswers.get(part)!;
  while (countSkill(player.deck, part.skill) > 0 && timesAvailable(state, seat, part) > 0) {
    const able = options.filter(({ goods }) => canPay(state, player, goods));
    if (able.length === 0) return;
    const answer: PayAnswer | EnoughAnswer = yield* table.ask(seat, 'exchange-again', [...able, enough], {
      about: { town, gains: part.gains, skill: part.skill },
    });
    if (answer.kind === 'enough') return;
    yield* pay(table, seat, answer.goods);
    yield* tireOne(table, seat, part.skill, 'exchange', 'I-12.19');
    table.log({ what: 'exchanged', seat, town, pays: answer.goods, gains: part.gains, times: 1, rule: townRules[town]! });
    gain(table, seat, part.gains);
    if (state.unsettled) yield* settle(table);
  }
}
