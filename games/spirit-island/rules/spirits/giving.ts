import type { Play, Seat } from '@skerry/engine';
import type { Step } from '../../content/step.ts';
import { about, type Doing, whoOf } from '../powers/amounts.ts';
import { elementAnswer, no, yes } from '../answers.ts';
import { gainElements } from './elements.ts';
import { restorable, restore } from '../pieces/presence.ts';

/** So many of one element of its choice. */
export function* gainElement(doing: Doing, { n, who }: Extract<Step, { do: 'gain-element' }>): Play {
  const { table } = doing;
  const seat = whoOf(doing, who);
  const { element } = yield* table.ask(seat, 'element', [0, 1, 2, 3, 4, 5, 6, 7].map(elementAnswer), { about: { left: 1 } });
  gainElements(
    table,
    seat,
    Array.from({ length: n }, () => element),
  );
}

/** Destroyed presence may come back to a land; only its own spirit says so. */
export function* restorePresence(doing: Doing, { who, n }: Extract<Step, { do: 'restore-presence' }>): Play {
  yield* returnPresence(doing, whoOf(doing, who), n);
}

export function* returnPresence(doing: Doing, seat: Seat, n: number): Play {
  const { table, land } = doing;
  for (let i = 0; i < n && restorable(table.state, seat, land, true) > 0; i++) {
    const { kind } = yield* table.ask(seat, 'restore', [yes, no], { about: about(doing) });
    if (kind === 'no') return;
    restore(table, seat, land);
  }
}
