import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { done, openWays, type PowerPhaseAnswer, tradeDrowned, type UseAnswer } from '../answers.ts';
import { type Aim, aim } from './aiming.ts';
import { fewer, type Kept, keptIn, metThresholds, answerWith } from './thresholds.ts';
import { dueFor, poursLeft, powersToCome, usablePowers, type Use, waysWithFewer } from './usable.ts';
import { usePower } from './using.ts';
import { action } from '../action.ts';
import { gainEnergy } from '../spirits/elements.ts';
import { canTrade, trade } from './purse.ts';
import { noElements } from '../../content/elements.ts';
import { elementsWanted, layOut, markersFor } from '../spirits/markers.ts';
import { commandBeasts, mayCommand } from '../events/commanding-beasts.ts';
import { ritualLands, ritual } from '../scenarios/rituals.ts';
import { heldFinds } from '../scenarios/finds.ts';
import { useFind } from '../scenarios/searching.ts';
import { doShift, shiftInSands, shiftsInSands } from '../scenarios/shifting.ts';
import { ward, wardLands } from '../scenarios/wards.ts';
import type { SpiritTable, State } from '../state.ts';
import { actOnTrack, chooseTrackAction, elementsToChoose, type TrackChoice } from '../spirits/track-actions.ts';
import { canChangeWays, chooseWays, openTheWays, type Pair } from '../island/ways.ts';

/** What a seat has chosen to do in a phase of powers. */
type Choice =
  | { readonly does: 'done' | 'trade' | 'pour' | 'command-beasts' }
  | { readonly does: 'ritual' | 'ward'; readonly land: number }
  | { readonly does: 'ways'; readonly pair: Pair }
  | { readonly does: 'find'; readonly n: number }
  | { readonly does: 'sands'; readonly from: number; readonly to: number }
  | { readonly does: 'lay-out'; readonly element: number }
  | { readonly does: 'track'; readonly choice: TrackChoice }
  | { readonly does: 'use'; readonly use: Use; readonly aim: Aim; readonly kept: Kept };

/** J-6.2, J-6.5: fast or slow phase. One act of one spirit; returns false when nobody has anything left to do. */
export function* powerPhase(table: SpiritTable): Play<boolean> {
  const { state } = table;
  const busy = state.spirits.flatMap((spirit, seat) => (!spirit.done && hasSomethingToDo(state, seat) ? [seat] : []));
  const seats = withFinder(state, busy);
  if (seats.length === 0) return false;
  const { seat, choice } = yield* table.whoever(seats, (chooser) => choose(table, chooser));
  switch (choice.does) {
    case 'done':
      state.spirits[seat]!.done = true;
      table.log({ what: 'done', seat });
      break;
    case 'trade':
      trade(table, seat);
      break;
    case 'ritual':
      yield* ritual(table, seat, choice.land);
      break;
    case 'find':
      yield* useFind(table, seat, choice.n, action);
      break;
    case 'sands':
      doShift(table, seat, choice);
      break;
    case 'ward':
      yield* ward(table, seat, choice.land);
      break;
    case 'pour':
      state.spirits[seat]!.pours++;
      table.log({ what: 'energy', seat, n: gainEnergy(state, seat, 1), from: 'effect', rule: 'J-40.9' });
      break;
    case 'ways':
      openTheWays(table, seat, choice.pair);
      return true;
    case 'command-beasts':
      yield* commandBeasts(table, seat);
      break;
    case 'lay-out':
      layOut(table, seat, choice.element);
      break;
    case 'track':
      yield* actOnTrack(table, seat, choice.choice);
      break;
    case 'use':
      yield* usePower(table, seat, choice.use, choice.aim, choice.kept);
      state.spirits[seat]!.spent = noElements();
  }
  state.ways.settled = false;
  return true;
}

/** Finder may change its ways as long as somebody else acts. */
function withFinder(state: State, busy: Seat[]): Seat[] {
  if (busy.length === 0) return busy;
  return state.spirits.flatMap((spirit, seat) => (busy.includes(seat) || (!spirit.done && canChangeWays(state, seat)) ? [seat] : []));
}

function hasSomethingToDo(state: State, seat: Seat): boolean {
  return (
    usablePowers(state, seat).length > 0 ||
    ritualLands(state).length > 0 ||
    wardLands(state, seat).length > 0 ||
    mayCommand(state, seat) ||
    heldFinds(state).length > 0 ||
    shiftsInSands(state, seat).length > 0 ||
    markersFor(state, seat, powersToCome(state, seat)).length > 0 ||
    (elementsToChoose(state, seat).length > 0 && elementsWanted(state, seat, powersToCome(state, seat)).length > 0) ||
    poursLeft(state, seat) > 0
  );
}

/** A use as an answer says it, perhaps with fewer thresholds. */
function answerFor({ power, repeat, untimely }: Use, kept?: Kept): UseAnswer {
  const answer = answerWith(power, kept);
  if (repeat < 0 && untimely !== 'paid') return answer;
  return { ...answer, ...(repeat < 0 ? {} : { repeat }), ...(untimely === 'paid' ? { paid: true } : {}) };
}

function* choose(table: SpiritTable, seat: Seat): Play<Choice> {
  const { state } = table;
  const uses = usablePowers(state, seat);
  const answers: PowerPhaseAnswer[] = uses.map((use) => answerFor(use));
  for (const use of uses) for (const kept of waysWithFewer(state, seat, use)) answers.push(answerFor(use, kept));
  for (const land of ritualLands(state)) answers.push({ kind: 'ritual', land });
  for (const n of heldFinds(state)) answers.push({ kind: 'find', n });
  if (shiftsInSands(state, seat).length > 0) answers.push({ kind: 'sands' });
  for (const { land } of wardLands(state, seat)) answers.push({ kind: 'ward', land });
  if (mayCommand(state, seat)) answers.push({ kind: 'command-beasts' });
  if (poursLeft(state, seat) > 0) answers.push({ kind: 'pour' });
  for (const element of markersFor(state, seat, powersToCome(state, seat))) answers.push({ kind: 'lay-out', element });
  for (const space of elementsToChoose(state, seat)) answers.push({ kind: 'track-action', ...space });
  if (canTrade(state, seat)) answers.push(tradeDrowned);
  if (canChangeWays(state, seat)) answers.push(openWays);
  answers.push(done);
  const answer = yield* table.ask(seat, 'power', answers, { always: true });
  if (answer.kind === 'done') return { does: 'done' };
  if (answer.kind === 'trade-drowned') return { does: 'trade' };
  if (answer.kind === 'open-ways') return { does: 'ways', pair: yield* chooseWays(table, seat) };
  if (answer.kind === 'ritual' || answer.kind === 'ward') return { does: answer.kind, land: answer.land };
  if (answer.kind === 'command-beasts') return { does: 'command-beasts' };
  if (answer.kind === 'find') return { does: 'find', n: answer.n };
  if (answer.kind === 'sands') return { does: 'sands', ...(yield* shiftInSands(table, seat)) };
  if (answer.kind === 'pour') return { does: 'pour' };
  if (answer.kind === 'lay-out') return { does: 'lay-out', element: answer.element };
  if (answer.kind === 'track-action') return { does: 'track', choice: yield* chooseTrackAction(table, seat, answer.track, answer.at) };
  const { power, repeat = -1, paid = false } = answer;
  const kept = keptIn(answer);
  const use = uses.find((one) => one.power === power && one.repeat === repeat && (one.untimely === 'paid') === paid)!;
  const aimed = yield* aim(
    table,
    seat,
    power,
    fewer(powers[power]!, metThresholds(state, seat, powers[power]!), kept),
    null,
    dueFor(state, seat, use),
  );
  return { does: 'use', use, aim: aimed!, kept };
}
