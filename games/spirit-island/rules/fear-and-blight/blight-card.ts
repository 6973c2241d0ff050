import { hasChange } from '../adversaries/enemy.ts';
import { blightCards } from '../../content/blight-cards.ts';
import { changeTokens, tokens } from '../pieces/pieces.ts';
import { note } from '../record.ts';
import { BLIGHT, type SpiritTable, type State } from '../state.ts';

/** J-35.2: a still healthy side is healthy. */
export const isBlighted = ({ blight }: State): boolean => blightCards[blight.card]?.side === 'blighted';

/** J-26.4, J-38.3, J-38.6: the cards of which one comes when this one turns, as far as anybody knows. */
export function cardsToCome({ blight, laid }: State): readonly number[] {
  const known = laid.beside?.card ?? laid.next[0];
  return known === undefined ? blight.unseen : [known];
}

/** J-36.8 */
const HEALING_FROM = 3;

/** J-18.1: back onto the card. */
export function removeBlight(table: SpiritTable, land: number, n: number): number {
  const { state } = table;
  const removed = Math.min(n, tokens(state, land, BLIGHT));
  if (removed === 0) return 0;
  changeTokens(state, land, BLIGHT, -removed);
  if (hasChange(state, 'slow-healing-ecosystem')) healSlowly(table, removed);
  else state.blight.pool += removed;
  note(state, { what: 'blight-removed', land });
  table.log({ what: 'removed', land, piece: BLIGHT, n: removed, rule: 'J-18.1' });
  return removed;
}

/** J-36.8: on the panel of France, until there is enough of it. */
function healSlowly(table: SpiritTable, n: number): void {
  const { panels, blight, players } = table.state;
  panels.blight += n;
  if (panels.blight < HEALING_FROM * players) return;
  blight.pool += panels.blight;
  table.log({ what: 'healed', n: panels.blight, rule: 'J-36.8' });
  panels.blight = 0;
}
