import { describe, expect } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import { BranchTests, two } from './event-cases.ts';

const all = new BranchTests();
const { branch } = all;

describe('events of Branch & Claw', () => {
  branch(
    'Let the Plants Die and the Land Wither',
    'Years of Little Rain',
    'blight where the power lacks water, and weaker buildings and dahan',
    {
      lands: { A4: 'town-1, dahan-1' },
      with: (state) => (state.minor.deck = [powerNamed('Devouring Ants')]),
      say: ['A7'],
      is: { A4: '', A7: 'blight' },
    },
  );
  branch('Act to Ease the Drought', 'Years of Little Rain', 'for 4 energy a presence where dahan are', {
    lands: { A6: 'dahan' },
    with: (state) => (state.spirits[0]!.energy = 6),
    say: ['option 2', 'A6', 'track 1'],
    is: { A6: 'dahan, 2 of seat 0' },
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(2),
  });
  branch('Spurn the Invaders', 'Farmers Seek the Dahan for Aid', 'dahan suffer, blight comes, buildings are weak', {
    lands: { A3: '', A4: '2 town, 3 dahan', A7: 'city' },
    say: ['option 1'],
    is: { A4: '2 town, dahan, blight, disease' },
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'health', amount: -1 }]),
  });
  branch('Teach the Invaders', 'Farmers Seek the Dahan for Aid', 'a town among the dahan; the next ravage is a build', {
    lands: { A8: '2 dahan', A3: 'city' },
    cards: { '1-jungle': 'ravage' },
    say: ['option 2'],
    // A town by the event, disease by the other part; then each jungle with invaders builds, but for the disease.
    is: { A8: 'town, dahan', A3: 'town, city' },
    after: ({ state }) => expect(state.modifiers).toEqual([]),
  });
  branch('Let the Invasive Species Bloom', 'New Species Spread', 'blight where a fast power comes up; the card comes back', {
    with: (state) => {
      state.minor.deck = [];
      state.minor.discard = [];
    },
    after: ({ state }) => expect(state.events!.under).toMatchObject([{ place: 2 }]),
  });
  branch('Transmute the Worst of the Species', 'New Species Spread', 'for 4 energy fear and beasts', {
    with: (state) => (state.spirits[0]!.energy = 4),
    say: ['option 2'],
    is: { A3: 'city, beasts' },
    fear: 1,
  });
  branch('Allow the Attacks', "War Touches the Island's Shores", 'a major power’s cost hits the largest shore and its land', {
    lands: { A3: '2 city', A2: 'town' },
    with: (state) => (state.major.deck = [powerNamed('Accelerated Rot')]),
    say: ['city takes 3'],
    is: { A2: 'town', A3: 'city-1, blight' },
    after: (position) => expect(position.log.filter(({ what }) => what === 'revealed')).toHaveLength(1),
  });
  branch('Help Repel the Newcomers', "War Touches the Island's Shores", 'a fear card more', {
    with: (state) => (state.spirits[0]!.energy = 1),
    say: ['option 2'],
    after: ({ state }) => expect(state.fear.left).toEqual([4, 3, 3]),
  });
  branch("Let the Island's Strength Repulse Them", 'Sacred Sites under Threat', 'sacred sites push, and blight leaves the card', {
    presence: '2 A5',
    lands: { A5: 'explorer, town' },
    say: ['option 1', 'town A5 to A7'],
    is: { A5: 'explorer, 2 of seat 0', A7: 'town' },
    after: ({ state }) => expect([state.blight.pool, state.blight.box]).toEqual([19, -1]),
  });
  branch('Guard Them Yourself, for Well or Ill', 'Sacred Sites under Threat', 'energy for damage, or presence', {
    presence: '2 A7, 2 A5',
    lands: { A7: 'town', A5: 'town' },
    with: (state) => (state.spirits[0]!.energy = 3),
    say: ['option 2', 'option 2', 'option 1'],
    is: { A5: 'town, 1 of seat 0', A7: '2 of seat 0' },
  });
  branch('Ignore Their Contact with the Dahan', 'Missionaries Arrive', 'a dahan becomes a town, or an explorer goes', {
    lands: { A4: 'dahan' },
    with: (state) => (state.minor.deck = []),
    say: ['A5'],
    is: { A4: 'town' },
  });
  branch('Curse the Tongues of the Foreigners', 'Missionaries Arrive', 'disease and fear, but angry cities', {
    with: (state) => (state.spirits[0]!.energy = 4),
    cards: { '1-jungle': 'ravage' },
    say: ['option 2', 'A5'],
    is: { A3: 'city, blight, disease' },
    fear: 2,
    after: (position) => {
      expect(position.log.find(({ what }) => what === 'ravaged')).toMatchObject({ damage: 6 });
      expect(position.state.modifiers).toEqual([]);
    },
  });
  branch('Let Them Rampage unto Death', 'A Strange Madness among the Beasts', 'dahan die, and beasts', {
    lands: { A4: '2 beasts, 3 dahan' },
    say: ['dahan A4 to A5'],
    is: { A4: 'beasts', A5: 'dahan' },
  });
  branch('Guide the Madness', 'A Strange Madness among the Beasts', 'who keeps beasts pays for them', {
    lands: { A4: 'beasts, dahan', A5: 'beasts' },
    with: (state) => (state.spirits[0]!.energy = 3),
    say: ['option 2', 'A5', 'stop'],
    is: { A4: 'dahan, beasts', A5: '' },
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(0),
  });
  branch('Seeking the Interior', 'Seeking the Interior', 'explorers leave the coast', {
    lands: { A3: 'city, 2 explorer' },
    is: { A3: 'explorer, city', A4: 'explorer' },
  });
  branch('Local Diaspora', 'Seeking the Interior', 'the fullest land spills into each land around it', {
    stage: 2,
    lands: { A3: '4 explorer' },
    say: ['explorer A3 to A2'],
    is: { A3: '2 explorer', A2: 'explorer', A4: 'explorer' },
  });
  branch('Wave of Reconnaissance', 'Wave of Reconnaissance', 'explores bring one more', { is: { A1: '2 explorer' } });
  branch('Urbanization', 'Wave of Reconnaissance', 'half of the towns become cities', {
    stage: 2,
    lands: { A4: '3 town' },
    is: { A4: 'town, 2 city' },
  });
  branch('Interesting Discoveries', 'Interesting Discoveries', 'explorers come to a sacred site', {
    presence: '2 A6',
    lands: { A8: 'explorer' },
    is: { A6: '2 explorer, 2 of seat 0', A8: '' },
  });
  branch('Increasing Aggression', 'Interesting Discoveries', 'ravages deal 1 more', {
    stage: 2,
    lands: { A3: 'explorer' },
    cards: { '1-jungle': 'ravage' },
    is: { A3: 'explorer, blight' },
  });
  branch(
    'Strange Tales Attract Explorers',
    'Strange Tales Attract Explorers',
    'fear for sacred sites, and explorers when the cards have advanced',
    {
      presence: '2 A5',
      is: { A5: 'explorer, 2 of seat 0' },
      fear: 1,
    },
  );
  branch('Fortification', 'Strange Tales Attract Explorers', 'a build in a terrain that no card shows', {
    stage: 2,
    lands: { A4: 'explorer' },
    say: ['option 4'],
    is: { A4: 'explorer, town' },
  });
  branch('Cultural Assimilation', 'Cultural Assimilation', 'a lone dahan by a city becomes a town', {
    lands: { A4: 'dahan', A8: 'dahan' },
    is: { A4: 'town', A8: 'dahan' },
  });
  branch('Reprisal Against the Dahan', 'Cultural Assimilation', 'dahan by buildings take 3 damage', {
    terror: 3,
    lands: { A3: 'city, 2 dahan' },
    is: { A3: 'city, dahan-1' },
  });
  branch('Investigation of Dangers', 'Investigation of Dangers', 'an explorer in an empty land', {
    say: ['A5'],
    is: { A5: 'explorer' },
  });
  branch('Destroy the Unnatural!', 'Investigation of Dangers', 'where presence is, ravages deal 3 more', {
    terror: 2,
    presence: 'A3, A6',
    after: (position) => expect(foreseeRavage(position.state, position.space('A3')).damage).toBe(6),
  });
  branch('Distant Exploration', 'Distant Exploration', 'sources reach a land further', { is: { A6: 'explorer, 1 of seat 0' } });
  branch('Fearful Mobs', 'Distant Exploration', 'three invaders deal 3 more', {
    terror: 2,
    lands: { A3: '3 explorer', A4: '2 explorer' },
    after: (position) => expect(['A3', 'A4'].map((land) => foreseeRavage(position.state, position.space(land)).damage)).toEqual([6, 2]),
  });
  branch('Ignore the Curiosity', 'Rising Interest in the Island', 'an invader card goes, towns come', {
    say: ['A4'],
    is: { A4: 'town' },
    after: ({ state }) => expect(state.invaders.deck).toEqual([3, 3]),
  });
  branch('Weave Lies in the Minds of Their Observers', 'Rising Interest in the Island', 'a fear card goes, and the next ravage is harder', {
    with: (state) => (state.spirits[0]!.energy = 4),
    say: ['option 2'],
    after: ({ state }) => {
      expect(state.fear.left).toEqual([2, 3, 3]);
      expect(state.modifiers).toMatchObject([{ kind: 'each-deals', until: 'ravage' }]);
    },
  });
  branch('Putting Down Roots', 'Putting Down Roots', 'an explorer inland becomes a town', {
    lands: { A4: 'explorer' },
    is: { A4: 'town' },
  });
  branch('The Center Crumbles', 'Putting Down Roots', 'blight inland, or three presence', {
    blighted: true,
    presence: '2 A6, 2 A5',
    say: ['yes', 'seat 0 A6', 'seat 0 A5', 'seat 0 A6'],
    is: { A5: '1 of seat 0', A6: '' },
    after: ({ state }) => expect(state.blight.pool).toBe(20),
  });
  branch('Search for New Lands', 'Search for New Lands', 'explorers spread into empty land', {
    lands: { A4: '2 explorer' },
    say: ['explorer A4 to A5'],
    is: { A4: 'explorer', A5: 'explorer' },
  });
  branch('Devastated Shores', 'Search for New Lands', 'blight on the coast', { blighted: true, say: ['A2'], is: { A2: 'blight' } });
  branch('Invaders Surge Inland', 'Invaders Surge Inland', 'a town goes one or two lands inland', {
    lands: { A3: 'city, town' },
    say: ['town A3 to A5'],
    is: { A3: 'city', A5: 'town' },
  });
  branch('Widening Destruction', 'Invaders Surge Inland', 'blight by buildings', { blighted: true, say: ['A4'], is: { A4: 'blight' } });
  branch('Tight-Knit Communities', 'Tight-Knit Communities', 'buildings hold out', {
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'health', amount: 1, of: [1, 2] }]),
  });
  branch('Blight Spreads', 'Tight-Knit Communities', 'blight beside blight', {
    blighted: true,
    lands: { A7: 'blight' },
    say: ['A8'],
    is: { A8: 'blight' },
  });
  branch('Well-Prepared Explorers', 'Well-Prepared Explorers', 'explorers hold out', {
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'health', amount: 1, of: [0] }]),
  });
  branch('Population Rises', 'Population Rises', 'a town where settlers are', {
    lands: { A4: 'explorer' },
    is: { A4: 'explorer, town, disease' },
  });
  branch('Power Fades', 'Population Rises', 'presence, cards or blight', {
    blighted: true,
    presence: '2 A6',
    say: ['option 3'],
    after: ({ state }) => expect([state.blight.pool, state.blight.box]).toEqual([19, -1]),
  });
  branch('Urban Development', 'Urban Development', 'cities deal 2 more at the next ravage', {
    cards: { '1-jungle': 'ravage' },
    say: ['A8'],
    after: (position) => expect(position.log.find(({ what }) => what === 'ravaged')).toMatchObject({ damage: 5 }),
  });
  branch('Festering Pits of Blight', 'Urban Development', 'where blight is deep it grows without spreading', {
    blighted: true,
    lands: { A4: '2 blight' },
    say: ['A8'],
    is: { A4: '3 blight' },
  });
  branch('Heavy Farming', 'Heavy Farming', 'towns deal 1 more at the next ravage, in whatever round it comes', {
    lands: { A4: 'town' },
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'each-deals', amount: 1, of: [1], until: 'ravage' }]),
  });
  branch('Overcrowded Cities', 'Heavy Farming', 'blight in a city', { blighted: true, is: { A3: 'city, blight' } });

  branch('Stay Steady and Slow', 'Outpaced', 'a slow card is discarded for its cost and 1 more', {
    with: (state) => (state.spirits[0]!.played = [powerNamed('Accelerated Rot'), powerNamed('Call to Bloodshed')].toSorted()),
    // Neither energy nor presence is there for the other choice.
    say: ['Call to Bloodshed', 'A8'],
    after: ({ state }) => {
      expect(state.spirits[0]!.energy).toBe(
        powers[powerNamed('Accelerated Rot')]!.cost + powers[powerNamed('Call to Bloodshed')]!.cost + 2,
      );
      expect([state.spirits[0]!.played, state.spirits[0]!.discard.length]).toEqual([[], 2]);
    },
  });
  branch('Work to Match Their Pace', 'Outpaced', 'or it is used now, for energy or presence', {
    presence: '3 A6',
    lands: { A8: 'town, dahan' },
    with: (state) => (state.spirits[0]!.played = [powerNamed('Call to Bloodshed')]),
    say: ['option 2', 'use Call to Bloodshed', 'option 1'],
    is: { A6: '1 of seat 0' },
    after: ({ state }) => expect(state.spirits[0]!.uses).toMatchObject([{ power: powerNamed('Call to Bloodshed'), times: 1 }]),
  });
  branch('Promising Farmland', 'Promising Farmland', 'a town comes in place of an explorer, once on each board', {
    lands: { A5: 'town' },
    say: ['A6'],
    is: { A1: 'explorer', A6: 'town, 1 of seat 0' },
  });
  branch('New Cash Crops Take Hold', 'Promising Farmland', 'a ravage at once in a terrain that no card shows, unless presence is given', {
    ...two,
    blighted: true,
    others: '2 B6',
    lands: { A3: 'city', B4: 'city' },
    cards: { '1-sands': 'build' },
    say: ['option 3', 'yes'],
    is: { A3: 'city, blight', B4: 'city', B6: '' },
  });
});

all.mustHaveTestedAll('branch-and-claw', ['choice', 'slow-card', 'stage', 'terror', 'island']);
