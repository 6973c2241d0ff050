import { current } from '../record.ts';
import { raiseTerror, takeTopFearCard } from './fear-deck.ts';
import type { SpiritTable } from '../state.ts';

/** J-19.1, J-19.2: fear fills the pool; a full pool earns a fear card, and the deck's dividers raise the terror level. */
export function generateFear(table: SpiritTable, n: number, land: number | null = null): void {
  if (n <= 0) return;
  const { state } = table;
  const { fear } = state;
  table.log({ what: 'fear', n, land });
  fear.generated += n;
  while (fear.generated >= fear.pool && fear.terror < 4) {
    fear.generated -= fear.pool;
    earnFearCard(table);
  }
}

/** Fear goes back to the pool, as far as there is any that has earned no card yet. */
export function loseFear(table: SpiritTable, most: number): void {
  const { fear } = table.state;
  const n = Math.min(most, fear.generated);
  fear.generated -= n;
  if (n > 0) table.log({ what: 'fear-lost', n });
}

/** J-19.1, J-19.2 */
function earnFearCard(table: SpiritTable): void {
  const card = takeTopFearCard(table);
  if (card === null) return;
  table.state.fear.earned.push(card);
  table.log({ what: 'fear-card-earned', rule: 'J-19.1' });
  raiseTerror(table);
}

/** Fear that a power generates in a land: Dread Apparitions turns it into defend. */
export function fearOfPower(table: SpiritTable, n: number, land: number): void {
  if (n <= 0) return;
  const { state } = table;
  generateFear(table, n, land < 0 ? null : land);
  if (land < 0 || current(state).power === null) return;
  // J-16.4: as often as it was used there.
  for (const { seat } of state.modifiers.filter(({ kind, land: where }) => kind === 'defend-by-fear' && where === land)) {
    state.modifiers.push({ kind: 'defend', land, amount: n, seat, until: 'turn' });
    table.log({ what: 'defend', land, n });
  }
}
