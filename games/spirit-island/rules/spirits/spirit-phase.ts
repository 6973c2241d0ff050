import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { action } from '../action.ts';
import { done as done_ } from '../action-body.ts';
import {
  callPredators,
  cardAnswer,
  cornerAnswer,
  done,
  elementAnswer,
  growAnswer,
  landAnswer,
  openWays,
  no,
  partAnswer,
  playAnswer,
  type SpiritPhaseAnswer,
  tradeDrowned,
  yes,
} from '../answers.ts';
import { forgettable, giveUp, keepCard } from './cards.ts';
import { cardPlays, gainEnergy } from './elements.ts';
import { takeForm } from './forms.ts';
import { actPart, choosePart, differentParts, grow, openOptions, type PartChoice, skipImpossible } from './growing.ts';
import { costOf } from './costs.ts';
import { chooseDay, setAside } from './days.ts';
import { canTrade, purseOf, trade } from '../powers/purse.ts';
import { incomeOf } from './income.ts';
import { hasRule } from '../island/island.ts';
import { ruleOf } from '../modifiers.ts';
import { changeTokens } from '../pieces/pieces.ts';
import { playCard } from './playing.ts';
import { ownLands } from '../pieces/presence.ts';
import { burn, canBurn, cardsToBurn, landsToBurn } from '../scenarios/flames.ts';
import { hasFind, heldFinds } from '../scenarios/finds.ts';
import { useFind } from '../scenarios/searching.ts';
import { doShift, shiftInSands, shiftsInSands } from '../scenarios/shifting.ts';
import { cornersFor, elementsFor, invoke } from '../scenarios/invocation.ts';
import { callTheFirst, cardsOfTheFirst } from '../scenarios/second-wave.ts';
import { cardsForWarding, playFaceDown } from '../scenarios/wards.ts';
import { BEASTS, type PowerId, type SpiritTable, type State } from '../state.ts';
import { actOnTrack, chooseTrackAction, type TrackChoice, usableSpaces } from './track-actions.ts';
import { canChangeWays, chooseWays, openTheWays, type Pair } from '../island/ways.ts';

/** What a seat has chosen to do. */
type Choice =
  | { readonly does: 'done' | 'trade' }
  | { readonly does: 'keep'; readonly card: PowerId; readonly day: PowerId | null; readonly forget: PowerId | null }
  | { readonly does: 'grow'; readonly group: number; readonly option: number }
  | { readonly does: 'play' | 'face-down' | 'call-first'; readonly card: PowerId }
  | { readonly does: 'ways'; readonly pair: Pair }
  | { readonly does: 'call-predators'; readonly land: number }
  | { readonly does: 'find'; readonly n: number }
  | { readonly does: 'sands'; readonly from: number; readonly to: number }
  | { readonly does: 'invoke'; readonly corner: number; readonly element: number }
  | { readonly does: 'burn'; readonly card: PowerId; readonly land: number }
  | PartChoice
  | TrackChoice;

/** J-6.2, J-7.1: one act of one spirit; returns false when all are done. */
export function* spiritPhase(table: SpiritTable): Play<boolean> {
  const { state } = table;
  yield* takeForm(table);
  for (let seat = 0; seat < state.players; seat++) settle(table, seat);
  const seats = state.spirits.flatMap((spirit, seat) => (spirit.done ? [] : [seat]));
  if (seats.length === 0) {
    yield* mayWard(table);
    return false;
  }
  const { seat, choice } = yield* table.whoever(seats, (chooser) => choose(table, chooser));
  yield* act(table, seat, choice);
  if (choice.does !== 'ways') state.ways.settled = false;
  return true;
}

/** A Great Warding: once in the game, when all have played their cards, the table may have every land defended this turn. */
function* mayWard(table: SpiritTable): Play {
  const { state } = table;
  const rule = ruleOf(state, 'great-warding');
  if (rule === undefined) return;
  const everybody = state.spirits.map((_, seat) => seat);
  const { kind } = yield* table.agree(everybody, 'great-warding', [no, yes], { about: { left: rule.amount } });
  if (kind === 'no') return;
  state.modifiers.splice(state.modifiers.indexOf(rule), 1);
  state.modifiers.push({ kind: 'defend', land: null, amount: rule.amount, seat: null, until: 'turn' });
  table.log({ what: 'rule', name: 'defend', land: null, n: rule.amount });
}

/** What comes by itself: income after growth; and who can do nothing more is done. */
function settle(table: SpiritTable, seat: Seat): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  if (spirit.done) return;
  skipImpossible(state, seat);
  const grown = spirit.growth.open.length === 0 && openOptions(spirit).length === 0 && spirit.draft === null;
  if (grown && !spirit.growth.energyGained) {
    spirit.growth.energyGained = true;
    const n = gainEnergy(state, seat, incomeOf(state, seat));
    table.log({ what: 'energy', seat, n, from: 'track', rule: 'J-7.6' });
  }
  const alone = state.spirits.every(({ done: ready }, other) => ready || other === seat);
  if (grown && optionsOf(table, seat).every(({ kind }) => kind === 'done' || (alone && kind === 'open-ways'))) {
    spirit.done = true;
    table.log({ what: 'done', seat });
  }
}

function optionsOf(table: SpiritTable, seat: Seat): SpiritPhaseAnswer[] {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const answers: SpiritPhaseAnswer[] = [];
  for (const option of openOptions(spirit)) answers.push(growAnswer(option));
  for (const part of differentParts(state, seat)) answers.push(partAnswer(part));
  let mustChoose = false;
  for (const { track, at, must } of usableSpaces(table, seat)) {
    mustChoose ||= must;
    answers.push({ kind: 'track-action', track, at });
  }
  const grown = spirit.growth.energyGained;
  if (grown && spirit.plays < cardPlays(spirit)) {
    const purse = purseOf(state, seat);
    for (const card of spirit.hand) if (costOf(state, powers[card]!) <= purse) answers.push(playAnswer(card));
  }
  if (grown) for (const card of cardsForWarding(state, seat)) answers.push({ kind: 'face-down', card });
  if (grown && canBurn(state, seat)) answers.push({ kind: 'burn' });
  if (cornersFor(state, seat).length > 0) answers.push({ kind: 'invoke' });
  for (const n of heldFinds(state)) answers.push({ kind: 'find', n });
  if (shiftsInSands(state, seat).length > 0) answers.push({ kind: 'sands' });
  for (const card of cardsOfTheFirst(state)) answers.push({ kind: 'call-first', card });
  if (canCallPredators(state, seat)) answers.push(callPredators);
  if (canTrade(state, seat)) answers.push(tradeDrowned);
  if (canChangeWays(state, seat)) answers.push(openWays);
  if (grown && !mustChoose) answers.push(done);
  return answers;
}

// ── Choosing ──

function* choose(table: SpiritTable, seat: Seat): Play<Choice> {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  if (spirit.draft !== null) return yield* chooseFromDraft(table, seat);
  const answer = yield* table.ask(seat, 'spirit-phase', optionsOf(table, seat), { blocked: () => tooDear(state, seat) });
  switch (answer.kind) {
    case 'done':
      return { does: 'done' };
    case 'call-predators': {
      const { land } = yield* table.ask(seat, 'call-predators', ownLands(state, seat).map(landAnswer));
      return { does: 'call-predators', land };
    }
    case 'find':
      return { does: 'find', n: answer.n };
    case 'sands':
      return { does: 'sands', ...(yield* shiftInSands(table, seat)) };
    case 'invoke': {
      const { corner } = yield* table.ask(seat, 'invoke-corner', cornersFor(state, seat).map(cornerAnswer));
      const { element } = yield* table.ask(seat, 'invoke-element', elementsFor(state, seat).map(elementAnswer), { about: { corner } });
      return { does: 'invoke', corner, element };
    }
    case 'burn': {
      const { card } = yield* table.ask(seat, 'burn-card', cardsToBurn(state, seat).map(cardAnswer));
      const { land } = yield* table.ask(seat, 'burn-land', landsToBurn(state, seat).map(landAnswer));
      return { does: 'burn', card, land };
    }
    case 'trade-drowned':
      return { does: 'trade' };
    case 'open-ways':
      return { does: 'ways', pair: yield* chooseWays(table, seat) };
    case 'grow':
      return { does: 'grow', group: answer.group, option: answer.option };
    case 'part':
      return yield* choosePart(table, seat, answer.part);
    case 'track-action':
      return yield* chooseTrackAction(table, seat, answer.track, answer.at);
    case 'play':
    case 'face-down':
    case 'call-first':
      return { does: answer.kind, card: answer.card };
  }
}

/** J-7.9: cards that cannot be paid for. */
function tooDear(state: State, seat: Seat): { answer: SpiritPhaseAnswer; rule: string }[] {
  const spirit = state.spirits[seat]!;
  if (!spirit.growth.energyGained) return [];
  const full = spirit.plays >= cardPlays(spirit);
  const purse = purseOf(state, seat);
  return spirit.hand.flatMap((card) =>
    full || costOf(state, powers[card]!) > purse ? [{ answer: playAnswer(card), rule: full ? 'J-7.8' : 'J-7.9' }] : [],
  );
}

function* chooseFromDraft(table: SpiritTable, seat: Seat): Play<Choice> {
  const spirit = table.state.spirits[seat]!;
  const { cards, deck } = spirit.draft!;
  const { card } = yield* table.ask(seat, 'keep', cards.map(cardAnswer));
  const others = cards.filter((other) => other !== card);
  const day = yield* chooseDay(table, seat, others);
  if (deck === 'minor' || hasFind(table.state, 5, 'players')) return { does: 'keep', card, day, forget: null };
  const { card: lost } = yield* table.ask(seat, 'forget', [...forgettable(spirit), card].map(cardAnswer), { about: { gained: card } });
  return { does: 'keep', card, day, forget: lost };
}

// ── Acting ──

function* act(table: SpiritTable, seat: Seat, choice: Choice): Play {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  switch (choice.does) {
    case 'done':
      spirit.done = true;
      return table.log({ what: 'done', seat });
    case 'trade':
      return trade(table, seat);
    case 'ways':
      return openTheWays(table, seat, choice.pair);
    case 'call-predators':
      return yield* action(table, { kind: 'spirit', seat, land: choice.land, name: 'call-forth-predators' }, () =>
        callForth(table, seat, choice.land),
      );
    case 'find':
      return yield* useFind(table, seat, choice.n, action);
    case 'sands':
      return doShift(table, seat, choice);
    case 'invoke':
      return invoke(table, seat, choice.corner, choice.element);
    case 'burn':
      return yield* burn(table, seat, choice.card, choice.land);
    case 'keep':
      keepCard(table, seat, choice.card);
      if (choice.day !== null) setAside(table, seat, choice.day);
      if (choice.forget !== null) yield* giveUp(table, seat, choice.forget);
      return;
    case 'grow':
      return grow(table, seat, choice.group, choice.option);
    case 'play':
      table.state.spirits[seat]!.plays++;
      return playCard(table, seat, choice.card);
    case 'call-first':
      return callTheFirst(table, seat, choice.card);
    case 'face-down':
      return playFaceDown(table, seat, choice.card);
    default:
      return 'use' in choice ? yield* actOnTrack(table, seat, choice) : yield* actPart(table, seat, choice);
  }
}

/** J-40.3 */
function canCallPredators(state: State, seat: Seat): boolean {
  return hasRule(state, seat, 'call-forth-predators') && !state.spirits[seat]!.doneThisTurn.includes('call-forth-predators');
}

function callForth(table: SpiritTable, seat: Seat, land: number): Play {
  return done_(() => {
    const spirit = table.state.spirits[seat]!;
    spirit.doneThisTurn.push('call-forth-predators');
    spirit.presence[land]!--;
    spirit.gone++;
    changeTokens(table.state, land, BEASTS, 1);
    table.log({ what: 'lost-presence', seat, land, n: 1, rule: 'J-40.3' });
    table.log({ what: 'added', land, piece: BEASTS, n: 1 });
  });
}
