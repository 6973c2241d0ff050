import type { Play, Seat } from '@skerry/engine';
import { barred, bitsOf, places, placeOf, sides, type SpaceAnswer, turnsOf } from './answers.ts';
import { distance, findNeighbours, freeSpaces, type Space, stepQ, stepR } from './sky.ts';
import {
  ALL_ISLANDS,
  type FloatingIslands,
  gravityOn,
  type Island,
  ISLANDS,
  type IslandsTable,
  NOBODY,
  RUNDOR,
  SIDES,
  type Sky,
} from './state.ts';
import { scoresOf, transition } from './transition.ts';

const ALL_SIDES = (1 << SIDES) - 1;
const LEAST_TO_ATTRACT = 2;

/** F-5: the five steps of the islands phase, and the transition after them. */
export function* islandsPhase(table: IslandsTable): Play {
  const { state } = table;
  const strongest = findStrongest(state);
  if (strongest < 0) {
    const islands = mostGravity(state);
    const weak = gravityOn(state.islands[islands[0]!]!) < LEAST_TO_ATTRACT;
    table.log(
      weak ? { what: 'no-strongest', why: 'weak', islands, rule: 'F-5.3' } : { what: 'no-strongest', why: 'tie', islands, rule: 'F-5.2' },
    );
  } else if (yield* attract(table, strongest)) {
    return;
  }
  transition(table);
}

/** Those with the most gravity and, among these, the most permanent one. */
function mostGravity({ islands }: Sky): readonly number[] {
  let best = 0;
  for (let i = 0; i < ISLANDS; i++) best = Math.max(best, rank(islands[i]!));
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if (rank(islands[i]!) === best) bits |= 1 << i;
  return bitsOf(bits);
}

/** F-5.2, F-5.6: more gravity counts first, then more permanent gravity. */
const rank = (island: Island): number => gravityOn(island) * 10_000 + island.permanent;

/** F-5.1 to F-5.3: the strongest island, or -1 if the phase is over. */
export function findStrongest({ islands }: Sky): number {
  let best = 0;
  let tie = false;
  for (let i = 1; i < ISLANDS; i++) {
    const more = rank(islands[i]!) - rank(islands[best]!);
    if (more > 0) best = i;
    if (more >= 0) tie = more === 0;
  }
  return tie || gravityOn(islands[best]!) < LEAST_TO_ATTRACT ? -1 : best;
}

/** F-5.4 */
export function pullOf(gravity: number): number {
  if (gravity < LEAST_TO_ATTRACT) return 0;
  return gravity <= 5 ? 1 : gravity <= 10 ? 2 : 3;
}

/** F-5.5, F-5.6: those certain to be attracted, and those among which somebody chooses the other `open`. All as bits. */
export function findUnstable(
  { islands, touching }: Sky,
  strongest: number,
  pulls: number,
): { readonly certain: number; readonly tied: number; readonly open: number } {
  let left = ALL_ISLANDS & ~(1 << strongest) & ~touching[strongest]!;
  let certain = 0;
  let open = pulls;
  while (open > 0 && left !== 0) {
    let least = Infinity;
    let tied = 0;
    let count = 0;
    for (let i = 0; i < ISLANDS; i++) {
      if ((left & (1 << i)) === 0) continue;
      const own = rank(islands[i]!);
      if (own < least) {
        least = own;
        tied = 0;
        count = 0;
      }
      if (own === least) {
        tied |= 1 << i;
        count++;
      }
    }
    if (count > open) return { certain, tied, open };
    certain |= tied;
    left &= ~tied;
    open -= count;
  }
  return { certain, tied: 0, open: 0 };
}

/** Steps 2 to 5 for the strongest island. Returns whether the game has ended. */
function* attract(table: IslandsTable, strongest: number): Play<boolean> {
  const { state } = table;
  const { owner, permanent, temporary } = state.islands[strongest]!;
  const chooser = owner === NOBODY ? state.first : owner;
  const pulls = pullOf(permanent + temporary);
  table.log({ what: 'strongest', island: strongest, owner, chooser, permanent, temporary, pulls, rule: 'F-5.1' });
  const pulled = bitsOf(yield* chooseUnstable(table, strongest, chooser, pulls));
  if (pulled.length > 0) table.log({ what: 'unstable', islands: pulled, rule: 'F-5.5' });
  for (const island of pulled) yield* attractIsland(table, chooser, strongest, island);
  if (pulled.length > 0) yield* joinBrokenOff(table);
  if (isWon(table, strongest)) return true;
  yield* carryGravity(table, chooser, strongest, pulled);
  return false;
}

/** F-5.6, F-5.7 */
function* chooseUnstable(table: IslandsTable, strongest: number, chooser: Seat, pulls: number): Play<number> {
  const found = findUnstable(table.state, strongest, pulls);
  let { certain, tied } = found;
  for (let { open } = found; open > 0; open--) {
    const answer = yield* table.ask(chooser, 'unstable', places(tied), {
      about: { strongest, certain, open },
      blocked: () => barred(ALL_ISLANDS & ~(1 << strongest) & ~tied & ~certain, 'F-5.5'),
    });
    const bit = 1 << placeOf(answer);
    certain |= bit;
    tied &= ~bit;
  }
  return certain;
}

/** F-5.8 */
function* attractIsland(table: IslandsTable, chooser: Seat, strongest: number, island: number): Play {
  const { state } = table;
  const { islands, beside } = state;
  let free = 0;
  for (let side = 0; side < SIDES; side++) if (beside[strongest * SIDES + side] === NOBODY) free |= 1 << side;
  const { side } = yield* table.ask(chooser, 'attract-to', sides(free), {
    about: { strongest, island },
    blocked: () => sides(ALL_SIDES & ~free).map((answer) => ({ answer, rule: 'F-5.8' })),
  });
  const moved = islands[island]!;
  const from = { q: moved.q, r: moved.r };
  moved.q = islands[strongest]!.q + stepQ[side]!;
  moved.r = islands[strongest]!.r + stepR[side]!;
  findNeighbours(state);
  const { turns } = yield* table.ask(chooser, 'attract-turned', turnsOf(island), { about: { strongest, island, side } });
  moved.turns = (moved.turns + turns) % SIDES;
  table.log({
    what: 'attracted',
    seat: chooser,
    island,
    to: strongest,
    side,
    from,
    space: { q: moved.q, r: moved.r },
    turns,
    rule: 'F-5.8',
  });
}

/** F-5.9, F-5.10: the first player joins every island that has no neighbour left. */
function* joinBrokenOff(table: IslandsTable): Play {
  const { state } = table;
  const { first, islands, touching } = state;
  for (let alone = lonely(touching), told = false; alone !== 0; alone = lonely(touching), told = true) {
    if (!told) table.log({ what: 'broke-off', islands: bitsOf(alone), rule: 'F-5.9' });
    const island = placeOf(yield* table.ask(first, 'broken-off', places(alone)));
    const moved = islands[island]!;
    const from = { q: moved.q, r: moved.r };
    const space = yield* table.ask(first, 'join-at', nearestSpaces(state, island), { about: { island } });
    moved.q = space.q;
    moved.r = space.r;
    findNeighbours(state);
    table.log({ what: 'joined', seat: first, island, from, space: { q: space.q, r: space.r }, rule: 'F-5.9' });
  }
}

function lonely(touching: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if (touching[i] === 0) bits |= 1 << i;
  return bits;
}

/**
 * F-5.10: the free spaces beside the nearest of the islands that hang together. If several are nearest, those that touch the most of
 * them, also where they lie farther; of these the nearest.
 */
export function nearestSpaces(sky: Sky, island: number): SpaceAnswer[] {
  const { islands, touching } = sky;
  const from = islands[island]!;
  const hanging = islands.filter((_, i) => touching[i] !== 0);
  const least = Math.min(...hanging.map((other) => distance(from, other)));
  const nearest = hanging.filter((other) => distance(from, other) === least);
  const touched = (space: Space): number => nearest.filter((other) => distance(other, space) === 1).length;
  const free = freeSpaces(sky, island);
  const most = Math.max(...free.map(touched));
  const joining = free.filter((space) => touched(space) === most);
  const way = Math.min(...joining.map((space) => distance(from, space)));
  return joining.filter((space) => distance(from, space) === way).map(({ q, r }) => ({ kind: 'space', q, r }));
}

/** F-6.4, F-6.5 */
function isWon(table: IslandsTable, strongest: number): boolean {
  const { state } = table;
  const { owner } = state.islands[strongest]!;
  if (owner === NOBODY || !isSurrounded(state, strongest)) return false;
  if (strongest === RUNDOR) {
    table.log({ what: 'not-rundor', seat: owner, rule: 'F-6.5' });
    return false;
  }
  table.log({ what: 'surrounded', seat: owner, island: strongest, rule: 'F-6.4' });
  table.end({ scores: scoresOf(state), winners: [owner], about: { by: 'surrounding', island: strongest } });
  return true;
}

export function isSurrounded({ beside }: Sky, island: number): boolean {
  for (let side = 0; side < SIDES; side++) if (beside[island * SIDES + side] === NOBODY) return false;
  return true;
}

/** F-5.11, F-5.12 */
function* carryGravity(table: IslandsTable, chooser: Seat, strongest: number, pulled: readonly number[]): Play {
  const { state } = table;
  const source = state.islands[strongest]!;
  let waiting = 0;
  for (const island of pulled) waiting |= 1 << island;
  while (waiting !== 0 && source.permanent > 0) {
    const enough = source.permanent >= bitsOf(waiting).length;
    const to = enough ? bitsOf(waiting)[0]! : placeOf(yield* table.ask(chooser, 'carry-to', places(waiting), { about: { strongest } }));
    carry(table, state, strongest, to);
    waiting &= ~(1 << to);
  }
}

function carry(table: IslandsTable, { islands }: FloatingIslands, from: number, to: number): void {
  islands[from]!.permanent--;
  islands[to]!.permanent++;
  table.log({ what: 'carried', from, to, rule: 'F-5.11' });
}

/** What an islands phase would do now: for the page and for bots. */
export interface Outlook {
  readonly strongest: number;
  readonly pulls: number;
  readonly certain: number;
  readonly tied: number;
}

export function outlook(sky: Sky): Outlook {
  const strongest = findStrongest(sky);
  if (strongest < 0) return { strongest, pulls: 0, certain: 0, tied: 0 };
  const pulls = pullOf(gravityOn(sky.islands[strongest]!));
  const { certain, tied } = findUnstable(sky, strongest, pulls);
  return { strongest, pulls, certain, tied };
}
