import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { no, yes } from '../answers.ts';
import { elementIndex } from '../spirits/elements.ts';
import { purseOf, spend } from '../powers/purse.ts';
import { current } from '../record.ts';
import type { Action, SpiritTable, State } from '../state.ts';

export type Side = 'players' | 'invaders';
const FIRE = elementIndex('fire');

/** J-38.8: whether a side has found a power, and it holds. */
export const hasFind = ({ laid }: State, n: number, by: Side): boolean =>
  laid.finds.length > 0 && laid.finds.some((find) => find.n === n && find.by === by && !find.held);

/** Whether the power that is being used gives fire. */
export function isOfFire(state: State): boolean {
  const power = state.actions.at(-1)?.power ?? null;
  return power !== null && powers[power]!.elements[FIRE]! > 0;
}

/** J-38.8: finds 1 and 6 of the invaders: a power does not do so unless its spirit pays 1 energy more, once for its use. */
export function* paysForFind(table: SpiritTable, n: 1 | 6, land: number): Play<boolean> {
  const { state } = table;
  const { seat, power } = current(state);
  const use = state.actions.find((action: Action) => action.seat === seat && action.power === power)!;
  if (use.done.includes(`find ${n}`)) return true;
  if (seat === null || use.done.includes(`no find ${n}`) || purseOf(state, seat) < 1) return false;
  const { kind } = yield* table.ask(seat, 'pay-for-find', [yes, no], { about: { power, land, left: 1 } });
  use.done.push(kind === 'yes' ? `find ${n}` : `no find ${n}`);
  if (kind === 'no') return false;
  spend(table, seat, 1);
  table.log({ what: 'paid', seat, n: 1, rule: 'J-38.8' });
  return true;
}

/** J-38.8: finds of the players that wait for their moment. */
export const heldFinds = ({ laid }: State): number[] => laid.finds.flatMap(({ n, held }) => (held ? [n] : []));

/** J-38.8, find 4 of the invaders: for one turn. */
export const mostPlays = ({ laid, turn }: State): number | null => (laid.onePlayIn === turn ? 1 : null);

/** Who acts for the table about what was found. */
export const finder: Seat = 0;
