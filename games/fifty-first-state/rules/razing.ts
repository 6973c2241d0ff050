import type { Play, Seat } from '@skerry/engine';
import { type Bundle, NOTHING, RED } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { rewardEach } from './deals.ts';
import { clearLocation, gain, leaveHand } from './goods.ts';
import { cardOf, defenceOf } from './locations.ts';
import { pay, payAtOnce, price } from './payment.ts';
import { isSolo, type StateTable } from './state.ts';

/** T-9.1 */
export function* razeCard(table: StateTable, seat: Seat, card: number): Play {
  const { state } = table;
  const { distance, spoils } = locations[card]!;
  const cost = price(RED, distance);
  const paid = payAtOnce(table, seat, cost, null) ?? (yield* pay(table, seat, cost, null));
  leaveHand(state.players[seat]!, card);
  state.discard.push(card);
  table.log({ what: 'razed-from-hand', seat, card, paid, goods: spoils, rule: 'T-9.1' });
  gain(table, seat, spoils);
  rewardEach(table, seat, 'raze');
}

/** T-9.2 */
export function* raze(table: StateTable, seat: Seat, of: Seat, at: number): Play {
  const { state } = table;
  const location = state.players[of]!.locations[at]!;
  const { card } = location;
  const { spoils } = cardOf(location);
  const cost = price(RED, defenceOf(location));
  const paid = payAtOnce(table, seat, cost, null) ?? (yield* pay(table, seat, cost, null));
  const compensation = isSolo(state) ? loseToPlayer(table, of, at) : ruin(table, of, at);
  table.log({ what: 'razed', seat, of, at, card, paid, goods: spoils, compensation, rule: isSolo(state) ? 'T-14.18' : 'T-9.2' });
  // T-9.3: who razes takes first, which counts when tokens or cards are short.
  gain(table, seat, spoils);
  gain(table, of, compensation);
  rewardEach(table, seat, 'raze');
}

/** T-9.4, T-9.6: turns a location into ruins; returns what its owner is to get for it (T-9.3). */
export function ruin(table: StateTable, of: Seat, at: number): Bundle {
  const player = table.state.players[of]!;
  const location = player.locations[at]!;
  clearLocation(table.state, player, location);
  location.ruined = true;
  return cardOf(location).deal;
}

/** T-14.18: the Hegemony has no ruins and gets nothing. */
function loseToPlayer(table: StateTable, of: Seat, at: number): Bundle {
  const { state } = table;
  const { locations: theirs } = state.players[of]!;
  state.discard.push(theirs[at]!.card);
  theirs.splice(at, 1);
  return NOTHING;
}
