import type { Play } from '@skerry/engine';
import type { Doing } from '../powers/amounts.ts';
import { landAnswer } from '../answers.ts';
import { geography } from '../island/island.ts';
import { movableFrom, movePresence } from '../pieces/presence.ts';
import type { State } from '../state.ts';

/** Pour Time Sideways: one presence goes to another of its lands; what is done to each land or board is done once less here and once more there. */
export function* pourTimeSideways({ table, user }: Doing): Play {
  const { state } = table;
  const seat = user!;
  const lands = movableFrom(state, seat);
  if (lands.length < 2) return;
  const { land: from } = yield* table.ask(seat, 'move-presence-from', lands.map(landAnswer));
  const others = lands.filter((land) => land !== from).map(landAnswer);
  const { land: to } = yield* table.ask(seat, 'move-presence-to', others, { about: { from } });
  movePresence(table, seat, from, to);
  for (const [land, amount] of [
    [from, -1],
    [to, 1],
  ] as const)
    state.modifiers.push({ kind: 'more-on-board', land, boards: [...geography(state).slots[land]!], amount, seat, until: 'turn' });
  table.log({ what: 'sideways', from, to, rule: 'J-40.19' });
}

/** J-40.19: how often what is done to each land, or on each board, is done on these boards in this invader phase. */
function timesOn(state: State, slots: readonly number[]): number {
  let times = 1;
  for (const { kind, boards = [], amount } of state.modifiers)
    if (kind === 'more-on-board' && boards.some((slot) => slots.includes(slot))) times += amount;
  return Math.max(0, times);
}

const repeated = (state: State, things: readonly number[], boardsOf: (thing: number) => readonly number[]): number[] =>
  state.phase !== 'invader' || !state.modifiers.some(({ kind }) => kind === 'more-on-board')
    ? [...things]
    : things.flatMap((thing) => Array<number>(timesOn(state, boardsOf(thing))).fill(thing));

/** Each of these lands as often as something is done there. */
export const asOften = (state: State, lands: readonly number[]): number[] =>
  repeated(state, lands, (land) => geography(state).slots[land]!);

/** Each of these boards as often as something is done on it. */
export const boardsAsOften = (state: State, slots: readonly number[]): number[] => repeated(state, slots, (slot) => [slot]);
