import type { Seat, Table } from '@skerry/engine';
import type { PropertyId } from '../content/original.ts';
import type { FloatingIslandsEntry } from './entries.ts';

/** F-1.2: islands are numbered as their tiles are; the one with the crown comes first. */
export const ISLANDS = 7;
export const ALL_ISLANDS = (1 << ISLANDS) - 1;
export const RUNDOR = 0;
export const SIDES = 6;
export const NOBODY = -1;

/** F-1.3, F-1.4 */
export const HUNTERS_OF_A_PLAYER = 5;
/** F-2.6, F-9.2: the hunters that settle an island. */
export const SETTLERS = 2;
export const MERCENARIES = 8;
export const MERCENARIES_ON_AIRSHIP = 2;
export const TURNS_OF_A_PLAYER = 4;

/** Where pieces come from or go to: the number of an island, or the airship. */
export type Place = number;
export const AIRSHIP: Place = 7;

export interface Island {
  /** The face that lies up, in the list of island faces. */
  face: number;
  /** Where it lies on the hexagonal grid, and by how many sixths it is turned clockwise. */
  q: number;
  r: number;
  turns: number;
  permanent: number;
  temporary: number;
  /** F-8.1: whose hunters stand here, or NOBODY. */
  owner: Seat;
  hunters: number;
  mercenaries: number;
}

/** Where the islands lie, with what follows from it: found anew whenever an island has moved. */
export interface Sky {
  islands: Island[];
  /** For each island and side (island * 6 + side, side 0 up and then clockwise): the island that touches it there, or NOBODY. */
  beside: number[];
  /** For each island a bit for each island that touches it. */
  touching: number[];
}

/** F-8.10: forces that have left for an island and have not captured it yet. */
export interface Attack {
  readonly seat: Seat;
  readonly island: number;
  readonly hunters: number;
  readonly mercenaries: number;
}

/** What belongs to a player. Sets of cards are packed into numbers: see cards.ts. */
export interface Corporation {
  /** F-10.3: the property of the airship, if it has one. */
  airship: PropertyId | null;
  /** On the airship. */
  hunters: number;
  mercenaries: number;
  /** F-8.8: beside the airship. */
  destroyed: number;
  deck: number;
  /** F-3.2: during preparation, the five cards drawn. */
  hand: number;
  saved: number;
  discard: number;
  /** F-4.4: the cards that lie face down under Castling. */
  castled: number;
  /** F-4.2: the row of turns: a card (0 to 5), or for Castling 6 + the card that it stood for. */
  played: number[];
  passed: boolean;
  /** F-9.3: the islands lost since this action began, as bits. */
  lost: number;
}

/** The setup; choosing cards in the preparation phase; the corporations phase; the islands phase, with the transition after it. */
export type Phase = 'settle' | 'keep' | 'corporations' | 'islands';

export interface FloatingIslands extends Sky {
  corporations: Corporation[];
  /** F-8.10: in the order in which they were named. */
  attacks: Attack[];
  /** Mercenaries that nobody has and no island holds. */
  supply: number;
  first: Seat;
  turn: Seat;
  round: number;
  phase: Phase;
  /** F-2.4 */
  properties: boolean;
  /** F-6.6: 0 if there is no limit. */
  maxRounds: number;
  /** F-9.4: the players who could not yet come back, as bits. */
  withoutIsland: number;
}

export type IslandsTable = Table<FloatingIslands, FloatingIslandsEntry>;

/** The islands of a player, as bits. */
export function ownIslands({ islands }: Sky, seat: Seat): number {
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if (islands[i]!.owner === seat) bits |= 1 << i;
  return bits;
}

/** F-1.5: islands that touch one of a player's and are not that player's, as bits. */
export function neighbouring({ touching }: Sky, own: number): number {
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if ((own & (1 << i)) !== 0) bits |= touching[i]!;
  return bits & ~own;
}

export const piecesOn = ({ hunters, mercenaries }: Island): number => hunters + mercenaries;
export const gravityOn = ({ permanent, temporary }: Island): number => permanent + temporary;

/** F-6.6: what a player leads with when the rounds are over. */
export function permanentOf({ islands }: Sky, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < ISLANDS; i++) if (islands[i]!.owner === seat) sum += islands[i]!.permanent;
  return sum;
}
