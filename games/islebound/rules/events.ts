import type { Play, Seat } from '@skerry/engine';
import { CUBE } from '../content/goods.ts';
import { events } from '../content/original.ts';
import { canTire, crewChoice, tirable, tire } from './crew.ts';
import { replaceEvent } from './decks.ts';
import { canPay, fire, gainOne, pay } from './gains.ts';
import { settle } from './settling.ts';
import { type IsleboundState, type IsleboundTable, NOTHING, type Player } from './state.ts';

/** I-9.1: whether this is an event where the ship is. */
export const isHere = ({ map }: IsleboundState, { ship }: Player, card: number): boolean =>
  card !== NOTHING && events[card]!.town === map[ship];

/** I-9.2 */
export function canDo(state: IsleboundState, player: Player, card: number): boolean {
  const { pays, tires } = events[card]!;
  return canPay(state, player, pays) && canTire(player.deck, tires);
}

/** I-9 */
export function* doEvent(table: IsleboundTable, seat: Seat, card: number): Play {
  const { tires, pays, cubes } = events[card]!;
  const { deck } = table.state.players[seat]!;
  for (let i = 0; i < tires.length; i++) {
    const kinds = tirable(deck, tires.slice(i));
    const { crew } = yield* table.ask(seat, 'tire', crewChoice(kinds), { about: { reason: 'event', skill: tires[i]! } });
    tire(table, seat, crew, 'event', 'I-9.2');
  }
  yield* pay(table, seat, pays);
  table.log({ what: 'did-event', seat, card, paid: pays, cubes, rule: 'I-9.2' });
  gainOne(table, seat, CUBE, cubes);
  // I-9.3, I-9.4: the cubes lie before the next event comes into sight.
  if (table.state.unsettled) yield* settle(table);
  replaceEvent(table, card);
  fire(table, seat, 'event');
}
