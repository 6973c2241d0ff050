import { expect, test } from 'vitest';
import { yieldOf } from '../rules/sky.ts';
import { table } from './drawn.ts';

const hand = (text: string) => ({ 0: { hand: text } });

test('F-11.1 Capture takes islands that are not one’s own', () => {
  // Only the airship can capture anything, and so it is not asked from where.
  const drawn = table('1:a3\n\n2:a1\n\n3:b1', { corporations: hand('1') }).play('card 1', 'capture');
  expect(drawn.asked).toEqual(['island 0', 'island 4', 'island 5', 'island 6']);
  expect(drawn.blocked).toEqual(['island 1: F-11.1', 'island 2: F-11.1', 'island 3: F-8.4']);
});

test('F-11.2 Illegal mining puts one temporary gravity on any own island', () => {
  const drawn = table('1:a1/2+1\n\n2:a1\n\n3:b1', { corporations: hand('1') }).play('card 1', 'illegal-mining');
  expect(drawn.asked).toEqual(['island 1', 'island 2']);
  expect(drawn.blocked).toContain('island 3: F-11.2');
  drawn.play('island 1', 'end-turn').shows('1:a1/2+2\n\n2:a1\n\n3:b1');
});

test('F-11.3 General muster brings all destroyed hunters back to the airship', () => {
  const drawn = table('1:a1\n\n2:b1', { corporations: { 0: { hand: '2', destroyed: 3 }, 1: { destroyed: 2 } } }).play('card 2');
  expect([drawn.airship(0), drawn.airship(1)]).toEqual(['4 hunters, 0 mercenaries, 0 destroyed', '2 hunters, 0 mercenaries, 2 destroyed']);
});

test('F-11.4 Gravity mining mines on own islands, and brings others nothing', () => {
  // Islands 1 and 2 complete a circuit of each other's.
  const drawn = table('1:a1\n\n2:b1\n\n3:a1', { corporations: hand('2'), turns: { 1: 2, 2: 2 } });
  const before = [1, 2, 3].map((i) => yieldOf(drawn.state, i));
  drawn.play('card 2');
  expect([1, 2, 3].map((i) => drawn.state.islands[i]!.permanent)).toEqual([1, 0, 0]);
  expect(before).toEqual([1, 1, 0]);
});

test('F-11.5 Superiority destroys one of 4 to 6 pieces and two of 7 or more, of one’s own choice', () => {
  const drawn = table('1:a1\n\n2:b2m2\n\n3:b1', { corporations: hand('3') }).play('card 3');
  expect(drawn.asks).toBe('0 destroy-hunters');
  expect(drawn.asked).toEqual(['0', '1']);
  drawn.play('1').shows('1:a1\n\n2:b1m2\n\n3:b1');
  const six = table('1:a1\n\n2:b2m4', { corporations: hand('3') }).play('card 3', '0');
  six.shows('1:a1\n\n2:b2m3');
  const seven = table('1:a1\n\n2:b1m6\n\n3:b1', { corporations: hand('3') }).play('card 3');
  expect(seven.asked).toEqual(['0', '1']);
  seven.play('1').shows('1:a1\n\n2:m5\n\n3:b1');
  expect(seven.told('overcame')[0]).toMatchObject({ victim: 1, hunters: 1, mercenaries: 1 });
  expect(seven.state.supply).toBe(3);
  const two = table('1:a1\n\n2:b4m4', { corporations: hand('3') }).play('card 3');
  expect(two.asked).toEqual(['0', '1', '2']);
});

test('F-11.6 not on an own island, not on one with fewer than four pieces, not on one that does not touch', () => {
  const drawn = table('3:b3\n\n1:a1m4\n\n2:b2m2\n\n4:b2m4', { corporations: hand('3') }).play('card 3');
  expect(drawn.asks).toBe('0 destroy-hunters');
  const chosen = table('3:b3m1\n\n1:a1m4\n\n2:b2m2\n\n4:m5', { supply: 0, corporations: hand('3') }).play('card 3');
  expect(chosen.asked).toEqual(['island 2', 'island 3']);
  expect(chosen.blocked).toEqual(expect.arrayContaining(['island 1: F-11.6', 'island 4: F-11.5']));
});

test('F-11.7 Transport shares gravity of both kinds out anew among own islands', () => {
  const drawn = table('1:a1/3+1\n\n2:a1/1\n\n3:b1/5\n\n4:a1/0+2', { corporations: hand('3') }).play('card 3');
  expect(drawn.asks).toBe('0 lay-permanent');
  expect(drawn.asked).toEqual(['0', '1', '2', '3', '4', 'keep-rest']);
  expect(drawn.question.more!.about).toEqual({ island: 1, before: 3, amounts: [], rest: 4 });
  drawn.play('0');
  // What is left to share is not what was there: the rest cannot stay as it was.
  expect(drawn.asked).toEqual(['0', '1', '2', '3', '4']);
  // Once all three of the temporary gravity lie on island 1, nothing is left to ask.
  drawn.play('0', '3').shows('1:a1/0+3\n\n2:a1\n\n3:b1/5\n\n4:a1/4');
});

test('F-11.7 while temporary gravity is shared out, the question tells how the permanent was', () => {
  const drawn = table('1:a1/3\n\n2:a1/0+2', { corporations: { 0: { hand: '3' } } }).play('card 3', '1');
  expect(drawn.asks).toBe('0 lay-temporary');
  expect(drawn.question.more?.about).toEqual({ island: 1, before: 0, amounts: [], rest: 2, permanent: [1, 2] });
});

test('F-11.7 what is left alone stays as it was', () => {
  const drawn = table('1:a1/3+1\n\n2:a1/1\n\n4:a1/0+2', { corporations: hand('3') }).play('card 3', 'keep-rest', '1', 'keep-rest');
  drawn.shows('1:a1/3+1\n\n2:a1/1\n\n4:a1/0+2');
});

test('F-11.8 Recruitment puts a mercenary from the supply on an own island or the airship; with an empty supply it is not possible', () => {
  const drawn = table('1:a1\n\n2:b1', { supply: 1, corporations: hand('4 4') }).play('card 4');
  expect(drawn.asked).toEqual(['island 1', 'airship']);
  expect(drawn.blocked).toContain('island 2: F-11.8');
  drawn.play('island 1').shows('1:a1m1\n\n2:b1');
  expect(drawn.state.supply).toBe(0);
  expect(table('1:a1\n\n2:b1', { supply: 0, corporations: hand('4 4') }).blocked).toContain('card 4: F-4.3');
});

test('F-11.9 Conversion turns all temporary gravity of one own island into permanent', () => {
  const drawn = table('1:a1/1+2\n\n2:a1/0+1\n\n3:a1/4\n\n4:b1/0+3', { supply: 0, corporations: hand('4') }).play('card 4');
  expect(drawn.asks).toBe('0 convert-on');
  expect(drawn.asked).toEqual(['island 1', 'island 2']);
  expect(drawn.blocked).toEqual(expect.arrayContaining(['island 3: F-11.9', 'island 4: F-11.9']));
  drawn.play('island 1').shows('1:a1/3\n\n2:a1/0+1\n\n3:a1/4\n\n4:b1/0+3');
});

test('F-11.10 Support shares hunters and mercenaries out among own islands and the airship', () => {
  const drawn = table('1:a2m1\n\n2:a1\n\n3:b1', { corporations: { 0: { hand: '5', mercenaries: 1 } } }).play('card 5', 'support');
  expect(drawn.asks).toBe('0 station-hunters');
  expect(drawn.asked).toEqual(['0', '1', '2', '3', '4', '5', 'keep-rest']);
  drawn.play('0', '4', '1');
  expect(drawn.asks).toBe('0 station-mercenaries');
  expect(drawn.question.more!.about).toEqual({ island: 2, before: 0, shares: [1], rest: 1, hunters: [0, 4, 1] });
  drawn.play('1', 'end-turn');
  // Island 1 keeps a mercenary alone, and so turns neutral.
  drawn.shows('1:m1\n\n2:a4m1\n\n3:b1');
  expect(drawn.airship(0)).toBe('1 hunters, 0 mercenaries, 0 destroyed');
});

test('F-11.10 while mercenaries are shared out, the question tells where the hunters are, the airship last', () => {
  const drawn = table('1:a2\n\n2:a1m1', { corporations: { 0: { hand: '5' } } }).play('card 5', 'support', '1', '1');
  expect(drawn.asks).toBe('0 station-mercenaries');
  expect(drawn.question.more?.about).toEqual({ island: 1, before: 0, shares: [], rest: 1, hunters: [1, 1, 3] });
});

test('F-11.10 the rest may stay as it is, the difference goes to the airship', () => {
  const drawn = table('1:a1\n\n2:a1\n\n3:b1', { corporations: hand('5') }).play('card 5', 'support', '3', 'keep-rest', 'end-turn');
  drawn.shows('1:a3\n\n2:a1\n\n3:b1');
  expect(drawn.airship(0)).toBe('1 hunters, 0 mercenaries, 0 destroyed');
  const much = table('1:a1\n\n2:a1\n\n3:b1', { corporations: { 0: { hand: '5', destroyed: 3 } } }).play('card 5', 'support', '2');
  expect(much.asks).toBe('0 second-action');
});

test('F-11.11 Rotation turns one or more own islands, each as far as one likes', () => {
  const drawn = table('1:a1\n\n2:a1\n\n3:b1\n\n0:a1', { corporations: hand('5') }).play('card 5', 'rotation');
  expect(drawn.asked).toHaveLength(15);
  // What may not be turned is told once an island.
  expect(drawn.blocked.filter((text) => text.startsWith('turn 3'))).toEqual(['turn 3 by 1: F-11.11']);
  drawn.play('turn 2 by 4');
  expect(drawn.asked).toHaveLength(11);
  drawn.play('turn 0 by 1', 'done', 'end-turn');
  expect([0, 1, 2, 3].map((i) => drawn.state.islands[i]!.turns)).toEqual([1, 0, 4, 0]);
});

test('F-11.12 Bribery moves a mercenary from a neighbouring island, neutral or another player’s', () => {
  const drawn = table('1:a1m1\n\n2:b1m1\n\n3:m1\n\n4:a1', { corporations: hand('6') }).play('card 6');
  expect(drawn.asked).toEqual(['island 2', 'island 3']);
  expect(drawn.blocked).toContain('island 1: F-11.12');
  drawn.play('island 2', 'island 1').shows('1:a1m2\n\n2:b1\n\n3:m1\n\n4:a1');
  expect(drawn.told('bribed')).toEqual([{ what: 'bribed', seat: 0, from: 2, to: 1, victim: 1, rule: 'F-11.12' }]);
});

test('F-11.13 a bribed mercenary goes to an own island beside it or to the airship', () => {
  const drawn = table('1:a1\n\n2:b1m1\n\n3:b1\n\n4:a1', { corporations: hand('6') }).play('card 6');
  expect(drawn.asks).toBe('0 bribe-to');
  expect(drawn.asked).toEqual(['island 1', 'airship']);
  expect(drawn.blocked).toEqual(['island 4: F-11.13']);
  drawn.play('airship');
  expect(drawn.airship(0)).toBe('3 hunters, 1 mercenaries, 0 destroyed');
});

test('F-11.14 Speculation: two temporary for one permanent at home, one for one at a neighbour’s, or both', () => {
  const picture = '1:a1/2\n\n2:b1/1\n\n3:a1/1\n\n4/1';
  const both = table(picture, { corporations: hand('6') }).play('card 6', 'island 1', 'island 4');
  both.shows('1:a1/1+2\n\n2:b1/1\n\n3:a1/1\n\n4/0+1');
  const own = table(picture, { corporations: hand('6') }).play('card 6', 'island 3', 'done');
  own.shows('1:a1/2\n\n2:b1/1\n\n3:a1/0+2\n\n4/1');
  const other = table(picture, { corporations: hand('6') }).play('card 6', 'done');
  // Having declined the one, a player does the other.
  expect(other.asked).toEqual(['island 2', 'island 4']);
  other.play('island 2').shows('1:a1/2\n\n2:b1/0+1\n\n3:a1/1\n\n4/1');
});

test('F-11.15 the two effects are independent, and the neighbouring island is never an own one', () => {
  // Islands 1 and 3 are own; 4 touches 3 only, and may go with island 1.
  const drawn = table('1:a1/2\n\n2:b1\n\n3:a1/1\n\n4/1', { corporations: hand('6') }).play('card 6', 'island 1');
  expect(drawn.asked).toEqual(['island 4', 'done']);
  expect(drawn.blocked).toEqual(['island 2: F-11.14', 'island 1: F-11.15', 'island 3: F-11.15']);
});
