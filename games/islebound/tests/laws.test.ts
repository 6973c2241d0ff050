import { Chance } from '@skerry/engine';
import { keepsThroughSaves, keepsThroughUndo, playsToTheEnd, staysOneGame, withoutClockAndDice } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { FIRST_SKILLED, skilledCrew, startingCrew } from '../content/crew.ts';
import { BOOK, COIN, FISH, PIRATE, SERPENT } from '../content/goods.ts';
import { buildings, events, REGULAR_BUILDINGS, renownTokens, reputations } from '../content/original.ts';
import { islebound } from '../index.ts';
import { isOverfull } from '../rules/abilities.ts';
import { isMetropolis } from '../rules/decks.ts';
import { freeCubes } from '../rules/gains.ts';
import { outcome, scoreOf } from '../rules/score.ts';
import { type IsleboundState, NOTHING, PIRATE_CARDS, SERPENT_CARDS } from '../rules/state.ts';
import { newRun, playedSession, tables } from './random-play.ts';

/** More answers than any game of random players has needed so far, many times over. */
const MOST_ANSWERS = 30_000;

const sorted = (numbers: readonly number[]): string =>
  numbers
    .filter((number) => number !== NOTHING)
    .toSorted((one, other) => one - other)
    .join();
const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What is true of every state between two steps, whatever was played. */
function brokenLaws(state: IsleboundState): string[] {
  const { players, variants } = state;
  const broken: string[] = [];
  const law = (holds: boolean, name: string) => holds || broken.push(name);
  const held = players.flatMap(({ buildings: own, hand, passed }) => [...own, ...hand, ...passed]);
  const regular = held.filter((card) => !isMetropolis(card));
  law(
    sorted([...state.row, ...state.deck, ...state.discard, ...regular]) === range(REGULAR_BUILDINGS).join(),
    'no building is made or lost',
  );
  const grand = [...state.metropolisRow, ...state.metropolisDeck, ...state.metropolisDiscard, ...held.filter(isMetropolis)];
  const whole = variants.metropolis ? range(buildings.length - REGULAR_BUILDINGS, REGULAR_BUILDINGS) : [];
  law(sorted(grand) === whole.join(), 'no metropolis is made or lost');
  law(sorted([...state.events, ...state.eventsBelow, ...state.eventsDone]) === range(events.length).join(), 'no event is made or lost');
  law(
    sorted([...state.reputations, ...state.reputationsBelow, ...state.reputationsDone]) === range(reputations.length).join(),
    'no reputation card is made or lost',
  );
  law(
    sorted([state.token, ...state.tokensBelow, ...players.flatMap(({ tokens }) => tokens)]) === range(renownTokens.length).join(),
    'no token is made or lost',
  );
  const crew = players.flatMap(({ deck, below, wounded }) => [...deck, ...below, ...wounded]);
  law(
    sorted([...state.crewRow, state.crewNext, ...state.crewBelow, ...crew]) ===
      sorted([...players.flatMap(() => startingCrew), ...skilledCrew]),
    'nobody is born or lost at sea',
  );
  law(state.pirates + sum(players.map(({ goods }) => goods[PIRATE]!)) === PIRATE_CARDS, 'no pirate is made or lost');
  law(state.serpents + sum(players.map(({ goods }) => goods[SERPENT]!)) === SERPENT_CARDS, 'no serpent is made or lost');
  law(players.filter(({ ichor }) => ichor).length <= 1, 'there is one Ichor serpent');
  law(
    state.owners.every((owner) => owner < players.length),
    'towns belong to players',
  );
  law(state.treasure >= 0 && state.dice.length === 0, 'the table is tidy');
  law(!state.unsettled && !state.overfull, 'nothing is left open');
  players.forEach((player, seat) => {
    const { goods, hand, deck, below, wounded, cardsOwed, cubesOwed } = player;
    law(
      goods.every((count) => Number.isInteger(count) && count >= 0),
      'nothing is owed',
    );
    law(!isOverfull(player), 'the hold is not overfull');
    law(variants.architect ? goods[BOOK] === 0 : hand.length === 0, 'books or cards, never both');
    law(
      [hand, deck, below, wounded].every((list) => list.toSorted((one, other) => one - other).join() === list.join()),
      'lists lie in order',
    );
    law(cardsOwed === 0 && cubesOwed.length === 0, 'nothing is left to draw or place');
    law(freeCubes(state, seat) >= 0, 'no more cubes lie out than there are');
    law(player.renown < 7 || state.token === NOTHING, 'tokens are taken');
    const metropolis = player.buildings.filter(isMetropolis).length;
    law(2 * metropolis <= player.buildings.length, 'one regular building for each of Metropolis');
  });
  return broken;
}

test.each(tables)('random games keep the laws and end: $name', (table) => {
  playsToTheEnd<IsleboundState>(islebound, table, 8, MOST_ANSWERS, (state) => {
    const problems: string[] = [];
    return {
      stepBegins: () => void problems.push(...brokenLaws(state)),
      asked: ({ name, answers, more }) => {
        if (answers.length < (more?.always === true ? 1 : 2)) problems.push(`"${name}" is no question`);
        if (name !== 'keep-goods' && state.players.some(isOverfull)) problems.push(`"${name}" is asked while a hold is overfull`);
      },
      ended(run) {
        expect(problems).toEqual([]);
        expect(brokenLaws(state)).toEqual([]);
        const scores = state.players.map((_, seat) => scoreOf(state, seat));
        expect(run.outcome).toEqual(outcome(state, scores));
        expect(run.outcome!.winners.length).toBeGreaterThan(0);
      },
    };
  });
});

test('a broken law is noticed', () => {
  const { state } = newRun(3, {}, 'canary');
  expect(brokenLaws(state)).toEqual([]);
  state.deck.pop();
  state.pirates--;
  state.players[0]!.goods[FISH] = 11;
  state.players[1]!.deck.push(FIRST_SKILLED);
  state.players[2]!.renown = 7;
  expect(brokenLaws(state)).toEqual([
    'no building is made or lost',
    'nobody is born or lost at sea',
    'no pirate is made or lost',
    'the hold is not overfull',
    'tokens are taken',
  ]);
});

test.each(tables)('saved and loaded in the middle, the game is the same and goes on the same: $name', (table) => {
  expect(() => keepsThroughSaves(islebound, table, [0, 3, 12, 60, 200])).not.toThrow();
});

test.each(tables)('undo and redo give the same game, and what chance decided stays: $name', (table) => {
  const { undone, refused } = keepsThroughUndo(islebound, table, 90);
  expect(undone).toBeGreaterThan(20);
  expect(new Set(refused)).toEqual(new Set(refused.length === 0 ? [] : ['undo-chance']));
});

test.each(tables)('answered, taken back, saved and thawed by whoever and whenever, it stays one game: $name', (table) => {
  expect(staysOneGame(islebound, table, 80).undone).toBeGreaterThan(2);
});

test('whole games touch neither the clock nor the wild dice', () => {
  withoutClockAndDice(() => {
    for (const table of tables) {
      const session = playedSession(table.players, table.options, `pure ${table.name}`, 80);
      const chance = Chance.fromSeed(table.name);
      for (let seat = 0; seat < table.players; seat++)
        islebound.bot.value(islebound.bot.imagine(session.view(seat) as never, seat, chance), seat);
    }
  });
});

test('the value of a position is between lost and won; coins, towns, crew and renown are worth something', () => {
  for (const table of tables) {
    const { state } = newRun(table.players, table.options, 'value');
    const chance = Chance.fromSeed('value');
    const run = newRun(table.players, table.options, 'value');
    for (let i = 0; i < 60 && run.anyQuestion !== null; i++) run.answer(chance.below(run.anyQuestion.answers.length));
    for (const position of [state, run.state]) {
      const before = islebound.bot.value(position, 0);
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(1);
      const better = (change: (changed: IsleboundState) => void): void => {
        const changed = structuredClone(position);
        change(changed);
        expect(islebound.bot.value(changed, 0)).toBeGreaterThan(before);
      };
      better(({ players }) => void (players[0]!.goods[COIN]! += 3));
      better(({ players }) => void (players[0]!.renown += 2));
      better(({ players }) => void (players[0]!.goods[SERPENT]! += 2));
      better((changed) => changed.owners.fill(0));
      better(({ players }) => players.slice(1).forEach(({ goods }) => void (goods[COIN]! -= 3)));
    }
  }
});

test('a game played as a bot leans ends, in far fewer rounds, and leaning beats chance', () => {
  for (const table of tables) {
    let won = 0;
    for (let game = 0; game < 12; game++) {
      const chance = Chance.fromSeed(`${table.name} ${game}`);
      const run = newRun(table.players, table.options, `lean ${table.name} ${game}`);
      const leaning = game % table.players;
      for (let answers = 0; run.anyQuestion !== null && answers < MOST_ANSWERS; answers++) {
        const question = run.anyQuestion;
        run.answer(
          question.seat === leaning ? islebound.bot.lean!(run.state, question, chance) : chance.below(question.answers.length),
          question,
        );
      }
      if (run.outcome!.winners.includes(leaning)) won++;
    }
    expect(won).toBeGreaterThan(8);
  }
});
