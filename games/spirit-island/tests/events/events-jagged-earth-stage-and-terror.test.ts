import { describe, expect } from 'vitest';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import { BranchTests, jungle, ravaged, two } from './event-cases.ts';

const all = new BranchTests();
const { branch } = all;

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
});

all.mustHaveTestedAll('jagged-earth', ['stage', 'terror']);
