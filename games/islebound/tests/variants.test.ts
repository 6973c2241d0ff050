import { configure } from '@skerry/engine';
import { expect, test } from 'vitest';
import { FISH, WOOD } from '../content/goods.ts';
import { buildingNamed, buildings, REGULAR_BUILDINGS } from '../content/original.ts';
import { islebound } from '../index.ts';
import { newRun } from '@skerry/engine/laws';
import type { IsleboundState } from '../rules/state.ts';
import { table } from './drawn.ts';

const trade = { more: { variants: { trade: true }, row: 'Bridge' } };

test('I-18.1 the small world is refused to three or four', () => {
  expect(() => configure(islebound, 2, { smallWorld: true })).not.toThrow();
  for (const players of [3, 4])
    expect(() => configure(islebound, players, { smallWorld: true })).toThrow('The small world is for two players');
});

test('I-16.1 I-16.4 an offer to a player in the same region, made whole and then taken', () => {
  const here = table({ at: 'Underval', has: '3 wood, 1 fish' }, { at: 'Underval', has: '2 pirate, 1 book' }, {}, trade).play('trade 1');
  expect([here.waiting, here.asked]).toEqual(['trade-give to 0', ['add wood', 'add fish']]);
  here.play('add wood', 'add wood', 'enough');
  expect([here.waiting, here.asked]).toEqual(['trade-get to 0', ['add book', 'add pirate']]);
  here.play('add pirate', 'enough');
  expect([here.waiting, here.asked]).toEqual(['trade-answer to 1', ['accept', 'decline']]);
  here.play('accept');
  expect([here.has(0), here.has(1)]).toEqual(['1 wood, 1 fish, 1 pirate', '2 wood, 1 book, 1 pirate']);
  expect(here.told('traded')).toMatchObject([{ seat: 0, with: 1, rule: 'I-16.1' }]);
});

test('I-16.1 not across regions, and not without the option', () => {
  const apart = table({ at: 'Underval', has: '3 wood, 9 coin' }, { at: 'Greneel', has: '2 pirate' }, trade);
  expect(apart.blocked).toContain('trade 1: I-16.1');
  const without = table({ at: 'Underval', has: '3 wood, 9 coin' }, { at: 'Underval', has: '2 pirate' });
  expect([...without.asked, ...without.blocked].filter((act) => act.startsWith('trade'))).toEqual([]);
});

test('I-16.2 coins and the Ichor serpent are not traded', () => {
  const here = table(
    { at: 'Underval', has: '5 coin, 1 wood, 1 fish, 1 book, 1 pirate, 1 serpent', ichor: true },
    { at: 'Underval', has: '1 serpent' },
    trade,
  );
  here.play('trade 1');
  expect(here.asked).toEqual(['add wood', 'add fish', 'add book', 'add pirate']);
  expect(table({ at: 'Underval', has: '9 coin' }, { at: 'Underval', has: '1 wood' }, trade).blocked).toContain('trade 1: I-16.2');
});

test('I-16.3 both give something, and nobody gets back what he gives', () => {
  const wood = table({ at: 'Underval', has: '1 wood, 9 coin' }, { at: 'Underval', has: '6 wood' }, trade);
  expect(wood.blocked).toContain('trade 1: I-16.3');
  const here = table({ at: 'Underval', has: '1 wood, 1 fish' }, { at: 'Underval', has: '6 wood, 1 fish' }, trade).play(
    'trade 1',
    'add wood',
  );
  // Fish as well would leave nothing to get, so that fish are all that can be asked for.
  expect(here.told('offered')).toMatchObject([{ gives: [WOOD, 1], gets: [FISH, 1] }]);
});

test('I-16.4 an offer may be declined, and two in a turn are enough', () => {
  const here = table({ at: 'Underval', has: '3 wood, 9 coin' }, { at: 'Underval', has: '2 pirate' }, trade);
  for (let i = 0; i < 2; i++) here.play('trade 1', 'enough', 'enough', 'decline');
  expect([here.has(0), here.has(1)]).toEqual(['9 coin, 3 wood', '2 pirate']);
  expect(here.told('declined')).toHaveLength(2);
  expect(here.blocked).toContain('trade 1: I-16.4');
});

test('I-16.5 a traded serpent brings Ichor back; a traded book sets nothing going', () => {
  const own = { at: 'Underval', has: '1 wood', buildings: 'Underriver Gate' };
  const here = table(own, { at: 'Underval', has: '2 serpent' }, trade).play('trade 1', 'enough', 'accept');
  expect(here.state.players[0]!.ichor).toBe(true);
  const reader = table({ ...own, buildings: 'Library' }, { at: 'Underval', has: '2 book' }, trade);
  reader.play('trade 1', 'enough', 'accept');
  expect([reader.has(0), reader.renown(0)]).toEqual(['1 book', 0]);
});

test('I-3.5 I-16.1 what is over after a trade goes overboard', () => {
  const own = { at: 'Underval', has: '1 pirate, 10 wood' };
  const here = table(own, { at: 'Underval', has: '2 fish' }, trade).play('trade 1', 'add pirate', 'enough', 'add fish', 'accept');
  expect(here.waiting).toBe('keep-goods to 0');
});

const boarding = { variants: { boarding: true }, row: 'Bridge' } as const;

test('I-17.1 I-17.2 I-17.3 a die for each fighter and pirate; above 3 is a hit; who has more takes the difference in coins', () => {
  const own = { at: 'Underval', has: '1 pirate', deck: 'fight+work, work' };
  const here = table(own, { at: 'Underval', has: '5 coin, 1 pirate, 1 serpent' }, { more: { ...boarding, chance: [4, 6, 3] } }).play(
    'board 1',
  );
  expect(here.told('boarded')).toMatchObject([{ dice: [4, 6], theirDice: [3], winner: 0, coins: 2 }]);
  expect([here.has(0), here.has(1)]).toEqual(['2 coin, 1 pirate', '3 coin, 1 pirate, 1 serpent']);
});

test('I-17.2 ten dice are all there are, for each of them', () => {
  const own = { at: 'Underval', has: '9 pirate', deck: 'fight+work, fight+sailing' };
  const here = table(own, { at: 'Underval', has: '6 pirate', deck: '' }, { more: boarding }).play('board 1');
  const [boarded] = here.told('boarded');
  expect([boarded!.dice.length, boarded!.theirDice.length]).toEqual([10, 6]);
});

test('I-17.3 the other may win, no more is taken than there is, and a draw brings nothing', () => {
  const other = { at: 'Underval', has: '3 pirate' };
  const lost = table({ at: 'Underval', has: '1 pirate, 1 coin' }, other, { more: { ...boarding, chance: [1, 4, 5, 6] } }).play('board 1');
  expect([lost.has(0), lost.has(1)]).toEqual(['1 pirate', '1 coin, 3 pirate']);
  const draw = table({ at: 'Underval', has: '1 pirate, 5 coin' }, other, { more: { ...boarding, chance: [6, 4, 1, 2] } }).play('board 1');
  expect(draw.told('boarded')).toMatchObject([{ winner: -1, coins: 0 }]);
});

test('I-17.4 the action is used up, and nobody loses a card', () => {
  const here = table(
    { at: 'Underval', has: '1 pirate, 9 coin' },
    { at: 'Underval', has: '2 pirate' },
    { more: { ...boarding, chance: [1, 1, 1] } },
  );
  here.play('board 1');
  expect(here.blocked).toEqual(expect.arrayContaining(['board 1: I-5.1', 'visit: I-5.1']));
  expect([here.has(0), here.has(1)]).toEqual(['9 coin, 1 pirate', '2 pirate']);
});

test('I-17.1 I-17.2 not in another region, not without a die', () => {
  expect(table({ at: 'Underval', has: '1 pirate' }, { at: 'Greneel' }, { more: boarding }).blocked).toContain('board 1: I-17.1');
  expect(table({ at: 'Underval' }, { at: 'Underval' }, { more: boarding }).blocked).toContain('board 1: I-17.2');
});

test('I-20.1 seven cards are drafted: all keep one at once and pass the others to the left', () => {
  const run = newRun<IsleboundState>(islebound, { players: 3, options: { architect: true } }, 'draft');
  while (run.anyQuestion!.name === 'home-port') run.answer(0);
  expect(run.questions.map(({ seat, name }) => `${name} to ${seat}`)).toEqual(['draft to 0', 'draft to 1', 'draft to 2']);
  const dealt = run.state.players.map(({ passed }) => passed.slice());
  for (const seat of [0, 1, 2]) run.answer(0, run.questionOf(seat));
  expect(run.state.players.map(({ hand }) => hand)).toEqual(dealt.map(([card]) => [card]));
  expect(run.state.players.map(({ passed }) => passed)).toEqual([2, 0, 1].map((from) => dealt[from]!.slice(1)));
  while (run.anyQuestion!.name === 'draft') run.answer(0);
  expect(run.state.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
  expect(run.state.deck).toHaveLength(REGULAR_BUILDINGS - 21);
  expect(run.anyQuestion!.name).toBe('sail');
});

const architect = { variants: { architect: true } } as const;
const coins = (name: string): number => buildings[buildingNamed(name)]!.coins;

test('I-20.2 an architect buys and builds from the hand, whatever the books, and nobody else sees it', () => {
  const here = table({ has: '20 coin', hand: 'Palace, Bridge' }, { hand: 'Museum' }, { more: architect });
  expect(here.asked.filter((act) => act.startsWith('buy'))).toEqual(['buy Bridge', 'buy Palace']);
  here.play('buy Palace');
  expect([here.hand(0), here.buildings(0), here.has(0)]).toEqual(['Bridge', 'Palace', `${20 - coins('Palace')} coin`]);
  const view = islebound.view(here.state, 0);
  expect([view.players[1]!.hand, view.players[1]!.handCount]).toEqual([undefined, 1]);
  const stratik = table({ at: 'Stratik', towns: 'Stratik', has: '2 wood, 2 fish', hand: 'Bridge' }, {}, { more: architect });
  expect(stratik.play('visit', 'building Bridge').buildings(0)).toBe('Bridge');
});

test('I-20.3 I-20.5 whoever would gain a book draws a card, and what comes with books comes with it', () => {
  const more = { ...architect, chance: [buildingNamed('Tavern')] };
  const here = table({ at: 'Rockslide', towns: 'Rockslide', buildings: 'Library' }, {}, { more }).play('visit');
  expect([here.has(0), here.hand(0), here.renown(0)]).toEqual(['', 'Tavern', 2]);
});

test('I-20.4 whoever would spend a book discards a card', () => {
  const here = table({ at: 'Tandrake', towns: 'Tandrake', hand: 'Palace, Bridge' }, {}, { more: architect }).play('visit');
  expect(here.asked).toEqual(['count 0', 'count 1', 'count 2']);
  here.play('count 1', 'building Palace');
  expect([here.hand(0), here.renown(0), here.state.discard]).toEqual(['Bridge', 2, [buildingNamed('Palace')]]);
});

test('I-20.4 a used-up deck is made of the discards again; if there are none either, nothing is drawn', () => {
  const used = table({ at: 'Rockslide', towns: 'Rockslide' }, {}, { more: { ...architect, deck: '' } });
  used.state.discard.push(buildingNamed('Tavern'));
  expect(used.play('visit').hand(0)).toBe('Tavern');
  expect(used.told('deck-shuffled')).toHaveLength(1);
  expect(
    table({ at: 'Rockslide', towns: 'Rockslide' }, {}, { more: { ...architect, deck: '' } })
      .play('visit')
      .hand(0),
  ).toBe('');
});

test('I-20.5 a book for which there is no card to draw is none: it brings nothing, and cannot be paid for', () => {
  const own = { at: 'Rockslide', towns: 'Rockslide', buildings: 'Library, School of War' };
  const here = table(own, {}, { more: { ...architect, deck: '' } }).play('visit');
  expect([here.hand(0), here.has(0), here.renown(0)]).toEqual(['', '', 1]);
  const more = { ...architect, variants: { architect: true, advanced: true } };
  const one = table({ ...own, has: '4 coin' }, {}, { more: { ...more, deck: 'Tavern' } }).play('visit', 'count 2');
  expect([one.hand(0), one.has(0), one.renown(0)]).toEqual(['Tavern', '1 pirate', 5]);
  const gilliam = { at: 'Gilliam', towns: 'Gilliam', has: '2 fish' };
  expect(table(gilliam, {}, { more: { ...architect, deck: 'Tavern' } }).play('visit').waiting).toBe('exchange-again to 0');
  expect(
    table(gilliam, {}, { more: { ...architect, deck: '' } })
      .play('visit')
      .has(0),
  ).toBe('2 fish');
});

test('I-20.5 cards in hand count as books', () => {
  const more = { ...architect, reputations: 'book, town' };
  const here = table({ at: 'Farvold', towns: 'Farvold', hand: 'Palace, Bridge, Museum' }, { hand: 'Tavern' }, { more }).play(
    'visit',
    'reputation book',
  );
  expect([here.renown(0), here.renown(1)]).toEqual([6, 1]);
});

const metropolis = { metropolis: true };

test('I-21.1 I-21.3 three of Metropolis lie in a row of their own and need 3, 2 and 1 books', () => {
  const inReach = (books: number): string[] => {
    const own = { has: books === 0 ? '30 coin' : `30 coin, ${books} book`, buildings: 'Bridge' };
    return table(own, {}, { more: { variants: metropolis, metropolisRow: 'Mint, University, Admiralty' } }).asked.filter((act) =>
      act.startsWith('buy'),
    );
  };
  expect(inReach(0)).toEqual([]);
  expect(inReach(1)).toEqual(['buy Admiralty']);
  expect(inReach(2)).toEqual(['buy University', 'buy Admiralty']);
  expect(inReach(3)).toHaveLength(3);
  const more = { variants: metropolis, metropolisRow: 'Mint, University, Admiralty', chance: [buildingNamed('Cathedral')] };
  const here = table({ has: '30 coin, 2 book', buildings: 'Bridge' }, {}, { more }).play('buy University');
  expect(here.state.metropolisRow.map((card) => buildings[card]!.name)).toEqual(['Cathedral', 'Mint', 'Admiralty']);
});

test('I-21.1 a building of Metropolis counts as a building', () => {
  const seven = 'Palace, Museum, Library, Mansion, Market, Tavern, Bridge';
  const more = { variants: metropolis, metropolisRow: 'Mint, University, Admiralty' };
  const here = table({ has: '30 coin, 3 book', buildings: seven }, {}, { more }).play('buy Mint');
  expect(here.told('end-near')).toMatchObject([{ why: 'buildings' }]);
});

test('I-21.2 one regular building for each of Metropolis', () => {
  const more = { variants: metropolis, metropolisRow: 'Mint, University, Admiralty', row: 'Butcher' };
  const has = '30 coin, 3 book';
  expect(table({ has }, {}, { more }).blocked).toContain('buy Mint: I-21.2');
  expect(table({ has, buildings: 'Bridge' }, {}, { more }).asked).toContain('buy Mint');
  expect(table({ has, buildings: 'Bridge, Dry Dock' }, {}, { more }).blocked).toContain('buy Mint: I-21.2');
  expect(table({ has, buildings: 'Bridge, Dry Dock, Palace' }, {}, { more }).asked).toContain('buy Mint');
});

test('I-21.5 an architect draws from either deck', () => {
  const variants = { architect: true, metropolis: true };
  const here = table({ at: 'Rockslide', towns: 'Rockslide' }, {}, { more: { variants, chance: [buildingNamed('Mint')] } }).play('visit');
  expect([here.waiting, here.asked]).toEqual(['draw-from to 0', ['deck regular', 'deck metropolis']]);
  expect(here.play('deck metropolis').hand(0)).toBe('Mint');
  const bare = table({ has: '30 coin', hand: 'Mint' }, {}, { more: { variants } });
  expect(bare.blocked).toContain('buy Mint: I-21.2');
});
