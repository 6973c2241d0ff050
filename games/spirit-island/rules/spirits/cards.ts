import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { cardAnswer, no, type OptionAnswer, optionAnswer, stop, yes } from '../answers.ts';
import { chooseDay, setAside } from './days.ts';
import { gainEnergy } from './elements.ts';
import { hasRule } from '../island/island.ts';
import { once } from '../record.ts';
import { hasFind } from '../scenarios/finds.ts';
import type { PowerId, Spirit, SpiritTable, State } from '../state.ts';

const DRAWN = 4;
const FIRE = 2;
const MINOR = 0;
const MAJOR = 1;
/** Which deck to draw from. */
export const deckAnswers: readonly OptionAnswer[] = [optionAnswer(MINOR), optionAnswer(MAJOR)];
export const deckOf = ({ option }: OptionAnswer): 'minor' | 'major' => (option === MAJOR ? 'major' : 'minor');

/** J-8.7: draws from a deck; when it runs out its discards are a new one, without what is being drawn. */
export function drawCards(table: SpiritTable, deck: 'minor' | 'major', n: number): PowerId[] {
  const pile = table.state[deck];
  const drawn: PowerId[] = [];
  while (drawn.length < n) {
    if (pile.deck.length === 0) {
      if (pile.discard.length === 0) break;
      pile.deck = pile.discard;
      pile.discard = [];
    }
    drawn.push(table.chance.draw(pile.deck));
  }
  return drawn;
}

/** J-8.10: the next card of a progression, if there is one. */
export function progressionOf(state: State, seat: Seat): PowerId | null {
  return state.progressions[seat]?.[0] ?? null;
}

/** J-8.2: draws the cards to choose from. Where every card is in somebody's hands nothing is gained. Returns what was drawn. */
export function startGaining(table: SpiritTable, seat: Seat, deck: 'minor' | 'major', draw = DRAWN): readonly PowerId[] {
  const cards = drawCards(table, deck, draw);
  table.log({ what: 'drew', seat, cards, deck, rule: 'J-8.2' });
  if (cards.length > 0) table.state.spirits[seat]!.draft = { cards, deck };
  return cards;
}

/** J-8.2, J-8.3: takes one of the drawn cards; the others are discarded. */
export function keepCard(table: SpiritTable, seat: Seat, card: PowerId): void {
  const spirit = table.state.spirits[seat]!;
  const { cards, deck } = spirit.draft!;
  spirit.draft = null;
  table.state[deck].discard.push(...cards.filter((other) => other !== card));
  takeCard(table, seat, card);
}

export function takeCard(table: SpiritTable, seat: Seat, card: PowerId): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  spirit.hand.push(card);
  table.log({ what: 'gained', seat, card });
  // J-40.30
  if (powers[card]!.elements[FIRE]! > 0 || spirit.doneThisTurn.includes('cool-and-dark')) return;
  if (state.turn === 0 || !hasRule(state, seat, 'gather-power-from-the-cool-and-dark')) return;
  spirit.doneThisTurn.push('cool-and-dark');
  const n = gainEnergy(state, seat, 1);
  table.log({ what: 'energy', seat, n, from: 'effect', rule: 'J-40.30' });
}

/** J-8.4: the cards that may be forgotten. */
export function forgettable({ hand, discard, played, faceDown }: Spirit): PowerId[] {
  return [...hand, ...discard, ...played, ...faceDown];
}

/** J-8.5, J-8.6 */
export function forget(table: SpiritTable, seat: Seat, card: PowerId): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  for (const pile of [spirit.hand, spirit.discard, spirit.played, spirit.faceDown]) {
    const at = pile.indexOf(card);
    if (at >= 0) {
      pile.splice(at, 1);
      break;
    }
  }
  const { kind } = powers[card]!;
  if (kind === 'minor' || kind === 'major') state[kind].discard.push(card);
  else state.forgotten.push(card);
  table.log({ what: 'forgot', seat, card, rule: 'J-8.6' });
}

/** J-40.25: forgets a card; once in an action Memory may discard it from its hand instead. */
export function* giveUp(table: SpiritTable, seat: Seat, card: PowerId): Play {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  if (hasRule(state, seat, 'long-ages') && spirit.hand.includes(card) && (state.actions.length === 0 || once(state, 'long-ages'))) {
    const { kind } = yield* table.ask(seat, 'discard-instead', [yes, no], { about: { card } });
    if (kind === 'yes') {
      spirit.hand.splice(spirit.hand.indexOf(card), 1);
      spirit.discard.push(card);
      return table.log({ what: 'discarded', seat, cards: [card], rule: 'J-40.25' });
    }
  }
  forget(table, seat, card);
}

export interface Gaining {
  readonly deck: 'minor' | 'major' | 'any';
  readonly draw?: number;
  /** Whether a major power demands that a card is forgotten. */
  readonly forget?: boolean;
  /** Asks whether that is paid off. */
  readonly pays?: () => Play<boolean>;
}

/** What came of gaining a power. */
export interface Gained {
  readonly card: PowerId | null;
  readonly forgotten: PowerId | null;
  /** The drawn cards that were not kept: they lie on the deck's discards. */
  readonly others: readonly PowerId[];
}

/** J-8.2, J-8.4: gains a power card in the middle of an action. */
export function* gainPowerCard(
  table: SpiritTable,
  seat: Seat,
  { deck, draw = DRAWN, forget: mustForget = true, pays }: Gaining,
): Play<Gained> {
  const { state } = table;
  const next = deck === 'major' ? null : progressionOf(state, seat);
  if (next !== null) {
    const forgotten = yield* gainNext(table, seat, next);
    return { card: next, forgotten, others: [] };
  }
  const from = deck === 'any' ? deckOf(yield* table.ask(seat, 'deck', deckAnswers)) : deck;
  const cards = startGaining(table, seat, from, draw);
  if (cards.length === 0) return { card: null, forgotten: null, others: [] };
  const { card } = yield* table.ask(seat, 'keep', cards.map(cardAnswer));
  keepCard(table, seat, card);
  const day = yield* chooseDay(
    table,
    seat,
    cards.filter((other) => other !== card),
  );
  if (day !== null) setAside(table, seat, day);
  const others = cards.filter((other) => other !== card && other !== day);
  if (from === 'minor' || !mustForget || hasFind(state, 5, 'players') || (pays !== undefined && (yield* pays())))
    return { card, forgotten: null, others };
  const { card: forgotten } = yield* table.ask(seat, 'forget', forgettable(state.spirits[seat]!).map(cardAnswer));
  yield* giveUp(table, seat, forgotten);
  return { card, forgotten, others };
}

export function* gainPower(table: SpiritTable, seat: Seat, how: Gaining): Play {
  yield* gainPowerCard(table, seat, how);
}

/** J-8.10, J-8.11: the next card of a progression. */
export function* gainNext(table: SpiritTable, seat: Seat, card: PowerId): Play<PowerId | null> {
  const { state } = table;
  state.progressions[seat]!.shift();
  takeCard(table, seat, card);
  if (powers[card]!.kind !== 'major' || hasFind(state, 5, 'players')) return null;
  const { card: forgotten } = yield* table.ask(seat, 'forget', forgettable(state.spirits[seat]!).map(cardAnswer));
  yield* giveUp(table, seat, forgotten);
  return forgotten;
}

/** J-7.5 */
export function reclaim(table: SpiritTable, seat: Seat, cards: readonly PowerId[]): void {
  if (cards.length === 0) return;
  const spirit = table.state.spirits[seat]!;
  spirit.discard = spirit.discard.filter((card) => !cards.includes(card));
  spirit.hand.push(...cards);
  spirit.doneThisTurn.push('reclaimed');
  table.log({ what: 'reclaimed', seat, cards, rule: 'J-7.5' });
}

/** Power cards from the discards or from play, whose elements go with them. */
export function* reclaimAlsoFromPlay(table: SpiritTable, seat: Seat, n: number): Play {
  const spirit = table.state.spirits[seat]!;
  for (let left = n; left > 0; left--) {
    const cards = [...spirit.discard, ...spirit.played];
    if (cards.length === 0) return;
    const answer = yield* table.ask(seat, 'reclaim', [...cards.map(cardAnswer), stop], { about: { left } });
    if (answer.kind === 'stop') return;
    for (const pile of [spirit.discard, spirit.played]) if (pile.includes(answer.card)) pile.splice(pile.indexOf(answer.card), 1);
    spirit.hand.push(answer.card);
    table.log({ what: 'reclaimed', seat, cards: [answer.card], rule: 'J-7.5' });
  }
}
