import type { GameDefinition } from '@skerry/engine';
import { imagine } from './bot/imagine.ts';
import { lean } from './bot/lean.ts';
import { value } from './bot/value.ts';
import { box } from './box.ts';
import { cardSets } from './content/card.ts';
import type { Entry } from './rules/log.ts';
import { step } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import type { FiftyFirstState } from './rules/state.ts';
import { type FiftyFirstStateView, view } from './rules/view.ts';

export const fiftyFirstState: GameDefinition<FiftyFirstState, FiftyFirstStateView, Entry> = {
  id: box.id,
  version: '3',
  players: box.players,
  headings: { round: 1 },
  options: { expansion: { kind: 'choice', values: cardSets, default: 'base' } },
  setup,
  step,
  view,
  rounds: ({ round }) => round,
  bot: { imagine, value, horizon: 24, lean, budgets: { normal: { iterations: 60, milliseconds: 400 } } },
};
