import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { cardAnswer, stop } from '../answers.ts';
import { hasRule } from '../island/island.ts';
import type { PowerId, SpiritTable } from '../state.ts';

/** J-40.18: one of the cards that were drawn and not kept may be set aside. */
export function* chooseDay(table: SpiritTable, seat: Seat, others: readonly PowerId[]): Play<PowerId | null> {
  if (others.length === 0 || !hasRule(table.state, seat, 'days-that-never-were')) return null;
  const answer = yield* table.ask(seat, 'set-aside', [...others.map(cardAnswer), stop]);
  return answer.kind === 'stop' ? null : answer.card;
}

/** From the discards of its deck, where it has just come to lie. */
export function setAside(table: SpiritTable, seat: Seat, card: PowerId): void {
  const { state } = table;
  const pile = state[powers[card]!.kind as 'minor' | 'major'];
  pile.discard = pile.discard.filter((other) => other !== card);
  state.spirits[seat]!.days.push(card);
  table.log({ what: 'set-aside', seat, card, rule: 'J-40.18' });
}
