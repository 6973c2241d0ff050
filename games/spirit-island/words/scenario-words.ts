import type { ScenarioRule } from '../content/scenarios.ts';
import type { Asked } from './catalogue.ts';

/* Words for what only scenarios of the later sets have. */

export const scenarioQuestionNames = [
  'migrate',
  'hold-town',
  'burn-card',
  'burn-land',
  'pay-for-harm',
  'who-pays-for-harm',
  'invoke-corner',
  'invoke-element',
  'thief-way',
  'which-thief',
  'thieves-too',
  'lay-aside',
  'take-from',
  'hide-marker',
  'use-find',
  'find-land',
  'pay-for-find',
  'shift-sands',
] as const;
export type ScenarioPrompts = Readonly<Record<(typeof scenarioQuestionNames)[number], (asked: Asked) => string>>;

/** Rules of the later sets' scenarios. */
export type LaterRule = Extract<
  ScenarioRule,
  | 'second-wave'
  | 'powers-long-forgotten'
  | 'ward-the-shores'
  | 'destroying-flame'
  | 'elemental-invocation'
  | 'despicable-theft'
  | 'the-great-river'
>;

export interface ScenarioWords {
  /** What scenarios do, as actions in the log. */
  readonly actions: Readonly<Record<'find' | 'migration' | 'thieves' | 'warding' | 'flame', string>>;
  /** Answers. */
  readonly faceDown: (card: string) => string;
  readonly burn: string;
  readonly useFind: (find: string) => string;
  readonly sands: string;
  readonly callFirst: (card: string) => string;
  readonly invoke: string;
  readonly lay: (element: string) => string;
  /** The corner of these lands, and what it costs. */
  readonly corner: (lands: string, price: number) => string;
  readonly ward: (land: string, price: number) => string;
  /** Lines of the log. */
  readonly playedFaceDown: (name: string, card: string) => string;
  readonly warded: (land: string) => string;
  /** By number: what the players gain, and what the invaders do. */
  readonly finds: readonly string[];
  readonly findsOfInvaders: readonly string[];
  readonly blank: string;
  readonly searched: Readonly<Record<'players' | 'invaders', (land: string, find: string) => string>>;
  /** What a side holds from now on. */
  readonly holds: Readonly<Record<'players' | 'invaders', (find: string) => string>>;
  readonly emptied: (land: string) => string;
  /** A marker that lies face down. */
  readonly hidden: string;
  readonly firstWon: string;
  readonly laidAside: (name: string, card: string) => string;
  readonly calledFirst: (name: string, card: string) => string;
  /** Beside the board: the cards of the first spirits. */
  readonly firstSpirits: (cards: string) => string;
  readonly thiefCaught: (land: string) => string;
  readonly thiefEscaped: (land: string, value: number) => string;
  /** A thief that lies face up: the number that it carries, 0 for none. */
  readonly thief: (value: number) => string;
  readonly invoked: (name: string, element: string, lands: string) => string;
  readonly flameLaid: (land: string) => string;
  /** What marks a land. */
  readonly flame: string;
  readonly wardsBroken: (land: string, n: number) => string;
  /** So many patterns in a land. */
  readonly wards: (n: number) => string;
  /** Beside the board: so many coastal lands have a pattern, of so many. */
  readonly wardedCoast: (n: number, all: number) => string;
  /** How the game was won. */
  readonly wonByWards: string;
  readonly emigrated: (land: string, inAll: number) => string;
  /** Beside the board: so many towns have left, of so many that may. */
  readonly emigrants: (n: number, most: number) => string;
}
