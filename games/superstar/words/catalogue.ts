import type { BonusCard, Side } from '../rules/state.ts';
import type { Card, SpecialMove } from '../content/cards.ts';

export type OptionName = 'expertEnd' | 'turnTileCard' | 'doubleJumpCard' | 'teleportCard';
export type QuestionName = 'card' | 'way' | 'loot' | 'token' | 'tile-turn' | 'first-jump' | 'second-jump';
type Quarters = 1 | 2 | 3;

/** All words of the game in one language. Nothing else differs between languages. */
export interface Words {
  readonly title: string;
  readonly blurb: string;
  readonly options: Readonly<Record<OptionName, { readonly label: string; readonly explanation: string }>>;
  readonly on: string;
  readonly off: string;

  readonly card: Readonly<Record<Card, string>>;
  /** What an effect that a card shows does, in one sentence. */
  readonly effect: Readonly<Record<SpecialMove | BonusCard, string>>;
  readonly simpleToo: string;
  readonly bonusGoesOn: string;

  /** By colour: the star as it is counted, as something taken, and its letter in a picture of characters. */
  readonly stars: readonly { readonly name: string; readonly taken: string; readonly letter: string }[];
  readonly countStars: (n: number) => string;
  readonly countPoints: (n: number) => string;
  readonly countTokens: (n: number) => string;
  readonly countCards: (n: number) => string;
  readonly countPairs: (n: number) => string;

  /** `victim` is who was ejected, if the asker knows the names. */
  readonly prompt: Readonly<Record<QuestionName, (card: string, rule: string, victim: string | undefined) => string>>;
  readonly hint: Readonly<Record<QuestionName, string>>;

  readonly answer: {
    readonly play: (card: string) => string;
    readonly playBonus: (card: string) => string;
    readonly takeCards: string;
    readonly takeNoCards: string;
    readonly simple: Readonly<Record<Side, string>>;
    readonly longJump: Readonly<Record<Side, string>>;
    readonly highJump: Readonly<Record<Side, string>>;
    readonly fall: string;
    readonly turn: Readonly<Record<Quarters, string>>;
    readonly turnTile: Readonly<Record<Quarters, string>>;
    readonly steal: (taken: string) => string;
    readonly stealToken: string;
    readonly spendToken: string;
    readonly endTurn: string;
  };

  readonly entry: {
    readonly turn: (name: string) => string;
    readonly cameIn: (name: string) => string;
    readonly played: (name: string, card: string) => string;
    readonly playedUniversal: (name: string, as: string) => string;
    readonly putFaceDown: (name: string, card: string | undefined) => string;
    readonly tookCards: Readonly<Record<'action' | 'last-card' | 'ejected', (name: string) => string>>;
    readonly turned: (name: string, quarters: Quarters) => string;
    readonly tookStar: (name: string, taken: string) => string;
    readonly tookAnomaly: (name: string) => string;
    readonly ejected: (name: string, victim: string) => string;
    readonly robbed: (name: string, victim: string, taken: string) => string;
    readonly tokenTaken: string;
    readonly doorMoved: string;
    readonly spentToken: (name: string) => string;
    readonly playedBonus: (name: string, card: string, to: string) => string;
    readonly tileTurned: (name: string, quarters: Quarters) => string;
    readonly endReached: (name: string, points: number) => string;
    readonly ended: string;
  };

  readonly outcome: {
    readonly won: (name: string, points: number) => string;
    readonly shared: (names: string, points: number) => string;
    readonly tieBroken: string;
    readonly scores: (list: string) => string;
  };
  /** A list in a sentence: "Ann, Bob and Eve". */
  readonly list: (parts: readonly string[]) => string;

  readonly describe: {
    readonly turnOf: (name: string) => string;
    readonly endByStars: (left: number, limit: number) => string;
    readonly endByPoints: (points: number) => string;
    readonly lastRound: string;
    readonly supply: (tokens: number) => string;
    readonly tiles: (ids: string) => string;
    readonly legend: (letters: string, door: string, openDoor: string) => string;
    /** A closed and the open door in the picture. */
    readonly doorLetters: readonly [string, string];
    readonly seat: (mark: number, name: string, you: boolean, first: boolean) => string;
    readonly noStars: string;
    readonly starsOf: (name: string, n: number) => string;
    readonly hand: (n: number, known: string) => string;
    readonly faceUp: (cards: string) => string;
    readonly faceDown: (n: number, known: string) => string;
    readonly bonus: (n: number, known: string) => string;
    readonly at: (space: string, head: 0 | 1 | 2 | 3) => string;
    readonly offBoard: string;
  };

  readonly board: {
    readonly legend: Readonly<Record<'pawn' | 'symbol' | 'anomaly' | 'token' | 'door' | 'platform' | 'joined' | 'edge', string>>;
    /** How far the end is: so many stars have yet to be taken; somebody has to reach so many points; it has come. */
    readonly starsToEnd: (stars: number) => string;
    readonly pointsToEnd: (points: number) => string;
    readonly lastRound: string;
    readonly tile: (id: string) => string;
    readonly openDoor: string;
    readonly ejects: (name: string) => string;
    readonly takesNothing: string;
    readonly landsOn: (space: string) => string;
    readonly stealFrom: (name: string) => string;
    readonly hand: string;
    readonly played: string;
    readonly nothingPlayed: string;
    readonly faceUp: string;
    readonly faceDown: string;
    readonly bonusCard: string;
    readonly unknownBonus: (n: number) => string;
    readonly takeBack: string;
    readonly takeBackWhy: (n: number) => string;
    /** On the same button when there is nothing to take back. */
    readonly pass: string;
    readonly reserve: string;
    readonly offBoard: string;
    readonly firstPlayer: string;
    readonly blocked: (rule: string) => string;
    readonly inHand: (n: number) => string;
  };
}
