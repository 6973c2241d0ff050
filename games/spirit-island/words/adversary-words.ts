import type { Change, Escalation, Loss, SetupLand } from '../content/adversaries.ts';
import type { Asked } from './catalogue.ts';

/* Words for adversaries: what they change, ask and do. */

/** Changes of the later sets; those of the base game stand with the rest of it. */
export type LaterChange = Exclude<
  Change,
  | 'servants-earn-land'
  | 'high-immigration'
  | 'high-immigration-all-game'
  | 'buildings-are-tough'
  | 'independent-resolve'
  | 'heavy-mining'
  | 'fine-steel'
  | 'royal-backing'
  | 'mining-rush'
>;

export const adversaryQuestionNames = [
  'cash-crops',
  'triangle-trade',
  'persistent-explorers',
  'prime-territory',
  'herd',
  'immigrant-city',
  'immigrant-town',
  'stalk-predators',
  'dream-or-flee',
  'fast-profit',
  'sprawling-board',
  'ports-sprawl',
  'trading-port',
  'inland-city',
] as const;
export type AdversaryPrompts = Readonly<Record<(typeof adversaryQuestionNames)[number], (asked: Asked) => string>>;

/** Actions of adversaries, as the log calls them. */
export type AdversaryAction =
  | 'frontier-explorers'
  | 'slave-labor'
  | 'persistent-explorers'
  | 'migratory-herders'
  | 'wave-of-immigration'
  | 'pressure-for-fast-profit'
  | 'runoff-and-bilgewater'
  | 'exports-fuel-growth';

type RebellionSpecialName = 'rebellion-comes-back' | 'strife-on-the-board' | 'strife-hurts' | 'aid-the-uprising';
export type RebellionSpecials = Readonly<Record<RebellionSpecialName, (n: number) => string>>;

export interface AdversaryWords {
  readonly escalations: Readonly<Record<Escalation, string>>;
  readonly losses: Readonly<Record<Loss, string>>;
  /** In which land of each board. */
  readonly setupLand: (land: SetupLand) => string;
  readonly coastalThird: string;
  readonly supporting: string;
  /** Lines of the log. */
  readonly hunted: (land: string) => string;
  readonly healed: (n: number) => string;
  readonly entrenched: (card: string) => string;
  /** What the panels hold. */
  readonly panel: {
    readonly blight: (n: number, of: number) => string;
    readonly ruin: (n: number, of: number) => string;
    readonly beasts: (n: number, of: number) => string;
    readonly towns: (n: number, of: number) => string;
  };
}
