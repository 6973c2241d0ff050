import { expect, test } from 'vitest';
import { islandFaces } from '../content/original.ts';
import { circuitsOf, INNER_BLUE, INNER_RED, OUTER_BLUE, OUTER_RED, redSides, yieldOf } from '../rules/sky.ts';
import { type DrawnMore, table } from './drawn.ts';

/** How seven islands lie: 'Rundor A/4 1A/2 …', face and turn of each. */
function lying(text: string): DrawnMore {
  const words = text.match(/(Rundor )?\S+\/\d/g)!.map((word) => word.split('/') as [string, string]);
  return {
    faces: Object.fromEntries(words.map(([id], i) => [i, id])),
    turns: Object.fromEntries(words.map(([, turns], i) => [i, Number(turns)])),
  };
}

const CENTRE = `
                1
    6                       2
                4:a1
    5                       3
                0`;

test('F-7.1 mining brings permanent gravity, Illegal mining and Speculation temporary gravity', () => {
  const drawn = table('1:a2/1', { corporations: { 0: { hand: '1 6' } }, steps: 3 });
  drawn.play('card 1', 'illegal-mining', 'end-turn', 'pass', 'cards', 'card 6');
  expect(drawn.state.islands[1]).toMatchObject({ permanent: 0, temporary: 3 });
});

test('F-7.2 sides 0, 2, 4 of a face end the inner wires and 1, 3, 5 the outer ones, however it is turned', () => {
  // 1A is RRB inside and RBB outside: from side 0 on R R R B B B.
  expect(islandFaces.find(({ id }) => id === '1A')!.red).toBe(0b000111);
  const { state } = table('1:a1', { turns: { 1: 2 } });
  expect(redSides(state.islands[1]!)).toBe(0b011100);
  // Turned by one sixth, the inner wire that lacks red ends on side 5: it is still the inner circuit that a red neighbour completes.
  const turned = [0, 1, 2, 3, 4, 5].map((turns) => {
    const { state: beside } = table(
      `
    2
                1:a1`,
      { turns: { 1: 1, 2: turns } },
    );
    return [circuitsOf(beside, 1), (redSides(beside.islands[2]!) & (1 << 2)) !== 0] as const;
  });
  for (const [circuits, red] of turned) expect(circuits).toBe(red ? INNER_RED : 0);
  expect(turned.filter(([, red]) => red)).toHaveLength(3);
});

test('F-7.3 at the end of a wire count the own source and that of the side which touches it', () => {
  // Alone, 1A lacks a red source on side 4 for the inner circuit. A neighbour there brings one if its touching side is red.
  expect(circuitsOf(table('1:a1').state, 1)).toBe(0);
  const beside = (turns: number) => {
    const { state } = table(
      `
                1:a1
    2`,
      { turns: { 2: turns } },
    );
    expect(state.beside[6 + 4]).toBe(2);
    return { circuits: circuitsOf(state, 1), red: (redSides(state.islands[2]!) & (1 << 1)) !== 0 };
  };
  const all = [0, 1, 2, 3, 4, 5].map(beside);
  for (const { circuits, red } of all) expect(circuits).toBe(red ? INNER_RED : 0);
  expect(new Set(all.map(({ red }) => red)).size).toBe(2);
});

test('F-7.4 each circuit and colour counts on its own: three at once (rulebook p. 11)', () => {
  const { state } = table(CENTRE, lying('Rundor B/4 1B/2 2B/5 3A/1 4B/0 5B/4 6B/3'));
  expect(circuitsOf(state, 4)).toBe(INNER_BLUE | OUTER_RED | OUTER_BLUE);
  expect(yieldOf(state, 4)).toBe(3);
});

test('F-7.5 an island yields up to four', () => {
  const drawn = table(CENTRE, { ...lying('Rundor A/4 1A/5 2B/5 3B/2 4B/1 5A/2 6A/4'), corporations: { 0: { hand: '2 3' } } });
  expect(circuitsOf(drawn.state, 4)).toBe(INNER_RED | INNER_BLUE | OUTER_RED | OUTER_BLUE);
  drawn.play('card 2');
  expect(drawn.state.islands[4]!.permanent).toBe(4);
});

const EXAMPLE = `
                1:b1
    2:a1/1                  6
                0
    3:m1                    5:a1
                4:a1`;
const EXAMPLE_LIES = lying('Rundor A/4 1A/2 2B/4 3B/1 4B/2 5B/0 6A/3');

test('F-7.6 the mining example: two on island 2, one on island 5, none on 4 or on islands of others (rulebook p. 12)', () => {
  const drawn = table(EXAMPLE, { ...EXAMPLE_LIES, corporations: { 0: { hand: '2 3' } } }).play('card 2');
  expect(drawn.asks).toBe('0 mine');
  drawn.play('mine 2 5').shows(`
                1:b1
    2:a1/3                  6
                0
    3:m1                    5:a1/1
                4:a1`);
  expect(drawn.told('mined')).toEqual([
    { what: 'mined', seat: 0, island: 2, amount: 2, circuits: INNER_BLUE | OUTER_RED, rule: 'F-7.6' },
    { what: 'mined', seat: 0, island: 5, amount: 1, circuits: INNER_RED, rule: 'F-7.6' },
  ]);
});

test('F-7.7 one may leave islands out, but takes all that an island yields', () => {
  const drawn = table(EXAMPLE, { ...EXAMPLE_LIES, corporations: { 0: { hand: '2 3' } } }).play('card 2');
  expect(drawn.asked).toEqual(['mine 2 5', 'mine 2', 'mine 5']);
  expect(drawn.blocked).toEqual(['mine 4: F-7.4']);
  drawn.play('mine 2');
  expect([2, 4, 5].map((i) => drawn.state.islands[i]!.permanent)).toEqual([3, 0, 0]);
});

test('F-7.8 nothing is mined on Rundor, but its sources count for others and it takes temporary gravity', () => {
  const picture = EXAMPLE.replace('                0\n', '                0:a1\n');
  const drawn = table(picture, { ...EXAMPLE_LIES, corporations: { 0: { hand: '1 2' } }, steps: 3 });
  expect(yieldOf(drawn.state, 0)).toBeGreaterThan(0);
  drawn.play('card 2');
  expect(drawn.asked).toEqual(['mine 2 5', 'mine 2', 'mine 5']);
  expect(drawn.blocked).toEqual(['mine 0: F-7.8', 'mine 4: F-7.4']);
  drawn.play('mine 2', 'pass', 'cards', 'card 1', 'illegal-mining', 'island 0');
  expect(drawn.state.islands[0]).toMatchObject({ permanent: 0, temporary: 1 });
  // Turned, Rundor gives its neighbours other yields.
  const yields = [0, 1, 2, 3, 4, 5].map((turns) => {
    const { state } = table(EXAMPLE, { ...EXAMPLE_LIES, turns: { ...EXAMPLE_LIES.turns, 0: turns } });
    return [2, 4, 5].map((i) => circuitsOf(state, i)).join();
  });
  expect(new Set(yields).size).toBeGreaterThan(1);
});

test('an island that is left without any source missing is told by the blocked answers', () => {
  const drawn = table('1:a1', { corporations: { 0: { hand: '2 1' } } });
  expect(drawn.blocked).toEqual(['card 2: F-4.3']);
});
