import type { Answer, GameDefinition, Play, Table } from '@skerry/engine';

/** A game that goes on for as long as somebody counts, so that a test can have a table of any length. */
interface Count {
  total: number;
}

interface More extends Answer {
  readonly kind: 'more';
  readonly by: number;
}

const answers: readonly More[] = [
  { kind: 'more', by: 1 },
  { kind: 'more', by: 2 },
];

export const endlessCount: GameDefinition<Count, Count, { what: string }> = {
  id: 'endless-count',
  version: '1',
  players: { min: 2, max: 2 },
  options: {},
  setup: () => ({ total: 0 }),
  *step(table: Table<Count, { what: string }>): Play {
    const { by } = yield* table.ask(0, 'count', answers);
    table.state.total += by;
    table.log({ what: 'counted' });
    if (table.state.total % 2 === 1) yield* table.ask(1, 'nod', answers);
  },
  view: ({ total }) => ({ total }),
  bot: { imagine: ({ total }: Count) => ({ total }), value: () => 0.5, horizon: 1 },
};
