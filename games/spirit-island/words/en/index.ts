import { counting, plural } from '@skerry/presentation';
import type { Words } from '../catalogue.ts';
import { adversaryWords } from './adversaries.ts';
import { answers } from './answers.ts';
import { aspects } from './aspects.ts';
import { describing } from './describing.ts';
import { enemy } from './enemy.ts';
import { entries } from './entries.ts';
import { opening } from './opening.ts';
import { parts } from './parts.ts';
import { hints, prompts } from './prompts.ts';
import { scenario } from './scenarios.ts';
import { steps } from './steps.ts';
import { tests } from './tests.ts';
import { price, timeAnswers, timeEntries, timeGrowth } from './time.ts';
import { variants } from './variants.ts';

const count = counting.en;
const roman = (n: number): string => ['', 'I', 'II', 'III'][n]!;
const share = (dahan: number, blight: number): string => `${dahan} for dahan − ${blight} for blight`;

/** "moon, air or plant" */
const oneOf = (all: readonly string[]): string => all.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** By element: what it makes of a spirit that has taken much of it. */
const epithets = [
  'in Sunlight',
  'under the Moon',
  'in Flames',
  'on the Winds',
  'in the Waters',
  'in the Stones',
  'in the Green',
  'with the Beasts',
];

export const en: Words = {
  ...opening,
  ...enemy,
  aspects,
  scenario,

  times: (n, element) => `${n} ${element}`,

  steps: { order: steps, option: steps },
  price,
  time: { ...timeEntries, ...timeAnswers },
  adversaries: adversaryWords,
  variants,
  tests,
  threshold: {
    slow: 'may be used as slow',
    split: (most, land) =>
      `its damage may be divided among the target land and ${most === 1 ? 'one other land' : 'any number of lands'} of yours${land}`,
    separate: (clauses) => `with a target of its own: ${clauses}`,
    orElements: (elements) => `or ${elements}`,
    targetBoth: 'the target spirit may do both, in the same land',
    there: (clauses) => `in that land: ${clauses}`,
    both: 'you may do both',
    instead: 'instead',
    first: 'first',
    mayInstead: (clauses) => `you may instead: ${clauses}`,
    rangeBy: (n) => `+${n} range`,
    rangeTo: (n) => `the range is ${n}`,
    speed: 'may be used as fast',
    repeat: 'repeat this power',
    repeatAdjacent: 'repeat this power in an adjacent land',
  },
  target: {
    nothing: 'no target',
    spirit: { any: 'any spirit', another: 'another spirit', yourself: 'yourself' },
    range: { presence: (n) => `range ${n}`, 'sacred-site': (n) => `range ${n} from a sacred site` },
    rangeFrom: (n, terrain) => `range ${n} from presence in ${terrain}`,
    orLand: ' or ',
    farther: (n, label) => `+${n} range to a land ${label}`,
    fastFor: (n) => `for ${n} energy this power may be used as fast`,
    unhindered: 'rules of adversaries and scenarios that prevent or change removing do not affect this power',
  },
  parts,
  blightCard: {
    holds: (n) => `${n} blight per player`,
    atOnce: (clauses) => `at once: ${clauses}`,
    eachTurn: (clauses) => `in each invader phase: ${clauses}`,
    since: { now: (clauses) => `from now on: ${clauses}`, 'next-turn': (clauses) => `from the next turn on: ${clauses}` },
  },
  lasting: {
    oftener: (n) =>
      `this turn what the invaders’ cards and events do to each land or board is done ${n > 0 ? 'once more' : 'once less'} on this board`,
    without: (tokens) => `Not played with: ${tokens}. For each that would be added 1 energy and 1 fear come instead.`,
    aid: (name, card) => `${name} may use ${card} every turn for nothing.`,
    bargains: (name, n) =>
      `${name}: ${plural('en', n, { one: 'lasting bargain', other: 'lasting bargains' })}. Each takes 1 energy of each turn’s income and gives defend 1 for each dahan within range 1.`,
    commands: (n) => `The spirits may command the beasts ${n === 1 ? 'once' : 'twice'}, in a fast phase and if all agree.`,
    reminder: (name, above) => `${name} lies under ${plural('en', above, { one: 'card', other: 'cards' })} of the invader deck.`,
  },
  tokenNames: { beasts: 'beasts', wilds: 'wilds', disease: 'disease', strife: 'strife', badlands: 'badlands' },
  growth: {
    perCardPlay: 'gain 1 energy for each card play of your track',
    perFire: (n) => `gain ${n} energy and 1 more for each fire uncovered on your tracks`,
    cost: (n) => `pay ${n} energy`,
    element: (n, all) => `gain ${n > 1 ? `${n} ` : ''}${oneOf(all)} for this turn`,
    presenceWith: (where, piece) => `add 1 presence and ${piece} (${where})`,
    presenceOr: (where, piece) => `add 1 presence or ${piece} (${where})`,
    discard: (n) => `discard ${plural('en', n, { one: 'card', other: 'cards' })} from hand`,
    ignoreRange: 'ignore range this turn',
    trackActions: {
      'move-1': 'move 1 presence (range 1)',
      'push-dahan': 'push 1 dahan from one of your lands',
      'push-building': 'push 1 town/city from one of your lands',
      'prepare-1': 'prepare 1 element marker',
      'pay-2-for-a-card': 'pay 2 energy to gain a power card',
      'markers-for-a-play': 'discard 2 element markers for 1 more card play',
    },
    moreIncome: (n) => `+${n} energy`,
    moreRange: (n) => `+${n} range`,
    reclaimAll: 'reclaim all cards',
    reclaimHalf: 'reclaim half of the cards',
    reclaim: (n) => `reclaim ${plural('en', n, { one: 'card', other: 'cards' })}`,
    card: 'gain a power card',
    energy: (n) => `gain ${n} energy`,
    plays: count('more card play', 'more card plays'),
    anywhere: 'any distance',
    range: (n) => `range ${n}`,
    presence: (where) => `add 1 presence (${where})`,
    movePresence: (n) => `move 1 presence (range ${n})`,
    gatherPresence: 'gather 1 presence into each ocean',
    pushPresence: 'push 1 presence out of each ocean',
    income: (n) => `${n} energy`,
    cardPlays: count('card play', 'card plays'),
    anyElement: 'any element',
    ...timeGrowth,
  },

  presence: 'presence',
  marked: (piece, { damage, strife, dream }) => {
    const marks = [
      ...(damage > 0 ? [`${damage} damage`] : []),
      ...(strife > 0 ? [`${strife} strife`] : []),
      ...(dream > 0 ? [`${dream} damage in a dream`] : []),
      ...(dream < 0 ? ['frightened by a dream'] : []),
    ];
    return marks.length === 0 ? piece : `${piece} (${marks.join(', ')})`;
  },
  land: (board, number) => `${board}${number}`,
  ocean: (board) => `the ocean of ${board}`,
  landOfSlot: (slot, number) => (number === 0 ? `the ocean of board ${slot}` : `land ${number} of board ${slot}`),
  phases: {
    choose: 'choosing spirits',
    setup: 'setup',
    spirit: 'spirit phase',
    fast: 'fast phase',
    invader: 'invader phase',
    slow: 'slow phase',
    'time-passes': 'time passes',
  },
  speed: { fast: 'fast', slow: 'slow' },
  cost: (n) => `${n} energy`,
  stage: (n) => `stage ${roman(n)}`,
  tracks: { energy: 'energy track', plays: 'card track', shared: 'shared track', growth: 'growth row' },
  loss: {
    blight: 'no blight is left on the card, and the island cannot be saved',
    presence: 'a spirit has no presence left on the island',
    'invader-cards': 'no invader card is left to explore with, the island is settled',
    capital: 'a proud capital of 7 towns and cities stands in one land',
    plantations: 'the plantations have spread over the whole island: no town is left to place',
    ruin: 'heavy ravages have done irreparable damage to the island',
    hunters: 'hunters swarm the island: more beasts were hunted down than are left',
    'trade-hub': 'a trade hub: too many coastal lands have a city',
    dahan: 'too few dahan are left',
    insurrection: 'the insurrection failed',
    heart: 'the invaders built in the heart of the island',
    river: 'too many towns have gone beyond the far edge of the island',
  },
  winAt: [
    '',
    'no invaders are left on the island (terror level I)',
    'no towns and cities are left (terror level II)',
    'no cities are left (terror level III)',
    'the invaders flee in terror',
  ],
  insurrectionAt: [
    '',
    'no invaders are left on the island',
    'towns and cities outnumber the dahan nowhere',
    'towns and cities outnumber the dahan in too few lands',
    'the dahan have risen everywhere',
  ],

  prompt: prompts,
  hint: hints,
  answer: answers,
  entry: entries,
  describe: describing,
  outcome: {
    won: (how) => `The spirits win: ${how}.`,
    sacrifice: 'The last action would also have lost the game: a victory by sacrifice.',
    lost: (why) => `The invaders win: ${why}.`,
    score: (n) => `Score: ${n}.`,
    turns: (n) => `The game took ${plural('en', n, { one: 'turn', other: 'turns' })}.`,
    difficulty: (n) => `Difficulty: ${n}.`,
    newName: (spirit, element) => `The dahan call it now: ${spirit}, ${epithets[element]!}.`,
    sumWon: (difficulty, cards, dahan, blight) =>
      `10 for the victory + ${5 * difficulty} for difficulty + ${2 * cards} for invader cards left + ${share(dahan, blight)}`,
    sumLost: (difficulty, cards, dahan, blight) =>
      `${2 * difficulty} for difficulty + ${cards} for invader cards used + ${share(dahan, blight)}`,
    sumOfFinds: (points) => `${points} for finds never used`,
  },
};
