import { settleOrder } from './invader-deck.ts';
import { stageOfBack } from './stage.ts';
import type { SpiritTable } from './state.ts';

/** J-38.15, J-38.19: the topmost card of the lowest stage that is left in the invader deck is discarded. */
export function accelerate(table: SpiritTable): void {
  const { invaders } = table.state;
  if (invaders.deck.length === 0) return;
  settleOrder(table);
  const stages = invaders.deck.map(stageOfBack);
  const lowest = Math.min(...stages);
  const place = stages.indexOf(lowest);
  invaders.deck.splice(place, 1);
  const [seen = -1] = invaders.known.splice(place, 1);
  const card = seen >= 0 ? seen : table.chance.draw(invaders.unseen[lowest - 1]!);
  invaders.discard.push(card);
  table.log({ what: 'accelerated', card });
}
