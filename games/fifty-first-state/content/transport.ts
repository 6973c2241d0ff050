import { type Cost, cost, type Origin } from './card.ts';
import { type Bundle, goods } from './goods.ts';

export const transportColours = ['red', 'blue'] as const;
export type TransportColour = (typeof transportColours)[number];

/** A transport card: what it costs to play and what it gives. */
export interface TransportCard {
  readonly name: string;
  readonly colour: TransportColour;
  readonly copies: number;
  readonly origin: Origin;
  readonly pays: Cost | null;
  readonly gains: Bundle;
}

function transport(name: string, face: { readonly colour: TransportColour; readonly copies: number; readonly pays?: string; readonly gains: string }): TransportCard {
  const { colour, copies, pays, gains } = face;
  return { name, colour, copies, origin: 'published', pays: pays === undefined ? null : cost(pays), gains: goods(gains) };
}

/** T-2.3: the twelve transport cards. The place in the list is the card's number. */
export const transports: readonly TransportCard[] = [
  transport('Punks',      { colour: 'red',  copies: 4, gains: '2 red' }),
  transport('Thugs',      { colour: 'red',  copies: 2, gains: '3 red', pays: '1 gun' }),
  transport('Merchants',  { colour: 'blue', copies: 4, gains: '2 blue' }),
  transport('Junk Train', { colour: 'blue', copies: 2, gains: '3 blue' }),
];

export function transportDeck(colour: TransportColour): number[] {
  return transports.flatMap((card, number) => (card.colour === colour ? Array<number>(card.copies).fill(number) : []));
}
