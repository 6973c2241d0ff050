import type { Play } from '@skerry/engine';
import type { Step } from '../content/step.ts';
import { oceansForBlight } from './adversaries/ocean-blight.ts';
import { about, amountOf, type Doing } from './amounts.ts';
import { type MoveAnswer, stop } from './answers.ts';
import { countOf, meetsAll, pieceOf } from './conditions-of-lands.ts';
import { isUnchanged } from './dying.ts';
import { distanceBetween } from './geography.ts';
import { isSettled } from './hunting-grounds.ts';
import { isCutOff } from './isolation.ts';
import { geography, hasRule, isCoastal, isOcean, landsOf } from './island.ts';
import { isPower, move, pushTargets } from './moving.ts';
import { isToken, those, tokens } from './pieces.ts';
import { mayBeIn } from './presence.ts';
import { current } from './record.ts';
import { isSwarmAtHand } from './swarms.ts';
import { BEASTS, BLIGHT, CITY, EXPLORER, type Piece, type State, THIEF } from './state.ts';
import { hasFind, paysForFind } from './scenarios/finds.ts';
import { thievesAsExplorers } from './scenarios/thieves.ts';

type Moving = Extract<Step, { do: 'push' | 'gather' }>;

/** J-12.1: pushes; returns the lands that something was pushed to. */
export function* push(doing: Doing, step: Moving): Play<number[]> {
  const { table, seat, land } = doing;
  const { state } = table;
  const kinds = yield* movable(doing, step.what.map(pieceOf));
  const most = step.n === 'all' ? Infinity : amountOf(doing, step.n);
  const reached: number[] = [];
  for (let i = 0; i < most; i++) {
    let lands = othersFor(doing, step);
    if (step.spread === true && lands.some((to) => !reached.includes(to))) lands = lands.filter((to) => !reached.includes(to));
    const answers: (MoveAnswer | typeof stop)[] = moves(doing, kinds, [land], lands);
    if (kinds.includes(BEASTS)) answers.push(...moves(doing, [BEASTS], [land], fartherFor(doing, step)));
    if (kinds.includes(BLIGHT)) answers.push(...moves(doing, [BLIGHT], [land], oceansForBlight(state, land, false)));
    if (answers.length === 0) break;
    if (mayEnd(step, i) || answers.every((answer) => mayStay(state, answer))) answers.push(stop);
    const answer = yield* table.ask(seat, 'push', answers, { about: { ...about(doing), left: most === Infinity ? -1 : most - i } });
    if (answer.kind === 'stop') break;
    yield* move(table, answer);
    if (!reached.includes(answer.to)) reached.push(answer.to);
  }
  return reached;
}

/** J-12.2 */
export function* gather(doing: Doing, step: Moving): Play {
  const { table, seat, land } = doing;
  const { state } = table;
  const kinds = yield* movable(doing, step.what.map(pieceOf));
  const most = step.n === 'all' ? Infinity : amountOf(doing, step.n);
  for (let i = 0; i < most; i++) {
    const answers: (MoveAnswer | typeof stop)[] = moves(doing, kinds, othersFor(doing, step), [land]);
    if (kinds.includes(BEASTS)) answers.push(...moves(doing, [BEASTS], fartherFor(doing, step), [land]));
    if (kinds.includes(BLIGHT)) answers.push(...moves(doing, [BLIGHT], oceansForBlight(state, land, true), [land]));
    if (answers.length === 0) return;
    if (mayEnd(step, i) || answers.every((answer) => mayStay(state, answer))) answers.push(stop);
    const answer = yield* table.ask(seat, 'gather', answers, { about: { ...about(doing), left: most === Infinity ? -1 : most - i } });
    if (answer.kind === 'stop') return;
    yield* move(table, answer);
  }
}

/** "Up to so many", once the least are done. */
const mayEnd = ({ upTo, least = 0 }: Moving, done: number): boolean => upTo && done >= least;

/** J-38.8, find 6 of the invaders: powers move them only for 1 energy more. */
function* movable({ table, land }: Doing, kinds: readonly Piece[]): Play<readonly Piece[]> {
  const { state } = table;
  if (!hasFind(state, 6, 'invaders') || !isPower(state) || !kinds.some((kind) => kind <= CITY)) return kinds;
  return (yield* paysForFind(table, 6, land)) ? kinds : kinds.filter((kind) => kind > CITY);
}

/** J-30.2: invaders cross the border of an isolated land only if the players allow it. */
export const mayStay = (state: State, answer: MoveAnswer | typeof stop): boolean =>
  answer.kind === 'move' && (answer.piece === THIEF || (answer.piece <= CITY && isCutOff(state, answer.from, answer.to)));

/** The lands to push to, or to gather from. */
export function othersFor(doing: Doing, { other, seaward, toMost }: Moving): number[] {
  const { state } = doing.table;
  const { land } = doing;
  const lands = pushTargets(state, land).filter(
    (near) =>
      (other === undefined || meetsAll(state, near, other, doing)) &&
      (seaward !== true || distanceToSea(state, near) < distanceToSea(state, land)),
  );
  if (toMost === undefined) return lands;
  const most = Math.max(1, ...lands.map((near) => countOf(state, near, toMost)));
  return lands.filter((near) => countOf(state, near, toMost) === most);
}

/** How many borders lie between a land and the nearest ocean. */
function distanceToSea(state: State, land: number): number {
  if (isOcean(state, land)) return 0;
  const known = geography(state);
  let nearest = Infinity;
  for (const coast of known.existing) {
    if (isCoastal(state, coast)) nearest = Math.min(nearest, 1 + distanceBetween(known, land, coast));
  }
  return nearest;
}

/** J-40.22, J-31.6: for beasts of Many Minds, what lies two lands away and no nearer. */
export function fartherFor(doing: Doing, { other }: Moving): number[] {
  const { state } = doing.table;
  if (doing.user === null || !hasRule(state, doing.user, 'fly-fast-as-thought')) return [];
  const known = geography(state);
  return landsOf(state, isPower(state)).filter(
    (there) => distanceBetween(known, doing.land, there) === 2 && (other === undefined || meetsAll(state, there, other, doing)),
  );
}

export function moves({ table }: Doing, kinds: readonly Piece[], from: readonly number[], to: readonly number[]): MoveAnswer[] {
  const { state } = table;
  const answers: MoveAnswer[] = [];
  for (const source of from) {
    for (const group of state.spaces[source]!.groups) {
      if (!kinds.includes(group.kind) || isUnchanged(state, source, group.kind)) continue;
      for (const goal of to) answers.push({ kind: 'move', ...those(group), from: source, to: goal });
    }
    if (kinds.includes(BEASTS) && isSwarmAtHand(state, source) && !isSettled(state, current(state).seat!)) {
      const seat = current(state).seat!;
      for (const goal of to) {
        if (mayBeIn(state, seat, goal, true))
          answers.push({ kind: 'move', piece: BEASTS, damage: 0, strife: 0, dream: 0, from: source, to: goal, swarm: true });
      }
    }
    if (kinds.includes(EXPLORER) && thievesAsExplorers(state, source) > 0)
      for (const goal of to) answers.push({ kind: 'move', piece: THIEF, damage: 0, strife: 0, dream: 0, from: source, to: goal });
    for (const kind of kinds) {
      if (!isToken(kind) || tokens(state, source, kind) === 0) continue;
      for (const goal of to) answers.push({ kind: 'move', piece: kind, damage: 0, strife: 0, dream: 0, from: source, to: goal });
    }
  }
  return answers;
}
