import type { Play, Seat } from '@skerry/engine';
import { action } from './action.ts';
import { farFlungHerds } from './adversaries/habsburg.ts';
import { huntShellAndHide } from './adversaries/russia.ts';
import { landAnswer } from './answers.ts';
import { addHumans } from './arriving.ts';
import { addBlight } from './blighting.ts';
import { build } from './build.ts';
import { countOf } from './conditions-of-lands.ts';
import { hasChange } from './enemy.ts';
import { allInvaders, badlandsFor, badlandsIn, dahanDestroyedBy, dealDivided, harmDahan, perish } from './harm.ts';
import { EVENT } from './invader-steps.ts';
import { deciderFor, isCoastal, isSacredSite, neighbours, seatWith } from './island.ts';
import { nearForInvaders } from './isolation.ts';
import { appliesIn, holdsIn, sumIn } from './modifiers.ts';
import { dahanIn, damageBy, humans, invadersIn, merge, tokens } from './pieces.ts';
import { distanceFromPresence } from './presence.ts';
import { note } from './record.ts';
import { wardsIn } from './scenarios/goals.ts';
import { type Aside, putBack, setAside, sittingOut } from './sitting-out.ts';
import { isSkipped } from './skipping.ts';
import { BLIGHT, CITY, DAHAN, EXPLORER, type Human, type SpiritTable, type State, tokenNames, TOWN } from './state.ts';

/** J-16.7: how much damage blights a land. */
export const blightsFrom = (state: State, land: number): number =>
  Math.max(1, BLIGHT_FROM - sumIn(state, 'easier-blight', land)) + anchoredBy(state, land);
const BLIGHT_FROM = 2;
/** J-21.21 */
const HEAVY_MINING_FROM = 6;

/** J-38.10 */
const WARD = 3;
/** J-41.7 */
const ANCHORED = 8;

/** J-41.7: how much more damage it takes to blight a land. */
function anchoredBy(state: State, land: number): number {
  const earth = seatWith(state, 'anchor-the-lands-resilience');
  return earth >= 0 && isSacredSite(state, earth, land) ? ANCHORED : 0;
}

/** What a ravage would do in a land as things stand. */
export interface Ravage {
  /** Of all invaders, */
  readonly damage: number;
  readonly defend: number;
  /** and what is left of it. */
  readonly dealt: number;
  readonly blight: number;
  readonly cascades: boolean;
  readonly dahanLost: number;
  /** What the dahan deal in return. */
  readonly counter: number;
}

/** J-16.1, J-16.2, J-16.3, J-16.6, J-16.7, J-16.9: looked at before it happens. */
export function foreseeRavage(state: State, land: number, aside: readonly Aside[] = sittingOut(state, land)): Ravage {
  let damage = 0;
  // J-28.2, J-28.5: strife cancels what single invaders deal; what the land adds to their sum comes after it, if there is any.
  const less = sumIn(state, 'invaders-deal-less', land);
  const allies = alliesIn(state, land);
  const dealtBy = (kind: Human, strife: number): number =>
    strife > 0 || (allies > 0 && kind === EXPLORER) ? 0 : Math.max(0, damageBy(state, kind) + moreBy(state, land, kind) - less);
  for (const { kind, strife, count } of state.spaces[land]!.groups) if (kind !== DAHAN) damage += count * dealtBy(kind, strife);
  for (const { kind, strife, count } of aside) damage -= count * dealtBy(kind, strife);
  if (damage > 0)
    damage = Math.max(
      0,
      damage + sumIn(state, 'ravage-damage', land) + farFlungHerds(state, land) - sumIn(state, 'ravage-deals-less', land),
    );
  if (holdsIn(state, 'ravage-becomes-build', land)) damage = 0;
  const defend = defendOf(state, land);
  const dealt = Math.max(0, damage - defend);
  const beside = holdsIn(state, 'ravage-beside', land);
  const noBlight = beside || holdsIn(state, 'no-blight', land);
  const anchored = anchoredBy(state, land);
  const blight =
    noBlight || dealt < blightsFrom(state, land) ? 0 : dealt >= HEAVY_MINING_FROM + anchored && hasChange(state, 'heavy-mining') ? 2 : 1;
  const all = dahanIn(state, land);
  const taken = beside || areSafe(state, land) || dealt === 0 ? 0 : dealt + badlandsIn(state, land);
  const alliesLost = Math.min(allies, taken);
  const dahanLost = dahanDestroyedBy(state, land, taken - alliesLost);
  const first = holdsIn(state, 'dahan-at-once', land);
  const strikes = beside
    ? 0
    : (first ? all : all - dahanLost) * damageBy(state, DAHAN) + (first ? allies : allies - alliesLost) * damageBy(state, EXPLORER);
  return {
    damage,
    defend,
    dealt,
    blight,
    cascades: blight > 0 && tokens(state, land, BLIGHT) > 0 && !holdsIn(state, 'no-cascade', land),
    dahanLost,
    counter: counterattack(state, land, strikes),
  };
}

/** Voice of Command: the explorers who stand with the dahan. */
const alliesIn = (state: State, land: number): number =>
  holdsIn(state, 'explorers-fight-beside-dahan', land) ? humans(state, land, EXPLORER) : 0;

/** J-42.2: what single invaders deal more here; what waits for the next ravage of a card is not for other ravages. */
function moreBy(state: State, land: number, kind: Human): number {
  let more = 0;
  for (const modifier of state.modifiers) {
    if (modifier.kind !== 'each-deals' || modifier.of?.includes(kind) === false || !appliesIn(state, modifier, land)) continue;
    if (modifier.until !== 'ravage' || state.phase !== 'invader' || state.invaderStep !== EVENT) more += modifier.amount;
  }
  return more;
}

const areSafe = (state: State, land: number): boolean => holdsIn(state, 'dahan-safe', land) || holdsIn(state, 'dahan-safe-in-ravage', land);

/** J-16.3, J-16.4: all that defends a land now. */
export function defendOf(state: State, land: number): number {
  let defend = 0;
  for (const modifier of state.modifiers) {
    if (!appliesIn(state, modifier, land)) continue;
    const { kind, amount, seat } = modifier;
    switch (kind) {
      case 'defend':
        defend += amount;
        break;
      case 'defend-per-dahan':
        defend += amount * dahanIn(state, land);
        break;
      case 'defend-if-dahan':
        if (dahanIn(state, land) > 0) defend += amount;
        break;
      case 'defend-if-presence':
        if (state.spirits.some(({ presence }) => presence[land]! > 0)) defend += amount;
        break;
      case 'defend-coastal':
        if (isCoastal(state, land)) defend += amount;
        break;
      case 'defend-by-troubles':
        for (const near of [land, ...neighbours(state, land, false)]) defend += amount * countOf(state, near, tokenNames);
        break;
      case 'defend-per-presence':
        defend += amount * state.spirits[seat!]!.presence[land]!;
        break;
      case 'defend-of-presence':
        if (state.spirits[seat!]!.presence[land]! > 0) defend += amount;
        break;
      default:
    }
  }
  // J-24.10
  for (let seat = 0; seat < state.players; seat++) {
    const { bargains } = state.spirits[seat]!;
    if (bargains > 0 && distanceFromPresence(state, seat, land) <= 1) defend += bargains * dahanIn(state, land);
  }
  defend += WARD * wardsIn(state, land);
  // J-23.4
  const earth = seatWith(state, 'earths-vitality');
  if (earth >= 0 && isSacredSite(state, earth, land)) defend += 3;
  return Math.max(0, defend);
}

/** What the dahan deal in return: mud may hold them back, J-29.10: badlands add to it. */
function counterattack(state: State, land: number, strikes: number): number {
  const held = heldBack(state, land, strikes);
  return held === 0 ? 0 : held + badlandsIn(state, land);
}

function heldBack(state: State, land: number, strikes: number): number {
  let left = strikes;
  for (const { kind, amount, seat } of state.modifiers)
    if (kind === 'weaker-counterattack') left -= amount * state.spirits[seat!]!.presence[land]!;
  return Math.max(0, left);
}

/** J-14.2: one ravage in one land. */
export function* ravage(table: SpiritTable, land: number): Play {
  const { state } = table;
  const trade = state.modifiers.findIndex(({ kind, land: where }) => kind === 'ravage-becomes-build' && where === land);
  if (trade >= 0) {
    state.modifiers.splice(trade, 1);
    yield* build(table, land);
    return;
  }
  yield* action(table, { kind: 'ravage', land }, function* () {
    if (yield* isSkipped(table, land, 'ravage')) return;
    const aside = yield* setAside(table, land);
    if (invadersIn(state, land) > 0) yield* ravageBy(table, land);
    putBack(state, land, aside);
  });
}

/** By those who participate. */
function* ravageBy(table: SpiritTable, land: number): Play {
  const { state } = table;
  const { damage, defend, dealt } = foreseeRavage(state, land, []);
  if (dealt > 0) note(state, { what: 'land-damaged', land, n: dealt });
  loseStrife(state, land);
  table.log({ what: 'ravaged', land, damage, defend, dealt, rule: 'J-16.6' });
  const elsewhere = state.modifiers.find(({ kind, land: where }) => kind === 'ravage-beside' && where === land);
  if (elsewhere !== undefined) {
    yield* strikeBeside(table, elsewhere.seat ?? deciderFor(state, land), land, dealt);
    return;
  }
  const before = { dahan: dahanIn(state, land), allies: alliesIn(state, land) };
  // J-29.10: badlands add to what the dahan take, and to what they deal.
  if (dealt > 0 && !areSafe(state, land)) {
    const taken = dealt + badlandsFor(state, land, [DAHAN]);
    const fallen = yield* harmAllies(table, land, taken);
    yield* harmDahan(table, land, taken - fallen);
  }
  if (dealt >= blightsFrom(state, land)) yield* blightFrom(table, land, dealt);
  else table.log({ what: 'land-held', land });
  if (state.over) return;
  // J-16.9: those who survive fight back; J-25.1: or all of them, at the same time.
  const { dahan, allies } = holdsIn(state, 'dahan-at-once', land) ? before : { dahan: dahanIn(state, land), allies: alliesIn(state, land) };
  const strikes = heldBack(state, land, dahan * damageBy(state, DAHAN)) + allies * damageBy(state, EXPLORER);
  yield* dealDivided(table, deciderFor(state, land), land, strikes, before.allies > 0 ? [TOWN, CITY] : allInvaders);
}

/** J-13.5: explorers who stand with the dahan fall first, for as many as possible must fall. */
function* harmAllies(table: SpiritTable, land: number, amount: number): Play<number> {
  const { state } = table;
  let left = Math.min(amount, alliesIn(state, land));
  const fallen = left;
  for (const group of state.spaces[land]!.groups.filter(({ kind }) => kind === EXPLORER)) {
    const some = Math.min(left, group.count);
    left -= some;
    yield* perish(table, land, group, some);
  }
  return fallen;
}

/** Instruments of Their Own Ruin: the damage goes to invaders in the lands around, point by point. */
function* strikeBeside(table: SpiritTable, seat: Seat, land: number, dealt: number): Play {
  const { state } = table;
  for (let left = dealt; left > 0; left--) {
    const lands = neighbours(state, land, false).filter((near) => invadersIn(state, near) > 0);
    if (lands.length === 0) return;
    const { land: near } = yield* table.ask(seat, 'land', lands.map(landAnswer), { about: { left } });
    yield* dealDivided(table, seat, near, 1, allInvaders);
  }
}

function loseStrife(state: State, land: number): void {
  for (const group of state.spaces[land]!.groups) if (group.strife > 0) group.strife--;
  merge(state, land);
}

/** J-16.7, J-16.8; J-21.21 */
function* blightFrom(table: SpiritTable, land: number, dealt: number): Play {
  const { state } = table;
  yield* addBlight(table, land, 1, {
    *when(there) {
      huntShellAndHide(table, there);
      if (there === land && hasChange(state, 'mining-rush')) yield* miningRush(table, land);
    },
  });
  if (state.over) return;
  if (dealt >= HEAVY_MINING_FROM + anchoredBy(state, land) && hasChange(state, 'heavy-mining'))
    yield* addBlight(table, land, 1, { harmless: true });
}

/** J-21.25 */
function* miningRush(table: SpiritTable, land: number): Play {
  const { state } = table;
  const lands = nearForInvaders(state, land).filter((near) => countOf(state, near, ['town', 'city']) === 0);
  if (lands.length === 0) return;
  const { land: there } = yield* table.ask(deciderFor(state, land), 'mining-rush', lands.map(landAnswer), { about: { land } });
  yield* addHumans(table, there, TOWN, 1, 'J-21.25');
}

/** Whether there is anybody to ravage. J-15.4 */
export const canRavage = (state: State, land: number): boolean =>
  invadersIn(state, land) > sittingOut(state, land).reduce((sum, { count }) => sum + count, 0);
