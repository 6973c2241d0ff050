import type { Play } from '@skerry/engine';
import { add } from '../../content/step.ts';
import { action } from '../action.ts';
import { landAnswer } from '../answers.ts';
import { nextBoard } from '../any-order.ts';
import { deciderFor, geography, landsOf } from '../island/island.ts';
import { asOften } from '../invaders/sideways.ts';
import type { SpiritTable, State } from '../state.ts';
import { withoutOneBoard } from '../island/untouched-land.ts';

/** The lands of each board. */
export function byBoard(state: State): (readonly number[])[] {
  const { board } = geography(state);
  const all = landsOf(state, false);
  return [...new Set(all.map((land) => board[land]!))].map((slot) => all.filter((land) => board[land] === slot));
}

/** The same, as often as something is done on each. */
const eachBoard = (state: State): (readonly number[])[] => asOften(state, byBoard(state), (lands) => lands[0]!);

/** J-14.5, J-41.4: the boards of which this is true, found before the first of them, but for one that is left out. */
export function* boardsThat(table: SpiritTable, is: (lands: readonly number[]) => boolean = () => true): Play<(readonly number[])[]> {
  return yield* withoutOneBoard(table, eachBoard(table.state).filter(is), (lands) => lands[0]!);
}

/** J-14.5: the same boards, one after the other, in any order where blight that comes to one of these lands may spread to others of them. */
export function* inAnyOrder(
  table: SpiritTable,
  boards: readonly (readonly number[])[],
  blighted: (land: number) => boolean,
  body: (lands: readonly number[]) => Play,
): Play {
  const { state } = table;
  const left = [...boards];
  const slotOf = ([first]: readonly number[]): number => geography(state).board[first!]!;
  const boardIn = (slot: number): readonly number[] => left.find((lands) => slotOf(lands) === slot)!;
  while (left.length > 0 && !state.over) {
    const slot = yield* nextBoard(table, left.map(slotOf), [add(1, 'blight')], (one) => {
      const lands = boardIn(one).filter(blighted);
      return { lands, open: lands };
    });
    const [lands] = left.splice(left.indexOf(boardIn(slot)), 1);
    yield* body(lands!);
  }
}

/** What the table is asked about lands, by adversaries. */
export type AdversaryQuestion =
  | 'land-rush'
  | 'cash-crops'
  | 'persistent-explorers'
  | 'prime-territory'
  | 'immigrant-city'
  | 'immigrant-town'
  | 'stalk-predators'
  | 'fast-profit'
  | 'ports-sprawl';

/** One of these lands, of the table's choice; null if there is none. */
export function* chooseLand(table: SpiritTable, name: AdversaryQuestion, lands: readonly number[]): Play<number | null> {
  if (lands.length === 0) return null;
  const { land } = yield* table.ask(deciderFor(table.state, lands[0]!), name, lands.map(landAnswer));
  return land;
}

/** So many of these lands, those with the least of something; the table chooses among equals. */
export function* chooseLeast(
  table: SpiritTable,
  name: AdversaryQuestion,
  lands: readonly number[],
  n: number,
  countIn: (land: number) => number,
): Play<number[]> {
  const chosen: number[] = [];
  const counts = new Map(lands.map((land) => [land, countIn(land)]));
  while (chosen.length < Math.min(n, lands.length)) {
    const open = lands.filter((land) => !chosen.includes(land));
    const least = Math.min(...open.map((land) => counts.get(land)!));
    const equal = open.filter((land) => counts.get(land) === least);
    // Where all of them fit, nothing is left to choose.
    if (equal.length <= n - chosen.length) chosen.push(...equal);
    else chosen.push((yield* chooseLand(table, name, equal))!);
  }
  return chosen;
}

/** J-14.8: what an adversary's rules do themselves is an action of the adversary. */
export const adversaryAction = (table: SpiritTable, land: number, name: string, body: () => Play): Play =>
  action(table, { kind: 'adversary', land, name }, body);
