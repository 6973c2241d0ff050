import type { Play, Seat } from '@skerry/engine';
import { AIRSHIP_BIT, amounts, barred, DONE_BIT, placeOf, places, useAnswers } from './answers.ts';
import {
  AIRSHIP,
  ALL_ISLANDS,
  type Attack,
  type FloatingIslands,
  ISLANDS,
  type IslandsTable,
  NOBODY,
  ownIslands,
  piecesOn,
  type Place,
  SETTLERS,
} from './state.ts';

interface Forces {
  hunters: number;
  mercenaries: number;
}

/** What a player has at a place. */
const forcesAt = ({ islands, corporations }: FloatingIslands, seat: Seat, place: Place): Forces =>
  place === AIRSHIP ? corporations[seat]! : islands[place]!;

/** F-8.10: the islands that forces are on their way to, as bits. */
function underAttack({ attacks }: FloatingIslands): number {
  let bits = 0;
  for (const { island } of attacks) bits |= 1 << island;
  return bits;
}

/** F-8.3, F-8.4: the islands that can be captured from a place, as bits. */
export function targetsFrom(state: FloatingIslands, seat: Seat, from: Place, own: number, except = 0): number {
  const { hunters, mercenaries } = forcesAt(state, seat, from);
  if (hunters === 0 || (from !== AIRSHIP && state.islands[from]!.owner !== seat)) return 0;
  const reach = (from === AIRSHIP ? ALL_ISLANDS : state.touching[from]!) & ~own & ~except & ~underAttack(state);
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if ((reach & (1 << i)) !== 0 && piecesOn(state.islands[i]!) < hunters + mercenaries) bits |= 1 << i;
  return bits;
}

/** The places from which something can be captured, as bits. */
export function captureSources(state: FloatingIslands, seat: Seat, own: number): number {
  let bits = 0;
  for (let place = 0; place <= AIRSHIP; place++) {
    const mine = place === AIRSHIP || (own & (1 << place)) !== 0;
    if (mine && targetsFrom(state, seat, place, own) !== 0) bits |= 1 << place;
  }
  return bits;
}

/** F-11.1: from one place, one or more islands. */
export function* capture(table: IslandsTable, seat: Seat): Play {
  const own = ownIslands(table.state, seat);
  const sources = captureSources(table.state, seat, own);
  const from = yield* table.ask(seat, 'capture-from', places(sources), {
    blocked: () => [...barred((own | AIRSHIP_BIT) & ~sources, 'F-8.4'), ...barred(ALL_ISLANDS & ~own, 'F-8.3')],
  });
  yield* captureFrom(table, seat, placeOf(from), ISLANDS, 0, 'action');
}

/** F-8.10: all targets, at most so many, are named before the first is captured. */
function* captureFrom(table: IslandsTable, seat: Seat, from: Place, most: number, except: number, why: 'action' | 'without-island'): Play {
  const attacks = yield* nameAttacks(table, seat, from, most, except, why);
  let armour = table.state.corporations[seat]!.airship === 'armour';
  for (const attack of attacks) armour = yield* captureIsland(table, attack, armour);
}

function* nameAttacks(
  table: IslandsTable,
  seat: Seat,
  from: Place,
  most: number,
  except: number,
  why: 'action' | 'without-island',
): Play<Attack[]> {
  const { state } = table;
  const attacks: Attack[] = [];
  while (attacks.length < most) {
    const targets = targetsFrom(state, seat, from, ownIslands(state, seat), except);
    if (targets === 0) break;
    const target = yield* table.ask(seat, 'capture-target', places(attacks.length === 0 ? targets : targets | DONE_BIT), {
      about: why === 'without-island' ? { from, why } : { from },
      blocked: () =>
        places(ALL_ISLANDS & ~targets).map((answer) => ({ answer, rule: whyNoTarget(state, seat, from, placeOf(answer), except) })),
    });
    if (target.kind !== 'island') break;
    attacks.push(yield* sendForces(table, seat, from, target.island));
  }
  return attacks;
}

function whyNoTarget(state: FloatingIslands, seat: Seat, from: Place, target: number, except: number): string {
  if ((except & (1 << target)) !== 0) return 'F-9.3';
  if (state.islands[target]!.owner === seat) return 'F-11.1';
  if ((underAttack(state) & (1 << target)) !== 0) return 'F-8.10';
  return from === AIRSHIP || (state.touching[from]! & (1 << target)) !== 0 ? 'F-8.4' : 'F-8.3';
}

/** F-8.4 */
function* sendForces(table: IslandsTable, seat: Seat, from: Place, island: number): Play<Attack> {
  const { state } = table;
  const source = forcesAt(state, seat, from);
  const need = piecesOn(state.islands[island]!) + 1;
  const about = { from, island, need };
  const least = Math.max(1, need - source.mercenaries);
  const { amount: hunters } = yield* table.ask(seat, 'send-hunters', amounts(least, source.hunters), {
    about,
    blocked: () => amounts(1, least - 1).map((answer) => ({ answer, rule: 'F-8.4' })),
  });
  const few = Math.max(0, need - hunters);
  const { amount: mercenaries } = yield* table.ask(seat, 'send-mercenaries', amounts(few, source.mercenaries), {
    about: { ...about, hunters },
    blocked: () => amounts(0, few - 1).map((answer) => ({ answer, rule: 'F-8.4' })),
  });
  const attack = { seat, island, hunters, mercenaries };
  source.hunters -= hunters;
  source.mercenaries -= mercenaries;
  state.attacks.push(attack);
  table.log({ what: 'attacked', from, ...attack, rule: 'F-8.3' });
  if (from !== AIRSHIP && source.hunters === 0) turnNeutral(table, from);
  return attack;
}

/** F-8.5 to F-8.9. Returns whether the armour of the airship can still be used. */
function* captureIsland(table: IslandsTable, attack: Attack, armour: boolean): Play<boolean> {
  const { state } = table;
  const { seat, island: target } = attack;
  const island = state.islands[target]!;
  const { owner: victim, hunters: destroyedHunters, mercenaries: destroyedMercenaries } = island;
  const defended = piecesOn(island) > 0;

  let losses = defended ? (attack.hunters + attack.mercenaries) >> 1 : 0;
  let spares = armour;
  if (armour && losses > 0) {
    const { kind } = yield* table.ask(seat, 'armour', useAnswers, { about: { island: target, losses } });
    if (kind === 'use') {
      losses--;
      spares = false;
      table.log({ what: 'spared', seat, island: target, rule: 'F-10.4' });
    }
  }
  const lostHunters = losses === 0 ? 0 : yield* chooseLosses(table, attack, losses);

  destroy(state, target, destroyedHunters, destroyedMercenaries);
  if (victim !== NOBODY) state.corporations[victim]!.lost |= 1 << target;
  state.attacks.splice(state.attacks.indexOf(attack), 1);
  island.owner = seat;
  island.hunters = attack.hunters;
  island.mercenaries = attack.mercenaries;
  state.withoutIsland &= ~(1 << seat);
  destroy(state, target, lostHunters, losses - lostHunters);
  table.log({
    what: 'captured',
    seat,
    island: target,
    victim,
    destroyedHunters,
    destroyedMercenaries,
    lostHunters,
    lostMercenaries: losses - lostHunters,
    rule: defended ? 'F-8.5' : 'F-8.7',
  });
  if (island.hunters === 0) turnNeutral(table, target);
  if (victim !== NOBODY) yield* comeBackIfLost(table, victim);
  return spares;
}

/** F-8.6: how many of the losses are hunters. F-8.11: not the last one on what will be the only own island. */
function* chooseLosses(table: IslandsTable, { seat, island, hunters, mercenaries }: Attack, losses: number): Play<number> {
  const most = Math.min(losses, hunters);
  const isLast = ownIslands(table.state, seat) === 0;
  const allowed = most === hunters && isLast ? most - 1 : most;
  const { amount } = yield* table.ask(seat, 'lose-hunters', amounts(Math.max(0, losses - mercenaries), allowed), {
    about: { island, losses },
    blocked: () => amounts(allowed + 1, most).map((answer) => ({ answer, rule: 'F-8.11' })),
  });
  return amount;
}

/** F-8.8 */
export function destroy(state: FloatingIslands, target: number, hunters: number, mercenaries: number): void {
  const island = state.islands[target]!;
  island.hunters -= hunters;
  island.mercenaries -= mercenaries;
  state.supply += mercenaries;
  if (hunters > 0) state.corporations[island.owner]!.destroyed += hunters;
}

/** F-8.9, F-8.2 */
export function turnNeutral(table: IslandsTable, island: number): void {
  const was = table.state.islands[island]!.owner;
  table.state.islands[island]!.owner = NOBODY;
  table.log({ what: 'turned-neutral', island, was, rule: 'F-8.9' });
}

/** F-9.1: whoever has just lost the last island, and has no forces on the way to another, comes back at once. */
export function* comeBackIfLost(table: IslandsTable, seat: Seat): Play {
  if (ownIslands(table.state, seat) !== 0 || table.state.attacks.some((attack) => attack.seat === seat)) return;
  table.log({ what: 'lost-last-island', seat, rule: 'F-9.1' });
  muster(table, seat, 'F-9.1');
  yield* comeBack(table, seat);
}

/** F-9.2 to F-9.4 */
export function* comeBack(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const corporation = state.corporations[seat]!;
  let free = 0;
  for (let i = 0; i < ISLANDS; i++) if (piecesOn(state.islands[i]!) === 0) free |= 1 << i;
  free &= ~underAttack(state);
  if (free === 0 && targetsFrom(state, seat, AIRSHIP, 0, corporation.lost) === 0) {
    if ((state.withoutIsland & (1 << seat)) === 0) table.log({ what: 'stays-without', seat, rule: 'F-9.4' });
    state.withoutIsland |= 1 << seat;
    return;
  }
  state.withoutIsland &= ~(1 << seat);
  if (free === 0) {
    yield* captureFrom(table, seat, AIRSHIP, 1, corporation.lost, 'without-island');
    return;
  }
  const answer = yield* table.ask(seat, 'free-island', places(free), {
    blocked: () => [...barred(underAttack(state), 'F-8.10'), ...barred(ALL_ISLANDS & ~free & ~underAttack(state), 'F-9.2')],
  });
  const at = placeOf(answer);
  const island = state.islands[at]!;
  island.owner = seat;
  island.hunters = SETTLERS;
  corporation.hunters -= SETTLERS;
  table.log({ what: 'settled', seat, island: at, hunters: SETTLERS, why: 'without-island', rule: 'F-9.2' });
}

/** F-11.3 */
export function muster(table: IslandsTable, seat: Seat, rule: string): void {
  const corporation = table.state.corporations[seat]!;
  if (corporation.destroyed === 0) return;
  corporation.hunters += corporation.destroyed;
  table.log({ what: 'mustered', seat, hunters: corporation.destroyed, rule });
  corporation.destroyed = 0;
}
