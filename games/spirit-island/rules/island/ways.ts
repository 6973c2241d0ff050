import type { Play, Seat } from '@skerry/engine';
import { closeWays, keepWays, keepWaysForLong, type LandAnswer, landAnswer, type WaysAnswer } from '../answers.ts';
import { geographyOf, withoutWay } from './geography.ts';
import { openWay, seatWith } from './island.ts';
import { ownLands } from '../pieces/presence.ts';
import type { SpiritTable, State } from '../state.ts';

/** The pair of lands that is to be open; null: none. */
export type Pair = readonly [number, number] | null;

/** Lands of Finder to which a way from a land could be opened. One to an adjacent land would change nothing. */
function waysFrom(state: State, seat: Seat, land: number): number[] {
  const { adjacent, oceans } = geographyOf(withoutWay(state.island));
  const open: readonly number[] = openWay(state) ?? [];
  return ownLands(state, seat).filter(
    (other) =>
      other !== land &&
      !adjacent[land]!.includes(other) &&
      !oceans[land]!.includes(other) &&
      !(open.includes(land) && open.includes(other)),
  );
}

const waysEnds = (state: State, seat: Seat): number[] => ownLands(state, seat).filter((land) => waysFrom(state, seat, land).length > 0);

/** J-40.12: once between two actions; only where it would change something. */
export function canChangeWays(state: State, seat: Seat): boolean {
  if (state.ways.settled || seat !== seatWith(state, 'open-the-ways')) return false;
  return openWay(state) !== null || waysEnds(state, seat).length > 0;
}

/** One end of another pair, or that none is open. */
const changes = (state: State, seat: Seat): (LandAnswer | WaysAnswer)[] => [
  ...waysEnds(state, seat).map(landAnswer),
  ...(openWay(state) === null ? [] : [closeWays]),
];

/** Which pair is open from now on. Choosing only: nothing happens yet. */
export function* chooseWays(table: SpiritTable, seat: Seat): Play<Pair> {
  return yield* pairOf(table, seat, yield* table.ask(seat, 'ways', changes(table.state, seat), { always: true }));
}

function* pairOf(table: SpiritTable, seat: Seat, answer: LandAnswer | WaysAnswer): Play<Pair> {
  if (answer.kind !== 'land') return null;
  const { land } = answer;
  const { land: other } = yield* table.ask(seat, 'ways-to', waysFrom(table.state, seat, land).map(landAnswer), { about: { from: land } });
  return [land, other];
}

export function openTheWays(table: SpiritTable, seat: Seat, pair: Pair): void {
  const { state } = table;
  state.island = { ...state.island, opened: pair };
  state.ways.settled = true;
  table.log({ what: 'ways', seat, pair, rule: 'J-40.12' });
}

/** J-40.12: the moment between two actions that nobody chooses; whoever wants no more of these questions leaves the phase as it is. */
export function* betweenActions(table: SpiritTable): Play {
  const { state } = table;
  const seat = seatWith(state, 'open-the-ways');
  if (seat < 0 || state.over || state.ways.quiet || !canChangeWays(state, seat)) return;
  const answer = yield* table.ask(seat, 'ways', [...changes(state, seat), keepWaysForLong, keepWays]);
  if (answer.kind === 'land' || answer.kind === 'close-ways') return openTheWays(table, seat, yield* pairOf(table, seat, answer));
  state.ways.settled = true;
  state.ways.quiet = answer.kind === 'keep-ways-for-long';
}

/** An action is over: the pair may be changed again, and one that is no pair of lands of its spirit any more is gone. */
export function afterAction(state: State): void {
  state.ways.settled = false;
  if (state.island.opened !== null && openWay(state) === null) state.island = withoutWay(state.island);
}
