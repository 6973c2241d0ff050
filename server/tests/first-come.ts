import type { Answer, GameDefinition, Play } from '@skerry/engine';
import type { ServedGame } from '../index.ts';

interface Take extends Answer {
  readonly kind: 'take';
  readonly n: number;
}

interface Pile {
  taken: number;
}

const LAST = 12;

/** Both may take what is left at any time: whoever is first changes what the other is asked. */
const firstCome: GameDefinition<Pile, Pile> = {
  id: 'first-come',
  version: '1',
  players: { min: 2, max: 2 },
  options: {},
  setup: () => ({ taken: 0 }),
  *step(table): Play {
    const { state } = table;
    const left = Array.from({ length: LAST + 1 - state.taken }, (_, i): Take => ({ kind: 'take', n: state.taken + i }));
    const { seat } = yield* table.whoever([0, 1], (one) => table.ask(one, 'take', left));
    state.taken++;
    if (state.taken === LAST) table.end({ scores: [0, 0], winners: [seat] });
  },
  view: ({ taken }) => ({ taken }),
  bot: { imagine: ({ taken }) => ({ taken }), value: () => 0.5, horizon: 1 },
};

export const games: readonly ServedGame[] = [{ rules: firstCome, titles: {} }];
