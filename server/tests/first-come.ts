import type { Answer, GameDefinition, Play } from '@skerry/engine';
import type { ServedGame } from '../index.ts';

interface Take extends Answer {
  readonly kind: 'take';
  readonly n: number;
}

interface Pile {
  taken: number;
  readonly players: number;
}

const LAST = 12;

/** Both may take what is left at any time: whoever is first changes what the other is asked. */
const firstCome: GameDefinition<Pile, Pile> = {
  id: 'first-come',
  version: '1',
  players: { min: 2, max: 2 },
  options: {},
  setup: ({ players }) => ({ taken: 0, players }),
  *step(table): Play {
    const { state } = table;
    const left = Array.from({ length: LAST + 1 - state.taken }, (_, i): Take => ({ kind: 'take', n: state.taken + i }));
    const { seat } = yield* table.whoever([0, 1], (one) => table.ask(one, 'take', left));
    state.taken++;
    if (state.taken === LAST) table.end({ scores: [0, 0], winners: [seat] });
  },
  view: (pile) => ({ ...pile }),
  bot: { imagine: (pile) => ({ ...pile }), value: () => 0.5, horizon: 1 },
};

/** One after the other takes one; who plays alone is always the next. */
const oneByOne: GameDefinition<Pile, Pile> = {
  ...firstCome,
  id: 'one-by-one',
  players: { min: 1, max: 2 },
  setup: ({ players }) => ({ taken: 0, players }),
  *step(table): Play {
    const { state } = table;
    const seat = state.taken % state.players;
    yield* table.ask(seat, 'take', [{ kind: 'take', n: state.taken }], { always: true });
    state.taken++;
    if (state.taken === LAST) table.end({ scores: [0, 0], winners: [seat] });
  },
};

export const games: readonly ServedGame[] = [firstCome, oneByOne].map((rules) => ({ rules, titles: {} }));
