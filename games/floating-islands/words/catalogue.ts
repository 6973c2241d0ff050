import type { Action } from '../content/action-cards.ts';
import type { AirshipProperty } from '../content/original.ts';
import type { Phase } from '../rules/state.ts';

export type OptionName = 'airshipProperties' | 'maxRounds';
export type PropertyId = AirshipProperty['id'];

/** The questions that are answered with a place: an island, the airship, or to have done. */
export type PlaceQuestion =
  | 'first-island'
  | 'free-island'
  | 'capture-from'
  | 'capture-target'
  | 'extract-on'
  | 'second-drill'
  | 'convert-on'
  | 'speculate-own'
  | 'speculate-neighbour'
  | 'superiority-target'
  | 'recruit-to'
  | 'bribe-from'
  | 'bribe-to'
  | 'unstable'
  | 'broken-off'
  | 'carry-to';
export type AmountQuestion =
  | 'send-hunters'
  | 'send-mercenaries'
  | 'lose-hunters'
  | 'destroy-hunters'
  | 'lay-permanent'
  | 'lay-temporary'
  | 'station-hunters'
  | 'station-mercenaries';
export type CardsQuestion = 'keep' | 'castle-with' | 'discard' | 'save';
export type QuestionName =
  | PlaceQuestion
  | AmountQuestion
  | CardsQuestion
  | 'airship'
  | 'move'
  | 'action'
  | 'second-action'
  | 'castle-as'
  | 'armour'
  | 'barracks'
  | 'mine'
  | 'rotate'
  | 'attract-to'
  | 'attract-turned'
  | 'join-at';

/** A place in the cases that sentences need; English has one for all. */
export interface PlaceName {
  /** "island 3 is the strongest" */
  readonly nom: string;
  /** "from island 3" */
  readonly gen: string;
  /** "captures island 3" */
  readonly acc: string;
  /** "on island 3" */
  readonly loc: string;
}

/** What a prompt may speak of. */
export interface Facts {
  readonly card: string;
  readonly from: PlaceName;
  readonly island: PlaceName;
  readonly strongest: PlaceName;
  /** F-9.3: whether this is asked of a player without an island. */
  readonly without: boolean;
  /** How many are needed, open, lost or to be shared out, by the question. */
  readonly n: number;
}

export type SideNames = readonly [string, string, string, string, string, string];
type ByName = (name: string) => string;

/** All words of the game in one language. Nothing else differs between languages. */
export interface Words {
  readonly title: string;
  readonly blurb: string;
  readonly options: Readonly<Record<OptionName, { readonly label: string; readonly explanation: string }>>;
  readonly on: string;
  readonly off: string;

  readonly island: (n: number) => PlaceName;
  readonly airship: PlaceName;
  readonly action: Readonly<Record<Action, string>>;
  /** What an action does, in a sentence or two. */
  readonly effect: Readonly<Record<Action, string>>;
  readonly property: Readonly<Record<PropertyId, { readonly name: string; readonly text: string }>>;
  readonly phase: Readonly<Record<Phase, string>>;
  /** How a card is called by its number and its actions. */
  readonly card: (number: number, actions: string) => string;
  /** Several cards by their numbers, as somebody takes them. */
  readonly cardSet: (numbers: readonly number[]) => string;
  readonly castling: string;
  readonly inaction: string;

  readonly countHunters: (n: number) => string;
  readonly countMercenaries: (n: number) => string;
  readonly countPermanent: (n: number) => string;
  readonly countTemporary: (n: number) => string;
  readonly countCards: (n: number) => string;
  readonly countIslands: (n: number) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly nothing: string;

  readonly prompt: Readonly<Record<QuestionName, (facts: Facts) => string>>;
  readonly hint: Readonly<Record<QuestionName, string>>;

  readonly answer: {
    readonly island: Readonly<Record<PlaceQuestion, (place: PlaceName) => string>>;
    readonly done: Readonly<Record<'capture-target' | 'second-drill' | 'speculate-own' | 'speculate-neighbour' | 'rotate', string>>;
    readonly amount: Readonly<Record<AmountQuestion, (n: number, island: PlaceName) => string>>;
    /** With all pieces of the question being hunters (true) or the rest mercenaries. */
    readonly share: (hunters: string, mercenaries: string) => string;
    readonly keepRest: string;
    readonly cards: Readonly<Record<CardsQuestion, (cards: string) => string>>;
    /** One card, in the words that other answers name it with, is all that is not kept. */
    readonly keepAllBut: (number: number, actions: string) => string;
    readonly noCards: Readonly<Record<'keep' | 'save', string>>;
    readonly play: (card: string) => string;
    readonly castleAs: (card: string) => string;
    readonly castling: string;
    readonly inaction: string;
    readonly pass: string;
    readonly endTurn: string;
    readonly mine: (islands: string, amount: string) => string;
    readonly turn: (island: PlaceName, how: string) => string;
    readonly notTurned: (island: PlaceName) => string;
    readonly attach: (side: string) => string;
    readonly join: (neighbours: string) => string;
    readonly neighbour: (island: PlaceName, side: string) => string;
    readonly property: (name: string) => string;
    readonly armour: readonly [use: string, decline: string];
    readonly barracks: readonly [use: string, decline: string];
  };
  /** By sixths, 1 to 5. */
  readonly howFar: readonly [string, string, string, string, string];
  /** Where a side looks, from the top clockwise: as an adverb. */
  readonly sides: SideNames;

  readonly entry: {
    readonly airshipTaken: (name: string, property: string) => string;
    readonly settled: (name: string, hunters: string, island: PlaceName) => string;
    readonly cameBack: (name: string, hunters: string, island: PlaceName) => string;
    readonly mercenariesPlaced: (islands: string) => string;
    readonly round: (round: number, first: string) => string;
    readonly drew: (name: string, cards: string) => string;
    readonly kept: (name: string, cards: string) => string;
    readonly keptNone: ByName;
    readonly tookSaved: (name: string, cards: string) => string;
    readonly played: (name: string, card: string, turn: number) => string;
    readonly castled: (name: string, card: string, turn: number) => string;
    readonly castledWith: (name: string, card: string, turn: number, cards: string) => string;
    readonly idled: ByName;
    readonly idledWith: (name: string, card: string) => string;
    readonly passed: Readonly<Record<'turns' | 'cards' | 'wish', ByName>>;
    readonly passedSaving: (name: string, cards: string) => string;
    readonly action: (name: string, action: string) => string;
    readonly attacked: (name: string, from: PlaceName, island: PlaceName, forces: string) => string;
    readonly captured: (name: string, island: PlaceName) => string;
    readonly destroyed: (forces: string) => string;
    readonly destroyedOf: (victim: string, forces: string) => string;
    readonly cost: (forces: string) => string;
    readonly costNothing: string;
    readonly spared: (name: string, island: PlaceName) => string;
    readonly turnedNeutral: (island: PlaceName, was: string) => string;
    readonly lostLastIsland: ByName;
    readonly staysWithout: ByName;
    readonly mustered: (name: string, hunters: string) => string;
    readonly extracted: (name: string, island: PlaceName) => string;
    readonly mined: (name: string, island: PlaceName, amount: string, circuits: string) => string;
    readonly overcame: (name: string, island: PlaceName, forces: string, victim: string | null) => string;
    readonly transported: (name: string, changes: string) => string;
    readonly recruited: (name: string, to: PlaceName) => string;
    readonly converted: (name: string, island: PlaceName, amount: string) => string;
    readonly supported: (name: string, changes: string) => string;
    readonly nothingMoved: string;
    readonly rotated: (name: string, island: PlaceName, how: string) => string;
    readonly bribed: (name: string, from: PlaceName, to: PlaceName, victim: string | null) => string;
    readonly speculated: (name: string, island: PlaceName, temporary: string) => string;
    readonly strongest: (island: PlaceName, gravity: string, pulls: string, chooser: string) => string;
    readonly tie: (islands: string) => string;
    readonly weak: string;
    readonly unstable: (islands: string) => string;
    readonly attracted: (name: string, island: PlaceName, to: PlaceName, side: string, how: string) => string;
    readonly brokeOff: (islands: string) => string;
    readonly joined: (name: string, island: PlaceName) => string;
    readonly carried: (from: PlaceName, to: PlaceName) => string;
    readonly notRundor: ByName;
    readonly surrounded: (name: string, island: PlaceName) => string;
    readonly faded: (islands: string) => string;
    readonly roundsOver: (round: number) => string;
  };
  /** "permanent 3, temporary 1", as it stands beside a place. */
  readonly gravity: (permanent: number, temporary: number) => string;
  /** Inner red, inner blue, outer red, outer blue. */
  readonly circuits: readonly [string, string, string, string];

  readonly outcome: {
    readonly surrounded: (name: string, island: PlaceName) => string;
    readonly won: (name: string, rounds: number) => string;
    readonly shared: (names: string, rounds: number) => string;
    readonly scores: (list: string) => string;
    /** The same where they did not decide. */
    readonly idleScores: (list: string) => string;
    readonly rounds: (n: number) => string;
    /** What a score counts, by the number of islands that it lies on. */
    readonly gravityOn: (islands: number) => string;
    readonly idleGravityOn: (islands: number) => string;
  };

  readonly describe: {
    readonly round: (round: number, phase: string, limit: number) => string;
    readonly turnOf: ByName;
    readonly supply: (mercenaries: string) => string;
    readonly outlook: (island: PlaceName, pulls: string) => string;
    readonly attracts: (islands: string) => string;
    readonly mayAttract: (islands: string) => string;
    readonly attractsNone: string;
    readonly noOutlook: string;
    readonly controlledBy: ByName;
    readonly neutral: string;
    readonly attackedBy: (name: string, forces: string) => string;
    readonly yields: (n: number, circuits: string) => string;
    readonly yieldsNothing: string;
    readonly noMine: string;
    readonly beside: (islands: string) => string;
    readonly alone: string;
    /** Six letters from the top clockwise, capitals where an inner wire ends. */
    readonly sources: (letters: string) => string;
    readonly letters: readonly [red: string, blue: string];
    readonly legend: string;
    readonly face: (id: string) => string;
    readonly seat: (name: string, you: boolean, first: boolean) => string;
    readonly onAirship: (forces: string) => string;
    readonly destroyed: (hunters: string) => string;
    readonly property: (name: string) => string;
    readonly hand: (cards: string, known: string) => string;
    readonly saved: (cards: string, known: string) => string;
    readonly played: (cards: string) => string;
    readonly castledAs: (card: number) => string;
    readonly cardNumber: (card: number) => string;
    readonly passed: string;
    readonly withoutIsland: string;
  };

  readonly board: {
    /** How near to victory: the most sides taken at one of a player's islands. */
    readonly surrounded: (sides: number) => string;
    readonly sky: string;
    readonly islandTitle: (island: PlaceName, id: string) => string;
    readonly airshipOf: ByName;
    readonly yieldNow: (n: number) => string;
    readonly ownYield: (n: number) => string;
    readonly strongest: string;
    readonly strongestPulls: (islands: string) => string;
    readonly unstable: string;
    readonly mayBeUnstable: string;
    readonly turnMe: (island: PlaceName) => string;
    readonly moveMe: (island: PlaceName) => string;
    readonly yieldChange: (island: PlaceName, before: number, after: number) => string;
    readonly sameYields: string;
    readonly gravityChange: (island: PlaceName, after: string) => string;
    readonly becomesStrongest: (island: PlaceName, pulls: number) => string;
    readonly noneStrongest: string;
    readonly wouldAttract: (islands: string) => string;
    readonly wouldAttractNone: string;
    readonly defenders: (forces: string, need: number) => string;
    readonly undefended: string;
    readonly losses: (n: number) => string;
    readonly noLosses: string;
    readonly destroys: (forces: string) => string;
    readonly victimLoses: ByName;
    readonly turnsNeutral: (island: PlaceName) => string;
    readonly wins: ByName;
    readonly leftToShare: (n: number) => string;
    readonly mineAll: string;
    readonly sum: (n: number) => string;
    readonly hand: string;
    readonly drawn: string;
    readonly played: string;
    readonly saved: string;
    readonly castlingCard: string;
    readonly cardAsked: (number: number) => string;
    readonly markToKeep: string;
    readonly markTwo: string;
    readonly markToSave: string;
    readonly chooseMore: string;
    readonly properties: string;
    readonly original: string;
    readonly both: string;
    readonly blocked: (rule: string) => string;
    readonly turnsLeft: (n: number) => string;
    readonly islands: string;
    readonly permanentTotal: (n: number) => string;
    readonly destroyed: (n: number) => string;
    readonly inHand: (n: number) => string;
    readonly savedCount: (n: number) => string;
    readonly passed: string;
    readonly firstPlayer: string;
    readonly onAirship: string;
    readonly faceDown: string;
    readonly round: (round: number, limit: number) => string;
    readonly supply: string;
    readonly legend: Readonly<
      Record<
        'red' | 'blue' | 'closed' | 'open' | 'permanent' | 'temporary' | 'yield' | 'pull' | 'drift' | 'hunter' | 'mercenary' | 'surrounded',
        string
      >
    >;
    readonly originalFaces: string;
    readonly withoutIsland: string;
  };
}
