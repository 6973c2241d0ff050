import type { EventActions, EventEntries, EventPrompts, EventRules, EventSpecials, EventStepWords } from '../event-words.ts';
import { several } from './pieces.ts';

export const eventRules: EventRules = {
  defend: (n) => `defend ${n}`,
  'spirits-defend-less': (n) => `the defend that spirits give is ${n} less in each land`,
  'great-warding': (n) => `once, at the end of a later spirit phase, the players may agree that all lands have defend ${n} in that turn`,
  'dahan-sit-out': () => 'dahan do not participate in ravages',
  truce: () => '1 dahan and 1 town/city do not participate in ravages',
  'beasts-are-badlands': () => 'each beasts is badlands, too',
  'each-card-skips-a-ravage': () => 'each ravage card skips up to 1 of its lands on each board, of your choice',
  'each-board-skips-a-ravage': () => 'in the ravage step 1 ravage in a land with more dahan than towns/cities is skipped on each board',
  'first-land-takes-more': (n) =>
    `this turn a ravage card deals ${n} more damage in the land with the lowest number that it shows on each board`,
  'wilds-idle': () => 'wilds neither stop explores in the explore step nor are removed by them',
  'ravage-needs-numbers': () => 'the invaders ravage only where there are more of them than the terror level',
  'next-blight-from-the-box': (n) => `the next blight that is added to the island comes from the box and not from the blight card: ${n}`,
  'dahan-strike-first': (n) => `in ravages each dahan deals ${n} damage before the invaders deal theirs, and none after it`,
  'fortune-seekers': () => 'the next explore card shows all lands without towns/cities instead of its own, and brings no escalation',
  'fragile-land': () => '1 damage to the land is enough for blight',
  'only-slow': () => 'all your powers are slow, and nothing makes them fast',
  'eager-explorers': () => 'after the first build on each board that builds something, add 1 explorer to an adjacent land without invaders',
  xenophobia: (n) => `in ravages each invader deals ${n} less damage to the land and ${n} more to dahan`,
  funding: () =>
    'each build card skips the land with the highest number that it shows on boards with 9 or more towns/cities; on boards with 3 or fewer the invaders build once more in that land, even if no invaders are there',
  'resourceful-populace': () => 'after each action that destroys towns/cities, add 1 town to a land adjacent to one where that happened',
  'strip-the-land': () => 'after each ravage that adds blight, remove 1 explorer and 1 town from the ravaged land',
  'no-fear-for-buildings': () => 'destroyed towns/cities generate no fear',
  'strife-idle': (n) => `${n} strife of each invader does not count: it stops no damage and stays`,
  'explore-a-town': () => 'when the invaders explore, 1 town comes instead of 1 explorer, once on each board, in a land of your choice',
};

export const eventSpecials: EventSpecials = {
  'lesser-spirits-suffer': () =>
    'for each player discard the top minor power; if it has plant, 1 blight leaves the blight card for the box; if it has animal, destroy 1 dahan in a land with blight',
  'element-for-good': () => 'choose an element: you have 1 of it for the rest of the game',
  'draw-strength-from-the-island': (n) =>
    `1 blight for each player leaves the blight card for the box, and more until the card turns if it has not yet; the spirits gain ${n} energy for each of them, divided as evenly as possible`,
  'return-presence-to-a-track': () => 'return 1 of your presence from the island to one of your tracks',
  'blight-comes-to-the-card': () => '1 blight for each spirit comes from the box onto the blight card',
  'last-invader-cards-to-the-box': () => 'the lowest stage II card and the lowest stage III card of the invader deck leave the game',
  'blight-unless-some-die': (n) => `add 1 blight, without cascade; the spirits may prevent it by destroying ${n} presence or dahan there`,
  'reclaim-or-remember': () => 'reclaim 1 power card, or take back 1 of your unique powers that you have forgotten in this game',
  'may-reclaim': (n) => `you may reclaim ${n} power card`,
  'push-presence-and-strike': (n) => `push 1 of your presence; in the land that it comes to, deal ${n} damage`,
  'blight-leaves-unless-presence-is-lost': (n) =>
    `1 blight for each player leaves the blight card for the box; each spirit may destroy ${n} of its presence to keep 1 of them there`,
  'buildings-retaliate': (n) => `then each town/city deals ${n} damage to dahan, as far as defend and strife allow`,
  'presence-becomes-wilds': (n) => `destroy ${n} of your own presence; 1 wilds comes in place of each`,
  'presence-comes-back': (n) => `add ${n} of your destroyed presence to one of your lands`,
  'move-own-presence': (n) => `move up to 2 of your presence, each within range ${n}`,
  'fear-is-lost': (n) => `discard ${n} earned fear cards; if there are none, ${n} fear for each player goes back to the pool`,
  'discard-for-energy': (n) => `discard the card and gain ${n} more energy than it costs`,
  'may-use-it-now': () => 'you may use the card now instead of in the slow phase',
  'ravage-in-an-unseen-terrain': (n) =>
    `the invaders ravage in a terrain of your choice that no card in their spaces shows; the spirits may prevent it on a board by destroying ${n} presence there`,
};

export const eventSteps: EventStepWords = {
  toMost: (of) => `, only to the adjacent land with the most ${several(of)}`,
  toMore: (of) => `, only to a land with more ${several(of)}`,
  onThisBoard: (rule) => `${rule} (on this board)`,
  fromNextTurn: (rule) => `from the next turn to the end of the game ${rule}`,
  inNextTurn: (rule) => `in the next turn ${rule}`,
};

export const eventPrompts: EventPrompts = {
  'element-for-good': ({ source }) => `${source}choose the element that you have from now on (J-9.1).`,
  'even-share': ({ source, left }) => `${source}choose a spirit that gains 1 energy more than the others; ${left} left (J-42.5).`,
  'take-presence-back': ({ source }) => `${source}choose the land from which 1 of your presence returns to a track (J-4.11).`,
  clearcutting: ({ source, land, left }) => `${source}destroy ${left} presence or dahan in ${land} so that it gets no blight? (J-33.16)`,
  'clearcutting-gives': ({ source, land, left }) => `${source}choose what is destroyed in ${land}; ${left} left (J-33.16).`,
  remember: ({ source }) => `${source}choose the card that you take back (J-33.14).`,
  'keep-blight': ({ source, left }) => `${source}destroy ${left} of your presence to keep 1 blight on its card? (J-33.16)`,
  'lose-fear-card': ({ source, left }) => `${source}choose an earned fear card that is discarded; ${left} left (J-33.6).`,
  'slow-card': ({ card }) => `Choose what becomes of ${card} (J-33.6).`,
  'next-slow-card': ({ source }) => `${source}choose which of your slow power cards is next (J-14.5).`,
  'sit-out': ({ land }) => `Choose who does not participate in the ravage of ${land} (J-42.4).`,
  'skip-a-ravage': () => 'Choose the land on this board that is not ravaged (J-15.6).',
  farm: () => 'Choose the land on this board to which a town comes instead of an explorer (J-17.5).',
  'great-warding': ({ left }) => `The great warding: let all lands have defend ${left} in this turn? It serves but once (J-34.1).`,
  'boon-shows': ({ source }) => `${source}choose the element that the discarded Elemental Boon shows (J-34.8).`,
};

export const eventEntries: EventEntries = {
  blightFromBox: (n) => `${n} blight comes from the box onto the blight card.`,
  fearLost: (n) => `${n} fear goes back to the pool.`,
  fearCardDiscarded: (card) => `Fear card ${card} is discarded without effect.`,
  elementForGood: (name, element) => `${name} has one more element for the rest of the game: ${element}.`,
};

export const eventActions: EventActions = {
  'eager-explorers': 'Eager explorers',
  'resourceful-populace': 'The resourceful populace',
  'strip-the-land': 'The land is stripped bare',
};
