import type { AnyGame, Play, Table } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';

export interface Heap {
  coins: number[];
  taken: string[];
}

/**
 * All take coins from one heap at once: each names a coin and then a hand, and who has named both takes it. A die is thrown for coin 5;
 * coin 6 breaks the rules. Each sees whose view it has, but nobody more than another.
 */
export const heap: AnyGame = {
  id: 'heap',
  version: '1',
  players: { min: 2, max: 4 },
  cooperative: true,
  open: true,
  options: {},
  setup: ({ players }): Heap & { players: number } => ({ coins: [1, 2, 3, 4, 5, 6], taken: [], players }),
  *step(table: Table<Heap & { players: number }>): Play {
    const { state, chance } = table;
    const seats = Array.from({ length: state.players }, (_, seat) => seat);
    const { seat, choice } = yield* table.whoever(seats, function* (chooser): Play<number> {
      const { coin } = yield* table.ask(chooser, 'coin', () => state.coins.map((each) => ({ kind: 'coin', coin: each })));
      yield* table.ask(chooser, 'hand', [{ kind: 'left' }, { kind: 'right' }]);
      return coin;
    });
    state.coins.splice(state.coins.indexOf(choice), 1);
    state.taken.push(`${seat} takes ${choice}${choice === 5 ? ` and throws ${chance.below(6)}` : ''}`);
    if (choice === 6) throw new Error('coin 6 is cursed');
    table.log({ what: 'taken' });
    if (state.coins.length === 1) table.end({ scores: seats.map(() => 1), winners: seats });
  },
  view: (state: Heap, seat) => ({ ...structuredClone(state), seat }),
  bot: { imagine: (view: Heap) => structuredClone(view), value: () => 0.5, horizon: 1 },
};

/** Only the rules are needed: nobody reads or looks here. */
export const shelvedHeap = { id: heap.id, rules: () => Promise.resolve(heap) } as unknown as ShelvedGame;
