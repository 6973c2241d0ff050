import type { GameDefinition } from '@skerry/engine';
import { imagine } from './bot/imagine.ts';
import { lean } from './bot/lean.ts';
import { value } from './bot/value.ts';
import { box } from './box.ts';
import type { Entry } from './rules/log.ts';
import { check, setup } from './rules/setup.ts';
import type { IsleboundState } from './rules/state.ts';
import { step } from './rules/step.ts';
import { type IsleboundView, view } from './rules/view.ts';

const variant = { kind: 'switch', default: false } as const;

export const islebound: GameDefinition<IsleboundState, IsleboundView, Entry> = {
  id: box.id,
  version: '4',
  players: box.players,
  headings: { round: 1, sailed: 2 },
  options: {
    advanced: variant,
    trade: variant,
    boarding: variant,
    smallWorld: variant,
    sixBuildings: variant,
    architect: variant,
    metropolis: variant,
  },
  check,
  setup,
  step,
  view,
  rounds: ({ round }) => round,
  bot: {
    imagine,
    value,
    // A turn: what comes after it is in the value. A search that looks further only mixes good moves with bad ones.
    horizon: 2,
    lean,
    budgets: { easy: { iterations: 2, milliseconds: 200 }, hard: { iterations: 800, milliseconds: 800 } },
  },
};
