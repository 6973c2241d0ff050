import type { Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { costOf } from './costs.ts';
import { gainEnergy } from './elements.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { purseOf, spend } from '../powers/purse.ts';
import type { PowerId, SpiritTable, State } from '../state.ts';

/** J-7.9: what it cannot pay for it cannot play. J-8.4: a card that was just gained may have been forgotten for itself. */
export const canPlay = (state: State, seat: Seat, card: PowerId): boolean =>
  state.spirits[seat]!.hand.includes(card) && costOf(state, powers[card]!) <= purseOf(state, seat);

export const playable = (state: State, seat: Seat): PowerId[] => state.spirits[seat]!.hand.filter((card) => canPlay(state, seat, card));

/** J-7.9, J-9.2, J-22.3: a card goes from the hand into play, for its cost or for what an effect asks for it; in the middle of a phase, too. */
export function playCard(table: SpiritTable, seat: Seat, card: PowerId, price?: number): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const power = powers[card]!;
  const cost = price ?? costOf(state, power);
  spend(table, seat, cost);
  spirit.hand.splice(spirit.hand.indexOf(card), 1);
  spirit.played.push(card);
  // J-10.1: taken back and played anew, it is used anew.
  spirit.uses = spirit.uses.filter((use) => use.power !== card);
  table.log({ what: 'played', seat, card, cost, rule: 'J-7.9' });
  if (hasScenarioRule(state, 'fast-is-cheaper') && power.speed === 'fast' && power.cost === 0) {
    // J-24.10
    table.log({ what: 'energy', seat, n: gainEnergy(state, seat, 1), from: 'effect', rule: 'J-22.3' });
  }
}
