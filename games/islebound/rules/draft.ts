import type { Play } from '@skerry/engine';
import { buildingAnswers } from './answers.ts';
import { addCard, removeCard } from './decks.ts';
import { CARDS_DRAFTED, type IsleboundTable } from './state.ts';

/** I-20.1: seven cards for each. */
// oxlint-disable-next-line eslint/require-yield -- a step like the others, in which nobody is asked
export function* dealDraft(table: IsleboundTable): Play {
  const { state, chance } = table;
  for (let i = 0; i < state.players.length; i++) {
    const seat = (state.first + i) % state.players.length;
    const { passed } = state.players[seat]!;
    for (let n = 0; n < CARDS_DRAFTED; n++) addCard(passed, chance.draw(state.deck, seat));
    const entry = { what: 'was-dealt', seat, count: CARDS_DRAFTED, rule: 'I-20.1' } as const;
    table.log(entry, { seats: [seat], entry: { ...entry, cards: passed.slice() } });
  }
  state.phase = 'draft';
}

/** I-20.1: all keep one card at once and pass the others on, until all have seven. */
export function* draft(table: IsleboundTable): Play {
  const { state } = table;
  const { players } = state;
  const seats = players.map((_, seat) => seat);
  const kept = yield* table.together(seats, (seat) =>
    table.ask(
      seat,
      'draft',
      players[seat]!.passed.map((card) => buildingAnswers[card]!),
      { secret: true },
    ),
  );
  for (const seat of seats) {
    const { building } = kept[seat]!;
    removeCard(players[seat]!.passed, building);
    addCard(players[seat]!.hand, building);
    const entry = { what: 'drafted', seat, rule: 'I-20.1' } as const;
    table.log(entry, { seats: [seat], entry: { ...entry, building } });
  }
  const passed = players.map((player) => player.passed);
  seats.forEach((seat) => (players[(seat + 1) % players.length]!.passed = passed[seat]!));
  if (passed[0]!.length > 0) return;
  state.phase = 'sail';
  table.log({ what: 'round', round: 1, last: false, rule: 'I-4.1' });
}
