import { configure, Refusal, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { tokensInBox, UNLIMITED } from '../content/goods.ts';
import { fiftyFirstState } from '../index.ts';
import type { Entry } from '../rules/log.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import { newRun } from './random-play.ts';

const open = (players: number, expansion = 'base', seed = 'setup') => Session.open(fiftyFirstState, players, { expansion }, seed);
const seen = (session: Session, seat: number | null = null) => session.view(seat) as FiftyFirstStateView;

/** Answers everything with the first answer until a question with another name than these is asked. */
function pass(session: Session, ...names: readonly string[]): Session {
  while (names.includes(session.questions[0]!.name)) {
    const { seat, id } = session.questions[0]!;
    session.answer(seat, id, 0);
  }
  return session;
}

test('T-1.1 one to four players play, no more and no fewer', () => {
  for (const players of [1, 2, 3, 4]) expect(configure(fiftyFirstState, players).players).toBe(players);
  for (const players of [0, 5]) expect(() => configure(fiftyFirstState, players)).toThrow(Refusal);
});

test('T-1.3 brick, gun, fuel, metal and workers never run out; the others are counted', () => {
  expect(tokensInBox).toEqual([UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 13, UNLIMITED, 30, 20, 20, 7, 9, 10]);
  expect(newRun(2, { expansion: 'base' }, 'tokens').state.supply).toEqual(tokensInBox);
});

test('T-2.1 the first player picks a faction first, then the others clockwise, each another', () => {
  const session = open(3);
  const { first } = seen(session);
  const taken: number[] = [];
  for (let i = 0; i < 3; i++) {
    const { seat, id, name, answers } = session.questions[0]!;
    expect([name, seat, answers.length]).toEqual(['faction', (first + i) % 3, 4 - i]);
    taken.push((answers.at(-1) as unknown as { faction: number }).faction);
    session.answer(seat, id, answers.length - 1);
  }
  expect(new Set(taken).size).toBe(3);
});

test('T-2.1 with four players the last faction needs no question', () => {
  const session = pass(open(4), 'faction');
  expect(
    seen(session)
      .players.map(({ faction }) => faction)
      .toSorted((one, other) => one - other),
  ).toEqual([0, 1, 2, 3]);
  expect(session.length).toBe(3);
});

test.each([
  ['base', 88],
  ['new-era', 138],
  ['winter', 138],
])('T-2.2 the deck of %s has %d cards', (expansion, count) => {
  expect(seen(open(2, expansion)).deckCount).toBe(count);
});

test('T-2.2 there is no deck of both expansions', () => {
  expect(() => open(2, 'new-era winter')).toThrow(Refusal);
});

test('T-2.3 two transport decks of six', () => {
  expect(seen(open(2)).transportDeckCounts).toEqual([6, 6]);
});

test('T-2.4 each is dealt six cards, keeps four, and the discarded are shown when all have chosen', () => {
  const session = pass(open(3), 'faction');
  for (const seat of [0, 1, 2]) {
    expect(seen(session, seat).players[seat]!.hand).toHaveLength(6);
    expect(seen(session, seat).players[(seat + 1) % 3]!.hand).toBeUndefined();
  }
  expect(session.questions.map(({ name, seat }) => [name, seat])).toEqual([
    ['card-to-leave', 0],
    ['card-to-leave', 1],
    ['card-to-leave', 2],
  ]);
  for (const seat of [2, 0]) for (let i = 0; i < 2; i++) session.answer(seat, session.questionOf(seat)!.id, 0);
  // Two of three have chosen: nothing is shown yet, and nobody has fewer cards.
  expect(seen(session).discard).toEqual([]);
  expect(seen(session).players.map(({ handCount }) => handCount)).toEqual([6, 6, 6]);
  for (let i = 0; i < 2; i++) session.answer(1, session.questionOf(1)!.id, 0);
  expect(seen(session).discard).toHaveLength(6);
  expect(seen(session).players.map(({ handCount }) => handCount)).toEqual([4, 4, 4]);
  const told = session.log(null).map(({ entry }) => entry as Entry);
  expect(told.filter(({ what }) => what === 'kept')).toHaveLength(3);
});

test('T-2.5 the first player is drawn by lot, and everybody begins with nothing', () => {
  const firsts = new Set(Array.from({ length: 30 }, (_, i) => seen(open(4, 'base', `lot ${i}`)).first));
  expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  for (const { points, goods, locations, deals } of seen(open(4)).players) {
    expect([points, goods.every((count) => count === 0), locations.length, deals.length]).toEqual([0, true, 0, 0]);
  }
});
