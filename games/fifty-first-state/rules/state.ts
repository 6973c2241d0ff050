import type { Seat, Table } from '@skerry/engine';
import type { CardSet } from '../content/card.ts';
import type { Entry } from './log.ts';

export const NOBODY = -1;
export const NO_CARD = -1;
/** No place in a state. */
export const NOWHERE = -1;
export const CARDS_DEALT = 6;
export const CARDS_KEPT = 4;
export const POINTS_AT_END = 25;
export const MOST_ATTACKS = 3;

/** A place in a state. It never goes away: what is built there takes the place of what was. */
export interface Location {
  card: number;
  /** T-9.4: the card lies face down. */
  ruined: boolean;
  /** T-10.1: how often its action was used in this round, */
  uses: number;
  /** and the tokens that lie on it for that, one good after the other. */
  placed: number[] | null;
  /** T-10.7: whose worker lies here, or NOBODY. */
  visitor: Seat;
  /** T-6.6 */
  defended: boolean;
  /** T-7.6, T-12.2: goods kept here, by good. */
  stock: number[] | null;
}

/** What lies before a player: a faction board with a state, deals, supply and hand. */
export interface Player {
  /** Its number, NOBODY before it is chosen; also for the Hegemony, which has none. */
  faction: number;
  points: number;
  /** The supply: tokens by good. */
  goods: number[];
  /** The tokens that are kept on own locations, all together, by good. */
  kept: number[];
  /** The location cards in hand, in the order of their numbers. */
  hand: number[];
  /** T-1.9: those of them that everybody saw. */
  shown: number[];
  /** How many of each transport card are in hand. */
  transports: number[];
  deals: number[];
  locations: Location[];
  /** T-6.3 */
  closed: boolean;
  /** T-3.3: the board actions used in this round, as bits. */
  boardUsed: number;
  /** T-5.7: what was gained in the production phase of this round, by good. */
  gained: number[];
}

/** What is to be done next. Each is a step of the game. */
export type Phase = 'factions' | 'deal' | 'keep' | 'lookout' | 'pick' | 'production' | 'actions' | 'hegemony' | 'cleanup';

export interface FiftyFirstState {
  expansion: CardSet;
  /** How many people play; alone, the Hegemony is a further player after the only seat. */
  seats: number;
  players: Player[];
  phase: Phase;
  round: number;
  first: Seat;
  turn: Seat;
  /** The main deck. Its order means nothing: whoever draws, draws by chance. */
  deck: number[];
  discard: number[];
  /** T-4.3: the location cards laid out. */
  row: number[];
  /** Whether the row is the first or the second of this lookout, and how many have taken a card from it. */
  rowNumber: 0 | 1;
  picks: number;
  /** By colour: red, blue. */
  transportDecks: [number[], number[]];
  transportDiscards: [number[], number[]];
  /** T-4.2: the transport card that lies face up, or NO_CARD. */
  offers: [number, number];
  /** Tokens left of each good; UNLIMITED stays UNLIMITED. */
  supply: number[];
  /** T-13.1 */
  endReached: boolean;
  /** T-13.5: whether anything happened in this round. */
  lively: boolean;
  /** T-14.8: the attack cards of this round, and whether an attack was a success. */
  attacks: number[];
  attackSucceeded: boolean;
}

export type StateTable = Table<FiftyFirstState, Entry>;

/** T-14.1 */
export const isSolo = ({ seats }: FiftyFirstState): boolean => seats === 1;
/** The Hegemony's place among the players of a solo game. */
export const HEGEMONY_SEAT = 1;

export function newPlayer(): Player {
  return {
    faction: NOBODY,
    points: 0,
    goods: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    kept: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    hand: [],
    shown: [],
    transports: [0, 0, 0, 0],
    deals: [],
    locations: [],
    closed: false,
    boardUsed: 0,
    gained: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  };
}

export function newLocation(card: number): Location {
  return { card, ruined: false, uses: 0, placed: null, visitor: NOBODY, defended: false, stock: null };
}
