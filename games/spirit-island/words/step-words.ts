import type { Terrain } from '../content/boards.ts';
import type { SpecialName } from '../content/special-name.ts';
import type { EachLand, Named, Spread, Test, Who } from '../content/step.ts';
import { cardRuleNames } from './card-words.ts';
import { type PowerPerWords, powerRuleNames, type PowerStepWords } from './power-words.ts';
import { eventRuleNames, type EventStepWords } from './event-words.ts';

/** What a step names: one kind of piece or several ("explorer/town"); all three kinds of invaders together are invaders. */
export type Pieces = readonly (Named | 'invader')[];

/** A number, "up to" a number, or all. */
export interface Many {
  readonly n: number | 'all';
  readonly upTo: boolean;
  /** "1–2": at least so many. */
  readonly least?: number;
}

/** Rules that powers and fear cards make for a turn. */
export const ruleNames = [
  'defend-per-dahan',
  'defend-if-presence',
  'defend-if-dahan',
  'defend-of-presence',
  'defend-coastal',
  'defend-by-fear',
  'skip-all',
  'skip-ravage',
  'skip-build',
  'skip-explore',
  'skip-one',
  'skip-build-coastal',
  'no-city-coastal',
  'skip-build-where-city',
  'skip-build-where-dahan',
  'skip-build-where-more-dahan',
  'skip-explore-where-dahan',
  'health',
  'health-per-strife',
  'ravage-damage',
  'ravage-damage-here',
  'each-deals',
  'ravage-as-build',
  'explore-more',
  'reach-further',
  'disease-idle',
  'no-blight',
  'dahan-safe',
  'dahan-safe-in-ravage',
  'dahan-at-once',
  'isolate',
  'hunting-grounds',
  'next-destroyed-fear',
  'vengeance',
  'vengeance-far',
  'quicksand',
  'blight-from-the-box',
  'keep-presence',
  'dahan-unchanged',
  'range-from-mountains',
  'defend-per-presence',
  'spare-dahan',
  'spare-dahan-once',
  'sit-out-damaged',
  'weaker-counterattack',
  'break-against-the-stone',
  'break-harder',
  'observe',
  ...powerRuleNames,
  ...cardRuleNames,
  'presence-flows',
  'powers-deal-more',
  'less-health',
  ...eventRuleNames,
] as const;
export type RuleName = (typeof ruleNames)[number];

/** Which land: a certain one, each of them, or for every player another one. */
export type WhichLand = 'one' | 'each' | 'different';

/**
 * The words for steps. All of them are clauses: without a capital at the beginning and without a full stop. `per` is "for each …" with
 * a space before it, or nothing.
 */
export interface StepWords extends PowerStepWords, EventStepWords {
  readonly fear: (n: number, per: string) => string;
  readonly damage: (n: number, per: string, to: Pieces, spread: Spread) => string;
  readonly take: (how: 'destroy' | 'remove' | 'downgrade' | 'drown', many: Many, what: Pieces, per: string) => string;
  readonly removeHealth: (n: number, per: string) => string;
  readonly replace: (n: number, what: Pieces, by: Pieces) => string;
  readonly move: (how: 'push' | 'gather', many: Many, what: Pieces, per: string) => string;
  /** Pushed to as many different lands as possible. */
  readonly spreadOut: string;
  /** "in each land that they came to: …", or once if there is such a land. */
  readonly there: (clauses: string) => string;
  readonly thereOnce: (condition: string, clauses: string) => string;
  readonly add: (n: number, what: Pieces, per: string) => string;
  readonly addStrife: (n: number, to: Pieces, different: boolean, per: string) => string;
  readonly blightStill: (n: number) => string;
  readonly forget: (n: number) => string;
  readonly reveal: (deck: 'minor' | 'major', test: string, so: string, otherwise: string) => string;
  /** What a card must be: with an element, without it, fast or slow. */
  readonly cardWith: (element: string) => string;
  readonly cardWithout: (element: string) => string;
  readonly cardOf: Readonly<Record<'fast' | 'slow', string>>;
  /** Behind a rule: it waits for the next ravage. */
  readonly nextRavage: (rule: string) => string;
  /** Behind a land: with the most of these, or the fewest; the highest or lowest number. */
  readonly withMost: (of: Pieces) => string;
  readonly withFewest: (of: Pieces) => string;
  readonly numbered: Readonly<Record<'highest' | 'lowest', string>>;
  readonly addPresence: (who: Who, range: number | 'here', n: number) => string;
  readonly destroyPresence: (n: number) => string;
  readonly defend: (n: number, per: string) => string;
  readonly energy: (n: number, who: Who, per: string) => string;
  readonly gainPower: (deck: 'minor' | 'major' | 'any', who: Who) => string;
  readonly invaders: (what: 'ravage' | 'build' | 'explore') => string;
  readonly rule: Readonly<Record<RuleName, (n: number, of: Pieces) => string>>;
  /** `more`: besides those of which the card has spoken. */
  readonly mayRepeat: (times: number, upToCost: number | null, atCost: boolean, who: Who, more: boolean) => string;
  /** Health in the land, while they are there. */
  readonly healthHere: (n: number, of: Pieces) => string;
  /** Between a place and what is done there, where a colon stands before it already. */
  readonly behindPlace: string;
  /** Clauses about another land: their "here" is "there". */
  readonly elsewhere: (clauses: string) => string;
  readonly quicken: (n: number, who: Who) => string;
  /** No major powers. */
  readonly quickenLesser: (n: number, who: Who) => string;
  readonly range: (n: number, who: Who) => string;
  readonly takeBack: (who: Who) => string;
  readonly special: Readonly<Record<SpecialName, (n: number) => string>>;
  /** Between two options. */
  readonly or: string;
  readonly may: (clauses: string) => string;
  readonly asTarget: (clauses: string) => string;
  readonly gainElements: (who: Who, elements: string) => string;
  readonly among: (most: number, land: string) => string;
  /** Behind a push: only to such lands. */
  readonly onlyTo: (land: string) => string;
  readonly when: (condition: string, clauses: string, otherwise: string) => string;
  /** A sentence behind `when`; `further`: with a condition of its own. */
  readonly otherwise: (clauses: string, further: boolean) => string;
  readonly eachLand: (where: EachLand, clauses: string) => string;
  readonly at: (land: string, range: number | null, clauses: string) => string;
  /** The target spirit picks the land: one of its own, or within a range of the user's presence. */
  readonly atOfTarget: (fromPresence: number | null, optional: boolean, labels: string, clauses: string) => string;
  /** A land within a range of the user's own presence. */
  readonly atNearPresence: (range: number, clauses: string) => string;
  readonly fearForDestroyed: (clauses: string, of: Pieces, most: number | null) => string;
}

/** Words for amounts, lands and what they must be. */
export interface TestWords {
  readonly per: PowerPerWords & {
    readonly pieces: (of: Pieces, every: number, adjacent: boolean) => string;
    /** Yours, or of any spirit. */
    readonly presence: string;
    readonly anyPresence: string;
    readonly element: (element: string) => string;
    readonly cardsPlayed: string;
    readonly sacredSitesWithInvaders: string;
    readonly sets: (elements: string) => string;
    readonly counted: Readonly<
      Record<
        | 'sacred-sites-near'
        | 'presence-near'
        | 'lands-beside'
        | 'presence-lost'
        | 'invader-discards'
        | 'terror'
        | 'absorbed'
        | 'energy-track',
        string
      >
    >;
    /** "for each beasts here past the first" */
    readonly pastTheFirst: (of: Pieces) => string;
    readonly everyElement: (every: number, element: string) => string;
    readonly sacredSitesHere: string;
    readonly adjacentLands: string;
    readonly players: string;
    readonly earnedFearCards: (every: number) => string;
    readonly roundedUp: string;
    /** A second factor. */
    readonly times: (of: Pieces) => string;
    readonly most: (n: number) => string;
  };
  /** "if" belongs to `when`: "dahan are here". */
  readonly condition: (test: Test) => string;
  readonly and: (conditions: readonly string[]) => string;
  /** As it stands beside a range: "with dahan", "coastal". */
  readonly label: (test: Test) => string;
  /** Behind a board: only in these of its lands; or nothing. */
  readonly inside: (tests: readonly Test[]) => string;
  /** "in a coastal land with explorers" */
  readonly land: (which: WhichLand, tests: readonly Test[]) => string;
  readonly terrains: (of: readonly Terrain[]) => string;
}
