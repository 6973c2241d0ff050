import type { Play, Seat } from '@skerry/engine';
import { type Bundle, goods, WORKER } from '../content/goods.ts';
import { type TransportColour, transportColours, transports } from '../content/transport.ts';
import { gain } from './goods.ts';
import { made } from './locations.ts';
import { pay, price } from './payment.ts';
import { isSolo, NO_CARD, type StateTable } from './state.ts';

const oneWorker = goods('1 worker');
const onePoint = goods('1 point');
const NOTHING: Bundle = [];
export const TRANSPORT_PRICE = price(WORKER, 2);

/** T-10.6; T-14.19 */
export function* sendWorker(table: StateTable, seat: Seat, of: Seat, at: number): Play {
  const { state } = table;
  const location = state.players[of]!.locations[at]!;
  yield* pay(table, seat, price(WORKER, 1), null);
  location.visitor = seat;
  const product = yield* made(table, seat, of, at);
  table.log({ what: 'sent-worker', seat, of, at, card: location.card, goods: product, rule: isSolo(state) ? 'T-14.19' : 'T-10.6' });
  gain(table, of, isSolo(state) ? onePoint : oneWorker);
  gain(table, seat, product);
}

/** T-11.1 */
export function* takeTransport(table: StateTable, seat: Seat, colour: TransportColour): Play {
  const { state } = table;
  const deck = transportColours.indexOf(colour);
  const paid = yield* pay(table, seat, TRANSPORT_PRICE, null);
  const card = state.offers[deck]!;
  state.offers[deck] = NO_CARD;
  state.players[seat]!.transports[card]!++;
  table.log({ what: 'took-transport', seat, colour, card, paid, rule: 'T-11.1' });
}

/** T-11.3, T-11.4 */
export function* playTransport(table: StateTable, seat: Seat, card: number): Play {
  const { state } = table;
  const { colour, pays, gains } = transports[card]!;
  const paid = pays === null ? NOTHING : yield* pay(table, seat, pays, null);
  state.players[seat]!.transports[card]!--;
  state.transportDiscards[transportColours.indexOf(colour)]!.push(card);
  table.log({ what: 'played-transport', seat, card, paid, goods: gains, rule: pays === null ? 'T-11.3' : 'T-11.4' });
  gain(table, seat, gains);
}
