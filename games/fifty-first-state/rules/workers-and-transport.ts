import type { Play, Seat } from '@skerry/engine';
import { goods, NOTHING, WORKER } from '../content/goods.ts';
import { type TransportColour, transportColours, transports } from '../content/transport.ts';
import { discardTransport, gain } from './goods.ts';
import { made, plainlyMade } from './locations.ts';
import { pay, payAtOnce, price } from './payment.ts';
import { isSolo, NO_CARD, type StateTable } from './state.ts';

const oneWorker = goods('1 worker');
const onePoint = goods('1 point');
const WORKER_PRICE = price(WORKER, 1);
export const TRANSPORT_PRICE = price(WORKER, 2);

/** T-10.6; T-14.19 */
export function* sendWorker(table: StateTable, seat: Seat, of: Seat, at: number): Play {
  const { state } = table;
  const location = state.players[of]!.locations[at]!;
  if (payAtOnce(table, seat, WORKER_PRICE, null) === null) yield* pay(table, seat, WORKER_PRICE, null);
  location.visitor = seat;
  const product = plainlyMade(state.players[of]!, location) ?? (yield* made(table, seat, of, at));
  table.log({ what: 'sent-worker', seat, of, at, card: location.card, goods: product, rule: isSolo(state) ? 'T-14.19' : 'T-10.6' });
  gain(table, seat, product);
  gain(table, of, isSolo(state) ? onePoint : oneWorker);
}

/** T-11.1 */
export function* takeTransport(table: StateTable, seat: Seat, colour: TransportColour): Play {
  const { state } = table;
  const deck = transportColours.indexOf(colour);
  const paid = payAtOnce(table, seat, TRANSPORT_PRICE, null) ?? (yield* pay(table, seat, TRANSPORT_PRICE, null));
  const card = state.offers[deck]!;
  state.offers[deck] = NO_CARD;
  state.players[seat]!.transports[card]!++;
  table.log({ what: 'took-transport', seat, colour, card, paid, rule: 'T-11.1' });
}

/** T-11.3, T-11.4 */
export function* playTransport(table: StateTable, seat: Seat, card: number): Play {
  const { state } = table;
  const { pays, gains } = transports[card]!;
  const paid = pays === null ? NOTHING : (payAtOnce(table, seat, pays, null) ?? (yield* pay(table, seat, pays, null)));
  discardTransport(state, state.players[seat]!, card);
  table.log({ what: 'played-transport', seat, card, paid, goods: gains, rule: pays === null ? 'T-11.3' : 'T-11.4' });
  gain(table, seat, gains);
}
