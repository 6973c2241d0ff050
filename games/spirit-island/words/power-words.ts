import type { Trigger, Who } from '../content/step.ts';
import type { Many, Pieces } from './step-words.ts';

/** Rules that powers of Branch & Claw and Jagged Earth make for a turn. */
export const powerRuleNames = [
  'skip-next-build',
  'ravage-becomes-build',
  'ravage-beside',
  'ravage-deals-less',
  'invaders-deal-less',
  'explorers-fight-beside-dahan',
  'may-push-added',
  'no-cascade',
  'no-healing',
  'guard',
] as const;
export type PowerRuleName = (typeof powerRuleNames)[number];

/** What only one of them does. */
export type PowerSpecialName =
  | 'choose-second-target'
  | 'flow-with-presence'
  | 'strife-strikes'
  | 'spread-a-hazard'
  | 'a-spirit-of-the-board-returns'
  | 'ferry-dahan'
  | 'draw-in'
  | 'each-spirit-here-loses-presence'
  | 'presence-to-badlands'
  | 'burn-energy';

/** Clauses, as `StepWords` are. `labels` says what lands must be, as it stands behind the noun, with a space before it; or nothing. */
export interface PowerStepWords {
  readonly takeDamaged: (how: 'destroy' | 'remove', many: Many, what: Pieces) => string;
  /** Behind what is pushed. */
  readonly seaward: string;
  readonly addAny: (n: number, of: Pieces, per: string, most: number | null) => string;
  readonly restorePresence: (who: Who, n: number) => string;
  readonly gainElement: (n: number, who: Who) => string;
  readonly skipOne: (per: string) => string;
  readonly whenever: (on: Trigger, clauses: string) => string;
  readonly repeatCheapest: (who: Who) => string;
  readonly anySpeed: (n: number, who: Who) => string;
  readonly coastalRange: (n: number, who: Who) => string;
  readonly playCard: (who: Who) => string;
  readonly targetChooses: (options: string) => string;
  readonly pay: (n: number, optional: boolean, clauses: string) => string;
  readonly forForgetting: (clauses: string) => string;
  readonly repeatedly: (n: number, per: string, clauses: string) => string;
  readonly places: {
    readonly origin: string;
    readonly secondTarget: string;
    readonly targeted: string;
    readonly adjacent: (labels: string) => string;
    readonly nearby: (labels: string) => string;
    readonly adjacentLands: (n: number, upTo: boolean, labels: string) => string;
    readonly lands: (n: number, labels: string) => string;
  };
  readonly mayAt: (place: string, clauses: string) => string;
  readonly mayAtSacredSite: (clauses: string) => string;
  readonly atNearTarget: (range: number, clauses: string) => string;
}

/** Amounts: "for each …" with a space before it. */
export interface PowerPerWords {
  readonly around: (of: Pieces) => string;
  readonly inTarget: (of: Pieces) => string;
  readonly kinds: (of: Pieces) => string;
  readonly fewer: (of: Pieces, or: Pieces) => string;
  readonly done: (what: 'destroyed' | 'removed', of: Pieces, every: number) => string;
  readonly replaced: string;
}
