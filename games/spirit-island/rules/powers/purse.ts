import type { Seat } from '@skerry/engine';
import { gainEnergy } from '../spirits/elements.ts';
import type { SpiritTable, State } from '../state.ts';

/** J-23.15 */
export function canTrade(state: State, seat: Seat): boolean {
  return state.spirits[seat]!.drowned >= state.players;
}

export function trade(table: SpiritTable, seat: Seat): void {
  const { state } = table;
  state.spirits[seat]!.drowned -= state.players;
  const n = gainEnergy(state, seat, 1);
  table.log({ what: 'energy', seat, n, from: 'drowned', rule: 'J-23.15' });
}

/** What a spirit can pay now: its energy, and what Ocean would get for the drowned, whom it may trade at any time. */
export function purseOf({ spirits, players }: State, seat: Seat): number {
  const { energy, drowned, owed } = spirits[seat]!;
  return drowned < players ? energy : energy + Math.max(0, Math.floor(drowned / players) - owed);
}

/** J-7.9, J-23.15: takes energy, and before it what the drowned are worth as far as it is needed. */
export function spend(table: SpiritTable, seat: Seat, n: number): void {
  const spirit = table.state.spirits[seat]!;
  while (spirit.energy < n && canTrade(table.state, seat)) trade(table, seat);
  spirit.energy -= n;
}
