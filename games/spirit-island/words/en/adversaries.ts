import type { AdversaryPrompts, AdversaryWords, LaterChange, RebellionSpecials } from '../adversary-words.ts';

export const laterChanges: Readonly<Record<LaterChange, string>> = {
  'frontier-explorers': 'After an explore into a land without town and city 1 more explorer comes there; not in setup.',
  'slave-labor':
    'After a build in a land with 2 or more explorers all of them but 1 become towns. The event Slave Rebellion lies under the top 3 event cards.',
  'triangle-trade': 'When a build adds a city on the coast, the adjacent land with the fewest towns gets 1 town.',
  'slow-healing-ecosystem': 'Removed blight lies on this panel; as soon as there are 3 per player, all of it goes to the blight card.',
  'persistent-explorers':
    'After the normal explore each board adds 1 explorer to a land without explorers. Fear cards do not remove explorers; one that would be removed may be pushed instead.',
  'migratory-herders': 'After the normal build step each land of a build card gathers 1 town from an adjacent land that fits none.',
  'more-rural-than-urban': 'A build that would add a city inland adds 2 towns.',
  'herds-thrive': 'Towns in lands without blight are durable: 2 more health, and what would destroy them deals 2 damage to each instead.',
  'wave-of-immigration':
    'A reminder lies under the top 5 invader cards; when it is on top, each board adds 1 city to a coastal land without one and 1 town to each of the 3 inland lands with the least blight.',
  'far-flung-herds': 'A ravage deals 2 more damage if an adjacent land has a town.',
  'hunters-seek-shell-and-hide':
    'Explorers deal 1 more damage. When a ravage blights a land, cascades included, 1 beasts there is destroyed and lies on this panel.',
  'sense-for-disaster':
    'The first time in each action that explorers would be destroyed, 1 of them is pushed instead, and 1 fear is generated.',
  'competition-among-hunters': 'Ravage cards also fit lands with 3 or more explorers.',
  entrench:
    'A stage II card lies under the top 3 fear cards, a stage III card under the top 7; when it comes to light it goes into the build space.',
  'pressure-for-fast-profit':
    'After the ravage step, from round 2 on, each board that it did not blight adds 1 explorer and 1 town to its land with the most explorers.',
  'trading-port': 'In play explore cards add a town instead of an explorer on the coast; the coastal card in at most 2 lands of a board.',
  'chart-the-coastline': 'Build cards also build in coastal lands without invaders that are adjacent to a city.',
  'runoff-and-bilgewater':
    'After a ravage that blights a coastal land the ocean of that board gets 1 blight; for removing and moving it the ocean is a coastal wetland.',
  'exports-fuel-growth':
    'After the ravage step each inland land of a ravage card that has a town or city, or is adjacent to one, gets 1 town.',
};

export const adversaryPrompts: AdversaryPrompts = {
  'cash-crops': () => 'Escalation: choose a land of the card; it gets 1 blight if it has a town or city, otherwise 1 town (J-36.2).',
  'triangle-trade': ({ land }) => `A city rises in ${land}: choose which adjacent land with the fewest towns gets a town (J-36.7).`,
  'persistent-explorers': () => 'Choose the land without explorers that gets one (J-36.9).',
  'prime-territory': () => 'Escalation: choose the land without town and blight that gets a town (J-36.11).',
  herd: ({ land }) => `Choose the town that is gathered into ${land} (J-36.12).`,
  'immigrant-city': () => 'A wave of immigration: choose the coastal land that gets a city (J-36.16).',
  'immigrant-town': () => 'A wave of immigration: choose which inland land with the least blight gets a town (J-36.16).',
  'stalk-predators': () => 'Escalation: choose the land with beasts that gets an explorer (J-36.19).',
  'dream-or-flee': ({ land }) => `Explorers in ${land} would be destroyed: push 1 of them for 1 fear before the dream? (J-40.41)`,
  'fast-profit': () => 'Choose which land with the most explorers gets an explorer and a town (J-36.25).',
  'sprawling-board': () => 'Escalation: choose which of the boards with the largest ports grows (J-36.27).',
  'ports-sprawl': () => 'Escalation: choose which land with the fewest towns gets a town (J-36.27).',
  'trading-port': ({ left }) => `Choose a coastal land that gets a town instead of an explorer; ${left} left (J-36.28).`,
  'inland-city': ({ land }) => `The city for ${land} goes inland: choose the adjacent land (J-37.8).`,
};

export const rebellionSpecials: RebellionSpecials = {
  'rebellion-comes-back': (n) => `another event follows; then this card goes back into the event deck, under ${n} cards`,
  'strife-on-the-board': (n) => `add 1 strife to each of ${n} towns/cities`,
  'strife-hurts': () => 'every invader takes 1 damage for each of its own strife',
  'aid-the-uprising': () =>
    'every invader with strife takes 1 damage for each dahan here; for each town/city that this destroys, add 1 dahan',
};

const namedLands = {
  'without-town': 'the highest-numbered land without a town',
  'without-buildings': 'the highest-numbered land without towns and cities',
  'without-signs': 'the highest-numbered land without printed signs',
};

export const adversaryWords: AdversaryWords = {
  escalations: {
    'land-rush': 'Escalation: on each board with a town or city 1 town is added to a land without towns.',
    'building-boom': 'Escalation: on each board with a town or city the invaders build in the land with the most towns and cities.',
    'swayed-by-the-invaders': 'Escalation: after each explore, 1 dahan becomes a town where invaders are at least as many as dahan.',
    'new-cash-crops':
      'Escalation, after the explore: on each board a land of the card gets 1 blight if it has a town or city, otherwise 1 town.',
    'seek-prime-territory':
      'Escalation, after the explore step: each board with at most 4 blight adds 1 town to a land without town and blight; with at most 2 blight once more.',
    'stalk-the-predators':
      'Escalation: 2 explorers for each board, among its lands with beasts, or among those of another board if it has none.',
    'ports-sprawl-outward':
      'Escalation: on the board with the most towns and cities on the coast, 1 town in each of as many lands with the fewest towns as there are players.',
  },
  losses: {
    'proud-capital': 'You also lose when 7 or more towns and cities stand in one land.',
    'sprawling-plantations': 'There are 7 towns per player, and you also lose when a town must be placed and none is left.',
    'irreparable-damage':
      'You also lose when ravages of 8 or more damage to their land have taken more blight from the blight card than there are players.',
    'hunters-swarm-the-island': 'You also lose when more beasts lie on this panel, destroyed by its rules, than are on the island.',
    'trade-hub': 'You also lose when more than twice as many coastal lands as there are boards have a city.',
  },
  setupLand: (land) => (typeof land === 'number' ? `land ${land}` : namedLands[land]),
  coastalThird: 'The coastal card is the third of stage II.',
  supporting: 'supporting',
  hunted: (land) => `${land}: 1 beasts is hunted down and lies on the panel of Russia.`,
  healed: (n) => `${n} blight from the panel of France goes back to the blight card.`,
  entrenched: (card) => `An invader card comes to light among the fear cards and goes into the build space: ${card}.`,
  panel: {
    blight: (n, of) => `France holds back ${n} of ${of} blight`,
    ruin: (n, of) => `Irreparable damage: ${n} of at most ${of} blight`,
    beasts: (n, of) => `${n} beasts hunted down, ${of} on the island`,
    towns: (n, of) => `Towns: ${n} of ${of}`,
  },
};
