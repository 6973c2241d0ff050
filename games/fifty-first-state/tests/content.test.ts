import { expect, test } from 'vitest';
import { cardSets, either, location, type LocationCard, perIcon, readCard } from '../content/card.ts';
import { factions } from '../content/factions.ts';
import { type Bundle, goods } from '../content/goods.ts';
import { deckOf, locationNamed, locations } from '../content/locations.ts';
import { transportDeck, transports } from '../content/transport.ts';
import { Drawn, type DrawnMore, type DrawnPlayer, stateIn, table, textOfBundle } from './drawn.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('T-1.2 there are 88 base cards, 50 of New Era, 50 of Winter and 12 transport cards', () => {
  expect(cardSets.map((set) => sum(locations.map(({ copies }) => copies[set])))).toEqual([88, 50, 50]);
  expect(sum(transports.map(({ copies }) => copies))).toBe(12);
  expect([transportDeck('red').length, transportDeck('blue').length]).toEqual([6, 6]);
  expect(deckOf('winter')).toHaveLength(138);
});

test('T-1.2 the expansions reprint eleven cards, and everything says where it comes from', () => {
  const again = locations.filter(({ copies }) => Object.values(copies).filter((count) => count > 0).length > 1).map(({ name }) => name);
  expect(again.toSorted()).toEqual(
    [
      'Boiler Room',
      'Church',
      'Courthouse',
      'Excavator',
      'Expedition Camp',
      'Hangar',
      'Haven',
      'Old Cinema',
      'Pub',
      'Wrecked Tank',
    ].toSorted(),
  );
  for (const { origin } of [...locations, ...transports, ...factions]) expect(origin).toBe('published');
});

test('T-1.4 every card shows distance, spoils, at most two categories, type, effect and deal', () => {
  for (const card of locations) {
    expect([1, 2, 3]).toContain(card.distance);
    expect(sum(card.spoils.filter((_, i) => i % 2 === 1))).toBeGreaterThanOrEqual(2);
    expect([card.deal.length, card.deal[1]]).toEqual([2, 1]);
    expect(card.icons.length).toBeLessThanOrEqual(2);
    expect(card.open && card.type !== 'production').toBe(false);
    const effects = [card.makes, card.bonus, card.stores, card.eachDeal, card.eachRaze, card.ifGained, card.action];
    expect(effects.some((effect) => effect !== null)).toBe(true);
  }
});

test('T-15.1 only Foundation and Radioactive Colony have no category', () => {
  expect(locations.filter(({ iconBits }) => iconBits === 0).map(({ name }) => name)).toEqual(['Foundation', 'Radioactive Colony']);
});

test('a typo fails when the cards are loaded', () => {
  const copies = { base: 1, 'new-era': 0, winter: 0 };
  const face = {
    type: { type: 'production', open: false },
    distance: 1,
    spoils: '2 gun',
    deal: '1 gun',
    icons: 'gun',
    makes: '1 gun',
  } as const;
  const read = (other: object) => () => readCard('Test', 'base', copies, { ...face, ...other });
  expect(read({})).not.toThrow();
  expect(read({ spoils: '2 gnu' })).toThrow('"gnu"');
  expect(read({ spoils: 'two gun' })).toThrow('not a number and a word');
  expect(read({ icons: 'gun amo' })).toThrow('"amo"');
  expect(read({ makes: undefined })).toThrow('makes something');
  expect(read({ pays: '1 gun', gains: '1 point' })).toThrow('pays for something');
  expect(() => locationNamed('Nowhere')).toThrow('no location');
  expect(() => either('1 gun', '1 fule')).toThrow('"fule"');
  expect(perIcon('gun', { max: 3 })).toMatchObject({ good: 1, icon: 1 });
  expect(location('Test', face).copies).toBe(1);
});

// ── Every part of every card is played once ──

const rich = '9 brick, 9 gun, 9 fuel, 9 metal, 9 worker, 9 grey, 9 red, 9 blue, 2 universal, 2 construction';
const deckIn = { base: 'base', 'new-era': 'new-era', winter: 'winter' } as const;

/** What has been seen to work, by card and part. */
const exercised = new Set<string>();
const seen = (part: string, { name }: LocationCard): void => void exercised.add(`${name}: ${part}`);

function played(card: LocationCard, player: DrawnPlayer, act: string, other: DrawnPlayer = { closed: true }): Drawn {
  const here = table({ ...player }, other, { more: { expansion: deckIn[card.set] } }).play(act);
  finish(here);
  return here;
}

/** Takes the first answer to everything but a turn. */
function finish(here: Drawn): void {
  while (here.run.question !== null && here.question.name !== 'turn')
    here.run.answer(here.question.answers.findIndex(({ kind }) => kind === 'enough') === 1 ? 1 : 0);
}

/** What a seat has gained between two moments: tokens, cards and points. */
function difference(before: readonly number[], here: Drawn): number[] {
  return holdings(here).map((count, good) => count - before[good]!);
}

function holdings(here: Drawn): number[] {
  const { goods: supply, kept, hand, points } = here.state.players[0]!;
  return [...supply.map((count, good) => count + kept[good]!), hand.length, points];
}

function vector(...bundles: readonly Bundle[]): number[] {
  const all = Array<number>(14).fill(0);
  for (const bundle of bundles) for (let i = 0; i < bundle.length; i += 2) all[bundle[i]!]! += bundle[i + 1]!;
  return all;
}
const minus = (one: readonly number[], other: readonly number[]): number[] => one.map((count, i) => count - other[i]!);
const start = (player: DrawnPlayer): number[] => holdings(new Drawn(stateIn([player, { closed: true }], {})));

test.each(locations)('$name can be razed for its spoils', (card) => {
  const player = { has: '3 red', hand: card.name };
  const here = played(card, player, `raze card ${card.name}`);
  expect(difference(start(player), here)).toEqual(minus(vector(card.spoils), vector([7, card.distance, 12, 1])));
  seen('spoils', card);
});

test.each(locations)('$name can be dealt with', (card) => {
  const player = { has: '3 blue', hand: card.name };
  const here = played(card, player, `deal ${card.name}`);
  expect(difference(start(player), here)).toEqual(minus(vector(card.deal), vector([8, card.distance, 12, 1])));
  expect(here.deals(0)).toBe(card.name);
  seen('deal', card);
});

/** What a card gives when it comes alone into a state: what it makes and its bonus. */
function arrival({ makes, bonus, icons }: LocationCard): Bundle[] {
  const bundles: Bundle[] = [];
  if (makes?.kind === 'goods') bundles.push(makes.goods);
  if (makes?.kind === 'either') bundles.push(makes.options[0]!);
  if (makes?.kind === 'per-icon') bundles.push([makes.good, 1]);
  if (bonus?.kind === 'goods' || bonus?.kind === 'cache') bundles.push(bonus.goods);
  if (bonus?.kind === 'points-per-icon') bundles.push([13, icons.length > 0 ? 1 : 0]);
  return bundles;
}

test.each(locations)('$name can be incorporated and gives what it shows', (card) => {
  const player = { has: '3 grey', hand: card.name };
  const here = played(card, player, `incorporate ${card.name}`);
  expect(difference(start(player), here)).toEqual(minus(vector(...arrival(card)), vector([6, card.distance, 12, 1])));
  expect(here.state.players[0]!.locations.map(({ card: number }) => locations[number])).toEqual([card]);
  seen('location', card);
  if (card.bonus !== null) {
    expect(here.told('bonus')).toHaveLength(1);
    seen('bonus', card);
  }
});

test.each(locations)('$name produces, or does not, in the production phase', (card) => {
  const state = [
    card.name,
    'Assassin',
    'Fuel Tank',
    'Docks',
    'Quarry',
    'School',
    'School',
    'Steel Eagle',
    'Steel Eagle',
    'Fuel Tank',
    'Docks',
  ].join(', ');
  const here = new Drawn(stateIn([{ state }, { state: 'Boiler Room' }], { phase: 'production', expansion: deckIn[card.set] }));
  finish(here);
  const told = here.told('produced').filter(({ seat, from, of, at }) => seat === 0 && from === 'location' && (of === 1 || at === 0));
  if (card.makes === null) expect(told).toEqual([]);
  else {
    const gained = told.length > 0 || here.told('produced').some(({ rule }) => rule === 'T-15.7');
    expect(gained).toBe(true);
    seen('makes', card);
  }
  if (card.ifGained !== null) {
    expect(here.told('feature')).toMatchObject([{ at: 0, goods: card.ifGained.gains }]);
    seen('feature', card);
  }
});

const actions = locations.filter(({ action }) => action !== null);

test.each(actions)('the action of $name takes its price and gives what it shows, as often as it may', (card) => {
  const { pays, gains, times, special } = card.action!;
  const player = { has: rich, hand: 'Church, Church', deals: 'Quarry, Quarry', state: `${card.name}, School (used), Archive (used)` };
  const rival = { has: '3 gun', deals: 'Docks', state: 'Boiler Room' };
  const more: DrawnMore = { expansion: deckIn[card.set] };
  const here = table(player, rival, { more });
  for (let use = 1; use <= times; use++) {
    const before = holdings(here);
    if (use === 1) here.play(`use ${card.name}`);
    else {
      expect(here.question.name).toBe('use-again');
      here.play('again');
    }
    while (here.question.name !== 'turn' && here.question.name !== 'use-again') here.run.answer(0);
    const change = difference(before, here);
    if (special === null) {
      const paid = vector(pays.tokens, [12, pays.cards]);
      const tokens = sum(change.slice(0, 12));
      expect(tokens).toBe(sum(vector(gains).slice(0, 12)) - sum(paid.slice(0, 12)) - pays.any);
      expect(change.slice(12)).toEqual(minus(vector(gains), paid).slice(12));
    }
    expect(here.state.players[0]!.deals).toHaveLength(2 - pays.deals * use);
  }
  expect(here.question).toMatchObject({ name: 'turn', seat: 1 });
  expect(here.told('used')).toHaveLength(times);
  seen('action', card);
});

test.each(locations.filter(({ eachDeal, eachRaze }) => eachDeal !== null || eachRaze !== null))('$name rewards its owner', (card) => {
  for (const [reward, act] of [
    [card.eachDeal, 'deal Quarry'],
    [card.eachRaze, 'raze card Quarry'],
  ] as const) {
    const here = played(card, { has: '1 red, 1 blue', hand: 'Quarry', state: card.name }, act);
    expect(here.told('feature').map(({ goods: given }) => textOfBundle(given))).toEqual(reward === null ? [] : [textOfBundle(reward)]);
  }
  seen('feature', card);
});

test.each(locations.filter(({ stores }) => stores !== null))('$name keeps what it can hold', (card) => {
  const here = table({ has: rich, state: card.name }, { closed: true }, { more: { expansion: deckIn[card.set] } }).play('close');
  finish(here);
  const { resources, tokens } = card.stores!;
  const held = tokens.filter((_, i) => i % 2 === 1).map((count) => Math.min(count, 9));
  expect(sum(here.told('stored')[0]!.goods.filter((_, i) => i % 2 === 1))).toBe(resources + sum(held));
  seen('store', card);
});

test('every part of every card has been exercised', () => {
  const everything = locations.flatMap((card) =>
    [
      'spoils',
      'deal',
      'location',
      ...(card.bonus === null ? [] : ['bonus']),
      ...(card.makes === null ? [] : ['makes']),
      ...(card.action === null ? [] : ['action']),
      ...(card.ifGained === null && card.eachDeal === null && card.eachRaze === null ? [] : ['feature']),
      ...(card.stores === null ? [] : ['store']),
    ].map((part) => `${card.name}: ${part}`),
  );
  expect(everything.filter((part) => !exercised.has(part))).toEqual([]);
  expect(exercised.size).toBe(everything.length);
  expect(goods('1 point')).toEqual([13, 1]);
});
