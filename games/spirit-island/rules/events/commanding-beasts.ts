import type { Play, Seat } from '@skerry/engine';
import { damage, eitherFree, fear, push, type Step } from '../../content/step.ts';
import { action } from '../action.ts';
import { no, yes } from '../answers.ts';
import { takeNext } from '../any-order.ts';
import type { Doing } from '../powers/amounts.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { countOf } from '../island/conditions-of-lands.ts';
import { deciderFor, landsOf, seatWith } from '../island/island.ts';
import { invadersIn } from '../pieces/pieces.ts';
import type { SpiritTable, State } from '../state.ts';

const landsWithBeasts = (state: State): { readonly land: number; readonly n: number }[] =>
  landsOf(state, false).flatMap((land) => {
    const n = countOf(state, land, ['beasts']);
    return n > 0 ? [{ land, n }] : [];
  });

/** J-39.14: whether a spirit may propose to command the beasts now. */
export function mayCommand(state: State, seat: Seat): boolean {
  const { phase, beastCommands, spirits } = state;
  return (
    phase === 'fast' &&
    beastCommands > 0 &&
    !spirits[seat]!.doneThisTurn.includes('command-the-beasts') &&
    landsWithBeasts(state).length > 0
  );
}

/** J-39.14: if all agree, each beasts that was there deals damage, moves or is feared; each land is an action of its own, as of an event. */
export function* commandBeasts(table: SpiritTable, seat: Seat): Play {
  const { state } = table;
  const others = state.spirits.flatMap((_, other) => (other === seat ? [] : [other]));
  if (others.length > 0 && (yield* table.agree(others, 'command-beasts', [no, yes])).kind === 'no') {
    state.spirits[seat]!.doneThisTurn.push('command-the-beasts');
    return;
  }
  state.beastCommands--;
  const doing: Doing = { table, seat, user: null, target: null, land: -1, power: null };
  const left = landsWithBeasts(state);
  while (left.length > 0 && !state.over) {
    // J-14.5: as many act in each land as were there, whoever has come; what may differ is who is struck, and who goes along.
    const { land, n } = yield* takeNext(doing, left, [damage(1), ...goingAlong(state)]);
    yield* action(table, { kind: 'event', land, name: 'command-the-beasts' }, function* () {
      for (let i = 0; i < n && !state.over; i++) {
        const options = [damage(1), push(1, 'beasts'), ...(invadersIn(state, land) > 0 ? [fear(1)] : [])];
        yield* resolveSteps({ ...doing, seat: deciderFor(state, land), land }, [eitherFree(...options)]);
      }
    });
  }
}

/** J-40.2: what makes it matter which beasts move first. */
export const goingAlong = (state: State): Step[] => (seatWith(state, 'ally-of-the-beasts') < 0 ? [] : [push(1, 'beasts')]);
