import type { Play, Seat } from '@skerry/engine';
import { action } from '../action.ts';
import { huntShellAndHide } from '../adversaries/russia.ts';
import { landAnswer } from '../answers.ts';
import { addHumans } from '../pieces/arriving.ts';
import { addBlight } from '../fear-and-blight/blighting.ts';
import { build } from './build.ts';
import { countOf } from '../island/conditions-of-lands.ts';
import { hasChange } from '../adversaries/enemy.ts';
import {
  alliesIn,
  anchoredBy,
  areSafe,
  blightsFrom,
  firstStrike,
  foresee,
  HEAVY_MINING_FROM,
  heldBack,
  isHindered,
  strickenIn,
  strikeFirst,
} from './foreseen-ravage.ts';
import { allInvaders, badlandsFor, dealDivided, harmDahan, perish } from '../pieces/harm.ts';
import { deciderFor, neighbours } from '../island/island.ts';
import { nearForInvaders } from '../island/isolation.ts';
import { holdsIn, ruleOf } from '../modifiers.ts';
import { dahanIn, damageBy, invadersIn } from '../pieces/pieces.ts';
import { useUpStrife } from '../pieces/strife.ts';
import { note } from '../record.ts';
import { type Aside, putBack, setAside, sittingOut, withdraw } from './sitting-out.ts';
import { isNormal, isSkipped, isSkippedByRule } from './skipping.ts';
import { DAHAN, EXPLORER, type SpiritTable, type State, TOWN } from '../state.ts';

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
  table.log({ what: 'ravaged', land, damage, defend, dealt, rule: 'J-16.6' });
  if (elsewhere !== undefined) {
    yield* strikeBeside(table, elsewhere.seat ?? deciderFor(state, land), land, dealt);
    return aside;
  }
  loseStrife(table, land);
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
function loseStrife(table: SpiritTable, land: number): void {
  const attackers = strickenIn(table.state, land);
  useUpStrife(table, land, ({ kind, strife }) => attackers.includes(kind) && isHindered(table.state, land, strife));
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
