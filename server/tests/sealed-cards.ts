import type { Answer, Chance, GameDefinition, Play, Seat, Table } from '@skerry/engine';

/**
 * A tiny game for tests with everything that must not leak: a deck, hands, an offer that is made in secret and at the same
 * time by all. Cards have long names, so that a card that is seen on the wire is no accident.
 */
export interface SealedCards {
  deck: string[];
  hands: string[][];
  won: string[][];
  round: number;
}

export interface SealedView {
  readonly deck: number;
  readonly hand: readonly string[] | null;
  readonly hands: readonly number[];
  readonly won: readonly (readonly string[])[];
  readonly round: number;
}

interface Card extends Answer {
  readonly kind: 'card';
  readonly card: string;
}

type Entry =
  | { readonly what: 'offered'; readonly seat: Seat; readonly card?: string }
  | { readonly what: 'drew'; readonly seat: Seat; readonly card?: string }
  | { readonly what: 'won'; readonly seat: Seat; readonly cards: readonly string[] };

export const CARDS = 40;
const ROUNDS = 5;
const HAND = 3;

export function cardName(i: number): string {
  return `sealed-card-${String(i).padStart(2, '0')}`;
}

function* round(table: Table<SealedCards, Entry>): Play {
  const { state, chance } = table;
  const seats = state.hands.map((_, seat) => seat);
  const offers = yield* table.together(seats, function* (seat): Play<string> {
    const cards = state.hands[seat]!.map((card): Card => ({ kind: 'card', card }));
    const { card } = yield* table.ask(seat, 'offer', cards, { secret: true, always: true, about: { best: cards.at(-1)!.card } });
    table.log({ what: 'offered', seat }, { seats: [seat], entry: { what: 'offered', seat, card } });
    return card;
  });
  const winner = offers.indexOf(offers.toSorted().at(-1)!);
  table.reveal();
  state.won[winner]!.push(...offers);
  table.log({ what: 'won', seat: winner, cards: offers });
  for (const seat of seats) {
    state.hands[seat] = state.hands[seat]!.filter((card) => card !== offers[seat]);
    const card = chance.draw(state.deck, seat);
    state.hands[seat].push(card);
    table.log({ what: 'drew', seat }, { seats: [seat], entry: { what: 'drew', seat, card } });
  }
  if (++state.round === ROUNDS) {
    const scores = state.won.map(({ length }) => length);
    table.end({ scores, winners: seats.filter((seat) => scores[seat] === Math.max(...scores)) });
  }
}

export const sealedCards: GameDefinition<SealedCards, SealedView, Entry> = {
  id: 'sealed-cards',
  version: '1',
  players: { min: 2, max: 4 },
  options: { calm: { kind: 'switch', default: true } },
  setup: ({ players }, chance) => {
    const deck = chance.shuffle(Array.from({ length: CARDS }, (_, i) => cardName(i)));
    const hands = Array.from({ length: players }, () => deck.splice(0, HAND));
    return { deck, hands, won: hands.map(() => []), round: 0 };
  },
  step: round,
  view: ({ deck, hands, won, round: played }, seat) => ({
    deck: deck.length,
    hand: seat === null ? null : hands[seat]!,
    hands: hands.map(({ length }) => length),
    won,
    round: played,
  }),
  bot: {
    imagine: (view: SealedView, seat: Seat, chance: Chance) => {
      const seen = new Set([...view.won.flat(), ...(view.hand ?? [])]);
      const unknown = chance.shuffle(Array.from({ length: CARDS }, (_, i) => cardName(i)).filter((card) => !seen.has(card)));
      const hands = view.hands.map((count, other) => (other === seat ? [...view.hand!] : unknown.splice(0, count)));
      return { deck: unknown, hands, won: view.won.map((cards) => [...cards]), round: view.round };
    },
    value: () => 0.5,
    horizon: 1,
  },
};
