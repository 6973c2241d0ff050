import type { Play, Seat } from '@skerry/engine';
import type { Branch, Choice } from '../../content/event.ts';
import { eventCards } from '../../content/events/index.ts';
import { powers } from '../../content/powers.ts';
import type { Step } from '../../content/step.ts';
import { isAble } from '../powers/able.ts';
import { action } from '../action.ts';
import type { Doing } from '../powers/amounts.ts';
import { cardAnswer, optionAnswer } from '../answers.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { settleEvents } from './event-deck.ts';
import { isBlighted } from '../fear-and-blight/blight-card.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { DAHAN_EVENT } from '../invaders/invader-steps.ts';
import { holdsFor } from '../modifiers.ts';
import { carryOutParts } from './parts.ts';
import { canPay, payTogether } from './price.ts';
import { invaderStage } from '../invaders/stage.ts';
import type { PowerId, SpiritTable, State } from '../state.ts';

/** The parts of an event card before the last, one after the other. */
const MAIN = 0;
const TOKEN = 1;

/** J-33.1, J-33.2, J-33.5: one card in each invader phase, in the first round only discarded. Says whether there is more of it. */
export function* eventStep(table: SpiritTable): Play<boolean> {
  const { events, turn } = table.state;
  if (events === null) return false;
  if (events.current < 0) {
    const card = drawEvent(table);
    if (card === null) return false;
    table.log({ what: 'event-card', card, rule: 'J-33.1' });
    if (turn === 1) {
      events.discard.push(card);
      return false;
    }
    events.current = card;
    events.part = MAIN;
    events.title = '';
  }
  const card = eventCards[events.current]!;
  if (events.part === MAIN) yield* mainEvent(table);
  else yield* sideEvent(table, events.part === TOKEN ? card.token : card.dahan);
  if (table.state.over) return false;
  events.part++;
  if (events.part <= DAHAN_EVENT) return true;
  putAway(table.state);
  // J-36.5
  return card.thenAnother === true;
}

/** J-33.11: out of a deck in no order; a card that was put back lies at its place. */
function drawEvent(table: SpiritTable): number | null {
  const events = table.state.events!;
  settleEvents(table);
  const due = events.under.find(({ place }) => place === 0);
  for (const one of events.under) one.place--;
  if (due !== undefined) {
    events.under.splice(events.under.indexOf(due), 1);
    return due.card;
  }
  if (events.unseen.length === 0) {
    const [next] = events.under.toSorted((one, other) => one.place - other.place);
    if (next !== undefined) {
      events.under.splice(events.under.indexOf(next), 1);
      return next.card;
    }
    events.unseen = events.discard;
    events.discard = [];
  }
  return events.unseen.length === 0 ? null : table.chance.draw(events.unseen);
}

function putAway({ events }: State): void {
  const { current, back, discard, under } = events!;
  if (back > 0) {
    // Those that lie as deep lie one card deeper now.
    for (const one of under) if (one.place >= back) one.place++;
    under.push({ place: back, card: current });
  } else discard.push(current);
  events!.current = -1;
  events!.title = '';
  events!.back = 0;
}

/** J-33.3, J-33.4: which of the branches happens. */
function* mainEvent(table: SpiritTable): Play {
  const { state } = table;
  const { main } = eventCards[state.events!.current]!;
  switch (main.by) {
    case 'choice':
      return yield* chooseEvent(table, main.choices);
    case 'stage':
      return yield* sideEvent(table, main.branches[invaderStage(state) >= main.from ? 1 : 0]);
    case 'terror':
      return yield* sideEvent(table, main.branches[state.fear.terror >= main.from ? 1 : 0]);
    case 'island':
      return yield* sideEvent(table, main.branches[isBlighted(state) ? 1 : 0]);
    case 'slow-card':
      return yield* chooseForSlowCards(table, main.branches);
  }
}

function* sideEvent(table: SpiritTable, event: Branch | null): Play {
  if (event === null) return;
  table.state.events!.title = event.title;
  table.log({ what: 'event', card: table.state.events!.current, title: event.title, rule: 'J-33.5' });
  yield* carryOutParts(table, { kind: 'event', name: event.title }, event.parts);
}

/** J-34.1, J-34.2, J-34.7: the table agrees on one choice, pays for it, and carries it out; all of that is one action. */
function* chooseEvent(table: SpiritTable, choices: readonly Choice[]): Play {
  const { state } = table;
  const open = choices.flatMap(({ price, least = 0, aidedBy }, i) => (canPay(state, price * state.players + least, aidedBy) ? [i] : []));
  const seats = state.spirits.map((_, seat) => seat);
  const { option } = yield* table.agree(seats, 'event-choice', open.map(optionAnswer));
  const { title, price, aidedBy, parts } = choices[option]!;
  state.events!.title = title;
  table.log({ what: 'event', card: state.events!.current, title, rule: 'J-34.1' });
  yield* action(table, { kind: 'event', name: title }, function* () {
    if (price > 0) yield* payTogether(table, price * state.players, aidedBy);
    yield* carryOutParts(table, { kind: 'event', name: title }, parts);
  });
}

/** Outpaced: each spirit by itself, for each of its slow power cards in play. J-14.5: spirits and cards in any order. */
function* chooseForSlowCards(table: SpiritTable, branches: readonly Branch[]): Play {
  const { state } = table;
  let left = state.spirits.flatMap(({ played }, seat) =>
    played.filter((card) => isSlow(state, seat, card)).map((card) => ({ seat, card })),
  );
  while (!state.over) {
    // What was used before it may have taken a card away.
    left = left.filter(({ seat, card }) => state.spirits[seat]!.played.includes(card));
    if (left.length === 0) return;
    const cardsOf = (seat: Seat): PowerId[] => left.flatMap((one) => (one.seat === seat ? [one.card] : []));
    const seats = [...new Set(left.map(({ seat }) => seat))];
    const { seat, choice } = yield* table.whoever(seats, (chooser) => chooseForSlowCard(table, chooser, cardsOf(chooser), branches));
    left = left.filter((one) => one.seat !== seat || one.card !== choice.card);
    const { title, parts } = branches[choice.option]!;
    state.events!.title = title;
    table.log({ what: 'event', card: state.events!.current, title, rule: 'J-33.5' });
    yield* action(table, { kind: 'event', name: title }, function* () {
      for (const { steps } of parts) yield* resolveSteps(forSlowCard(table, seat, choice.card), steps);
    });
  }
}

const forSlowCard = (table: SpiritTable, seat: Seat, card: PowerId): Doing => ({
  table,
  seat,
  user: seat,
  target: null,
  land: -1,
  power: card,
});

function* chooseForSlowCard(
  table: SpiritTable,
  seat: Seat,
  cards: readonly PowerId[],
  branches: readonly Branch[],
): Play<{ card: PowerId; option: number }> {
  const { card } = yield* table.ask(seat, 'next-slow-card', cards.map(cardAnswer));
  const doing = forSlowCard(table, seat, card);
  const open = branches.flatMap(({ parts }, i) => (parts.every(({ steps }) => isPossible(doing, steps)) ? [i] : []));
  const { option } = yield* table.ask(seat, 'slow-card', open.map(optionAnswer), { about: { card } });
  return { card, option };
}

/** J-22.2; Focus Your Will towards Wholeness makes all of its spirit's powers slow. */
const isSlow = (state: State, seat: Seat, card: PowerId): boolean =>
  holdsFor(state, 'only-slow', seat) || (powers[card]!.speed === 'slow' && !hasScenarioRule(state, 'all-fast'));

/** What costs something that the spirit does not have cannot be chosen. */
const isPossible = (doing: Doing, steps: readonly Step[]): boolean =>
  steps.every((step) => step.do !== 'either' || step.of.some((one) => isAble(doing, one)));
