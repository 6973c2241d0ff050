import { describe, expect, test } from 'vitest';
import { titlesOf } from '../content/event.ts';
import { eventCards } from '../content/events/index.ts';
import { powerNamed } from '../content/powers.ts';
import { EVENT } from '../rules/invader-steps.ts';
import { defendOf, foreseeRavage } from '../rules/ravage.ts';
import type { State } from '../rules/state.ts';
import { type Drawn, drawn, type Table } from './drawn.ts';

/** A position, an event, and what comes of it. A city in A3 keeps the game going; the spirit is in A6. */
interface Case extends Table {
  readonly lands?: Readonly<Record<string, string>>;
  readonly presence?: string;
  readonly others?: string;
  readonly with?: (state: State) => void;
  readonly say?: readonly string[];
  readonly is?: Readonly<Record<string, string>>;
  readonly fear?: number;
  /** Terror level; stage of the invaders; a blighted island. */
  readonly terror?: number;
  readonly stage?: number;
  readonly blighted?: true;
  readonly cards?: Readonly<Record<string, 'ravage' | 'build'>>;
  readonly after?: (position: Drawn) => void;
}

function draw(name: string, { lands = {}, presence = 'A6', others, terror = 1, stage = 1, blighted, cards = {}, ...more }: Case): Drawn {
  const position = drawn(more).clear().presence(presence).phase('invader').event(name);
  if (!('A3' in lands)) position.land('A3', 'city');
  for (const [land, pieces] of Object.entries(lands)) position.land(land, pieces);
  if (others !== undefined) position.presence(others, 1);
  const { state } = position;
  state.fear.terror = terror;
  state.fear.pool = 50;
  state.blight.pool = 20;
  state.invaders.deck = [stage, 3, 3];
  // The effect of the blight card itself is over.
  if (blighted) {
    state.blight.card = 0;
    state.invaderStep = EVENT;
  }
  for (const [card, space] of Object.entries(cards)) position.card(space, card);
  // The explore that ends the phase comes to lands where nothing is looked at.
  position.card('explore', '1-mountain');
  more.with?.(state);
  return position;
}

function play(name: string, drawnCase: Case): Drawn {
  const position = draw(name, drawnCase).say(...(drawnCase.say ?? []));
  position.is(drawnCase.is ?? {});
  if (drawnCase.fear !== undefined) expect(position.fear).toBe(drawnCase.fear);
  drawnCase.after?.(position);
  return position;
}

const two: Table = { spirits: ['River', 'Lightning'] };
const tested = new Set<string>();
/** One test for each branch: by the title on the card. */
function branchTest(title: string, card: string, what: string, drawnCase: Case): void {
  tested.add(title);
  test(`${card}, ${title}: ${what}`, () => void play(card, drawnCase));
}

describe('events of Branch & Claw', () => {
  branchTest(
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
  branchTest('Act to Ease the Drought', 'Years of Little Rain', 'for 4 energy a presence where dahan are', {
    lands: { A6: 'dahan' },
    with: (state) => (state.spirits[0]!.energy = 6),
    say: ['option 2', 'A6', 'track 1'],
    is: { A6: 'dahan, 2 of seat 0' },
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(2),
  });
  branchTest('Beasts Attack', 'Years of Little Rain', '2 damage for each beasts; who destroys a building is gone', {
    lands: { A4: '2 beasts, town, explorer' },
    with: (state) => (state.minor.deck = []),
    is: { A4: 'beasts' },
    fear: 1,
  });
  branchTest('Canny Defense', 'Years of Little Rain', 'each dahan defends its land by 1', {
    lands: { A4: '2 dahan' },
    with: (state) => (state.minor.deck = []),
    after: (position) => expect(defendOf(position.state, position.space('A4'))).toBe(2),
  });
  branchTest('Spurn the Invaders', 'Farmers Seek the Dahan for Aid', 'dahan suffer, blight comes, buildings are weak', {
    lands: { A3: '', A4: '2 town, 3 dahan', A7: 'city' },
    say: ['option 1'],
    is: { A4: '2 town, dahan, blight, disease' },
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'health', amount: -1 }]),
  });
  branchTest('Teach the Invaders', 'Farmers Seek the Dahan for Aid', 'a town among the dahan; the next ravage is a build', {
    lands: { A8: '2 dahan', A3: 'city' },
    cards: { '1-jungle': 'ravage' },
    say: ['option 2'],
    // A town by the event, disease by the other part; then each jungle with invaders builds, but for the disease.
    is: { A8: 'town, dahan', A3: 'town, city' },
    after: ({ state }) => expect(state.modifiers).toEqual([]),
  });
  branchTest('New Diseases', 'Farmers Seek the Dahan for Aid', 'disease among dahan and invaders', {
    lands: { A4: 'town, 2 dahan' },
    say: ['option 2'],
    is: { A4: '2 town, dahan, disease' },
  });
  branchTest('Let the Invasive Species Bloom', 'New Species Spread', 'blight where a fast power comes up; the card comes back', {
    with: (state) => {
      state.minor.deck = [];
      state.minor.discard = [];
    },
    after: ({ state }) => expect(state.events!.under).toMatchObject([{ place: 2 }]),
  });
  branchTest('Transmute the Worst of the Species', 'New Species Spread', 'for 4 energy fear and beasts', {
    with: (state) => (state.spirits[0]!.energy = 4),
    say: ['option 2'],
    is: { A3: 'city, beasts' },
    fear: 1,
  });
  branchTest('Offerings of Pattern and Dance', 'New Species Spread', '1 energy for two dahan in own lands', {
    lands: { A6: '2 dahan' },
    with: (state) => (state.minor.deck = []),
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(1),
  });
  branchTest('Allow the Attacks', "War Touches the Island's Shores", 'a major power’s cost hits the largest shore and its land', {
    lands: { A3: '2 city', A2: 'town' },
    with: (state) => (state.major.deck = [powerNamed('Accelerated Rot')]),
    say: ['city takes 3'],
    is: { A2: 'town', A3: 'city-1, blight' },
    after: (position) => expect(position.log.filter(({ what }) => what === 'revealed')).toHaveLength(1),
  });
  branchTest('Help Repel the Newcomers', "War Touches the Island's Shores", 'a fear card more', {
    with: (state) => (state.spirits[0]!.energy = 1),
    say: ['option 2'],
    after: ({ state }) => expect(state.fear.left).toEqual([4, 3, 3]),
  });
  branchTest('Beasts Find New Homes', "War Touches the Island's Shores", 'beasts leave for land without blight', {
    lands: { A4: 'beasts', A1: 'blight', A5: 'explorer' },
    with: (state) => (state.spirits[0]!.energy = 1),
    say: ['option 2', 'beasts A4 to A5'],
    is: { A5: 'explorer, beasts' },
    fear: 1,
  });
  branchTest('Reclaim Territory', "War Touches the Island's Shores", 'dahan go and strike', {
    lands: { A4: 'dahan', A5: 'explorer' },
    with: (state) => (state.spirits[0]!.energy = 1),
    say: ['option 2', 'A4', 'dahan A4 to A5'],
    is: { A4: '', A5: 'dahan' },
  });
  branchTest("Let the Island's Strength Repulse Them", 'Sacred Sites under Threat', 'sacred sites push, and blight leaves the card', {
    presence: '2 A5',
    lands: { A5: 'explorer, town' },
    say: ['option 1', 'town A5 to A7'],
    is: { A5: 'explorer, 2 of seat 0', A7: 'town' },
    after: ({ state }) => expect([state.blight.pool, state.blight.box]).toEqual([19, -1]),
  });
  branchTest('Guard Them Yourself, for Well or Ill', 'Sacred Sites under Threat', 'energy for damage, or presence', {
    presence: '2 A7, 2 A5',
    lands: { A7: 'town', A5: 'town' },
    with: (state) => (state.spirits[0]!.energy = 3),
    say: ['option 2', 'option 2', 'option 1'],
    is: { A5: 'town, 1 of seat 0', A7: '2 of seat 0' },
  });
  branchTest('Beasts Prowl', 'Sacred Sites under Threat', 'beasts frighten, or move once', {
    lands: { A4: 'beasts', A3: 'city, beasts' },
    say: ['option 1', 'beasts A4 to A5'],
    is: { A4: '', A5: 'beasts', A3: 'city, beasts' },
    fear: 1,
  });
  branchTest('Spirit Speakers Solve Riddles of Power', 'Sacred Sites under Threat', 'a minor power for four dahan', {
    lands: { A6: '4 dahan' },
    say: ['option 1'],
    after: (position) => expect(position.asks).toEqual(['0 keep']),
  });
  branchTest('Ignore Their Contact with the Dahan', 'Missionaries Arrive', 'a dahan becomes a town, or an explorer goes', {
    lands: { A4: 'dahan' },
    with: (state) => (state.minor.deck = []),
    say: ['A5'],
    is: { A4: 'town' },
  });
  branchTest('Curse the Tongues of the Foreigners', 'Missionaries Arrive', 'disease and fear, but angry cities', {
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
  branchTest('Prey on the Unwary', 'Missionaries Arrive', 'beasts kill explorers and come where none are', {
    ...two,
    lands: { A4: '2 explorer, beasts' },
    others: 'B6',
    with: (state) => (state.minor.deck = []),
    say: ['B8'],
    is: { A4: 'explorer, beasts', B8: 'beasts' },
  });
  branchTest('Let Them Rampage unto Death', 'A Strange Madness among the Beasts', 'dahan die, and beasts', {
    lands: { A4: '2 beasts, 3 dahan' },
    say: ['dahan A4 to A5'],
    is: { A4: 'beasts', A5: 'dahan' },
  });
  branchTest('Guide the Madness', 'A Strange Madness among the Beasts', 'who keeps beasts pays for them', {
    lands: { A4: 'beasts, dahan', A5: 'beasts' },
    with: (state) => (state.spirits[0]!.energy = 3),
    say: ['option 2', 'A5', 'stop'],
    is: { A4: 'dahan, beasts', A5: '' },
    after: ({ state }) => expect(state.spirits[0]!.energy).toBe(0),
  });
  branchTest('Savage Frenzy', 'A Strange Madness among the Beasts', 'beasts kill explorers and deal 2 damage', {
    lands: { A4: '2 beasts, explorer, city' },
    is: { A4: 'city-2, beasts' },
  });
  branchTest('Seek a Safer Home', 'A Strange Madness among the Beasts', 'dahan leave the beasts', {
    lands: { A4: '2 beasts, 3 dahan', A1: 'wilds' },
    say: ['dahan A4 to A5'],
    is: { A4: 'beasts', A5: 'dahan' },
  });
  branchTest('Seeking the Interior', 'Seeking the Interior', 'explorers leave the coast', {
    lands: { A3: 'city, 2 explorer' },
    is: { A3: 'explorer, city', A4: 'explorer' },
  });
  branchTest('Local Diaspora', 'Seeking the Interior', 'the fullest land spills into each land around it', {
    stage: 2,
    lands: { A3: '4 explorer' },
    say: ['explorer A3 to A2'],
    is: { A3: '2 explorer', A2: 'explorer', A4: 'explorer' },
  });
  branchTest('Forsake the Barren Land', 'Seeking the Interior', 'dahan leave blight', {
    lands: { A3: 'city', A4: 'blight, dahan' },
    say: ['dahan A4 to A5'],
    is: { A5: 'dahan' },
  });
  branchTest('Wave of Reconnaissance', 'Wave of Reconnaissance', 'explores bring one more', { is: { A1: '2 explorer' } });
  branchTest('Urbanization', 'Wave of Reconnaissance', 'half of the towns become cities', {
    stage: 2,
    lands: { A4: '3 town' },
    is: { A4: 'town, 2 city' },
  });
  branchTest('Stricken', 'Wave of Reconnaissance', 'no ravage where disease or strife is', {
    lands: { A3: 'city, disease', A8: 'town!1' },
    cards: { '1-jungle': 'ravage' },
    is: { A3: 'city, disease', A8: 'town!1' },
  });
  branchTest('Retreat', 'Wave of Reconnaissance', 'dahan leave cities', {
    lands: { A3: 'city, 2 dahan' },
    say: ['dahan A3 to A4', 'dahan A3 to A4'],
    is: { A4: '2 dahan' },
  });
  branchTest('Interesting Discoveries', 'Interesting Discoveries', 'explorers come to a sacred site', {
    presence: '2 A6',
    lands: { A8: 'explorer' },
    is: { A6: '2 explorer, 2 of seat 0', A8: '' },
  });
  branchTest('Increasing Aggression', 'Interesting Discoveries', 'ravages deal 1 more', {
    stage: 2,
    lands: { A3: 'explorer' },
    cards: { '1-jungle': 'ravage' },
    is: { A3: 'explorer, blight' },
  });
  branchTest('Wheezelung Outbreak', 'Interesting Discoveries', 'disease where most live in jungle or wetland', {
    stage: 2,
    lands: { A5: '2 town' },
    is: { A5: '2 town, disease', A3: 'city' },
  });
  branchTest('Tend the Land', 'Interesting Discoveries', 'dahan heal the land', {
    stage: 2,
    lands: { A4: '2 dahan, blight' },
    is: { A4: '2 dahan' },
  });
  branchTest(
    'Strange Tales Attract Explorers',
    'Strange Tales Attract Explorers',
    'fear for sacred sites, and explorers when the cards have advanced',
    {
      presence: '2 A5',
      is: { A5: 'explorer, 2 of seat 0' },
      fear: 1,
    },
  );
  branchTest('Fortification', 'Strange Tales Attract Explorers', 'a build in a terrain that no card shows', {
    stage: 2,
    lands: { A4: 'explorer' },
    say: ['option 4'],
    is: { A4: 'explorer, town' },
  });
  branchTest('Coming of Age', 'Strange Tales Attract Explorers', 'more dahan', {
    presence: '2 A5',
    lands: { A4: 'dahan' },
    is: { A4: '2 dahan' },
  });
  branchTest('Cultural Assimilation', 'Cultural Assimilation', 'a lone dahan by a city becomes a town', {
    lands: { A4: 'dahan', A8: 'dahan' },
    is: { A4: 'town', A8: 'dahan' },
  });
  branchTest('Reprisal Against the Dahan', 'Cultural Assimilation', 'dahan by buildings take 3 damage', {
    terror: 3,
    lands: { A3: 'city, 2 dahan' },
    is: { A3: 'city, dahan-1' },
  });
  branchTest('Reckless Offensive', 'Cultural Assimilation', 'dahan tear down and scar the land', {
    lands: { A4: '2 dahan, 2 town, city' },
    say: ['town', 'town'],
    is: { A4: 'city, 2 dahan, blight' },
  });
  branchTest('Investigation of Dangers', 'Investigation of Dangers', 'an explorer in an empty land', {
    say: ['A5'],
    is: { A5: 'explorer' },
  });
  branchTest('Destroy the Unnatural!', 'Investigation of Dangers', 'where presence is, ravages deal 3 more', {
    terror: 2,
    presence: 'A3, A6',
    after: (position) => expect(foreseeRavage(position.state, position.space('A3')).damage).toBe(6),
  });
  branchTest('Rouse the Spirits', 'Investigation of Dangers', 'a slow power now, for three dahan', {
    terror: 2,
    presence: '2 A4',
    lands: { A4: '3 dahan, explorer' },
    with: (state) => (state.spirits[0]!.gained = [3, 0, 0, 0, 3, 0, 0, 0]),
    say: ['A5', 'use Massive Flooding'],
    after: (position) => expect(position.asks).toEqual(['0 target']),
  });
  branchTest('Distant Exploration', 'Distant Exploration', 'sources reach a land further', { is: { A6: 'explorer, 1 of seat 0' } });
  branchTest('Fearful Mobs', 'Distant Exploration', 'three invaders deal 3 more', {
    terror: 2,
    lands: { A3: '3 explorer', A4: '2 explorer' },
    after: (position) => expect(['A3', 'A4'].map((land) => foreseeRavage(position.state, position.space(land)).damage)).toEqual([6, 2]),
  });
  branchTest('Grim Toll', 'Distant Exploration', 'disease hits invaders and dahan', {
    lands: { A4: 'town, 2 dahan, disease' },
    is: { A4: 'dahan, disease' },
  });
  branchTest('Fierce Mien', 'Distant Exploration', 'fear where dahan are many', { lands: { A4: '2 dahan, explorer' }, fear: 1 });
  branchTest('Ignore the Curiosity', 'Rising Interest in the Island', 'an invader card goes, towns come', {
    say: ['A4'],
    is: { A4: 'town' },
    after: ({ state }) => expect(state.invaders.deck).toEqual([3, 3]),
  });
  branchTest(
    'Weave Lies in the Minds of Their Observers',
    'Rising Interest in the Island',
    'a fear card goes, and the next ravage is harder',
    {
      with: (state) => (state.spirits[0]!.energy = 4),
      say: ['option 2'],
      after: ({ state }) => {
        expect(state.fear.left).toEqual([2, 3, 3]);
        expect(state.modifiers).toMatchObject([{ kind: 'each-deals', until: 'ravage' }]);
      },
    },
  );
  branchTest('Beasts of the Jungle', 'Rising Interest in the Island', 'beasts in a jungle', {
    with: (state) => (state.spirits[0]!.energy = 4),
    say: ['option 2', 'A3'],
    is: { A3: 'city, beasts' },
    fear: 1,
  });
  branchTest('Traps and Snares', 'Rising Interest in the Island', 'wilds among dahan', {
    lands: { A5: 'dahan' },
    with: (state) => (state.spirits[0]!.energy = 4),
    say: ['option 2', 'A8'],
    is: { A5: 'dahan, wilds' },
  });
  branchTest('Putting Down Roots', 'Putting Down Roots', 'an explorer inland becomes a town', {
    lands: { A4: 'explorer' },
    is: { A4: 'town' },
  });
  branchTest('The Center Crumbles', 'Putting Down Roots', 'blight inland, or three presence', {
    blighted: true,
    presence: '2 A6, 2 A5',
    say: ['yes', 'seat 0 A6', 'seat 0 A5', 'seat 0 A6'],
    is: { A5: '1 of seat 0', A6: '' },
    after: ({ state }) => expect(state.blight.pool).toBe(20),
  });
  branchTest('Drive Off the Interlopers', 'Putting Down Roots', 'dahan drive settlers off', {
    blighted: true,
    lands: { A4: 'dahan, explorer' },
    say: ['A4', 'A4', 'explorer A4 to A5'],
    is: { A4: 'dahan, blight', A5: 'explorer' },
  });
  branchTest('Search for New Lands', 'Search for New Lands', 'explorers spread into empty land', {
    lands: { A4: '2 explorer' },
    say: ['explorer A4 to A5'],
    is: { A4: 'explorer', A5: 'explorer' },
  });
  branchTest('Devastated Shores', 'Search for New Lands', 'blight on the coast', { blighted: true, say: ['A2'], is: { A2: 'blight' } });
  branchTest('Distant Hunt', 'Search for New Lands', 'beasts go and deal 1 damage', {
    lands: { A4: 'beasts', A5: 'explorer' },
    say: ['beasts A4 to A5'],
    is: { A5: 'beasts' },
  });
  branchTest('Invaders Surge Inland', 'Invaders Surge Inland', 'a town goes one or two lands inland', {
    lands: { A3: 'city, town' },
    say: ['town A3 to A5'],
    is: { A3: 'city', A5: 'town' },
  });
  branchTest('Widening Destruction', 'Invaders Surge Inland', 'blight by buildings', { blighted: true, say: ['A4'], is: { A4: 'blight' } });
  branchTest('Tight-Knit Communities', 'Tight-Knit Communities', 'buildings hold out', {
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'health', amount: 1, of: [1, 2] }]),
  });
  branchTest('Blight Spreads', 'Tight-Knit Communities', 'blight beside blight', {
    blighted: true,
    lands: { A7: 'blight' },
    say: ['A8'],
    is: { A8: 'blight' },
  });
  branchTest('Well-Prepared Explorers', 'Well-Prepared Explorers', 'explorers hold out', {
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'health', amount: 1, of: [0] }]),
  });
  branchTest('Population Rises', 'Population Rises', 'a town where settlers are', {
    lands: { A4: 'explorer' },
    is: { A4: 'explorer, town, disease' },
  });
  branchTest('Power Fades', 'Population Rises', 'presence, cards or blight', {
    blighted: true,
    say: ['option 3'],
    after: ({ state }) => expect([state.blight.pool, state.blight.box]).toEqual([19, -1]),
  });
  branchTest('Sandfever Outbreak', 'Population Rises', 'disease in sands or mountains', {
    lands: { A4: 'town' },
    is: { A4: '2 town, disease' },
  });
  branchTest('Urban Development', 'Urban Development', 'cities deal 2 more at the next ravage', {
    cards: { '1-jungle': 'ravage' },
    say: ['A8'],
    after: (position) => expect(position.log.find(({ what }) => what === 'ravaged')).toMatchObject({ damage: 5 }),
  });
  branchTest('Festering Pits of Blight', 'Urban Development', 'where blight is deep it grows without spreading', {
    blighted: true,
    lands: { A4: '2 blight' },
    say: ['A8'],
    is: { A4: '3 blight' },
  });
  branchTest('Lingering Plagues', 'Urban Development', 'disease comes but stops no build', {
    lands: { A4: 'town' },
    cards: { '1-sands': 'build' },
    say: ['A4'],
    is: { A4: 'town, city, disease' },
  });
  branchTest('Heavy Farming', 'Heavy Farming', 'towns deal 1 more at the next ravage, in whatever round it comes', {
    lands: { A4: 'town' },
    after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'each-deals', amount: 1, of: [1], until: 'ravage' }]),
  });
  branchTest('Overcrowded Cities', 'Heavy Farming', 'blight in a city', { blighted: true, is: { A3: 'city, blight' } });

  test('every branch of every event has a test of its own', () => {
    // Those that only an adversary brings are tested with it.
    const usual = eventCards.filter(({ onlyWith }) => onlyWith === undefined);
    expect(usual.flatMap(titlesOf).filter((title) => !tested.has(title))).toEqual([]);
  });
});

describe('what holds for every event', () => {
  test('J-33.1 J-33.5 an event comes before the fear cards: the main event, then tokens, then dahan', () => {
    const position = draw('Distant Exploration', { lands: { A4: 'town, 2 dahan, disease' } });
    void position.run;
    const told = position.log.flatMap((entry) =>
      entry.what === 'event-card' || entry.what === 'step' ? [entry.what] : entry.what === 'event' ? [entry.title] : [],
    );
    expect(told.slice(0, 4)).toEqual(['event-card', 'Distant Exploration', 'Grim Toll', 'Fierce Mien']);
  });

  test('J-33.2 in the first round the card is only discarded', () => {
    const position = draw('Wave of Reconnaissance', { is: {}, with: (state) => (state.turn = 1) }).is({ A1: 'explorer' });
    expect(position.state.events!.discard).toHaveLength(1);
  });

  test('J-33.3 J-33.4 the stage is that of the top card, and an early stage III card counts as II', () => {
    const titles = (deck: number[]): string[] => {
      const position = draw('Wave of Reconnaissance', { with: (state) => (state.invaders.deck = deck) });
      void position.run;
      return position.log.flatMap((entry) => (entry.what === 'event' ? [entry.title] : [])).slice(0, 1);
    };
    expect([titles([1, 2]), titles([2, 3]), titles([4, 2])]).toEqual([['Wave of Reconnaissance'], ['Urbanization'], ['Urbanization']]);
  });

  test('J-35.2 the island is healthy as long as no blighted side lies there', () => {
    const titles = (card: number): string[] => {
      const position = draw('Heavy Farming', { with: (state) => (state.blight.card = card) });
      position.state.invaderStep = EVENT;
      void position.run;
      return position.log.flatMap((entry) => (entry.what === 'event' ? [entry.title] : [])).slice(0, 1);
    };
    expect([titles(-1), titles(0)]).toEqual([['Heavy Farming'], ['Overcrowded Cities']]);
  });

  test('J-33.6 only lands where it can be done are offered', () => {
    const position = draw('Cultural Assimilation', { lands: { A4: 'dahan', A5: 'dahan', A1: 'city' } });
    expect(position.answers()).toEqual(['A4', 'A5']);
  });

  test('J-33.7 J-33.8 each board is asked for itself, and pushes are from its own lands', () => {
    const position = draw('Seeking the Interior', { ...two, lands: { A4: 'blight, dahan', B1: 'blight, dahan' }, others: 'B6' });
    expect(position.answers().every((text) => text.startsWith('dahan A4'))).toBe(true);
    position.say('dahan A4 to A5');
    expect(position.answers().every((text) => text.startsWith('dahan B1'))).toBe(true);
  });

  test('J-33.9 J-33.10 damage is for invaders, and beasts act in each land by an action of its own', () => {
    const lands = { A4: 'beasts', A5: 'beasts, city, dahan, badlands', A7: 'beasts, city, badlands' };
    const position = play('A Strange Madness among the Beasts', { lands, say: ['A4'] });
    // 2 damage, and 1 of the badlands, in each land; the first choice has killed the dahan.
    position.is({ A4: '', A5: 'beasts, badlands', A7: 'beasts, badlands' });
  });

  test('J-33.11 J-26.3 the deck is made anew from its discards', () => {
    const position = draw('Wave of Reconnaissance', {
      with: (state) => {
        state.events!.discard = [state.events!.under.pop()!.card];
      },
    });
    void position.run;
    expect(position.log.some(({ what }) => what === 'event-card')).toBe(true);
    expect(drawn({ options: { sets: 'branch-and-claw' } }).state.events!.unseen.length).toBeGreaterThan(20);
    expect(drawn({ options: { sets: 'branch-and-claw', events: false } }).state.events).toBeNull();
    expect(drawn().state.events).toBeNull();
  });

  test('J-33.13 a terrain that a card shows cannot be taken, and lands without invaders do nothing', () => {
    const position = draw('Strange Tales Attract Explorers', { stage: 2, lands: { A4: 'explorer' }, cards: { '1-jungle': 'build' } });
    // The explore card shows mountains, the build card jungle: wetland and sands are left.
    expect(position.answers()).toEqual(['option 2', 'option 4']);
    position.say('option 4').is({ A4: 'explorer, town', A7: '' });
  });

  test('J-33.16 presence given to prevent an event is destroyed', () => {
    const position = play('Heavy Farming', { blighted: true, presence: '3 A6', say: ['yes'], is: { A3: 'city', A6: '1 of seat 0' } });
    expect(position.state.spirits[0]!.destroyed).toBe(2);
  });

  test('J-34.1 without agreement the first choice holds', () => {
    const position = draw('Farmers Seek the Dahan for Aid', { ...two, others: 'B6' }).say('0: option 1', '1: option 2');
    position.say('0: option 1', '1: option 2');
    expect(position.log.find(({ what }) => what === 'event')).toMatchObject({ title: 'Spurn the Invaders' });
  });

  const rich = (state: State): void => state.spirits.forEach((spirit) => (spirit.energy = 9));

  test('J-34.2 J-34.7 a choice is paid in full, shared as the spirits like, in one action with what it does', () => {
    const position = draw('New Species Spread', { ...two, others: 'B6', with: rich });
    position.say('0: option 2', '1: option 2');
    expect(position.answers()).toEqual([
      '0 energy',
      '1 energy',
      '2 energy',
      '3 energy',
      '4 energy',
      '5 energy',
      '6 energy',
      '7 energy',
      '8 energy',
    ]);
    position.say('3 energy');
    expect(position.state.spirits.map(({ energy }) => energy)).toEqual([6, 4]);
    const poor = draw('New Species Spread', { ...two, others: 'B6', with: (state) => (state.spirits[0]!.energy = 7) });
    expect(poor.asks).toEqual(['0 phase-over']);
  });

  test('J-34.3 J-34.6 elements that spirits have count, and what is too much is lost', () => {
    const position = draw('New Species Spread', {
      with: (state) => {
        state.spirits[0]!.gained = [0, 6, 0, 0, 0, 0, 0, 0];
        state.spirits[0]!.energy = 2;
      },
    });
    position.say('option 2');
    expect(position.state.spirits[0]!.energy).toBe(2);
  });

  test('J-34.4 J-34.5 J-34.8 cards with the element are discarded for 2 or forgotten for 4; from play they no longer give it', () => {
    const position = draw('New Species Spread', { with: (state) => (state.spirits[0]!.energy = 0) });
    position.hand('Dark and Tangled Woods', 'Elemental Boon').played('Call to Isolation');
    // Two moons from cards in hand, any element from the Boon.
    position.say('option 2', 'discard Dark and Tangled Woods');
    expect(position.answers()).toContain('forget Elemental Boon');
    position.say('forget Elemental Boon');
    expect(position.fear).toBe(1);
  });

  test('J-42.1 the power that is turned up decides for its own board', () => {
    const position = draw('Years of Little Rain', {
      ...two,
      others: 'B6',
      with: (state) => (state.minor.deck = [powerNamed('Devouring Ants'), powerNamed('Delusions of Danger')]),
    });
    expect(position.answers()).toEqual(['A4', 'A7']);
    position.say('A7');
    expect(position.answers().every((text) => text.startsWith('B'))).toBe(true);
  });

  test('J-42.2 what waits for a ravage waits for the next round', () => {
    const position = drawn().clear().presence('A6').land('A3', 'city').phase('time-passes');
    for (const until of ['turn', 'ravage', 'game'] as const)
      position.state.modifiers.push({ kind: 'each-deals', land: null, amount: 1, seat: null, until });
    void position.run;
    expect(position.state.modifiers.map(({ until }) => until)).toEqual(['ravage', 'game']);
  });

  test('J-42.3 a fear card from the box belongs to the present level; one that goes may lay a divider bare', () => {
    const position = draw('Rising Interest in the Island', {
      with: (state) => {
        state.spirits[0]!.energy = 4;
        state.fear.left = [1, 3, 3];
      },
    }).say('option 2');
    expect([position.state.fear.terror, position.state.fear.left]).toEqual([2, [0, 3, 3]]);
  });
});
