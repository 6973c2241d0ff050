import type { Play } from '@skerry/engine';
import type { Step } from '../../content/step.ts';
import { about, amountOf, type Doing } from '../powers/amounts.ts';
import type { PieceAnswer } from '../answers.ts';
import { countOf, pieceOf } from '../island/conditions-of-lands.ts';
import { succumb } from './dying.ts';
import { groupOf, merge, putHumans, takeHumans, those, type Those } from './pieces.ts';
import { note } from '../record.ts';
import type { Group, SpiritTable } from '../state.ts';

/** J-28.1: how much would be added: none where there is nobody to take it. */
export function strifeThatFits(doing: Doing, { n, to, different = false }: Extract<Step, { do: 'add-strife' }>): number {
  const takers = countOf(doing.table.state, doing.land, to, true);
  return Math.min(amountOf(doing, n), different ? takers : takers === 0 ? 0 : Infinity);
}

/** J-28.1: so much strife, each for an invader of somebody's choice; without invaders there is none. */
export function* addStrife(doing: Doing, step: Extract<Step, { do: 'add-strife' }>): Play {
  const { table, seat, land } = doing;
  const { state } = table;
  const kinds = step.to.map(pieceOf);
  const n = amountOf(doing, step.n);
  const had: Group[] = [];
  for (let i = 0; i < n; i++) {
    const groups = state.spaces[land]!.groups.filter(
      (group) => kinds.includes(group.kind) && (step.different !== true || countIn(had, group) < group.count),
    );
    if (groups.length === 0) return;
    const answers = groups.map((group): PieceAnswer => ({ kind: 'piece', land, ...those(group) }));
    const answer = yield* table.ask(seat, 'add-strife', answers, { about: { ...about(doing), left: n - i } });
    const group = groupOf(state, land, answer as Those);
    had.push({ ...group, strife: group.strife + 1 });
    giveStrife(table, land, group);
  }
}

const countIn = (had: readonly Group[], { kind, damage, strife, dream }: Group): number =>
  had.filter((one) => one.kind === kind && one.damage === damage && one.strife === strife && one.dream === dream).length;

/** One of a group gets 1 strife. J-28.7: it may be too much for it. */
export function giveStrife(table: SpiritTable, land: number, group: Group): void {
  const { state } = table;
  const { kind, damage, strife, dream } = group;
  takeHumans(state, land, group, 1);
  const now = putHumans(state, land, kind, 1, damage, strife + 1, dream);
  table.log({ what: 'strife', land, piece: kind, n: 1, rule: 'J-28.1' });
  note(state, { what: 'strife-added', land });
  succumb(table, land, now);
}

/** One of a group loses 1 strife. */
export function takeStrife(table: SpiritTable, land: number, group: Group): void {
  const { state } = table;
  const { kind, damage, strife, dream } = group;
  takeHumans(state, land, group, 1);
  putHumans(state, land, kind, 1, damage, strife - 1, dream);
  table.log({ what: 'strife', land, piece: kind, n: -1 });
}

/** J-28.2, J-28.3: whoever is held back loses 1 strife. */
export function useUpStrife(table: SpiritTable, land: number, isHeldBack: (group: Group) => boolean): void {
  const { state } = table;
  for (const group of state.spaces[land]!.groups.filter(isHeldBack)) {
    group.strife--;
    table.log({ what: 'strife', land, piece: group.kind, n: -group.count, rule: 'J-28.2' });
  }
  merge(state, land);
}
