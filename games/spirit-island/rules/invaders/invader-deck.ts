import type { Play } from '@skerry/engine';
import { invaderCards } from '../../content/invader-cards.ts';
import type { Doing } from '../powers/amounts.ts';
import { invaderAnswer, stop, yes } from '../answers.ts';
import { isPlaced, stageOfBack } from './stage.ts';
import type { InvaderBoard, SpiritTable, State } from '../state.ts';

/*
 * The invader deck is a list of backs; `known` says of each place from the top which card lies there, or -1. What lies face down among the discards and
 * nobody has seen is the negative of its stage. So a position holds nothing that nobody knows.
 *
 * Of two cards that were shuffled and then parted nobody knows which is which: both are veiled, in the deck or (less by 10) among the discards, until
 * one of them is turned over.
 */
const UNKNOWN = -1;
const VEILED = -2;
const VEILED_DISCARD = -10;

/** The card on top leaves the deck, turned over. */
export function takeTop(table: SpiritTable): number | null {
  if (table.state.invaders.deck.length === 0) return null;
  settleOrder(table);
  return takeOut(table, 0);
}

/** J-31.3: the card at a place from the top, turned over. */
export function takeOut(table: SpiritTable, at: number): number {
  const { invaders } = table.state;
  const { back, seen } = leaveDeck(table, at);
  const card = seen === VEILED ? liftVeil(table) : seen;
  return card >= 0 ? card : table.chance.draw(invaders.unseen[stageOfBack(back) - 1]!);
}

/** J-26.6, J-39.14: a card leaves the deck as it lies; reminders below it come nearer to the top, and what the beasts may be told is taken from there at once. */
export function leaveDeck(table: SpiritTable, at: number): { readonly back: number; readonly seen: number } {
  const { state } = table;
  const { invaders } = state;
  const [back] = invaders.deck.splice(at, 1);
  const [seen = UNKNOWN] = invaders.known.splice(at, 1);
  for (const reminder of invaders.reminders) if (reminder.above > at) reminder.above--;
  const taken = invaders.reminders.filter(({ name, above }) => name === 'command-the-beasts' && above === 0);
  for (const { name } of taken) {
    state.beastCommands++;
    table.log({ what: 'reminder', name, rule: 'J-39.14' });
  }
  if (taken.length > 0) invaders.reminders = invaders.reminders.filter((reminder) => !taken.includes(reminder));
  return { back: back!, seen };
}

/** The card on top, turned up where it lies. */
function turnUp(table: SpiritTable): number {
  const { invaders } = table.state;
  const [lies = UNKNOWN] = invaders.known;
  invaders.known[0] = UNKNOWN;
  const seen = lies === VEILED ? liftVeil(table) : lies;
  const card = seen >= 0 ? seen : table.chance.draw(invaders.unseen[stageOfBack(invaders.deck[0]!) - 1]!);
  invaders.known[0] = card;
  return card;
}

/** Two shuffled cards part: as long as neither is seen, nobody knows which is which. */
export function veilTop({ state: { invaders } }: SpiritTable): void {
  const [one = UNKNOWN, other = UNKNOWN] = invaders.known;
  if (!invaders.shuffled || invaders.veiled.length > 0) return;
  invaders.shuffled = false;
  invaders.veiled = [one, other];
  invaders.known.splice(0, 2, VEILED, VEILED);
}

/** Which of the two this one is; and so everybody knows what the other one is, wherever it lies. */
function liftVeil({ state: { invaders }, chance }: SpiritTable): number {
  const [card = UNKNOWN, other = UNKNOWN] = chance.below(2) === 1 ? invaders.veiled.toReversed() : invaders.veiled;
  invaders.veiled = [];
  const inDeck = invaders.known.indexOf(VEILED);
  if (inDeck >= 0) invaders.known[inDeck] = other;
  const among = invaders.discard.findIndex((discarded) => discarded <= VEILED_DISCARD);
  if (among >= 0) invaders.discard[among] = other >= 0 ? other : -stageOfDiscard(invaders.discard[among]!);
  return card;
}

/** Which of two cards with the same back came to lie on top is found out when it matters. */
export function settleOrder({ state: { invaders }, chance }: SpiritTable): void {
  if (!invaders.shuffled) return;
  invaders.shuffled = false;
  if (chance.below(2) === 1) swapTop(invaders);
}

function swapTop({ deck, known }: InvaderBoard): void {
  const [one = UNKNOWN, other = UNKNOWN] = known;
  known.splice(0, 2, other, one);
  deck.splice(0, 2, deck[1]!, deck[0]!);
}

export const stageOfDiscard = (discarded: number): number =>
  discarded >= 0 ? invaderCards[discarded]!.stage : discarded <= VEILED_DISCARD ? VEILED_DISCARD - discarded : -discarded;

/** The discards for which the top card may be exchanged: their stages differ by 1 at the most. */
export function exchangeable({ invaders: { deck, discard } }: State): number[] {
  if (deck.length === 0) return [];
  const stage = stageOfBack(deck[0]!);
  return [...new Set(discard.filter((card) => Math.abs(stageOfDiscard(card) - stage) <= 1))];
}

/** The Past Returns Again: the top card of the deck and one of the discards change places, both face down. */
export function* exchange({ table, seat }: Doing): Play {
  const { state } = table;
  const { invaders } = state;
  const cards = exchangeable(state);
  if (cards.length === 0) return;
  const { card } = yield* table.ask(seat, 'exchange', cards.map(invaderAnswer));
  const stage = stageOfDiscard(card);
  veilTop(table);
  settleOrder(table);
  const top = invaders.known.shift() ?? UNKNOWN;
  const back = stageOfBack(invaders.deck.shift()!);
  invaders.discard.splice(invaders.discard.indexOf(card), 1, top >= 0 ? top : top === VEILED ? VEILED_DISCARD - back : -back);
  invaders.deck.unshift(stage);
  invaders.known.unshift(card <= VEILED_DISCARD ? VEILED : Math.max(UNKNOWN, card));
  table.log({ what: 'exchanged', card, stage });
}

/**
 * Visions of a Shifting Future: the top card is looked at and then shuffled with the next one, or, if `bury`, may go to the bottom of the deck, unless
 * it was put where it lies during setup. What one sees is told to all.
 */
export function* lookAhead(table: SpiritTable, seat: number, bury: boolean): Play {
  const { invaders } = table.state;
  if (invaders.deck.length === 0) return;
  const back = invaders.deck[0]!;
  settleOrder(table);
  const card = turnUp(table);
  table.log({ what: 'seen-invader-card', card });
  table.reveal(card);
  if (bury && !isPlaced(back)) {
    const { kind } = yield* table.ask(seat, 'bury', [yes, stop], { about: { invader: card } });
    if (kind === 'yes') {
      leaveDeck(table, 0);
      while (invaders.known.length < invaders.deck.length) invaders.known.push(UNKNOWN);
      invaders.deck.push(back);
      invaders.known.push(card);
      return;
    }
  }
  if (invaders.deck.length < 2) return;
  // Different backs show which of the two lies on top now.
  if (invaders.deck[0] === invaders.deck[1]) invaders.shuffled = true;
  else if (table.chance.below(2) === 1) swapTop(invaders);
}

/** A card leaves the game, unseen if it is. */
export function boxInvaderCard(table: SpiritTable, at: number): void {
  const { invaders } = table.state;
  if (at < 0) return;
  // Of two cards on top that were shuffled either may be gone.
  if (at < 2) veilTop(table);
  const { seen } = leaveDeck(table, at);
  if (seen >= 0) invaders.box.push(seen);
  table.log({ what: 'invader-card-boxed' });
}
