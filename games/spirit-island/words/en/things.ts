import { plural } from '@skerry/presentation';
import type { Words } from '../catalogue.ts';
import { adversaryRefusals, laterChanges } from './adversaries.ts';
import { laterRules } from './scenarios.ts';

type Things = Pick<Words, 'options' | 'layouts' | 'refusal' | 'changes' | 'levels' | 'scenarioRules' | 'complexity'>;

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
    ...adversaryRefusals,
    twice: { spirit: 'Two seats cannot have the same spirit.', board: 'Two seats cannot have the same board.' },
    levelWithoutAdversary: 'A level above 0 needs an adversary.',
    otherSet: (name) => `${name} is not in the sets that are played with.`,
    layout: (layout, players) => `There is no layout “${layout}” of ${plural('en', players, { one: 'board', other: 'boards' })}.`,
  },
  complexity: { low: 'low', moderate: 'moderate', high: 'high', 'very high': 'very high' },
  changes: {
    ...laterChanges,
    'servants-earn-land': 'Build cards also build in lands without invaders that are adjacent to at least 2 towns and cities.',
    'high-immigration': 'Cards build once more in an extra space after they have ravaged, until the first card of stage II comes to it.',
    'high-immigration-all-game': 'The extra build space stays for the whole game.',
    'buildings-are-tough': 'Towns and cities have 1 more health.',
    'independent-resolve': 'In an invader phase without a fear card, the cards in the extra build space build twice.',
    'heavy-mining': 'A ravage that deals 6 or more damage to a land adds 1 blight more, which does no further harm.',
    'fine-steel': 'Towns deal 3 damage, cities 5.',
    'royal-backing':
      'After the first explore the next card is discarded; each board gets 1 town in the land with the fewest invaders that fits it.',
    'mining-rush': 'When a ravage blights a land, 1 town is added to an adjacent land without towns and cities.',
  },
  levels: {
    setup: (pieces, land) => `Setup: ${pieces} in ${land} of each board.`,
    moveBlight: (land) => `Blight printed there goes to land ${land}.`,
    deck: (order) => `The stages of the invader deck lie in the order ${order}.`,
    fearPool: (n) => `The fear pool holds ${n} more per player.`,
  },
  scenarioRules: {
    'all-fast': 'All powers are fast.',
    'fast-is-cheaper': 'Powers that are fast anyway cost 1 energy less; where nothing can be lowered, you gain 1 energy.',
    'extra-explorer': 'Each explore card adds 1 more explorer on each board.',
    'blitz-blight':
      'The blight card begins with 1 more blight per board and has 1 less per board when turned; the invaders are a step ahead.',
    'guard-the-heart':
      'Each board has an inner land with an explorer and your presence; you lose if a town or city stands there after round 1. You begin with two more powers and no towns on the island.',
    'rituals-of-terror':
      'Only rituals raise the terror level: 3 dahan per player and presence of everybody in one land, 3 energy and 3 presence; the third one wins. Fear cards wait for the rituals.',
    'dahan-insurrection':
      'Dahan that moved deal 1 damage each; destroyed towns and cities come back smaller near dahan. You win when towns and cities no longer outnumber the dahan, and lose with fewer than 2 dahan per player.',
    ...laterRules,
  },
};
