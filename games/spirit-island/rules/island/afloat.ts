import type { Play } from '@skerry/engine';
import { about, type Doing } from '../powers/amounts.ts';
import { landAnswer, type MoveAnswer } from '../answers.ts';
import { DISASTER, isSafe, keepSafe, succumb } from '../pieces/dying.ts';
import { hasChange } from '../adversaries/enemy.ts';
import { generateFear } from '../fear-and-blight/fear.ts';
import { distanceBetween } from './geography.ts';
import { geography, landsOf } from './island.ts';
import { move, pushTargets } from '../pieces/moving.ts';
import { putHumans, those } from '../pieces/pieces.ts';
import { once } from '../record.ts';
import { mayHarm } from '../scenarios/immunity.ts';
import { EXPLORER, type Group, type State } from '../state.ts';

/* Who outlives the board that goes down under them. */

/** Humans who are in no land, and the lands to which they may go. */
export interface Afloat {
  readonly group: Group;
  readonly from: number;
  readonly shores: readonly number[];
}

/** J-24.6, J-13.13, J-38.13: takes those from a board whom nothing destroys now; the nearest lands of the other boards are open to them. */
export function* takeAfloat({ table }: Doing, slot: number): Play<readonly Afloat[]> {
  const { state } = table;
  const { board, spaces } = geography(state);
  const others = landsOf(state, false).filter((land) => board[land] !== slot);
  const afloat: Afloat[] = [];
  if (others.length === 0) return afloat;
  for (let space = 0; space < spaces; space++) {
    if (board[space] !== slot) continue;
    const lost: Group[] = [];
    for (const group of state.spaces[space]!.groups) {
      if (group.dream >= 0 && !isSafe(state, space, group.kind) && (yield* mayHarm(table, space, group.kind))) lost.push(group);
      else afloat.push({ group, from: space, shores: nearestOf(state, space, others) });
    }
    state.spaces[space]!.groups = lost;
  }
  return afloat;
}

function nearestOf(state: State, space: number, lands: readonly number[]): readonly number[] {
  const known = geography(state);
  const least = Math.min(...lands.map((land) => distanceBetween(known, space, land)));
  return lands.filter((land) => distanceBetween(known, space, land) === least);
}

/** J-12.8: each of them goes where its mover likes. */
export function* comeToOthers(doing: Doing, afloat: readonly Afloat[]): Play {
  const { table, seat } = doing;
  for (const { group, from, shores } of afloat) {
    const { kind, damage, strife, dream, count } = group;
    for (let i = 0; i < count; i++) {
      const { land } = yield* table.ask(seat, 'land', shores.map(landAnswer), { about: about(doing) });
      const ashore = putHumans(table.state, land, kind, 1, damage, strife, dream);
      table.log({ what: 'moved', from, to: land, piece: kind, n: 1, rule: 'J-12.8' });
      succumb(table, land, ashore);
    }
  }
}

/** J-36.21: the first explorer who would go down is pushed to another board instead, if there is a way. */
export function* fleeFromBoard({ table, seat }: Doing, slot: number): Play {
  const { state } = table;
  const { board, existing } = geography(state);
  const ways = existing.flatMap((from): MoveAnswer[] => {
    const goals = board[from] === slot ? pushTargets(state, from).filter((to) => board[to] !== slot) : [];
    const explorers = state.spaces[from]!.groups.filter(({ kind }) => kind === EXPLORER);
    return explorers.flatMap((group) => goals.map((to): MoveAnswer => ({ kind: 'move', ...those(group), from, to })));
  });
  if (ways.length === 0 || !hasChange(state, 'sense-for-disaster') || !once(state, DISASTER)) return;
  const { from, to, damage, strife } = yield* table.ask(seat, 'push', ways, { about: { left: 1 } });
  const fled = state.spaces[from]!.groups.find((one) => one.kind === EXPLORER && one.damage === damage && one.strife === strife)!;
  yield* move(table, { ...those(keepSafe(state, from, fled, 1)), from, to });
  generateFear(table, 1, from);
}
