import { describe, expect } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import { BranchTests, jungle, rich, two } from './event-cases.ts';

const all = new BranchTests();
const { branch } = all;

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
  branch('Provincial Seat', 'Provincial Seat', 'a build by a city', { is: { A3: 'town, city' } });
  branch('Lands Hollow of Promise', 'Provincial Seat', 'blight where no spirit is', { blighted: true, say: ['A8'], is: { A8: 'blight' } });
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
  branch('Coastal Towns Multiply', 'Coastal Towns Multiply', 'a town on the coast beside one', {
    lands: { A3: 'town, city' },
    is: { A2: 'town' },
  });
  branch('Cooperation Among Towns', 'Coastal Towns Multiply', 'by buildings without strife ravages deal 1 more', {
    blighted: true,
    lands: { A8: 'city, explorer!1' },
    after: (position) => expect(['A3', 'A8'].map((land) => foreseeRavage(position.state, position.space(land)).damage)).toEqual([4, 3]),
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
  branch('The Struggles of Growth', 'The Struggles of Growth', 'presence for a power', {
    presence: '3 A6',
    with: (state) => (state.spirits[0]!.hand = [powerNamed('Drought')]),
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
});

all.mustHaveTestedAll('jagged-earth', ['island']);
