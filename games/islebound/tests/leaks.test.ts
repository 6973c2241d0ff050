import { type AnyGame, Chance, type Seat, Session } from '@skerry/engine';
import { asking, showing } from '@skerry/engine/canaries';
import { changeState, imaginesWhatFits, knownTo, stateOf, toldApart } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { islebound } from '../index.ts';
import { isMetropolis } from '../rules/decks.ts';
import type { Entry } from '../rules/log.ts';
import type { IsleboundState } from '../rules/state.ts';
import { playedSession, tables } from './random-play.ts';

const cards = ({ players, deck, metropolisDeck }: IsleboundState): string =>
  [...players.flatMap(({ hand, passed }) => [...hand, ...passed]), ...deck, ...metropolisDeck].toSorted((one, other) => one - other).join();

test('an imagined state looks to the seat like the real one, though what it may not know is another', () => {
  const unlike = imaginesWhatFits<IsleboundState>(islebound, tables, [0, 5, 30, 100], (imagined, state) => {
    expect(cards(imagined)).toBe(cards(state));
    for (const list of ['eventsBelow', 'reputationsBelow', 'tokensBelow', 'crewBelow'] as const)
      expect(imagined[list].toSorted()).toEqual(state[list].toSorted());
  });
  expect(unlike).toBeGreaterThan(60);
});

test('imagining deals every card that may be in a hand, and only those', () => {
  const state = stateOf<IsleboundState>(playedSession(2, { architect: true, metropolis: true }, 'deal', 60));
  const view = islebound.view(state, 0);
  const chance = Chance.fromSeed('deal');
  const dealt = new Set<number>();
  for (let i = 0; i < 300; i++) for (const card of islebound.bot.imagine(view, 0, chance).players[1]!.hand) dealt.add(card);
  const possible = [...state.deck, ...state.metropolisDeck, ...state.players[1]!.hand];
  expect([...dealt].every((card) => possible.includes(card))).toBe(true);
  const back = state.players[1]!.hand.some(isMetropolis);
  expect(dealt.size).toBeGreaterThan(0.9 * possible.filter((card) => back || !isMetropolis(card)).length);
});

/** Changes a card in another hand for one of the deck with the same back. Says whether there was one. */
function swapHidden(state: IsleboundState, rival: Seat, chance: Chance): boolean {
  const { hand } = state.players[rival]!;
  if (hand.length === 0) return false;
  const card = chance.pick(hand);
  const deck = isMetropolis(card) ? state.metropolisDeck : state.deck;
  if (deck.length === 0) return false;
  const at = chance.below(deck.length);
  const other = deck[at]!;
  deck[at] = card;
  hand.splice(hand.indexOf(card), 1, other);
  hand.sort((one, next) => one - next);
  return true;
}

/** Whether two sessions that differ in one hidden card of a rival can be told apart; null if the rival has none to differ in. */
function cardsToldApart(game: AnyGame, players: number, seed: string, chance: Chance): string[] | null {
  const options = { architect: true, metropolis: true, trade: true };
  const sessions = [0, 1].map(() => Session.open(game, players, options, seed)) as [Session, Session];
  const answers = 40 + chance.below(80);
  const random = Chance.fromSeed(`play ${seed}`);
  for (let i = 0; i < answers || !['sail', 'act'].includes(sessions[0].questions[0]?.name ?? ''); i++) {
    if (sessions[0].outcome !== null) return null;
    const { seat, answers: open } = sessions[0].questions[0]!;
    const index = random.below(open.length);
    for (const session of sessions) session.answer(seat, session.questionOf(seat)!.id, index);
  }
  const asked = sessions[0].questions[0]!.seat;
  const rival = (asked + 1 + chance.below(players - 1)) % players;
  let swapped = false;
  changeState<IsleboundState>(sessions[1], (state) => (swapped = swapHidden(state, rival, chance)));
  if (!swapped) return null;
  // What is drawn from a deck with another card in it may differ: they part when one is drawn.
  const left = (session: Session): number => {
    const { deck, metropolisDeck } = stateOf<IsleboundState>(session);
    return deck.length + metropolisDeck.length;
  };
  const before = left(sessions[0]);
  return toldApart(sessions, rival, chance, (session) => left(session) !== before);
}

function leaksOf(game: AnyGame, most: number): string[] {
  const chance = Chance.fromSeed('leaks');
  const leaks: string[] = [];
  let tried = 0;
  for (let i = 0; tried < most && i < 4 * most; i++) {
    const told = cardsToldApart(game, 2 + (i % 3), `leak ${i}`, chance);
    if (told === null) continue;
    tried++;
    leaks.push(...told);
  }
  expect(tried).toBe(most);
  return leaks;
}

test('I-20.2 a hidden card of another hand cannot be told from view, questions, log, knowledge or numbers', () => {
  expect(leaksOf(islebound, 40)).toEqual([]);
});

test("I-20.1 what is kept in the draft is nobody's business but one's own", () => {
  const sessions = [0, 1].map((choice) => {
    const session = Session.open(islebound, 3, { architect: true }, 'draft');
    while (session.questions[0]!.name === 'home-port') session.answer(session.questions[0]!.seat, session.questions[0]!.id, 0);
    session.answer(1, session.questionOf(1)!.id, choice);
    return session;
  }) as [Session, Session];
  for (const seat of [null, 0, 2]) expect(knownTo(sessions[0], seat)).toBe(knownTo(sessions[1], seat));
});

test('I-20.3 drawn and drafted cards are told to their owner only', () => {
  const session = playedSession(3, { architect: true }, 'drawn', 200);
  const told = (seat: Seat | null): Entry[] =>
    session
      .log(seat)
      .map(({ entry }) => entry as Entry)
      .filter(({ what }) => what === 'drew' || what === 'was-dealt' || what === 'drafted');
  const tellsCard = (entry: Entry): boolean => 'cards' in entry || 'card' in entry || 'building' in entry;
  expect(new Set(told(null).map(({ what }) => what))).toEqual(new Set(['drew', 'was-dealt', 'drafted']));
  for (const seat of [0, 1, 2]) for (const entry of told(seat)) expect(tellsCard(entry)).toBe('seat' in entry && entry.seat === seat);
  expect(told(null).some(tellsCard)).toBe(false);
});

// ── Canaries: a game that leaks is found out ──

test('a view that shows hands is found out', () => {
  expect(
    leaksOf(
      showing<IsleboundState>(islebound, ({ players }) => players.map(({ hand }) => hand)),
      5,
    ).length,
  ).toBeGreaterThan(0);
});

test('a turn that ends by itself when nothing can be bought from the hand is found out', () => {
  expect(leaksOf(asking(islebound, { always: false }), 150).length).toBeGreaterThan(0);
});
