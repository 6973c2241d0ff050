import { plural } from '@skerry/presentation';
import type { Words } from '../catalogue.ts';

type Things = Pick<Words, 'options' | 'layouts' | 'refusal' | 'complexity'>;

const layouts: Things['layouts'] = {
  standard: 'Standard',
  coastline: 'Coastline',
  fragment: 'Fragment',
  'inverted-fragment': 'Inverted Fragment',
  'opposite-shores': 'Opposite Shores',
  'top-to-top': 'Top to Top',
  sunrise: 'Sunrise',
  leaf: 'Leaf',
  snake: 'Snake',
  meeple: 'Meeple',
  peninsula: 'Peninsula',
  snail: 'Snail',
  v: 'V',
  caldera: 'Caldera',
  flower: 'Flower',
  star: 'Star',
};

/** What is played with and against. */
export const things: Things = {
  options: {
    sets: { label: 'Sets', explanation: 'The boxes whose spirits, cards and tokens are in the game; a later box holds the earlier ones.' },
    tokens: {
      label: 'Tokens',
      explanation: 'Which tokens are played with; for one that is left out, 1 energy and 1 fear come instead (J-39.15).',
    },
    events: {
      label: 'Events',
      explanation:
        'An event card in each invader phase, with the later sets. Without events: 1 more fear card, fewer blight cards, and twice the spirits may command the beasts (J-39.12).',
    },
    setNames: { base: 'Base game', 'branch-and-claw': 'With Branch & Claw', 'jagged-earth': 'All, with Jagged Earth' },
    allTokens: 'All',
    noTokens: 'None',
    withoutToken: {
      beasts: 'Without beasts',
      wilds: 'Without wilds',
      disease: 'Without disease',
      strife: 'Without strife',
      badlands: 'Without badlands',
    },
    adversary: {
      label: 'Adversary',
      explanation: 'The empire that sends the invaders; each has tricks of its own. None for a first game.',
    },
    level: { label: 'Level', explanation: 'How strong the adversary is, from 0 to 6; each level includes the lower ones.' },
    supporting: {
      label: 'Supporting adversary',
      explanation: 'A second adversary, whose changes hold as well; it escalates with every stage III card (J-37.1).',
    },
    supportingLevel: { label: 'Its level', explanation: 'How strong the supporting adversary is, from 0 to 6.' },
    scenario: { label: 'Scenario', explanation: 'A change of the rules for the whole game.' },
    layout: { label: 'Layout', explanation: 'How the boards lie together; every layout is for a certain number of boards.' },
    progression: {
      label: 'Power progression',
      explanation: 'For a first game: spirits of low complexity gain powers from a fixed list instead of drawing them.',
    },
    spirit: (seat) => ({ label: `Spirit of seat ${seat}`, explanation: 'Chosen at the table, by lot, or this one.' }),
    board: (seat) => ({ label: `Board of seat ${seat}`, explanation: 'The board on which this spirit begins.' }),
    none: 'None',
    choose: 'Choose at the table',
    random: 'Random',
    'random-low': 'Random, of low complexity',
    'random-moderate': 'Random, of low or moderate complexity',
  },
  layouts,
  refusal: {
    supportingAlone: 'A supporting adversary needs one that leads.',
    sameAdversary: 'An adversary cannot support itself.',
    franceWithoutEvents: 'From level 2 on France needs the events.',
    russiaWithoutBeasts: 'Russia needs beasts.',
    tooFewSpirits: 'Second Wave needs twice as many spirits as players: these sets have too few.',
    ownLayout: (scenario) => `${scenario} lays the boards in its own way.`,
    twice: { spirit: 'Two seats cannot have the same spirit.', board: 'Two seats cannot have the same board.' },
    levelWithoutAdversary: 'A level above 0 needs an adversary.',
    otherSet: (name) => `${name} is not in the sets that are played with.`,
    layout: (layout, players) => `There is no layout “${layout}” of ${plural('en', players, { one: 'board', other: 'boards' })}.`,
  },
  complexity: { low: 'low', moderate: 'moderate', high: 'high', 'very high': 'very high' },
};
