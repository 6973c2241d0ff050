import type { Play, Seat } from '@skerry/engine';
import { elements, noElements } from '../../content/elements.ts';
import { powers } from '../../content/powers.ts';
import { elementAnswer } from '../answers.ts';
import { elementsOf } from './elements.ts';
import { hasRule } from '../island/island.ts';
import type { PowerId, SpiritTable, State } from '../state.ts';

/** All elements, for whoever may choose any. */
export const allElements = elements.map((_, element) => elementAnswer(element));

/** J-40.26, J-32.7 */
export function prepare(table: SpiritTable, seat: Seat, element: number): void {
  table.state.spirits[seat]!.prepared[element]!++;
  table.log({ what: 'prepared', seat, elements: [element], rule: 'J-40.26' });
}

export function* askToPrepare(table: SpiritTable, seat: Seat): Play {
  const { element } = yield* table.ask(seat, 'prepare', allElements);
  prepare(table, seat, element);
}

/** The elements that would bring one of these powers nearer to a threshold that it does not meet yet. */
export function elementsWanted(state: State, seat: Seat, toCome: readonly PowerId[]): number[] {
  const have = elementsOf(state, seat);
  const isWanted = (element: number): boolean =>
    toCome.some((id) => powers[id]!.thresholds.some(({ need, or = need }) => [need, or].some((one) => one[element]! > have[element]!)));
  return elements.flatMap((_, element) => (isWanted(element) ? [element] : []));
}

/** J-40.26: those of them that are prepared. */
export function markersFor(state: State, seat: Seat, toCome: readonly PowerId[]): number[] {
  if (!hasRule(state, seat, 'insights-into-the-worlds-nature')) return [];
  const { prepared } = state.spirits[seat]!;
  return elementsWanted(state, seat, toCome).filter((element) => prepared[element]! > 0);
}

/** A marker counts for the next action of its spirit. */
export function layOut(table: SpiritTable, seat: Seat, element: number): void {
  const { prepared, spent } = table.state.spirits[seat]!;
  prepared[element]!--;
  spent[element]!++;
  table.log({ what: 'spent-markers', seat, elements: [element], rule: 'J-40.26' });
}

/** Markers that were laid out for nothing stay prepared. */
export function takeMarkersBack({ spirits }: State): void {
  for (const spirit of spirits) {
    spirit.spent.forEach((count, element) => (spirit.prepared[element]! += count));
    spirit.spent = noElements();
  }
}
