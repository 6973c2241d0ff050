import type { Play, Seat } from '@skerry/engine';
import { cardsAnswer, type CardsAnswer, setOf, setsToKeep } from './answers.ts';
import { type CardSet, drawOne, sizeOf } from './cards.ts';
import type { IslandsTable } from './state.ts';

const CARDS_DRAWN = 5;
const HAND = 4;

/** F-3.2, the first half: a round begins, and everybody draws five cards. */
export function beginRound(table: IslandsTable): void {
  const { state } = table;
  table.log({ what: 'round', round: state.round, first: state.first, rule: 'F-3.1' });
  for (let seat = 0; seat < state.corporations.length; seat++) draw(table, seat, CARDS_DRAWN, 'F-3.2');
  state.phase = 'keep';
}

function draw(table: IslandsTable, seat: Seat, count: number, rule: string): void {
  const corporation = table.state.corporations[seat]!;
  let drawn: CardSet = 0;
  for (let n = 0; n < count; n++) {
    const card = drawOne(corporation.deck, seat, table.chance);
    corporation.deck -= card;
    drawn += card;
  }
  corporation.hand += drawn;
  table.log(
    { what: 'drew', seat, count, rule },
    { seats: [seat], entry: { what: 'drew', seat, count, cards: cardsAnswer(drawn).cards, rule } },
  );
}

const seatLists = [2, 3, 4].map((players) => Array.from({ length: players }, (_, seat) => seat));

/** F-3.2, the second half, for all at once; then F-3.3 and F-3.4. Nothing is done before all have answered, so that nobody learns from another. */
export function* keep(table: IslandsTable): Play {
  const { state } = table;
  const { corporations } = state;
  const answers = yield* table.together(seatLists[corporations.length - 2]!, (seat) => chooseCards(table, seat));
  for (let seat = 0; seat < corporations.length; seat++) {
    const corporation = corporations[seat]!;
    const kept = setOf(answers[seat]!);
    const count = answers[seat]!.cards.length;
    corporation.discard += corporation.hand - kept;
    corporation.hand = kept;
    table.log(
      { what: 'kept', seat, count, rule: 'F-3.2' },
      { seats: [seat], entry: { what: 'kept', seat, count, cards: answers[seat]!.cards, rule: 'F-3.2' } },
    );
    if (count < HAND) draw(table, seat, HAND - count, 'F-3.3');
    if (corporation.saved !== 0) takeSaved(table, seat);
  }
  state.phase = 'corporations';
  state.turn = state.first;
}

/** F-3.2: five cards were drawn, and no more than four may be kept. */
function chooseCards(table: IslandsTable, seat: Seat): Play<CardsAnswer> {
  const { hand } = table.state.corporations[seat]!;
  return table.ask(seat, 'keep', setsToKeep(hand), { secret: true, blocked: () => [{ answer: cardsAnswer(hand), rule: 'F-3.2' }] });
}

/** F-3.4 */
function takeSaved(table: IslandsTable, seat: Seat): void {
  const corporation = table.state.corporations[seat]!;
  const count = sizeOf(corporation.saved);
  table.log(
    { what: 'took-saved', seat, count, rule: 'F-3.4' },
    { seats: [seat], entry: { what: 'took-saved', seat, count, cards: cardsAnswer(corporation.saved).cards, rule: 'F-3.4' } },
  );
  corporation.hand += corporation.saved;
  corporation.saved = 0;
}
