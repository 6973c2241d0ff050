import type { Play } from '@skerry/engine';
import { boardNamed, type StandardBoardId } from '../../content/boards.ts';
import { outlines } from '../../content/outlines.ts';
import { action } from '../action.ts';
import { type MoveAnswer, seatAnswer, stop } from '../answers.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { explore, hasSource } from '../invaders/explore.ts';
import { buildInEach } from '../invaders/invader-cards.ts';
import { distanceBetween } from '../island/geography.ts';
import { deciderFor, geography, isCoastal, landsOf } from '../island/island.ts';
import { isCutOff, isIsolated } from '../island/isolation.ts';
import { move } from '../pieces/moving.ts';
import { buildingsIn, groupOf, humans, takeHumans, those, type Those } from '../pieces/pieces.ts';
import { payEnergy } from '../powers/paying.ts';
import { purseOf } from '../powers/purse.ts';
import { asOften } from '../invaders/sideways.ts';
import { EXPLORER, type SpiritTable, type State, TOWN } from '../state.ts';

export const isRiver = (state: State): boolean => hasScenarioRule(state, 'the-great-river');
/** The coast of the river where nobody has settled. */
const openCoast = (state: State): number[] =>
  landsOf(state, false).filter((land) => isCoastal(state, land) && buildingsIn(state, land) === 0);

/** J-38.23: the lands in which this scenario makes invaders build after the build step, */
export const spillingOverToBuild = (state: State): number[] =>
  isRiver(state) ? openCoast(state).filter((land) => humans(state, land, EXPLORER) > 0) : [];
/** and those that they explore after the explore step. */
export const spillingOverToExplore = (state: State): number[] =>
  isRiver(state) ? openCoast(state).filter((land) => hasSource(state, land)) : [];

/** J-38.23: after the build step. */
export function* spillOverBuild(table: SpiritTable): Play {
  const { state } = table;
  yield* buildInEach(table, asOften(state, spillingOverToBuild(state)), false);
}

/** J-38.23: after the explore step; setup knows none. */
export function* spillOverExplore(table: SpiritTable): Play {
  const { state } = table;
  for (const land of asOften(state, spillingOverToExplore(state))) if (!state.over) yield* explore(table, land);
}

// ── Migration ──

/** J-38.24: at the end of the slow phase the towns go inland, those that are farthest from the river first. */
export function* migrate(table: SpiritTable): Play {
  const { state } = table;
  if (!isRiver(state) || state.over) return;
  const lands = landsOf(state, false).filter((land) => humans(state, land, TOWN) > 0);
  if (lands.length === 0) return;
  const farthestFirst = lands.toSorted((one, other) => fromRiver(state, other) - fromRiver(state, one) || one - other);
  yield* action(table, { kind: 'scenario', name: 'migration' }, function* () {
    const arrived = new Map<number, Those[]>();
    for (const land of farthestFirst) yield* leave(table, land, arrived);
  });
}

/** How many lands lie between a land and the river, itself counted. */
function fromRiver(state: State, land: number): number {
  const known = geography(state);
  return Math.min(...known.existing.filter((coast) => isCoastal(state, coast)).map((coast) => 1 + distanceBetween(known, land, coast)));
}

/** Where the towns of a land go: farther from the river, else (null) off the island, else to a land as far from it. The northernmost comes first. */
function goalsOf(state: State, land: number): readonly number[] | null {
  const near = geography(state).adjacent[land]!;
  const far = fromRiver(state, land);
  const farther = near.filter((other) => fromRiver(state, other) > far);
  if (farther.length > 0) return northernmostFirst(state, farther);
  if (isAtTheFarEdge(state, land)) return null;
  return northernmostFirst(
    state,
    near.filter((other) => fromRiver(state, other) === far),
  );
}

/** The edge of the boards that lies away from the river. */
function isAtTheFarEdge(state: State, land: number): boolean {
  const { parts, board, number } = geography(state);
  return parts[land]!.some((part) => boardNamed(boardOf(state, board[part]!)).edges[6].lands.includes(number[part]!));
}

/** The river flows past the standard boards only. */
const boardOf = ({ island }: State, slot: number): StandardBoardId => island.boards[slot] as StandardBoardId;

/** The first board lies farthest north; on a board what is nearer to its edge 3. */
function northernmostFirst(state: State, lands: readonly number[]): number[] {
  const { board, number } = geography(state);
  const west = (land: number): number => {
    const { spaces } = outlines.find((outline) => outline.board === boardOf(state, board[land]!))!;
    return spaces[number[land]!]!.label[0];
  };
  return lands.toSorted((one, other) => board[one]! - board[other]! || west(other) - west(one));
}

/**
 * All towns of a land, split as evenly as possible, but for those that have `arrived` meanwhile. Which of them goes where matters only if
 * they differ.
 */
function* leave(table: SpiritTable, land: number, arrived: Map<number, Those[]>): Play {
  const { state } = table;
  const goals = goalsOf(state, land);
  if (goals?.length === 0) return;
  const staying = arrived.get(land) ?? [];
  const total = humans(state, land, TOWN) - staying.length;
  for (let gone = 0; gone < total; gone++) {
    const to = goals === null ? -1 : goals[gone % goals.length]!;
    const town = yield* nextTown(table, land, to, staying);
    if (yield* isHeld(table, land, to)) staying.push(town);
    else if (to < 0) emigrate(table, land, town);
    else {
      yield* move(table, { ...town, from: land, to });
      arrived.set(to, [...(arrived.get(to) ?? []), town]);
    }
  }
}

function* nextTown(table: SpiritTable, land: number, to: number, staying: readonly Those[]): Play<Those> {
  const { state } = table;
  const isFree = (town: Those, count: number): boolean =>
    staying.filter(({ damage, strife }) => damage === town.damage && strife === town.strife).length < count;
  const free = state.spaces[land]!.groups.flatMap((group) =>
    group.kind === TOWN && isFree(those(group), group.count) ? [those(group)] : [],
  );
  const answers = free.map((town): MoveAnswer => ({ kind: 'move', ...town, from: land, to: to < 0 ? land : to }));
  const { damage, strife, dream } = yield* table.ask(deciderFor(state, land), 'migrate', answers, { about: { land } });
  return { piece: TOWN, damage, strife, dream };
}

/** J-38.25: isolation holds a town back only for 1 energy. */
function* isHeld(table: SpiritTable, from: number, to: number): Play<boolean> {
  const { state } = table;
  if (!(to < 0 ? isIsolated(state, from) : isCutOff(state, from, to))) return false;
  const payers = state.spirits.flatMap((_, seat) => (purseOf(state, seat) > 0 ? [seatAnswer(seat)] : []));
  if (payers.length === 0) return false;
  const answer = yield* table.ask(deciderFor(state, from), 'hold-town', [...payers, stop], { about: { land: from } });
  if (answer.kind === 'stop') return false;
  payEnergy(table, answer.seat, 1);
  return true;
}

/** J-38.24 */
function emigrate(table: SpiritTable, land: number, town: Those): void {
  const { state } = table;
  takeHumans(state, land, groupOf(state, land, town), 1);
  state.laid.emigrants++;
  table.log({ what: 'emigrated', land, inAll: state.laid.emigrants, rule: 'J-38.24' });
}
