import { expect, test } from 'vitest';
import { table } from './drawn.ts';

test('F-10.1 an airship holds all five hunters and two mercenaries', () => {
  const drawn = table('1:a1m2\n\n2:b1', { corporations: { 0: { hand: '5' } } }).play('card 5', 'support', '1', '0', 'end-turn');
  expect(drawn.airship(0)).toBe('4 hunters, 2 mercenaries, 0 destroyed');
});

test('F-10.2 no third mercenary gets on board: by Recruitment, Bribery or Support', () => {
  const full = { hand: '4 5 6', mercenaries: 2 };
  const recruit = table('1:a1\n\n3:a1\n\n2:b1m1', { corporations: { 0: full } }).play('card 4');
  expect([recruit.asked, recruit.blocked[0]]).toEqual([['island 1', 'island 3'], 'airship: F-10.2']);
  const bribe = table('1:a1\n\n2:b1m1\n\n3:a1', { corporations: { 0: full } }).play('card 6');
  expect([bribe.asked, bribe.blocked]).toEqual([['island 1', 'island 3'], ['airship: F-10.2']]);
  const support = table('1:a1m2\n\n2:b1', { corporations: { 0: { hand: '5', mercenaries: 1 } } }).play('card 5', 'support', '1');
  expect([support.asked, support.blocked]).toEqual([['1', '2', '3', 'keep-rest'], ['0: F-10.2']]);
});

test('F-10.3 without properties, and for players whose airship has another one, nothing is added', () => {
  for (const airship of [undefined, 'tow-lines'] as const) {
    const drawn = table('1:a1\n\n2:b1', { corporations: { 0: { hand: '4', ...(airship === undefined ? {} : { airship }) } } }).play(
      'card 4',
      'island 1',
    );
    expect(drawn.asks).toBe('nothing');
  }
});

test('F-10.3 a property may be used alone, its action declined, whenever its card is played', () => {
  const own = { hand: '1 4 5' };
  // Barracks without Recruitment: one mercenary to the airship, also for a player without an island.
  const barracks = { ...own, airship: 'barracks' as const };
  const recruited = table('1:a1\n\n2:b1', { corporations: { 0: barracks } }).play('card 4', 'airship', 'decline');
  expect([recruited.airship(0), recruited.state.islands[1]!.mercenaries]).toEqual(['4 hunters, 1 mercenaries, 0 destroyed', 0]);
  const homeless = table('2:b1', { corporations: { 0: barracks } }).play('card 4', 'decline');
  expect(homeless.airship(0)).toBe('5 hunters, 1 mercenaries, 0 destroyed');
  // Second drill without Illegal mining: one temporary gravity on whichever own island.
  for (const island of [1, 3]) {
    const drilled = table('1:a1\n\n2:b1\n\n3:a1', { corporations: { 0: { ...own, airship: 'second-drill' } } }).play(
      'card 1',
      'illegal-mining',
      `island ${island}`,
      'done',
      'end-turn',
    );
    expect(drilled.state.islands.map(({ temporary }) => temporary)).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => (i === island ? 1 : 0)));
  }
  // Tow lines without a turn of an own island.
  const towed = table('1:a1\n\n0:m1', { corporations: { 0: { ...own, airship: 'tow-lines' } } }).play(
    'card 5',
    'rotation',
    'turn 0 by 2',
    'done',
    'end-turn',
  );
  expect([0, 1].map((i) => towed.state.islands[i]!.turns)).toEqual([2, 0]);
  // Armour has nothing to save where nothing is captured.
  const armour = table('1:a1\n\n0:m1', { corporations: { 0: { ...own, airship: 'armour' } } }).play('card 1', 'illegal-mining', 'end-turn');
  expect(armour.log.map(({ what }) => what)).toEqual(['played', 'action', 'extracted']);
});

test('F-10.3 where the action is impossible its property could change nothing either', () => {
  const full = table('1:a1\n\n2:b1', { supply: 0, corporations: { 0: { hand: '4', airship: 'barracks' } } });
  expect(full.blocked).toContain('card 4: F-4.3');
  for (const [airship, card] of [
    ['second-drill', 1],
    ['tow-lines', 5],
  ] as const) {
    // Without an island and without a hunter on the airship.
    const nobody = table('2:b1m1\n\n0:m1', { corporations: { 0: { hand: String(card), airship, destroyed: 5 } } });
    expect(nobody.blocked).toContain(`card ${card}: F-4.3`);
  }
});

test('F-10.4 Armour: one piece fewer is lost, once in a capture, on the island that one wants', () => {
  const position = () =>
    table('2:m1\n\n1:a4\n\n3:m1', { corporations: { 0: { hand: '1', airship: 'armour' as const } } }).play(
      'card 1',
      'capture',
      'island 1',
      'island 2',
      '2',
      'island 3',
    );
  const first = position();
  expect(first.asks).toBe('0 armour');
  first.play('use');
  expect(first.state.islands[2]!.hunters).toBe(2);
  first.play('end-turn').shows('2:a2\n\n1\n\n3:a1');
  const later = position().play('decline');
  expect(later.asks).toBe('0 armour');
  later.play('use', 'end-turn').shows('2:a1\n\n1\n\n3:a2');
  expect(later.told('spared')).toEqual([{ what: 'spared', seat: 0, island: 3, rule: 'F-10.4' }]);
  const never = position().play('decline', 'decline', 'end-turn');
  never.shows('2:a1\n\n1\n\n3:a1');
});

test('F-10.4 Armour is not asked about where nothing is lost', () => {
  const drawn = table('2\n\n1:a2', { corporations: { 0: { hand: '1', airship: 'armour' as const, destroyed: 3 } } }).play(
    'card 1',
    'capture',
    '1',
  );
  expect(drawn.asks).toBe('0 second-action');
});

test('F-10.5 Barracks: one more mercenary, to the airship, if there is one and room for it', () => {
  const drawn = table('1:a1\n\n2:b1', { corporations: { 0: { hand: '4', airship: 'barracks' as const } } }).play('card 4', 'island 1');
  expect(drawn.asks).toBe('0 barracks');
  const used = drawn.again().play('card 4', 'island 1', 'use');
  expect([used.airship(0), used.state.islands[1]!.mercenaries, used.state.supply]).toEqual(['4 hunters, 1 mercenaries, 0 destroyed', 1, 6]);
  drawn.play('decline');
  expect([drawn.airship(0), drawn.state.supply]).toEqual(['4 hunters, 0 mercenaries, 0 destroyed', 7]);
  const last = table('1:a1\n\n2:b1', { supply: 1, corporations: { 0: { hand: '4', airship: 'barracks' as const } } }).play(
    'card 4',
    'island 1',
  );
  expect(last.asks).toBe('nothing');
  const full = table('1:a1\n\n2:b1', { corporations: { 0: { hand: '4', airship: 'barracks' as const, mercenaries: 1 } } }).play(
    'card 4',
    'airship',
  );
  expect(full.asks).toBe('nothing');
});

test('F-10.6 Second drill: one temporary gravity on a second own island', () => {
  const drawn = table('1:a1\n\n2:a1\n\n3:a1', { corporations: { 0: { hand: '1', airship: 'second-drill' as const } } }).play(
    'card 1',
    'illegal-mining',
    'island 2',
  );
  expect(drawn.asked).toEqual(['island 1', 'island 3', 'done']);
  drawn.play('island 3', 'end-turn').shows('1:a1\n\n2:a1/0+1\n\n3:a1/0+1');
  const one = table('1:a1', { corporations: { 0: { hand: '1', airship: 'second-drill' as const } } }).play('card 1', 'illegal-mining');
  expect(one.asks).toBe('0 second-action');
});

test('F-10.7 Tow lines: also one neighbouring neutral island, even without an own one', () => {
  const drawn = table('1:a1\n\n0:m1\n\n3:b1\n\n4', { corporations: { 0: { hand: '5', airship: 'tow-lines' as const } } }).play(
    'card 5',
    'rotation',
  );
  expect(new Set(drawn.asked.map((text) => text.slice(0, 6)))).toEqual(new Set(['turn 0', 'turn 1']));
  const only = drawn.again().play('card 5', 'rotation', 'turn 0 by 3', 'done', 'end-turn');
  expect([0, 1].map((i) => only.state.islands[i]!.turns)).toEqual([3, 0]);
  expect(only.told('rotated')).toEqual([{ what: 'rotated', seat: 0, island: 0, turns: 3, rule: 'F-10.7' }]);
  drawn.play('turn 1 by 1');
  expect(drawn.asked).toEqual(['turn 0 by 1', 'turn 0 by 2', 'turn 0 by 3', 'turn 0 by 4', 'turn 0 by 5', 'done']);
  const one = table('1:a1\n\n0:m1\n\n2:a1\n\n4', { corporations: { 0: { hand: '5', airship: 'tow-lines' as const } } }).play(
    'card 5',
    'rotation',
    'turn 0 by 1',
  );
  expect(one.asked.some((text) => text.startsWith('turn 4'))).toBe(false);
});
