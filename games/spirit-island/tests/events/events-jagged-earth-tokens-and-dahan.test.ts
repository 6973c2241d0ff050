import { describe, expect } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { defendOf } from '../../rules/invaders/defend.ts';
import { BranchTests, jungle, minor } from './event-cases.ts';

const all = new BranchTests();
const { branch } = all;

describe('events of tokens and dahan of Jagged Earth', () => {
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
  branch('Beasts Prey on the Injured', 'Hard-Working Settlers', 'beasts are badlands, too, and kill the wounded', {
    lands: { A4: 'beasts, city-1, explorer' },
    cards: jungle,
    say: ['option 2', 'A3'],
    is: { A4: 'explorer, beasts' },
    after: ({ state }) => expect(state.modifiers).toContainEqual(expect.objectContaining({ kind: 'beasts-are-badlands' })),
  });
  branch('Outbreaks Shift', 'Dahan Trade with the Invaders', 'disease goes where most invaders are', {
    lands: { A4: 'disease', A5: '2 explorer', A1: 'explorer', A3: 'city' },
    is: { A4: '', A5: '2 explorer, disease' },
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
  branch('Prey on the Heedless', 'Invested Aristocracy', '1 damage for each beasts', {
    lands: { A4: '2 beasts, city' },
    is: { A4: 'city-2, 2 beasts' },
  });
  branch('Coming of Age', 'Invested Aristocracy', 'more dahan where two are', {
    lands: { A4: '2 dahan', A5: 'dahan' },
    is: { A4: '3 dahan' },
  });
  branch('Coming of Age', 'Mapmakers Chart the Wild', 'more dahan where no tokens are', {
    lands: { A4: 'dahan, badlands', A5: 'dahan' },
    is: { A4: 'dahan, badlands', A5: '2 dahan' },
  });
  branch('Leave the Hostile Land', 'No Bravery without Numbers', 'a dahan leaves for each badlands and disease', {
    lands: { A4: '3 dahan, badlands, disease', A1: 'disease', A5: 'badlands' },
    say: ['dahan A4 to A2', 'dahan A4 to A3'],
    is: { A4: 'dahan, disease, badlands', A2: 'dahan', A3: 'city, dahan' },
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
  branch('Lair in Untamed Lands', 'The Frontier Calls', 'beasts where neither buildings nor blight are', {
    say: ['A8'],
    is: { A8: 'beasts' },
  });
  branch('Seek Out New Grounds', 'The Frontier Calls', 'dahan gather where none are printed', {
    lands: { A5: 'town', A7: '2 dahan' },
    say: ['A4', 'A8', 'dahan A7 to A8'],
    is: { A7: '', A8: '2 dahan' },
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
  branch('Raiding and Retaliation', 'Wounded Lands Attract Explorers', 'dahan strike, and buildings that are left strike back', {
    lands: { A3: 'city, 2 town, 2 dahan' },
    with: (state) => state.modifiers.push({ kind: 'defend', land: null, amount: 1, seat: 0, until: 'turn' }),
    say: ['town takes 2'],
    is: { A3: 'town, city, dahan, dahan-1' },
  });
  branch('Coming of Age', 'Coastal Towns Multiply', 'more dahan where neither blight nor disease is', {
    lands: { A4: 'dahan, blight', A5: 'dahan' },
    is: { A4: 'dahan, blight', A5: '2 dahan' },
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
  branch('Lay Ambushes', 'Sprawl Contained by the Wilds', 'dahan strike at the same time', {
    blighted: true,
    lands: { A3: 'city, dahan' },
    cards: jungle,
    say: ['option 2'],
    is: { A3: 'city-2, blight' },
  });
  branch('Irregular Outbreaks', 'The Struggles of Growth', 'disease stops no build, but frightens', {
    blighted: true,
    lands: { A3: 'city, disease' },
    cards: { '1-jungle': 'build' },
    is: { A3: 'town, city, disease' },
    fear: 1,
  });
  branch('At Their Gates Demanding Redress', 'Eager Explorers', 'dahan by a city frighten it', { lands: { A3: 'city, dahan' }, fear: 2 });
  branch('Terrifying Beasts', 'Bureaucrats Adjust Funding', 'two beasts on a board frighten', {
    lands: { A4: 'beasts', A8: 'beasts' },
    fear: 2,
  });
  branch('Coordinated Defense', 'Bureaucrats Adjust Funding', 'dahan with presence have defend 5', {
    presence: 'A4, A6',
    lands: { A4: 'dahan', A5: 'dahan' },
    after: (position) => expect(['A4', 'A5', 'A6'].map((land) => defendOf(position.state, position.space(land)))).toEqual([5, 0, 0]),
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
  branch('Foreign Diseases', 'Relentless Optimism', 'disease where most invaders and dahan are together', {
    lands: { A3: '4 city', A4: 'town, 2 dahan', A5: 'town, dahan' },
    is: { A4: 'town, dahan, disease', A5: 'town, dahan' },
  });
  branch('Offerings of Pattern and Dance', 'Relentless Optimism', '1 energy for two dahan in own lands', {
    lands: { A6: '2 dahan' },
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(1),
  });
  branch("Speak of the Spirits' Anger", 'Temporary Truce', 'dahan by buildings frighten', { lands: { A3: 'city, dahan' }, fear: 1 });
  branch('Beasts Multiply', 'Overconfidence', 'beasts come beside beasts and kill a dahan', {
    lands: { A7: 'beasts', A8: 'dahan' },
    say: ['A8'],
    is: { A8: 'beasts' },
  });
});

all.mustHaveTestedAll('jagged-earth', 'beside');
