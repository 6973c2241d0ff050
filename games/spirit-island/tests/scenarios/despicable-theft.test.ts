import { expect, test } from 'vitest';
import { damage, damageEach, destroy, fear, gather, push, remove, replace, special, upTo } from '../../content/step.ts';
import { unweave } from '../../rules/island/changing-island.ts';
import { BEASTS, THIEF } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const options = { scenario: 'despicable-theft', sets: 'jagged-earth', events: false };
const playing = (more: Table = {}): Drawn => drawn({ ...more, options: { ...options, ...more.options } });
const island = (more: Table = {}): Drawn => playing(more).clear().presence('2 A5').land('A2', 'city');
/** Thieves in a land, each with its number, or -1 if nobody has seen it. */
const thieves = (position: Drawn, land: string, ...values: number[]): Drawn =>
  position.with(({ laid, spaces }) => {
    const space = position.space(land);
    for (const value of values) {
      laid.thieves.push({ land: space, value });
      spaces[space]!.tokens[THIEF - 4]!++;
      if (value >= 0) laid.loot.splice(laid.loot.indexOf(value), 1);
    }
  });
const at = (position: Drawn): string[] => position.state.laid.thieves.map(({ land, value }) => `${position.nameOf(land)}:${value}`);

test('J-38.18 an explore into a land numbered 6 or more brings a thief from a supply of 18, in setup it does not', () => {
  const { laid } = playing().state;
  expect([laid.thieves, laid.loot.toSorted().join('')]).toEqual([[], '000000000000111223']);
  const position = island()
    .land('A8', 'town')
    .with((state) => (state.turn = 1))
    .card('explore', '1-sands')
    .phase('invader');
  // A4 and A7 are explored; only A7 has so high a number.
  position.is({ A4: 'explorer', A7: 'explorer, thief' });
  expect(at(position)).toEqual(['A7:-1']);
});

test('J-38.18 what wilds stop brings no thief; the supply may run out', () => {
  const position = island()
    .land('A8', 'town')
    .land('A7', 'wilds')
    .with((state) => (state.turn = 1));
  position.card('explore', '1-sands').phase('invader').is({ A7: '' });
  const empty = island()
    .land('A8', 'town')
    .with((state) => (state.turn = 1));
  empty
    .with(({ laid }) => (laid.loot = []))
    .card('explore', '1-sands')
    .phase('invader')
    .is({ A7: 'explorer' });
});

const marching = (position: Drawn): Drawn => position.card('explore', '1-wetland').phase('invader');

test('J-38.19 before the ravage step thieves at the coast escape: 4 generated fear are lost, a number accelerates', () => {
  const position = thieves(island(), 'A1', 2).with((state) => (state.fear.generated = 3));
  const cards = position.state.invaders.deck.length;
  marching(position).is({ A1: '' });
  // Two are discarded, the third explores.
  expect([position.state.fear.generated, position.state.invaders.deck.length]).toEqual([0, cards - 3]);
  const blank = thieves(island(), 'A1', 0).with((state) => {
    state.fear.pool = 9;
    state.fear.generated = 7;
  });
  marching(blank).is({ A1: '' });
  expect([blank.state.fear.generated, blank.state.invaders.deck.length]).toEqual([3, cards - 1]);
  expect(blank.log.flatMap((entry) => (entry.what === 'fear-lost' ? [entry.n] : []))).toEqual([4]);
});

test('J-38.19 one that nobody has seen is turned up when it escapes', () => {
  const position = thieves(island(), 'A1', -1);
  marching(position).is({ A1: '' });
  expect([position.state.laid.thieves, position.state.laid.gone.length, position.state.laid.loot.length]).toEqual([[], 1, 17]);
});

test('J-38.19 the others come one land nearer to the ocean of their board; the players choose between equal ways', () => {
  const position = marching(thieves(island(), 'A7', -1)).is({ A7: '', A5: 'thief, 2 of seat 0' });
  expect(at(position)).toEqual(['A5:-1']);
  const two = marching(thieves(island(), 'A8', -1));
  expect([two.asks, two.answers()]).toEqual([['0 thief-way'], ['A5', 'A6']]);
  two.say('A6').is({ A6: 'thief' });
});

test('J-38.19 each of them goes one land: who is nearer to the ocean has left when another comes', () => {
  const position = marching(thieves(thieves(island(), 'A7', -1), 'A5', 3).land('A5', '2 dahan'));
  expect(position.asks).toEqual(['0 phase-over']);
  position.is({ A1: 'thief', A5: '2 dahan, thief, 2 of seat 0', A7: '' });
  expect(at(position)[1]).toBe('A1:3');
});

test('J-38.19 thieves are no invaders: they neither ravage nor build, nor do they keep the game from being won', () => {
  const position = thieves(island(), 'A6', -1, -1).card('ravage', '1-mountain').card('build', '1-mountain');
  marching(position).is({ A6: '' });
  expect(position.log.some(({ what }) => what === 'ravaged')).toBe(false);
  const won = thieves(playing().clear().presence('2 A5'), 'A6', -1);
  expect(carryOut(won, 'A4', [fear(1)]).run.outcome).toMatchObject({ winners: [0] });
});

test('J-38.20 for the players’ actions a thief may count as an explorer, for fear cards and events it does not', () => {
  const pushed = carryOut(thieves(island(), 'A6', -1), 'A6', [push(1, 'explorer')]);
  expect(pushed.answers()).toEqual(['thief A6 to A1', 'thief A6 to A5', 'thief A6 to A8', 'stop']);
  pushed.say('thief A6 to A8').is({ A6: '', A8: 'thief' });
  carryOut(thieves(island(), 'A6', -1), 'A5', [gather(upTo(1), 'explorer')])
    .say('thief A6 to A5')
    .is({ A5: 'thief, 2 of seat 0' });
  carryOut(thieves(island(), 'A6', -1), 'A6', [push(1, 'explorer')], null).is({ A6: 'thief' });
});

const caught = (pieces: string): Drawn => thieves(island(), 'A6', 1).land('A6', pieces);

test('J-38.20 it is destroyed where there are 2 dahan and neither town nor city, for 1 fear', () => {
  const position = carryOut(caught('2 dahan'), 'A6', [destroy(1, 'explorer')]).is({ A6: '2 dahan' });
  expect([position.fear, position.state.laid.gone]).toEqual([1, [1]]);
  const removed = carryOut(caught('2 dahan'), 'A6', [remove(1, 'explorer')]).is({ A6: '2 dahan' });
  expect(removed.fear).toBe(0);
});

test('J-38.20 elsewhere it is pushed instead', () => {
  for (const pieces of ['dahan', '2 dahan, town']) {
    const position = carryOut(caught(pieces), 'A6', [destroy(1, 'explorer')]);
    expect(position.asks).toEqual(['0 push']);
    position.say('thief A6 to A1').is({ A1: 'thief' });
    expect(position.fear).toBe(0);
  }
});

test('J-38.20 Vanish Softly Away removes it wherever it is: no rule of a scenario changes what that power removes', () => {
  carryOut(caught('dahan'), 'A6', [remove(1, 'explorer')], 'Vanish Softly Away, Forgotten by All').is({ A6: 'dahan', A1: '' });
  expect(carryOut(caught('dahan'), 'A6', [remove(1, 'explorer')]).asks).toEqual(['0 push']);
  expect(carryOut(caught('dahan'), 'A6', [destroy(1, 'explorer')], 'Vanish Softly Away, Forgotten by All').asks).toEqual(['0 push']);
});

test('J-38.20 whether it can be caught may be looked at after the action, too', () => {
  const position = carryOut(caught('2 dahan, town'), 'A6', [destroy(1, 'explorer'), remove(1, 'town')]).is({ A6: '2 dahan' });
  expect(position.fear).toBe(1);
});

test('J-38.20 damage: a thief has 1 health, and takes it only if the player wants', () => {
  const position = carryOut(caught('2 dahan, explorer'), 'A6', [damage(1)]);
  expect(position.answers()).toEqual(['thief', 'explorer takes 1']);
  position.say('thief').is({ A6: 'explorer, 2 dahan' });
  const both = carryOut(caught('2 dahan, explorer'), 'A6', [damage(3)]);
  expect(both.answers()).toEqual(['thief', 'stop']);
  both.say('thief').is({ A6: '2 dahan' });
  carryOut(caught('2 dahan, explorer'), 'A6', [damage(3)])
    .say('stop')
    .is({ A6: '2 dahan, thief' });
});

test('J-38.20 what strikes each or all explorers may strike the thieves', () => {
  carryOut(caught('2 dahan, explorer'), 'A6', [damageEach(1)])
    .say('yes')
    .is({ A6: '2 dahan' });
  carryOut(caught('2 dahan, explorer'), 'A6', [destroy('all', 'explorer')])
    .say('no')
    .is({ A6: '2 dahan, thief' });
});

test('J-38.20 J-39.15 replaced by a token that is left out it brings energy and fear', () => {
  const position = thieves(island({ options: { tokens: 'without-beasts' } }), 'A6', 0)
    .land('A6', '2 dahan')
    .energy(0);
  carryOut(position, 'A6', [replace(1, 'explorer', 'beasts')]).is({ A6: '2 dahan' });
  expect([position.state.spirits[0]!.energy, position.fear]).toEqual([1, 1]);
});

test('J-38.20 replaced: what it becomes comes only where it can be caught', () => {
  const tamed = carryOut(caught('2 dahan'), 'A6', [replace(1, 'explorer', 'beasts')]).is({ A6: '2 dahan, beasts' });
  expect(tamed.log).toContainEqual({ what: 'added', land: tamed.space('A6'), piece: BEASTS, n: 1, rule: 'J-38.20' });
  carryOut(caught('dahan'), 'A6', [replace(1, 'explorer', 'beasts')])
    .say('thief A6 to A8')
    .is({ A6: 'dahan', A8: 'thief' });
});

test('J-38.20 thieves lie face up where there are 2 dahan; those who left are mixed back when time passes', () => {
  const position = carryOut(thieves(island(), 'A6', -1).land('A6', '2 dahan'), 'A4', [fear(1)]);
  expect(position.state.laid.thieves[0]!.value).toBeGreaterThanOrEqual(0);
  expect(position.state.laid.loot).toHaveLength(17);
  const later = island()
    .with(({ laid }) => {
      laid.gone = [2];
      laid.loot = [0];
    })
    .phase('time-passes');
  expect(later.asks).not.toEqual([]);
  expect([later.state.laid.gone, later.state.laid.loot]).toEqual([[], [0, 2]]);
});

test('J-38.20 of several face up the players choose, of several face down chance takes one', () => {
  const up = carryOut(thieves(island(), 'A6', 3, 0).land('A6', '2 dahan'), 'A6', [destroy(1, 'explorer')]);
  expect([up.asks, up.answers()]).toEqual([['0 which-thief'], ['option 4', 'option 1']]);
  up.say('option 4');
  expect(at(up)).toEqual(['A6:0']);
});

test('J-38.21 isolation makes the way longer, even onto another board', () => {
  const position = playing({ spirits: ['River', 'Vital'] })
    .clear()
    .presence('A5')
    .presence('A5', 1)
    .land('B2', 'city');
  thieves(position, 'A7', -1).with((state) => {
    for (const land of ['A5', 'A8'])
      state.modifiers.push({ kind: 'isolate', land: position.space(land), amount: 1, seat: null, until: 'turn' });
  });
  marching(position);
  if (position.asks[0] === '0 thief-way') position.run.answer(0);
  expect(at(position)[0]![0]).toBe('B');
});

test('J-38.20 J-39.15 a thief becomes no token that is left out: for it come energy and fear', () => {
  const position = thieves(island({ options: { tokens: 'without-beasts' } }), 'A6', 1)
    .land('A6', '2 dahan')
    .energy(0);
  carryOut(position, 'A6', [replace(1, 'explorer', 'beasts')]).is({ A6: '2 dahan' });
  expect([position.state.spirits[0]!.energy, position.fear]).toEqual([1, 1]);
});

test('J-38.20 a thief may become an explorer who chases after dreams, if it can be caught', () => {
  const called = (pieces: string): Drawn =>
    carryOut(thieves(island().land('A4', pieces), 'A4', 0), 'A4', [special('chase-after-dreams', 1)]).say('thief');
  const caught = called('explorer, 2 dahan').say('stop').is({ A4: '2 explorer, 2 dahan' });
  expect(at(caught)).toEqual([]);
  // It goes away as it is.
  const away = called('explorer, dahan').say('thief A4 to A3').is({ A4: 'explorer, dahan', A3: 'thief' });
  expect(at(away)).toEqual(['A3:0']);
});

test('J-24.1 J-24.4 J-38.18 thieves go with a land that is joined to another, and each to one side when it comes apart', () => {
  const position = thieves(thieves(island(), 'A7', -1, 2), 'A8', 0);
  carryOut(position, 'A7', [special('weave')]).say('A8');
  expect(at(position)).toEqual(['A7:-1', 'A7:2', 'A7:0']);
  const apart = thieves(island(), 'A7', -1, 2).with((state) => {
    state.weaves = [{ land: 6, other: 7, seat: 0 }];
  });
  doing(apart, unweave).say('option 2', 'option 1').is({ A7: 'thief', A8: 'thief' });
  expect(at(apart)).toEqual(['A8:-1', 'A7:2']);
});

test('J-24.6 thieves go down with a board; a number that was seen comes back to the supply', () => {
  const position = thieves(island({ spirits: ['River', 'Vital'] }), 'A7', -1, 2).presence('2 B5', 1);
  carryOut(position, 'A7', [special('sink-the-board')]);
  expect([at(position), position.state.laid.gone]).toEqual([[], [2]]);
});
