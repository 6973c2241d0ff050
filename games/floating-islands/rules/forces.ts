import type { Play, Seat } from '@skerry/engine';
import { AIRSHIP_BIT, amounts, amountsOrRest, barred, bitsOf, placeOf, places, useAnswers } from './answers.ts';
import { comeBackIfLost, destroy, turnNeutral } from './capture.ts';
import {
  AIRSHIP,
  ALL_ISLANDS,
  type FloatingIslands,
  ISLANDS,
  type IslandsTable,
  MERCENARIES_ON_AIRSHIP,
  neighbouring,
  NOBODY,
  ownIslands,
  piecesOn,
  type Place,
} from './state.ts';

const CROWD = 4;
const GREAT_CROWD = 7;

/** F-11.5, F-11.6: the islands whose forces are large enough, as bits. */
export function crowdedIslands(state: FloatingIslands, own: number): number {
  const near = neighbouring(state, own);
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if ((near & (1 << i)) !== 0 && piecesOn(state.islands[i]!) >= CROWD) bits |= 1 << i;
  return bits;
}

/** F-11.5 */
export function* superiority(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const own = ownIslands(state, seat);
  const targets = crowdedIslands(state, own);
  const target = yield* table.ask(seat, 'superiority-target', places(targets), {
    blocked: () => [
      ...barred((neighbouring(state, own) | own) & ~targets, 'F-11.6'),
      ...barred(ALL_ISLANDS & ~neighbouring(state, own) & ~own, 'F-11.5'),
    ],
  });
  const at = placeOf(target);
  const island = state.islands[at]!;
  const count = piecesOn(island) >= GREAT_CROWD ? 2 : 1;
  const { amount: hunters } = yield* table.ask(
    seat,
    'destroy-hunters',
    amounts(Math.max(0, count - island.mercenaries), Math.min(count, island.hunters)),
    { about: { island: at, count } },
  );
  const victim = island.owner;
  destroy(state, at, hunters, count - hunters);
  table.log({ what: 'overcame', seat, island: at, victim, hunters, mercenaries: count - hunters, rule: 'F-11.5' });
  if (victim === NOBODY || island.hunters > 0) return;
  state.corporations[victim]!.lost |= 1 << at;
  turnNeutral(table, at);
  yield* comeBackIfLost(table, victim);
}

/** F-10.2 */
const roomOnAirship = ({ corporations }: FloatingIslands, seat: Seat): number =>
  corporations[seat]!.mercenaries < MERCENARIES_ON_AIRSHIP ? AIRSHIP_BIT : 0;

function addMercenary({ islands, corporations }: FloatingIslands, seat: Seat, to: Place): void {
  if (to === AIRSHIP) corporations[seat]!.mercenaries++;
  else islands[to]!.mercenaries++;
}

export function canRecruit(state: FloatingIslands, seat: Seat, own: number): boolean {
  return state.supply > 0 && (own | roomOnAirship(state, seat)) !== 0;
}

/** F-11.8, F-10.5 */
export function* recruitment(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const own = ownIslands(state, seat);
  const room = roomOnAirship(state, seat);
  const answer = yield* table.ask(seat, 'recruit-to', places(own | room), {
    blocked: () => [...barred(AIRSHIP_BIT & ~room, 'F-10.2'), ...barred(ALL_ISLANDS & ~own, 'F-11.8')],
  });
  recruit(table, seat, placeOf(answer), 'F-11.8');
  if (state.corporations[seat]!.airship !== 'barracks' || state.supply === 0 || roomOnAirship(state, seat) === 0) return;
  const { kind } = yield* table.ask(seat, 'barracks', useAnswers);
  if (kind === 'use') recruit(table, seat, AIRSHIP, 'F-10.5');
}

function recruit(table: IslandsTable, seat: Seat, to: Place, rule: string): void {
  table.state.supply--;
  addMercenary(table.state, seat, to);
  table.log({ what: 'recruited', seat, to, rule });
}

/** F-11.12: neighbouring islands with a mercenary, as bits. */
export function bribable(state: FloatingIslands, own: number): number {
  const near = neighbouring(state, own);
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if ((near & (1 << i)) !== 0 && state.islands[i]!.mercenaries > 0) bits |= 1 << i;
  return bits;
}

/** F-11.12, F-11.13 */
export function* bribery(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const own = ownIslands(state, seat);
  const sources = bribable(state, own);
  const source = yield* table.ask(seat, 'bribe-from', places(sources), {
    blocked: () => barred(ALL_ISLANDS & ~sources, 'F-11.12'),
  });
  const from = placeOf(source);
  const room = roomOnAirship(state, seat);
  const beside = own & state.touching[from]!;
  const target = yield* table.ask(seat, 'bribe-to', places(beside | room), {
    about: { from },
    blocked: () => [...barred(own & ~beside, 'F-11.13'), ...barred(AIRSHIP_BIT & ~room, 'F-10.2')],
  });
  const to = placeOf(target);
  state.islands[from]!.mercenaries--;
  addMercenary(state, seat, to);
  table.log({ what: 'bribed', seat, from, to, victim: state.islands[from]!.owner, rule: 'F-11.12' });
}

/** Whether Support could change anything. */
export function canSupport({ islands, corporations }: FloatingIslands, seat: Seat, own: number): boolean {
  if (own === 0) return false;
  let { hunters, mercenaries } = corporations[seat]!;
  for (let i = 0; i < ISLANDS; i++) {
    if ((own & (1 << i)) === 0) continue;
    hunters += islands[i]!.hunters;
    mercenaries += islands[i]!.mercenaries;
  }
  return hunters > 1 || mercenaries > 0;
}

/**
 * F-11.10: for each own island in turn it is asked how many shall stand there, first of the hunters and then of the mercenaries;
 * the airship takes the rest. So no sequence of answers goes in circles.
 */
export function* support(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const corporation = state.corporations[seat]!;
  const own = bitsOf(ownIslands(state, seat));
  const huntersBefore = [...own.map((i) => state.islands[i]!.hunters), corporation.hunters];
  const mercenariesBefore = [...own.map((i) => state.islands[i]!.mercenaries), corporation.mercenaries];
  const hunters = yield* share(table, seat, 'station-hunters', own, huntersBefore, Infinity, 1, {});
  const mercenaries = yield* share(table, seat, 'station-mercenaries', own, mercenariesBefore, MERCENARIES_ON_AIRSHIP, 0, { hunters });
  corporation.hunters = hunters[own.length]!;
  corporation.mercenaries = mercenaries[own.length]!;
  own.forEach((i, n) => {
    state.islands[i]!.hunters = hunters[n]!;
    state.islands[i]!.mercenaries = mercenaries[n]!;
  });
  table.log({
    what: 'supported',
    seat,
    places: [...own, AIRSHIP],
    hunters,
    mercenaries,
    huntersBefore,
    mercenariesBefore,
    rule: 'F-11.10',
  });
  for (const i of own) if (state.islands[i]!.hunters === 0) turnNeutral(table, i);
}

/**
 * Shares pieces of one kind out: on each island, and what is left (at most `room`) on the airship; at least so many on islands (F-8.11).
 * `settled` is what was shared out before, for the eye of the one who is asked.
 */
function* share(
  table: IslandsTable,
  seat: Seat,
  question: string,
  own: readonly number[],
  before: readonly number[],
  room: number,
  least: number,
  settled: { hunters?: number[] },
): Play<number[]> {
  const shares: number[] = [];
  let rest = 0;
  for (const count of before) rest += count;
  if (rest === 0) return before.slice();
  const all = rest;
  let planned = all - before[own.length]!;
  for (let n = 0; n < own.length; n++) {
    const last = n === own.length - 1;
    const low = last ? Math.max(0, rest - room, all - rest >= least ? 0 : least) : 0;
    const mayKeep = rest >= planned && rest - planned <= room && all - rest + planned >= least;
    const answer = yield* table.ask(seat, question, mayKeep && rest > low ? amountsOrRest(low, rest) : amounts(low, rest), {
      about: { island: own[n]!, before: before[n]!, shares: shares.slice(), rest, ...settled },
      blocked: () => (low > 0 ? amounts(0, low - 1).map((answer) => ({ answer, rule: least > 0 ? 'F-8.11' : 'F-10.2' })) : []),
    });
    if (answer.kind === 'keep-rest') {
      for (; n < own.length; n++) shares.push(before[n]!);
      rest -= planned;
      break;
    }
    shares.push(answer.amount);
    rest -= answer.amount;
    planned -= before[n]!;
  }
  shares.push(rest);
  return shares;
}
