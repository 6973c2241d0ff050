import { copy, type GameDefinition } from '@skerry/engine';
import { glance, lean } from './bot/lean.ts';
import { value } from './bot/value.ts';
import { opening } from './opening.ts';
import type { Entry } from './rules/log.ts';
import { step } from './rules/round.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';

export const spiritIsland: GameDefinition<State, View, Entry> = {
  ...opening,
  step,
  bot: {
    imagine: (seen) => copy(seen),
    value,
    lean,
    glance,
    horizon: { rounds: 1 },
    // Whoever waits does so for 1.4 times as long at most: 0.4 s for `normal`, 1 s for `hard`.
    budgets: {
      easy: { iterations: 6, milliseconds: 150 },
      normal: { iterations: 60, milliseconds: 280 },
      hard: { iterations: 400, milliseconds: 700 },
    },
  },
};

export { titles } from './words/titles.ts';
