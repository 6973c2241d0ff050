import type { Seat, Table } from '@skerry/engine';
import type { Entry } from './log.ts';

export const NOBODY = -1;
export const NOTHING = -1;
/** A space of the influence track that holds a cube of a colour that is not played (I-2.8). */
export const BLOCKED = -2;

export const STARTING_COINS = 7;
export const STARTING_SPEED = 2;
/** I-4.2: what sailors make of a ship's speed; fish and buildings come on top. */
export const MOST_SPEED_BY_CREW = 4;
/** I-3.5 */
export const HOLD = 10;
/** I-11.1: the last step of the renown track, and what a token is worth. */
export const RENOWN_A_TOKEN = 7;
export const MOST_DICE = 10;
export const CUBES = 20;
export const PIRATE_CARDS = 15;
export const SERPENT_CARDS = 14;
/** I-6.10, I-7.6: what an owner adds to a town's value. */
export const OWNED_TOWN = 2;
/** I-16.4: so that nobody can talk the game to death. */
export const MOST_OFFERS = 2;
/** I-20.1 */
export const CARDS_DRAFTED = 7;

/** Which variants are played. */
export interface Variants {
  readonly advanced: boolean;
  readonly trade: boolean;
  readonly boarding: boolean;
  readonly smallWorld: boolean;
  readonly sixBuildings: boolean;
  readonly architect: boolean;
  readonly metropolis: boolean;
}

/** What lies before a player: a ship with its crew and hold, and a capital beside it. */
export interface Player {
  /** The region where the ship is; NOTHING before a home port is chosen. */
  ship: number;
  /** The town that is the home port. */
  home: number;
  /** By good: coins, wood, fish, books, pirates, serpents. */
  goods: number[];
  /** I-13.22: the Ichor serpent. */
  ichor: boolean;
  /** The crew by kind: on deck, tired below deck, and wounded below deck. */
  deck: number[];
  below: number[];
  wounded: number[];
  /** The place on the renown track, and the tokens taken. */
  renown: number;
  tokens: number[];
  /** The capital, in the order in which its buildings came. */
  buildings: number[];
  /** I-20.2: the building cards in hand, in the order of their numbers; known to their owner only. */
  hand: number[];
  /** I-20.1: in the draft, the cards to choose from. */
  passed: number[];
  /** I-20.3: the cards that were gained and are still to be drawn. */
  cardsOwed: number;
  /** I-13.21: the cubes still to be placed on the influence track, as many at a time as they were gained. */
  cubesOwed: number[];
}

/** What is to be done next. Each is a step of the game. */
export type Phase = 'home-port' | 'deal' | 'draft' | 'sail' | 'act';

export interface IsleboundState {
  variants: Variants;
  players: Player[];
  phase: Phase;
  round: number;
  first: Seat;
  turn: Seat;
  /** The region in which the ship began this turn, whether the action is used up, and how many offers were made. */
  from: number;
  acted: boolean;
  offers: number;
  /** I-14.1: the last round; 0 as long as the end is not in sight. */
  lastRound: number;
  /** Which town lies in which region. */
  map: number[];
  /** Who controls a town, by town. */
  owners: number[];
  /** The coins on the treasure map. */
  treasure: number;
  /** Who has a cube on which space of the influence track: a seat, NOBODY or BLOCKED. */
  influence: number[];
  /** I-10.2: the building row, from the deck on: the last two need no book. NOTHING where the deck ran out. */
  row: number[];
  metropolisRow: number[];
  /** Face-down decks. Their order means nothing: whoever draws, draws by chance. */
  deck: number[];
  metropolisDeck: number[];
  /** I-20.4 */
  discard: number[];
  metropolisDiscard: number[];
  /** The two events in sight, and the cards below them; two reputation cards, likewise; the renown token on top. NOTHING where none is left. */
  events: number[];
  eventsBelow: number[];
  eventsDone: number[];
  reputations: number[];
  reputationsBelow: number[];
  reputationsDone: number[];
  token: number;
  tokensBelow: number[];
  /** I-2.6: the crew for hire, the last of them for nothing; the next one, face up on the stack; and the rest below. */
  crewRow: number[];
  crewNext: number;
  crewBelow: number[];
  /** Pirate and serpent cards left in the supply. */
  pirates: number;
  serpents: number;
  /** The dice of the attack that is being fought, as they lie. */
  dice: number[];
  /** Whether something gained is still to be settled: a token, cards to draw, cubes to place; or a hold to be cleared. */
  unsettled: boolean;
  overfull: boolean;
}

export type IsleboundTable = Table<IsleboundState, Entry>;

export function newPlayer(crew: readonly number[]): Player {
  return {
    ship: NOTHING,
    home: NOTHING,
    goods: [STARTING_COINS, 0, 0, 0, 0, 0],
    ichor: false,
    deck: crew.slice(),
    below: [],
    wounded: [],
    renown: 0,
    tokens: [],
    buildings: [],
    hand: [],
    passed: [],
    cardsOwed: 0,
    cubesOwed: [],
  };
}
