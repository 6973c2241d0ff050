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
    state.modifiers.push({ kind: 'more-on-board', land, amount, seat, until: 'turn' });
  table.log({ what: 'sideways', from, to, rule: 'J-40.19' });
}

/** J-40.19: how often what is done to each land, or on each board, is done on a board in this invader phase. */
function timesOn(state: State, slot: number): number {
  const { board } = geography(state);
  let times = 1;
  for (const { kind, land, amount } of state.modifiers) if (kind === 'more-on-board' && board[land!] === slot) times += amount;
  return Math.max(0, times);
}

/** Each of these as often as it is done on its board. */
export function asOften<Thing>(state: State, things: readonly Thing[], landOf: (thing: Thing) => number): Thing[] {
  if (state.phase !== 'invader' || !state.modifiers.some(({ kind }) => kind === 'more-on-board')) return [...things];
  const { board } = geography(state);
  return things.flatMap((thing) => Array<Thing>(timesOn(state, board[landOf(thing)]!)).fill(thing));
}
