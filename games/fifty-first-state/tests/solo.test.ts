import { expect, test } from 'vitest';
import { locationNamed } from '../content/locations.ts';
import { targets } from '../rules/hegemony.ts';
import { rankFor } from '../rules/score.ts';
import { newLocation } from '../rules/state.ts';
import { alone, type DrawnMore, type DrawnPlayer } from './drawn.ts';
import { newRun } from './random-play.ts';

const deck = 'School, Pub, Church, Archive, Quarry, Docks, Arena, Museum';

/** The player takes an action after which the Hegemony attacks with this card. */
const attacked = (player: DrawnPlayer, attack: string, more: DrawnMore = {}) =>
  alone({ has: '2 worker', ...player }, {}, { deck: attack, ...more }).trade();

test('T-14.1 alone, the Hegemony has points and a state, and nothing else', () => {
  const { state } = newRun(1, { expansion: 'base' }, 'alone');
  expect([state.seats, state.players.length]).toEqual([1, 2]);
  expect(state.players[1]).toMatchObject({ faction: -1, hand: [], deals: [], points: 0 });
});

test('T-14.2 the player keeps the first player marker', () => {
  const here = alone({}).closeAll();
  expect([here.state.round, here.state.first, here.question.seat]).toEqual([3, 0, 0]);
});

test('T-14.3 four cards: one for the player, one by lot for the Hegemony, one for the player, the last for the Hegemony', () => {
  const here = alone({}, {}, { phase: 'lookout', deck });
  expect(here.told('row')[0]!.cards).toHaveLength(4);
  expect(here.asked).toHaveLength(4);
  here.play(here.asked[0]!);
  expect([here.asked.length, here.state.players[1]!.locations.length]).toEqual([2, 1]);
  here.play(here.asked[0]!);
  expect(here.state.players[0]!.shown).toHaveLength(2);
  expect(here.told('hegemony-gained').map(({ from }) => from)).toEqual(['row', 'row', 'deck']);
});

test('T-14.3 which of the three goes to the Hegemony is a matter of chance', () => {
  const got = new Set(
    Array.from({ length: 40 }, (_, i) => {
      const here = alone({}, {}, { phase: 'lookout', deck: 'School, Pub, Church, Archive', seed: `lot ${i}` }).play('card School');
      return here.shows(1);
    }),
  );
  expect(got).toEqual(new Set(['Pub', 'Church', 'Archive']));
});

test('T-14.4 then one more card from the deck goes to the Hegemony', () => {
  const here = alone({}, {}, { phase: 'lookout', deck });
  for (let i = 0; i < 2; i++) here.play(here.asked[0]!);
  expect(here.state.players[1]!.locations).toHaveLength(3);
  // Eight cards, four laid out, one for the Hegemony, one drawn in production.
  expect(here.state.deck).toHaveLength(2);
});

test('T-14.5 the Hegemony produces nothing', () => {
  const here = alone({}, { state: 'School, Pub' }, { phase: 'production' });
  expect(here.told('produced').every(({ seat }) => seat === 0)).toBe(true);
  expect(here.has(1)).toBe('');
  const suppliers = alone({ state: 'Quarry' }, { state: 'Suppliers' }, { phase: 'production', expansion: 'winter' });
  expect(suppliers.has(0)).toBe('1 brick, 1 metal, 3 worker, 1 grey');
});

test('T-14.6 the player and the Hegemony act in turn', () => {
  const here = alone({ has: '4 worker' }, {}, { offers: 'Punks, Merchants' }).trade().trade();
  expect(here.log.map(({ what }) => what)).toEqual(['used-board', 'hegemony-took', 'used-board', 'hegemony-took']);
});

test('T-14.7 it takes a transport card that lies face up, by lot, and gains two points', () => {
  const colours = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const here = alone({ has: '2 worker' }, {}, { offers: 'Punks, Merchants', seed: `lot ${i}` }).trade();
    expect(here.points(1)).toBe(2);
    expect(here.state.transportDiscards.flat()).toHaveLength(1);
    colours.add(here.told('hegemony-took')[0]!.colour);
  }
  expect(colours).toEqual(new Set(['red', 'blue']));
});

test('T-14.8 without a transport card it attacks with the top card of the deck', () => {
  const here = attacked({}, 'School');
  expect(here.told('hegemony-attacked')).toMatchObject([{ attack: locationNamed('School'), number: 1, result: 'failed', rule: 'T-14.9' }]);
  expect(here.state.attacks).toEqual([locationNamed('School')]);
});

test('T-14.8 with no card to turn up it closes its borders', () => {
  const here = alone({ has: '2 worker', state: 'School' }, {}, { deck: '' }).trade();
  expect(here.told('closed')).toMatchObject([{ seat: 1, rule: 'T-14.8' }]);
  expect(here.shows(0)).toBe('School');
});

test('T-14.9 the location that shares the most categories is hit', () => {
  expect(attacked({ state: 'Camp, School, Church' }, 'School').shows(0)).toBe('Camp, School (ruins), Church');
  expect(attacked({ state: 'Church, School (ruins)' }, 'School').told('hegemony-attacked')).toMatchObject([{ result: 'failed' }]);
  expect(attacked({ state: 'School' }, 'Foundation', { expansion: 'new-era' }).told('hegemony-attacked')).toMatchObject([
    { result: 'failed' },
  ]);
});

const hit = (own: string, attack: string, used: readonly number[] = []) =>
  targets(
    own.split(', ').map((name, at) => Object.assign(newLocation(locationNamed(name)), { uses: used.includes(at) ? 1 : 0 })),
    locationNamed(attack),
  );

test('T-14.10 of several the one with the greatest distance is hit', () => {
  expect(hit('City Guards, Confessor, Bioweaponry', 'Arena')).toEqual([1]);
});

test('T-14.10 then an unused action, a used one, a feature, production', () => {
  // All are at distance 2 and share both categories with the attack.
  const all = "Sheriff's Office, Murderers' Pub, Bioweaponry, Weapon Trader";
  expect(hit(all, 'Shadow', [2])).toEqual([3]);
  expect(hit("Sheriff's Office, Murderers' Pub, Bioweaponry", 'Shadow', [2])).toEqual([2]);
  expect(hit("Sheriff's Office, Murderers' Pub", 'Shadow')).toEqual([1]);
});

test('T-14.11 then the one with more of the better spoils', () => {
  // Each pair has the same type and distance, and shares as many categories with the attack.
  const better = (one: string, other: string, attack: string) => [hit(`${one}, ${other}`, attack), hit(`${other}, ${one}`, attack)];
  const first = [[0], [1]];
  // Points before ammo, universal transport before workers, construction before cards, cards before workers, workers before guns.
  expect(better("Lemmy's Storage", 'Landfill', 'School')).toEqual(first);
  expect(better('Sharrash', 'School', 'Truck')).toEqual(first);
  expect(better('Demolition Team', "Guild's Garage", 'Convoy')).toEqual(first);
  expect(better("Guild's Garage", 'Dream City', 'Refinery')).toEqual(first);
  expect(better('School', 'Assassin', 'Landfill')).toEqual(first);
  // Guns before fuel before metal before bricks.
  expect(better('Weapon Trader', 'Oil Trader', 'Archive')).toEqual(first);
  expect(better('Oil Trader', 'Scrap Trader', 'Archive')).toEqual(first);
  expect(better('Scrap Trader', 'Rubble Trader', 'Archive')).toEqual(first);
  // More of the same good is better, too.
  expect(better('Landfill', 'Power Station', 'School')).toEqual(first);
});

test('T-14.12 if nothing tells them apart the player says which one is hit', () => {
  expect(hit('School, Camp, School', 'School')).toEqual([0, 2]);
  const here = attacked({ state: 'School (defended), Camp, School' }, 'School');
  expect(here.question.name).toBe('location-hit');
  here.run.answer(0);
  expect(here.shows(0)).toBe('School, Camp, School');
});

test('T-14.13 the location hit becomes ruins, the player is compensated, the Hegemony gains two points and no spoils', () => {
  const here = attacked({ state: 'School' }, 'School');
  expect([here.shows(0), here.has(0), here.points(1), here.has(1)]).toEqual(['School (ruins)', '1 gun, 1 worker', 2, '']);
  expect(here.told('hegemony-attacked')).toMatchObject([{ result: 'razed', compensation: [5, 1], rule: 'T-14.13' }]);
});

test('T-14.14 a defence token takes the blow: it is lost, nothing is gained, and the attack was a success', () => {
  const here = attacked({ state: 'School (defended)', has: '4 worker' }, 'School');
  expect([here.shows(0), here.points(1)]).toEqual(['School', 0]);
  expect(here.told('hegemony-attacked')).toMatchObject([{ result: 'repelled', rule: 'T-14.14' }]);
  here.trade();
  expect(here.state.players[1]!.closed).toBe(true);
});

test('T-14.15 after a success the Hegemony closes its borders on its next turn, and the attack cards are discarded', () => {
  const here = alone({ state: 'School', has: '6 worker' }, {}, { deck: 'Church' }).trade();
  expect([here.told('hegemony-attacked').length, here.discard]).toEqual([1, '']);
  here.state.deck = [locationNamed('Camp')];
  here.trade();
  expect([here.state.players[1]!.closed, here.state.attacks, here.discard]).toEqual([false, [], 'Church, Camp']);
  here.trade();
  expect(here.state.players[1]!.closed).toBe(true);
  expect(here.told('hegemony-attacked')).toHaveLength(2);
  expect(here.told('closed')).toMatchObject([{ seat: 1, rule: 'T-14.15' }]);
});

test('T-14.15 at most three attacks in a round', () => {
  const here = alone({ has: '12 worker' }, {}, { deck: 'School, School, School, School, School' });
  for (let i = 0; i < 3; i++) here.trade();
  expect([here.told('hegemony-attacked').length, here.state.players[1]!.closed]).toEqual([3, false]);
  here.trade();
  expect([here.told('hegemony-attacked').length, here.state.players[1]!.closed]).toEqual([3, true]);
  expect(here.discard).toBe('School, School, School');
  here.trade();
  expect(here.told('hegemony-attacked')).toHaveLength(3);
});

test('T-14.15 in the next round it attacks again', () => {
  const here = alone({ has: '2 worker' }, { closed: true }, { deck: Array.from({ length: 12 }, () => 'School').join(', ') }).play('close');
  here.state.offers = [-1, -1];
  here.trade();
  expect(here.told('hegemony-attacked')).toMatchObject([{ number: 1 }]);
});

test('T-14.16 when the player closes the borders the Hegemony does so at once', () => {
  const here = alone({}, {}, { offers: 'Punks', deck: 'School' }).play('close');
  expect(here.told('closed').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(here.points(1)).toBe(0);
});

test("T-14.17 with the Hegemony's borders closed the player goes on alone, and cannot aim at it", () => {
  const here = alone({ has: '4 worker, 5 red' }, { state: 'Boiler Room', closed: true }, { offers: 'Punks' });
  expect(here.asked.some((act) => act.endsWith('of 1'))).toBe(false);
  here.trade().trade();
  expect(here.told('hegemony-took')).toEqual([]);
  expect(here.question.seat).toBe(0);
});

test('T-14.18 a location of the Hegemony that is razed is discarded, without compensation', () => {
  const here = alone({ has: '3 red' }, { state: 'Archive, School' }, { offers: 'Punks' }).play('raze School of 1');
  expect([here.shows(1), here.discard, here.has(0), here.has(1)]).toEqual(['Archive', 'School', '2 worker', '']);
});

test('T-14.19 for a worker sent the Hegemony gains a point', () => {
  const here = alone({ has: '1 worker' }, { state: 'Boiler Room' }, { deck: 'Church' }).play('send to Boiler Room of 1');
  expect([here.has(0), here.points(1), here.has(1)]).toEqual(['2 worker', 1, '']);
});

test('T-14.20 the round in which either has 25 points is the last; both score their locations; a tie is lost', () => {
  const end = (player: DrawnPlayer, hegemony: DrawnPlayer) => alone(player, hegemony).closeAll().run.outcome!;
  expect(end({ points: 25, state: 'School' }, { points: 20, state: 'Pub, Pub, Pub' })).toMatchObject({
    scores: [26],
    winners: [0],
    about: { hegemony: 23 },
  });
  expect(end({ points: 20 }, { points: 25 })).toMatchObject({ scores: [20], winners: [], about: { hegemony: 25 } });
  expect(end({ points: 25 }, { points: 22, state: 'Pub, Pub, Pub' })).toMatchObject({ winners: [], about: { hegemony: 25 } });
  expect(end({ points: 25 }, { points: 25 }).about).not.toHaveProperty('rank');
});

test('T-14.20 points that the Hegemony gains in its own turn end the game too', () => {
  const here = alone({ has: '2 worker' }, { points: 23 }, { offers: 'Punks' }).trade();
  expect(here.told('end-reached')).toMatchObject([{ seat: 1 }]);
  here.play('close');
  expect(here.run.outcome).not.toBeNull();
});

test('T-14.21 a victory earns a rank', () => {
  expect([29, 30, 39, 40, 50, 60, 69, 70, 80, 120].map(rankFor)).toEqual([
    'mutant',
    'survivor',
    'survivor',
    'human',
    'merchant',
    'soldier',
    'soldier',
    'cyborg',
    'leader',
    'leader',
  ]);
  expect(alone({ points: 41 }, { points: 3 }).closeAll().run.outcome!.about).toMatchObject({ rank: 'human' });
});

test("T-14.22 Suppliers may use the Hegemony's production, but there is nothing to steal and no deal to borrow", () => {
  const more = { expansion: 'winter', offers: 'Punks, Merchants' } as const;
  const here = alone({ has: '2 grey', hand: 'Suppliers' }, { state: 'Boiler Room' }, more).play('incorporate Suppliers');
  expect(here.has(0)).toBe('2 worker');
  const blocked = alone({ has: '4 worker', state: 'Thieves Caravan, Camino Real' }, { state: 'Boiler Room' }, more).blocked;
  expect(blocked).toEqual(expect.arrayContaining(['use Thieves Caravan: T-14.22', 'use Camino Real: T-14.22']));
});

test("T-14.15 the rulebook's example of a round against the Hegemony (p. 13)", () => {
  const deckOf = (...names: readonly string[]) => (here.state.deck = names.map(locationNamed));
  // Four cards are laid out. One goes to the player, one by lot to the Hegemony, one to the player, the last to the Hegemony.
  const here = alone({ has: '2 worker' }, {}, { phase: 'lookout', deck: 'School, Church, Museum, Old Cinema' });
  here.play('card School');
  expect([here.asked.length, here.state.players[1]!.locations.length]).toEqual([2, 1]);
  // One more from the deck goes to the Hegemony. The player produces, the Hegemony does not.
  deckOf('Assassin');
  here.play(here.asked[0]!);
  expect(here.shows(1)).toMatch(/, .*, Assassin$/);
  expect([here.has(0), here.has(1)]).toEqual(['1 metal, 5 worker, 1 grey', '']);

  here.play('take red');
  expect(here.told('hegemony-took')).toMatchObject([{ colour: 'blue', points: 2 }]);

  deckOf('Church');
  here.play('incorporate School');
  expect(here.has(0)).toBe('1 metal, 5 worker');
  expect(here.told('hegemony-attacked')).toMatchObject([{ number: 1, result: 'failed' }]);

  deckOf('Camp');
  here.play('board grey');
  expect(here.told('hegemony-attacked')[1]).toMatchObject({ number: 2, result: 'razed' });
  expect([here.shows(0), here.points(1)]).toEqual(['School (ruins)', 4]);

  here.play('send to Assassin of 1');
  expect([here.has(0), here.points(1)]).toEqual(['1 gun, 5 worker, 1 grey', 5]);
  expect(here.told('closed')).toMatchObject([{ seat: 1, rule: 'T-14.15' }]);

  expect(here.asked.filter((act) => act.endsWith('of 1'))).toEqual([]);
  here.play(
    here.asked.find((act) => act.startsWith('play '))!,
    'board brick',
    'board fuel',
    'close',
  );
  expect(here.told('discarded')).toHaveLength(1);
  expect([here.state.round, here.state.first, here.question.name, here.question.seat]).toEqual([3, 0, 'pick', 0]);
  expect(here.shows(1)).toMatch(/, Assassin$/);
});
