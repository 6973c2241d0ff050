/** Rules that only fear cards and blight cards make. */
export const cardRuleNames = [
  'defend',
  'defend-by-troubles',
  'skip-normal',
  'skip-normal-build',
  'skip-normal-explore',
  'no-source',
  'build-passes-lowest',
  'build-waits',
  'build-comes-to-nothing',
  'explore-passes-lowest',
  'explore-waits',
  'explore-comes-to-nothing',
  'explore-again',
  'build-card-stays',
  'more-income',
  'more-plays',
  'all-weaken',
  'easier-blight',
  'blight-is-fatal',
] as const;
export type CardRuleName = (typeof cardRuleNames)[number];

/** What only one of them does. */
export type CardSpecialName =
  | 'strife-hurts'
  | 'presence-of-the-board-is-lost'
  | 'aid-from-lesser-spirits'
  | 'lose-energy'
  | 'settlement-grows'
  | 'larger-fear-pool';
