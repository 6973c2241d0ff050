import type { Play, Seat } from '@skerry/engine';
import type { Part, Ransom } from '../../content/part.ts';
import { action } from '../action.ts';
import { nextBoard, nextLand, spotOfBoard, spotOfLand } from '../any-order.ts';
import type { Doing } from '../powers/amounts.ts';
import { boardAnswer, landAnswer, type LoseAnswer, no, stop, yes } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { countOf, meetsAll } from '../island/conditions-of-lands.ts';
import { deciderFor, deciderOn, landsOf, landsOn, liesOn, slotsOf } from '../island/island.ts';
import { presenceIn } from '../pieces/losing-presence.ts';
import { losePresence } from '../pieces/giving-up-presence.ts';
import { canDo, doable, foremost, placesFor } from '../island/places.ts';
import { ownLands } from '../pieces/presence.ts';
import { canPay, payTogether } from './price.ts';
import { asOften, boardsAsOften } from '../invaders/sideways.ts';
import type { CardOfParts, SpiritTable, State } from '../state.ts';

/** J-11.1: the parts of a card, from top to bottom; some of them wait. */
export function* carryOutParts(table: SpiritTable, of: CardOfParts, parts: readonly Part[]): Play {
  for (const part of parts) {
    if (table.state.over) return;
    if (part.after === undefined) yield* carryOutPart(table, of, part);
    else table.state.waiting.push({ of, part });
  }
}

/** What waited for this moment. */
export function* carryOutWaiting(table: SpiritTable, moment: 'ravage' | 'advance'): Play {
  const { state } = table;
  const due = state.waiting.filter(({ part }) => part.after === moment);
  state.waiting = state.waiting.filter(({ part }) => part.after !== moment);
  for (const { of, part } of due) if (!state.over) yield* carryOutPart(table, of, part);
}

/** J-14.4: for each player, on each board and in each land, an action of its own. */
export function* carryOutPart(table: SpiritTable, of: CardOfParts, part: Part): Play {
  switch (part.each) {
    case 'island':
      return yield* action(table, of, () => resolveSteps(nobody(table, 0, -1), part.steps));
    case 'land':
      return yield* eachLand(table, of, part);
    case 'board':
      return yield* eachBoard(table, of, part);
    case 'player':
    case 'spirit':
      return yield* eachPlayer(table, of, part);
  }
}

/** A card is no spirit's: who decides is the player, and presence is anybody's. */
function nobody(table: SpiritTable, seat: Seat, land: number): Doing {
  return { table, seat, user: null, target: null, land, power: null };
}

// ── Lands ──

/** J-14.5: which lands qualify is settled first; then it is done there in any order. */
function* eachLand(table: SpiritTable, of: CardOfParts, { land: place, steps }: Extract<Part, { each: 'land' }>): Play {
  const { state } = table;
  const left = asOften(state, placesFor(nobody(table, 0, -1), place, steps));
  while (left.length > 0 && !state.over) {
    const land = yield* nextLand(table, left, steps, (one) => spotOfLand(nobody(table, deciderFor(state, one), one), steps));
    left.splice(left.indexOf(land), 1);
    yield* action(table, { ...of, land }, () => resolveSteps(nobody(table, deciderFor(state, land), land), steps));
  }
}

// ── Players and spirits ──

type ForPlayers = Extract<Part, { each: 'player' | 'spirit' }>;

/** J-19.6: one player after the other, in any order: whoever has chosen first begins. */
function* eachPlayer(table: SpiritTable, of: CardOfParts, part: ForPlayers): Play {
  const { state } = table;
  const taken: number[] = [];
  let waiting = state.spirits.flatMap((_, seat) => (qualifies(state, seat, part) ? [seat] : []));
  while (waiting.length > 0 && !state.over) {
    const { seat, choice: land } = yield* table.whoever(waiting, (chooser) => chooseLand(table, chooser, part, taken));
    waiting = waiting.filter((other) => other !== seat);
    if (land === null) continue;
    if (land >= 0) taken.push(land);
    yield* action(table, { ...of, land: land < 0 ? null : land }, () => resolveSteps(playing(table, seat, land, part), part.steps));
  }
}

function qualifies(state: State, seat: Seat, { having }: ForPlayers): boolean {
  if (having === undefined) return true;
  return ownLands(state, seat).reduce((sum, land) => sum + countOf(state, land, [having.of]), 0) >= having.least;
}

const playing = (table: SpiritTable, seat: Seat, land: number, { each }: ForPlayers): Doing => ({
  ...nobody(table, seat, land),
  player: seat,
  user: each === 'spirit' ? seat : null,
});

/** J-11.8, J-33.6: only lands in which something can be done. */
function* chooseLand(table: SpiritTable, seat: Seat, part: ForPlayers, taken: readonly number[]): Play<number | null> {
  const { land: place, differentLands, optional, steps } = part;
  if (place === null) return -1;
  const doing = playing(table, seat, -1, part);
  const lands = placesFor(doing, place, steps).filter(
    (land) => !(differentLands && taken.includes(land)) && canDo({ ...doing, land }, steps),
  );
  if (lands.length === 0) return null;
  const answers = foremost(doing, place, lands).map(landAnswer);
  const answer = yield* table.ask(seat, 'fear-land', optional ? [...answers, stop] : answers);
  return answer.kind === 'stop' ? null : answer.land;
}

// ── Boards ──

type ForBoards = Extract<Part, { each: 'board' }>;

/** J-33.7, J-33.8, J-33.6: one board after the other, in any order; where nothing fits, nothing happens. */
function* eachBoard(table: SpiritTable, of: CardOfParts, part: ForBoards): Play {
  const { state } = table;
  const all = slotsOf(state, landsOf(state, false));
  // J-14.5
  const fitting = all.filter((slot) => meetsAll(state, firstLandOf(state, slot), part.when, { user: null, target: null }));
  const slots = part.half === true ? yield* chooseHalf(table, fitting, Math.ceil(all.length / 2), part) : fitting;
  const left = boardsAsOften(state, slots);
  while (left.length > 0 && !state.over) {
    const slot = yield* nextBoard(table, left, part.steps, (one) => spotOfBoard(onBoard(table, one), one, part.steps));
    left.splice(left.indexOf(slot), 1);
    const doing = onBoard(table, slot);
    if (!canDoSomewhere(doing, part)) continue;
    yield* action(table, of, function* () {
      for (const ransom of part.unless ?? []) if (yield* isRansomed(doing, slot, ransom)) return;
      yield* resolveSteps(doing, part.steps);
    });
  }
}

/** A land that stands for its board: J-24.1: if it can be, one that lies on no other. */
function firstLandOf(state: State, slot: number): number {
  const lands = landsOn(state, slot);
  return lands.find((land) => slotsOf(state, [land]).length === 1) ?? lands[0]!;
}

const onBoard = (table: SpiritTable, slot: number): Doing => ({
  ...nobody(table, deciderOn(table.state, slot), -1),
  board: slot,
});

/** Whether there is a land for any of the steps on a board. */
function canDoSomewhere(doing: Doing, { steps }: ForBoards): boolean {
  return steps.some((step) => step.do !== 'at' || doable(doing, step.land, step.steps, placesFor(doing, step.land, step.steps)).length > 0);
}

function* chooseHalf(table: SpiritTable, fitting: readonly number[], n: number, part: ForBoards): Play<number[]> {
  let open = fitting.filter((slot) => canDoSomewhere(onBoard(table, slot), part));
  if (open.length <= n) return [...open];
  const chosen: number[] = [];
  while (chosen.length < n) {
    const { slot } = yield* table.ask(0, 'event-board', open.map(boardAnswer), { about: { left: n - chosen.length } });
    chosen.push(slot);
    open = open.filter((other) => other !== slot);
  }
  return chosen;
}

/** J-33.16, J-35.6: whether the spirits give what keeps it from happening. */
export function* isRansomed({ table, seat }: Pick<Doing, 'table' | 'seat'>, slot: number, ransom: Ransom): Play<boolean> {
  const { state } = table;
  if ('energy' in ransom) {
    const n = ransom.energy === 'invader-discards' ? state.invaders.discard.length : ransom.energy;
    if (!canPay(state, n, null)) return false;
    if (n === 0) return true;
    const { kind } = yield* table.ask(seat, 'ransom', [yes, no], { about: { board: slot, energy: n } });
    if (kind === 'yes') yield* payTogether(table, n, null);
    return kind === 'yes';
  }
  const there = (): LoseAnswer[] => presenceIn(state, (land) => liesOn(state, land, slot));
  if (there().reduce((sum, { seat: owner, land }) => sum + state.spirits[owner]!.presence[land]!, 0) < ransom.presence) return false;
  const { kind } = yield* table.ask(seat, 'ransom', [yes, no], { about: { board: slot, presence: ransom.presence } });
  if (kind === 'no') return false;
  for (let left = ransom.presence; left > 0; left--) {
    const answers = there();
    if (answers.length === 0) break;
    const lost = yield* table.ask(seat, 'ransom-presence', answers, { about: { left } });
    yield* losePresence(table, lost.seat, lost.land);
  }
  return true;
}
