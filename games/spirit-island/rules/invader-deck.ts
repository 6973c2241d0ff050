import type { Play } from '@skerry/engine';
import { invaderCards } from '../content/invader-cards.ts';
import type { Doing } from './amounts.ts';
import { invaderAnswer, stop, yes } from './answers.ts';
import { EARLY_III, stageOfBack } from './stage.ts';
import type { InvaderBoard, SpiritTable, State } from './state.ts';

/*
 * The invader deck is a list of backs; `known` says of each place from the top which card lies there, or -1. What lies face down among the discards and
 * nobody has seen is the negative of its stage. So a position holds nothing that nobody knows.
 */
const UNKNOWN = -1;

/** The card on top, turned over. */
export function takeTop(table: SpiritTable): number | null {
  const { invaders } = table.state;
  settleOrder(table);
  const back = invaders.deck.shift();
  if (back === undefined) return null;
  const seen = invaders.known.shift() ?? UNKNOWN;
  return seen >= 0 ? seen : table.chance.draw(invaders.unseen[stageOfBack(back) - 1]!);
}

/** Which of two cards with the same back came to lie on top is found out when it matters. */
function settleOrder({ state: { invaders }, chance }: SpiritTable): void {
  if (!invaders.shuffled) return;
  invaders.shuffled = false;
  if (chance.below(2) === 1) swapTop(invaders);
}

function swapTop({ deck, known }: InvaderBoard): void {
  const [one = UNKNOWN, other = UNKNOWN] = known;
  known.splice(0, 2, other, one);
  deck.splice(0, 2, deck[1]!, deck[0]!);
}

const stageOf = (discarded: number): number => (discarded < 0 ? -discarded : invaderCards[discarded]!.stage);

/** The discards for which the top card may be exchanged: their stages differ by 1 at the most. */
export function exchangeable({ invaders: { deck, discard } }: State): number[] {
  if (deck.length === 0) return [];
  const stage = stageOfBack(deck[0]!);
  return [...new Set(discard.filter((card) => Math.abs(stageOf(card) - stage) <= 1))];
}

/** The Past Returns Again: the top card of the deck and one of the discards change places, both face down. */
export function* exchange({ table, seat }: Doing): Play {
  const { state } = table;
  const { invaders } = state;
  const cards = exchangeable(state);
  if (cards.length === 0) return;
  const { card } = yield* table.ask(seat, 'exchange', cards.map(invaderAnswer));
  settleOrder(table);
  const top = invaders.known.shift() ?? UNKNOWN;
  const back = invaders.deck.shift()!;
  invaders.discard.splice(invaders.discard.indexOf(card), 1, top >= 0 ? top : -stageOfBack(back));
  invaders.deck.unshift(stageOf(card));
  invaders.known.unshift(Math.max(UNKNOWN, card));
  table.log({ what: 'exchanged', card, stage: stageOf(card) });
}

/**
 * Visions of a Shifting Future: the top card is looked at and then shuffled with the next one, or, if `bury`, may go to the bottom of the deck, unless
 * it was put where it lies during setup. What one sees is told to all.
 */
export function* lookAhead(table: SpiritTable, seat: number, bury: boolean): Play {
  const { invaders } = table.state;
  if (invaders.deck.length === 0) return;
  const back = invaders.deck[0]!;
  const card = takeTop(table)!;
  invaders.deck.unshift(back);
  invaders.known.unshift(card);
  table.log({ what: 'seen-invader-card', card });
  table.reveal();
  if (bury && back !== EARLY_III) {
    const { kind } = yield* table.ask(seat, 'bury', [yes, stop], { about: { invader: card } });
    if (kind === 'yes') {
      invaders.deck.push(invaders.deck.shift()!);
      while (invaders.known.length < invaders.deck.length) invaders.known.push(UNKNOWN);
      invaders.known.push(invaders.known.shift()!);
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
  if (at < 2) settleOrder(table);
  invaders.deck.splice(at, 1);
  if (invaders.known.length > at) invaders.box.push(...invaders.known.splice(at, 1).filter((card) => card >= 0));
  table.log({ what: 'invader-card-boxed' });
}
