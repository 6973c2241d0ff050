import type { Play, Seat } from '@skerry/engine';
import { current, note } from '../record.ts';
import { no, yes } from '../answers.ts';
import { succumb, weaken } from './dying.ts';
import { neighbours, seatWith } from '../island/island.ts';
import { changeTokens, groupOf, isToken, putHumans, takeHumans, type Those } from './pieces.ts';
import { mayBeIn, movableFrom, movePresence } from './presence.ts';
import { carryThief } from '../scenarios/thieves.ts';
import { swarmIn } from './swarms.ts';
import { BEASTS, BLIGHT, DAHAN, type Human, type SpiritTable, type State, THIEF, type Token } from '../state.ts';

export interface Moved {
  readonly piece: Human | Token;
  readonly damage: number;
  readonly strife: number;
  readonly dream: number;
  readonly from: number;
  readonly to: number;
  /** A sacred site that moves as beasts. */
  readonly swarm?: true;
}

/** J-12.3: where pieces may be pushed; into an ocean in play only by powers. */
export function pushTargets(state: State, from: number): readonly number[] {
  return neighbours(state, from, isPower(state));
}

/** Whether what happens now is a power's doing. */
export const isPower = (state: State): boolean => state.actions.length > 0 && current(state).power !== null;

/** Whether a fear card, an event or a blight card does what happens now. */
export const isOfCard = ({ actions }: State): boolean => ['fear', 'event', 'blight'].includes(actions.at(-1)?.kind ?? '');

/** J-12.4, J-12.6: a piece goes from land to land with its damage and its strife; returns whether it did. */
export function* move(table: SpiritTable, { piece, damage, strife, dream, from, to, swarm }: Moved): Play<boolean> {
  const { state } = table;
  if (swarm === true) return yield* moveSwarm(table, from, to);
  table.log({ what: 'moved', from, to, piece, n: 1 });
  if (isToken(piece)) {
    changeTokens(state, from, piece, -1);
    changeTokens(state, to, piece, 1);
    note(state, { what: 'token-moved', piece, from, to });
    // J-36.15: where there is blight now, towns are durable no more.
    if (piece === BLIGHT) weaken(table, to);
    if (piece === THIEF) yield* carryThief(table, from, to);
    if (piece === BEASTS) yield* goAlong(table, 'ally-of-the-beasts', from, to);
    return true;
  }
  const those: Those = { piece, damage, strife, dream };
  takeHumans(state, from, groupOf(state, from, those), 1);
  const arrived = putHumans(state, to, piece, 1, damage, strife, dream);
  note(state, { what: 'moved', kind: piece, from, to, count: 1, damage, strife });
  if (piece === DAHAN) yield* goAlong(table, 'ally-of-the-dahan', from, to);
  succumb(table, to, arrived);
  return true;
}

/** J-24.9, J-40.23: two presence together; whose doing it is not, must be allowed it. */
function* moveSwarm(table: SpiritTable, from: number, to: number): Play<boolean> {
  const { state } = table;
  const seat = swarmIn(state, from);
  const { seat: mover, power } = current(state);
  if (mover !== seat) {
    const { kind } = yield* table.ask(seat, 'let-lead', [yes, no], { about: { power, from, to, left: 2 } });
    if (kind === 'no') return false;
  }
  movePresence(table, seat, from, to, 2);
  // As beasts it has moved for everybody.
  note(state, { what: 'token-moved', piece: BEASTS, from, to });
  yield* goAlong(table, 'ally-of-the-beasts', from, to);
  return true;
}

/** J-23.17, J-40.2 */
function* goAlong(table: SpiritTable, rule: 'ally-of-the-dahan' | 'ally-of-the-beasts', from: number, to: number): Play {
  const { state } = table;
  const seat: Seat = seatWith(state, rule);
  if (seat < 0 || !movableFrom(state, seat).includes(from) || !mayBeIn(state, seat, to, true)) return;
  const { kind } = yield* table.ask(seat, 'go-along', [yes, no], {
    about: { from, to, piece: rule === 'ally-of-the-dahan' ? DAHAN : BEASTS },
  });
  if (kind === 'yes') movePresence(table, seat, from, to);
}
