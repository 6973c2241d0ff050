import type { Words } from '../catalogue.ts';
import { laterChanges } from './adversaries.ts';
import { laterRules } from './scenarios.ts';

/** What adversaries and scenarios change. */
export const enemy: Pick<Words, 'changes' | 'levels' | 'scenarioRules'> = {
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
