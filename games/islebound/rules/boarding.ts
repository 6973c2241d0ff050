import type { Seat } from '@skerry/engine';
import { countSkill, FIGHT } from '../content/crew.ts';
import { COIN, PIRATE } from '../content/goods.ts';
import { type IsleboundState, type IsleboundTable, MOST_DICE, NOBODY, type Player } from './state.ts';

/** I-17.2: a die for each fighter on deck and each pirate, as far as there are dice. */
export const boardingDice = ({ deck, goods }: Player): number => Math.min(MOST_DICE, countSkill(deck, FIGHT) + goods[PIRATE]!);

/** I-17.1, I-17.2: the rule that forbids boarding somebody's ship, or null. */
export function whyNoBoarding({ players }: IsleboundState, seat: Seat, other: Seat): string | null {
  if (players[seat]!.ship !== players[other]!.ship) return 'I-17.1';
  return boardingDice(players[seat]!) > 0 ? null : 'I-17.2';
}

/** I-17 */
export function boardShip(table: IsleboundTable, seat: Seat, against: Seat): void {
  const { state, chance } = table;
  const roll = (count: number): number[] => Array.from({ length: count }, () => 1 + chance.below(6));
  const hits = (dice: readonly number[]): number => dice.filter((die) => die > 3).length;
  const dice = roll(boardingDice(state.players[seat]!));
  const theirDice = roll(boardingDice(state.players[against]!));
  const lead = hits(dice) - hits(theirDice);
  const [winner, loser] = lead > 0 ? [seat, against] : [against, seat];
  const coins = Math.min(Math.abs(lead), state.players[loser]!.goods[COIN]!);
  state.players[winner]!.goods[COIN]! += coins;
  state.players[loser]!.goods[COIN]! -= coins;
  table.log({ what: 'boarded', seat, against, dice, theirDice, winner: lead === 0 ? NOBODY : winner, coins, rule: 'I-17.3' });
}
