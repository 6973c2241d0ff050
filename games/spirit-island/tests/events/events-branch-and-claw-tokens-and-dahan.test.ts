import { describe, expect } from 'vitest';
import { defendOf } from '../../rules/invaders/defend.ts';
import { BranchTests, two } from './event-cases.ts';

const all = new BranchTests();
const { branch } = all;

describe('events of tokens and dahan of Branch & Claw', () => {
  branch('Beasts Attack', 'Years of Little Rain', '2 damage for each beasts; who destroys a building is gone', {
    lands: { A4: '2 beasts, town, explorer' },
    with: (state) => (state.minor.deck = []),
    is: { A4: 'beasts' },
    fear: 1,
  });
  branch('Canny Defense', 'Years of Little Rain', 'each dahan defends its land by 1', {
    lands: { A4: '2 dahan' },
    with: (state) => (state.minor.deck = []),
    after: (position) => expect(defendOf(position.state, position.space('A4'))).toBe(2),
  });
  branch('New Diseases', 'Farmers Seek the Dahan for Aid', 'disease among dahan and invaders', {
    lands: { A4: 'town, 2 dahan' },
    say: ['option 2'],
    is: { A4: '2 town, dahan, disease' },
  });
  branch('Offerings of Pattern and Dance', 'New Species Spread', '1 energy for two dahan in own lands', {
    lands: { A6: '2 dahan' },
    with: (state) => (state.minor.deck = []),
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(1),
  });
  branch('Beasts Find New Homes', "War Touches the Island's Shores", 'beasts leave for land without blight', {
    lands: { A4: 'beasts', A1: 'blight', A5: 'explorer' },
    with: (state) => (state.spirits[0]!.energy = 1),
    say: ['option 2', 'beasts A4 to A5'],
    is: { A5: 'explorer, beasts' },
    fear: 1,
  });
  branch('Reclaim Territory', "War Touches the Island's Shores", 'dahan go and strike', {
    lands: { A4: 'dahan', A5: 'explorer' },
    with: (state) => (state.spirits[0]!.energy = 1),
    say: ['option 2', 'A4', 'dahan A4 to A5'],
    is: { A4: '', A5: 'dahan' },
  });
  branch('Beasts Prowl', 'Sacred Sites under Threat', 'beasts frighten, or move once', {
    lands: { A4: 'beasts', A3: 'city, beasts' },
    say: ['option 1', 'beasts A4 to A5'],
    is: { A4: '', A5: 'beasts', A3: 'city, beasts' },
    fear: 1,
  });
  branch('Spirit Speakers Solve Riddles of Power', 'Sacred Sites under Threat', 'a minor power for four dahan', {
    lands: { A6: '4 dahan' },
    say: ['option 1'],
    after: (position) => expect(position.asks).toEqual(['0 keep']),
  });
  branch('Prey on the Unwary', 'Missionaries Arrive', 'beasts kill explorers and come where none are', {
    ...two,
    lands: { A4: '2 explorer, beasts' },
    others: 'B6',
    with: (state) => (state.minor.deck = []),
    say: ['B8'],
    is: { A4: 'explorer, beasts', B8: 'beasts' },
  });
  branch('Savage Frenzy', 'A Strange Madness among the Beasts', 'beasts kill explorers and deal 2 damage', {
    lands: { A4: '2 beasts, explorer, city' },
    is: { A4: 'city-2, beasts' },
  });
  branch('Seek a Safer Home', 'A Strange Madness among the Beasts', 'dahan leave the beasts', {
    lands: { A4: '2 beasts, 3 dahan', A1: 'wilds' },
    say: ['dahan A4 to A5'],
    is: { A4: 'beasts', A5: 'dahan' },
  });
  branch('Forsake the Barren Land', 'Seeking the Interior', 'dahan leave blight', {
    lands: { A3: 'city', A4: 'blight, dahan' },
    say: ['dahan A4 to A5'],
    is: { A5: 'dahan' },
  });
  branch('Stricken', 'Wave of Reconnaissance', 'no ravage where disease or strife is', {
    lands: { A3: 'city, disease', A8: 'town!1' },
    cards: { '1-jungle': 'ravage' },
    is: { A3: 'city, disease', A8: 'town!1' },
  });
  branch('Retreat', 'Wave of Reconnaissance', 'dahan leave cities', {
    lands: { A3: 'city, 2 dahan' },
    say: ['dahan A3 to A4', 'dahan A3 to A4'],
    is: { A4: '2 dahan' },
  });
  branch('Wheezelung Outbreak', 'Interesting Discoveries', 'disease where most live in jungle or wetland', {
    stage: 2,
    lands: { A5: '2 town' },
    is: { A5: '2 town, disease', A3: 'city' },
  });
  branch('Tend the Land', 'Interesting Discoveries', 'dahan heal the land', {
    stage: 2,
    lands: { A4: '2 dahan, blight' },
    is: { A4: '2 dahan' },
  });
  branch('Coming of Age', 'Strange Tales Attract Explorers', 'more dahan', {
    presence: '2 A5',
    lands: { A4: 'dahan' },
    is: { A4: '2 dahan' },
  });
  branch('Reckless Offensive', 'Cultural Assimilation', 'dahan tear down and scar the land', {
    lands: { A4: '2 dahan, 2 town, city' },
    say: ['town', 'town'],
    is: { A4: 'city, 2 dahan, blight' },
  });
  branch('Rouse the Spirits', 'Investigation of Dangers', 'a slow power now, for three dahan', {
    terror: 2,
    presence: '2 A4',
    lands: { A4: '3 dahan, explorer' },
    with: (state) => (state.spirits[0]!.gained = [3, 0, 0, 0, 3, 0, 0, 0]),
    say: ['A5', 'use Massive Flooding'],
    after: (position) => expect(position.asks).toEqual(['0 target']),
  });
  branch('Grim Toll', 'Distant Exploration', 'disease hits invaders and dahan', {
    lands: { A4: 'town, 2 dahan, disease' },
    is: { A4: 'dahan, disease' },
  });
  branch('Fierce Mien', 'Distant Exploration', 'fear where dahan are many', { lands: { A4: '2 dahan, explorer' }, fear: 1 });
  branch('Beasts of the Jungle', 'Rising Interest in the Island', 'beasts in a jungle', {
    with: (state) => (state.spirits[0]!.energy = 4),
    say: ['option 2', 'A3'],
    is: { A3: 'city, beasts' },
    fear: 1,
  });
  branch('Traps and Snares', 'Rising Interest in the Island', 'wilds among dahan', {
    lands: { A5: 'dahan' },
    with: (state) => (state.spirits[0]!.energy = 4),
    say: ['option 2', 'A8'],
    is: { A5: 'dahan, wilds' },
  });
  branch('Drive Off the Interlopers', 'Putting Down Roots', 'dahan drive settlers off', {
    blighted: true,
    lands: { A4: 'dahan, explorer' },
    say: ['A4', 'A4', 'explorer A4 to A5'],
    is: { A4: 'dahan, blight', A5: 'explorer' },
  });
  branch('Distant Hunt', 'Search for New Lands', 'beasts go and deal 1 damage', {
    lands: { A4: 'beasts', A5: 'explorer' },
    say: ['beasts A4 to A5'],
    is: { A5: 'beasts' },
  });
  branch('Sandfever Outbreak', 'Population Rises', 'disease in sands or mountains', {
    lands: { A4: 'town' },
    is: { A4: '2 town, disease' },
  });
  branch('Lingering Plagues', 'Urban Development', 'disease comes but stops no build', {
    lands: { A4: 'town' },
    cards: { '1-sands': 'build' },
    say: ['A4'],
    is: { A4: 'town, city, disease' },
  });
  branch('Raids in Force', 'Outpaced', 'J-42.6 each player another land with many dahan, as far as there are such', {
    ...two,
    others: 'B6',
    lands: { A4: '2 dahan, 2 explorer' },
    say: ['A8', 'B8'],
    is: { A4: '2 dahan' },
  });
  branch('Coming of Age', 'Tight-Knit Communities', 'more dahan on the coast', {
    lands: { A2: 'dahan', A4: 'dahan' },
    say: ['A8'],
    is: { A2: '2 dahan', A4: 'dahan' },
  });
  branch('Coming of Age', 'Well-Prepared Explorers', 'more dahan inland', {
    lands: { A2: 'dahan', A4: 'dahan' },
    is: { A2: 'dahan', A4: '2 dahan' },
  });
  branch('Coming of Age', 'Heavy Farming', 'more dahan in jungle or wetland', {
    lands: { A2: 'dahan', A4: 'dahan' },
    say: ['A8'],
    is: { A2: '2 dahan', A4: 'dahan' },
  });
  branch('Beasts Provoked', 'Promising Farmland', 'beasts come to a town', {
    lands: { A5: 'town', A8: 'town, blight' },
    say: ['A6'],
    is: { A5: 'town, beasts' },
  });
});

all.mustHaveTestedAll('branch-and-claw', 'beside');
