import { begin, Chance, configure } from '@skerry/engine';
import { expect, test } from 'vitest';
import { actionCards, actions } from '../content/action-cards.ts';
import { airshipProperties, islandFaces } from '../content/original.ts';
import { floatingIslands } from '../index.ts';
import { ALL_CARDS, cardsIn, sizeOf } from '../rules/cards.ts';
import { redSides, yieldOf } from '../rules/sky.ts';
import { type FloatingIslands, ISLANDS, NOBODY, RUNDOR } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { islandsIn, table, tell } from './drawn.ts';
import { newRun, playedSession } from './random-play.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const many = <T>(n: number, make: (seed: string) => T): T[] => numbers(n).map((i) => make(`box ${i}`));
const setup = (players: number, seed: string, options = {}): FloatingIslands =>
  begin(floatingIslands, configure(floatingIslands, players, options), seed).state as FloatingIslands;
const bits = (set: number): number => numbers(6).filter((i) => (set & (1 << i)) !== 0).length;

test('F-1.1 two to four players can play', () => {
  for (const players of [2, 3, 4]) expect(setup(players, 'players').corporations).toHaveLength(players);
  for (const players of [1, 5]) expect(() => setup(players, 'players')).toThrow('floating-islands is for 2 to 4 players');
});

test('F-1.2 seven double-sided islands, Rundor with a crown on both sides', () => {
  expect(islandFaces).toHaveLength(2 * ISLANDS);
  expect(islandFaces.filter(({ rundor }) => rundor).map(({ id }) => id)).toEqual(['Rundor A', 'Rundor B']);
  expect(new Set(islandFaces.map(({ id }) => id)).size).toBe(14);
});

test('F-1.3 twelve action cards of six kinds with two actions each, five hunters, eight mercenaries', () => {
  expect(cardsIn(ALL_CARDS)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(actionCards.flatMap((card) => card.actions)).toEqual(Object.keys(actions));
  expect(actionCards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  const state = setup(4, 'pieces');
  expect(state.supply).toBe(8);
  for (const { hunters, deck } of state.corporations) expect([hunters, deck]).toEqual([5, ALL_CARDS]);
});

test('F-1.4 gravity never runs out', () => {
  const drawn = table('1:a2/46+46', { corporations: { 0: { hand: '1 4' } } }).play('card 1', 'illegal-mining');
  expect(drawn.state.islands[1]).toMatchObject({ permanent: 46, temporary: 47 });
});

test('F-1.5 neighbouring is what touches an own island and is not own', () => {
  const drawn = table(
    `
                1:a1/1
    6:b2/1                  2:m1/1
                0:a1/1
    5/1                     3/1
                4:b2/1`,
    { corporations: { 0: { hand: '6' } } },
  ).play('card 6', 'speculation', 'done');
  expect(drawn.asked).toEqual(['island 2', 'island 3', 'island 4', 'island 5', 'island 6']);
});

test('F-1.6 counts are open, cards are known to their owner only', () => {
  const { state } = table('1:a2', { corporations: { 0: { hand: '1 2', saved: '3', discard: '4 4', played: '5' } } });
  state.corporations[0]!.castled = 0;
  const own = view(state, 0).corporations[0]!;
  const other = view(state, 1).corporations[0]!;
  expect(own.own).toEqual({ deck: state.corporations[0]!.deck, hand: 0b0101, saved: 1 << 4, discard: 2 << 6, castled: 0 });
  expect(other).toEqual({
    airship: null,
    hunters: 3,
    mercenaries: 0,
    destroyed: 0,
    deckCount: 6,
    handCount: 2,
    savedCount: 1,
    discardCount: 2,
    played: [4],
    passed: false,
    lost: 0,
  });
  expect(view(state, null).corporations[0]).toEqual(other);
  expect(view(state, 1).islands).toEqual(view(state, 0).islands);
});

test('F-2.1 Rundor in the middle, the others around it in any order, on any side, turned at random', () => {
  const games = many(300, (seed) => setup(3, seed));
  const around = (state: FloatingIslands) => numbers(6).map((side) => state.beside[RUNDOR * 6 + side]!);
  for (const state of games) expect(around(state).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(games.map((state) => around(state).join(''))).size).toBeGreaterThan(200);
  expect(new Set(games.flatMap(({ islands }) => islands.map(({ face }) => face))).size).toBe(14);
  expect(new Set(games.flatMap(({ islands }) => islands.map(({ turns }) => turns))).size).toBe(6);
  for (const { islands } of games) islands.forEach(({ face }, i) => expect(face >> 1).toBe(i));
});

test('F-2.2 islands touch along their sides: side 0 is up, the others follow clockwise', () => {
  const { state } = table(`
                1
    6                       2
                0
    5                       3
                4`);
  expect(numbers(6).map((side) => state.beside[side])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers(6).map((side) => state.beside[6 + side])).toEqual([NOBODY, NOBODY, 2, 0, 6, NOBODY]);
  expect(state.touching[2]).toBe((1 << 0) | (1 << 1) | (1 << 3));
});

test('F-2.3 everybody has twelve cards and five hunters on the airship', () => {
  for (const { hunters, mercenaries, destroyed, deck, hand } of setup(4, 'begin').corporations) {
    expect({ hunters, mercenaries, destroyed, deck, hand }).toEqual({ hunters: 5, mercenaries: 0, destroyed: 0, deck: ALL_CARDS, hand: 0 });
  }
});

test('F-2.4 with properties each takes one of the airships left, from the first player on; without there are none', () => {
  const run = newRun(4, { airshipProperties: true }, 'airships');
  const { first } = run.state;
  for (let n = 0; n < 3; n++) {
    expect([run.anyQuestion!.seat, run.anyQuestion!.name, run.anyQuestion!.answers.length]).toEqual([(first + n) % 4, 'airship', 4 - n]);
    run.answer(0);
  }
  expect([run.anyQuestion!.seat, run.anyQuestion!.name]).toEqual([first, 'first-island']);
  expect(numbers(4).map((n) => run.state.corporations[(first + n) % 4]!.airship)).toEqual(airshipProperties.map(({ id }) => id));
  const plain = newRun(4, {}, 'airships');
  expect(plain.anyQuestion!.name).toBe('first-island');
  expect(plain.state.corporations.map(({ airship }) => airship)).toEqual([null, null, null, null]);
});

test('F-2.5 any player may be first', () => {
  for (const players of [2, 3, 4]) expect(new Set(many(60, (seed) => setup(players, seed).first)).size).toBe(players);
});

test('F-2.6 two hunters on an island that nobody has taken, not on Rundor, clockwise from the first player', () => {
  const run = newRun(3, {}, 'settle');
  const { first } = run.state;
  expect(run.anyQuestion!.answers).toHaveLength(6);
  expect(run.anyQuestion!.more!.blocked!()).toEqual([{ answer: { kind: 'island', island: RUNDOR }, rule: 'F-2.6' }]);
  run.answer(2);
  expect([run.anyQuestion!.seat, run.anyQuestion!.answers.length]).toEqual([(first + 1) % 3, 5]);
  expect(run.anyQuestion!.more!.blocked!()).toHaveLength(2);
  run.answer(0);
  run.answer(0);
  expect([3, 1, 2].map((i, n) => [run.state.islands[i]!.owner, run.state.islands[i]!.hunters, n])).toEqual(
    numbers(3).map((n) => [(first + n) % 3, 2, n]),
  );
  for (const { hunters } of run.state.corporations) expect(hunters).toBe(3);
});

test('F-2.7 one mercenary on every other island, Rundor included; the rest is the supply', () => {
  for (const players of [2, 3, 4]) {
    const run = newRun(players, {}, 'mercenaries');
    for (let n = 0; n < players; n++) run.answer(0);
    for (const { owner, mercenaries } of run.state.islands) expect(mercenaries).toBe(owner === NOBODY ? 1 : 0);
    expect(run.state.supply).toBe(8 - (7 - players));
    expect(run.state.islands[RUNDOR]!.mercenaries).toBe(1);
  }
});

test('F-7.9 every face has three sources of each colour, no circuit of one colour, and the back is the front with the colours swapped', () => {
  for (const { id, red, origin } of islandFaces) {
    expect([id, bits(red), origin]).toEqual([id, 3, 'original']);
    for (const circuit of [0b010101, 0b101010]) expect([1, 2]).toContain(bits(red & circuit));
  }
  for (let front = 0; front < 14; front += 2) expect(islandFaces[front]!.red ^ islandFaces[front + 1]!.red).toBe(63);
  // Up to turns that keep the circuits apart there are six faces besides Rundor's, each twice.
  const least = (red: number) => Math.min(...[0, 2, 4].map((turn) => ((red << turn) | (red >> (6 - turn))) & 63));
  const kinds = islandFaces.slice(2).map(({ red }) => least(red));
  expect(new Set(kinds).size).toBe(6);
  for (const kind of kinds) expect(kinds.filter((other) => other === kind)).toHaveLength(2);
});

test('airship properties belong to four different actions, and are ours', () => {
  expect(new Set(airshipProperties.map(({ action }) => action)).size).toBe(4);
  for (const { origin, action } of airshipProperties) expect([origin, action in actions]).toEqual(['original', true]);
});

/** The mean yield of an island among random neighbours, as it lies and turned as well as possible. */
function yields(neighbours: number): { mean: number; best: number; atLeastTwo: number } {
  const chance = Chance.fromSeed(`yields ${neighbours}`);
  const games = 2000;
  let sum = 0;
  let bestSum = 0;
  let two = 0;
  for (let n = 0; n < games; n++) {
    const state = setup(2, `yields ${neighbours} ${n}`);
    // Island 1 becomes the centre; random ones of the others are put around it.
    const sides = chance.shuffle(numbers(6)).slice(0, neighbours);
    const others = chance.shuffle([0, 2, 3, 4, 5, 6]);
    state.beside.fill(NOBODY);
    sides.forEach((side, i) => (state.beside[6 + side] = others[i]!));
    const all = numbers(6).map((turn) => yieldOf(state, 1, turn));
    sum += all[0]!;
    bestSum += Math.max(...all);
    if (Math.max(...all) >= 2) two++;
  }
  return { mean: sum / games, best: bestSum / games, atLeastTwo: two / games };
}

test.each([
  [2, 0.4, 1.1, 0.1],
  [3, 0.6, 1.4, 0.44],
  [4, 0.9, 1.9, 0.86],
  [5, 1.2, 2.3, 1],
  [6, 1.5, 2.8, 1],
])('islands with %i neighbours yield about %d, and %d turned best', (neighbours, mean, best, atLeastTwo) => {
  const found = yields(neighbours);
  expect(Math.abs(found.mean - mean)).toBeLessThan(0.1);
  expect(Math.abs(found.best - best)).toBeLessThan(0.1);
  expect(Math.abs(found.atLeastTwo - atLeastTwo)).toBeLessThan(0.06);
});

test('in the ring of the setup an outer island yields 0, 1 or 2 in about 48, 45 and 7 of 100 cases', () => {
  const counts = [0, 0, 0, 0, 0];
  for (const state of many(1500, (seed) => setup(2, seed))) for (let i = 1; i < ISLANDS; i++) counts[yieldOf(state, i)]!++;
  const shares = counts.map((count) => count / 9000);
  [0.48, 0.45, 0.07, 0, 0].forEach((share, n) => expect(Math.abs(shares[n]! - share)).toBeLessThan(0.03));
});

test('a turn by one sixth moves the sources one side on', () => {
  const state = setup(2, 'turn');
  const island = { ...state.islands[3]!, turns: 0 };
  const sides = redSides(island);
  expect(redSides({ ...island, turns: 1 })).toBe(((sides << 1) | (sides >> 5)) & 63);
  expect(redSides({ ...island, turns: 5 })).toBe(((sides << 5) | (sides >> 1)) & 63);
});

test('setup with the same seed is the same for ever', () => {
  expect(setup(4, 'skerry')).toEqual(setup(4, 'skerry'));
  expect(sizeOf(ALL_CARDS)).toBe(12);
  expect(
    setup(4, 'skerry')
      .islands.map(({ face, turns }) => `${islandFaces[face]!.id}/${turns}`)
      .join(' '),
  ).toMatchInlineSnapshot(`"Rundor B/5 1B/2 2A/1 3B/0 4B/3 5B/3 6B/3"`);
});

test('a picture is read as it is drawn', () => {
  expect(
    tell(
      islandsIn(`
                1:a2
    6:m1                    2:b1m2/3
                0:m1
    5                       3:m1/2+4
                4/0+1`),
    ),
  ).toEqual([
    '0 at 0,0: m1/0+0',
    '1 at 0,-1: a2/0+0',
    '2 at 1,-1: b1m2/3+0',
    '3 at 1,0: m1/2+4',
    '4 at 0,1: /0+1',
    '5 at -1,1: /0+0',
    '6 at -1,0: m1/0+0',
  ]);
  expect(() => islandsIn('1:x2')).toThrow('is no island');
  expect(playedSession(2, {}, 'short', 3).length).toBe(3);
});
