import type { Play, Seat } from '@skerry/engine';
import { BLUE } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { gain, leaveHand } from './goods.ts';
import { cardOf } from './locations.ts';
import { pay, payAtOnce, price } from './payment.ts';
import type { StateTable } from './state.ts';

/** T-8.1 */
export function* makeDeal(table: StateTable, seat: Seat, card: number): Play {
  const player = table.state.players[seat]!;
  const { distance, deal } = locations[card]!;
  const cost = price(BLUE, distance);
  const paid = payAtOnce(table, seat, cost, null) ?? (yield* pay(table, seat, cost, null));
  leaveHand(player, card);
  player.deals.push(card);
  table.log({ what: 'made-deal', seat, card, paid, goods: deal, rule: 'T-8.1' });
  gain(table, seat, deal);
  rewardEach(table, seat, 'deal');
}

/** T-8.4, T-9.8: features that reward deals or razing. */
export function rewardEach(table: StateTable, seat: Seat, on: 'deal' | 'raze'): void {
  const { locations: own } = table.state.players[seat]!;
  for (let at = 0; at < own.length; at++) {
    const location = own[at]!;
    if (location.ruined) continue;
    const { eachDeal, eachRaze } = cardOf(location);
    const goods = on === 'deal' ? eachDeal : eachRaze;
    if (goods === null) continue;
    table.log({ what: 'feature', seat, at, card: location.card, on, goods, rule: on === 'deal' ? 'T-8.4' : 'T-9.8' });
    gain(table, seat, goods);
  }
}
