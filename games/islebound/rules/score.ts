import type { Outcome, Seat } from '@skerry/engine';
import { COIN, FISH, WOOD } from '../content/goods.ts';
import { buildings } from '../content/original.ts';
import { renownOfAbilities } from './abilities.ts';
import { isMetropolis } from './decks.ts';
import type { Score } from './log.ts';
import { type IsleboundState, RENOWN_A_TOKEN } from './state.ts';

/** I-14.3, I-21.4 */
export function scoreOf(state: IsleboundState, seat: Seat): Score {
  const { goods, buildings: own, renown, tokens } = state.players[seat]!;
  const worth = {
    coins: goods[COIN]!,
    buildings: own.reduce((sum, building) => sum + buildings[building]!.coins, 0),
    abilities: renownOfAbilities(state, seat),
    metropolis: own.filter(isMetropolis).length,
    track: renown,
    tokens: RENOWN_A_TOKEN * tokens.length,
  };
  return { ...worth, total: Object.values(worth).reduce((sum, part) => sum + part, 0) };
}

/** I-14.4, I-14.5: the most renown wins; then the most wood and fish; who is still level shares the win. */
export function outcome(state: IsleboundState, scores: readonly Score[]): Outcome {
  const rank = ({ total }: Score, seat: Seat): number => {
    const { goods } = state.players[seat]!;
    return total * 1000 + goods[WOOD]! + goods[FISH]!;
  };
  const ranks = scores.map(rank);
  const best = Math.max(...ranks);
  return {
    scores: scores.map(({ total }) => total),
    winners: ranks.flatMap((rank, seat) => (rank === best ? [seat] : [])),
    about: { scores: scores.map((score) => ({ ...score })) },
  };
}
