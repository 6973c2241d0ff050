import type { Seat } from '@skerry/engine';
import { noElements } from '../../content/elements.ts';
import { powers } from '../../content/powers.ts';
import type { State } from '../state.ts';

/** J-39.17, J-42.8: the element that the powers which a spirit has gained and kept show most often, the first of several; null: it gained none. */
export function elementOfGained({ spirits }: State, seat: Seat): number | null {
  const { hand, played, discard } = spirits[seat]!;
  const counts = noElements();
  for (const card of [...hand, ...played, ...discard]) {
    const { kind, elements } = powers[card]!;
    if (kind !== 'unique') elements.forEach((n, element) => (counts[element]! += n));
  }
  const most = Math.max(...counts);
  return most === 0 ? null : counts.indexOf(most);
}
