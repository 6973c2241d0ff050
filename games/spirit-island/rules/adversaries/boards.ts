import type { Play } from '@skerry/engine';
import { add } from '../../content/step.ts';
import { action } from '../action.ts';
import { landAnswer } from '../answers.ts';
import { nextBoard } from '../any-order.ts';
import { deciderFor, landsOf, landsOn, slotsOf } from '../island/island.ts';
import { boardsAsOften } from '../invaders/sideways.ts';
import type { SpiritTable, State } from '../state.ts';
import { boardsButOne } from '../island/untouched-land.ts';

/** A board with its lands. */
export interface Board {
  readonly slot: number;
  readonly lands: readonly number[];
}

const boardIn = (state: State, slot: number): Board => ({ slot, lands: landsOn(state, slot) });

export const allBoards = (state: State): Board[] => slotsOf(state, landsOf(state, false)).map((slot) => boardIn(state, slot));

/** J-14.5, J-41.4: the boards of which this is true, found before the first of them, as often as something is done on each, but for one that is left out. */
export function* boardsThat(table: SpiritTable, is: (board: Board) => boolean = () => true): Play<Board[]> {
  const { state } = table;
  const slots = allBoards(state).flatMap((board) => (is(board) ? [board.slot] : []));
  return (yield* boardsButOne(table, boardsAsOften(state, slots))).map((slot) => boardIn(state, slot));
}

/** J-14.5: the same boards, one after the other, in any order where blight that comes to one of these lands may spread to others of them. */
export function* inAnyOrder(
  table: SpiritTable,
  boards: readonly Board[],
  blighted: (land: number) => boolean,
  body: (lands: readonly number[]) => Play,
): Play {
  const left = [...boards];
  const find = (slot: number): Board => left.find((board) => board.slot === slot)!;
  while (left.length > 0 && !table.state.over) {
    const slots = left.map((board) => board.slot);
    const slot = yield* nextBoard(table, slots, [add(1, 'blight')], (one) => {
      const lands = find(one).lands.filter(blighted);
      return { lands, open: lands };
    });
    const [board] = left.splice(left.indexOf(find(slot)), 1);
    yield* body(board!.lands);
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
