import { Chance, Refusal } from '@skerry/engine';
import { keepsThroughSaves, keepsThroughUndo, playsToTheEnd, staysOneGame, withoutClockAndDice } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { superstar } from '../index.ts';
import { isPlatform, opposite, planetOf } from '../rules/planet.ts';
import { points, starsAtEnd } from '../rules/score.ts';
import { ALL_ACTION_CARDS, ANOMALY_TOKENS, NO_STAR, NO_SYMBOL, OFF_BOARD, type Superstar } from '../rules/state.ts';
import { newRun, playedSession, tables } from './random-play.ts';

/** More answers than any game of random players has needed so far, many times over. */
const MOST_ANSWERS = 20_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What is true of every state, whatever was played. `began` is the state at the beginning of the game. */
function brokenLaws(
  state: Superstar,
  began: { readonly stars: number; readonly colours: readonly number[]; readonly bonus: number },
): string[] {
  const { planet, reserves } = state;
  const broken: string[] = [];
  const law = (holds: boolean, name: string) => holds || broken.push(name);
  const lying = planet.stars.filter((star) => star !== NO_STAR);
  law(state.starsLeft === lying.length, 'the stars left are those on the board');
  law(lying.length + sum(reserves.flatMap(({ stars }) => stars)) === began.stars, 'no star is made or lost');
  law(
    began.colours.every(
      (count, colour) => count === lying.filter((star) => star === colour).length + sum(reserves.map(({ stars }) => stars[colour]!)),
    ),
    'no star changes its colour',
  );
  law(
    state.supply >= 0 && reserves.every(({ anomalies, stars }) => anomalies >= 0 && stars.every((count) => count >= 0)),
    'nothing is owed',
  );
  law(state.supply + sum(reserves.map(({ anomalies }) => anomalies)) === ANOMALY_TOKENS, 'there are 18 anomaly tokens');
  for (const { hand, faceUp, faceDown } of reserves) {
    law(
      (hand | faceUp | faceDown) === ALL_ACTION_CARDS && hand + faceUp + faceDown === ALL_ACTION_CARDS,
      'each seat has the five action cards, each once',
    );
  }
  law(sum(reserves.map(({ bonus }) => bonus)) === began.bonus, 'no bonus card is made or lost');
  law(
    planet.stars.every((star, space) => star === NO_STAR || planet.symbols[space] !== NO_SYMBOL),
    'stars lie on symbols only',
  );
  const places = planet.pawns.map(({ space }) => space).filter((space) => space !== OFF_BOARD);
  law(new Set(places).size === places.length, 'no two pawns share a space');
  law(
    places.every((space) => space >= 0 && space < planet.width * planet.height),
    'pawns are on the board or off it',
  );
  const laid = planetOf(reserves.length, planet.tiles);
  law(
    String(laid.platforms) === String(planet.platforms) && String(laid.symbols) === String(planet.symbols),
    'the planet is as its tiles lie',
  );
  law(JSON.stringify(laid.doors) === JSON.stringify(planet.doors), 'the doors are where their tiles have them');
  return broken;
}

const beginningOf = ({ planet, reserves }: Superstar) => ({
  stars: planet.stars.filter((star) => star !== NO_STAR).length,
  colours: [0, 1, 2, 3, 4, 5].map((colour) => planet.stars.filter((star) => star === colour).length),
  bonus: sum(reserves.map(({ bonus }) => bonus)),
});

const standsOnPlatform = ({ planet }: Superstar, seat: number): boolean => {
  const { space, up } = planet.pawns[seat]!;
  return space !== OFF_BOARD && isPlatform(planet, space, opposite(up));
};

test.each(tables)('random games keep the laws and end: $name', (table) => {
  playsToTheEnd<Superstar>(superstar, table, 8, MOST_ANSWERS, (state) => {
    const began = beginningOf(state);
    const turns: number[] = [];
    let answers = 0;
    return {
      stepBegins() {
        const last = turns.at(-1);
        if (last !== undefined && !standsOnPlatform(state, last))
          throw new Error(`after turn ${turns.length} seat ${last} has no platform`);
        turns.push(state.turn);
      },
      asked({ seat }) {
        if (seat !== state.turn) throw new Error(`seat ${seat} is asked in the turn of ${state.turn}`);
        if (answers++ % 17 === 0) expect(brokenLaws(state, began)).toEqual([]);
      },
      ended({ outcome }) {
        expect(brokenLaws(state, began)).toEqual([]);
        // Everybody had as many turns, in order, and the end came for its reason.
        expect(turns.length % table.players).toBe(0);
        expect(turns.every((seat, i) => seat === (state.first + i) % table.players)).toBe(true);
        const { scores, winners } = outcome!;
        expect(scores).toEqual(state.reserves.map(points));
        expect(winners.length).toBeGreaterThan(0);
        for (const seat of winners) expect(scores[seat]).toBe(Math.max(...scores));
        if (state.expert) expect(state.endReached).toBe(true);
        else expect(state.starsLeft).toBeLessThanOrEqual(starsAtEnd(table.players));
      },
    };
  });
});

test('a broken law is noticed', () => {
  const { state } = newRun(3, {}, 'canary');
  const began = beginningOf(state);
  expect(brokenLaws(state, began)).toEqual([]);
  state.reserves[0]!.stars[2]!++;
  expect(brokenLaws(state, began)).toEqual(['no star is made or lost', 'no star changes its colour']);
  state.reserves[0]!.stars[2]!--;
  state.supply--;
  expect(brokenLaws(state, began)).toEqual(['there are 18 anomaly tokens']);
  state.supply++;
  state.reserves[1]!.faceUp |= 1;
  expect(brokenLaws(state, began)).toEqual(['each seat has the five action cards, each once']);
  state.reserves[1]!.faceUp = 0;
  state.planet.platforms[7]! ^= 1;
  expect(brokenLaws(state, began)).toEqual(['the planet is as its tiles lie']);
});

test.each(tables)('saved and loaded in the middle, the game is the same and goes on the same: $name', (table) => {
  expect(() => keepsThroughSaves(superstar, table, [0, 1, 2, 3, 44, Infinity])).not.toThrow();
});

test.each(tables)('undo and redo give the same game: $name', (table) => {
  // There is no chance in a turn of this game and nothing is turned up that was hidden, so undo is always possible.
  expect(keepsThroughUndo(superstar, table, 40)).toEqual({ undone: 40, refused: [] });
});

test("undo takes back a whole turn, answer by answer, and not another player's", () => {
  const session = playedSession(4, {}, 'turns', 40);
  const before = session.questions[0]!.seat;
  while (session.questions[0]!.seat === before) session.answer(before, session.questions[0]!.id, 0);
  const { seat } = session.questions[0]!;
  const others = [0, 1, 2, 3].filter((other) => other !== seat);
  const previous = others.find((other) => {
    try {
      session.undo(other);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      return false;
    }
  });
  expect(previous).toBe((seat + 3) % 4);
  expect(session.questions[0]!.seat).toBe(previous);
});

test.each(tables)('answered, taken back, saved and thawed by whoever and whenever, it stays one game: $name', (table) => {
  expect(staysOneGame(superstar, table, 80).undone).toBeGreaterThan(2);
});

test('whole games touch neither the clock nor the wild dice', () => {
  withoutClockAndDice(() => {
    for (const { players, options, name } of tables) {
      const session = playedSession(players, options, `pure ${name}`, 80);
      const chance = Chance.fromSeed(name);
      for (let seat = 0; seat < players; seat++)
        superstar.bot.value(superstar.bot.imagine(session.view(seat) as never, seat, chance), seat);
    }
  });
});

test('the value of a position is between lost and won, and more stars are worth more', () => {
  for (const { players, options, name } of tables) {
    const { state } = newRun(players, options, name);
    for (let seat = 0; seat < players; seat++) {
      const before = superstar.bot.value(state, seat);
      expect(before).toBeGreaterThanOrEqual(0);
      expect(before).toBeLessThanOrEqual(1);
      state.reserves[seat]!.stars[0]! += 2;
      expect(superstar.bot.value(state, seat)).toBeGreaterThan(before);
      state.reserves[seat]!.stars[0]! -= 2;
    }
  }
});
