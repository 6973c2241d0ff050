import { fixed, type Play, type Seat } from '@skerry/engine';
import { act, comeInIfOff } from './actions.ts';
import type { SuperstarTable } from './entering.ts';
import { expertPoints, points, starsAtEnd, winners } from './score.ts';
import type { TokenAnswer } from './state.ts';

const tokenAnswers: readonly TokenAnswer[] = fixed([{ kind: 'spend-token' }, { kind: 'end-turn' }]);

/** S-3.1: one step of the game is one turn. */
export function* turn(table: SuperstarTable): Play {
  const { state } = table;
  const seat = state.turn;
  table.log({ what: 'turn', seat });
  yield* comeInIfOff(table, seat);
  noticeExpertEnd(table);
  yield* act(table, seat);
  noticeExpertEnd(table);
  if (state.reserves[seat]!.anomalies > 0) yield* maySpendToken(table, seat);
  endTurn(table);
}

/** S-8.1 to S-8.3 */
function* maySpendToken(table: SuperstarTable, seat: Seat): Play {
  const { kind } = yield* table.ask(seat, 'token', tokenAnswers);
  if (kind === 'end-turn') return;
  table.state.reserves[seat]!.anomalies--;
  table.state.supply++;
  table.log({ what: 'spent-token', seat, rule: 'S-8.1' });
  yield* act(table, seat);
  noticeExpertEnd(table);
}

/** S-9.4, S-9.5 */
function noticeExpertEnd(table: SuperstarTable): void {
  const { state } = table;
  if (!state.expert || state.endReached) return;
  const seat = state.reserves.findIndex((reserve) => points(reserve) >= expertPoints(state.reserves.length));
  if (seat < 0) return;
  state.endReached = true;
  table.log({ what: 'end-reached', seat, points: points(state.reserves[seat]!), rule: 'S-9.4' });
}

/** S-9.1: the end is checked when the player to the right of the first player ends a turn. */
function endTurn(table: SuperstarTable): void {
  const { state } = table;
  const players = state.reserves.length;
  state.turn = (state.turn + 1) % players;
  if (state.turn !== state.first) return;
  if (!(state.expert ? state.endReached : state.starsLeft <= starsAtEnd(players))) return;
  table.log({ what: 'ended', rule: state.expert ? 'S-9.4' : 'S-9.1' });
  table.end({ scores: state.reserves.map(points), winners: winners(state) });
}
