import { expect, test } from 'vitest';
import { add, damage, destroy, drown, push, remove, special } from '../../content/step.ts';
import { healthOf } from '../../rules/pieces/health.ts';
import { lookAhead } from '../../rules/invaders/invader-deck.ts';
import { TOWN } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import type { Drawn, Table } from '../drawn.ts';
import { against, invadersOf, laterOf, moreOf } from '../opponents.ts';

const habsburg = 'habsburg-monarchy';
const monarchy = (level: number, more: Table = {}): Drawn => laterOf(habsburg, level, more);
const island = (level: number, more: Table = {}): Drawn => against(habsburg, level, more).clear().presence('A5').land('A3', 'city');

test('J-36.10 Habsburg Monarchy: ravages of 8 damage that take more blight from the card than there are players lose the game', () => {
  const ravaged = (pieces: string, ruin: number): Drawn =>
    monarchy(0)
      .land('A4', pieces)
      .with((state) => {
        state.panels.ruin = ruin;
        state.blight.pool = 9;
      })
      .card('ravage', '1-sands')
      .card('explore', '1-jungle')
      .is({});
  expect([ravaged('2 city, 2 explorer', 0), ravaged('2 city, explorer', 0)].map(({ state }) => state.panels.ruin)).toEqual([1, 0]);
  expect(ravaged('2 city, 2 explorer', 0).run.outcome).toBeNull();
  expect(ravaged('2 city, 2 explorer', 1).run.outcome).toMatchObject({ winners: [], about: { why: 'ruin' } });
  expect(ravaged('2 city, explorer', 1).run.outcome).toBeNull();
  // What the blight spreads to was taken by that ravage, too.
  expect(ravaged('2 city, 2 explorer, blight', 0).say('A1').run.outcome).toMatchObject({ about: { why: 'ruin' } });
});

test('J-36.11 Habsburg Monarchy, escalation: after the explore step each board with little blight gets a town, with very little two', () => {
  const asked = (blight: number): Drawn => monarchy(0).land('A8', `${blight} blight`).land('A6', 'town').card('explore', '2-sands');
  expect([asked(1).asks, asked(1).answers()]).toEqual([['0 prime-territory'], ['A1', 'A2', 'A3', 'A4', 'A5', 'A7']]);
  const twice = asked(2).say('A1', 'A2').is({ A1: 'town', A2: 'town', A4: 'explorer' });
  expect(twice.asks).toEqual(['0 phase-over']);
  expect(asked(3).say('A1').asks).toEqual(['0 phase-over']);
  expect(asked(5).asks).toEqual(['0 phase-over']);
});

test('J-36.12 J-31.4 Habsburg 1: after the build step each land of a build card gathers a town from a land that fits none, in their order', () => {
  const herds = (level: number): Drawn =>
    monarchy(level).land('A5', 'town').land('A8', 'town').card('build', '1-sands').card('explore', '1-jungle');
  herds(1).is({ A4: 'town', A5: '1 of seat 0', A7: 'town', A8: 'explorer' });
  herds(0).is({ A4: '', A7: '' });
  // Also where the build was skipped.
  const skipped = herds(1)
    .land('A4', 'explorer')
    .with((state) => state.modifiers.push({ kind: 'skip-build', land: 3, amount: 1, seat: 0, until: 'turn' }));
  skipped.is({ A4: 'explorer, town' });
  // Not from a land that itself fits a card.
  monarchy(1)
    .land('A5', 'town')
    .card('build', '1-sands')
    .card('build', '1-wetland')
    .card('explore', '1-jungle')
    .is({ A5: 'town, city, 1 of seat 0', A4: '' });
});

test('J-36.12 J-30.2 Habsburg 1: out of an isolated land or into one a town goes only if the players allow it', () => {
  const herds = (isolated: string, ...towns: string[]): Drawn => {
    const position = monarchy(1).card('build', '1-sands').card('explore', '1-jungle');
    for (const land of towns) position.land(land, 'town');
    return position.with((state) =>
      state.modifiers.push({ kind: 'isolate', land: position.space(isolated), amount: 1, seat: 0, until: 'turn' }),
    );
  };
  for (const isolated of ['A4', 'A5']) {
    const cut = herds(isolated, 'A5');
    expect([cut.asks, cut.answers()]).toEqual([['0 herd'], ['town A5 to A4', 'stop']]);
  }
  herds('A5', 'A5').say('stop', 'stop').is({ A4: '', A5: 'town, 1 of seat 0', A7: '' });
  herds('A5', 'A5').say('town A5 to A4').is({ A4: 'town', A5: '1 of seat 0' });
  // Where another may come, one must.
  expect(herds('A5', 'A5', 'A1').answers()).toEqual(['town A1 to A4', 'town A5 to A4']);
});

test('J-31.4 the extra build of another adversary is no normal build: no herds follow it', () => {
  const both = { options: { supporting: 'england', supportingLevel: 3 } };
  monarchy(1, both)
    .land('A5', 'town')
    .card('immigration', '1-mountain')
    .card('explore', '1-jungle')
    .is({ A1: '', A6: '', A5: 'town, 1 of seat 0' });
});

test('J-36.13 Habsburg 2: setup adds a town to land 2 and to the highest-numbered land without signs', () => {
  expect(moreOf('town', against(habsburg, 1), against(habsburg, 2))).toEqual({ A2: 1, A5: 1 });
});

test('J-36.13 Habsburg 2: tokens are signs of a thematic board, but for the badlands that the booklet adds', () => {
  const settled = (spirits: readonly string[]): Record<string, number> => {
    const table = { spirits, options: { boards: 'thematic', events: false } };
    return moreOf('town', against(habsburg, 1, table), against(habsburg, 2, table));
  };
  // Land 9 of the North-East has beasts and disease, land 10 of the West beasts; land 9 of the West has only the booklet's badlands.
  expect(settled(['River'])).toEqual({ northeast2: 1, northeast8: 1 });
  expect(settled(['River', 'Vital'])).toEqual({ west2: 1, west9: 1, east2: 1, east7: 1 });
});

test('J-36.13 J-22.6 Habsburg 2: the build in the setup of Blitz is not in play yet', () => {
  // The first card shows land 8, where a town is printed.
  expect(against(habsburg, 2, { options: { scenario: 'blitz', events: false } }).at('A8')).toBe('explorer, town, city');
});
test('J-36.13 Habsburg 2: a build that would add a city inland adds two towns', () => {
  const built = (level: number, land: string): string =>
    monarchy(level).land(land, 'town').card('build', '1-sands').card('build', '1-wetland').card('explore', '1-jungle').is({}).at(land);
  expect([built(2, 'A4'), built(1, 'A4'), built(2, 'A2')]).toEqual(['3 town', 'town, city', 'town, city']);
});

test('J-31.10 J-36.15 Habsburg 4: towns in lands without blight are durable: more health, and destroying only damages them', () => {
  const health = (level: number, pieces: string): number => {
    const { state } = island(level).land('A4', pieces);
    return healthOf(state, 3, TOWN, 0);
  };
  expect([health(4, 'town'), health(3, 'town'), health(4, 'town, blight')]).toEqual([4, 2, 2]);
  const destroyed = (level: number, pieces: string): Drawn => carryOut(island(level).land('A4', pieces), 'A4', [destroy(1, 'town')]);
  destroyed(4, 'town').is({ A4: 'town-2' });
  destroyed(4, 'town-2').is({ A4: '' });
  destroyed(4, 'town, blight').is({ A4: 'blight' });
  destroyed(3, 'town').is({ A4: '' });
  carryOut(island(4).land('A4', '2 town'), 'A4', [destroy('all', 'town')]).is({ A4: '' });
  carryOut(island(4).land('A4', 'town'), 'A4', [damage(3)]).is({ A4: 'town-3' });
});

test('J-31.10 what takes the place of destroying several is divided freely among them', () => {
  const position = carryOut(island(4).land('A4', 'town-1, town'), 'A4', [destroy(2, 'town')]);
  expect([position.asks, position.answers()]).toEqual([['0 damage'], ['town-1 takes 3', 'town-1 takes 1', 'town takes 4', 'town takes 1']]);
  position.say('town-1 takes 3').is({ A4: 'town-1' });
  // No more towns than there are can be destroyed.
  carryOut(island(4).land('A4', 'town'), 'A4', [destroy(3, 'town')]).is({ A4: 'town-2' });
});

test('J-31.11 badlands add to the damage that takes the place of destroying', () => {
  carryOut(island(4).land('A4', 'town, badlands'), 'A4', [destroy(1, 'town')]).is({ A4: 'town-3, badlands' });
});

test('J-36.15 J-31.13 towns that lose what made them durable die of what they have taken', () => {
  carryOut(island(4).land('A4', 'town-2'), 'A4', [add(1, 'blight')]).is({ A4: 'blight' });
  carryOut(island(4).land('A4', 'town-2').land('A5', 'blight'), 'A4', [
    push(1, 'town', { to: [{ is: 'has', of: ['blight'], least: 1 }] }),
  ]).is({
    A4: '',
    A5: 'blight, 1 of seat 0',
  });
  carryOut(island(4).land('A4', 'town-2').land('A5', 'blight'), 'A5', [
    push(1, 'blight', { to: [{ is: 'has', of: ['town'], least: 1 }] }),
  ]).is({
    A4: 'blight',
  });
  // Lands that become one share their blight.
  carryOut(island(4).land('A4', 'town-2').land('A5', 'blight'), 'A4', [special('weave')])
    .say('A5')
    .is({ A4: 'blight, 1 of seat 0' });
  // Where the blight goes they become durable.
  carryOut(island(4).land('A4', 'town-1, blight'), 'A4', [remove(1, 'blight'), destroy(1, 'town')]).is({ A4: 'town-3' });
});

const ocean = (pieces: string, sea = ''): Drawn =>
  against(habsburg, 4, { spirits: ['Ocean'] })
    .clear()
    .presence('A1, A0')
    .land('A7', 'city')
    .land('A2', pieces)
    .land('A0', sea);
const intoTheSea = { to: [{ is: 'ocean' as const }] };

test('J-31.12 J-40.40 Ocean: a durable town that survives drowning is washed ashore, and gives nothing', () => {
  const position = carryOut(ocean('town'), 'A2', [push(1, 'town', intoTheSea)], 'Grasping Tide');
  expect([position.asks, position.answers()]).toEqual([['0 washed-ashore'], ['town-2 A0 to A1', 'town-2 A0 to A2', 'town-2 A0 to A3']]);
  position.say('town-2 A0 to A3').is({ A0: '1 of seat 0', A3: 'town-2' });
  expect(position.state.spirits[0]!.drowned).toBe(0);
  // On a blighted shore it dies, but it has not drowned.
  const blighted = carryOut(ocean('town').land('A3', 'blight'), 'A2', [push(1, 'town', intoTheSea)], 'Grasping Tide');
  blighted.say('town-2 A0 to A3').is({ A3: 'blight' });
  expect(blighted.state.spirits[0]!.drowned).toBe(0);
});

test('J-40.40 Ocean: the wounded drown, as they do in a blighted ocean', () => {
  for (const position of [ocean('town-2'), ocean('town', 'blight')]) {
    carryOut(position, 'A2', [push(1, 'town', intoTheSea)], 'Grasping Tide');
    expect([position.asks, position.state.spirits[0]!.drowned]).toEqual([['0 all-done'], 2]);
  }
});

test('J-40.40 Ocean: what several take is divided freely among them (p. 29)', () => {
  const position = carryOut(ocean('4 town'), 'A2', [push(4, 'town', intoTheSea)], 'Grasping Tide');
  position.say('town takes 4', 'town takes 4', 'town A0 to A1', 'town A0 to A1').is({ A0: '1 of seat 0', A1: '2 town, 1 of seat 0' });
  expect(position.state.spirits[0]!.drowned).toBe(4);
  carryOut(ocean('town'), 'A2', [drown(1, 'town')], 'Grasping Tide').is({ A2: 'town-2' });
});

test('J-40.40 J-23.8 Bringer: a durable town takes the damage in its dream, and is dreamt dead only by enough of it', () => {
  const dreamt = (pieces: string): Drawn =>
    carryOut(
      against(habsburg, 4, { spirits: ['Bringer'] })
        .clear()
        .presence('A5')
        .land('A3', 'city')
        .land('A4', pieces),
      'A4',
      [destroy(1, 'town')],
      "Call on Midnight's Dream",
    );
  expect(dreamt('town').is({ A4: 'town' }).fear).toBe(0);
  const wounded = dreamt('town-2');
  expect(wounded.asks).toEqual(['0 push']);
  expect(wounded.fear).toBe(2);
});

test('J-36.16 J-26.6 Habsburg 5: a reminder under the top 5 invader cards, which is no card', () => {
  const { invaders } = against(habsburg, 5).state;
  // The first card has explored; there is one stage I card fewer.
  expect([invaders.reminders, invaders.deck.length]).toEqual([[{ name: 'wave-of-immigration', above: 4 }], 10]);
  expect(against(habsburg, 4).state.invaders.reminders).toEqual([]);
  // To look at the top card moves nothing.
  const seen = doing(against(habsburg, 5), (table) => lookAhead(table, 0, false));
  expect([seen.asks, seen.state.invaders.reminders[0]!.above]).toEqual([['0 all-done'], 4]);
  const buried = doing(against(habsburg, 5), (table) => lookAhead(table, 0, true)).say('yes');
  expect(buried.state.invaders.reminders[0]!.above).toBe(3);
});

test('J-36.16 Habsburg 5: when it lies on top, each board gets a city on the coast and three towns where there is least blight', () => {
  const position = monarchy(5)
    .land('A4', 'blight')
    .land('A5', '2 blight')
    .land('A6', 'blight')
    .with((state) => {
      state.invaders.reminders.find(({ name }) => name === 'wave-of-immigration')!.above = 1;
    })
    .card('explore', '1-jungle');
  expect([position.asks, position.answers()]).toEqual([['0 immigrant-city'], ['A1', 'A2']]);
  position.say('A2');
  expect([position.asks, position.answers()]).toEqual([['0 immigrant-town'], ['A4', 'A6']]);
  position.say('A4').is({ A2: 'city', A4: 'town, blight', A5: '2 blight, 1 of seat 0', A6: 'blight', A7: 'town', A8: 'town' });
  expect(position.state.invaders.reminders.map(({ name }) => name)).not.toContain('wave-of-immigration');
});

/** The reminder under so many cards. */
const waveUnder = (position: Drawn, above: number): Drawn =>
  position.with((state) => {
    state.invaders.reminders.find(({ name }) => name === 'wave-of-immigration')!.above = above;
  });

test('J-36.16 J-31.2 Habsburg 5: between two cards to explore with the reminder comes before the second', () => {
  const position = waveUnder(monarchy(5), 1).card('explore', '1-mountain').card('explore', '1-sands');
  position.with((state) => state.modifiers.push({ kind: 'explore-again', land: null, amount: 1, seat: null, until: 'used' }));
  position.say('A1', 'A5', 'A6', 'A7');
  // The towns are a source for the second card, which would have found none in land 7.
  position.is({ A1: 'explorer, city', A4: 'explorer', A7: 'explorer, town' });
});

test('J-36.16 J-38.19 Habsburg 5: a reminder that escaping thieves bring to the top comes before the ravages', () => {
  const position = waveUnder(monarchy(5, { options: { scenario: 'despicable-theft' } }), 1)
    .land('A1', 'thief')
    .land('A4', 'explorer')
    .with((state) => {
      state.laid.thieves = [{ land: 0, value: 1 }];
    })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle');
  expect([position.asks, position.log.some(({ what }) => what === 'ravaged')]).toEqual([['0 immigrant-city'], false]);
});

test('J-36.16 J-33.5 Habsburg 5: a reminder that an event brings to the top comes before the next part of the event', () => {
  const position = waveUnder(invadersOf(habsburg, 5), 1).event('Rising Interest in the Island').energy(9);
  // The town that the choice brings, then the wave; beasts and dahan are still to come.
  position.say('option 1', 'A8');
  expect([position.asks, position.state.events!.part]).toEqual([['0 immigrant-city'], 1]);
});

test('J-31.5 J-31.13 Habsburg 4: blight takes the bonus of a town that sits out, too', () => {
  const position = monarchy(4).land('A4', 'city, town-2, dahan').card('ravage', '1-sands').card('explore', '1-jungle');
  position.with((state) => state.modifiers.push({ kind: 'truce', land: null, amount: 1, seat: null, until: 'turn' }));
  position.say('town-2').is({ A4: 'city, dahan, blight' });
  expect(position.fear).toBe(1);
});

test('J-36.17 Habsburg 6: a ravage deals 2 more beside a town, if it deals any', () => {
  const ravaged = (level: number, near: string, pieces = 'explorer'): Drawn =>
    monarchy(level).land('A4', `${pieces}, 3 dahan`).land('A5', near).card('ravage', '1-sands').card('explore', '1-jungle');
  ravaged(6, 'town').is({ A4: 'dahan, dahan-1, blight' });
  ravaged(6, 'city').is({ A4: '2 dahan, dahan-1' });
  ravaged(5, 'town').is({ A4: '2 dahan, dahan-1' });
  ravaged(6, 'town', 'explorer!1').is({ A4: '3 dahan' });
});

test('Habsburg Monarchy has the difficulty of its panel at level 0', () => {
  expect(invadersOf(habsburg).state.difficulty).toBe(2);
});
