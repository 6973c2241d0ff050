import { plural } from '@skerry/presentation';
import type { PriceWords, TimeAnswers, TimeEntries, TimeGrowth, TimePrompts, TimeSpecials } from '../time-words.ts';

export const timeSpecials: TimeSpecials = {
  'spirit-here-gains-a-power': () => 'choose a spirit with presence here: it gains a power card',
  reimagine: (n) =>
    `the target spirit may forget a power card from its hand or discards to draw 6 minor powers and gain ${n} of them; if it is not you, it gains 1 energy`,
  'reclaim-when-time-passes': (n) =>
    `when time passes and the cards are discarded, you may reclaim up to ${n} cards; then you may forget a unique power to reclaim up to 3 more`,
  'peace-at-terror-level-1': () => 'at terror level I the invaders do not ravage here this turn',
  'may-forget-this-for-energy': (n) => `you may forget this card to gain ${n} energy`,
  'you-may-reclaim-also-from-play': (n) =>
    `you may reclaim ${n === 1 ? '1 power card' : `up to ${n} power cards`} from your discards or from play`,
  'may-reclaim-also-from-play': (n) =>
    `the target spirit may reclaim ${plural('en', n, { one: 'power card', other: 'power cards' })} from its discards or from play`,
  'may-use-a-slow-power-now': () => 'the target spirit may use 1 slow power now',
  'may-play-a-card-now': () => 'the target spirit may play a power card by paying its cost',
  'look-ahead': (n) =>
    `look at the top card of the invader deck or of the event deck, put it back and shuffle the top 2 cards of that deck${n > 0 ? ', or put it at the bottom of the deck instead' : ''}`,
  'exchange-the-next-invader-card': () =>
    'exchange the top card of the invader deck for one of its discards whose stage differs by at most 1, both face down',
  'pour-time-sideways': () =>
    'move 1 of your presence to another of your lands; in this invader phase each invader action, and each action for each board or land, is done once less on the board that it left and once more on the other',
  stasis: () => 'until the end of the slow phase this land and all that is in it do not exist, except for winning and losing',
};

export const timePrompts: TimePrompts = {
  star: () => 'A star is uncovered: choose the element that it gives from now on (J-40.15).',
  'take-form': () => 'A row is empty: choose which of its two growth options is yours for the rest of the game (J-40.13).',
  'forget-to-reclaim': ({ left }) => `You may forget a unique power to reclaim up to ${left} more cards (J-7.5).`,
  'forget-to-gain': ({ source }) => `${source}you may forget a card to gain minor powers (J-8.6).`,
  'forget-this': ({ source, left }) => `${source}forget this card to gain ${left} energy? (J-8.6)`,
  'who-gains': ({ source }) => `${source}choose the spirit that gains a power card (J-8.2).`,
  'time-from': ({ left }) => `Choose the presence that becomes time${left > 1 ? `; ${left} left` : ''} (J-40.17).`,
  'return-to': () => 'Choose the track to which the presence goes back (J-4.11).',
  'choose-part': () => 'Choose one of the two (J-32.3).',
  'set-aside': () => 'You may add one of the other cards to Days That Never Were (J-40.18).',
  'slow-now': ({ source }) => `${source}you may use one of your slow powers now (J-14.12).`,
  'play-one-now': ({ source }) => `${source}you may play a card now for its cost (J-7.9).`,
  'repeat-how': ({ source }) => `${source}once more; choose what it does this time (J-9.7).`,
  'use-again': ({ source }) => `${source}use this power once more? (J-10.14)`,
  'pay-together': ({ source, left }) => `${source}choose who pays the next energy; ${left} left (J-32.5).`,
  exchange: ({ source }) => `${source}choose the card that comes to lie on top of the invader deck (J-17.3).`,
  'look-at': ({ source }) => `${source}choose the deck whose top card you look at (J-17.3).`,
  bury: ({ source }) => `${source}put the card at the bottom of the deck, or shuffle the top 2 cards? (J-17.3)`,
};

export const timeGrowth: TimeGrowth = {
  time: (n, upTo) => `gain ${upTo ? 'up to ' : ''}${n} time`,
  day: 'gain a card of Days That Never Were',
  or: ' or ',
  star: 'an element of your choice, for good',
  gain: (n) => `${n} energy at once`,
  nothing: 'nothing by itself',
};

export const timeEntries: TimeEntries = {
  star: (name, element) => `A star of ${name} is ${element} from now on.`,
  unlocked: (name, option) => `${name} can grow in a new way: ${option}.`,
  gainedTime: (name, land) => `${name} gains 1 time${land && ` from ${land}`}.`,
  spentTime: (name) => `${name} spends 1 time.`,
  setAside: (name, card) => `${name} adds ${card} to Days That Never Were.`,
  exchanged: (card) => `The top card of the invader deck is exchanged: ${card}.`,
  seenInvaderCard: (card) => `The top card of the invader deck is ${card}.`,
  seenEventCard: (card) => `The top card of the event deck is ${card}.`,
  sideways: (from, to) => `Time is poured sideways: once less around ${from}, once more around ${to}.`,
  stasis: (land) => `${land} does not exist until the end of the slow phase.`,
};

export const price: PriceWords = {
  price: (parts) => `cost to use: ${parts}`,
  time: (n) => `${n} time`,
  timePerPlayer: '1 time for each player',
  timePerUse: '1 time for each earlier use this turn; it may be used any number of times',
  energyOfAll: '1 energy for each player, from all spirits together',
  againForTime: (n) => `for ${n} time you may repeat this power once in the same land`,
  againForForgetting: (element) => `you may repeat this power; then forget it and gain ${element}`,
};

export const timeAnswers: TimeAnswers = {
  faceDown: (stage) => `A card of stage ${stage}, face down`,
  forgetThis: (n) => `Forget it for ${n} energy`,
  keepThis: 'Keep it',
  again: 'Once more',
  notAgain: 'No',
  decks: ['The invader deck', 'The event deck'],
  bury: 'To the bottom',
};
