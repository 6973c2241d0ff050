import type { Seat, Table } from '@skerry/engine';
import type { Elements } from '../content/elements.ts';
import type { BoardId } from '../content/boards.ts';
import type { LastingRule } from '../content/lasting-rule.ts';
import type { SetChoice } from '../content/sets.ts';
import type { Part } from '../content/part.ts';
import type { Awaited, Step, Test } from '../content/step.ts';
import type { Island } from './island/geography.ts';
import type { Entry } from './log.ts';
import type { Laid } from './scenarios/laid.ts';

export type SpiritTable = Table<State, Entry>;

/** People on the island, in the order of the pieces below. */
export const EXPLORER = 0;
export const TOWN = 1;
export const CITY = 2;
export const DAHAN = 3;
export type Human = 0 | 1 | 2 | 3;

/** Other pieces that lie in a land. */
export const BLIGHT = 4;
export const BEASTS = 5;
export const WILDS = 6;
export const DISEASE = 7;
export const BADLANDS = 8;
/** Of a scenario. */
export const THIEF = 9;
export type Token = 4 | 5 | 6 | 7 | 8 | 9;
export type Piece = Human | Token;

export const pieceNames = ['explorer', 'town', 'city', 'dahan', 'blight', 'beasts', 'wilds', 'disease', 'badlands', 'thief'] as const;
export type PieceName = (typeof pieceNames)[number];
/** Kinds of tokens that a table may leave out. */
export const tokenNames = ['beasts', 'wilds', 'disease', 'strife', 'badlands'] as const;
export type TokenName = (typeof tokenNames)[number];

/** Humans of one kind who have taken the same damage and have the same strife: they stand together, and any of them is as good as another. */
export interface Group {
  readonly kind: Human;
  damage: number;
  strife: number;
  /** Damage that was only dreamt, in this action; -1: destroyed in a dream. */
  dream: number;
  count: number;
}

/** What lies in a land or an ocean. */
export interface Space {
  groups: Group[];
  /** Blight, beasts, wilds, disease, badlands, thieves, from BLIGHT on. */
  tokens: number[];
}

/** A power card by its number in `powers`; an innate power by its number after them. */
export type PowerId = number;

/** What a spirit may repeat, and for how much. */
export interface RepeatGrant {
  /** Power cards up to this cost; null: of any cost. */
  readonly upTo: number | null;
  readonly atCost: boolean;
  /** The power that gave it: it is not repeated by itself, or it would go on for ever. */
  readonly by?: PowerId;
  /** Only the cheapest card in play. */
  readonly cheapest?: boolean;
  count: number;
}

/** An aspect that is still to be chosen at the table. */
export const UNDECIDED = -2;

export interface Spirit {
  /** Its place in `spirits`; -1 until it is chosen. */
  kind: number;
  /** Its place in `aspects`; -1: none, UNDECIDED until it is chosen. */
  aspect: number;
  /** The slot of its starting board. */
  board: number;
  /** By space. */
  presence: number[];
  /** How many spaces of each track are uncovered, the first included. */
  tracks: number[];
  destroyed: number;
  /** Presence that has left the game. */
  gone: number;
  energy: number;
  hand: PowerId[];
  played: PowerId[];
  discard: PowerId[];
  /** A card of this turn that is played face down, for a scenario. */
  faceDown: PowerId[];
  /** J-35.4: what a lesser spirit lends it, which is none of its power cards. */
  aid: PowerId[];
  /** Elements gained for this turn by effects, and by choosing "any" on the tracks. */
  gained: Elements;
  /** Element markers that stay. */
  markers: Elements;
  /** Prepared element markers, and those that are laid out for its next action. */
  prepared: Elements;
  spent: Elements;
  /** How many power cards may be played besides those of the track, this turn. */
  extraPlays: number;
  /** No more than so many, whatever the tracks say; null: no limit. */
  mostPlays: number | null;
  /** How many have been played as plays of this turn. */
  plays: number;
  growth: Growth;
  /** Spaces of the tracks, as track * 100 + place, whose action or element was used this turn. */
  trackUses: number[];
  /** What it drew and has to choose from. */
  draft: Draft | null;
  /** How often each power was used this turn. */
  uses: { power: PowerId; times: number }[];
  repeats: RepeatGrant[];
  /** How many slow powers may still be used as fast this turn, by gifts. */
  quickened: number;
  /** The same, but no major powers. */
  quickenedLesser: number;
  /** How many were used so by the air that Lightning has. */
  swift: number;
  /** How many powers may still be used as if they were of the other speed. */
  anySpeed: number;
  range: number;
  /** More of it, to coastal lands. */
  coastalRange: number;
  /** Seats from whose presence it may target too, this turn. */
  alsoFrom: Seat[];
  /** Cards it may take back to its hand at the end of the turn. */
  takeBack: number;
  /** Health of drowned invaders that was not yet traded for energy. */
  drowned: number;
  /** Powers that count as meeting all their thresholds, and those that are forgotten, when time passes. */
  mastered: PowerId[];
  forgetting: PowerId[];
  /** Lasting bargains, and what of this turn's energy is still owed for them. */
  bargains: number;
  owed: number;
  /** Spaces of the tracks, as in `trackUses`, that have brought what they bring once in the game. */
  exposed: number[];
  /** What it may do but once a turn, and has done. */
  doneThisTurn: OnceATurn[];
  /** How often water was poured down as power this turn. */
  pours: number;
  /** By seat: presence of others that it has absorbed. */
  absorbed: number[];
  /** Elements on the stars of its tracks, each by its space as in `trackUses`; and the growth options that it has unlocked, as in `growth.taken`. */
  stars: { readonly space: number; readonly element: number }[];
  forms: number[];
  /** Presence that is its time, and the cards of Days That Never Were. */
  time: number;
  days: PowerId[];
  /** How often it gathers the scattered light of stars when time passes. */
  scattered: number;
  /** It has done what it wants in this phase. */
  done: boolean;
}

export type OnceATurn =
  | 'ignore-range'
  | 'reach'
  | 'reclaimed'
  | 'warded'
  | 'burnt'
  | 'invoked'
  | 'call-forth-predators'
  | 'cool-and-dark'
  | 'command-the-beasts';

/** Where a spirit is in its growth. */
export interface Growth {
  /** The options taken this turn, as group * 100 + option. */
  taken: number[];
  /** What is still to be done of the option last taken: places in its list. */
  open: number[];
  energyGained: boolean;
}

/** Cards that were drawn to choose from. */
export interface Draft {
  readonly cards: PowerId[];
  readonly deck: 'minor' | 'major';
}

export interface PowerDeck {
  /** In no order: a card is drawn by chance when somebody draws it, so nothing is hidden in a position. */
  deck: PowerId[];
  discard: PowerId[];
}

/** The invader board. Cards are places in `invaderCards`. */
export interface InvaderBoard {
  /** The backs of the cards that are still face down, the next one first: their stages, or EARLY_III; and what each stage may turn out to be. */
  deck: number[];
  unseen: number[][];
  /** Which card lies in each place from the top, or -1 where nobody knows; as far down as anybody does. */
  known: number[];
  /** The two cards on top have the same back and were shuffled: either may be the first. */
  shuffled: boolean;
  /** Two shuffled cards that lie apart now, -1 for one that nobody has seen; nobody knows which of them is which. */
  veiled: number[];
  explore: number[];
  build: number[];
  ravage: number[];
  /** England's extra space. */
  immigration: number[];
  /** Cards with an escalation that came to an action space without having explored: it happens when they are first carried out. */
  fresh: number[];
  /** Cards that have escalated, and will not do so again if they come back to the deck. */
  escalated: number[];
  /** The boards to which the ravage step of this turn has added blight. */
  blighted: number[];
  /** An escalation of Sweden goes with every explore of this phase. */
  swaying?: true;
  discard: number[];
  /** Seen cards that have left the game. */
  box: number[];
  /** J-26.6: reminder cards in the deck, and how many invader cards lie above each. */
  reminders: Reminder[];
}

export interface Reminder {
  readonly name: ReminderName;
  above: number;
}

export type ReminderName = 'command-the-beasts' | 'wave-of-immigration';

export interface Fear {
  /** What one fear card costs, and what has been generated of it. */
  pool: number;
  generated: number;
  /** Fear cards left in the deck at each terror level. */
  left: number[];
  /** Fear cards that nobody has drawn yet, in no order. */
  unseen: number[];
  /** Earned, not resolved: a place in `fearCards`, or -1 as long as nobody has seen it. */
  earned: number[];
  /** The faces of cards in the deck that somebody has turned over, by their place from the top. */
  faceUp: { place: number; card: number }[];
  /** Invader cards in the deck, by their stage and how many fear cards lie above each. */
  entrenched: { readonly stage: 2 | 3; above: number }[];
  discard: number[];
  /** Seen cards that have left the game. */
  box: number[];
  /** 1, 2, 3; 4 is victory. */
  terror: number;
  resolvedThisPhase: number;
}

export interface Blight {
  /** A place in `blightCards`, or -1 as long as the healthy side is up. */
  card: number;
  pool: number;
  /** J-26.4: the deck, in no order: what comes is decided by chance when it comes. */
  unseen: number[];
  /** Still healthy cards that have gone away. */
  gone: number[];
  /** What the box gave to the island besides, less what went back to it. */
  box: number;
}

/** A rule for a while: looked up by whoever carries out what it changes. */
export interface Modifier {
  readonly kind: ModifierKind;
  /** Null: everywhere. */
  readonly land: number | null;
  /** Only in lands that are so when the rule is needed. */
  readonly where?: readonly Test[];
  /** Only on this board, by its slot. */
  readonly board?: number;
  /** J-40.19: the boards from or to which time is poured, by their slots. */
  readonly boards?: readonly number[];
  /** Only from this turn on. */
  readonly from?: number;
  /** Only for these humans. */
  readonly of?: readonly Human[];
  amount: number;
  /** Whose doing it is, and by which power. */
  readonly seat: Seat | null;
  readonly power?: PowerId;
  /** The action that has used some of it: it is there for no other. */
  used?: number;
  /** The boards, by their slots, on which it has happened; it does not happen there again. */
  done?: number[];
  /** Until when it lasts. */
  readonly until: 'turn' | 'game' | 'ravage' | 'used';
}

/** What cards say for a while, and what single powers do besides. */
export type ModifierKind = LastingRule | 'more-on-board' | 'leave-out-a-board';

/** "After …, do …": carried out when an action that did so is over. */
export interface Condition {
  readonly id: number;
  readonly kind: Awaited | 'whenever';
  readonly land: number;
  readonly seat: Seat;
  readonly power: PowerId;
  /** The level at which it was made; for what is observed: how often it still counts. */
  level: number;
  /** What it waits for and what is done then. */
  readonly whenever?: Extract<Step, { do: 'whenever' }>;
}

/** What an action did, for what comes after it. */
export type Happening =
  | { readonly what: 'destroyed'; readonly kind: Human; readonly land: number; readonly count: number }
  | {
      readonly what: 'moved';
      readonly kind: Human;
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly damage?: number;
      readonly strife?: number;
    }
  | { readonly what: 'token-moved'; readonly piece: Token; readonly from: number; readonly to: number }
  | { readonly what: 'presence-destroyed'; readonly seat: Seat; readonly land: number; readonly count: number }
  /** A land has become a sacred site without any presence coming to it. */
  | { readonly what: 'site-made'; readonly seat: Seat; readonly land: number }
  /** Added or moved; `site`: the land was a sacred site of that spirit already. */
  | { readonly what: 'presence-arrived'; readonly seat: Seat; readonly land: number; readonly site: boolean }
  | { readonly what: 'uncovered'; readonly seat: Seat; readonly track: number; readonly at: number }
  | { readonly what: 'changed'; readonly land: number }
  | { readonly what: 'land-damaged'; readonly land: number; readonly n: number }
  | { readonly what: 'blight-removed'; readonly land: number }
  | { readonly what: 'presence-replaced'; readonly land: number; readonly count: number }
  | { readonly what: 'blight-added'; readonly land: number }
  | { readonly what: 'strife-added'; readonly land: number }
  | { readonly what: 'removed'; readonly kind: Human; readonly land: number; readonly count: number }
  /** Null: presence that was such a token. */
  | { readonly what: 'token-removed'; readonly token: TokenName | null; readonly land: number }
  | { readonly what: 'added'; readonly piece: Piece; readonly land: number; readonly count: number }
  | { readonly what: 'damaged'; readonly land: number }
  | { readonly what: 'targeted'; readonly land: number }
  | { readonly what: 'skipped'; readonly land: number; readonly power: PowerId | null }
  | { readonly what: 'explored'; readonly land: number }
  /** The first town or city came to a land. */
  | { readonly what: 'settled'; readonly land: number }
  /** A thief would be gone; `caught`: it could be caught then. */
  | { readonly what: 'thief-hit'; readonly land: number; readonly destroyed: boolean; readonly caught: boolean };

/** A card that consists of parts, as what its actions are told. */
export interface CardOfParts {
  readonly kind: 'fear' | 'event' | 'blight';
  readonly name: string;
}

/** The event deck. */
export interface Events {
  /** In no order: a card is drawn by chance. */
  unseen: number[];
  /** Cards that were put back, and how many lie above them. */
  under: { place: number; readonly card: number }[];
  discard: number[];
  /** The card that is being carried out, or -1, and which part of it comes next. */
  current: number;
  part: number;
  /** The branch of it that was begun last. */
  title: string;
  /** The two cards on top were shuffled: either may be the first. */
  shuffled?: boolean;
  /** Under so many cards it goes back into the deck; 0: it is discarded. */
  back: number;
}

export type ActionKind = 'spirit' | 'ravage' | 'build' | 'explore' | 'fear' | 'event' | 'blight' | 'adversary' | 'scenario';

/** An action that moved somebody into what comes after it. */
export interface Cause {
  readonly seat: Seat | null;
  readonly action: number;
}

/** A group of effects that belong together. */
export interface Action {
  readonly id: number;
  readonly kind: ActionKind;
  /** Whose action it is; null: the invaders', the table's. */
  readonly seat: Seat | null;
  /** The power that is used in it. */
  readonly power: PowerId | null;
  readonly land: number | null;
  /** The conditions that led to it, directly or through others. */
  readonly chain: readonly string[];
  /** Whose action, and which, moved those with whom this one deals. */
  readonly cause?: Cause;
  readonly happened: Happening[];
  /** What may happen once in an action and has. */
  readonly done: string[];
  /** J-40.27: what the observed lands looked like when it began, or when an action in the midst of it was over. */
  looks?: readonly Looks[];
}

/** How a land looks: which pieces are in it. */
export interface Looks {
  readonly land: number;
  readonly pieces: string;
}

export type Phase = 'choose' | 'setup' | 'spirit' | 'fast' | 'invader' | 'slow' | 'time-passes';

/** An adversary and how strong it is. */
export interface Opponent {
  /** A place in `adversaries`. */
  readonly adversary: number;
  readonly level: number;
}

/** What is played against. */
export interface Enemy {
  /** None, one, or the leading one and the one that supports it. */
  readonly adversaries: readonly Opponent[];
  /** A place in `scenarios`, or -1. */
  readonly scenario: number;
}

/** What lies on the panels of adversaries. */
export interface Panels {
  /** France: blight that does not go back to the blight card yet. */
  blight: number;
  /** Habsburg Monarchy: blight that heavy ravages have taken from the blight card. */
  ruin: number;
  /** Russia: beasts that its rules have destroyed. */
  beasts: number;
}

export interface State {
  players: number;
  /** Boards besides those of the players: 0 or 1. */
  readonly extra: number;
  /** The boxes whose cards are in the game. */
  readonly sets: SetChoice;
  /** Kinds of tokens that the table plays without, unless a spirit needs them. */
  without: readonly TokenName[];
  wishes: {
    readonly spirits: readonly string[];
    /** For each seat, and then for the extra board. */
    readonly boards: readonly string[];
    readonly thematic: boolean;
    readonly aspects: readonly string[];
    readonly layout: string;
    readonly archipelago: string;
    readonly progression: boolean;
  };
  enemy: Enemy;
  /** How difficult the game is, by all that was chosen for it. */
  readonly difficulty: number;
  panels: Panels;
  turn: number;
  phase: Phase;
  /** In the invader phase: what comes next. */
  invaderStep: number;
  /** Before the island is laid: the boards that seats have taken, and then the extra board. */
  boards: (BoardId | null)[];
  island: Island;
  spaces: Space[];
  spirits: Spirit[];
  minor: PowerDeck;
  major: PowerDeck;
  /** Unique powers that were forgotten. */
  forgotten: PowerId[];
  /** By seat: the cards that a progression still holds. */
  progressions: PowerId[][];
  invaders: InvaderBoard;
  fear: Fear;
  blight: Blight;
  modifiers: Modifier[];
  conditions: Condition[];
  actions: Action[];
  nextId: number;
  /** Why the game is lost as soon as the action is over. */
  lost: LossReason | null;
  over: boolean;
  /** England's extra build space is gone. */
  immigrationOver: boolean;
  /** Lands that are a single land until time passes, and whose doing it is. */
  weaves: { readonly land: number; readonly other: number; readonly seat: Seat }[];
  /** Whether Finder has said what is open since the last action, and for the rest of the phase; and the action for whose dead it paid last. */
  ways: { settled: boolean; quiet: boolean; mourned: number };
  /** Lands that a scenario has marked. */
  marks: number[];
  /** What else a scenario has laid out. */
  laid: Laid;
  /** Null: without events. */
  events: Events | null;
  /** J-39.14: how often the spirits may still command the beasts. */
  beastCommands: number;
  /** Parts of cards that wait for a later moment of the phase. */
  waiting: { readonly of: CardOfParts; readonly part: Part }[];
}

export const lossReasons = [
  'blight',
  'presence',
  'invader-cards',
  'capital',
  'plantations',
  'ruin',
  'hunters',
  'trade-hub',
  'dahan',
  'insurrection',
  'heart',
  'river',
] as const;
export type LossReason = (typeof lossReasons)[number];
