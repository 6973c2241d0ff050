import { type Answer, type AnyGame, Chance, type Seat, Session } from '@skerry/engine';
import { asking, showing } from '@skerry/engine/canaries';
import { changeState, imaginesWhatFits, knownTo, stateOf, toldApart } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../index.ts';
import type { Entry } from '../rules/log.ts';
import type { FiftyFirstState } from '../rules/state.ts';
import { playedSession, tables } from './random-play.ts';

const cards = ({ players, deck, discard }: FiftyFirstState): string =>
  [...players.flatMap(({ hand }) => hand), ...deck, ...discard].toSorted((one, other) => one - other).join();

test('an imagined state looks to the seat like the real one, though what it may not know is another', () => {
  const unlike = imaginesWhatFits<FiftyFirstState>(fiftyFirstState, tables, [0, 5, 20, 60, 110], (imagined, state) => {
    expect(cards(imagined)).toBe(cards(state));
  });
  expect(unlike).toBeGreaterThan(60);
});

test('imagining deals every card that may be in a hand, and only those', () => {
  const session = playedSession(2, { expansion: 'base' }, 'deal', 12);
  const state = stateOf<FiftyFirstState>(session);
  const view = fiftyFirstState.view(state, 0);
  const chance = Chance.fromSeed('deal');
  const dealt = new Set<number>();
  for (let i = 0; i < 300; i++) for (const card of fiftyFirstState.bot.imagine(view, 0, chance).players[1]!.hand) dealt.add(card);
  const possible = new Set([...state.deck, ...state.players[1]!.hand]);
  expect([...dealt].every((card) => possible.has(card))).toBe(true);
  expect(dealt.size).toBeGreaterThan(0.9 * possible.size);
});

/** Changes a hidden card of another seat for one of the deck. Says whether there was one to change. */
function swapHidden(state: FiftyFirstState, rival: Seat, chance: Chance): boolean {
  const { hand, shown } = state.players[rival]!;
  const left = shown.slice();
  const hidden = hand.filter((card) => !(left.includes(card) && left.splice(left.indexOf(card), 1).length > 0));
  if (hidden.length === 0 || state.deck.length === 0) return false;
  const card = chance.pick(hidden);
  const at = chance.below(state.deck.length);
  const other = state.deck[at]!;
  state.deck[at] = card;
  hand.splice(hand.indexOf(card), 1);
  hand.push(other);
  hand.sort((one, next) => one - next);
  return true;
}

/** Whether two sessions that differ in one hidden card of a rival can be told apart; null if the rival has none to differ in. */
function cardsToldApart(game: AnyGame, players: number, expansion: string, seed: string, chance: Chance): string[] | null {
  const sessions = [0, 1].map(() => Session.open(game, players, { expansion }, seed)) as [Session, Session];
  const answers = 30 + chance.below(60);
  const random = Chance.fromSeed(`play ${seed}`);
  for (let i = 0; i < answers || sessions[0].questions[0]?.name !== 'turn'; i++) {
    if (sessions[0].outcome !== null) return null;
    const { seat, answers: open } = sessions[0].questions[0]!;
    const index = random.below(open.length);
    for (const session of sessions) session.answer(seat, session.questionOf(seat)!.id, index);
  }
  const asked = sessions[0].questions[0].seat;
  const rival = (asked + 1 + chance.below(players - 1)) % players;
  let swapped = false;
  changeState<FiftyFirstState>(sessions[1], (state) => (swapped = swapHidden(state, rival, chance)));
  if (!swapped) return null;
  // What is dealt from a deck with another card in it may differ: nobody draws a card by choice, and they part when one is drawn.
  const deckOf = (session: Session): number => stateOf<FiftyFirstState>(session).deck.length;
  const before = deckOf(sessions[0]);
  const drawsNone = (answer: Answer): boolean => (answer as { does?: string }).does !== 'card';
  return toldApart(sessions, rival, chance, (session) => deckOf(session) !== before, drawsNone);
}

function leaksOf(game: AnyGame, most: number): string[] {
  const chance = Chance.fromSeed('leaks');
  const leaks: string[] = [];
  let tried = 0;
  for (let i = 0; tried < most && i < 4 * most; i++) {
    const { players, expansion } = tables[3 + (i % (tables.length - 3))]!;
    const told = cardsToldApart(game, players, expansion, `leak ${i}`, chance);
    if (told === null) continue;
    tried++;
    leaks.push(...told);
  }
  expect(tried).toBe(most);
  return leaks;
}

test('a hidden card of another hand cannot be told from view, questions, log, knowledge or numbers', () => {
  expect(leaksOf(fiftyFirstState, 40)).toEqual([]);
});

test("what is left of the first hand is nobody's business but one's own until all have chosen", () => {
  const sessions = [0, 1].map((choice) => {
    const session = Session.open(fiftyFirstState, 3, {}, 'keep');
    while (session.questions[0]!.name === 'faction') session.answer(session.questions[0]!.seat, session.questions[0]!.id, 0);
    for (let i = 0; i < 2; i++) session.answer(1, session.questionOf(1)!.id, choice);
    return session;
  }) as [Session, Session];
  for (const seat of [null, 0, 2]) expect(knownTo(sessions[0], seat)).toBe(knownTo(sessions[1], seat));
});

test('drawn cards are told to their owner only', () => {
  const session = playedSession(3, { expansion: 'base' }, 'drawn', 40);
  const drawn = (seat: Seat | null) =>
    session
      .log(seat)
      .map(({ entry }) => entry as Entry)
      .filter(({ what }) => what === 'drew' || what === 'was-dealt');
  for (const seat of [0, 1, 2]) {
    for (const entry of drawn(seat)) expect('cards' in entry).toBe('seat' in entry && entry.seat === seat);
  }
  expect(drawn(null).every((entry) => !('cards' in entry))).toBe(true);
});

// ── Canaries: a game that leaks is found out ──

test('a view that shows hands is found out', () => {
  const leaking = showing<FiftyFirstState>(fiftyFirstState, ({ players }) => players.map(({ hand }) => hand));
  expect(leaksOf(leaking, 5).length).toBeGreaterThan(0);
});

test('a question that is not asked when nothing else is possible is found out', () => {
  expect(leaksOf(asking(fiftyFirstState, { always: false }), 200).length).toBeGreaterThan(0);
});
