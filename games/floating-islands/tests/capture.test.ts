import { expect, test } from 'vitest';
import { table } from './drawn.ts';

const hand = (text = '1 2 3 4') => ({ 0: { hand: text } });

test('F-8.1 an island with hunters is their player’s, one without is neutral, mercenaries or not', () => {
  const drawn = table('1:a1\n\n2:m3\n\n3\n\n4:b1m2', { corporations: hand('1') }).play('card 1', 'illegal-mining');
  expect(drawn.told('extracted')[0]!.island).toBe(1);
  expect(drawn.state.islands.map(({ owner }) => owner)).toEqual([-1, 0, -1, -1, 1, -1, -1]);
});

test('F-8.2 mercenaries obey whose hunter is with them, and nobody when left alone; an airship never turns neutral', () => {
  // The mercenaries of island 1 fight for seat 0; when its hunter leaves them they obey nobody.
  const drawn = table('1:a1m2\n\n2:b1\n\n3:a1\n\n4:b1', { corporations: { 0: { hand: '1', destroyed: 3 } } });
  drawn.play('card 1', 'capture');
  expect(drawn.asks).toBe('0 send-mercenaries');
  drawn.play('1', '0', 'end-turn');
  drawn.shows('1:m1\n\n2:a1\n\n3:a1\n\n4:b1');
  expect(drawn.told('turned-neutral')).toEqual([{ what: 'turned-neutral', island: 1, was: 0, rule: 'F-8.9' }]);
  // Mercenaries alone on an airship stay their player's.
  const airship = table('1:a2\n\n2:b1', { corporations: { 0: { hand: '5', destroyed: 3, mercenaries: 2 } } }).play(
    'card 5',
    'support',
    '2',
  );
  expect(airship.asked).toEqual(['0', '1', '2', 'keep-rest']);
});

test('F-8.3 from one own island against those that touch it, or from the airship against any', () => {
  const drawn = table('1:a3\n\n2:m1\n\n3:m1\n\n4:a1', { corporations: hand('1') }).play('card 1', 'capture');
  expect(drawn.asks).toBe('0 capture-from');
  // One hunter on the airship is enough for the islands that are not drawn, on which nothing stands.
  expect(drawn.asked).toEqual(['island 1', 'airship']);
  expect(drawn.blocked.filter((text) => text.endsWith('F-8.4'))).toEqual(['island 4: F-8.4']);
  expect(drawn.blocked).toContain('island 2: F-8.3');
});

test('F-8.3 the airship reaches every island, an island only its neighbours', () => {
  const drawn = table('1:a2\n\n2:m1\n\n3:m1\n\n4:b2', { corporations: hand('1') }).play('card 1', 'capture');
  const airship = drawn.again().play('card 1', 'capture', 'airship');
  expect(airship.asked).toEqual(['island 0', 'island 2', 'island 3', 'island 4', 'island 5', 'island 6']);
  expect(airship.blocked).toEqual(['island 1: F-11.1']);
  drawn.play('island 1');
  // Island 2 is the only one that can be captured from island 1.
  expect(drawn.asks).toBe('0 second-action');
  expect(drawn.told('attacked')[0]).toMatchObject({ from: 1, island: 2, hunters: 2, mercenaries: 0 });
  const blocked = table('1:a4\n\n2:m1\n\n3:m1', { corporations: hand('1') }).play('card 1', 'capture', 'island 1');
  expect(blocked.asks).toBe('0 send-hunters');
});

test('F-8.3 several islands in one capture, all from one place', () => {
  const drawn = table('1:b1\n\n2:a5\n\n3:m1\n\n4:b1', { corporations: hand('1') }).play('card 1', 'capture', 'island 1', '2');
  expect(drawn.asks).toBe('0 capture-target');
  expect(drawn.asked).toEqual(['island 3', 'done']);
  expect(drawn.blocked).toEqual(expect.arrayContaining(['island 1: F-8.10', 'island 4: F-8.3']));
  drawn.play('island 3', '2', 'end-turn').shows('1:a1\n\n2:a1\n\n3:a1\n\n4:b1');
});

test('F-8.4 at least one hunter, and at least one piece more than stands there; neutral or not', () => {
  const drawn = table('1:a2m3\n\n2:b3\n\n3:b2', { corporations: hand('1') }).play('card 1', 'capture', 'island 1');
  expect(drawn.asks).toBe('0 send-hunters');
  expect(drawn.asked).toEqual(['1', '2']);
  const three = table('1:a4m1\n\n2:b3\n\n3:b2', { corporations: hand('1') }).play('card 1', 'capture', 'island 1');
  expect([three.asked, three.blocked]).toEqual([
    ['3', '4'],
    ['1: F-8.4', '2: F-8.4'],
  ]);
  three.play('3');
  expect(three.told('attacked')[0]).toMatchObject({ hunters: 3, mercenaries: 1 });
  drawn.play('1');
  // One hunter and all three mercenaries are just enough against three.
  expect(drawn.told('attacked')[0]).toMatchObject({ hunters: 1, mercenaries: 3 });
  const neutral = table('1:a2m1\n\n2:m3', { corporations: { 0: { hand: '1', destroyed: 3 } } });
  expect(neutral.play('card 1').told('extracted')).toHaveLength(1);
  expect(neutral.asks).toBe('nothing');
  const enough = table('1:a2m2\n\n2:m3', { corporations: { 0: { hand: '1', destroyed: 3 } } }).play('card 1', 'capture');
  expect(enough.told('attacked')[0]).toMatchObject({ hunters: 2, mercenaries: 2 });
});

test('F-8.4 while mercenaries are chosen, the question tells how many hunters go', () => {
  const drawn = table('1:a3m3\n\n2:b3\n\n3:b2', { corporations: hand('1') }).play('card 1', 'capture', 'island 1', '2');
  expect(drawn.asks).toBe('0 send-mercenaries');
  expect([drawn.asked, drawn.blocked]).toEqual([
    ['2', '3'],
    ['0: F-8.4', '1: F-8.4'],
  ]);
  expect(drawn.question.more?.about).toEqual({ from: 1, island: 2, need: 4, hunters: 2 });
});

test('F-8.5 the capture example: three hunters take an island of two and lose one, from an island or an airship (rulebook p. 13)', () => {
  const island = table('1:a3\n\n2:b2\n\n3:b1', { corporations: { 0: { hand: '1', destroyed: 2 } } }).play('card 1', 'capture');
  island.shows('1\n\n2:a2\n\n3:b1');
  expect([island.airship(0), island.airship(1)]).toEqual([
    '0 hunters, 0 mercenaries, 3 destroyed',
    '2 hunters, 0 mercenaries, 2 destroyed',
  ]);
  const airship = table('1:a2\n\n0\n\n2:b2\n\n3:b1', { corporations: hand('1') }).play('card 1', 'capture', 'airship', 'island 2');
  airship.shows('1:a2\n\n0\n\n2:a2\n\n3:b1');
  expect([airship.airship(0), airship.airship(1)]).toEqual([
    '0 hunters, 0 mercenaries, 1 destroyed',
    '2 hunters, 0 mercenaries, 2 destroyed',
  ]);
  expect(airship.told('captured')[0]).toEqual({
    what: 'captured',
    seat: 0,
    island: 2,
    victim: 1,
    destroyedHunters: 2,
    destroyedMercenaries: 0,
    lostHunters: 1,
    lostMercenaries: 0,
    rule: 'F-8.5',
  });
});

test('F-8.6 the attacker chooses the losses, for each captured island on its own', () => {
  const drawn = table('2:m1\n\n1:a3m3\n\n3:m1', { corporations: hand('1') }).play(
    'card 1',
    'capture',
    'island 1',
    'island 2',
    '2',
    '1',
    'island 3',
    '2',
  );
  expect(drawn.asks).toBe('0 lose-hunters');
  expect(drawn.asked).toEqual(['0', '1']);
  drawn.play('0', '1');
  // Three sent and one lost each time; six sent at once would have lost three.
  drawn.shows('2:a2\n\n1\n\n3:m2');
  expect(drawn.airship(0)).toBe('2 hunters, 0 mercenaries, 1 destroyed');
});

test('F-8.7 where nothing stood one hunter is enough and nothing is lost', () => {
  const drawn = table('1:a4\n\n2', { corporations: hand('1') }).play('card 1', 'capture', 'island 1', '3');
  drawn.shows('1:a1\n\n2:a3');
  expect(drawn.told('captured')[0]).toMatchObject({ lostHunters: 0, rule: 'F-8.7' });
  const one = table('1:a1\n\n2', { corporations: { 0: { hand: '1', destroyed: 4 } } }).play('card 1', 'capture');
  one.shows('1\n\n2:a1');
});

test('F-8.8 destroyed mercenaries go to the supply, destroyed hunters beside the airship', () => {
  const drawn = table('1:a3\n\n2:b1m1\n\n3:b1', { supply: 4, corporations: hand('1') }).play('card 1', 'capture', 'island 1');
  expect(drawn.state.supply).toBe(5);
  expect(drawn.airship(1)).toBe('3 hunters, 0 mercenaries, 1 destroyed');
});

test('F-8.9 an island without hunters turns neutral: sent away, or chosen as losses', () => {
  const drawn = table('1:a2m1\n\n2:m2\n\n3:a1', { corporations: hand('1') }).play('card 1', 'capture', 'island 1', '1');
  drawn.shows('1\n\n2:a1m1\n\n3:a1');
  const chosen = table('1:a1m3\n\n2:m1\n\n3:a1', { corporations: hand('1') }).play('card 1', 'capture', 'island 1', '2', '1');
  chosen.shows('1:m1\n\n2:m2\n\n3:a1');
  expect(chosen.told('turned-neutral').map(({ island }) => island)).toEqual([1, 2]);
});

test('F-8.10 all targets are named before the first is captured: the new island of the victim is none of them', () => {
  const drawn = table('1:b1\n\n2:a5\n\n3\n\n4\n\n0:m1\n\n5:m1\n\n6:m1', { corporations: hand('1') });
  drawn.play('card 1', 'capture', 'island 1', '2');
  // Forces are on their way to island 1, and nothing has happened there yet.
  expect([drawn.asks, drawn.state.islands[1]!.owner]).toEqual(['0 capture-target', 1]);
  expect(drawn.state.attacks).toEqual([{ seat: 0, island: 1, hunters: 2, mercenaries: 0 }]);
  drawn.play('done');
  expect(drawn.asks).toBe('1 free-island');
  drawn.play('island 3');
  // Island 3 touches the start, and hunters are left there, but the targets have been named.
  expect(drawn.asks).toBe('0 second-action');
  expect(drawn.state.islands[3]).toMatchObject({ owner: 1, hunters: 2 });
});

test('F-8.10 the islands are captured in the order in which they were named', () => {
  const drawn = table('1:b1\n\n2:a5\n\n3:m1\n\n4:b1', { corporations: hand('1') });
  drawn.play('card 1', 'capture', 'island 3', '2', 'island 1', '2');
  expect(drawn.told('attacked').map(({ island }) => island)).toEqual([3, 1]);
  expect(drawn.told('captured').map(({ island }) => island)).toEqual([3, 1]);
});

test('F-8.10 nobody who comes back settles or captures an island that forces are on their way to', () => {
  const free = table('1:b1\n\n2:a5\n\n3\n\n4\n\n0:m1\n\n5\n\n6:m1', { corporations: hand('1') });
  free.play('card 1', 'capture', 'island 1', '2', 'island 3', '1');
  expect([free.asks, free.asked]).toEqual(['1 free-island', ['island 4', 'island 5']]);
  expect(free.blocked).toContain('island 3: F-8.10');
  const crowded = table('1:b1\n\n2:a5\n\n3:m1\n\n4:m1\n\n0:m1\n\n5:m1\n\n6:m1', { corporations: hand('1') });
  crowded.play('card 1', 'capture', 'island 1', '2', 'island 3', '2');
  expect(crowded.asks).toBe('1 capture-target');
  expect(crowded.blocked).toEqual(['island 1: F-9.3', 'island 3: F-8.10']);
});

test('F-9.1 whose forces are still on their way is not without an island', () => {
  // Seat 0 leaves its last island for 1 and 3; 1 is lost again, to the second of two players who come back, before 3 is captured.
  const drawn = table('1:b1\n\n2:a4m1\n\n3:m1\n\n4:c1\n\n0:m1\n\n5:m1\n\n6:m1', { corporations: { 0: { hand: '1', destroyed: 1 } } });
  drawn.play('card 1', 'capture', 'island 1', '2', '0', 'island 3', '2', '0');
  drawn.play('island 4', '2');
  expect(drawn.asks).toBe('2 capture-target');
  drawn.play('island 1', '2');
  expect(drawn.told('lost-last-island').map(({ seat }) => seat)).toEqual([1, 2]);
  expect(drawn.state.islands[3]).toMatchObject({ owner: 0, hunters: 1 });
  expect([drawn.asks, drawn.state.attacks]).toEqual(['0 second-action', []]);
});

test('F-8.10 one island after the other, one may stop, and a captured island is no new start', () => {
  const drawn = table('1:a5\n\n2\n\n3\n\n4', { corporations: hand('1') }).play('card 1', 'capture', '4', 'end-turn');
  // From island 1 only island 2 can be reached, however many hunters stand on 2 now.
  drawn.shows('1:a1\n\n2:a4\n\n3\n\n4');
  const stopped = table('2\n\n1:a5\n\n3', { corporations: hand('1') }).play('card 1', 'capture', 'island 2', '1', 'done', 'end-turn');
  stopped.shows('2:a1\n\n1:a4\n\n3');
});

test('F-8.11 nobody gives up the last island by choosing losses', () => {
  const drawn = table('1:a1m3\n\n2:m1', { corporations: hand('1') }).play('card 1', 'capture', 'island 1', '2');
  // Three sent, one lost: it could be the hunter, were this not the last island.
  expect(drawn.told('captured')[0]).toMatchObject({ lostHunters: 0, lostMercenaries: 1 });
  const two = table('1:a2m2\n\n2:m3', { corporations: hand('1') }).play('card 1', 'capture', 'island 1');
  expect(two.asks).toBe('0 lose-hunters');
  expect([two.asked, two.blocked]).toEqual([['0', '1'], ['2: F-8.11']]);
});

test('F-8.11 nor by Support', () => {
  const drawn = table('1:a2\n\n2:a1', { corporations: hand('5') }).play('card 5', 'support', '0');
  expect([drawn.asked.slice(0, 2), drawn.blocked]).toEqual([['1', '2'], ['0: F-8.11']]);
});

// ── A player without an island ──

test('F-9.1 F-9.2 who loses the last island gets all hunters back and settles a free island, at once', () => {
  const drawn = table('1:a3\n\n2:b2\n\n3\n\n4\n\n0:m1\n\n5:m1\n\n6:m1', {
    corporations: { 0: { hand: '1', destroyed: 2 }, 1: { destroyed: 2, mercenaries: 1 } },
  });
  drawn.play('card 1', 'capture');
  expect(drawn.asks).toBe('1 free-island');
  expect(drawn.asked).toEqual(['island 1', 'island 3', 'island 4']);
  expect(drawn.blocked).toContain('island 0: F-9.2');
  expect(drawn.airship(1)).toBe('5 hunters, 1 mercenaries, 0 destroyed');
  drawn.play('island 4');
  expect(drawn.airship(1)).toBe('3 hunters, 1 mercenaries, 0 destroyed');
  expect(drawn.state.islands[4]).toMatchObject({ owner: 1, hunters: 2 });
  // The game goes on where it was interrupted.
  expect(drawn.asks).toBe('0 second-action');
  expect(drawn.log.map(({ what }) => what)).toEqual([
    'played',
    'action',
    'attacked',
    'turned-neutral',
    'captured',
    'lost-last-island',
    'mustered',
    'settled',
  ]);
});

test('F-9.2 Rundor may be the free island', () => {
  const drawn = table('1:a3\n\n2:b2\n\n0\n\n3:m1\n\n4:m1\n\n5:m1\n\n6:m1', { corporations: { 0: { hand: '1', destroyed: 2 } } }).play(
    'card 1',
    'capture',
  );
  expect(drawn.asked).toEqual(['island 0', 'island 1']);
});

test('F-9.3 with no free island one is captured from the airship, but not the one just lost', () => {
  const drawn = table('1:a3m1\n\n2:b2\n\n0:m1\n\n3:m1\n\n4:m1\n\n5:c1\n\n6:c1', { corporations: { 0: { hand: '1', destroyed: 2 } } });
  drawn.play('card 1', 'capture', '3', '0');
  expect(drawn.asks).toBe('1 capture-target');
  expect(drawn.question.more?.about).toEqual({ from: 7, why: 'without-island' });
  expect(drawn.asked).toEqual(['island 0', 'island 1', 'island 3', 'island 4', 'island 5', 'island 6']);
  expect(drawn.blocked).toEqual(['island 2: F-9.3']);
  drawn.play('island 5', '2');
  expect(drawn.state.islands[5]).toMatchObject({ owner: 1, hunters: 1 });
  // One island only: the rest of the airship stays.
  expect(drawn.airship(1)).toBe('3 hunters, 0 mercenaries, 1 destroyed');
  expect(drawn.asks).toBe('0 second-action');
});

test('F-9.1 an interruption can itself be interrupted', () => {
  const drawn = table('1:a3m1\n\n2:b2\n\n0:m1\n\n3:m1\n\n4:m1\n\n5:m1\n\n6:c1', { corporations: { 0: { hand: '1', destroyed: 2 } } });
  drawn.play('card 1', 'capture', '3', '0', 'island 6', '2');
  // Seat 1 took the last island of seat 2, who comes back before seat 0 goes on; island 6 is the one that seat 2 has just lost.
  expect(drawn.asks).toBe('2 capture-target');
  expect(drawn.blocked).toEqual(['island 6: F-9.3']);
  drawn.play('island 3', '3');
  expect(drawn.asks).toBe('0 second-action');
});

test('F-9.1 Superiority can take the last hunter too', () => {
  const drawn = table('1:a1\n\n2:b1m3\n\n3', { corporations: { 0: { hand: '3' }, 1: { hand: '1' } } }).play('card 3', '1');
  expect(drawn.asks).toBe('1 free-island');
  drawn.play('island 3').shows('1:a1\n\n2:m3\n\n3:b2');
});

test('F-9.4 who can do neither stays without an island, and tries again before each move', () => {
  const crowd = '1:a4m8\n\n2:b1\n\n0:c5\n\n3:m5\n\n4:d5\n\n5:m5\n\n6:m5';
  const drawn = table(crowd, {
    supply: 0,
    steps: 4,
    corporations: { 0: { hand: '1 5', destroyed: 1 }, 1: { hand: '1' }, 2: { hand: '1' }, 3: { hand: '1' } },
  });
  // More pieces than the box has, so that the airship of seat 1 can take no island but the one just lost.
  drawn.play('card 1', 'capture', '2', '2');
  expect(drawn.asks).toBe('0 lose-hunters');
  drawn.play('0');
  expect(drawn.told('stays-without')).toEqual([{ what: 'stays-without', seat: 1, rule: 'F-9.4' }]);
  expect(drawn.state.withoutIsland).toBe(1 << 1);
  expect(drawn.asks).toBe('0 second-action');
  drawn.play('end-turn');
  // Before the next move the island just lost, with two hunters on it, can be taken back.
  expect(drawn.told('captured').map(({ seat, island }) => `${seat} ${island}`)).toEqual(['0 2']);
  expect(drawn.asks).toBe('1 send-hunters');
  drawn.play('3');
  expect(drawn.state.withoutIsland).toBe(0);
  expect(drawn.state.islands[2]).toMatchObject({ owner: 1, hunters: 2 });
  expect(drawn.asks).toBe('1 move');
});

test('F-9.4 without an island one may still muster, recruit to the airship and capture from it', () => {
  const drawn = table('1:b1', { supply: 3, corporations: { 0: { hand: '1 2 3 4 5 6', destroyed: 1 } } });
  expect(drawn.asked).toEqual(['card 1', 'card 2', 'card 4', 'castling', 'inaction', 'pass']);
  const recruited = drawn.play('card 4');
  expect(recruited.airship(0)).toBe('4 hunters, 1 mercenaries, 1 destroyed');
});
