import type { Play } from '@skerry/engine';
import { fearCards } from '../../content/fear-cards.ts';
import { no, yes } from '../answers.ts';
import { drawFearCard, unusedFearCards } from './fear-deck.ts';
import { isIdle } from './idle.ts';
import { leftOut } from '../setup/left-out.ts';
import { carryOutParts } from '../events/parts.ts';
import type { SpiritTable } from '../state.ts';

/** J-19.3, J-19.5: all earned fear cards, the oldest first; those earned meanwhile come after them. */
export function* resolveFearCards(table: SpiritTable): Play {
  while (table.state.fear.earned.length > 0 && !table.state.over) yield* resolveFearCard(table);
}

/** J-19.3, J-19.4 */
export function* resolveFearCard(table: SpiritTable): Play {
  const { fear } = table.state;
  const seen = fear.earned.shift()!;
  const terror = Math.min(3, fear.terror);
  const card = yield* replaceIdle(table, seen >= 0 ? seen : drawFearCard(table), terror);
  table.log({ what: 'fear-card', card, terror, rule: 'J-19.4' });
  fear.resolvedThisPhase++;
  fear.discard.push(card);
  const { name, levels } = fearCards[card]!;
  yield* carryOutParts(table, { kind: 'fear', name }, levels[terror - 1]!);
}

/** J-39.16: a card that can do nothing at this terror level may be replaced by one from the box. */
function* replaceIdle(table: SpiritTable, drawn: number, terror: number): Play<number> {
  const { state } = table;
  const { fear } = state;
  let card = drawn;
  while (isIdle(fearCards[card]!.levels[terror - 1]!, leftOut(state)) && unusedFearCards(state) > 0) {
    const seats = state.spirits.map((_, seat) => seat);
    const { kind } = yield* table.agree(seats, 'replace-fear-card', [yes, no], { about: { fearCard: card } });
    if (kind === 'no') break;
    fear.box.push(card);
    table.log({ what: 'fear-card-replaced', card, rule: 'J-39.16' });
    card = drawFearCard(table);
  }
  return card;
}
