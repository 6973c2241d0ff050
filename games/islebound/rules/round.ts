import { outcome, scoreOf } from './score.ts';
import type { IsleboundTable } from './state.ts';

/** I-4.1, I-14.1: the turn goes to the next player, and with the first of them a round begins or the game ends. */
export function passOn(table: IsleboundTable): void {
  const { state } = table;
  state.phase = 'sail';
  state.turn = (state.turn + 1) % state.players.length;
  if (state.turn !== state.first) return;
  if (state.lastRound > 0 && state.round === state.lastRound) {
    endGame(table);
    return;
  }
  state.round++;
  table.log({ what: 'round', round: state.round, last: state.round === state.lastRound, rule: 'I-4.1' });
}

/** I-14.3 */
function endGame(table: IsleboundTable): void {
  const scores = table.state.players.map((_, seat) => scoreOf(table.state, seat));
  scores.forEach((score, seat) => table.log({ what: 'scored', seat, score, rule: 'I-14.3' }));
  table.log({ what: 'ended', rule: 'I-14.4' });
  table.end(outcome(table.state, scores));
}
