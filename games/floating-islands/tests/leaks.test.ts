import { type AnyGame, Chance, imagine, type Save, type Seat, Session } from '@skerry/engine';
import { showing, tellingAll } from '@skerry/engine/canaries';
import { imaginesWhatFits, looksTheSame, stateOf, toldApart } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { floatingIslands } from '../index.ts';
import { ALL_CARDS, CARDS, one, sizeOf } from '../rules/cards.ts';
import type { FloatingIslands } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import { optionSets, playedSession, playerCounts, tables } from './random-play.ts';

test('an imagined state looks to the seat like the real one, though what it may not know is another', () => {
  const unlike = imaginesWhatFits<FloatingIslands>(floatingIslands, tables, [0, 5, 14, 33, 60, 90], (imagined) => {
    for (const { deck, hand, saved, discard, castled, played } of imagined.corporations) {
      const faceUp = played.reduce((set, turn) => set + (turn < CARDS ? one(turn) : 0), 0);
      expect(deck + hand + saved + discard + castled + faceUp).toBe(ALL_CARDS);
    }
  });
  expect(unlike).toBeGreaterThan(50);
});

test('imagining deals every hidden card that may be there', () => {
  const state = stateOf<FloatingIslands>(playedSession(2, {}, 'deal', 4));
  const rival = state.corporations[0]!;
  Object.assign(rival, {
    played: [0, 0, 1, 1],
    hand: one(2) + one(3),
    saved: 0,
    discard: 0,
    castled: 0,
    deck: ALL_CARDS - 2 * one(0) - 2 * one(1) - one(2) - one(3),
  });
  const chance = Chance.fromSeed('deal');
  const hands = new Set(
    Array.from({ length: 400 }, () => floatingIslands.bot.imagine(floatingIslands.view(state, 1), 1, chance).corporations[0]!.hand),
  );
  // Two cards of the four kinds left: four pairs and six mixed ones.
  expect(hands.size).toBe(10);
  for (const hand of hands) expect([sizeOf(hand), hand & 0b1111]).toEqual([2, 0]);
});

test('a bot can always imagine a world that fits what it knows', () => {
  const chance = Chance.fromSeed('fit');
  for (const { players, options, name } of tables) {
    const session = Session.open(floatingIslands, players, options, `fit ${name}`);
    for (let i = 0; i < 120 && session.outcome === null; i++) {
      const { seat, id, answers } = session.questions[session.questions.length - 1]!;
      expect([session.questions[0]!.name, imagine(floatingIslands, session.knowledge(seat), chance) !== null]).toEqual([
        session.questions[0]!.name,
        true,
      ]);
      session.answer(seat, id, chance.below(answers.length));
    }
  }
});

/** From a save at a secret question: two different answers that put as many cards away. */
function hiddenPairs(game: AnyGame, save: Save): { readonly rival: Seat; readonly pair: readonly [number, number] }[] {
  const session = Session.load(game, save);
  return session.questions.flatMap(({ seat, answers }) => {
    const sizes = answers.map((answer) => (answer as unknown as { cards: readonly number[] }).cards.length);
    return answers.slice(1).flatMap((_, i) => (sizes[i] === sizes[i + 1] ? [{ rival: seat, pair: [i, i + 1] as const }] : []));
  });
}

/** Whether the one answer can be told from the other. Beyond a draw of cards the two games differ by right: the decks did. */
function answersToldApart(game: AnyGame, save: Save, rival: Seat, pair: readonly [number, number], chance: Chance): string[] {
  const sessions = pair.map((index) => {
    const session = Session.load(game, save);
    session.answer(rival, session.questionOf(rival)!.id, index);
    return session;
  }) as [Session, Session];
  const roundOf = (session: Session): number => (session.view(null) as FloatingIslandsView).round;
  const round = roundOf(Session.load(game, save));
  return toldApart(sessions, rival, chance, (session) => roundOf(session) !== round);
}

const SECRET = ['keep', 'castle-with', 'discard', 'save'];

/** Positions with a secret question, from random games; `most` of each kind. */
function savesAtSecrets(most: number): Save[] {
  const saves = new Map(SECRET.map((name) => [name, [] as Save[]]));
  for (const players of playerCounts) {
    for (const [i, options] of optionSets.entries()) {
      const save = playedSession(players, options, `leak ${players} ${i}`, 90).save();
      Session.load(floatingIslands, save, (then) => {
        const list = saves.get(then.questions[0]?.name ?? '');
        if (list !== undefined && list.length < most) list.push(then.save());
      });
    }
  }
  for (const [name, list] of saves) expect([name, list.length]).toEqual([name, most]);
  return [...saves.values()].flat();
}

function leaksOf(game: AnyGame, most: number): string[] {
  const chance = Chance.fromSeed('on');
  const leaks: string[] = [];
  let tried = 0;
  for (const save of savesAtSecrets(most)) {
    for (const { rival, pair } of hiddenPairs(game, save).slice(0, 6)) {
      tried++;
      leaks.push(...answersToldApart(game, save, rival, pair, chance));
    }
  }
  expect(tried).toBeGreaterThan(10);
  return leaks;
}

test('which cards were kept, castled, discarded or saved cannot be told from view, questions, log, knowledge or numbers', () => {
  expect(leaksOf(floatingIslands, 12)).toEqual([]);
});

test('a hand with one kind of pair looks like any other: secret questions are always asked', () => {
  const names = new Set<string>();
  for (const save of savesAtSecrets(12)) {
    const { name, more } = Session.load(floatingIslands, save).questions[0]!;
    names.add(name);
    expect([name, more?.secret, name === 'keep' || more?.always]).toEqual([name, true, true]);
  }
  expect([...names].toSorted((a, b) => a.localeCompare(b))).toEqual(['castle-with', 'discard', 'keep', 'save']);
});

// ── Canaries: a game that leaks is found out ──

test('a view that shows hands is found out', () => {
  const leaking = showing<FloatingIslands>(floatingIslands, ({ corporations }) => corporations.map(({ hand }) => hand));
  expect(leaksOf(leaking, 3).length).toBeGreaterThan(0);
  const state = stateOf<FloatingIslands>(playedSession(3, {}, 'canary', 12));
  const chance = Chance.fromSeed('canary');
  expect(Array.from({ length: 20 }, (_, i) => looksTheSame(leaking, state, i % 3, chance))).toContain(false);
});

test('a log that tells the cards is found out', () => {
  expect(leaksOf(tellingAll(floatingIslands), 3).length).toBeGreaterThan(0);
});
