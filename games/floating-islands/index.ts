import type { GameDefinition } from '@skerry/engine';
import { imagine } from './bot/imagine.ts';
import { lean } from './bot/lean.ts';
import { value } from './bot/value.ts';
import { box } from './box.ts';
import type { FloatingIslandsEntry } from './rules/entries.ts';
import { step } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import type { FloatingIslands } from './rules/state.ts';
import { type FloatingIslandsView, view } from './rules/view.ts';

export const floatingIslands: GameDefinition<FloatingIslands, FloatingIslandsView, FloatingIslandsEntry> = {
  id: box.id,
  version: '2',
  players: box.players,
  headings: { round: 1 },
  options: {
    airshipProperties: { kind: 'switch', default: false },
    maxRounds: { kind: 'number', min: 0, max: 100, default: 0 },
  },
  setup,
  step,
  view,
  rounds: ({ round }) => round,
  bot: { imagine, value, horizon: 6, lean },
};
