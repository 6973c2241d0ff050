import type { Answer, LogEntry, Seat } from '@skerry/engine';
import type { Direction } from '../content/tile-picture.ts';

/** S-1.3: the action cards, in the order of their bits. */
export const actionCards = ['long-jump', 'high-jump', 'fall', 'turn', 'universal'] as const;
export type ActionCard = (typeof actionCards)[number];
export const ALL_ACTION_CARDS = 0b11111;

/** S-10: the bonus cards, in the order of their bits. */
export const bonusCards = ['turn-tile', 'double-jump', 'teleport'] as const;
export type BonusCard = (typeof bonusCards)[number];

export const starColours = ['blue', 'yellow', 'pink', 'green', 'orange', 'white'] as const;
export const STARS_OF_A_COLOUR = 13;
export const ANOMALY_TOKENS = 18;

export const NO_SYMBOL = 0;
export const STAR_SYMBOL = 1;
export const ANOMALY_SYMBOL = 2;
export const NO_STAR = -1;
export const OFF_BOARD = -1;

/** A planet tile on the table: which of the twelve sides lies up, and how many quarter turns clockwise. */
export interface PlacedTile {
  side: number;
  turns: Direction;
}

/** A pawn: where it lies (or OFF_BOARD) and where its head points. */
export interface Pawn {
  space: number;
  up: Direction;
}

export interface Door {
  space: number;
  up: Direction;
}

/** What lies before a player. Sets of cards are bit sets. */
export interface Reserve {
  hand: number;
  faceUp: number;
  faceDown: number;
  bonus: number;
  /** By colour. */
  stars: number[];
  anomalies: number;
}

/** The planet: everything that lies on the tiles. Spaces are numbered row by row over the whole board. */
export interface Planet {
  width: number;
  height: number;
  /** Row by row. */
  tiles: PlacedTile[];
  /** For each space a bit for each direction in which a platform lies on its edge (1 << direction). */
  platforms: number[];
  symbols: number[];
  /** The colour of the star on each space, or NO_STAR. */
  stars: number[];
  /** S-7.3: one for each tile, clockwise around the board. */
  doors: Door[];
  /** The door where the Open Door marker lies. */
  openDoor: number;
  pawns: Pawn[];
}

export interface Superstar {
  planet: Planet;
  reserves: Reserve[];
  /** S-2.2: anomaly tokens that nobody has. */
  supply: number;
  starsLeft: number;
  first: Seat;
  turn: Seat;
  expert: boolean;
  /** S-9.5: somebody has reached the points of the expert end. */
  endReached: boolean;
  /** Bonus cards that have been played, so that everybody knows who holds them since. */
  bonusShown: number;
}

export type Side = 'left' | 'right';

/** Which card to play, or to take the cards back instead. */
export type CardAnswer =
  | (Answer & { readonly kind: 'take-cards' })
  | (Answer & { readonly kind: 'card'; readonly card: ActionCard })
  | (Answer & { readonly kind: 'bonus'; readonly card: BonusCard });

/** What to do with the card. */
export type WayAnswer =
  | (Answer & { readonly kind: 'simple' | 'long-jump' | 'high-jump'; readonly side: Side })
  | (Answer & { readonly kind: 'fall' })
  | (Answer & { readonly kind: 'turn'; readonly quarters: 1 | 2 | 3 });

export type SideAnswer = Answer & { readonly kind: 'simple'; readonly side: Side };
export type TileTurnAnswer = Answer & { readonly kind: 'turn-tile'; readonly quarters: 1 | 2 | 3 };
/** What to take from an ejected player: a star of a colour, or an anomaly token. */
export type LootAnswer = (Answer & { readonly kind: 'star'; readonly colour: number }) | (Answer & { readonly kind: 'anomaly' });
export type TokenAnswer = Answer & { readonly kind: 'spend-token' | 'end-turn' };

export type SuperstarEntry = LogEntry &
  (
    | { readonly what: 'turn'; readonly seat: Seat }
    | { readonly what: 'came-in'; readonly seat: Seat; readonly space: number; readonly up: Direction }
    | { readonly what: 'played'; readonly seat: Seat; readonly card: ActionCard; readonly as: WayAnswer['kind'] }
    | { readonly what: 'put-face-down'; readonly seat: Seat; readonly card?: ActionCard }
    | { readonly what: 'took-cards'; readonly seat: Seat; readonly why: 'action' | 'last-card' | 'ejected' }
    | { readonly what: 'step'; readonly seat: Seat; readonly from: number; readonly towards: Direction; readonly fall: boolean }
    | { readonly what: 'turned'; readonly seat: Seat; readonly quarters: 1 | 2 | 3 }
    | { readonly what: 'took-star'; readonly seat: Seat; readonly space: number; readonly colour: number }
    | { readonly what: 'took-anomaly'; readonly seat: Seat; readonly space: number }
    | { readonly what: 'ejected'; readonly seat: Seat; readonly victim: Seat; readonly space: number }
    | { readonly what: 'robbed'; readonly seat: Seat; readonly victim: Seat; readonly loot: number | 'anomaly' }
    | { readonly what: 'door-moved'; readonly from: number; readonly to: number }
    | { readonly what: 'spent-token'; readonly seat: Seat }
    | { readonly what: 'played-bonus'; readonly seat: Seat; readonly card: BonusCard; readonly to: Seat }
    | { readonly what: 'tile-turned'; readonly seat: Seat; readonly tile: number; readonly quarters: 1 | 2 | 3 }
    | { readonly what: 'teleported'; readonly seat: Seat; readonly from: number; readonly to: number }
    | { readonly what: 'end-reached'; readonly seat: Seat; readonly points: number }
    | { readonly what: 'ended' }
  );
