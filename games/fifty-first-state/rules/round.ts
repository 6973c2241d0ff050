import type { Play } from '@skerry/engine';
import { cleanUp } from './cleanup.ts';
import { closeHegemony, hegemonyTurn } from './hegemony.ts';
import { countLocations } from './locations.ts';
import { layOut, pick } from './lookout.ts';
import { produceAll } from './production.ts';
import { outcome, whoReachedEnd } from './score.ts';
import { chooseFaction, dealHands, keepCards } from './setup.ts';
import { HEGEMONY_SEAT, isSolo, type StateTable } from './state.ts';
import { takeTurn } from './turn.ts';

/** T-4.1: one step of the game: a choice of a card, a phase, or one player's turn. */
export function* step(table: StateTable): Play {
  const { state } = table;
  switch (state.phase) {
    case 'factions':
      return yield* chooseFaction(table);
    case 'deal':
      return dealHands(table);
    case 'keep':
      return yield* keepCards(table);
    case 'lookout':
      return layOut(table);
    case 'pick':
      return yield* pick(table);
    case 'production':
      yield* produceAll(table);
      noticeEnd(table);
      state.phase = 'actions';
      state.turn = state.first;
      return;
    case 'actions':
      yield* takeTurn(table, state.turn);
      noticeEnd(table);
      return passOn(table);
    case 'hegemony':
      yield* hegemonyTurn(table);
      noticeEnd(table);
      state.phase = 'actions';
      return;
    case 'cleanup':
      yield* cleanUp(table);
      return nextRound(table);
  }
}

/** T-13.1 */
function noticeEnd(table: StateTable): void {
  const { state } = table;
  if (state.endReached) return;
  const seat = whoReachedEnd(state);
  if (seat < 0) return;
  state.endReached = true;
  table.log({ what: 'end-reached', seat, points: state.players[seat]!.points, rule: 'T-13.1' });
}

/** T-6.1: to the next player with open borders. T-14.6: alone, to the Hegemony. */
function passOn(table: StateTable): void {
  const { state } = table;
  if (isSolo(state)) {
    if (!state.players[HEGEMONY_SEAT]!.closed) {
      if (state.players[0]!.closed) closeHegemony(table, 'T-14.16');
      else state.phase = 'hegemony';
    }
    if (state.players[0]!.closed) endActions(table);
    return;
  }
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.turn + i) % state.seats;
    if (state.players[seat]!.closed) continue;
    state.turn = seat;
    return;
  }
  endActions(table);
}

/** T-13.1, T-13.5 */
function endActions(table: StateTable): void {
  const { state } = table;
  if (!state.endReached && state.lively) {
    state.phase = 'cleanup';
    return;
  }
  state.players.forEach((player, seat) =>
    table.log({ what: 'scored', seat, points: player.points, locations: countLocations(player), rule: 'T-13.2' }),
  );
  table.log({ what: 'ended', rule: state.endReached ? (isSolo(state) ? 'T-14.20' : 'T-13.1') : 'T-13.5' });
  table.end(outcome(state));
}

/** T-12.6, T-14.2 */
function nextRound(table: StateTable): void {
  const { state } = table;
  state.round++;
  state.first = (state.first + 1) % state.seats;
  state.turn = state.first;
  state.lively = false;
  state.phase = 'lookout';
}
