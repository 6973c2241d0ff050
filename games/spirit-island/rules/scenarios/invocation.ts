import type { Seat } from '@skerry/engine';
import { type Elements, noElements } from '../../content/elements.ts';
import { powers } from '../../content/powers.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { getsAllInvaders } from '../setup/extra-board.ts';
import { geography } from '../island/island.ts';
import { forgettable } from '../spirits/cards.ts';
import { payEnergy } from '../powers/paying.ts';
import { putHumans } from '../pieces/pieces.ts';
import { ownLands } from '../pieces/presence.ts';
import { purseOf } from '../powers/purse.ts';
import { type Island, landOn, wholeOf } from '../island/geography.ts';
import { boardCount } from '../setup/free-boards.ts';
import { type SpiritTable, type State, TOWN } from '../state.ts';
import { cornerAt, cornersOf, type LandCorner } from './corners.ts';

const TOWNS_IN = 6;

/** Corners are numbered anew when a board has joined the island: markers stay where they lie. */
export function keepMarkers({ laid, island }: State, before: Island): void {
  const corners = cornersOf(island);
  laid.invoked = laid.invoked.map(({ corner, element }) => ({ corner: cornerAt(corners, cornersOf(before)[corner]!.point), element }));
}

/** J-38.15, J-39.6: towns, and a fear card more at terror level I. */
export function prepareInvocation(state: State): void {
  if (!hasScenarioRule(state, 'elemental-invocation')) return;
  for (let slot = 0; slot < boardCount(state); slot++)
    if (getsAllInvaders(state, slot)) putHumans(state, landOn(geography(state), slot, TOWNS_IN), TOWN, 1);
  state.fear.left[0]!++;
}

// ── Placing ──

/** J-38.16: 1 energy, and 1 for each marker on a corner next to it. */
export const priceOfCorner = ({ laid, island }: State, corner: number): number =>
  1 + laid.invoked.filter((marker) => cornersOf(island)[corner]!.next.includes(marker.corner)).length;

/** J-38.16: the free corners of a spirit's lands for which it can pay. */
export function cornersFor(state: State, seat: Seat): number[] {
  if (!hasScenarioRule(state, 'elemental-invocation') || state.spirits[seat]!.doneThisTurn.includes('invoked')) return [];
  if (elementsFor(state, seat).length === 0) return [];
  const own = ownLands(state, seat);
  return cornersOf(state.island).flatMap(({ lands }, corner) =>
    lands.some((land) => own.includes(wholeOf(state.island, land))) &&
    !state.laid.invoked.some((marker) => marker.corner === corner) &&
    priceOfCorner(state, corner) <= purseOf(state, seat)
      ? [corner]
      : [],
  );
}

/** J-38.16: the elements that stand on its power cards. */
export function elementsFor(state: State, seat: Seat): number[] {
  const cards = forgettable(state.spirits[seat]!);
  return noElements().flatMap((_, element) => (cards.some((card) => powers[card]!.elements[element]! > 0) ? [element] : []));
}

export function invoke(table: SpiritTable, seat: Seat, corner: number, element: number): void {
  const { state } = table;
  state.spirits[seat]!.doneThisTurn.push('invoked');
  payEnergy(table, seat, priceOfCorner(state, corner));
  state.laid.invoked.push({ corner, element });
  table.log({ what: 'invoked', seat, lands: cornersOf(state.island)[corner]!.lands, elements: [element], rule: 'J-38.16' });
}

// ── What markers give ──

/** J-24.1: the corners of joined lands are those of both. */
const isCornerOf = (island: Island, { lands }: LandCorner, land: number): boolean => lands.some((one) => wholeOf(island, one) === land);

/** J-38.17: the elements on the corners of a land. */
export function elementsAround({ laid, island }: State, land: number): Elements | null {
  if (land < 0 || laid.invoked.length === 0) return null;
  const corners = cornersOf(island);
  const counts = noElements();
  for (const { corner, element } of laid.invoked) if (isCornerOf(island, corners[corner]!, land)) counts[element]!++;
  return counts;
}

const FOR_EVENTS = 2;
/** J-38.17: what the markers of an element are worth for a choice event that it aids. */
export const invokedFor = ({ laid }: State, element: number): number =>
  FOR_EVENTS * laid.invoked.filter((marker) => marker.element === element).length;
