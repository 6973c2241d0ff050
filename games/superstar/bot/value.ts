import type { Seat } from '@skerry/engine';
import { points } from '../rules/score.ts';
import { OFF_BOARD, type Reserve, type Superstar } from '../rules/state.ts';

/** A half pair is a chance of a pair, a card in hand a chance of a better move. */
function worth(reserve: Reserve): number {
  let sum = points(reserve);
  for (const count of reserve.stars) if (count % 2 === 1) sum += 0.3;
  for (let rest = reserve.hand; rest !== 0; rest &= rest - 1) sum += 0.12;
  return sum + 0.2 * reserve.anomalies;
}

/** How a seat stands against the best of the others, squeezed into 0 to 1. */
export function value(state: Superstar, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < state.reserves.length; other++) if (other !== seat) best = Math.max(best, worth(state.reserves[other]!));
  const lead = worth(state.reserves[seat]!) - best - (state.planet.pawns[seat]!.space === OFF_BOARD ? 0.5 : 0);
  return 0.5 + 0.5 * Math.tanh(lead / 10);
}
