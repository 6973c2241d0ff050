import type { Play, Seat } from '@skerry/engine';
import { COIN } from '../content/goods.ts';
import { visitOrNot } from './answers.ts';
import { fire } from './gains.ts';
import { settle } from './settling.ts';
import { type IsleboundState, type IsleboundTable, NOBODY, OWNED_TOWN } from './state.ts';
import { sideOf, visitTown } from './visiting.ts';

/** I-6.1, I-6.10, I-7.6: what it takes to win a town, and what it brings. */
export function worthOfTown(state: IsleboundState, town: number): number {
  return sideOf(state, town).value + (state.owners[town] === NOBODY ? 0 : OWNED_TOWN);
}

/** I-6.8, I-6.9, I-7.4, I-7.5: the town changes hands; loot comes from the bank; then it may be visited for nothing. */
export function* takeTown(table: IsleboundTable, seat: Seat, town: number, by: 'attack' | 'diplomacy'): Play {
  const { state } = table;
  const owner = state.owners[town]!;
  const loot = worthOfTown(state, town);
  state.owners[town] = seat;
  state.players[seat]!.goods[COIN]! += loot;
  table.log({ what: 'took-town', seat, town, by, owner, loot, rule: by === 'attack' ? 'I-6.8' : 'I-7.4' });
  fire(table, seat, by);
  if (owner !== NOBODY) fire(table, owner, 'lose-town');
  if (state.unsettled) yield* settle(table);
  const { kind } = yield* table.ask(seat, 'visit-taken', visitOrNot, { about: { town } });
  if (kind === 'visit') yield* visitTown(table, seat, town);
}
