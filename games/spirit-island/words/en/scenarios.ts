import { plural } from '@skerry/presentation';
import type { LaterRule, ScenarioPrompts, ScenarioWords } from '../scenario-words.ts';

export const laterRules: Readonly<Record<LaterRule, string>> = {
  'second-wave':
    'Two games in a row on one island: when the first is won, each spirit lays a power card aside, the invaders and the spirits go, some tokens, blight and the dahan stay, and other spirits meet a second wave. From stage III on they may call the cards laid aside, each once, for nothing, at any land.',
  'powers-long-forgotten':
    'Markers lie face down in the lands where no dahan are printed; one more than there are boards have numbers. A land with 3 dahan is searched by you, one with 2 invaders by them: a number gives its finder a power, which you may keep for later.',
  'ward-the-shores':
    'Once a turn each spirit may play a card face down, for nothing and without elements: in the slow phase it adds a warding pattern to a sacred site, for 2 energy per blight, town and city there. A pattern gives defend 3 and breaks when blight is added. At stage III explores add a town, too. From terror level II on you win with a pattern in every coastal land, and by nothing else.',
  'destroying-flame':
    'Nothing damages or destroys invaders unless a flame burns within 1 land or 2 energy are paid. Once a turn, after growth, each spirit may forget a card with fire: a flame and 1 blight come to one of its lands, it gains energy equal to the stage, and with invaders there generates as much fear and deals 1 damage per dahan.',
  'elemental-invocation':
    'Each board begins with 1 town more, the fear deck with 1 card more, the invader deck with 1 less. Once in each spirit phase a spirit may pay to put an element of its cards on a free corner of one of its lands: 1 energy, and 1 for each marker on the next corners. Markers around a target land count for the thresholds of the power; for choice events each is 2 energy of its element.',
  'despicable-theft':
    'Explores into lands numbered 6 and more bring a thief, face down. Before the ravage step thieves at the coast escape: 4 generated fear are lost for each, and a number on it discards as many invader cards; the others come a land nearer to the ocean. Your powers may treat thieves as explorers, but they are only caught where there are 2 dahan and neither town nor city; elsewhere they are pushed. A destroyed thief is 1 fear.',
  'the-great-river':
    'Boards lie in a row along one river. After the build step invaders build, and after the explore step they explore, in coastal lands without towns and cities. At the end of the slow phase towns go inland, and off the island at its far edge: you lose when more than 3 per board have left.',
};

export const scenarioPrompts: ScenarioPrompts = {
  migrate: ({ land }) => `Choose which town leaves ${land} next (J-38.24).`,
  'hold-town': ({ land }) => `${land} is isolated: choose who pays 1 energy to hold a town back, or let it go (J-38.25).`,
  'invoke-corner': () => 'Choose the corner for the element (J-38.16).',
  'invoke-element': ({ land }) => `Choose the element that you lay on the corner of ${land} (J-38.16).`,
  'thief-way': ({ land }) => `Choose the way of a thief from ${land} to the ocean (J-38.19).`,
  'which-thief': ({ land }) => `Choose which thief of ${land} it is (J-38.20).`,
  'thieves-too': ({ source, land }) => `${source}do the thieves in ${land} count as explorers? (J-38.20)`,
  'lay-aside': () => 'The first game is won: choose the power card that your spirit leaves to those who come (J-38.1).',
  'take-from': ({ piece, left }) => `Choose a land that loses this: ${piece}; ${left} left (J-38.2).`,
  'hide-marker': ({ left }) => `Choose a land without dahan in which a marker lies; ${left} left (J-38.7).`,
  'use-find': ({ land }) => `A forgotten power was found in ${land}: use it now? You may keep it for later (J-38.8).`,
  'find-land': () => 'Choose the land for the forgotten power (J-38.8).',
  'pay-for-find': ({ source, land }) =>
    `${source}the invaders hold a forgotten power: pay 1 energy so that this works in ${land}? (J-38.8)`,
  'shift-sands': () => 'Choose which presence goes from sands to sands (J-38.8).',
  'burn-card': () => 'Choose the card with fire that is forgotten for the flame (J-38.14).',
  'burn-land': () => 'Choose your land for the flame; blight comes with it (J-38.14).',
  'pay-for-harm': ({ source, land, left }) => `${source}no flame burns near ${land}: pay ${left} energy to harm the invaders? (J-38.13)`,
  'who-pays-for-harm': ({ source, land, left }) =>
    `${source}no flame burns near ${land}: choose who pays ${left} energy to harm the invaders, or let them be (J-38.13).`,
};

export const scenario: ScenarioWords = {
  actions: { thieves: 'The thieves', find: 'A forgotten power', migration: 'Migration', flame: 'Ritual of the flame', warding: 'Warding' },
  burn: 'Perform the ritual of the flame: forget a card with fire',
  invoke: 'Lay an element on a corner of your lands',
  lay: (element) => `Lay ${element}`,
  corner: (lands, price) => `Corner of ${lands} (${price} energy)`,
  callFirst: (card) => `Call the first spirits: ${card}`,
  useFind: (find) => `Use the forgotten power: ${find}`,
  sands: 'Shift presence from sands to sands',
  faceDown: (card) => `Play ${card} face down, for a warding pattern`,
  ward: (land, price) => `Warding pattern in ${land} (${price} energy)`,
  playedFaceDown: (name, card) => `${name} plays ${card} face down.`,
  warded: (land) => `A warding pattern is laid in ${land}.`,
  finds: [
    'powers with fire deal 1 more damage',
    'presence may shift from sands to sands at any time',
    'who reclaims no card in a spirit phase gains 2 energy',
    'the next ravage of the invaders deals 3 less damage in each land',
    'no card is forgotten for a major power',
    'powers have +1 range',
    '2 fear cards are earned, and the dahan of a land deal their damage',
    'everything in a land leaves the game',
  ],
  findsOfInvaders: [
    'powers with fire harm invaders only for 1 energy more',
    'for explores and builds invaders in any sands are in all sands',
    'where they explore a wetland they build at once',
    'next turn each spirit has only 1 card play',
    'the first town or city of a jungle or wetland brings blight',
    'powers push and gather invaders only for 1 energy more',
    'on each board the land with the most towns and cities loses its dahan and tokens and gets blight',
    'this land can no longer be targeted by powers',
  ],
  blank: 'nothing',
  searched: {
    players: (land, find) => `The spirits search ${land} and find: ${find}.`,
    invaders: (land, find) => `The invaders search ${land} and find: ${find}.`,
  },
  holds: { players: (find) => `Found by you: ${find}`, invaders: (find) => `Found by the invaders: ${find}` },
  emptied: (land) => `Everything in ${land} leaves the game.`,
  hidden: 'a marker, face down',
  firstWon: 'The first wave is beaten back. A second is coming.',
  laidAside: (name, card) => `${name} lays ${card} aside for those who come.`,
  calledFirst: (name, card) => `${name} calls the first spirits: ${card}.`,
  firstSpirits: (cards) => `Cards of the first spirits: ${cards}`,
  thiefCaught: (land) => `A thief is caught in ${land}.`,
  thiefEscaped: (land, value) => `A thief escapes from ${land}${value > 0 ? ` with loot ${value}` : ''}.`,
  thief: (value) => (value > 0 ? `The one with loot ${value}` : 'The one without loot'),
  invoked: (name, element, lands) => `${name} lays ${element} on the corner of ${lands}.`,
  flameLaid: (land) => `A flame burns in ${land} from now on.`,
  flame: 'flame',
  wardsBroken: (land, n) => `The blight breaks the warding in ${land} (${n}).`,
  wards: (n) => plural('en', n, { one: 'warding pattern', other: 'warding patterns' }),
  wardedCoast: (n, all) => `Coastal lands with a warding pattern: ${n} of ${all}`,
  wonByWards: 'every coastal land has a warding pattern',
  emigrated: (land, inAll) => `A town leaves the island from ${land}; ${inAll} have left so far.`,
  emigrants: (n, most) => `Towns that left the island: ${n}; lost with more than ${most}`,
};
