import { describe, expect } from 'vitest';
import { powerNamed } from '../content/powers.ts';
import { spirits } from '../content/spirits.ts';
import { elementsOf } from '../rules/elements.ts';
import { healthOf } from '../rules/health.ts';
import { defendOf } from '../rules/defend.ts';
import { foreseeRavage } from '../rules/foreseen-ravage.ts';
import { DAHAN, EXPLORER, type State } from '../rules/state.ts';
import type { Drawn } from './drawn.ts';
import { BranchTests, two } from './event-cases.ts';

const all = new BranchTests();
const { branch } = all;

const rich = (n: number) => (state: State) => void (state.spirits[0]!.energy = n);
const minor =
  (...names: string[]) =>
  (state: State) =>
    void (state.minor.deck = names.map(powerNamed));
const ravaged = (position: Drawn): unknown[] =>
  position.log.flatMap((entry) => (entry.what === 'ravaged' ? [[position.nameOf(entry.land), entry.damage, entry.dealt]] : []));
const jungle = { '1-jungle': 'ravage' } as const;

describe('choices of Jagged Earth', () => {
  branch('Tend to Your Own Strength', 'Lesser Spirits Imperiled', 'energy; a plant costs the island blight, an animal a dahan', {
    lands: { A4: 'blight, 2 dahan', A8: '2 dahan' },
    with: minor('Devouring Ants'),
    is: { A4: 'dahan, blight', A8: '2 dahan' },
    after: ({ state }) => expect([state.spirits[0]!.energy, state.blight.pool]).toEqual([1, 20]),
  });
  branch('Tend to Your Own Strength', 'Lesser Spirits Imperiled', 'a card with both does both', {
    lands: { A4: 'blight, dahan' },
    with: minor('Encompassing Ward', 'Teeming Rivers'),
    ...two,
    others: 'B6',
    is: { A4: 'blight' },
    after: ({ state }) => expect([state.blight.pool, state.blight.box]).toEqual([19, -1]),
  });
  branch('Forge a Web of Mutual Support', 'Lesser Spirits Imperiled', 'a presence for an element that stays', {
    presence: '2 A6',
    with: rich(4),
    say: ['option 2', 'fire'],
    is: { A6: '1 of seat 0' },
    after: ({ state }) => {
      state.spirits[0]!.gained = [0, 0, 0, 0, 0, 0, 0, 0];
      expect(elementsOf(state, 0)[2]).toBe(1);
    },
  });
  branch('Quit the Farmed Lands', 'Lesser Spirits Imperiled', 'beasts leave for land without buildings and may meet explorers', {
    lands: { A3: 'city, beasts', A2: 'town', A4: 'explorer' },
    with: minor(),
    is: { A3: 'city', A4: 'explorer, beasts' },
    fear: 1,
  });
  branch('Return to Old Pillars', 'Lesser Spirits Imperiled', 'one or two dahan gather where dahan are printed', {
    lands: { A5: '2 dahan' },
    with: minor(),
    say: ['A7', 'stop'],
    is: { A5: 'dahan', A7: 'dahan' },
  });
  branch('Leave Its Strength with the Dahan', "Remnants of a Spirit's Heart", 'dahan can take 10 more, invaders by them 1 more', {
    lands: { A4: 'explorer, dahan', A8: 'explorer' },
    after: (position) => {
      const health = (land: string, kind: typeof DAHAN | typeof EXPLORER): number =>
        healthOf(position.state, position.space(land), kind, 0);
      expect([health('A4', DAHAN), health('A4', EXPLORER), health('A8', EXPLORER)]).toEqual([12, 2, 1]);
    },
  });
  branch('With Patient Focus Craft a Great Warding', "Remnants of a Spirit's Heart", 'less defend of spirits now, a ward for later', {
    with: (state) => {
      rich(4)(state);
      state.modifiers.push({ kind: 'defend', land: null, amount: 6, seat: 0, until: 'turn' });
      state.modifiers.push({ kind: 'defend', land: null, amount: 1, seat: null, until: 'turn' });
    },
    say: ['option 2'],
    after: (position) => {
      expect(defendOf(position.state, position.space('A4'))).toBe(3);
      expect(position.state.modifiers).toContainEqual(expect.objectContaining({ kind: 'great-warding', amount: 4, until: 'game' }));
    },
  });
  branch('Hunting Parties', "Remnants of a Spirit's Heart", 'beasts by a city frighten it and are hunted', {
    lands: { A3: 'city, 2 beasts', A4: 'beasts, town' },
    is: { A3: 'city, beasts', A4: 'town, beasts' },
    fear: 1,
  });
  branch('A Thousand Small Struggles', "Remnants of a Spirit's Heart", 'many buildings and few dahan: blight', {
    lands: { A4: '3 town, 4 dahan' },
    say: ['A8'],
    is: { A8: 'blight' },
  });
  branch('Draw Strength from It While You Can', 'Numinous Crisis', 'blight leaves until the card turns; energy for it, as even as can be', {
    ...two,
    others: 'B6',
    with: (state) => (state.blight.pool = 3),
    say: ['0: option 1', '1: option 1', 'seat 1'],
    after: ({ state, log }) => {
      expect(state.blight.card).toBeGreaterThanOrEqual(0);
      expect(log.filter(({ what }) => what === 'blight-boxed')).toHaveLength(3);
      expect(log.flatMap((entry) => (entry.what === 'energy' ? [entry.n] : []))).toEqual([4, 5]);
    },
  });
  branch('Pour Your Strength into the Island', 'Numinous Crisis', 'each spirit pays in its own way, and the card gets blight', {
    ...two,
    others: '2 B6',
    with: rich(3),
    say: ['0: option 2', '1: option 2', '0: option 1'],
    after: ({ state }) => {
      expect([state.spirits[0]!.energy, state.blight.pool, state.blight.box]).toEqual([0, 22, 2]);
      // Lightning has neither energy, nor cards, nor a space on its tracks that could be covered.
      expect(state.spirits[1]!.destroyed).toBe(1);
    },
  });
  branch('Plagues Bring Fear and Death', 'Numinous Crisis', 'disease frightens, and hits dahan', {
    lands: { A4: 'disease, 2 dahan' },
    say: ['option 1'],
    is: { A4: 'dahan, disease' },
    fear: 1,
  });
  branch('Careful Defense', 'Numinous Crisis', 'lands with dahan have defend 2', {
    lands: { A4: 'dahan' },
    say: ['option 1'],
    after: (position) => expect(['A4', 'A8'].map((land) => defendOf(position.state, position.space(land)))).toEqual([2, 0]),
  });
  branch('Act Cautiously in the Background', 'Hard-Working Settlers', 'dahan go, a town comes, and the fullest land is ravaged', {
    lands: { A3: 'city, explorer, dahan', A8: 'explorer' },
    cards: jungle,
    say: ['option 1', 'A3', 'dahan A3 to A4', 'A7'],
    after: (position) => expect(ravaged(position)[0]).toEqual(['A3', 4, 4]),
    is: { A7: 'town', A4: 'dahan' },
  });
  branch('Create Unnerving Distractions', 'Hard-Working Settlers', 'a land is not ravaged, fear, and two cards leave the deck', {
    lands: { A8: 'city' },
    cards: jungle,
    with: (state) => (state.invaders.deck = [1, 2, 2, 3, 3]),
    say: ['option 2', 'A3'],
    fear: 1,
    after: (position) => {
      expect(ravaged(position)).toEqual([['A8', 3, 3]]);
      expect(position.state.invaders.deck).toEqual([2, 3]);
    },
  });
  branch('Beasts Prey on the Injured', 'Hard-Working Settlers', 'beasts are badlands, too, and kill the wounded', {
    lands: { A4: 'beasts, city-1, explorer' },
    cards: jungle,
    say: ['option 2', 'A3'],
    is: { A4: 'explorer, beasts' },
    after: ({ state }) => expect(state.modifiers).toContainEqual(expect.objectContaining({ kind: 'beasts-are-badlands' })),
  });
  branch('Ignore Their Interest', 'Dahan Trade with the Invaders', 'dahan neither suffer from ravages nor fight back', {
    lands: { A3: 'city, 2 dahan' },
    cards: jungle,
    is: { A3: 'city, 2 dahan, blight' },
  });
  branch('Display Your Wrath at This Betrayal', 'Dahan Trade with the Invaders', 'dahan of a spirit’s land die for fear', {
    lands: { A6: '2 dahan' },
    with: rich(2),
    say: ['option 2'],
    is: { A6: 'dahan, 1 of seat 0' },
    fear: 1,
  });
  branch('Change and Help Them Learn from the Enemy', 'Dahan Trade with the Invaders', 'from the next turn on each dahan defends', {
    lands: { A4: '2 dahan' },
    with: (state) => {
      rich(6)(state);
      state.spirits[0]!.hand = [powerNamed('Devouring Ants')];
    },
    say: ['option 3'],
    after: (position) => {
      const defend = (): number => defendOf(position.state, position.space('A4'));
      expect([defend(), position.state.spirits[0]!.hand]).toEqual([0, []]);
      position.state.turn++;
      expect(defend()).toBe(2);
    },
  });
  branch('Outbreaks Shift', 'Dahan Trade with the Invaders', 'disease goes where most invaders are', {
    lands: { A4: 'disease', A5: '2 explorer', A1: 'explorer', A3: 'city' },
    is: { A4: '', A5: '2 explorer, disease' },
  });
  branch('Let Destruction Have Its Day', "Life's Balance Tilts", 'beasts go, disease and blight come, all are weaker', {
    lands: { A4: 'beasts, city-1, dahan' },
    with: minor('Voracious Growth', 'Drought'),
    say: ['A8'],
    is: { A4: 'city-1, dahan', A8: 'disease' },
    after: (position) => expect(healthOf(position.state, position.space('A4'), DAHAN, 0)).toBe(1),
  });
  branch('Fortify the Resilience of Life', "Life's Balance Tilts", 'beasts come, disease goes, a slow power heals, all are tougher', {
    lands: { A4: 'disease, blight' },
    with: (state) => {
      rich(4)(state);
      minor('Voracious Growth')(state);
    },
    say: ['option 2', 'A8'],
    is: { A4: '', A8: 'beasts' },
    after: (position) => expect(healthOf(position.state, position.space('A4'), EXPLORER, 0)).toBe(2),
  });
});

describe('events by stage of Jagged Earth', () => {
  branch('Harvest Bounty, Harvest Dust', 'Harvest Bounty, Harvest Dust', 'on a healthy island a land with buildings is ravaged', {
    stage: 2,
    after: (position) => expect(ravaged(position)).toEqual([['A3', 3, 3]]),
  });
  branch('Harvest Bounty, Harvest Dust', 'Harvest Bounty, Harvest Dust', 'on a blighted one a town moves on', {
    blighted: true,
    lands: { A3: 'city, town', A4: 'explorer' },
    say: ['town A3 to A4'],
    is: { A3: 'city', A4: 'explorer, town' },
    after: (position) => expect(ravaged(position)).toEqual([]),
  });
  branch('Widespread Clearcutting', 'Harvest Bounty, Harvest Dust', 'presence and dahan may save the land', {
    stage: 3,
    presence: 'A3, A6',
    lands: { A3: 'city, dahan' },
    say: ['yes', 'seat 0 A3'],
    is: { A3: 'city' },
    after: ({ state }) => expect(state.blight.pool).toBe(20),
  });
  branch('Widespread Clearcutting', 'Harvest Bounty, Harvest Dust', 'or it is blighted without cascade', {
    stage: 3,
    lands: { A3: 'city, blight' },
    is: { A3: 'city, 2 blight' },
  });
  branch('Explorers Blunder', 'Harvest Bounty, Harvest Dust', 'two explorers die among beasts, wherever they are', {
    stage: 3,
    lands: { A4: 'beasts, 2 explorer', A8: 'beasts, explorer' },
    say: ['A8'],
    is: { A4: 'explorer, beasts', A8: 'beasts' },
  });
  branch('Coordinated Strikes', 'Harvest Bounty, Harvest Dust', 'three dahan deal damage and defend', {
    stage: 3,
    lands: { A4: '3 dahan, 2 explorer' },
    is: { A4: '3 dahan' },
    after: (position) => expect(defendOf(position.state, position.space('A4'))).toBe(2),
  });
  branch('Invested Aristocracy', 'Invested Aristocracy', 'a town where the ravages brought no blight', {
    is: { A8: 'town' },
  });
  branch('Invested Aristocracy', 'Invested Aristocracy', 'but not on a board that they blighted', {
    stage: 2,
    cards: jungle,
    is: { A3: 'city, blight', A8: '' },
  });
  branch('Foreign Dignitaries Visit', 'Invested Aristocracy', 'on a healthy island the first land of a card takes 2 more', {
    stage: 3,
    lands: { A8: 'city' },
    cards: jungle,
    say: ['A3'],
    after: (position) =>
      expect(ravaged(position)).toEqual([
        ['A3', 5, 5],
        ['A8', 3, 3],
      ]),
  });
  branch('Foreign Dignitaries Visit', 'Invested Aristocracy', 'on a blighted one a fear card comes', {
    stage: 3,
    blighted: true,
    after: ({ state }) => expect(state.fear.left).toEqual([4, 3, 3]),
  });
  branch('Prey on the Heedless', 'Invested Aristocracy', '1 damage for each beasts', {
    lands: { A4: '2 beasts, city' },
    is: { A4: 'city-2, 2 beasts' },
  });
  branch('Coming of Age', 'Invested Aristocracy', 'more dahan where two are', {
    lands: { A4: '2 dahan', A5: 'dahan' },
    is: { A4: '3 dahan' },
  });
  branch('Mapmakers Chart the Wild', 'Mapmakers Chart the Wild', 'wilds keep nobody out', {
    lands: { A1: 'wilds' },
    is: { A1: 'explorer, wilds' },
  });
  branch('Mapmakers Chart the Wild', 'Mapmakers Chart the Wild', 'on a board without wilds one more explorer comes', {
    is: { A1: '2 explorer' },
  });
  branch('Increasing Aggression', 'Mapmakers Chart the Wild', 'ravages deal 1 more', {
    stage: 3,
    after: (position) => expect(foreseeRavage(position.state, position.space('A3')).damage).toBe(4),
  });
  branch('Coming of Age', 'Mapmakers Chart the Wild', 'more dahan where no tokens are', {
    lands: { A4: 'dahan, badlands', A5: 'dahan' },
    is: { A4: 'dahan, badlands', A5: '2 dahan' },
  });
  branch('No Bravery without Numbers', 'No Bravery without Numbers', 'too few invaders do not ravage', {
    lands: { A3: '2 city', A8: '3 explorer' },
    terror: 2,
    cards: jungle,
    after: (position) => expect(ravaged(position)).toEqual([['A8', 3, 3]]),
  });
  branch('Courage of the Crowd', 'No Bravery without Numbers', 'and those who do deal 2 more', {
    stage: 3,
    lands: { A3: 'city', A8: '2 explorer' },
    cards: jungle,
    after: (position) => expect(ravaged(position)).toEqual([['A8', 4, 4]]),
  });
  branch('Leave the Hostile Land', 'No Bravery without Numbers', 'a dahan leaves for each badlands and disease', {
    lands: { A4: '3 dahan, badlands, disease', A1: 'disease', A5: 'badlands' },
    say: ['dahan A4 to A2', 'dahan A4 to A3'],
    is: { A4: 'dahan, disease, badlands', A2: 'dahan', A3: 'city, dahan' },
  });
  branch('Smaller Ports Spring Up', 'Smaller Ports Spring Up', 'one city on the coast draws a town to it', {
    say: ['A2'],
    is: { A2: 'town' },
  });
  branch('Smaller Ports Spring Up', 'Smaller Ports Spring Up', 'two cities do not', {
    lands: { A2: 'city' },
    is: { A1: 'explorer', A2: 'city' },
  });
  branch('Extensive Building', 'Smaller Ports Spring Up', 'a build where no card shows one', {
    stage: 3,
    lands: { A4: 'explorer', A8: 'explorer' },
    cards: { '1-jungle': 'build' },
    // The jungles build by their card.
    is: { A3: 'town, city', A4: 'explorer, town', A8: 'explorer, town' },
  });
  branch('Stricken', 'Smaller Ports Spring Up', 'no ravage where disease is', {
    lands: { A3: '2 city, disease' },
    cards: jungle,
    is: { A3: '2 city, disease' },
  });
  branch('Settlers Encroach Too Far', 'Smaller Ports Spring Up', 'a town goes for every two dahan', {
    lands: { A3: '2 city', A4: '2 town, 3 dahan' },
    say: ['town A4 to A5'],
    is: { A4: 'town, 3 dahan', A5: 'town' },
  });
});

describe('events of a healthy and a blighted island of Jagged Earth', () => {
  branch('The Frontier Calls', 'The Frontier Calls', 'one more explorer where no buildings are', {
    say: ['A8'],
    is: { A1: '2 explorer' },
  });
  branch('Self-Sacrifice Buys Time', 'The Frontier Calls', 'presence for blight that comes from the box', {
    blighted: true,
    presence: '2 A6',
    cards: jungle,
    say: ['A8'],
    is: { A3: 'city, blight', A6: '1 of seat 0' },
    after: ({ state }) => {
      expect([state.blight.pool, state.blight.box]).toEqual([20, 1]);
      expect(state.modifiers).toContainEqual(expect.objectContaining({ kind: 'next-blight-from-the-box', amount: 0 }));
    },
  });
  branch('Lair in Untamed Lands', 'The Frontier Calls', 'beasts where neither buildings nor blight are', {
    say: ['A8'],
    is: { A8: 'beasts' },
  });
  branch('Seek Out New Grounds', 'The Frontier Calls', 'dahan gather where none are printed', {
    lands: { A5: 'town', A7: '2 dahan' },
    say: ['A4', 'A8', 'dahan A7 to A8'],
    is: { A7: '', A8: '2 dahan' },
  });
  branch('Seek New Farmland', 'Seek New Farmland', 'a town leaves others for land without any', {
    lands: { A4: '2 town', A5: 'town', A1: 'town' },
    say: ['town A4 to A2'],
    is: { A4: 'town', A2: 'town' },
  });
  branch('Voracious Consumption', 'Seek New Farmland', 'after the ravages blight in a city', {
    blighted: true,
    lands: { A3: 'city, blight', A4: 'city' },
    is: { A3: 'city, blight', A4: 'city, blight' },
  });
  branch('Plagues Bring Fear and Death', 'Seek New Farmland', 'disease frightens, and hits dahan', {
    lands: { A4: 'disease, 2 dahan' },
    is: { A4: 'dahan, disease' },
    fear: 1,
  });
  branch('Engage on Their Own Terms', 'Seek New Farmland', 'dahan strike first, but weakly', {
    blighted: true,
    lands: { A3: '2 town, 2 dahan' },
    cards: jungle,
    say: ['town takes 2'],
    // One town is gone before it deals anything; the other kills a dahan, and nobody fights back.
    is: { A3: 'town, dahan, blight' },
    fear: 1,
  });
  branch('Gradual Corruption', 'Gradual Corruption', 'blight by buildings, unless energy is given for it', {
    with: (state) => {
      rich(2)(state);
      state.invaders.discard = [0, 1];
    },
    say: ['yes'],
    is: { A3: 'city' },
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(0),
  });
  branch('Gradual Corruption', 'Gradual Corruption', 'and it comes where none is', {
    with: (state) => (state.invaders.discard = [0, 1]),
    is: { A3: 'city, blight' },
  });
  branch('Ravaged Wilderness', 'Gradual Corruption', 'beasts and wilds leave the blight', {
    blighted: true,
    lands: { A4: 'blight, 2 beasts', A8: 'blight, wilds' },
    is: { A4: 'blight, beasts', A8: 'blight' },
  });
  branch('Fatalities Rise', 'Gradual Corruption', 'all take 1 damage; who loses a building loses the disease', {
    lands: { A4: 'town-1, explorer, city, 2 dahan, disease', A8: 'explorer, disease' },
    is: { A4: 'city-1, 2 dahan-1', A8: 'disease' },
    fear: 1,
  });
  branch('Blessings of Bounty and Health', 'Gradual Corruption', 'more dahan in a spirit’s land', {
    lands: { A6: 'dahan' },
    say: ['A6'],
    is: { A6: '2 dahan, 1 of seat 0' },
  });
  branch('Fortune-Seekers', 'Fortune-Seekers', 'the next explore goes to all lands without buildings that have a source', {
    lands: { A3: 'city', A5: 'town' },
    is: { A1: 'explorer', A2: 'explorer', A3: 'city', A4: 'explorer', A5: 'town', A7: 'explorer', A8: 'explorer' },
    after: ({ state }) => expect(state.modifiers).toEqual([]),
  });
  branch("The Land's Bounty Exhausted", 'Fortune-Seekers', 'without presence 1 damage is enough for blight', {
    blighted: true,
    presence: 'A8, A6',
    lands: { A3: 'explorer', A8: 'explorer' },
    cards: jungle,
    is: { A3: 'explorer, blight', A8: 'explorer, 1 of seat 0' },
  });
  branch('Grim Toll', 'Fortune-Seekers', 'disease hits invaders and dahan', {
    blighted: true,
    lands: { A4: 'town, 2 dahan, disease' },
    is: { A4: 'dahan, disease' },
  });
  branch('Tell the Old Stories', 'Fortune-Seekers', 'J-33.14 a card comes back: discarded, or a unique power forgotten in the game', {
    blighted: true,
    lands: { A6: '2 dahan' },
    with: (state) => {
      state.spirits[0]!.discard = [powerNamed('Drought')];
      // Lightning's own power is not River's to remember, and Wash Away was forgotten before the game.
      state.forgotten = [powerNamed('Boon of Vigor'), powerNamed('Harbingers of the Lightning')];
      expect(spirits[state.spirits[0]!.kind]!.name).toBe('River Surges in Sunlight');
    },
    say: ['Boon of Vigor'],
    after: ({ state }) => {
      expect(state.spirits[0]!.hand).toEqual([powerNamed('Boon of Vigor')]);
      expect(state.forgotten).toEqual([powerNamed('Harbingers of the Lightning')]);
    },
  });
  branch('Provincial Seat', 'Provincial Seat', 'a build by a city', { is: { A3: 'town, city' } });
  branch('Lands Hollow of Promise', 'Provincial Seat', 'blight where no spirit is', { blighted: true, say: ['A8'], is: { A8: 'blight' } });
  branch('Beasts Chase Off Homesteaders', 'Provincial Seat', 'up to two explorers, or a town', {
    lands: { A4: 'beasts, 2 explorer, town' },
    say: ['option 1', 'explorer A4 to A5', 'explorer A4 to A1'],
    is: { A4: 'town, beasts', A5: 'explorer', A1: '2 explorer' },
  });
  branch('Rally to the Defense of Distant Kin', 'Provincial Seat', 'a dahan comes, and all there defend', {
    lands: { A4: 'dahan', A5: 'dahan' },
    say: ['A4'],
    is: { A4: '2 dahan' },
    after: (position) => expect(defendOf(position.state, position.space('A4'))).toBe(2),
  });
  branch('Cities Rise', 'Cities Rise', 'two towns of the largest land become cities', {
    lands: { A4: '3 town', A5: 'town' },
    is: { A4: 'town, 2 city', A5: 'town' },
  });
  branch('Cities Rise', 'Cities Rise', 'or its only one', { lands: { A4: 'town' }, is: { A4: 'city' } });
  branch('Depleted Soil', 'Cities Rise', 'by buildings 1 damage is enough for blight', {
    blighted: true,
    lands: { A3: 'explorer, town!1', A8: 'explorer' },
    cards: jungle,
    is: { A3: 'explorer, town, blight', A8: 'explorer' },
  });
  branch('Thriving Trade', 'Thriving Trade', 'a city by a city on the coast', { is: { A3: '2 city, disease' } });
  branch('Partitioned Wilderness', 'Thriving Trade', 'where towns are in four lands, blight by one', {
    blighted: true,
    lands: { A3: 'town', A4: 'town', A5: 'town', A8: 'town' },
    say: ['A7'],
    is: { A7: 'blight' },
  });
  branch('Pestilence Arrives on Canvas Sails', 'Thriving Trade', 'disease on the largest coast', {
    lands: { A3: 'city, 2 dahan' },
    is: { A3: '2 city, dahan-1, disease' },
  });
  branch('Clever Cooperation', 'Thriving Trade', 'presence goes from the dahan, and strikes', {
    lands: { A6: 'dahan', A8: 'town' },
    say: ['A6', 'A8'],
    is: { A6: 'dahan', A8: '1 of seat 0' },
    fear: 1,
  });
  branch('Wounded Lands Attract Explorers', 'Wounded Lands Attract Explorers', 'an explorer where blight is', {
    lands: { A4: 'blight' },
    is: { A4: 'explorer, blight' },
  });
  branch("The World's Vibrance Fades", 'Wounded Lands Attract Explorers', 'blight leaves the card, unless presence is given', {
    ...two,
    blighted: true,
    presence: '3 A6',
    others: '3 B6',
    say: ['0: yes', '1: no'],
    is: { A6: '1 of seat 0', B6: '3 of seat 1' },
    after: ({ state }) => expect([state.blight.pool, state.blight.box]).toEqual([19, -1]),
  });
  branch('Raiding and Retaliation', 'Wounded Lands Attract Explorers', 'dahan strike, and buildings that are left strike back', {
    lands: { A3: 'city, 2 town, 2 dahan' },
    with: (state) => state.modifiers.push({ kind: 'defend', land: null, amount: 1, seat: 0, until: 'turn' }),
    say: ['town takes 2'],
    is: { A3: 'town, city, dahan, dahan-1' },
  });
  branch('Coastal Towns Multiply', 'Coastal Towns Multiply', 'a town on the coast beside one', {
    lands: { A3: 'town, city' },
    is: { A2: 'town' },
  });
  branch('Cooperation Among Towns', 'Coastal Towns Multiply', 'by buildings without strife ravages deal 1 more', {
    blighted: true,
    lands: { A8: 'city, explorer!1' },
    after: (position) => expect(['A3', 'A8'].map((land) => foreseeRavage(position.state, position.space(land)).damage)).toEqual([4, 3]),
  });
  branch('Coming of Age', 'Coastal Towns Multiply', 'more dahan where neither blight nor disease is', {
    lands: { A4: 'dahan, blight', A5: 'dahan' },
    is: { A4: 'dahan, blight', A5: '2 dahan' },
  });
  branch('Civic Engagement', 'Civic Engagement', 'strife goes, or the board’s buildings deal more', {
    ...two,
    others: 'B6',
    lands: { A3: 'city!1', B4: 'city' },
    is: { A3: 'city' },
    after: (position) => expect(['A3', 'B4'].map((land) => foreseeRavage(position.state, position.space(land)).damage)).toEqual([3, 4]),
  });
  branch("Life's Web Torn Asunder", 'Civic Engagement', 'six blight on a board spread', {
    blighted: true,
    lands: { A7: '6 blight' },
    say: ['A8'],
    is: { A8: 'blight' },
  });
  branch('Casualties of Fang and Sting', 'Civic Engagement', 'beasts kill an explorer or a town', {
    lands: { A4: 'beasts, town, explorer' },
    say: ['town'],
    is: { A4: 'explorer, beasts' },
  });
  branch('Keep Far From the Lands of Plague', 'Civic Engagement', 'three dahan leave disease', {
    lands: { A4: '2 dahan, disease', A8: '2 dahan, disease' },
    say: ['A4', 'dahan A4 to A5', 'A4', 'dahan A4 to A5', 'dahan A8 to A7'],
    is: { A4: 'disease', A5: '2 dahan', A7: 'dahan', A8: 'dahan, disease' },
  });
  branch('Sprawl Contained by the Wilds', 'Sprawl Contained by the Wilds', 'wilds, and a build in the largest land', {
    say: ['A8'],
    is: { A8: 'wilds', A3: 'town, city' },
  });
  branch('Dissolution Threatens', 'Sprawl Contained by the Wilds', 'J-33.15 own presence becomes wilds', {
    blighted: true,
    ...two,
    presence: '3 A6',
    others: '2 B6, A6',
    say: ['0: option 1', '1: option 2'],
    is: { A6: '2 wilds, 1 of seat 0, 1 of seat 1', B6: '2 of seat 1' },
  });
  branch('Dissolution Threatens', 'Sprawl Contained by the Wilds', 'or destroyed presence comes back, and the next turn is slow', {
    blighted: true,
    with: (state) => (state.spirits[0]!.destroyed = 1),
    say: ['option 2'],
    is: { A6: '2 of seat 0' },
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'only-slow', seat: 0, from: 3, until: 'turn' }, {}]),
  });
  branch('Lay Ambushes', 'Sprawl Contained by the Wilds', 'dahan strike at the same time', {
    blighted: true,
    lands: { A3: 'city, dahan' },
    cards: jungle,
    say: ['option 2'],
    is: { A3: 'city-2, blight' },
  });
  branch('The Struggles of Growth', 'The Struggles of Growth', 'presence for a power', {
    presence: '3 A6',
    say: ['option 1', 'option 1'],
    is: { A6: '1 of seat 0' },
    after: (position) => expect(position.asks).toEqual(['0 keep']),
  });
  branch('The Struggles of Growth', 'The Struggles of Growth', 'or a power for energy and a way', {
    presence: '2 A6',
    with: (state) => (state.spirits[0]!.hand = [powerNamed('Drought')]),
    say: ['option 2', 'A6', 'A3', 'stop'],
    is: { A6: '1 of seat 0', A3: 'city, 1 of seat 0' },
    after: ({ state }) => expect([state.spirits[0]!.energy, state.spirits[0]!.hand]).toEqual([2, []]),
  });
  branch('Blight Deepens', 'The Struggles of Growth', 'blight grows where it is', {
    blighted: true,
    lands: { A4: 'blight' },
    say: ['no'],
    is: { A4: '2 blight' },
  });
  branch('Irregular Outbreaks', 'The Struggles of Growth', 'disease stops no build, but frightens', {
    blighted: true,
    lands: { A3: 'city, disease' },
    cards: { '1-jungle': 'build' },
    is: { A3: 'town, city, disease' },
    fear: 1,
  });
});

describe('events by terror level of Jagged Earth', () => {
  branch('Eager Explorers', 'Eager Explorers', 'the first build on a board draws an explorer', {
    lands: { A8: 'explorer' },
    cards: { '1-jungle': 'build' },
    say: ['A3', 'A2'],
    is: { A2: 'explorer', A3: 'town, city', A8: 'explorer, town', A7: '', A5: '' },
  });
  branch('Xenophobia', 'Eager Explorers', 'by dahan invaders harm them more and the land less', {
    terror: 2,
    lands: { A3: '2 explorer, 2 dahan', A4: 'city' },
    cards: jungle,
    is: { A3: '2 explorer' },
    after: (position) => expect(ravaged(position)).toEqual([['A3', 0, 0]]),
  });
  branch('At Their Gates Demanding Redress', 'Eager Explorers', 'dahan by a city frighten it', { lands: { A3: 'city, dahan' }, fear: 2 });
  branch('Bureaucrats Adjust Funding', 'Bureaucrats Adjust Funding', 'few buildings on a board bring a build more, even without invaders', {
    cards: { '1-jungle': 'build' },
    is: { A3: 'town, city', A8: 'town' },
  });
  branch('Bureaucrats Adjust Funding', 'Bureaucrats Adjust Funding', 'many cost one', {
    lands: { A3: '4 city', A8: '5 city' },
    cards: { '1-jungle': 'build' },
    is: { A3: 'town, 4 city', A8: '5 city' },
  });
  branch('Ransack and Run', 'Bureaucrats Adjust Funding', 'after the ravages the largest city ravages and goes', {
    terror: 3,
    lands: { A3: '2 city', A8: 'city' },
    is: { A3: 'city, blight', A8: 'city' },
  });
  branch('Terrifying Beasts', 'Bureaucrats Adjust Funding', 'two beasts on a board frighten', {
    lands: { A4: 'beasts', A8: 'beasts' },
    fear: 2,
  });
  branch('Coordinated Defense', 'Bureaucrats Adjust Funding', 'dahan with presence have defend 5', {
    presence: 'A4, A6',
    lands: { A4: 'dahan', A5: 'dahan' },
    after: (position) => expect(['A4', 'A5', 'A6'].map((land) => defendOf(position.state, position.space(land)))).toEqual([5, 0, 0]),
  });
  branch('Resourceful Populace', 'Resourceful Populace', 'who destroys a building finds a town beside it', {
    lands: { A3: 'city, town, 3 dahan' },
    cards: jungle,
    say: ['town takes 2', 'A4'],
    is: { A3: 'city, dahan-1, blight', A4: 'town' },
  });
  branch('Strip the Land Bare', 'Resourceful Populace', 'towns deal 1 more, and those who blight the land leave it', {
    terror: 2,
    lands: { A3: '2 town, explorer' },
    cards: jungle,
    is: { A3: 'town, blight' },
    after: (position) => expect(ravaged(position)).toEqual([['A3', 7, 7]]),
  });
  branch('Virulence Among Close-Packed Homes', 'Resourceful Populace', 'disease where most live inland', {
    lands: { A4: 'town' },
    is: { A4: 'town, disease' },
  });
  branch('Offerings of Story and Season', 'Resourceful Populace', 'energy and a card for three dahan', {
    lands: { A6: '3 dahan' },
    with: (state) => (state.spirits[0]!.discard = [powerNamed('Drought'), powerNamed('Rain of Blood')]),
    say: ['Drought'],
    after: ({ state }) => expect([state.spirits[0]!.energy, state.spirits[0]!.hand]).toEqual([1, [powerNamed('Drought')]]),
  });
  branch('Relentless Optimism', 'Relentless Optimism', 'destroyed buildings frighten nobody', {
    lands: { A3: 'town, 3 dahan' },
    cards: jungle,
    is: { A3: 'dahan, blight, disease' },
    fear: 0,
  });
  branch('Cultures Mix and Clash', 'Relentless Optimism', 'a town for many dahan, a dahan for many towns', {
    ...two,
    terror: 2,
    others: 'B6',
    lands: { A3: 'town', A4: '3 dahan', B4: '3 town', B3: 'dahan' },
    is: { A3: 'dahan', B3: 'town' },
  });
  branch('Foreign Diseases', 'Relentless Optimism', 'disease where most invaders and dahan are together', {
    lands: { A3: '4 city', A4: 'town, 2 dahan', A5: 'town, dahan' },
    is: { A4: 'town, dahan, disease', A5: 'town, dahan' },
  });
  branch('Offerings of Pattern and Dance', 'Relentless Optimism', '1 energy for two dahan in own lands', {
    lands: { A6: '2 dahan' },
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(1),
  });
  branch('Pull Together in Adversity', 'Pull Together in Adversity', 'one strife of each does not count', {
    lands: { A3: 'city!1', A8: 'city!2' },
    cards: jungle,
    is: { A3: 'city!1, blight', A8: 'city!1' },
  });
  branch('Purge the Land with Salt and Fire', 'Pull Together in Adversity', 'towns go and leave badlands', {
    terror: 3,
    lands: { A4: '3 town, blight' },
    is: { A4: '2 blight, 2 badlands' },
  });
  branch('Temporary Truce', 'Temporary Truce', 'a dahan and a building stay out of the ravage', {
    lands: { A3: 'city, town, explorer, 2 dahan' },
    cards: jungle,
    say: ['city'],
    // 3 damage of town and explorer kill the dahan that fights.
    is: { A3: 'explorer, town, city, dahan, blight' },
  });
  branch('Temporary Truce', 'Temporary Truce', 'J-42.4 a dahan also where there is no building', {
    lands: { A3: '3 explorer, dahan' },
    cards: jungle,
    is: { A3: '3 explorer, dahan, blight' },
  });
  branch('Temporary Caution', 'Temporary Truce', 'on each board a land with many dahan is not ravaged', {
    terror: 2,
    lands: { A3: 'city, 2 dahan', A8: '3 explorer, 2 dahan' },
    cards: jungle,
    say: ['A8'],
    after: (position) => expect(ravaged(position)).toEqual([['A3', 3, 3]]),
  });
  branch("Speak of the Spirits' Anger", 'Temporary Truce', 'dahan by buildings frighten', { lands: { A3: 'city, dahan' }, fear: 1 });
  branch('Overconfidence', 'Overconfidence', 'earned fear cards are discarded', {
    with: (state) => {
      state.fear.earned = [-1, 3, -1];
      state.fear.unseen = state.fear.unseen.filter((card) => card !== 3);
    },
    say: ['option 2'],
    after: ({ log }) => expect(log.filter(({ what }) => what === 'fear-card-discarded')).toHaveLength(2),
  });
  branch('Overconfidence', 'Overconfidence', 'or fear is forgotten', {
    with: (state) => (state.fear.generated = 5),
    after: ({ state }) => expect(state.fear.generated).toBe(3),
  });
  branch('Terror Breeds Aggression', 'Overconfidence', 'fear cards that are earned make ravages worse', {
    terror: 2,
    with: (state) => (state.fear.earned = [-1, -1, -1, -1, -1]),
    after: ({ state }) => expect(state.modifiers).toContainEqual(expect.objectContaining({ kind: 'ravage-damage', amount: 2 })),
  });
  branch('Beasts Multiply', 'Overconfidence', 'beasts come beside beasts and kill a dahan', {
    lands: { A7: 'beasts', A8: 'dahan' },
    say: ['A8'],
    is: { A8: 'beasts' },
  });

  all.mustHaveTestedAll('jagged-earth');
});
