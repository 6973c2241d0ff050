import type { Play, Seat } from '@skerry/engine';
import { about, type Doing } from '../powers/amounts.ts';
import { landAnswer, type MoveAnswer, no, type ShiftAnswer, stop, yes } from '../answers.ts';
import { terrains } from '../../content/boards.ts';
import { countOf } from '../island/conditions-of-lands.ts';
import { isSettled } from '../pieces/hunting-grounds.ts';
import { distancesFor, isCoastal, isTerrain, landsOf } from '../island/island.ts';
import { move, pushTargets } from '../pieces/moving.ts';
import { dahanIn, invadersIn } from '../pieces/pieces.ts';
import { mayBeIn, movePresence, ownLands } from '../pieces/presence.ts';
import { kindsToMove, moves } from '../pieces/pushing.ts';
import { swarmIn } from '../pieces/swarms.ts';
import { BEASTS, CITY, DAHAN, EXPLORER, type Piece, TOWN } from '../state.ts';

/** What is led, each kind counted apart: invaders, dahan, presence, beasts. */
type Kind = 'invaders' | 'dahan' | 'presence' | 'beasts';
const piecesOf: Readonly<Record<Exclude<Kind, 'presence'>, readonly Piece[]>> = {
  invaders: [EXPLORER, TOWN, CITY],
  dahan: [DAHAN],
  beasts: [BEASTS],
};
const all: readonly Kind[] = ['invaders', 'dahan', 'presence', 'beasts'];
const kindOf = (answer: MoveAnswer | ShiftAnswer): Kind =>
  answer.kind === 'shift' ? 'presence' : answer.piece === BEASTS ? 'beasts' : answer.piece === DAHAN ? 'dahan' : 'invaders';

/** The ways that pieces of these kinds may go from one land to others. */
function waysOf(doing: Doing, kinds: readonly Kind[], from: number, to: readonly number[]): (MoveAnswer | ShiftAnswer)[] {
  const { state } = doing.table;
  const pieces = kinds.flatMap((kind) => (kind === 'presence' ? [] : piecesOf[kind]));
  const ways: (MoveAnswer | ShiftAnswer)[] = moves(doing, pieces, [from], to);
  if (!kinds.includes('presence')) return ways;
  state.spirits.forEach(({ presence }, seat) => {
    if (presence[from] === 0 || isSettled(state, seat)) return;
    for (const land of to) if (mayBeIn(state, seat, land, true)) ways.push({ kind: 'shift', seat, from, to: land });
  });
  return ways;
}

const NOBODY = -1;

/** J-38.8, find 6 of the invaders: whether the invaders of this land may be led, if there are any. */
function* mayLeadInvaders(doing: Doing): Play<boolean> {
  return (yield* kindsToMove(doing, piecesOf.invaders, [doing.land])).length > 0;
}

/** Leads so many pieces of this land away, of each kind no more than so many; presence of others only if they agree. */
function* lead(doing: Doing, most: number, goals: () => readonly number[], quota?: Readonly<Record<Kind, number>>): Play {
  const { table, seat, land } = doing;
  const left: Record<Kind, number> = quota === undefined ? { invaders: most, dahan: most, presence: most, beasts: most } : { ...quota };
  if (goals().length > 0 && !(yield* mayLeadInvaders(doing))) left.invaders = 0;
  const refused: Seat[] = [];
  for (let total = most; total > 0; total--) {
    const kinds = all.filter((kind) => left[kind] > 0);
    const ways = waysOf(doing, kinds, land, goals()).filter(
      (way) => !refused.includes(way.kind === 'shift' ? way.seat : way.swarm === true ? swarmIn(table.state, land) : NOBODY),
    );
    if (ways.length === 0) return;
    const answer = yield* table.ask(seat, 'lead', [...ways, stop], { about: { ...about(doing), left: total } });
    if (answer.kind === 'stop') return;
    if (answer.kind === 'shift' && !(yield* agrees(doing, answer))) {
      refused.push(answer.seat);
      total++;
      continue;
    }
    if (answer.kind === 'shift') movePresence(table, answer.seat, answer.from, answer.to);
    else if (!(yield* move(table, answer))) {
      refused.push(swarmIn(table.state, land));
      total++;
      continue;
    }
    left[kindOf(answer)]--;
  }
}

function* agrees({ table, seat, power }: Doing, { seat: owner, from, to }: ShiftAnswer): Play<boolean> {
  if (owner === seat) return true;
  const { kind } = yield* table.ask(owner, 'let-lead', [yes, no], { about: { power, from, to } });
  return kind === 'yes';
}

/** Up to a half of each kind, pushed. */
function* leadHalf(doing: Doing, round: (n: number) => number): Play {
  const { table, land } = doing;
  const { state } = table;
  const presence = state.spirits.reduce((sum, spirit) => sum + spirit.presence[land]!, 0);
  const quota = {
    invaders: round(invadersIn(state, land) / 2),
    dahan: round(dahanIn(state, land) / 2),
    presence: round(presence / 2),
    beasts: round(countOf(state, land, ['beasts']) / 2),
  };
  yield* lead(doing, quota.invaders + quota.dahan + quota.presence + quota.beasts, () => pushTargets(state, land), quota);
}

/** So many pieces to one land, which is chosen first. */
function* leadTo(doing: Doing, n: number, lands: readonly number[]): Play {
  const { table, seat } = doing;
  if (n === 0 || lands.length === 0) return;
  const answer = yield* table.ask(seat, 'lead-where', [...lands.map(landAnswer), stop], { about: about(doing) });
  if (answer.kind === 'land') yield* lead(doing, n, () => [answer.land]);
}

/** Other lands within a range of the target land. */
function otherLands({ table, land }: Doing, range: number): number[] {
  const distance = distancesFor(table.state, true);
  return landsOf(table.state, true).filter((other) => other !== land && distance(land, other) <= range);
}

/** Rules of single powers of Finder. */
export const finderSpecials = {
  'lead-half-away': (doing: Doing): Play => leadHalf(doing, Math.floor),
  'lead-more-than-half-away': (doing: Doing): Play => leadHalf(doing, Math.ceil),
  'lead-away': (doing: Doing, n: number): Play => lead(doing, n, () => pushTargets(doing.table.state, doing.land)),

  /** Aid from the Spirit-Speakers: one for each dahan, all to one land with dahan. */
  'lead-to-dahan': (doing: Doing, range: number): Play => {
    const { state } = doing.table;
    return leadTo(
      doing,
      dahanIn(state, doing.land),
      otherLands(doing, range).filter((land) => dahanIn(state, land) > 0),
    );
  },

  /** Paths Tied by Nature */
  'lead-to-like-terrain': (doing: Doing, n: number): Play => {
    const { state } = doing.table;
    const like = terrains.filter((terrain) => isTerrain(state, doing.land, terrain));
    return leadTo(
      doing,
      n,
      otherLands(doing, 2).filter((land) => like.some((terrain) => isTerrain(state, land, terrain))),
    );
  },

  /** Ways of Shore and Heartland */
  'lead-along-the-shore': (doing: Doing, n: number): Play => {
    const { state } = doing.table;
    const coast = isCoastal(state, doing.land);
    return lead(doing, n, () => pushTargets(state, doing.land).filter((to) => isCoastal(state, to) === coast));
  },

  /** Offer Passage Between Worlds: so many dahan between this land and one of the user's, to and fro. */
  *'offer-passage'(doing: Doing, n: number): Play {
    const { table, seat, user, land } = doing;
    const lands = ownLands(table.state, user!).filter((own) => own !== land);
    if (lands.length === 0) return;
    const { land: own } = yield* table.ask(seat, 'passage', lands.map(landAnswer), { about: about(doing) });
    for (let left = n; left > 0; left--) {
      const ways = [...moves(doing, [DAHAN], [land], [own]), ...moves(doing, [DAHAN], [own], [land])];
      if (ways.length === 0) return;
      const answer = yield* table.ask(seat, 'lead', [...ways, stop], { about: { ...about(doing), left } });
      if (answer.kind === 'stop') return;
      yield* move(table, answer);
    }
  },

  /** Traveler's Boon: presence of the target to one land of the giver's, and 1 invader, 1 dahan and 1 beasts along with it. */
  *'travelers-boon'(doing: Doing, n: number): Play {
    const { table, user } = doing;
    const { state } = table;
    const seat = doing.target!;
    if (isSettled(state, seat)) return;
    const from = (to: number): number[] => ownLands(state, seat).filter((land) => land !== to);
    const lands = ownLands(state, user!).filter((land) => mayBeIn(state, seat, land, true) && from(land).length > 0);
    if (lands.length === 0) return;
    const goal = yield* table.ask(seat, 'boon-to', [...lands.map(landAnswer), stop]);
    if (goal.kind === 'stop') return;
    const { land: to } = goal;
    let along: readonly Kind[] = ['invaders', 'dahan', 'beasts'];
    for (let left = n; left > 0 && from(to).length > 0; left--) {
      const answer = yield* table.ask(seat, 'boon-from', [...from(to).map(landAnswer), stop], { about: { to, left } });
      if (answer.kind === 'stop') return;
      movePresence(table, seat, answer.land, to);
      along = yield* bringAlong({ ...doing, seat, land: answer.land }, along, to);
    }
  },
};

/** Who goes along from where presence left; returns what may still go along. */
function* bringAlong(doing: Doing, along: readonly Kind[], to: number): Play<readonly Kind[]> {
  const { table, seat, land } = doing;
  let left = along;
  if (along.includes('invaders') && !(yield* mayLeadInvaders(doing))) left = left.filter((kind) => kind !== 'invaders');
  // J-24.9: a sacred site that is not let go leaves the place to other beasts.
  let isRefused = false;
  for (;;) {
    const ways = waysOf(doing, left, land, [to]).filter((way) => !isRefused || way.kind !== 'move' || way.swarm !== true);
    if (ways.length === 0) return left;
    const answer = yield* table.ask(seat, 'along', [...ways, stop], { about: { from: land, to } });
    if (answer.kind !== 'move') return left;
    if (yield* move(table, answer)) left = left.filter((kind) => kind !== kindOf(answer));
    else isRefused = true;
  }
}
