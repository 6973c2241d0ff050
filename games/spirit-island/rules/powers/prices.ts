import type { Play, Seat } from '@skerry/engine';
import type { Price } from '../../content/power.ts';
import { powers } from '../../content/powers.ts';
import { seatAnswer } from '../answers.ts';
import { exchangeable } from '../invaders/invader-deck.ts';
import { purseOf, spend } from './purse.ts';
import type { PowerId, SpiritTable, State } from '../state.ts';
import { spendTime } from '../spirits/time.ts';

/** How much time a price asks for now. */
function timeOf(state: State, seat: Seat, id: PowerId, { time = 0 }: Price): number {
  if (time === 'players') return state.players;
  if (time === 'earlier-uses') return state.spirits[seat]!.uses.find(({ power }) => power === id)?.times ?? 0;
  return time;
}

/** J-32.5: whether what a power costs each time it is used can be paid. */
export function canPayToUse(state: State, seat: Seat, id: PowerId): boolean {
  const { price } = powers[id]!;
  if (price === undefined) return true;
  if (timeOf(state, seat, id, price) > state.spirits[seat]!.time) return false;
  if (price.energyOfAll === 'players' && state.spirits.reduce((sum, _, other) => sum + purseOf(state, other), 0) < state.players)
    return false;
  return price.only !== 'exchange' || exchangeable(state).length > 0;
}

/** J-32.5 */
export function* payToUse(table: SpiritTable, seat: Seat, id: PowerId): Play {
  const { state } = table;
  const { price } = powers[id]!;
  if (price === undefined) return;
  yield* spendTime(table, seat, timeOf(state, seat, id, price));
  if (price.energyOfAll !== 'players') return;
  for (let left = state.players; left > 0; left--) {
    const payers = state.spirits.flatMap((_, other) => (purseOf(state, other) > 0 ? [seatAnswer(other)] : []));
    const { seat: payer } = yield* table.ask(seat, 'pay-together', payers, { about: { power: id, left } });
    spend(table, payer, 1);
    table.log({ what: 'paid', seat: payer, n: 1 });
  }
}
