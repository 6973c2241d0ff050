import type { AnyGame, Run, Seat } from '@skerry/engine';

/** From 0 (lost) to 1 (won): the outcome if there is one, else what the game judges it to be worth. A win is shared by rivals, and whole for partners. */
export function valueFor({ bot }: AnyGame, { state, outcome }: Run, seat: Seat): number {
  if (outcome === null) return bot.value(state, seat);
  if (!outcome.winners.includes(seat)) return 0;
  return outcome.common === true ? 1 : 1 / outcome.winners.length;
}
