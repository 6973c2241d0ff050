import type { Play, Seat } from '@skerry/engine';
import { amounts, amountsOrRest, barred, bitsOf, DONE_BIT, placeOf, places, rotations, setsToMine, turnsOf } from './answers.ts';
import { circuitsOf, yieldOf } from './sky.ts';
import {
  ALL_ISLANDS,
  type FloatingIslands,
  gravityOn,
  ISLANDS,
  type IslandsTable,
  neighbouring,
  NOBODY,
  ownIslands,
  RUNDOR,
  SIDES,
} from './state.ts';

/** F-11.2, F-10.6 */
export function* illegalMining(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const own = ownIslands(state, seat);
  const at = placeOf(yield* table.ask(seat, 'extract-on', places(own), { blocked: () => barred(ALL_ISLANDS & ~own, 'F-11.2') }));
  extract(table, seat, at, 'F-11.2');
  const others = own & ~(1 << at);
  if (state.corporations[seat]!.airship !== 'second-drill' || others === 0) return;
  const second = yield* table.ask(seat, 'second-drill', places(others | DONE_BIT));
  if (second.kind === 'island') extract(table, seat, second.island, 'F-10.6');
}

function extract(table: IslandsTable, seat: Seat, island: number, rule: string): void {
  table.state.islands[island]!.temporary++;
  table.log({ what: 'extracted', seat, island, rule });
}

/** F-7.4, F-7.8: the own islands on which something can be mined, as bits. */
export function minable(state: FloatingIslands, own: number): number {
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if (i !== RUNDOR && (own & (1 << i)) !== 0 && circuitsOf(state, i) !== 0) bits |= 1 << i;
  return bits;
}

/** F-11.4, F-7.6, F-7.7 */
export function* mining(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const own = ownIslands(state, seat);
  const rich = minable(state, own);
  const { islands } = yield* table.ask(seat, 'mine', setsToMine(rich), {
    blocked: () => bitsOf(own & ~rich).map((i) => ({ answer: setsToMine(1 << i)[0]!, rule: i === RUNDOR ? 'F-7.8' : 'F-7.4' })),
  });
  for (let n = 0; n < islands.length; n++) {
    const island = islands[n]!;
    const amount = yieldOf(state, island);
    state.islands[island]!.permanent += amount;
    table.log({ what: 'mined', seat, island, amount, circuits: circuitsOf(state, island), rule: 'F-7.6' });
  }
}

/** Whether Transport could change anything. */
export function canTransport({ islands }: FloatingIslands, own: number): boolean {
  if ((own & (own - 1)) === 0) return false;
  for (let i = 0; i < ISLANDS; i++) if ((own & (1 << i)) !== 0 && gravityOn(islands[i]!) > 0) return true;
  return false;
}

/**
 * F-11.7: for each own island but the last it is asked how much shall lie there, first of the permanent and then of the temporary
 * gravity; the last takes the rest. So no sequence of answers goes in circles.
 */
export function* transport(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const own = bitsOf(ownIslands(state, seat));
  const permanentBefore = own.map((i) => state.islands[i]!.permanent);
  const temporaryBefore = own.map((i) => state.islands[i]!.temporary);
  const permanent = yield* spread(table, seat, 'lay-permanent', own, permanentBefore, {});
  const temporary = yield* spread(table, seat, 'lay-temporary', own, temporaryBefore, { permanent });
  own.forEach((i, n) => {
    state.islands[i]!.permanent = permanent[n]!;
    state.islands[i]!.temporary = temporary[n]!;
  });
  table.log({ what: 'transported', seat, islands: own, permanent, temporary, permanentBefore, temporaryBefore, rule: 'F-11.7' });
}

/** `settled` is what was shared out before, for the eye of the one who is asked. */
function* spread(
  table: IslandsTable,
  seat: Seat,
  question: string,
  own: readonly number[],
  before: readonly number[],
  settled: { permanent?: number[] },
): Play<number[]> {
  const amountsNow: number[] = [];
  let rest = 0;
  for (const amount of before) rest += amount;
  let planned = rest;
  for (let n = 0; n < own.length - 1; n++) {
    const answer = yield* table.ask(seat, question, rest > 0 && rest === planned ? amountsOrRest(0, rest) : amounts(0, rest), {
      about: { island: own[n]!, before: before[n]!, amounts: amountsNow.slice(), rest, ...settled },
    });
    if (answer.kind === 'keep-rest') return [...amountsNow, ...before.slice(n)];
    amountsNow.push(answer.amount);
    rest -= answer.amount;
    planned -= before[n]!;
  }
  amountsNow.push(rest);
  return amountsNow;
}

/** Own islands with temporary gravity, as bits. */
export function convertible({ islands }: FloatingIslands, own: number): number {
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if ((own & (1 << i)) !== 0 && islands[i]!.temporary > 0) bits |= 1 << i;
  return bits;
}

/** F-11.9 */
export function* conversion(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const own = ownIslands(state, seat);
  const can = convertible(state, own);
  const at = placeOf(yield* table.ask(seat, 'convert-on', places(can), { blocked: () => barred(ALL_ISLANDS & ~can, 'F-11.9') }));
  const island = state.islands[at]!;
  const amount = island.temporary;
  island.permanent += amount;
  island.temporary = 0;
  table.log({ what: 'converted', seat, island: at, amount, rule: 'F-11.9' });
}

/** F-11.11: each own island at most once, by any turn. F-10.7: with tow lines also one neutral neighbour. */
export function* rotation(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  let own = ownIslands(state, seat);
  let towed = state.corporations[seat]!.airship === 'tow-lines' ? neutralAmong(state, neighbouring(state, own)) : 0;
  let stop = 0;
  while ((own | towed) !== 0) {
    const allowed = own | towed;
    const answer = yield* table.ask(seat, 'rotate', rotations(allowed | stop), {
      blocked: () => bitsOf(ALL_ISLANDS & ~allowed).map((i) => ({ answer: turnsOf(i)[1]!, rule: 'F-11.11' })),
    });
    if (answer.kind === 'done') return;
    const island = state.islands[answer.island]!;
    island.turns = (island.turns + answer.turns) % SIDES;
    const isOwn = (own & (1 << answer.island)) !== 0;
    table.log({ what: 'rotated', seat, island: answer.island, turns: answer.turns, rule: isOwn ? 'F-11.11' : 'F-10.7' });
    if (isOwn) own &= ~(1 << answer.island);
    else towed = 0;
    stop = DONE_BIT;
  }
}

function neutralAmong({ islands }: FloatingIslands, bits: number): number {
  let neutral = 0;
  for (let i = 0; i < ISLANDS; i++) if ((bits & (1 << i)) !== 0 && islands[i]!.owner === NOBODY) neutral |= 1 << i;
  return neutral;
}

/** Those of these islands that have permanent gravity, as bits. */
export function withPermanent({ islands }: FloatingIslands, among: number): number {
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if ((among & (1 << i)) !== 0 && islands[i]!.permanent > 0) bits |= 1 << i;
  return bits;
}

/** F-11.14, F-11.15: one effect or both. */
export function* speculation(table: IslandsTable, seat: Seat): Play {
  const { state } = table;
  const own = ownIslands(state, seat);
  const near = neighbouring(state, own);
  const mine = withPermanent(state, own);
  const theirs = withPermanent(state, near);
  let done = false;
  if (mine !== 0) {
    const answer = yield* table.ask(seat, 'speculate-own', places(theirs === 0 ? mine : mine | DONE_BIT), {
      blocked: () => barred(own & ~mine, 'F-11.14'),
    });
    if (answer.kind === 'island') {
      speculate(table, seat, answer.island, 2);
      done = true;
    }
  }
  if (theirs === 0) return;
  const answer = yield* table.ask(seat, 'speculate-neighbour', places(done ? theirs | DONE_BIT : theirs), {
    blocked: () => [...barred(near & ~theirs, 'F-11.14'), ...barred(mine, 'F-11.15')],
  });
  if (answer.kind === 'island') speculate(table, seat, answer.island, 1);
}

function speculate(table: IslandsTable, seat: Seat, at: number, temporary: number): void {
  const island = table.state.islands[at]!;
  island.permanent--;
  island.temporary += temporary;
  table.log({ what: 'speculated', seat, island: at, temporary, rule: 'F-11.14' });
}
