import { expect, test } from 'vitest';
import { Chance, type Play, Session } from '../index.ts';
import { choosingIsFree, toldApart } from '../laws.ts';
import { gameOf, says, type TinyTable } from './tiny-game.ts';

const table = { players: 3, options: {}, name: 'three' };

/** All choose two numbers side by side; what a seat does while it chooses is what these tests are about. */
function choosers(meanwhile: {
  before?: (table: TinyTable) => void;
  between?: (table: TinyTable) => void;
  after?: (table: TinyTable) => void;
}) {
  return gameOf(function* (at) {
    const { seat, choice } = yield* at.whoever([0, 1, 2], function* (chooser): Play<number> {
      meanwhile.before?.(at);
      const { n: one } = yield* at.ask(chooser, 'one', says(1, 2, 3));
      meanwhile.between?.(at);
      const { n: other } = yield* at.ask(chooser, 'other', says(1, 2, 3));
      meanwhile.after?.(at);
      return one + other;
    });
    at.state.notes.push(`${seat} ${choice} ${at.chance.below(6)}`);
    yield* at.action(at.ask(seat, 'act', says(1, 2)));
    if (++at.state.round === 10) at.end({ scores: [0, 0, 0], winners: [] });
  });
}

const spend = ({ state }: TinyTable): void => void state.round++;

test('who only chooses changes nothing', () => {
  // Three seats begin ten times.
  expect(choosingIsFree(choosers({}), table, Infinity)).toBeGreaterThanOrEqual(30);
});

test.each([
  ['before it is asked', { before: spend }],
  ['between two of its answers', { between: spend }],
  ['when it has answered, but before it acts', { after: spend }],
])('who changes something %s is found out', (_, meanwhile) => {
  expect(() => choosingIsFree(choosers(meanwhile), table, 100)).toThrow(/tiny: seat \d changed the state while it was choosing/);
});

test('where nobody chooses side by side there is nothing to watch', () => {
  const turns = gameOf(function* (at) {
    yield* at.ask(at.state.round++ % 3, 'turn', says(1, 2));
  });
  expect(choosingIsFree(turns, table, 20)).toBe(0);
});

// ── Leaks ──

/** Seat 0 has a secret, 0 or 1 as the seed is; what it is asked is called after it, or is not. */
function secretive(nameOf: (secret: number) => string) {
  return gameOf(
    function* (at) {
      yield* at.ask(0, nameOf(at.state.round), says(1, 2));
      yield* at.ask(1, 'turn', says(1, 2));
    },
    {
      setup: (_config, chance) => ({ notes: [], round: chance.below(2) }),
      view: (state, seat) => ({ round: seat === 0 ? state.round : null }),
    },
  );
}

function tellApart(nameOf: (secret: number) => string): string[] {
  const game = secretive(nameOf);
  const sessions = Array.from({ length: 20 }, (_, seed) => Session.open(game, 2, {}, `${seed}`));
  const withSecret = (secret: number): Session => sessions.find((one) => (one.view(0) as { round: number }).round === secret)!;
  return toldApart([withSecret(0), withSecret(1)], 0, Chance.fromSeed('acts'));
}

test('a secret that shows in the name of a question is a leak', () => {
  expect(tellApart(() => 'same')).toEqual([]);
  expect(tellApart((secret) => `secret ${secret}`)).toEqual(['seat null after 0 answers']);
});
