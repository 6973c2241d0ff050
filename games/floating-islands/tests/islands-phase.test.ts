import { expect, test } from 'vitest';
import { ALL_CARDS } from '../rules/cards.ts';
import { findUnstable, nearestSpaces, outlook, pullOf } from '../rules/islands.ts';
import { cards, type DrawnMore, table } from './drawn.ts';

const phase = (picture: string, more: DrawnMore = {}) => table(picture, { phase: 'islands', ...more });

// The rulebook's example (p. 8), with Rundor for its island 7: islands 5 to 7 have no gravity, and 3, 5 and 7 touch number 4.
const EXAMPLE = (four: string) => `
                1:b1/1+3
    2/2                     6
                0
    3/0+2                   5
                ${four}`;

test('F-5.1 the strongest island has the most gravity of both kinds together', () => {
  expect(outlook(table('1:a1/2+1\n\n2:b1/0+4').state).strongest).toBe(2);
  expect(outlook(table('1:a1/2+3\n\n2:b1/0+4').state).strongest).toBe(1);
});

test('F-5.2 among equals the most permanent gravity counts; if that is equal the phase is over', () => {
  expect(outlook(table('1:a1/1+3\n\n2:b1/4').state).strongest).toBe(2);
  expect(outlook(table('1:a1/4\n\n2:b1/1+3\n\n3/0+4').state).strongest).toBe(1);
  const drawn = phase('1:a1/2+2\n\n2:b1/2+2\n\n3');
  expect(drawn.told('no-strongest')).toEqual([{ what: 'no-strongest', why: 'tie', islands: [1, 2], rule: 'F-5.2' }]);
  expect(drawn.told('faded')).toHaveLength(1);
  expect(drawn.over).toBe(true);
});

test('F-5.2 a tie below the strongest does not matter', () => {
  expect(outlook(table('1:a1/4\n\n2:b1/2\n\n3/2').state).strongest).toBe(1);
  expect(outlook(table('1:a1/2\n\n2:b1/2\n\n3/4').state).strongest).toBe(3);
});

test('F-5.3 an island with one gravity attracts nothing', () => {
  const drawn = phase('1:a1/1\n\n2:b1\n\n3');
  expect(drawn.told('no-strongest')).toEqual([{ what: 'no-strongest', why: 'weak', islands: [1], rule: 'F-5.3' }]);
  expect(drawn.told('attracted')).toEqual([]);
});

test('F-5.3 is told also where several islands have as little as that', () => {
  expect(phase('1:a1/1\n\n2:b1/1\n\n3').told('no-strongest')).toEqual([
    { what: 'no-strongest', why: 'weak', islands: [1, 2], rule: 'F-5.3' },
  ]);
  expect(phase('1:a1\n\n2:b1\n\n3').told('no-strongest')[0]!.rule).toBe('F-5.3');
});

test('F-5.4 the strength of attraction', () => {
  expect([0, 1, 2, 5, 6, 10, 11, 40].map(pullOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('F-5.5 unstable are those with the least gravity that do not touch the strongest; if there are fewer, all', () => {
  const { state } = table('1:a1/12\n\n2\n\n3/1\n\n4/2\n\n5/3\n\n6/4\n\n0/5');
  const bits = (...islands: number[]) => islands.reduce((set, i) => set | (1 << i), 0);
  expect(findUnstable(state, 1, 1)).toEqual({ certain: bits(3), tied: 0, open: 0 });
  expect(findUnstable(state, 1, 3)).toEqual({ certain: bits(3, 4, 5), tied: 0, open: 0 });
  const ring = table(`
                1/11
    6                       2
                0
    5                       3
                4`).state;
  expect(findUnstable(ring, 1, 3)).toEqual({ certain: bits(3, 4, 5), tied: 0, open: 0 });
  const close = table(`
                1
    6                       2
                0:a1/11
    5                       3


                4`).state;
  expect(findUnstable(close, 0, 3)).toEqual({ certain: bits(4), tied: 0, open: 0 });
});

test('F-5.6 among equals those with less permanent gravity go first, then somebody chooses', () => {
  const picture = `
                1:b2/6
    6:m1                    2:m1
                0:m1
    5/0+2                   3/2
                4/1+1`;
  const drawn = phase(picture);
  // Of three islands with two gravity each, the ones with the least permanent gravity.
  expect(drawn.told('unstable')).toEqual([{ what: 'unstable', islands: [4, 5], rule: 'F-5.5' }]);
  const tied = phase(picture.replace('0+2', '0+1').replace('1+1', '2').replace('3/2', '3/1+1'));
  expect(tied.told('unstable')[0]!.islands).toEqual([3, 5]);
  const chosen = phase(picture.replace('0+2', '0+1').replace('1+1', '2'));
  expect(chosen.asks).toBe('1 unstable');
  expect(chosen.asked).toEqual(['island 3', 'island 4']);
  expect(chosen.blocked).toEqual(['island 0: F-5.5', 'island 2: F-5.5', 'island 6: F-5.5']);
  chosen.play('island 4');
  expect(chosen.told('unstable')[0]!.islands).toEqual([4, 5]);
});

test('F-5.7 the controller of the strongest island chooses; of a neutral one the first player', () => {
  const picture = (owner: string) => `
                1${owner}/4
    6:m1                    2:m1
                0:m1
    5                       3
                4`;
  expect(phase(picture(':b2'), { first: 0 }).asks).toBe('1 unstable');
  expect(phase(picture(':a2'), { first: 1 }).asks).toBe('0 unstable');
  const neutral = phase(picture(':m2'), { first: 1, turn: 0 });
  expect(neutral.asks).toBe('1 unstable');
  neutral.play('island 4');
  expect(neutral.asks).toBe('1 attract-to');
});

test('F-5.8 an attracted island goes to any free side, turned at will, with all that is on it; the strongest stays', () => {
  const drawn = phase(
    `
                1:a2/4
    6:m1                    2:m1
                0:m1
    5:m1/1                  3:m1/1
                4:b2m1`,
    { turns: { 4: 5, 1: 3 }, faces: { 4: '4B' } },
  );
  expect(drawn.asks).toBe('0 attract-to');
  expect(drawn.asked).toEqual(['side 0', 'side 1', 'side 5']);
  expect(drawn.blocked).toEqual(['side 2: F-5.8', 'side 3: F-5.8', 'side 4: F-5.8']);
  drawn.play('side 1');
  expect(drawn.asked).toEqual([0, 1, 2, 3, 4, 5].map((turns) => `turn 4 by ${turns}`));
  drawn.play('turn 4 by 2');
  drawn.shows(`
                            4:b2m1/1
                1:a2/3
    6:m1                    2:m1
                0:m1
    5:m1/1                  3:m1/1`);
  expect(drawn.state.islands[4]).toMatchObject({ turns: 1, face: 9 });
  expect(drawn.state.islands[1]).toMatchObject({ turns: 3, face: 2 });
  expect(drawn.told('attracted')[0]).toMatchObject({ seat: 0, island: 4, to: 1, side: 1, turns: 2, rule: 'F-5.8' });
});

test('F-5.1 the first example of the islands phase: four permanent beat one and three, and island 6 is attracted (rulebook p. 8)', () => {
  const drawn = phase(EXAMPLE('4:a1/4'));
  expect(drawn.told('strongest')).toEqual([
    { what: 'strongest', island: 4, owner: 0, chooser: 0, permanent: 4, temporary: 0, pulls: 1, rule: 'F-5.1' },
  ]);
  expect(drawn.told('unstable')).toEqual([{ what: 'unstable', islands: [6], rule: 'F-5.5' }]);
  drawn.play('side 2', 'turn 6 by 1');
  expect(drawn.told('carried')).toEqual([{ what: 'carried', from: 4, to: 6, rule: 'F-5.11' }]);
  drawn.shows(`
                1:b1/1
    2/2
                0
    3                       5
                4:a1/3
                            6/1`);
});

test('F-5.9 an island that is left alone is joined by the first player to the nearest place, unturned', () => {
  const drawn = phase(
    `
    6
                1:a2/4
    4                       0
                2/1

                3

                5/2`,
    { first: 1, turns: { 5: 4 } },
  );
  drawn.play('side 1', 'turn 3 by 0');
  expect(drawn.told('broke-off')).toEqual([{ what: 'broke-off', islands: [5], rule: 'F-5.9' }]);
  expect(drawn.told('joined')[0]).toMatchObject({ seat: 1, island: 5, rule: 'F-5.9' });
  drawn.shows(`
    6                       3/1
                1:a2/3
    4                       0
                2/1

                5/2`);
  expect(drawn.state.islands[5]!.turns).toBe(4);
});

test('F-5.9 a group of two that hangs together stays', () => {
  const drawn = phase(`
                1:a2/4
    4                       0
                2/1

                3

                5/2

                6/2`);
  drawn.play('side 1', 'turn 3 by 0');
  expect(drawn.told('broke-off')).toEqual([]);
  drawn.shows(`
                            3/1
                1:a2/3
    4                       0
                2/1



                5/2

                6/2`);
});

test('F-5.9 of several islands left alone the first player says which comes first', () => {
  const drawn = phase(
    `
    0                       4
                1:a2/4

                2/1

                3
    5/2                     6/2`,
    { first: 1 },
  );
  drawn.play('side 0', 'turn 3 by 0');
  expect(drawn.asks).toBe('1 broken-off');
  expect(drawn.asked).toEqual(['island 5', 'island 6']);
  drawn.play('island 6');
  // Island 5 is as near to 6 as 2 is, but broke off with it: only the places beside 2 count.
  expect(drawn.asks).toBe('1 join-at');
  const { q, r } = drawn.state.islands[2]!;
  expect(drawn.asked).toEqual([`space ${q + 1} ${r}`, `space ${q} ${r + 1}`]);
  drawn.play(`space ${q} ${r + 1}`);
  // Below 2, island 6 has brought 5 a neighbour.
  expect(drawn.told('joined').map(({ island }) => island)).toEqual([6]);
  drawn.shows(`
                3/1
    0                       4
                1:a2/3

                2/1

                6/2
    5/2`);
});

/** Where island 5 may be joined, in steps to the lower right and down. */
function joinsAt(picture: string): string[] {
  const { state } = table(picture);
  const { q, r } = state.islands[5]!;
  return nearestSpaces(state, 5).map((space) => `${space.q - q},${space.r - r}`);
}

test('F-5.10 an island with two nearest ones joins both at once', () => {
  // Three places are one step away; the middle one touches both 1 and 2.
  const joined = joinsAt(`
    5                       1
                                        3

                2                       6

                4

                0`);
  expect(joined).toEqual(['1,0']);
});

test('F-5.10 also where the only place that touches both lies one step farther', () => {
  const joined = joinsAt(`
    5

                            1
                                        3
    2
                                        0
    4

    6`);
  expect(joined).toEqual(['1,1']);
});

test('F-5.10 where no place touches both, the nearest beside either are left to the first player', () => {
  const joined = joinsAt(`
    6

    4

    2

                            5

                                                    1
                                                                3
                                                                            0`);
  expect(joined).toEqual(['1,0', '-1,0']);
});

test('F-5.10 with one nearest island its nearest places are left to the first player', () => {
  const chosen = phase(
    `
                6
    0                       4
                1:a2/4

                2/1
                            3

                            5/2`,
    { first: 1 },
  );
  chosen.play('side 4', 'turn 3 by 0');
  expect(chosen.asks).toBe('1 join-at');
  expect(chosen.asked).toHaveLength(2);
  chosen.run.answer(0);
  expect(chosen.state.touching[5]! & (1 << 2)).not.toBe(0);
  expect(chosen.told('joined')[0]!.seat).toBe(1);
});

test('F-5.11 one permanent gravity goes to each attracted island: the second example of the islands phase (rulebook p. 8)', () => {
  const drawn = phase(EXAMPLE('4:a1/5+2'));
  expect(drawn.told('strongest')[0]).toMatchObject({ island: 4, permanent: 5, temporary: 2, pulls: 2 });
  expect(drawn.told('unstable')).toEqual([{ what: 'unstable', islands: [2, 6], rule: 'F-5.5' }]);
  drawn.play('side 4', 'turn 2 by 5', 'side 3', 'turn 6 by 0');
  drawn.shows(`
                1:b1/1

                0
    3                       5
                4:a1/3
    2/3
                6/1`);
});

test('F-5.12 if there is not enough, the chooser says who gets it; temporary gravity is not carried', () => {
  const drawn = phase(`
                1:a2/1+6
    6:m1                    2:m1
                0:m1
    5:m1/1                  3:m1
                4:m1`);
  drawn.play('side 0', 'turn 3 by 0', 'side 1', 'turn 4 by 0');
  expect(drawn.asks).toBe('0 carry-to');
  expect(drawn.asked).toEqual(['island 3', 'island 4']);
  drawn.play('island 4');
  expect([1, 3, 4].map((i) => drawn.state.islands[i]!.permanent)).toEqual([0, 0, 1]);
  const none = phase(`
                1:a2/0+6
    6:m1                    2:m1
                0:m1
    5:m1/1                  3:m1
                4:m1`).play('side 0', 'turn 3 by 0', 'side 1', 'turn 4 by 0');
  expect(none.told('carried')).toEqual([]);
});

test('F-6.1 all temporary gravity goes, F-7.1 permanent gravity stays', () => {
  const drawn = phase('1:a1/2+2\n\n2:b1/2+2\n\n3/1+1');
  drawn.shows('1:a1/2\n\n2:b1/2\n\n3/1');
  expect(drawn.told('faded')).toEqual([{ what: 'faded', islands: [1, 2, 3], amounts: [2, 2, 1], rule: 'F-6.1' }]);
});

test('F-6.2 all cards go back into the deck, the saved ones do not', () => {
  const drawn = phase('1:a1\n\n2:b1', { corporations: { 0: { hand: '1', saved: '2 3', discard: '4', played: '5 6' }, 1: { hand: '' } } });
  const { hand, deck, saved, discard, played, passed } = drawn.state.corporations[0]!;
  expect(hand + deck).toBe(ALL_CARDS - cards('2 3'));
  expect({ saved, discard, played, passed }).toEqual({ saved: cards('2 3'), discard: 0, played: [], passed: false });
});

test('F-6.3 the first player token goes clockwise', () => {
  const drawn = phase('1:a1\n\n2:b1\n\n3:c1', { first: 1 });
  expect([drawn.state.first, drawn.state.round]).toEqual([2, 2]);
  expect(phase('1:a1\n\n2:b1\n\n3:c1', { first: 2 }).state.first).toBe(0);
});

const SURROUNDED = `
                1
    6                       2
                4:b3/2
    5                       3:a1
                0:m1`;

test('F-6.4 the victory of the rulebook: an island surrounded on all sides wins, with three hunters on it (p. 2)', () => {
  const drawn = phase(`
                1
    6                       2
                4:b3/5
    5                       3:a1


                0:m1`);
  drawn.play('turn 0 by 3');
  expect(drawn.told('surrounded')).toEqual([{ what: 'surrounded', seat: 1, island: 4, rule: 'F-6.4' }]);
  expect(drawn.outcome).toMatchObject({ winners: [1], about: { by: 'surrounding', island: 4 } });
  // The win comes before gravity is carried over.
  drawn.shows(SURROUNDED.replace('b3/2', 'b3/5'));
});

test('F-6.4 it wins without any island moving, if it is the strongest', () => {
  const drawn = phase(SURROUNDED);
  expect(drawn.outcome).toMatchObject({ winners: [1], scores: [0, 2] });
  expect(drawn.told('attracted')).toEqual([]);
});

test('F-6.4 it does not win if another island is stronger, if it is neutral, or if the phase was over at once', () => {
  const stronger = phase(SURROUNDED.replace('3:a1', '3:a1/3')).play('island 1', 'side 1', 'turn 1 by 0');
  expect(stronger.outcome).toBeNull();
  expect(phase(SURROUNDED.replace('b3', 'm3')).outcome).toBeNull();
  expect(phase(SURROUNDED.replace('b3/2', 'b3/1')).outcome).toBeNull();
  expect(phase(SURROUNDED.replace('3:a1', '3:a1/2')).outcome).toBeNull();
});

test('F-6.4 a broken-off island that is joined may complete the ring', () => {
  // 0 lies straight below a free side of 4 and hangs on 5 alone. When 5 is attracted, 0 is joined to that side.
  const drawn = phase(
    `
                1
    6                       2
                4:b3/5
                            3


                0/3
    5/1`,
    { first: 0 },
  );
  drawn.play('side 4', 'turn 5 by 0');
  expect(drawn.told('joined').map(({ island }) => island)).toEqual([0]);
  expect(drawn.outcome).toMatchObject({ winners: [1] });
});

test('F-6.5 surrounding Rundor wins nothing', () => {
  const drawn = phase(`
                1
    6                       2
                0:b3/2
    5                       3:a1
                4`);
  expect(drawn.outcome).toBeNull();
  expect(drawn.told('not-rundor')).toEqual([{ what: 'not-rundor', seat: 1, rule: 'F-6.5' }]);
});

test('F-6.6 with a limit of rounds the most permanent gravity on own islands wins, and equals share', () => {
  const picture = '1:a1/2+2\n\n2:b1/2+2\n\n3:a1/1\n\n4/9';
  const ended = phase(picture.replace('4/9', '4/0'), { round: 5, maxRounds: 5 });
  expect(ended.outcome).toEqual({ scores: [3, 2], winners: [0], about: { by: 'rounds', rounds: 5 } });
  expect(phase(picture.replace('4/9', '4/0'), { round: 4, maxRounds: 5 }).outcome).toBeNull();
  expect(phase(picture.replace('4/9', '4/0'), { round: 5, maxRounds: 0 }).outcome).toBeNull();
  const shared = phase('1:a1/2+2\n\n2:b1/2+2', { round: 5, maxRounds: 5 });
  expect(shared.outcome).toMatchObject({ scores: [2, 2], winners: [0, 1] });
});
