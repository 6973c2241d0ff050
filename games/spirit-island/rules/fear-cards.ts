import type { Play } from '@skerry/engine';
import { fearCards } from '../content/fear-cards.ts';
import { carryOutParts } from './parts.ts';
import type { SpiritTable } from './state.ts';

/** J-19.3, J-19.5: all earned fear cards, the oldest first; those earned meanwhile come after them. */
export function* resolveFearCards(table: SpiritTable): Play {
  while (table.state.fear.earned.length > 0 && !table.state.over) yield* resolveFearCard(table);
}

/** J-19.3, J-19.4 */
export function* resolveFearCard(table: SpiritTable): Play {
  const { fear } = table.state;
  const seen = fear.earned.shift()!;
  const card = seen >= 0 ? seen : table.chance.draw(fear.unseen);
  const terror = Math.min(3, fear.terror);
  table.log({ what: 'fear-card', card, terror, rule: 'J-19.4' });
  fear.resolvedThisPhase++;
  fear.discard.push(card);
  const { name, levels } = fearCards[card]!;
  yield* carryOutParts(table, { kind: 'fear', name }, levels[terror - 1]!);
}
