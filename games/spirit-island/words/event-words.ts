import type { EventRule } from '../content/lasting-rule.ts';
import type { Asked } from './catalogue.ts';
import type { Pieces } from './step-words.ts';

/* Words for what only events do. */

export const eventRuleNames = [
  'defend',
  'spirits-defend-less',
  'great-warding',
  'dahan-sit-out',
  'truce',
  'beasts-are-badlands',
  'each-card-skips-a-ravage',
  'each-board-skips-a-ravage',
  'first-land-takes-more',
  'wilds-idle',
  'ravage-needs-numbers',
  'next-blight-from-the-box',
  'dahan-strike-first',
  'fortune-seekers',
  'fragile-land',
  'only-slow',
  'eager-explorers',
  'xenophobia',
  'funding',
  'resourceful-populace',
  'strip-the-land',
  'no-fear-for-buildings',
  'strife-idle',
  'explore-a-town',
] as const satisfies readonly (EventRule | 'defend')[];
export type EventRules = Readonly<Record<(typeof eventRuleNames)[number], (n: number) => string>>;

type EventSpecialName =
  | 'lesser-spirits-suffer'
  | 'element-for-good'
  | 'draw-strength-from-the-island'
  | 'return-presence-to-a-track'
  | 'blight-comes-to-the-card'
  | 'last-invader-cards-to-the-box'
  | 'blight-unless-some-die'
  | 'reclaim-or-remember'
  | 'may-reclaim'
  | 'push-presence-and-strike'
  | 'blight-leaves-unless-presence-is-lost'
  | 'buildings-retaliate'
  | 'presence-becomes-wilds'
  | 'presence-comes-back'
  | 'move-own-presence'
  | 'fear-is-lost'
  | 'discard-for-energy'
  | 'may-use-it-now'
  | 'ravage-in-an-unseen-terrain';
export type EventSpecials = Readonly<Record<EventSpecialName, (n: number) => string>>;

export const eventQuestionNames = [
  'element-for-good',
  'even-share',
  'take-presence-back',
  'clearcutting',
  'clearcutting-gives',
  'remember',
  'keep-blight',
  'lose-fear-card',
  'slow-card',
  'next-slow-card',
  'sit-out',
  'skip-a-ravage',
  'farm',
  'great-warding',
  'boon-shows',
] as const;
export type EventPrompts = Readonly<Record<(typeof eventQuestionNames)[number], (asked: Asked) => string>>;

/** Clauses of steps. */
export interface EventStepWords {
  /** Behind a push: into the adjacent land with the most of these. */
  readonly toMost: (of: Pieces) => string;
  /** Only to lands with more of these. */
  readonly toMore: (of: Pieces) => string;
  /** Behind a rule: on the board on which it is made; from the next turn on; in the next turn. */
  readonly onThisBoard: (rule: string) => string;
  readonly fromNextTurn: (rule: string) => string;
  readonly inNextTurn: (rule: string) => string;
}

/** Lines of the log. */
export interface EventEntries {
  readonly blightFromBox: (n: number) => string;
  readonly fearLost: (n: number) => string;
  readonly fearCardDiscarded: (card: string) => string;
  readonly elementForGood: (name: string, element: string) => string;
}

/** Actions that follow from a rule of an event. */
export type EventActions = Readonly<Record<'eager-explorers' | 'resourceful-populace' | 'strip-the-land', string>>;
