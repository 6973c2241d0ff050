import type { GameDefinition } from '@skerry/engine';
import { imagine } from './bot/imagine.ts';
import { lean } from './bot/lean.ts';
import { leisurelyValue, value } from './bot/value.ts';
import { cardSets } from './content/card.ts';
import type { Entry } from './rules/log.ts';
import { step } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import type { FiftyFirstState } from './rules/state.ts';
import { type FiftyFirstStateView, view } from './rules/view.ts';

export const fiftyFirstState: GameDefinition<FiftyFirstState, FiftyFirstStateView, Entry> = {
  id: 'fifty-first-state',
  version: '2',
  players: { min: 1, max: 4 },
  options: { expansion: { kind: 'choice', values: cardSets, default: 'base' } },
  setup,
  step,
  view,
  rounds: ({ round }) => round,
  bot: { imagine, value, horizon: 24, lean, leisurely: { value: leisurelyValue, horizon: 4 } },
};

export { titles } from './words/titles.ts';
