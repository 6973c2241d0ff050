import { expect, test } from 'vitest';
import type { LocationCard, Makes } from '../content/card.ts';
import { type Bundle, BLUE, BRICK, CARD, goodNames, GREY, METAL, POINT, RED, RESOURCES } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { Drawn, type DrawnPlayer, stateIn, table, textOfBundle } from './drawn.ts';

/*
 * Every part of every card is played once, and what it does is what the card declares. The last test lists what was left out.
 */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const rich = '9 brick, 9 gun, 9 fuel, 9 metal, 9 worker, 9 grey, 9 red, 9 blue, 2 universal, 2 construction';

/** What has been seen to work, by card and part. */
const exercised = new Set<string>();
const seen = (part: string, { name }: LocationCard): void => void exercised.add(`${name}: ${part}`);

function played(card: LocationCard, player: DrawnPlayer, act: string, other: DrawnPlayer = { closed: true }): Drawn {
  const here = table(player, other, { more: { expansion: card.set } }).play(act);
  finish(here);
  return here;
}

/** Takes the first answer to everything until the next turn, but uses nothing twice. */
function finish(here: Drawn): void {
  while (here.run.anyQuestion !== null && here.question.name !== 'turn')
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
  expect(difference(start(player), here)).toEqual(minus(vector(card.spoils), vector([RED, card.distance, CARD, 1])));
  seen('spoils', card);
});

test.each(locations)('$name can be dealt with', (card) => {
  const player = { has: '3 blue', hand: card.name };
  const here = played(card, player, `deal ${card.name}`);
  expect(difference(start(player), here)).toEqual(minus(vector(card.deal), vector([BLUE, card.distance, CARD, 1])));
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
  if (bonus?.kind === 'points-per-icon') bundles.push([POINT, icons.length > 0 ? 1 : 0]);
  return bundles;
}

test.each(locations)('$name can be incorporated and gives what it shows', (card) => {
  const player = { has: '3 grey', hand: card.name };
  const here = played(card, player, `incorporate ${card.name}`);
  expect(difference(start(player), here)).toEqual(minus(vector(...arrival(card)), vector([GREY, card.distance, CARD, 1])));
  expect(here.state.players[0]!.locations.map(({ card: number }) => locations[number])).toEqual([card]);
  seen('location', card);
  if (card.bonus !== null) {
    expect(here.told('bonus')).toHaveLength(1);
    seen('bonus', card);
  }
});

/** What a card makes beside two locations for each resource, in the state of New York, which makes metal by itself. */
function made(makes: Makes): string {
  switch (makes.kind) {
    case 'goods':
      return textOfBundle(makes.goods);
    case 'either':
      return textOfBundle(makes.options[0]!);
    case 'per-icon':
      return `3 ${goodNames[makes.good]!}`;
    case 'per-gained':
      return `${makes.good === METAL ? 3 : 2} point`;
    case 'copy':
      return '1 gun';
    case 'supply':
      return '2 worker';
  }
}

test.each(locations)('$name produces, or does not, in the production phase', (card) => {
  const two = ['Assassin', 'Fuel Tank', 'Docks', 'Quarry', 'School', 'Steel Eagle'].flatMap((name) => [name, name]);
  const state = [card.name, ...two].join(', ');
  const here = new Drawn(stateIn([{ state }, { state: 'Boiler Room' }], { phase: 'production', expansion: card.set }));
  finish(here);
  // Suppliers gives what lies elsewhere, and so does Power Station.
  const told = here.told('produced').filter(({ seat, of, at, rule }) => seat === 0 && (of === 1 || at === 0 || rule === 'T-15.7'));
  expect(told.map(({ goods }) => textOfBundle(goods))).toEqual(card.makes === null ? [] : [made(card.makes)]);
  if (card.makes !== null) seen('makes', card);
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
  const here = table(player, rival, { more: { expansion: card.set } });
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
      const expected = minus(vector(gains), vector(pays.tokens, [CARD, pays.cards]));
      // Which of any resources is paid is of no matter here.
      const resources = sum(expected.slice(0, RESOURCES)) - pays.any;
      if (pays.any === 0) expect(change).toEqual(expected);
      else expect([sum(change.slice(0, RESOURCES)), ...change.slice(RESOURCES)]).toEqual([resources, ...expected.slice(RESOURCES)]);
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
  const here = table({ has: rich, state: card.name }, { closed: true }, { more: { expansion: card.set } }).play('close');
  finish(here);
  const { resources, tokens } = card.stores!;
  // Of nine of everything the first choice is bricks, and no store holds more than nine of one token but one that holds all.
  const held = tokens.map((count, i) => (i % 2 === 1 ? Math.min(count, 9) : count));
  expect(here.told('stored').map(({ goods }) => goods)).toEqual([resources === 0 ? held : [BRICK, resources, ...held]]);
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
});
