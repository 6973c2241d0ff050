import type { Play } from '@skerry/engine';
import type { SpiritTable } from '../state.ts';

/** What a rule of an adversary or a scenario does after a step of the invaders. */
export interface Following {
  readonly name: string;
  /** Whether there may be something to do. */
  readonly isDue: boolean;
  readonly carryOut: () => Play;
}

/** J-37.11: one after the other, in the order that the table likes. */
export function* carryOutFollowing(table: SpiritTable, all: readonly Following[]): Play {
  const left = all.filter(({ isDue }) => isDue);
  while (left.length > 0 && !table.state.over) {
    const answers = left.map(({ name }, at) => ({ kind: 'order' as const, at, name, land: null }));
    const { at } = yield* table.ask(0, 'order', answers);
    const [next] = left.splice(at, 1);
    yield* next!.carryOut();
  }
}
