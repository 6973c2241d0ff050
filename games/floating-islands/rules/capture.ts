import type { Play, Seat } from '@skerry/engine';
import { AIRSHIP_BIT, amounts, barred, DONE_BIT, placeOf, places, useAnswers } from './answers.ts';
import {
  AIRSHIP,
  ALL_ISLANDS,
  type FloatingIslands,
  type Island,
  ISLANDS,
  type IslandsTable,
  NOBODY,
  ownIslands,
  piecesOn,
  type Place,
} from './state.ts';

const ARMOUR = 0;
const SETTLERS = 2;

interface Forces {
  hunters: number;
  mercenaries: number;
}

/** What a player has at a place. */
const forcesAt = ({ islands, corporations }: FloatingIslands, seat: Seat, place: Place): Forces =>
  place === AIRSHIP ? corporations[seat]! : islands[place]!;

/** F-8.3, F-8.4: the islands that can be captured from a place, as bits. */
export function targetsFrom(state: FloatingIslands, seat: Seat, from: Place, own: number, except = 0): number {
  const { hunters, mercenaries } = forcesAt(state, seat, from);
  if (hunters === 0 || (from !== AIRSHIP && state.islands[from]!.owner !== seat)) return 0;
  const reach = (from === AIRSHIP ? ALL_ISLANDS : state.touching[from]!) & ~own & ~except;
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

/** F-8.10: one island after another, at most so many. */
function* captureFrom(table: IslandsTable, seat: Seat, from: Place, most: number, except: number, why: 'action' | 'without-island'): Play {
  const { state } = table;
  let armour = state.corporations[seat]!.airship === ARMOUR;
  for (let captured = 0; captured < most; captured++) {
    const own = ownIslands(state, seat);
    const targets = targetsFrom(state, seat, from, own, except);
    if (targets === 0) return;
    const target = yield* table.ask(seat, 'capture-target', places(captured === 0 ? targets : targets | DONE_BIT), {
      about: why === 'without-island' ? { from, why } : { from },
      blocked: () =>
        places(ALL_ISLANDS & ~targets).map((answer) => ({ answer, rule: whyNoTarget(state, seat, from, placeOf(answer), except) })),
    });
    if (target.kind !== 'island') return;
    armour = yield* captureIsland(table, seat, from, target.island, armour);
  }
}

function whyNoTarget(state: FloatingIslands, seat: Seat, from: Place, target: number, except: number): string {
  if ((except & (1 << target)) !== 0) return 'F-9.3';
  if (state.islands[target]!.owner === seat) return 'F-11.1';
  return from === AIRSHIP || (state.touching[from]! & (1 << target)) !== 0 ? 'F-8.4' : 'F-8.3';
}

/** F-8.4 to F-8.9. Returns whether the armour of the airship can still be used. */
function* captureIsland(table: IslandsTable, seat: Seat, from: Place, target: number, armour: boolean): Play<boolean> {
  const { state } = table;
  const island = state.islands[target]!;
  const attackers = forcesAt(state, seat, from);
  const need = piecesOn(island) + 1;
  const { mercenaries: most } = attackers;
  const about = { from, island: target, need };
  const least = Math.max(1, need - most);
  const hunters = yield* table.ask(seat, 'send-hunters', amounts(least, attackers.hunters), {
    about,
    blocked: () => amounts(1, least - 1).map((answer) => ({ answer, rule: 'F-8.4' })),
  });
  const sentHunters = hunters.kind === 'amount' ? hunters.amount : 0;
  const mercenaries = yield* table.ask(seat, 'send-mercenaries', amounts(Math.max(0, need - sentHunters), most), {
    about: { ...about, hunters: sentHunters },
    blocked: () => amounts(0, need - sentHunters - 1).map((answer) => ({ answer, rule: 'F-8.4' })),
  });
  const sentMercenaries = mercenaries.kind === 'amount' ? mercenaries.amount : 0;

  table.log({ what: 'attacked', seat, from, island: target, hunters: sentHunters, mercenaries: sentMercenaries, rule: 'F-8.3' });
  attackers.hunters -= sentHunters;
  attackers.mercenaries -= sentMercenaries;
  if (from !== AIRSHIP && attackers.hunters === 0) turnNeutral(table, from);

  const { owner: victim, hunters: destroyedHunters, mercenaries: destroyedMercenaries } = island;
  destroy(state, target, destroyedHunters, destroyedMercenaries);
  if (victim !== NOBODY) state.corporations[victim]!.lost |= 1 << target;
  island.owner = seat;
  island.hunters = sentHunters;
  island.mercenaries = sentMercenaries;
  state.withoutIsland &= ~(1 << seat);

  let losses = need > 1 ? (sentHunters + sentMercenaries) >> 1 : 0;
  if (armour && losses > 0) {
    const { kind } = yield* table.ask(seat, 'armour', useAnswers, { about: { island: target, losses } });
    if (kind === 'use') {
      losses--;
      armour = false;
      table.log({ what: 'spared', seat, island: target, rule: 'F-10.4' });
    }
  }
  const lostHunters = losses === 0 ? 0 : yield* chooseLosses(table, seat, target, losses);
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
    rule: need > 1 ? 'F-8.5' : 'F-8.7',
  });
  if (island.hunters === 0) turnNeutral(table, target);
  if (victim !== NOBODY) yield* comeBackIfLost(table, victim);
  return armour;
}

/** F-8.6: how many of the losses are hunters. F-8.11: not the last one on the last island. */
function* chooseLosses(table: IslandsTable, seat: Seat, target: number, losses: number): Play<number> {
  const { state } = table;
  const { hunters, mercenaries } = state.islands[target]!;
  const most = Math.min(losses, hunters);
  const isLast = ownIslands(state, seat) === 1 << target;
  const allowed = most === hunters && isLast ? most - 1 : most;
  const answer = yield* table.ask(seat, 'lose-hunters', amounts(Math.max(0, losses - mercenaries), allowed), {
    about: { island: target, losses },
    blocked: () => amounts(allowed + 1, most).map((answer) => ({ answer, rule: 'F-8.11' })),
  });
  return answer.kind === 'amount' ? answer.amount : 0;
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

/** F-9.1 to F-9.4: whoever has just lost the last island comes back at once. */
export function* comeBackIfLost(table: IslandsTable, seat: Seat): Play {
  if (ownIslands(table.state, seat) !== 0) return;
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
    blocked: () => barred(ALL_ISLANDS & ~free, 'F-9.2'),
  });
  if (answer.kind !== 'island') return;
  const island: Island = state.islands[answer.island]!;
  island.owner = seat;
  island.hunters = SETTLERS;
  corporation.hunters -= SETTLERS;
  table.log({ what: 'settled', seat, island: answer.island, hunters: SETTLERS, why: 'without-island', rule: 'F-9.2' });
}

/** F-11.3 */
export function muster(table: IslandsTable, seat: Seat, rule: string): void {
  const corporation = table.state.corporations[seat]!;
  if (corporation.destroyed === 0) return;
  corporation.hunters += corporation.destroyed;
  table.log({ what: 'mustered', seat, hunters: corporation.destroyed, rule });
  corporation.destroyed = 0;
}
