import { settleOrder, takeOut } from '../invaders/invader-deck.ts';
import { stageOfBack } from '../invaders/stage.ts';
import type { SpiritTable } from '../state.ts';

/** J-38.15, J-38.19: the topmost card of the lowest stage that is left in the invader deck is discarded. */
export function accelerate(table: SpiritTable): void {
  const { invaders } = table.state;
  if (invaders.deck.length === 0) return;
  settleOrder(table);
  const stages = invaders.deck.map(stageOfBack);
  const card = takeOut(table, stages.indexOf(Math.min(...stages)));
  invaders.discard.push(card);
  table.log({ what: 'accelerated', card });
}
