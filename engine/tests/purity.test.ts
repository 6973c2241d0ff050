import { expect, test } from 'vitest';
import { Chance, imagine, Session } from '../index.ts';
import { playOn } from './playing.ts';
import { everything } from './tiny-game.ts';

const forbidden = (name: string) => () => {
  throw new Error(`${name} was used`);
};

/** Runs something in a world in which the clock and the wild dice are broken. */
function withoutClockAndDice(doing: () => void): void {
  const { Date: date, performance: clock } = globalThis;
  const { random } = Math;
  try {
    Math.random = forbidden('Math.random');
    globalThis.Date = class {
      constructor() {
        forbidden('Date')();
      }
      static now = forbidden('Date.now');
    } as unknown as DateConstructor;
    Object.defineProperty(globalThis, 'performance', { value: { now: forbidden('performance.now') }, configurable: true, writable: true });
    doing();
  } finally {
    Math.random = random;
    globalThis.Date = date;
    Object.defineProperty(globalThis, 'performance', { value: clock, configurable: true, writable: true });
  }
}

test('the trap is shut: the clock and the wild dice are noticed', () => {
  expect(() => withoutClockAndDice(() => Math.random())).toThrow('Math.random was used');
  expect(() => withoutClockAndDice(() => new Date())).toThrow('Date was used');
  expect(() => withoutClockAndDice(() => Date.now())).toThrow('Date.now was used');
  expect(() => withoutClockAndDice(() => performance.now())).toThrow('performance.now was used');
  expect(Math.random()).toBeLessThan(1);
});

test('whole games, with undo, save, load and imagining, touch neither', () => {
  withoutClockAndDice(() => {
    for (let game = 0; game < 20; game++) {
      const session = Session.open(everything, 2 + (game % 3), {}, `game ${game}`);
      const chance = Chance.fromSeed(`play ${game}`);
      while (session.outcome === null) {
        const { seat } = session.questions[0]!;
        imagine(everything, session.knowledge(seat), chance);
        playOn(session, [chance.below(480)]);
        Session.load(everything, session.save());
        session.view(seat);
        session.log(seat);
      }
    }
  });
});

test('the same seed and the same answers are the same game, byte for byte, for ever', () => {
  const session = Session.open(everything, 3, {}, 'skerry');
  playOn(
    session,
    Array.from({ length: 200 }, (_, i) => (i * 101) % 480),
  );
  expect(session.outcome).not.toBeNull();
  expect(JSON.stringify(session.view(null))).toBe('{"round":5,"rounds":5,"gold":[2,5,4],"hidden":[-1,-1,-1],"fund":7}');
  expect(session.check()).toBe('8d7e9456');
});
