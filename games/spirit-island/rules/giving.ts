import type { Play, Seat } from '@skerry/engine';
import type { Step } from '../content/step.ts';
import { about, type Doing, whoOf } from './amounts.ts';
import { elementAnswer, no, yes } from './answers.ts';
import { gainElements } from './elements.ts';
import { arrive, mayBeIn } from './presence.ts';

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
  const spirit = table.state.spirits[seat]!;
  for (let i = 0; i < n && spirit.destroyed > 0 && mayBeIn(table.state, seat, land, true); i++) {
    const { kind } = yield* table.ask(seat, 'restore', [yes, no], { about: about(doing) });
    if (kind === 'no') return;
    spirit.destroyed--;
    arrive(table.state, seat, land, 1);
    table.log({ what: 'presence', seat, land, from: 'destroyed' });
  }
}
