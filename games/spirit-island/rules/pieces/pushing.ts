import type { Play } from '@skerry/engine';
import type { Step } from '../../content/step.ts';
import { oceansForBlight } from '../adversaries/ocean-blight.ts';
import { about, amountOf, type Doing } from '../powers/amounts.ts';
import { type MoveAnswer, stop } from '../answers.ts';
import { countOf, meetsAll, pieceOf } from '../island/conditions-of-lands.ts';
import { isUnchanged } from './dying.ts';
import { distanceBetween } from '../island/geography.ts';
import { isCutOff } from '../island/isolation.ts';
import { DAHAN_EVENT } from '../invaders/invader-steps.ts';
import { distancesFor, geography, hasRule, isCoastal, isOcean, isSacredSite, landsOf, seatWith } from '../island/island.ts';
import { isPower, move, pushTargets } from './moving.ts';
import { humans, isToken, those, tokens } from './pieces.ts';
import { mayBeIn } from './presence.ts';
import { movableSwarm } from './swarms.ts';
import { BEASTS, BLIGHT, CITY, DAHAN, EXPLORER, type Piece, type State, THIEF } from '../state.ts';
import { hasFind, paysForFind } from '../scenarios/finds.ts';
import { thievesAsExplorers } from '../scenarios/thieves.ts';

type Moving = Extract<Step, { do: 'push' | 'gather' }>;

/** J-12.1: pushes; returns the lands that something was pushed to. */
export function* push(doing: Doing, step: Moving): Play<number[]> {
  const { table, seat, land } = doing;
  const { state } = table;
  const kinds = yield* kindsToMove(doing, step.what.map(pieceOf), [land]);
  const most = step.n === 'all' ? there(doing, kinds, [land]) : amountOf(doing, step.n);
  const reached: number[] = [];
  const refused: number[] = [];
  for (let i = 0; i < most;) {
    let lands = othersFor(doing, step);
    if (step.spread === true && lands.some((to) => !reached.includes(to))) lands = lands.filter((to) => !reached.includes(to));
    const answers: (MoveAnswer | typeof stop)[] = moves(doing, kinds, [land], lands);
    if (kinds.includes(BEASTS)) answers.push(...moves(doing, [BEASTS], [land], fartherFor(doing, step)));
    if (kinds.includes(BLIGHT)) answers.push(...moves(doing, [BLIGHT], [land], oceansForBlight(state, land, false)));
    const open = answers.filter((answer) => !isRefused(answer, refused));
    if (open.length === 0) break;
    if (mayEnd(step, i) || open.every((answer) => mayStay(state, answer))) open.push(stop);
    const answer = yield* table.ask(seat, 'push', open, { about: { ...about(doing), left: step.n === 'all' ? -1 : most - i } });
    if (answer.kind === 'stop') break;
    if (!(yield* move(table, answer))) {
      refused.push(answer.from);
      continue;
    }
    i++;
    if (!reached.includes(answer.to)) reached.push(answer.to);
  }
  return reached;
}

/** J-12.2 */
export function* gather(doing: Doing, step: Moving): Play {
  const { table, seat, land } = doing;
  const { state } = table;
  const sources = [...othersFor(doing, step), ...fartherFor(doing, step), ...oceansForBlight(state, land, true)];
  const kinds = yield* kindsToMove(doing, step.what.map(pieceOf), sources);
  const most = step.n === 'all' ? there(doing, kinds, sources) : amountOf(doing, step.n);
  const refused: number[] = [];
  for (let i = 0; i < most;) {
    const answers: (MoveAnswer | typeof stop)[] = moves(doing, kinds, othersFor(doing, step), [land]);
    if (kinds.includes(BEASTS)) answers.push(...moves(doing, [BEASTS], fartherFor(doing, step), [land]));
    if (kinds.includes(BLIGHT)) answers.push(...moves(doing, [BLIGHT], oceansForBlight(state, land, true), [land]));
    const open = answers.filter((answer) => !isRefused(answer, refused));
    if (open.length === 0) return;
    if (mayEnd(step, i) || open.every((answer) => mayStay(state, answer))) open.push(stop);
    const answer = yield* table.ask(seat, 'gather', open, { about: { ...about(doing), left: step.n === 'all' ? -1 : most - i } });
    if (answer.kind === 'stop') return;
    if (yield* move(table, answer)) i++;
    else refused.push(answer.from);
  }
}

/** J-24.2: "all" are those who are there when it begins: a joined land is next to itself, where they could go round for ever. */
function there({ table }: Doing, kinds: readonly Piece[], lands: readonly number[]): number {
  const { state } = table;
  const inLand = (land: number): number =>
    kinds.reduce<number>((sum, kind) => sum + (isToken(kind) ? tokens(state, land, kind) : humans(state, land, kind)), 0) +
    (kinds.includes(EXPLORER) ? thievesAsExplorers(state, land) : 0) +
    (kinds.includes(BEASTS) && movableSwarm(state, land) >= 0 ? 1 : 0);
  return [...new Set(lands)].reduce((sum, land) => sum + inLand(land), 0);
}

/** A sacred site whose spirit does not want it to go as beasts. */
const isRefused = (answer: MoveAnswer | typeof stop, refused: readonly number[]): boolean =>
  answer.kind === 'move' && answer.swarm === true && refused.includes(answer.from);

/** "Up to so many", once the least are done. */
const mayEnd = ({ upTo, least = 0 }: Moving, done: number): boolean => upTo && done >= least;

/** J-38.8, find 6 of the invaders: powers move them only for 1 energy more. Where none are to come from, nobody is asked. */
export function* kindsToMove(doing: Doing, kinds: readonly Piece[], from: readonly number[]): Play<readonly Piece[]> {
  const { table, land } = doing;
  const { state } = table;
  if (!hasFind(state, 6, 'invaders') || !isPower(state)) return kinds;
  const invaders = kinds.filter((kind) => kind <= CITY);
  if (there(doing, invaders, from) === 0) return kinds;
  return (yield* paysForFind(table, 6, land)) ? kinds : kinds.filter((kind) => kind > CITY);
}

/** J-30.2: invaders cross the border of an isolated land only if the players allow it. J-24.9: nobody has to let a sacred site count as beasts. */
export const mayStay = (state: State, answer: MoveAnswer | typeof stop): boolean =>
  answer.kind === 'move' &&
  (answer.piece === THIEF || answer.swarm === true || (answer.piece <= CITY && isCutOff(state, answer.from, answer.to)));

/** The lands to push to, or to gather from. */
export function othersFor(doing: Doing, { other, seaward, toMost, toMore }: Moving): number[] {
  const { state } = doing.table;
  const { land } = doing;
  const lands = pushTargets(state, land).filter(
    (near) =>
      (other === undefined || meetsAll(state, near, other, doing)) &&
      (seaward !== true || distanceToSea(state, near) < distanceToSea(state, land)) &&
      (toMore === undefined || countOf(state, near, toMore) > countOf(state, land, toMore)),
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
  const distance = distancesFor(state, isPower(state));
  return landsOf(state, isPower(state)).filter(
    (there) => distance(doing.land, there) === 2 && (other === undefined || meetsAll(state, there, other, doing)),
  );
}

/** J-40.1: dahan events bring no dahan into sacred sites of Keeper. */
function isForbidden(state: State, land: number): boolean {
  const { events, actions } = state;
  if (events === null || events.part !== DAHAN_EVENT || actions.at(-1)?.kind !== 'event') return false;
  const seat = seatWith(state, 'forbidden-ground');
  return seat >= 0 && isSacredSite(state, seat, land);
}

export function moves({ table }: Doing, kinds: readonly Piece[], from: readonly number[], to: readonly number[]): MoveAnswer[] {
  const { state } = table;
  const answers: MoveAnswer[] = [];
  for (const source of from) {
    for (const group of state.spaces[source]!.groups) {
      if (!kinds.includes(group.kind) || isUnchanged(state, source, group.kind)) continue;
      for (const goal of to)
        if (group.kind !== DAHAN || !isForbidden(state, goal)) answers.push({ kind: 'move', ...those(group), from: source, to: goal });
    }
    const seat = kinds.includes(BEASTS) ? movableSwarm(state, source) : -1;
    if (seat >= 0) {
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
