import { expect, test } from 'vitest';
import { invaderCards } from '../../content/invader-cards.ts';
import { settleEvents } from '../../rules/events/event-deck.ts';
import { exchange, lookAhead, takeTop } from '../../rules/invaders/invader-deck.ts';
import type { Events, SpiritTable } from '../../rules/state.ts';
import { doing } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';
import { play } from '../use.ts';

const cardNamed = (id: string): number => invaderCards.findIndex((card) => card.id === id);
const deck = (more: Partial<Events> = {}): Events => ({
  unseen: [3, 4, 5],
  under: [],
  discard: [],
  current: -1,
  part: 0,
  title: '',
  back: 0,
  ...more,
});
const visions = (events: Events | null, elements: string, ...say: string[]): Drawn =>
  play('Visions of a Shifting Future', {
    spirits: ['Fractured'],
    elements,
    with: (state) => {
      state.events = events;
      state.invaders.deck = [2, 2, 3];
    },
    say,
  });
const few = 'sun, 2 moon, 2 air';
const many = '2 sun, 3 moon, 2 air';

test('Visions of a Shifting Future: the top event is seen by all, and shuffled with the next one', () => {
  const { state, log } = visions(deck(), few, 'option 2');
  const { unseen, under, shuffled } = state.events!;
  expect([unseen.length, under.length, under[0]!.place, shuffled]).toEqual([2, 1, 0, true]);
  expect(log).toContainEqual({ what: 'seen-event-card', card: under[0]!.card });
  expect(state.invaders.known).toEqual([]);
});

test('Visions of a Shifting Future: of two shuffled events either is the first', () => {
  const firsts = new Set<number>();
  for (const coin of [0, 1]) {
    const { state } = visions(deck({ unseen: [3, 4], under: [{ place: 0, card: 5 }] }), few, 'option 2');
    settleEvents({ state, chance: { below: () => coin } } as unknown as SpiritTable);
    firsts.add(state.events!.under[0]!.place);
  }
  expect([...firsts]).toEqual([0, 1]);
});

test('Visions of a Shifting Future: with more elements the event may go to the bottom of its deck', () => {
  const { state } = visions(
    deck({
      under: [
        { place: 0, card: 7 },
        { place: 2, card: 8 },
      ],
    }),
    many,
    'option 2',
    'yes',
  );
  expect([state.events!.under, state.events!.shuffled]).toEqual([
    [
      { place: 4, card: 7 },
      { place: 1, card: 8 },
    ],
    undefined,
  ]);
});

test('Visions of a Shifting Future: without events, or when their deck is empty, the invader deck is looked at', () => {
  for (const events of [null, deck({ unseen: [] })]) expect(visions(events, few).state.invaders.known).toHaveLength(1);
});

test('an event at the bottom of the deck comes last', () => {
  const position = drawn({ spirits: ['Fractured'], options: { sets: 'jagged-earth' } })
    .clear()
    .land('A3', 'city')
    .presence('A5');
  position.state.turn = 1;
  position.state.events = deck({
    unseen: [],
    under: [
      { place: 4, card: 7 },
      { place: 1, card: 8 },
    ],
  });
  void position.phase('invader').run;
  expect(position.state.events.discard).toEqual([8]);
});

// ── Shuffled invader cards that part ──

/** The two cards on top, of which one is known, have been shuffled; a third lies among the discards. */
const shuffled = (): Drawn => {
  const position = drawn({ spirits: ['Fractured'] });
  const { invaders } = position.state;
  const [known, other] = [cardNamed('2-sands'), cardNamed('1-jungle')];
  Object.assign(invaders, { deck: [2, 2, 3], known: [known], shuffled: true, discard: [other], veiled: [] });
  invaders.unseen = invaders.unseen.map((cards) => cards.filter((card) => card !== known && card !== other));
  return position;
};

const exchanged = (): Drawn => {
  const position = shuffled();
  const space = position.space('A5');
  return doing(position, (table) => exchange({ table, seat: 0, user: 0, target: null, land: space, power: null }));
};

test('The Past Returns Again: of two shuffled cards nobody learns which one goes to the discards', () => {
  const { state } = exchanged();
  const { known, discard, deck: backs, shuffled: still, veiled } = state.invaders;
  expect([known, discard, backs, still]).toEqual([[cardNamed('1-jungle'), -2], [-12], [1, 2, 3], false]);
  expect(veiled).toEqual([cardNamed('2-sands'), -1]);
});

test.each([0, 1])('The Past Returns Again: when one of them is turned over the other is known, too (%i)', (coin) => {
  const { state } = exchanged();
  const chance = { below: () => coin, draw: (cards: number[]) => cards.splice(0, 1)[0]! };
  const table = { state, chance } as unknown as SpiritTable;
  expect(takeTop(table)).toBe(cardNamed('1-jungle'));
  const next = takeTop(table)!;
  const { discard, veiled } = state.invaders;
  expect(invaderCards[next]!.stage).toBe(2);
  expect([next === cardNamed('2-sands'), discard, veiled]).toEqual(coin === 0 ? [true, [-2], []] : [false, [cardNamed('2-sands')], []]);
});

test('The Past Returns Again: what lies veiled among the discards may come back, and is found out when it is looked at', () => {
  const position = exchanged();
  const space = position.space('A5');
  const again = doing(position, (table) => exchange({ table, seat: 0, user: 0, target: null, land: space, power: null }));
  expect(again.state.invaders.known).toEqual([-2, -2]);
  const seen = doing(again, (table) => lookAhead(table, 0, false));
  const { known, veiled } = seen.state.invaders;
  expect([known.includes(cardNamed('2-sands')), known.includes(-2), veiled]).toEqual([true, false, []]);
});
