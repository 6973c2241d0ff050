import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asking, showing, tellingAll } from '../canaries.ts';
import { exercised, firstGameWith, fixturesIn, mustReplay, recordFixtures, unexercised } from '../fixtures/index.ts';
import { Session } from '../index.ts';
import { changeState, imaginesWhatFits, knownTo, playedSession, playsToTheEnd, stateOf, tablesOf } from '../laws.ts';
import { everything, type Everything, gameOf, onceOf, say, says, type TinyStep } from './tiny-game.ts';

const TABLES = tablesOf([2, 3], [{}, { long: true }]);
const [table] = tablesOf([2], [{}]);
const plays =
  (step: TinyStep, of: typeof onceOf = onceOf) =>
  () =>
    playsToTheEnd(of(step), table!, 1, 50, () => ({ ended() {} }));

test('a game that plays to the end is let be, and looked at before every step and answer and at the end', () => {
  for (const tried of TABLES) {
    const seen: string[] = [];
    playsToTheEnd<Everything>(everything, tried, 2, 500, (state, number) => ({
      stepBegins: () => seen.push(`step ${state.round} of ${number}`),
      asked: ({ name }) => seen.push(name),
      ended: ({ outcome }) => seen.push(`ended ${outcome!.scores.length}`),
    }));
    expect(seen).toEqual(expect.arrayContaining(['step 0 of 0', 'step 4 of 1', 'hide', 'take', `ended ${tried.players}`]));
  }
});

test('a question that offers the same twice or blocks what it offers is found out, and a game without an end', () => {
  const ask = (answers: number[], more = {}) =>
    plays(function* (at) {
      yield* at.ask(0, 'what', says(...answers), more);
    });
  expect(ask([1, 2])).not.toThrow();
  expect(ask([1, 1])).toThrow('"what" offers the same twice');
  expect(ask([1, 2], { blocked: () => [{ answer: say(2), rule: 'X-1.1' }] })).toThrow('offers and blocks');
  const forEver: TinyStep = function* (at) {
    yield* at.ask(0, 'for ever', says(1, 2));
  };
  expect(plays(forEver, gameOf)).toThrow('does not end');
});

test('what is imagined must look like the real thing', () => {
  expect(imaginesWhatFits<Everything>(everything, TABLES, [0, 5, 20], () => {})).toBeGreaterThan(0);
  const forgetful = { ...everything, bot: { ...everything.bot, imagine: (view: Everything) => ({ ...view, round: 0 }) } };
  expect(() => imaginesWhatFits<Everything>(forgetful, TABLES, [0, 20], () => {})).toThrow('imagines what it does not see');
});

test('a state changed behind the back of a session is changed where the step began, too', () => {
  const session = playedSession(everything, { players: 2, options: {} }, 'changed', 4);
  const before = knownTo(session, 0);
  changeState<Everything>(session, (state) => (state.hidden[1] = 99));
  expect(knownTo(session, 0)).toBe(before);
  changeState<Everything>(session, (state) => (state.fund = 99));
  expect([stateOf<Everything>(session).fund, (session.view(0) as Everything).fund]).toEqual([99, 99]);
  expect(JSON.stringify(session.knowledge(session.questions[0]!.seat))).toContain('"fund":99');
});

test('canaries leak what they say, and nothing else is different', () => {
  const seen = (game: typeof everything) => playedSession(game, { players: 2, options: {} }, 'canary');
  const honest = seen(everything);
  const shown = seen(showing<Everything>(everything, ({ hidden }) => hidden));
  expect((shown.view(null) as { secret: unknown }).secret).toEqual(stateOf<Everything>(shown).hidden);
  const told = seen(tellingAll(everything));
  expect(honest.log(null).some(({ entry }) => /^hid \d/.test(entry.what))).toBe(false);
  expect(told.log(null).some(({ entry }) => /^hid \d/.test(entry.what))).toBe(true);
  for (const session of [shown, told]) expect(session.outcome).toEqual(honest.outcome);
  const open = Session.open(asking(everything, { secret: false }), 2, {}, 'open');
  expect([Session.open(everything, 2, {}, 'open'), open].map(({ questions }) => questions[0]!.more?.secret)).toEqual([true, false]);
});

test('games are recorded in place of the old ones, replay, and say what they exercise', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
  try {
    const rare = firstGameWith(everything, { players: 3, options: {} }, 'rich', ({ outcome }) => Math.max(...outcome!.scores) > 8);
    recordFixtures(folder, [['old', playedSession(everything, { players: 2, options: {} }, 'old')]]);
    recordFixtures(folder, [rare, ['2-players', playedSession(everything, { players: 2, options: {} }, 'two')]]);
    expect(readdirSync(folder).toSorted()).toEqual(['2-players.json', '3-players-rich.json']);
    const found = fixturesIn(folder).map(({ save }) => {
      expect(() => mustReplay(everything, save)).not.toThrow();
      return exercised(everything, save, { outcome: ({ scores }) => [`${scores.length} scores`], answer: ({ name }) => [name] });
    });
    expect(unexercised(['hide: say', 'take', 'log: took', '2 scores', '3 scores'], found)).toEqual([]);
    expect(unexercised(['hide: say', '4 scores'], found)).toEqual(['4 scores']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a recording that stops short or says something else is found out', () => {
  const whole = playedSession(everything, { players: 2, options: {} }, 'two').save();
  expect(() => mustReplay(everything, playedSession(everything, { players: 2, options: {} }, 'two', 3).save())).toThrow('its end');
  expect(() => mustReplay(everything, { ...whole, marks: undefined } as never)).toThrow('but replays as');
});
