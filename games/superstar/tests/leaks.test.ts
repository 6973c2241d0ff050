import { type AnyGame, Chance, keyOf, type Play, type Save, type Seat, Session, type Table } from '@skerry/engine';
import { asking, showing, tellingAll } from '@skerry/engine/canaries';
import { imaginesWhatFits, looksTheSame, stateOf, toldApart } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { superstar } from '../index.ts';
import { ALL_ACTION_CARDS, type Superstar, type SuperstarEntry } from '../rules/state.ts';
import { optionSets, playedSession, playerCounts, tables } from './random-play.ts';

test('an imagined state looks to the seat like the real one, though what it may not know is another', () => {
  const unlike = imaginesWhatFits<Superstar>(superstar, tables, [0, 7, 23, 41, 60], (imagined, state) => {
    for (const { hand, faceUp, faceDown } of imagined.reserves)
      expect([hand | faceUp | faceDown, hand & faceUp, hand & faceDown, faceUp & faceDown]).toEqual([ALL_ACTION_CARDS, 0, 0, 0]);
    const bonus = (of: Superstar) => of.reserves.reduce((sum, reserve) => sum + reserve.bonus, 0);
    expect(bonus(imagined)).toBe(bonus(state));
  });
  expect(unlike).toBeGreaterThan(100);
});

test('imagining deals every hidden card that may be there', () => {
  const session = Session.open(superstar, 2, {}, 'deal');
  const rival = session.questions[0]!.seat;
  const state = stateOf<Superstar>(session);
  state.reserves[rival] = { ...state.reserves[rival]!, hand: 0b00110, faceUp: 0b00001, faceDown: 0b11000 };
  const chance = Chance.fromSeed('deal');
  const dealt = new Set(
    Array.from({ length: 200 }, () => superstar.bot.imagine(superstar.view(state, 1 - rival), 1 - rival, chance).reserves[rival]!.faceDown),
  );
  expect(dealt).toEqual(new Set([0b00110, 0b01010, 0b10010, 0b01100, 0b10100, 0b11000]));
});

interface Hidden {
  readonly rival: Seat;
  /** Two cards, each spent for a simple move to the same side. */
  readonly cards: readonly [number, number];
  readonly way: string;
}

/** From a save at a rival's question for a card: pairs of cards that could be spent face down for the same simple move. */
function hiddenChoices(game: AnyGame, save: Save): Hidden[] {
  const { seat: rival, answers } = Session.load(game, save).questions[0]!;
  const simple = ['left', 'right'].map((side) => `{"kind":"simple","side":"${side}"}`);
  const ways = answers.map((answer, index): string[] => {
    if (answer.kind !== 'card') return [];
    const session = Session.load(game, save);
    const { up } = stateOf<Superstar>(session).planet.pawns[rival]!;
    const lines = session.logLength;
    session.answer(rival, session.questionOf(rival)!.id, index);
    const open = session.questionOf(rival);
    if (open?.name === 'way') return open.answers.map(keyOf);
    // The only way left was taken without a question; the log tells which it was.
    const [put, step] = session.log(rival, lines).map(({ entry }) => entry as SuperstarEntry);
    return put!.what === 'put-face-down' && step?.what === 'step' ? [simple[step.towards === (up + 1) % 4 ? 1 : 0]!] : [];
  });
  return simple.flatMap((way) => {
    const cards = ways.flatMap((open, index) => (open.includes(way) ? [index] : []));
    return cards.slice(1).map((card, i): Hidden => ({ rival, cards: [cards[i]!, card], way }));
  });
}

/** The game in which the rival spent the one card, and the game in which he spent the other. */
function bothWays(game: AnyGame, save: Save, { rival, cards, way }: Hidden): [Session, Session] {
  return cards.map((card) => {
    const session = Session.load(game, save);
    session.answer(rival, session.questionOf(rival)!.id, card);
    const question = session.questionOf(rival);
    if (question?.name === 'way')
      session.answer(
        rival,
        question.id,
        question.answers.findIndex((one) => keyOf(one) === way),
      );
    return session;
  }) as [Session, Session];
}

/** Positions in which a seat is asked for a card, from random games. */
function savesAtCard(): Save[] {
  const saves: Save[] = [];
  for (const players of playerCounts) {
    for (const [i, options] of optionSets.entries()) {
      const session = playedSession(players, options, `leak ${players} ${i}`, 10 + 9 * i);
      Session.load(superstar, session.save(), (then) => {
        if (then.questions[0]?.name === 'card' && then.length % 11 === i) saves.push(then.save());
      });
    }
  }
  return saves;
}

function leaksOf(game: AnyGame, most = Infinity): string[] {
  const chance = Chance.fromSeed('on');
  const leaks: string[] = [];
  let tried = 0;
  for (const save of savesAtCard().slice(0, most)) {
    for (const hidden of hiddenChoices(game, save)) {
      tried++;
      leaks.push(...toldApart(bothWays(game, save, hidden), hidden.rival, chance));
    }
  }
  expect(tried).toBeGreaterThan(10);
  return leaks;
}

test('which card was put face down cannot be told from view, questions, log, knowledge or numbers', () => {
  expect(leaksOf(superstar)).toEqual([]);
});

test('a card with one simple way left looks like any other card put face down', () => {
  // A pawn with a wall to its right and no long jump to its left: Long Jump has one way, Turn has four.
  let tried = 0;
  const chance = Chance.fromSeed('walls');
  for (let seed = 0; seed < 60; seed++) {
    const session = playedSession(2 + (seed % 5), {}, `wall ${seed}`, 4 + (seed % 9));
    const save = session.save();
    if (session.questions[0]?.name !== 'card') continue;
    for (const hidden of hiddenChoices(superstar, save)) {
      tried++;
      expect(toldApart(bothWays(superstar, save, hidden), hidden.rival, chance)).toEqual([]);
    }
  }
  expect(tried).toBeGreaterThan(20);
});

// ── Canaries: a game that leaks is found out ──

test('a view that shows cards face down is found out', () => {
  const leaking = showing<Superstar>(superstar, ({ reserves }) => reserves.map(({ faceDown }) => faceDown));
  expect(leaksOf(leaking, 10).length).toBeGreaterThan(0);
  const states = [10, 15, 20, 25, 30].map((length) => stateOf<Superstar>(playedSession(3, {}, 'canary', length)));
  const state = states.find(({ reserves }) => reserves.filter(({ faceDown }) => faceDown !== 0).length > 1)!;
  const chance = Chance.fromSeed('canary');
  const seen = Array.from({ length: 20 }, (_, i) => looksTheSame(leaking, state, i % 3, chance));
  expect(seen).toContain(false);
});

test('a log that tells the card is found out', () => {
  expect(leaksOf(tellingAll(superstar), 10).length).toBeGreaterThan(0);
});

test('an answer that should be secret and is not is found out', () => {
  const open = asking(superstar, { secret: false });
  const leaking: AnyGame = {
    ...open,
    *step(table: Table<Superstar>): Play {
      // After each turn the others are asked in the same step, so that its answers stand in what they know.
      yield* open.step(table);
      yield* table.ask(table.state.turn, 'go on', [{ kind: 'yes' }, { kind: 'of course' }]);
    },
  };
  const save = Session.open(leaking, 2, {}, 'open').save();
  const chance = Chance.fromSeed('open');
  expect(
    hiddenChoices(leaking, save).flatMap((hidden) => toldApart(bothWays(leaking, save, hidden), hidden.rival, chance)).length,
  ).toBeGreaterThan(0);
});
