import type { Play, Seat } from '@skerry/engine';
import { action } from './action.ts';
import { farFlungHerds } from './adversaries/habsburg.ts';
import { huntShellAndHide } from './adversaries/russia.ts';
import { landAnswer } from './answers.ts';
import { addHumans } from './arriving.ts';
import { addBlight, isBedrock } from './blighting.ts';
import { build } from './build.ts';
import { countOf } from './conditions-of-lands.ts';
import { isSafe } from './dying.ts';
import { hasChange } from './enemy.ts';
import { allInvaders, badlandsFor, badlandsIn, dahanDestroyedBy, dealDivided, harmDahan, healthLeft, perish } from './harm.ts';
import { EVENT, RAVAGE } from './invader-steps.ts';
import { around, deciderFor, isCoastal, isSacredSite, neighbours, seatWith } from './island.ts';
import { nearForInvaders } from './isolation.ts';
import { appliesIn, holdsIn, ruleOf, sumIn } from './modifiers.ts';
import { dahanIn, damageBy, humans, invadersIn, merge, tokens } from './pieces.ts';
import { distanceFromPresence } from './presence.ts';
import { note } from './record.ts';
import { wardsIn } from './scenarios/goals.ts';
import { isImmune } from './scenarios/immunity.ts';
import { type Aside, putBack, setAside, sittingOut, withdraw, withoutThose } from './sitting-out.ts';
import { isNormal, isSkipped, isSkippedByRule } from './skipping.ts';
import {
  BLIGHT,
  CITY,
  DAHAN,
  EXPLORER,
  type Group,
  type Human,
  type Modifier,
  type SpiritTable,
  type State,
  tokenNames,
  TOWN,
} from './state.ts';
import { landsOfRavageCard, outermost } from './shown-lands.ts';

/** J-16.7: how much damage blights a land. */
export const blightsFrom = (state: State, land: number): number =>
  (holdsIn(state, 'fragile-land', land) ? 1 : Math.max(1, BLIGHT_FROM - sumIn(state, 'easier-blight', land))) + anchoredBy(state, land);
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
  /** What is left of it for the dahan: as much, unless the invaders hate them more than the land. */
  readonly toDahan: number;
  readonly blight: number;
  readonly cascades: boolean;
  readonly dahanLost: number;
  /** What the dahan deal in return. */
  readonly counter: number;
}

/** J-16.1, J-16.2, J-16.3, J-16.6, J-16.7, J-16.9: looked at before it happens. `cards`: the invader cards by which it happens. */
export function foreseeRavage(
  state: State,
  land: number,
  aside: readonly Aside[] = sittingOut(state, land),
  cards: readonly number[] = state.phase === 'invader' && state.invaderStep <= RAVAGE ? state.invaders.ravage : [],
): Ravage {
  return foresee(aside.length === 0 ? state : withoutThose(state, land, aside), land, cards);
}

/** Engage on Their Own Terms: the same when the dahan have struck first, as well as they can; who is struck is the table's choice. */
export function foreseeAfterStrike(state: State, land: number, cards: readonly number[]): Ravage {
  const there = withoutThose(state, land, sittingOut(state, land));
  const strikes = strikeFirst(there, land);
  return foresee(strikes === 0 ? there : weakened(there, land, strikes + badlandsIn(there, land)), land, cards);
}

/** By those who participate: nobody else is there. */
function foresee(state: State, land: number, cards: readonly number[]): Ravage {
  // J-28.2, J-28.5: strife cancels what single invaders deal; what the land adds to their sum comes after it, if there is any.
  const less = sumIn(state, 'invaders-deal-less', land);
  const allies = alliesIn(state, land);
  const beside = holdsIn(state, 'ravage-beside', land);
  const dealtBy = ({ kind, strife }: Group, more: number): number => {
    if ((!beside && isHindered(state, land, strife)) || (allies > 0 && kind === EXPLORER)) return 0;
    return Math.max(0, damageBy(state, kind) + moreBy(state, land, kind) - less + more);
  };
  const dealtByAll = (more: number): number => {
    let sum = 0;
    for (const group of state.spaces[land]!.groups) if (group.kind !== DAHAN) sum += group.count * dealtBy(group, more);
    if (sum === 0 || holdsIn(state, 'ravage-becomes-build', land)) return 0;
    return Math.max(0, sum + moreHere(state, land, cards) - lessHere(state, land));
  };
  // Xenophobia: each of them deals less to the land and more to the dahan.
  const hatred = sumIn(state, 'xenophobia', land);
  const damage = dealtByAll(-hatred);
  const defend = defendOf(state, land);
  const dealt = Math.max(0, damage - defend);
  const toDahan = hatred === 0 ? dealt : Math.max(0, dealtByAll(hatred) - defend);
  const noBlight = beside || holdsIn(state, 'no-blight', land);
  const blight =
    noBlight || dealt < blightsFrom(state, land)
      ? 0
      : dealt >= HEAVY_MINING_FROM + anchoredBy(state, land) && hasChange(state, 'heavy-mining')
        ? 2
        : 1;
  const all = dahanIn(state, land);
  const safe = areSafe(state, land);
  const taken = beside || toDahan === 0 ? 0 : toDahan + (safe ? 0 : badlandsIn(state, land));
  const alliesLost = Math.min(allies, taken);
  const dahanLost = safe || isSafe(state, land, DAHAN) ? 0 : dahanDestroyedBy(state, land, taken - alliesLost);
  const early = firstStrike(state, land);
  const first = early > 0 || holdsIn(state, 'dahan-at-once', land);
  const strikes = beside
    ? 0
    : (first ? all : all - dahanLost) * (early > 0 ? early : damageBy(state, DAHAN)) +
      (first ? allies : allies - alliesLost) * damageBy(state, EXPLORER);
  return {
    damage,
    defend,
    dealt,
    toDahan,
    blight,
    cascades: blight > 0 && tokens(state, land, BLIGHT) > 0 && !holdsIn(state, 'no-cascade', land) && !isBedrock(state, land, 1),
    dahanLost,
    counter: counterattack(state, land, strikes),
  };
}

/** The land when so much damage has been dealt to those who are most harmful for what they can bear. */
function weakened(state: State, land: number, damage: number): State {
  const bears = (group: Group): number => healthLeft(state, land, group);
  const harm = ({ kind, strife }: Group): number =>
    isHindered(state, land, strife) ? 0 : damageBy(state, kind) + moreBy(state, land, kind);
  const worst = state.spaces[land]!.groups.filter(
    (group) => strickenIn(state, land).includes(group.kind) && bears(group) > 0 && !isImmune(state, land, group.kind),
  ).toSorted((one, other) => harm(other) / bears(other) - harm(one) / bears(one) || bears(other) - bears(one));
  let left = damage;
  const gone: Aside[] = [];
  for (const group of worst) {
    const count = Math.min(group.count, Math.floor(left / bears(group)));
    if (count > 0) gone.push({ ...group, count });
    left -= count * bears(group);
  }
  return withoutThose(state, land, gone);
}

/** J-28.2: strife holds an invader back; Pull Together in Adversity: one strife of each does not count. */
export const isHindered = (state: State, land: number, strife: number): boolean => strife > 0 && strife > sumIn(state, 'strife-idle', land);

/** Engage on Their Own Terms: what each dahan deals, before the invaders deal anything; 0: they only fight back. */
const firstStrike = (state: State, land: number): number =>
  holdsIn(state, 'ravage-beside', land) ? 0 : sumIn(state, 'dahan-strike-first', land);

/** What they all deal then, those who stand with them too. */
function strikeFirst(state: State, land: number): number {
  const early = firstStrike(state, land);
  return early === 0 ? 0 : heldBack(state, land, early * dahanIn(state, land)) + alliesIn(state, land) * damageBy(state, EXPLORER);
}

/** What is added to the sum; Foreign Dignitaries Visit: a card brings more to the first land that it shows on each board. */
function moreHere(state: State, land: number, cards: readonly number[]): number {
  const more = sumIn(state, 'ravage-damage', land) + farFlungHerds(state, land);
  const { amount } = ruleOf(state, 'first-land-takes-more') ?? { amount: 0 };
  if (amount === 0 || !cards.some((card) => outermost(state, landsOfRavageCard(state, card), 'lowest').includes(land))) return more;
  return more + amount;
}

/** Voice of Command: the explorers who stand with the dahan. */
const alliesIn = (state: State, land: number): number =>
  holdsIn(state, 'explorers-fight-beside-dahan', land) ? humans(state, land, EXPLORER) : 0;
/** Whom the dahan strike: all but those. */
const strickenIn = (state: State, land: number): readonly Human[] => (alliesIn(state, land) > 0 ? [TOWN, CITY] : allInvaders);

/** What single invaders deal more here. */
function moreBy(state: State, land: number, kind: Human): number {
  let more = 0;
  for (const modifier of state.modifiers)
    if (modifier.kind === 'each-deals' && modifier.of?.includes(kind) !== false && isForThis(state, modifier, land))
      more += modifier.amount;
  return more;
}

/** What all of them deal less. */
const lessHere = (state: State, land: number): number =>
  state.modifiers.reduce(
    (sum, modifier) => sum + (modifier.kind === 'ravage-deals-less' && isForThis(state, modifier, land) ? modifier.amount : 0),
    0,
  );

/** J-42.2: whether a rule holds for a ravage here: what waits for the next ravage of a card is not for other ravages. */
const isForThis = (state: State, modifier: Modifier, land: number): boolean =>
  appliesIn(state, modifier, land) && (modifier.until !== 'ravage' || !isExtraordinary(state));

/** J-31.4: whether a ravage that no card causes goes on; where none does, one looks ahead to the next normal one. */
const isExtraordinary = ({ phase, invaderStep, actions }: State): boolean =>
  (phase === 'invader' && invaderStep === EVENT) ||
  (actions.at(-1)?.kind === 'ravage' && (phase !== 'invader' || invaderStep !== RAVAGE || actions.length > 1));

const areSafe = (state: State, land: number): boolean => holdsIn(state, 'dahan-safe', land) || holdsIn(state, 'dahan-safe-in-ravage', land);

/** J-16.3, J-16.4: all that defends a land now. */
export function defendOf(state: State, land: number): number {
  let defend = 0;
  let bySpirits = 0;
  for (const modifier of state.modifiers) {
    if (!appliesIn(state, modifier, land)) continue;
    const n = defendBy(state, land, modifier);
    if (modifier.seat === null) defend += n;
    else bySpirits += n;
  }
  // J-24.10
  for (let seat = 0; seat < state.players; seat++) {
    const { bargains } = state.spirits[seat]!;
    if (bargains > 0 && distanceFromPresence(state, seat, land) <= 1) bySpirits += bargains * dahanIn(state, land);
  }
  defend += WARD * wardsIn(state, land);
  // J-23.4
  const earth = seatWith(state, 'earths-vitality');
  if (earth >= 0 && isSacredSite(state, earth, land)) bySpirits += 3;
  return Math.max(0, defend + Math.max(0, bySpirits - sumIn(state, 'spirits-defend-less', land)));
}

/** What one rule gives. */
function defendBy(state: State, land: number, { kind, amount, seat }: Modifier): number {
  switch (kind) {
    case 'defend':
      return amount;
    case 'defend-per-dahan':
      return amount * dahanIn(state, land);
    case 'defend-if-dahan':
      return dahanIn(state, land) > 0 ? amount : 0;
    case 'defend-if-presence':
      return state.spirits.some(({ presence }) => presence[land]! > 0) ? amount : 0;
    case 'defend-coastal':
      return isCoastal(state, land) ? amount : 0;
    case 'defend-by-troubles':
      return amount * around(state, land, false).reduce((sum, near) => sum + countOf(state, near, tokenNames), 0);
    case 'defend-per-presence':
      return amount * state.spirits[seat!]!.presence[land]!;
    case 'defend-of-presence':
      return state.spirits[seat!]!.presence[land]! > 0 ? amount : 0;
    default:
      return 0;
  }
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

/** J-14.2: one ravage in one land, perhaps by an invader card. What was to change it alone is over with it. */
export function* ravage(table: SpiritTable, land: number, card: number | null = null): Play {
  const { state } = table;
  yield* ravageOrTrade(table, land, card);
  state.modifiers = state.modifiers.filter(
    ({ kind, land: where, until }) => kind !== 'ravage-deals-less' || where !== land || until !== 'used',
  );
}

function* ravageOrTrade(table: SpiritTable, land: number, card: number | null): Play {
  const { state } = table;
  const trade = state.modifiers.findIndex(({ kind, land: where }) => kind === 'ravage-becomes-build' && where === land);
  // J-14.11: of two changes that fit the players let the ravage be skipped.
  if (trade >= 0 && !isSkippedByRule(state, land, 'ravage', isNormal(state, 'ravage', card !== null))) {
    state.modifiers.splice(trade, 1);
    yield* build(table, land);
    return;
  }
  yield* action(table, { kind: 'ravage', land }, function* () {
    if (yield* isSkipped(table, land, 'ravage', card !== null)) return;
    const aside = yield* setAside(table, land);
    const ravages = invadersIn(state, land) > tooFew(state);
    putBack(state, land, ravages ? yield* ravageBy(table, land, card === null ? [] : [card], aside) : aside);
  });
}

/** By those who participate; `aside` are those who do not. Returns who of them sits out still. */
function* ravageBy(table: SpiritTable, land: number, cards: readonly number[], aside: readonly Aside[]): Play<readonly Aside[]> {
  const { state } = table;
  const early = firstStrike(state, land);
  yield* dealDivided(table, deciderFor(state, land), land, strikeFirst(state, land), strickenIn(state, land));
  if (state.over) return aside;
  const { damage, defend, dealt, toDahan } = foresee(state, land, cards);
  const elsewhere = state.modifiers.find(({ kind, land: where }) => kind === 'ravage-beside' && where === land);
  if (dealt > 0 && elsewhere === undefined) note(state, { what: 'land-damaged', land, n: dealt });
  if (elsewhere === undefined) loseStrife(state, land);
  table.log({ what: 'ravaged', land, damage, defend, dealt, rule: 'J-16.6' });
  if (elsewhere !== undefined) {
    yield* strikeBeside(table, elsewhere.seat ?? deciderFor(state, land), land, dealt);
    return aside;
  }
  const before = { dahan: dahanIn(state, land), allies: alliesIn(state, land), stricken: strickenIn(state, land) };
  const atOnce = holdsIn(state, 'dahan-at-once', land);
  // J-29.10: badlands add to what the dahan take, and to what they deal. Explorers beside dahan that are safe are not.
  if (toDahan > 0) {
    const safe = areSafe(state, land);
    const taken = toDahan + (safe ? 0 : badlandsFor(state, land, [DAHAN]));
    const fallen = yield* harmAllies(table, land, taken);
    if (!safe) yield* harmDahan(table, land, taken - fallen);
  }
  let away = aside;
  if (dealt >= blightsFrom(state, land)) {
    // What blight does to those in its land, or a card that it turns, it does to all of them.
    putBack(state, land, aside);
    yield* blightFrom(table, land, dealt);
    away = withdraw(state, land, aside);
  } else table.log({ what: 'land-held', land });
  if (state.over || early > 0) return away;
  // J-16.9: those who survive fight back; J-25.1: or all of them, at the same time.
  const { dahan, allies } = atOnce ? before : { dahan: dahanIn(state, land), allies: alliesIn(state, land) };
  const strikes = heldBack(state, land, dahan * damageBy(state, DAHAN)) + allies * damageBy(state, EXPLORER);
  yield* dealDivided(table, deciderFor(state, land), land, strikes, before.stricken);
  return away;
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

/** Instruments of Their Own Ruin: the damage goes to invaders in the lands around, point by point. J-28.4: so strife has no part in it. */
function* strikeBeside(table: SpiritTable, seat: Seat, land: number, dealt: number): Play {
  const { state } = table;
  for (let left = dealt; left > 0; left--) {
    const lands = neighbours(state, land, false).filter((near) => invadersIn(state, near) > 0);
    if (lands.length === 0) return;
    const { land: near } = yield* table.ask(seat, 'land', lands.map(landAnswer), { about: { left } });
    yield* dealDivided(table, seat, near, 1, allInvaders);
  }
}

/** J-28.4: who stands with the dahan does not deal damage to them, nor to the land. */
function loseStrife(state: State, land: number): void {
  const attackers = strickenIn(state, land);
  for (const group of state.spaces[land]!.groups)
    if (attackers.includes(group.kind) && isHindered(state, land, group.strife)) group.strife--;
  merge(state, land);
}

/** J-16.7, J-16.8; J-21.21 */
function* blightFrom(table: SpiritTable, land: number, dealt: number): Play {
  const { state } = table;
  let cascades = false;
  yield* addBlight(table, land, 1, {
    *when(there) {
      huntShellAndHide(table, there);
      if (!cascades && hasChange(state, 'mining-rush')) yield* miningRush(table, land);
      // What comes now cascades, even if it comes back to this land.
      cascades = true;
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

/** Whether there is anybody to ravage. J-15.4; J-40.21, J-41.13: where dahan would fight back, a spirit may let those take part who need not. */
export function canRavage(state: State, land: number): boolean {
  const aside = sittingOut(state, land, dahanIn(state, land) > 0 ? 0 : Infinity);
  return invadersIn(state, land) > tooFew(state) + aside.reduce((sum, { kind, count }) => sum + (kind === DAHAN ? 0 : count), 0);
}

/** No Bravery without Numbers: as many invaders as the terror level do not dare to ravage. */
const tooFew = (state: State): number => (ruleOf(state, 'ravage-needs-numbers') === undefined ? 0 : Math.min(3, state.fear.terror));
