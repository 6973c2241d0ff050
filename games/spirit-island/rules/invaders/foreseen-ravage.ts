import { farFlungHerds } from '../adversaries/habsburg.ts';
import { isBedrock } from '../fear-and-blight/blighting.ts';
import { defendOf } from './defend.ts';
import { isSafe } from '../pieces/dying.ts';
import { hasChange } from '../adversaries/enemy.ts';
import { allInvaders, badlandsIn, dahanDestroyedBy, healthLeft } from '../pieces/harm.ts';
import { EVENT, RAVAGE } from './invader-steps.ts';
import { isSacredSite, seatWith } from '../island/island.ts';
import { appliesIn, holdsIn, ruleOf, sumIn } from '../modifiers.ts';
import { dahanIn, damageBy, humans, tokens } from '../pieces/pieces.ts';
import { isImmune } from '../scenarios/immunity.ts';
import { landsOfRavageCard, outermost } from '../island/shown-lands.ts';
import { type Aside, sittingOut, withoutThose } from './sitting-out.ts';
import { BLIGHT, CITY, DAHAN, EXPLORER, type Group, type Human, type Modifier, type State, TOWN } from '../state.ts';

/** J-16.7: how much damage blights a land. */
export const blightsFrom = (state: State, land: number): number =>
  (holdsIn(state, 'fragile-land', land) ? 1 : Math.max(1, BLIGHT_FROM - sumIn(state, 'easier-blight', land))) + anchoredBy(state, land);

const BLIGHT_FROM = 2;

/** J-21.21 */
export const HEAVY_MINING_FROM = 6;

/** J-41.7 */
const ANCHORED = 8;

/** J-41.7: how much more damage it takes to blight a land. */
export function anchoredBy(state: State, land: number): number {
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
export function foresee(state: State, land: number, cards: readonly number[]): Ravage {
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
export const firstStrike = (state: State, land: number): number =>
  holdsIn(state, 'ravage-beside', land) ? 0 : sumIn(state, 'dahan-strike-first', land);

/** What they all deal then, those who stand with them too. */
export function strikeFirst(state: State, land: number): number {
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
export const alliesIn = (state: State, land: number): number =>
  holdsIn(state, 'explorers-fight-beside-dahan', land) ? humans(state, land, EXPLORER) : 0;

/** Whom the dahan strike: all but those. */
export const strickenIn = (state: State, land: number): readonly Human[] => (alliesIn(state, land) > 0 ? [TOWN, CITY] : allInvaders);

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

export const areSafe = (state: State, land: number): boolean =>
  holdsIn(state, 'dahan-safe', land) || holdsIn(state, 'dahan-safe-in-ravage', land);

/** What the dahan deal in return: mud may hold them back, J-29.10: badlands add to it. */
function counterattack(state: State, land: number, strikes: number): number {
  const held = heldBack(state, land, strikes);
  return held === 0 ? 0 : held + badlandsIn(state, land);
}

export function heldBack(state: State, land: number, strikes: number): number {
  let left = strikes;
  for (const { kind, amount, seat } of state.modifiers)
    if (kind === 'weaker-counterattack') left -= amount * state.spirits[seat!]!.presence[land]!;
  return Math.max(0, left);
}
