import { copy, type Answer, type GameDefinition, type Play, type Seat, type Table } from '@skerry/engine';

/* As much as we can think of going on at once: six seats, 48 lands, a phase in which all act, and cards that are drawn in the middle of it. */

const LANDS = 48;
const CARDS = 72;
/** What lies in a land at the beginning, of each seat. */
const PIECES = 2;
/** More acts than anybody measures; then the phase is over. */
const ACTS = 500;

interface Land {
  /** By seat. */
  pieces: number[];
  /** Pieces that have come into it, by everybody. */
  visits: number;
}

interface ManyHands {
  lands: Land[];
  deck: number[];
  /** By seat, for all to see. */
  hands: number[][];
  acts: number;
}

export const isQuiet = (land: number): boolean => land % 4 === 0;

/** A land that is meant, with what lies there: made anew for every question, as rules with many cases do. */
export interface LandAnswer extends Answer {
  readonly kind: 'from' | 'to';
  readonly land: number;
  /** The seat's own. */
  readonly pieces: number;
}

interface Push {
  readonly from: number;
  readonly to: number;
}

type Pushed = { readonly what: 'pushed'; readonly seat: Seat; readonly card: number | null } & Push;

function* phaseOfAll(table: Table<ManyHands, Pushed>): Play {
  const { state, chance } = table;
  const { seat, choice } = yield* table.whoever(
    state.hands.map((_, each) => each),
    (each) => choosePush(table, each),
  );
  state.lands[choice.from]!.pieces[seat]!--;
  const land = state.lands[choice.to]!;
  land.pieces[seat]!++;
  land.visits++;
  // With the piece comes a card, but not into a quiet land. A hand of seven goes back.
  let card: number | null = null;
  if (!isQuiet(choice.to)) {
    card = chance.draw(state.deck);
    const hand = state.hands[seat]!;
    hand.push(card);
    if (hand.length === 7) state.deck.push(...hand.splice(0));
  }
  table.log({ what: 'pushed', seat, ...choice, card });
  if (++state.acts === ACTS) table.end({ scores: state.hands.map(() => 0), winners: [] });
}

function* choosePush(table: Table<ManyHands, Pushed>, seat: Seat): Play<Push> {
  const { lands } = table.state;
  const from = yield* table.ask(seat, 'from', () => answersFor('from', seat, lands).filter(({ pieces }) => pieces > 0));
  const to = yield* table.ask(seat, 'to', () => answersFor('to', seat, lands).filter(({ land }) => land !== from.land));
  return { from: from.land, to: to.land };
}

function answersFor(kind: LandAnswer['kind'], seat: Seat, lands: readonly Land[]): LandAnswer[] {
  return lands.map(({ pieces }, land) => ({ kind, land, pieces: pieces[seat]! }));
}

export const manyHands: GameDefinition<ManyHands, ManyHands, Pushed> = {
  id: 'many-hands',
  version: '1',
  players: { min: 6, max: 6 },
  cooperative: true,
  open: true,
  options: {},
  setup: ({ players }) => ({
    lands: Array.from({ length: LANDS }, () => ({ pieces: Array<number>(players).fill(PIECES), visits: 0 })),
    deck: Array.from({ length: CARDS }, (_, card) => card),
    hands: Array.from({ length: players }, () => []),
    acts: 0,
  }),
  step: phaseOfAll,
  view: (state) => copy(state),
  bot: { imagine: (view) => copy(view), value: () => 0.5, horizon: 1 },
};
