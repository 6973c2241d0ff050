import type { Asked } from './catalogue.ts';

/* Words for what only Starlight and Fractured Days have: stars and forms, time and days. */

type TimeSpecialName =
  | 'spirit-here-gains-a-power'
  | 'reimagine'
  | 'reclaim-when-time-passes'
  | 'peace-at-terror-level-1'
  | 'may-forget-this-for-energy'
  | 'may-reclaim-also-from-play'
  | 'you-may-reclaim-also-from-play'
  | 'may-use-a-slow-power-now'
  | 'may-play-a-card-now'
  | 'look-ahead'
  | 'exchange-the-next-invader-card'
  | 'pour-time-sideways'
  | 'stasis';
export type TimeSpecials = Readonly<Record<TimeSpecialName, (n: number) => string>>;

export const timeQuestionNames = [
  'star',
  'take-form',
  'forget-to-reclaim',
  'forget-to-gain',
  'forget-this',
  'who-gains',
  'time-from',
  'return-to',
  'choose-part',
  'set-aside',
  'slow-now',
  'play-one-now',
  'use-again',
  'repeat-how',
  'pay-together',
  'exchange',
  'bury',
  'look-at',
] as const;
export type TimePrompts = Readonly<Record<(typeof timeQuestionNames)[number], (asked: Asked) => string>>;

export interface TimeGrowth {
  readonly time: (n: number, upTo: boolean) => string;
  readonly day: string;
  readonly or: string;
  readonly star: string;
  readonly gain: (n: number) => string;
  readonly nothing: string;
}

/** Lines of the log. */
export interface TimeEntries {
  readonly star: (name: string, element: string) => string;
  readonly unlocked: (name: string, option: string) => string;
  readonly gainedTime: (name: string, land: string) => string;
  readonly spentTime: (name: string) => string;
  readonly setAside: (name: string, card: string) => string;
  readonly exchanged: (card: string) => string;
  readonly seenInvaderCard: (card: string) => string;
  readonly seenEventCard: (card: string) => string;
  readonly sideways: (from: string, to: string) => string;
  readonly stasis: (land: string) => string;
}

/** What a power costs each time, and what it costs to use it again. */
export interface PriceWords {
  readonly price: (parts: string) => string;
  readonly time: (n: number) => string;
  readonly timePerPlayer: string;
  readonly timePerUse: string;
  readonly energyOfAll: string;
  readonly againForTime: (n: number) => string;
  readonly againForForgetting: (element: string) => string;
}

export interface TimeAnswers {
  readonly faceDown: (stage: string) => string;
  readonly forgetThis: (n: number) => string;
  readonly keepThis: string;
  readonly again: string;
  readonly notAgain: string;
  readonly bury: string;
  /** Of the invaders, and of the events. */
  readonly decks: readonly [string, string];
}
