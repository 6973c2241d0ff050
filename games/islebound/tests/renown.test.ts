import { expect, test } from 'vitest';
import { renownTokens, reputations } from '../content/original.ts';
import { NOTHING } from '../rules/state.ts';
import { table, textOfBundle } from './drawn.ts';

test('I-11.1 the booklet: from 6, three more are 7, a token, and 2 on the track', () => {
  // Rockslide brings 1, the Library 1 for the book: so John is at 5 with a card of renown 2 and one building.
  const here = table({ at: 'Farvold', towns: 'Farvold', renown: 6, buildings: 'Bridge' }, {}, { more: { token: '2 wood' } });
  here.play('visit', 'reputation building', 'goods 1 wood');
  expect(here.renown(0)).toBe(2);
  expect(here.state.players[0]!.tokens).toHaveLength(1);
  expect(here.has(0)).toBe('3 wood');
  expect(here.told('took-token')).toMatchObject([{ seat: 0, rule: 'I-11.1' }]);
});

test('I-11.1 every reward is taken at once', () => {
  const rewards = new Set(renownTokens.map(textOfBundle));
  for (const token of rewards) {
    const more = { token, crewRow: 'fight+work, sailing+work, fight+sailing' };
    const here = table({ at: 'Rockslide', towns: 'Rockslide', renown: 6, below: 'fight+negotiation' }, {}, {}, { more }).play('visit');
    if (token === '1 crew') here.play('hire fight+work for 0');
    const result = [here.has(0), here.crew(0), here.cubes(0)].join('; ');
    const crew = 'administration, administration, work | fight+negotiation | ';
    const expected: Readonly<Record<string, string>> = {
      '1 book': `2 book; ${crew}; `,
      '2 wood': `2 wood, 1 book; ${crew}; `,
      '3 fish': `3 fish, 1 book; ${crew}; `,
      '3 coin': `3 coin, 1 book; ${crew}; `,
      '1 pirate': `1 book, 1 pirate; ${crew}; `,
      '1 serpent': `1 book, 1 serpent; ${crew}; `,
      '1 cube': `1 book; ${crew}; 0`,
      '2 cube': `1 book; ${crew}; 0, 1`,
      '1 crew': '1 book; administration, administration, work, fight+work | fight+negotiation | ; ',
      '1 rest': '1 book; administration, administration, work, fight+negotiation |  | ; ',
    };
    expect(result).toBe(expected[token]);
  }
  expect(rewards.size).toBe(10);
});

test('I-11.1 fourteen at once are two tokens', () => {
  const here = table({ at: 'Farvold', towns: 'Farvold', renown: 6, has: '21 coin' }, {}, { more: { reputations: 'coin, town' } });
  here.play('visit', 'reputation coin', 'goods 2 fish');
  // 6 and 2 for showing it: a token and 1; 7 for the coins: another, and 1.
  expect([here.state.players[0]!.tokens.length, here.renown(0)]).toEqual([2, 1]);
});

test('I-11.2 who reaches 7 together with others takes a token from the first player on', () => {
  const owning = { buildings: 'Bridge', renown: 6 };
  const more = { first: 2, turn: 1, token: '2 wood' };
  const here = table(owning, { at: 'Farvold', towns: 'Farvold' }, { ...owning, buildings: 'Butcher' }, { more });
  here.play('visit', 'reputation building', 'goods 1 wood');
  expect(here.told('took-token').map(({ seat }) => seat)).toEqual([2, 0]);
  expect(here.has(2)).toBe('2 wood');
});

test('I-11.3 I-14.2 after the last token renown is counted on, and the last round comes', () => {
  const here = table(
    { at: 'Rockslide', towns: 'Rockslide', renown: 6 },
    { renown: 6 },
    { more: { tokensBelow: 0, round: 9, row: 'Bridge' } },
  );
  here.play('visit');
  expect(here.told('end-near')).toMatchObject([{ why: 'tokens', lastRound: 10, rule: 'I-14.2' }]);
  expect([here.state.token, here.state.lastRound]).toEqual([NOTHING, 10]);
  const after = table({ at: 'Rockslide', towns: 'Rockslide', renown: 6 }, {}, { more: { token: null, lastRound: 3 } }).play('visit');
  expect([after.renown(0), after.state.players[0]!.tokens.length]).toEqual([7, 0]);
});

test('I-11.4 the booklet: who shows the card gains its renown, then everybody one for each building', () => {
  const here = table({ at: 'Farvold', towns: 'Farvold', buildings: 'Bridge' }, { buildings: 'Palace, Museum' }, {});
  here.play('visit');
  expect(here.asked).toEqual(['reputation building', 'reputation town']);
  here.play('reputation building');
  expect([here.renown(0), here.renown(1), here.renown(2)]).toEqual([3, 2, 0]);
  expect(here.waiting).toBe('either to 0');
});

test('I-11.5 the card is gone and another comes; when all are gone Farvold brings goods only', () => {
  const here = table({ at: 'Farvold', towns: 'Farvold' }, {}, { more: { chance: [7] } }).play('visit', 'reputation building');
  expect([here.state.reputations, here.state.reputationsDone]).toEqual([[7, 1], [0]]);
  const few = table({ at: 'Farvold', towns: 'Farvold' }, {}, { more: { reputationsBelow: '' } }).play('visit', 'reputation building');
  expect(few.state.reputations).toEqual([NOTHING, 1]);
  const none = table({ at: 'Farvold', towns: 'Farvold' }, {});
  none.state.reputations.fill(NOTHING);
  expect(none.play('visit').waiting).toBe('either to 0');
});

test('I-11.6 a limit of 7 is a limit', () => {
  const limited = table({ at: 'Farvold', towns: 'Farvold', has: '9 book' }, {}, { more: { reputations: 'book, town', token: null } });
  expect(limited.play('visit', 'reputation book').renown(0)).toBe(reputations[2]!.renown + 7);
  const many = 'Bridge, Palace, Museum, Butcher, Library, Mansion, Market, Tavern, Sawmill';
  const free = table({ at: 'Farvold', towns: 'Farvold', buildings: many }, {}, { more: { token: null } });
  expect(free.play('visit', 'reputation building').renown(0)).toBe(reputations[0]!.renown + 9);
});

test('I-11.4 every reputation card counts what it says', () => {
  const own = {
    at: 'Farvold',
    towns: 'Farvold, Ratnest',
    has: '6 coin, 2 wood, 3 fish, 2 book, 1 pirate, 2 serpent',
    cubes: '3, 4',
    buildings: 'Bridge, Palace',
    ichor: true,
  };
  const gained = reputations.map(({ counts, renown }, card) => {
    const here = table(own, {}, {}, { more: { token: null } });
    here.state.reputations = [card, (card + 1) % 8];
    here.state.reputationsBelow = [];
    return [counts, here.play('visit', `reputation ${counts}`).renown(0) - renown];
  });
  expect(gained).toEqual([
    ['building', 2],
    ['town', 3],
    ['book', 2],
    ['crew', 1],
    ['raider', 4],
    ['goods', 2],
    ['cube', 2],
    ['coin', 2],
  ]);
});
