import type { Play } from '@skerry/engine';
import type { EachLand, Step } from '../../content/step.ts';
import { resolveSteps } from './carry-out.ts';
import { action } from '../action.ts';
import { about, type Doing, whoOf } from './amounts.ts';
import { nextLand, spotOfLand } from '../any-order.ts';
import { landAnswer, stop } from '../answers.ts';
import { areOnOneBoard, around, distancesFor, isCoastal, landsOf, neighbours } from '../island/island.ts';
import { isPower } from '../pieces/moving.ts';
import { doable, foremost, placesFor } from '../island/places.ts';
import { current } from '../record.ts';

/** J-23.12: for powers the oceans that are in play are among them. */
function landsOfEach({ table, land }: Doing, where: EachLand): readonly number[] {
  const { state } = table;
  const all = landsOf(state, isPower(state));
  const distance = distancesFor(state, isPower(state));
  switch (where) {
    case 'adjacent':
      return neighbours(state, land, isPower(state));
    case 'here-and-adjacent':
      return around(state, land, isPower(state));
    case 'within-2':
      return all.filter((there) => distance(land, there) <= 2);
    case 'everywhere':
      return all;
    case 'other-coastal-of-board':
      return all.filter((other) => other !== land && areOnOneBoard(state, other, land) && isCoastal(state, other));
    case 'damaged':
      return [...new Set(current(state).happened.flatMap((one) => (one.what === 'damaged' ? [one.land] : [])))];
  }
}

export function* inEachLand(doing: Doing, { where, steps }: Extract<Step, { do: 'each-land' }>): Play {
  const left = [...landsOfEach(doing, where)];
  while (left.length > 0 && !doing.table.state.over) {
    const land = yield* nextLand(doing.table, left, steps, (one) => spotOfLand({ ...doing, land: one }, steps), doing.seat);
    left.splice(left.indexOf(land), 1);
    yield* inLand(doing, land, steps);
  }
}

/** What badlands have done already in a land that is an action of its own. */
const THERE = 'there: ';

/** J-14.4, J-14.5: an action of its own, in the midst of this one. J-29.1: what comes to the same land by another instruction adds to it. */
export function* inLand(doing: Doing, land: number, steps: readonly Step[]): Play {
  const { state } = doing.table;
  if (state.over) return;
  const outer = current(state);
  const { kind, seat, power } = outer;
  yield* action(doing.table, { kind, seat, power, land }, function* () {
    const inner = current(state);
    inner.done.push(...outer.done.flatMap((one) => (one.startsWith(THERE) ? [one.slice(THERE.length)] : [])));
    yield* resolveSteps({ ...doing, land }, steps);
    for (const one of inner.done) if (one.startsWith('badlands ') && !outer.done.includes(THERE + one)) outer.done.push(THERE + one);
  });
}

/** In a land that somebody chooses, or in several different ones. What can do nothing there is not offered. */
export function* resolveAt(doing: Doing, step: Extract<Step, { do: 'at' }>): Play {
  const { table } = doing;
  const { land: place, lands: most = 1, optional = false, steps } = step;
  const seat = step.who === 'you' ? doing.seat : whoOf(doing, 'target');
  const doer = step.yours === true ? doing.seat : seat;
  const chosen: number[] = [];
  while (chosen.length < most && !table.state.over) {
    const open = placesFor(doing, place, steps).filter((land) => !chosen.includes(land));
    const lands = doable({ ...doing, seat }, place, steps, foremost(doing, place, open));
    if (lands.length === 0) return;
    const answers = lands.map(landAnswer);
    const answer = yield* table.ask(seat, 'land', optional ? [...answers, stop] : answers, { about: about(doing) });
    if (answer.kind === 'stop') return;
    chosen.push(answer.land);
    if (most > 1) yield* inLand({ ...doing, seat: doer }, answer.land, steps);
    else yield* resolveSteps({ ...doing, seat: doer, land: answer.land }, steps);
  }
}

/** J-31.7: so often, each time in a land of one's choice where the steps leave it open; when a time has done nothing, the next would not either. */
export function* repeatedly(doing: Doing, n: number, steps: readonly Step[]): Play {
  let arrived: readonly number[] = [];
  for (let i = 0; i < n && !doing.table.state.over; i++) {
    const { happened } = current(doing.table.state);
    const before = happened.length;
    yield* resolveSteps({ ...doing, arrived }, steps);
    if (happened.length === before) return;
    arrived = [...arrived, ...happened.slice(before).flatMap((one) => (one.what === 'moved' ? [one.to] : []))];
  }
}
