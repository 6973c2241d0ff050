import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { fearCards } from '../../content/fear-cards.ts';
import { invaderCards } from '../../content/invader-cards.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { add, at, destroy, fear, has, push, type Step } from '../../content/step.ts';
import { isCoastal } from '../../rules/island/island.ts';
import type { Modifier } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { play, positionOf } from '../use.ts';

const playing = (scenario: string, more: Table = {}): Drawn => drawn({ ...more, options: { scenario, ...more.options } });
const island = (scenario: string, more: Table = {}): Drawn => playing(scenario, more).clear().presence('A5').land('A3', 'city');
const blitz = { options: { scenario: 'blitz' } };
const heart = 'guard-the-isles-heart';
const rituals = 'rituals-of-terror';
const rebels = 'dahan-insurrection';
const explorersIn = ({ state }: Drawn): number =>
  state.spaces.reduce((sum, { groups }) => sum + groups.reduce((n, { kind, count }) => n + (kind === 0 ? count : 0), 0), 0);

test('J-22.1 J-1.6 a scenario is played with or without an adversary, and leaves what it does not mention as it is', () => {
  const position = playing('blitz', { options: { adversary: 'england', level: 6 } });
  expect([position.state.fear.pool, position.state.fear.left, position.state.blight.pool]).toEqual([5, [4, 5, 4], 4]);
});

test('J-22.2 Blitz: every power is fast', () => {
  const position = island('blitz').played('Wash Away', 'Gnawing Rootbiters').elements('sun, 2 water').phase('fast');
  expect(position.answers()).toEqual(expect.arrayContaining(['use Wash Away', 'use Gnawing Rootbiters', 'use Massive Flooding']));
  expect(island('blitz').played('Wash Away').phase('slow').asks).toEqual(['0 phase-over']);
});

test('J-22.3 J-7.10 Blitz: what is fast anyway costs 1 less; where nothing can be lowered it gives 1 energy', () => {
  const played = (card: string): number => {
    const position = island('blitz').hand(card, 'Tsunami').energy(5).phase('spirit');
    position.with((state) => (state.spirits[0]!.growth = { taken: [0], open: [], energyGained: true }));
    return position.say(`play ${card}`).state.spirits[0]!.energy;
  };
  expect([played('Flash Floods'), played('Wash Away'), played('Boon of Vigor'), played("River's Bounty")]).toEqual([4, 4, 6, 5]);
  expect(play('Night Terrors', { ...blitz, elements: 'moon, air', lands: { A5: 'explorer' } }).state.spirits[0]!.energy).toBe(1);
  expect(play('Massive Flooding', { ...blitz, phase: 'fast', elements: 'sun, 2 water', say: ['A4'] }).state.spirits[0]!.energy).toBe(0);
});

test('J-22.3 Blitz: what is played in the middle of a phase is as cheap, and gives as much', () => {
  const spurred = play('Spur on with Words of Fire', {
    ...blitz,
    say: ['Boon of Vigor'],
    with: ({ spirits }) => void spirits[0]!.hand.push(powerNamed('Boon of Vigor')),
  });
  expect(spurred.state.spirits[0]!.energy).toBe(1);

  const fast = powers.filter(({ kind, speed, set }) => kind === 'major' && speed === 'fast' && set === 'base').slice(0, 4);
  const dreamt = positionOf("Call on Midnight's Dream", {
    ...blitz,
    lands: { A5: 'dahan' },
    energy: fast[0]!.cost - 2,
    with: (state) => void (state.major.deck = fast.map(({ name }) => powerNamed(name))),
  }).say("use Call on Midnight's Dream", 'option 1', fast[0]!.name, "Call on Midnight's Dream", 'yes');
  const { energy, played } = dreamt.state.spirits[0]!;
  expect([energy, played]).toEqual([0, [powerNamed(fast[0]!.name)]]);
});

test('J-22.3 J-24.10 Blitz: energy that it gives is gained, so that a bargain takes the first of it', () => {
  const position = island('blitz').hand('Boon of Vigor').energy(5).phase('spirit');
  position.with(({ spirits }) => {
    spirits[0]!.growth = { taken: [0], open: [], energyGained: true };
    spirits[0]!.owed = 1;
  });
  const [spirit] = position.say('play Boon of Vigor').state.spirits;
  expect([spirit!.energy, spirit!.owed]).toEqual([5, 0]);
});

test('J-22.4 Blitz: a blight more per board on the card, and a blight less when its blighted side comes up', () => {
  expect(playing('blitz', { spirits: ['River', 'Vital'] }).state.blight.pool).toBe(7);
  const turned = (card: string): number => {
    const position = island('blitz').with((state) => {
      state.blight.pool = 1;
      state.blight.unseen = [blightCards.findIndex(({ name }) => name === card)];
    });
    return carryOut(position, 'A4', [add(1, 'blight')]).is({ A4: 'blight' }).state.blight.pool;
  };
  expect(turned('Downward Spiral')).toBe(4);
  expect(turned('Invaders Find the Land to Their Liking')).toBe(2);
});

test('J-22.5 Blitz: each explore card brings one explorer more on each board', () => {
  const position = island('blitz').land('A8', 'town').phase('invader').card('explore', '1-sands');
  expect([position.asks, position.answers()]).toEqual([['0 extra-explorer'], ['A4', 'A7']]);
  position.say('A7').is({ A4: 'explorer', A7: '2 explorer' });
});

test('J-22.5 Blitz: that explorer comes to a land that is explored, not to one that wilds keep free', () => {
  const position = island('blitz', { options: { sets: 'branch-and-claw', events: false } })
    .land('A8', 'town')
    .land('A7', 'wilds');
  position.phase('invader').card('explore', '1-sands').is({ A4: '2 explorer', A7: '' });
});

test('J-22.6 Blitz: after the first explore the invaders build with that card and explore with the next', () => {
  const { state } = playing('blitz');
  expect(state.invaders.deck.join('')).toBe('1222233333');
  const { ravage, build } = state.invaders;
  expect([ravage.length, build.length]).toEqual([1, 1]);
  expect(invaderCards[ravage[0]!]!.stage + invaderCards[build[0]!]!.stage).toBe(2);
});

test.each([
  [1, ['A7']],
  [2, ['A7', 'B7']],
  // Of three boards the corners c7 meet, of four c7 and c8 by turns.
  [3, ['A7', 'B7', 'C4']],
  [4, ['A7', 'B8', 'C4', 'D8']],
])('J-22.7 Guard the Isle’s Heart with %i boards: the inner lands are %s', (players, lands) => {
  const position = playing(heart, { spirits: ['River', 'Vital', 'Shadows', 'Lightning'].slice(0, players) });
  expect(position.state.marks.map((land) => position.nameOf(land))).toEqual(lands);
});

test('J-22.7 in larger layouts too there is one inner land on each board, next to another', () => {
  for (const players of [5, 6]) {
    const position = playing(heart, { spirits: ['River', 'Vital', 'Shadows', 'Lightning', 'Bringer', 'Thunder'].slice(0, players) });
    const { marks } = position.state;
    expect(new Set(marks.map((land) => position.nameOf(land)[0])).size).toBe(players);
  }
});

test.each([
  [6, {}],
  [4, { extraBoard: true }],
  [4, { layout: 'snake' }],
  [3, { archipelago: 'bay' }],
])('J-22.7 with %i spirits and %o no inner land lies on the coast, however near the boards meet there', (players, options) => {
  const spirits = ['River', 'Vital', 'Shadows', 'Lightning', 'Bringer', 'Thunder'].slice(0, players);
  const { state } = playing(heart, { spirits, options });
  expect(state.marks.map((land) => isCoastal(state, land))).toEqual(spirits.map(() => false));
});

test('J-22.8 Guard the Isle’s Heart: no towns, an explorer and a presence from a track in the inner land, two cards more', () => {
  const position = playing(heart);
  const { spaces, spirits } = position.state;
  expect(spaces.some(({ groups }) => groups.some(({ kind }) => kind === 1))).toBe(false);
  expect(position.at('A7')).toMatch(/explorer.*1 of seat 0/);
  const [{ hand, tracks }] = spirits as [(typeof spirits)[0]];
  expect(tracks[0]! + tracks[1]!).toBe(3);
  expect(hand.map((card) => powers[card]!.kind).toSorted()).toEqual(['major', 'minor', 'unique', 'unique', 'unique', 'unique']);
  // Ocean may not be inland: the nearest land of its board where it may be.
  const ocean = playing(heart, { spirits: ['Ocean'] });
  expect(['A1', 'A2', 'A3'].map((land) => ocean.at(land).includes('of seat 0')).filter(Boolean).length).toBeGreaterThan(0);
  expect(ocean.at('A7')).not.toContain('of seat');
});

test('J-22.9 Guard the Isle’s Heart: after round 1 a town or city in an inner land loses the game', () => {
  const outcome = (turn: number, land: string): unknown =>
    carryOut(
      island(heart).with((state) => (state.turn = turn)),
      land,
      [add(1, 'town')],
    ).run.outcome;
  expect(outcome(2, 'A7')).toMatchObject({ winners: [], about: { why: 'heart' } });
  expect(outcome(1, 'A7')).toBeNull();
  expect(outcome(2, 'A8')).toBeNull();
});

test('J-22.9 Guard the Isle’s Heart: a town that stands in an inner land since round 1 loses the game as round 2 begins', () => {
  const after = (turn: number, land: string): unknown =>
    island(heart)
      .land(land, 'town')
      .with((state) => (state.turn = turn))
      .phase('time-passes').run.outcome;
  expect(after(1, 'A7')).toMatchObject({ winners: [], about: { why: 'heart', turn: 2 } });
  expect(after(1, 'A8')).toBeNull();
});

test('J-22.10 Rituals of Terror: all fear cards are in the deck, without dividers; earned cards are kept', () => {
  const position = carryOut(island(rituals), 'A4', [fear(4 * 14)]);
  const { earned, left, terror } = position.state.fear;
  expect([earned.length, left, terror, fearCards.filter(({ set }) => set === 'base').length]).toEqual([14, [1], 1, 15]);
  const empty = carryOut(island(rituals), 'A4', [fear(4 * 20)]);
  expect([empty.run.outcome, empty.state.fear.earned.length]).toEqual([null, 15]);
  const kept = island(rituals)
    .land('A4', 'explorer')
    .fearCard('Wary of the Interior')
    .phase('invader')
    .card('explore', '1-jungle')
    .is({ A4: 'explorer' });
  expect(kept.state.fear.earned).toHaveLength(1);
});

test('J-22.11 J-22.12 J-25.8 Rituals of Terror: the ritual raises the terror level, carries out the fear cards and scatters the dahan', () => {
  const position = playing(rituals)
    .clear()
    .land('A8', 'city')
    .land('A7', 'explorer')
    .presence('3 A5, A6')
    .land('A5', '3 dahan')
    .energy(3)
    .phase('fast');
  position.fearCard('Wary of the Interior');
  expect(position.answers()).toEqual(['ritual A5', 'done']);
  position.say('ritual A5');
  position
    .say('dahan A5 to A1', 'dahan A5 to A4', 'dahan A5 to A6')
    .is({ A7: '', A5: '', A6: 'dahan, 1 of seat 0', A1: 'dahan', A4: 'dahan' });
  const [{ energy, destroyed }] = position.state.spirits as [(typeof position.state.spirits)[0]];
  expect([energy, destroyed, position.state.fear.terror, position.state.fear.earned]).toEqual([0, 3, 2, []]);
});

test('J-22.12 J-12.1 which of the dahan goes where is a choice, and who cannot be moved stays', () => {
  const ritual = (dahan: string): Drawn =>
    playing(rituals).clear().land('A8', 'city').presence('3 A5, A6').land('A5', dahan).energy(3).phase('fast');
  const wounded = ritual('2 dahan, dahan-1').say('ritual A5');
  expect(wounded.asks).toEqual(['0 push']);
  wounded.say('dahan-1 A5 to A7', 'dahan A5 to A8', 'dahan A5 to A6').is({ A5: '', A7: 'dahan-1', A8: 'city, dahan' });
  const stays: Modifier = { kind: 'dahan-unchanged', land: wounded.space('A5'), amount: 1, seat: 0, until: 'turn' };
  ritual('3 dahan')
    .with((state) => void state.modifiers.push(stays))
    .say('ritual A5')
    .is({ A5: '3 dahan' });
});

test('J-22.11 the ritual needs presence of all, 3 dahan per player, 3 energy and 3 presence', () => {
  const two = (presence: string, others: string, dahan: number, energy: number): boolean => {
    const position = playing(rituals, { spirits: ['River', 'Vital'] })
      .clear()
      .land('A8', 'city')
      .presence('A6')
      .presence('A6', 1);
    position.presence(presence).presence(others, 1).land('A5', `${dahan} dahan`).energy(energy).phase('fast');
    return position.run.questions[0]?.name === 'power' && position.answers().includes('ritual A5');
  };
  expect(two('2 A5', 'A5', 6, 3)).toBe(true);
  expect(two('3 A5', 'A6', 6, 3)).toBe(false);
  expect(two('A5', 'A5', 6, 3)).toBe(false);
  expect(two('2 A5', 'A5', 5, 3)).toBe(false);
  expect(two('2 A5', 'A5', 6, 2)).toBe(false);
});

test('J-22.12 the third ritual wins the game', () => {
  const position = playing(rituals).clear().land('A8', 'city').presence('4 A5').land('A5', '3 dahan').energy(3).phase('fast');
  position.with((state) => (state.fear.terror = 3)).say('ritual A5');
  expect(position.run.outcome).toMatchObject({ winners: [0] });
});

test('J-22.13 Dahan Insurrection: each dahan that moved deals 1 damage where it ended, once', () => {
  const lands = { A4: 'city, dahan', A1: '3 dahan', A2: 'city' };
  play('Call to Migrate', {
    options: { scenario: rebels },
    lands,
    say: ['A4', 'dahan A1 to A4', 'dahan A1 to A4', 'stop', 'stop'],
    is: { A4: 'city-2, 3 dahan' },
  });
  // Through A4 to A2: it strikes in A2 only.
  const through = ['A4', 'dahan A1 to A4', 'stop', 'dahan A4 to A2'];
  play('Call to Migrate', {
    options: { scenario: rebels },
    lands: { ...lands, A4: 'city' },
    say: through,
    is: { A4: 'city', A2: 'city-1, dahan' },
  });
  // Where another has stood there, that one goes on: each of the two strikes.
  play('Call to Migrate', {
    options: { scenario: rebels },
    lands,
    say: [...through, 'stop', 'first raid'],
    is: { A4: 'city-1, dahan', A2: 'city-1, dahan' },
  });
});

test('J-22.13 Dahan Insurrection: dahan who were destroyed in the action that moved them deal nothing', () => {
  const position = island(rebels).land('A4', '2 dahan').land('A1', 'city').land('A8', '2 dahan');
  carryOut(position, 'A4', [push(2, 'dahan'), at({ test: [has('city')] }, destroy(1, 'dahan'))]);
  position.say('dahan A4 to A1', 'dahan A4 to A1').is({ A1: 'city-1, dahan' });
});

test('J-22.14 Dahan Insurrection: for a city a town comes, for a town an explorer, to the nearest land with dahan', () => {
  play('Shatter Homesteads', {
    options: { scenario: rebels },
    lands: { A4: 'town', A8: '2 dahan', A6: '2 dahan' },
    say: ['A4', 'A6'],
    is: { A4: '', A6: 'explorer, 2 dahan' },
  });
  play('Accelerated Rot', {
    options: { scenario: rebels },
    lands: { A8: 'city', A6: '2 dahan', A2: '2 dahan' },
    say: ['A8'],
    is: { A8: '', A6: 'town, 2 dahan' },
  });
});

test('J-22.14 raids come before the answer to what was destroyed', () => {
  const position = positionOf('Vigor of the Breaking Dawn', {
    options: { scenario: rebels },
    elements: '2 sun, animal',
    lands: { A4: 'town, 2 dahan', A1: 'city', A6: '2 dahan' },
  });
  position.say('use Vigor of the Breaking Dawn', 'A4', 'dahan A4 to A1', 'stop');
  const told = position.log.flatMap((entry) => (entry.what === 'action' && entry.kind === 'scenario' ? [entry.name] : []));
  expect(told[0]).toBe('raid');
});

const ruled = (terror: number, lands: Readonly<Record<string, string>>, more: Table = {}, ...steps: Step[]): Drawn => {
  const position = playing(rebels, more)
    .clear()
    .presence('A5')
    .presence('A5', more.spirits === undefined ? 0 : 1);
  for (const [land, pieces] of Object.entries(lands)) position.land(land, pieces);
  position.with((state) => {
    state.fear.terror = terror;
    state.fear.left = [0, 0, 0].map((_, level) => (level < terror - 1 ? 0 : level === terror - 1 ? 1 : 3));
  });
  return carryOut(position, 'A4', steps.length > 0 ? steps : [fear(1)]);
};

test('J-22.15 J-25.7 Dahan Insurrection: victory at the terror levels', () => {
  const held = { A8: '2 city, dahan', A4: 'town, 2 dahan' };
  expect(ruled(2, held).run.outcome).toBeNull();
  expect(ruled(2, { A8: 'city, dahan', A4: 'town, 2 dahan' }).run.outcome).toMatchObject({ winners: [0] });
  expect(ruled(3, held).run.outcome).toBeNull();
  expect(ruled(3, { A8: 'city, dahan', A4: 'city, 2 dahan' }).run.outcome).toMatchObject({ winners: [0] });
  const two = { spirits: ['River', 'Vital'] };
  expect(ruled(3, { ...held, A6: '2 dahan' }, two).run.outcome).toMatchObject({ winners: [0, 1] });
  expect(ruled(1, { A6: '2 dahan' }).run.outcome).toMatchObject({ winners: [0] });
});

test('J-22.16 Dahan Insurrection: with the last fear card the dahan rise everywhere, and that decides', () => {
  const rising = (pieces: string): Drawn => {
    const position = playing(rebels)
      .clear()
      .presence('2 A5')
      .land('A4', pieces)
      .land('A8', pieces)
      .played('Delusions of Danger')
      .phase('fast');
    position.with((state) => {
      state.fear.terror = 3;
      state.fear.left = [0, 0, 1];
      state.fear.generated = 3;
    });
    return position.say('use Delusions of Danger', 'A6', 'option 2');
  };
  // Two dahan deal 4 damage: two of three towns fall in each land, and explorers come in their place.
  const won = rising('3 town, 2 dahan');
  while (won.run.outcome === null) won.run.answer(0);
  expect(won.log.filter((entry) => entry.what === 'action' && entry.name === 'insurrection')).toHaveLength(2);
  expect(won.run.outcome).toMatchObject({ winners: [0] });
  const lost = rising('3 city, dahan');
  while (lost.run.outcome === null) lost.run.answer(0);
  expect(lost.log.filter((entry) => entry.what === 'action' && entry.name === 'insurrection')).toHaveLength(2);
  expect(lost.run.outcome).toMatchObject({ winners: [], about: { why: 'insurrection' } });
});

test('J-22.17 Dahan Insurrection: fewer than 2 dahan per player lose the game', () => {
  expect(ruled(2, { A8: 'city, dahan', A6: 'city' }).run.outcome).toMatchObject({ winners: [], about: { why: 'dahan' } });
  expect(ruled(2, { A8: 'city, 2 dahan', A6: 'city' }).run.outcome).toBeNull();
  const two = { spirits: ['River', 'Vital'] };
  expect(ruled(2, { A8: 'city, 3 dahan', A6: 'city' }, two).run.outcome).toMatchObject({ winners: [], about: { why: 'dahan' } });
});

test('J-22.5 the extra explorer of Blitz comes in setup too', () => {
  expect(explorersIn(playing('blitz'))).toBeGreaterThan(explorersIn(drawn()));
});

test('J-38.26 Dahan Insurrection: the answer of the invaders ignores isolation', () => {
  const position = positionOf('Shatter Homesteads', {
    options: { scenario: rebels },
    lands: { A4: 'town', A1: '2 dahan', A8: '3 dahan' },
  });
  for (const land of ['A4', 'A1'])
    position.with((state) => state.modifiers.push({ kind: 'isolate', land: position.space(land), amount: 1, seat: null, until: 'turn' }));
  position.say('use Shatter Homesteads', 'A4').is({ A4: '', A1: 'explorer, 2 dahan' });
});
