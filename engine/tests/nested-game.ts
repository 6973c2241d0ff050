/**
 * A game for properties in which everything is nested in everything: its steps are made up by chance, from a number in the state. Threads
 * hold seats; a thread asks the seats that it holds, or anybody inside an action, because nobody else is asked meanwhile.
 */
import { type AnyGame, Chance, type Play, type Seat, type Table } from '../index.ts';
import { says } from './tiny-game.ts';

export interface Nested {
  /** What the steps are made up from. */
  script: number;
  round: number;
  rounds: number;
  /** Drawn from by chance, whatever its order. */
  bag: number[];
  /** Shuffled and taken from the top; what is taken is shown. */
  pile: number[];
  discard: number[];
  hands: number[][];
  /** Drawn, and seen by nobody. */
  buried: number[];
  /** Said in secret. */
  hidden: number[][];
  coins: number;
  notes: string[];
}

/** What only the seat that said or drew it may know is at least this. */
export const SECRET = 100_000;
const BAG = 24;

type NestedTable = Table<Nested>;

/** What a thread may do: whom it may ask, how deep it is, and whether something secret is said or drawn side by side with it. */
interface Place {
  readonly seats: readonly Seat[];
  readonly depth: number;
  readonly mood: 'open' | 'secret' | 'alone';
  readonly script: Chance;
}

/** Rules that break: after so many of their doings they throw, once. */
export const fuse = { left: Infinity };

function burn(): void {
  if (--fuse.left >= 0) return;
  fuse.left = Infinity;
  throw new Error('the rules broke');
}

/** Another script for each branch, so that it does not matter which of them goes first. */
const branchOf = (script: Chance): Chance => new Chance([script.below(2 ** 32), script.below(2 ** 32), script.below(2 ** 32), 1]);

function* several(table: NestedTable, place: Place): Play {
  const count = 1 + place.script.below(3);
  for (let i = 0; i < count; i++) yield* something(table, place);
}

function* something(table: NestedTable, place: Place): Play {
  burn();
  const { script, seats, depth, mood } = place;
  const { state } = table;
  const seat = script.pick(seats);
  const kind = script.below(depth > 3 ? 7 : 12);
  switch (kind) {
    case 0:
    case 1:
      return yield* buy(table, seat);
    case 2:
      if (mood === 'secret') return yield* hide(table, seat);
      return draw(table, seat, script.below(3));
    case 3:
      if (mood === 'secret') return yield* hide(table, seat);
      yield* buy(table, seat);
      return turnOver(table, seat);
    case 4:
      if (mood !== 'open') return yield* hide(table, seat);
      yield* buy(table, seat);
      return putBack(table, seat);
    case 5:
      state.notes.push(`${seat} passes ${state.round}`);
      table.log({ what: `${seat} passes` });
      return;
    case 6: {
      const { n } = yield* table.ask(seat, `which ${script.below(3)}`, () => says(...[0, 1, 2].filter((one) => one !== state.coins % 4)));
      state.notes.push(`${seat} says ${n}`);
      if (n === 1 && mood !== 'secret') state.notes.push(`${seat} throws ${table.chance.below(1000)}`);
      return;
    }
    case 7:
    case 8: {
      const mine = mood === 'alone' && script.below(2) === 0 ? 'secret' : mood === 'alone' ? 'open' : mood;
      const groups = split(seats, script);
      const scripts = groups.map(() => branchOf(script));
      const places = groups.map((_, i) => i);
      yield* table.together(places, (i) => several(table, { seats: groups[i]!, depth: depth + 1, mood: mine, script: scripts[i]! }));
      return;
    }
    case 9: {
      const everybody = state.hands.map((_, other) => other);
      yield* table.action(several(table, { seats: script.below(2) === 0 ? everybody : seats, depth: depth + 1, mood, script }));
      return;
    }
    case 10: {
      const { n } = yield* table.agree(seats, 'agree', says(1, 2, 3));
      state.coins += n;
      return;
    }
    default:
      if (mood !== 'alone' || depth > 0) return yield* buy(table, seat);
      return yield* race(table, script);
  }
}

function split(seats: readonly Seat[], script: Chance): Seat[][] {
  const groups: Seat[][] = Array.from({ length: 1 + script.below(seats.length) }, () => []);
  for (const seat of seats) groups[script.below(groups.length)]!.push(seat);
  return groups.filter((group) => group.length > 0);
}

function* buy(table: NestedTable, seat: Seat): Play {
  const { state } = table;
  const { n } = yield* table.ask(seat, 'buy', () => {
    burn();
    return says(...[0, 1, 2, 5].filter((price) => price <= state.coins));
  });
  burn();
  state.coins -= n;
  state.notes.push(`${seat} buys ${n}`);
}

function* hide(table: NestedTable, seat: Seat): Play {
  const { n } = yield* table.ask(seat, 'hide', says(SECRET, SECRET + 1, SECRET + 2), { secret: true });
  table.state.hidden[seat]!.push(n);
  table.log({ what: `${seat} hides` }, { seats: [seat], entry: { what: `hides ${n}` } });
}

function draw(table: NestedTable, seat: Seat, seenBy: number): void {
  const { state } = table;
  if (state.bag.length === 0) return;
  const card = table.chance.draw(state.bag, seenBy === 0 ? 'all' : seenBy === 1 ? seat : 'nobody');
  if (seenBy === 0) state.notes.push(`${seat} draws ${card}`);
  else if (seenBy === 1) state.hands[seat]!.push(card);
  else state.buried.push(card);
  table.log({ what: `${seat} draws` }, { seats: [seat], entry: { what: seenBy === 1 ? `draws ${card}` : `${seat} draws` } });
}

/** The card on top of the pile is shown; an empty pile is made anew from the discards. */
function turnOver(table: NestedTable, seat: Seat): void {
  const { state } = table;
  if (state.pile.length === 0) state.pile = table.chance.shuffle(state.discard.splice(0));
  const card = state.pile.pop();
  if (card === undefined) return;
  state.notes.push(`${seat} turns over ${card}`);
  state.discard.push(card);
  table.reveal(card);
}

/** The discards' last card goes back on top of the pile, for all to see. */
function putBack({ state }: NestedTable, seat: Seat): void {
  const card = state.discard.pop();
  if (card === undefined) return;
  state.pile.push(card);
  state.notes.push(`${seat} puts back ${card}`);
}

function* race(table: NestedTable, script: Chance): Play {
  const { state } = table;
  const everybody = state.hands.map((_, seat) => seat);
  const secret = script.below(3) === 0;
  const after = branchOf(script);
  const { seat, choice } = yield* table.whoever(everybody, function* (chooser): Play<number> {
    burn();
    const { n } = yield* table.ask(chooser, 'what', () => says(...[0, 1, 2, 3].filter((one) => one !== state.notes.length % 4)));
    const many = yield* table.ask(chooser, 'how many', says(1, 2), secret ? { secret: true } : {});
    if (n === 3 && state.coins > 3) yield* table.action(table.ask(chooser, 'sure', says(0, 1)));
    return n * 10 + many.n;
  });
  state.notes.push(secret ? `${seat} races` : `${seat} races ${choice}`);
  if (choice >= 20) state.coins++;
  if (choice < 10) draw(table, seat, 0);
  if (choice > 10) yield* several(table, { seats: everybody, depth: 1, mood: 'alone', script: after });
  else yield* table.action(several(table, { seats: everybody, depth: 1, mood: 'alone', script: after }));
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((one, other) => one - other);

interface NestedView extends Omit<Nested, 'bag' | 'pile' | 'hands' | 'buried' | 'hidden'> {
  bag: number;
  pile: number;
  buried: number;
  /** All that somebody does not see, mixed. */
  unseen: number[];
  piled: number[];
  hands: (number[] | number)[];
  hidden: (number[] | number)[];
}

export const nested: AnyGame = {
  id: 'nested',
  version: '1',
  players: { min: 1, max: 4 },
  options: {},
  setup: ({ players }, chance): Nested => ({
    script: chance.below(2 ** 32),
    round: 0,
    rounds: 4,
    bag: Array.from({ length: BAG }, (_, i) => SECRET * 2 + i),
    pile: chance.shuffle([1, 2, 3, 4].map((n) => 1000 + n)),
    discard: [1005, 1006],
    hands: Array.from({ length: players }, () => []),
    buried: [],
    hidden: Array.from({ length: players }, () => []),
    coins: 3,
    notes: [],
  }),
  *step(table: NestedTable): Play {
    const { state } = table;
    burn();
    const script = Chance.fromSeed(`${state.script} ${state.round}`);
    const everybody = state.hands.map((_, seat) => seat);
    if (script.below(2) === 0) yield* race(table, script);
    else yield* several(table, { seats: everybody, depth: 0, mood: 'alone', script });
    state.coins++;
    table.log({ what: `round ${state.round}` });
    if (++state.round === state.rounds) table.end({ scores: everybody.map(() => 0), winners: [] });
  },
  dealAnew: (state: Nested, chance) => void chance.shuffle(state.pile),
  view: (state: Nested, seat): NestedView => ({
    ...state,
    bag: state.bag.length,
    pile: state.pile.length,
    buried: state.buried.length,
    unseen: sorted([...state.bag, ...state.buried, ...state.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))]),
    piled: sorted(state.pile),
    discard: [...state.discard],
    notes: [...state.notes],
    hands: state.hands.map((hand, owner) => (owner === seat ? [...hand] : hand.length)),
    hidden: state.hidden.map((said, owner) => (owner === seat ? [...said] : said.length)),
  }),
  bot: {
    imagine: ({ unseen, piled, ...view }: NestedView, _seat, chance): Nested => {
      const cards = chance.shuffle([...unseen]);
      return {
        ...view,
        bag: cards.splice(0, view.bag),
        buried: cards.splice(0, view.buried),
        pile: chance.shuffle([...piled]),
        hands: view.hands.map((hand) => (typeof hand === 'number' ? cards.splice(0, hand) : [...hand])),
        hidden: view.hidden.map((said) =>
          typeof said === 'number' ? Array.from({ length: said }, () => SECRET + chance.below(3)) : [...said],
        ),
        discard: [...view.discard],
        notes: [...view.notes],
      };
    },
    value: () => 0.5,
    horizon: 2,
  },
};
