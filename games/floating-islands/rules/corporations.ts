import type { Play, Seat } from '@skerry/engine';
import { actionCards, actions } from '../content/action-cards.ts';
import { act, playableCards, possibleActions } from './actions.ts';
import {
  actionAnswers,
  allCards,
  bitsOf,
  cardAnswers,
  cardsAnswer,
  CASTLING_BIT,
  INACTION_BIT,
  pairs,
  PASS_BIT,
  secondActionAnswers,
  setOf,
  setsToSave,
  singles,
  turnAnswers,
} from './answers.ts';
import { CARDS, copiesIn, one, sizeOf } from './cards.ts';
import { comeBack } from './capture.ts';
import { type FloatingIslands, type IslandsTable, TURNS_OF_A_PLAYER } from './state.ts';

/** F-4: one step of the corporations phase is one player's move. */
export function* move(table: IslandsTable): Play {
  const { state } = table;
  if (state.withoutIsland !== 0) yield* tryAgainToComeBack(table);
  const seat = state.turn;
  const corporation = state.corporations[seat]!;
  const playable = playableCards(state, seat);
  let held = INACTION_BIT | PASS_BIT;
  for (let card = 0; card < CARDS; card++) if (copiesIn(corporation.hand, card) > 0) held |= 1 << card;
  const canCastle = playable !== 0 && sizeOf(corporation.hand) > 1;
  const answer = yield* table.ask(
    seat,
    'move',
    turnAnswers((held & (playable | INACTION_BIT | PASS_BIT)) | (canCastle ? CASTLING_BIT : 0)),
    {
      blocked: () => [
        ...cardAnswers(held & ~playable & (CASTLING_BIT - 1)).map((answer) => ({ answer, rule: 'F-4.3' })),
        ...(canCastle ? [] : turnAnswers(CASTLING_BIT).map((answer) => ({ answer, rule: playable === 0 ? 'F-4.3' : 'F-4.4' }))),
      ],
    },
  );
  switch (answer.kind) {
    case 'card':
      corporation.hand -= one(answer.card);
      corporation.played.push(answer.card);
      table.log({ what: 'played', seat, card: answer.card, turn: corporation.played.length, rule: 'F-4.2' });
      yield* doActions(table, seat, answer.card);
      break;
    case 'castling':
      yield* castle(table, seat, playable);
      break;
    case 'inaction':
      yield* idle(table, seat);
      break;
    case 'pass':
      yield* pass(table, seat);
      break;
  }
  goToNext(table);
}

/** F-9.4: before every move. */
function* tryAgainToComeBack(table: IslandsTable): Play {
  const { state } = table;
  for (const corporation of state.corporations) corporation.lost = 0;
  for (const seat of bitsOf(state.withoutIsland)) yield* comeBack(table, seat);
}

/** F-4.2: one action of the card or both, in either order. */
function* doActions(table: IslandsTable, seat: Seat, card: number): Play {
  const both = actionCards[card]!.actions;
  const possible = possibleActions(table.state, seat, card);
  const about = { card };
  const first = yield* table.ask(seat, 'action', actionAnswers(card, possible), { about, blocked: () => impossible(card, possible) });
  yield* act(table, seat, first.action);
  const other = first.action === both[0] ? 1 : 0;
  if ((possibleActions(table.state, seat, card) & (1 << other)) === 0) return;
  const second = yield* table.ask(seat, 'second-action', secondActionAnswers(card, other), { about });
  if (second.kind === 'action') yield* act(table, seat, second.action);
}

function impossible(card: number, possible: number) {
  return actionAnswers(card, 3 & ~possible).map((answer) => ({ answer, rule: actions[answer.action] }));
}

/** F-4.4. What lies face down is asked even if there is one answer, so that nobody learns that there was no other. */
function* castle(table: IslandsTable, seat: Seat, playable: number): Play {
  const corporation = table.state.corporations[seat]!;
  const { hand } = corporation;
  const down = sizeOf(hand) === 2 ? hand : setOf(yield* table.ask(seat, 'castle-with', pairs(hand), { secret: true, always: true }));
  const { card } = yield* table.ask(seat, 'castle-as', cardAnswers(playable), {
    blocked: () => allCards.filter(({ card }) => (playable & (1 << card)) === 0).map((answer) => ({ answer, rule: 'F-4.3' })),
  });
  corporation.hand -= down;
  corporation.castled += down;
  corporation.played.push(CARDS + card);
  const turn = corporation.played.length;
  table.log(
    { what: 'castled', seat, as: card, turn, rule: 'F-4.4' },
    { seats: [seat], entry: { what: 'castled', seat, as: card, turn, cards: cardsAnswer(down).cards, rule: 'F-4.4' } },
  );
  yield* doActions(table, seat, card);
}

/** F-4.5 */
function* idle(table: IslandsTable, seat: Seat): Play {
  const corporation = table.state.corporations[seat]!;
  const { hand } = corporation;
  const card = sizeOf(hand) === 1 ? hand : setOf(yield* table.ask(seat, 'discard', singles(hand), { secret: true, always: true }));
  corporation.hand -= card;
  corporation.discard += card;
  table.log(
    { what: 'idled', seat, rule: 'F-4.5' },
    { seats: [seat], entry: { what: 'idled', seat, card: cardsAnswer(card).cards[0]!, rule: 'F-4.5' } },
  );
}

/** F-4.7, F-4.8 */
function* pass(table: IslandsTable, seat: Seat): Play {
  const corporation = table.state.corporations[seat]!;
  const answer = yield* table.ask(seat, 'save', setsToSave(corporation.hand), { secret: true, always: true });
  const set = setOf(answer);
  corporation.hand -= set;
  corporation.saved = set;
  corporation.passed = true;
  const saved = answer.cards.length;
  table.log(
    { what: 'passed', seat, why: 'wish', saved, rule: 'F-4.7' },
    { seats: [seat], entry: { what: 'passed', seat, why: 'wish', saved, cards: answer.cards, rule: 'F-4.7' } },
  );
}

/** F-4.1, F-4.6, F-4.9: the next player who has not passed; who cannot go on passes. */
function goToNext(table: IslandsTable): void {
  const { state } = table;
  const players = state.corporations.length;
  for (let n = 1; n <= players; n++) {
    const seat = (state.turn + n) % players;
    if (mustPass(state, seat)) {
      state.corporations[seat]!.passed = true;
      const why = state.corporations[seat]!.hand === 0 ? 'cards' : 'turns';
      table.log({ what: 'passed', seat, why, saved: 0, rule: 'F-4.6' });
    }
    if (!state.corporations[seat]!.passed) {
      state.turn = seat;
      return;
    }
  }
  state.phase = 'islands';
}

function mustPass({ corporations }: FloatingIslands, seat: Seat): boolean {
  const { passed, hand, played } = corporations[seat]!;
  return !passed && (hand === 0 || played.length === TURNS_OF_A_PLAYER);
}
