import { expect, test } from 'vitest';
import {
  type CardSet,
  cardSets,
  type Cost,
  cost,
  either,
  iconNames,
  location,
  type LocationCard,
  perIcon,
  readCard,
} from '../content/card.ts';
import { factions } from '../content/factions.ts';
import { type Bundle, bundleOf } from '../content/goods.ts';
import { deckOf, locationNamed, locations } from '../content/locations.ts';
import { transportDeck, transports } from '../content/transport.ts';
import { textOfBundle } from './drawn.ts';

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

/** The goods of every copy of the cards of a set, one kind after the other: "12 brick, 3 card". */
function totalOf(set: CardSet, goodsOf: (card: LocationCard) => Bundle): string {
  const total = Array<number>(14).fill(0);
  for (const card of locations) {
    const bundle = goodsOf(card);
    for (let i = 0; i < bundle.length; i += 2) total[bundle[i]!]! += card.copies[set] * bundle[i + 1]!;
  }
  return textOfBundle(bundleOf(total));
}

function iconsIn(set: CardSet): string {
  const counts = iconNames.map((icon) => sum(locations.map(({ icons, copies }) => (icons.includes(icon) ? copies[set] : 0))));
  return iconNames.flatMap((icon, i) => (counts[i]! > 0 ? [`${counts[i]!} ${icon}`] : [])).join(', ');
}

/** All uses of an action in a round. */
const often = (bundle: Bundle, times: number): Bundle => bundle.map((count, i) => (i % 2 === 1 ? count * times : count));

// The sums were taken from the published lists of cards and the rulings, not from the declarations: a slip in a figure changes one.
test.each([
  {
    set: 'base',
    types: { production: 11, open: 16, feature: 20, action: 41 },
    distance: 158,
    spoils: '30 brick, 29 gun, 29 fuel, 28 metal, 16 ammo, 15 worker, 10 grey, 3 red, 3 blue, 2 universal, 24 card, 49 point',
    deals: '13 brick, 14 gun, 14 fuel, 17 metal, 7 ammo, 7 worker, 1 red, 1 blue, 1 universal, 4 card, 9 point',
    icons: '13 brick, 16 gun, 19 fuel, 17 metal, 9 worker, 4 card, 33 victory, 27 ammo, 9 transport, 7 monument',
    makes: '2 brick, 2 gun, 2 fuel, 2 metal, 5 worker, 3 grey, 1 universal, 1 construction, 2 card',
    bonuses: '3 brick, 3 gun, 3 fuel, 3 metal, 7 worker, 3 grey, 1 universal, 4 card, 5 point',
    pays: '12 brick, 14 gun, 14 fuel, 16 metal, 36 worker, 2 red, 2 blue',
    gains: '2 ammo, 2 worker, 6 grey, 2 red, 2 blue, 2 card, 86 point',
    other: { any: 5, cards: 0, deals: 6 },
  },
  {
    set: 'new-era',
    types: { production: 11, open: 2, feature: 18, action: 19 },
    distance: 84,
    spoils: '7 brick, 10 gun, 8 fuel, 5 metal, 12 ammo, 35 worker, 2 grey, 7 red, 7 blue, 24 card, 13 point',
    deals: '4 brick, 4 gun, 4 fuel, 2 metal, 4 ammo, 12 worker, 7 red, 4 blue, 4 card, 5 point',
    icons: '4 brick, 17 gun, 16 fuel, 3 metal, 12 worker, 4 card, 4 victory, 8 ammo, 17 transport, 1 monument, 3 toxic',
    makes: '1 brick, 1 gun, 1 fuel, 1 metal, 6 ammo, 1 worker, 2 red, 2 blue, 1 construction, 2 defence',
    bonuses: '2 ammo, 1 worker, 2 red, 2 blue, 1 construction, 1 defence, 2 point',
    pays: '2 brick, 3 gun, 3 fuel, 2 metal, 17 worker, 1 red, 3 blue',
    gains: '2 brick, 2 gun, 2 fuel, 2 metal, 12 worker, 9 red, 7 blue',
    other: { any: 0, cards: 0, deals: 0 },
  },
  {
    set: 'winter',
    types: { production: 17, open: 5, feature: 11, action: 17 },
    distance: 84,
    spoils: '11 brick, 9 gun, 9 fuel, 8 metal, 32 ammo, 15 worker, 9 grey, 2 red, 3 blue, 1 construction, 9 defence, 9 card, 16 point',
    deals: '5 brick, 4 gun, 4 fuel, 6 metal, 11 ammo, 6 worker, 1 grey, 1 red, 1 blue, 1 construction, 3 defence, 3 card, 4 point',
    icons: '8 brick, 11 gun, 9 fuel, 7 metal, 5 worker, 3 card, 18 victory, 10 ammo, 10 transport, 3 monument, 3 toxic',
    makes: '1 brick, 1 gun, 1 fuel, 1 metal, 5 ammo, 2 worker, 1 construction, 2 defence, 1 card, 1 point',
    bonuses: '1 ammo, 5 worker, 4 grey, 2 defence, 1 card, 1 point',
    pays: '12 brick, 10 gun, 10 fuel, 10 metal, 23 worker',
    gains: '2 grey, 1 defence, 4 card, 48 point',
    other: { any: 10, cards: 1, deals: 0 },
  },
] as const)('T-1.4 the figures of all cards of $set together are those of the box', ({ set, ...figures }) => {
  const count = (suits: (card: LocationCard) => boolean) => sum(locations.map((card) => (suits(card) ? card.copies[set] : 0)));
  const uses = (howMany: (cost: Cost) => number) =>
    sum(locations.map(({ action, copies }) => (action === null ? 0 : copies[set] * action.times * howMany(action.pays))));
  expect({
    types: {
      production: count(({ type, open }) => type === 'production' && !open),
      open: count(({ open }) => open),
      feature: count(({ type }) => type === 'feature'),
      action: count(({ type }) => type === 'action'),
    },
    distance: sum(locations.map(({ distance, copies }) => distance * copies[set])),
    spoils: totalOf(set, ({ spoils }) => spoils),
    deals: totalOf(set, ({ deal }) => deal),
    icons: iconsIn(set),
    makes: totalOf(set, ({ makes }) => (makes?.kind === 'goods' ? makes.goods : [])),
    bonuses: totalOf(set, ({ bonus }) => (bonus?.kind === 'goods' || bonus?.kind === 'cache' ? bonus.goods : [])),
    pays: totalOf(set, ({ action }) => (action === null ? [] : often(action.pays.tokens, action.times))),
    gains: totalOf(set, ({ action }) => (action === null ? [] : often(action.gains, action.times))),
    other: { any: uses(({ any }) => any), cards: uses(({ cards }) => cards), deals: uses(({ deals }) => deals) },
  }).toEqual(figures);
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
  expect(() => cost('1 gun, 1 any')).toThrow('and for any');
  expect(() => locationNamed('Nowhere')).toThrow('no location');
  expect(() => either('1 gun', '1 fule')).toThrow('"fule"');
  expect(perIcon('gun', { max: 3 })).toMatchObject({ good: 1, icon: 1 });
  expect(location('Test', face).copies).toBe(1);
});
