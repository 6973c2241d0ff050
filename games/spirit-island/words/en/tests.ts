import { listing } from '@skerry/presentation';
import type { Terrain } from '../../content/boards.ts';
import type { Named, Test } from '../../content/step.ts';
import { pieces } from '../pieces-of.ts';
import type { TestWords } from '../step-words.ts';
import { count, one, several } from './pieces.ts';
import { powerPer } from './powers.ts';

const terrainNames: Readonly<Record<Terrain, string>> = { mountain: 'mountain', wetland: 'wetland', jungle: 'jungle', sands: 'sands' };
const terrains = (of: readonly Terrain[]): string => of.map((terrain) => terrainNames[terrain]).join('/');

const isUncounted = (of: readonly Named[]): boolean => of.length === 1 && (of[0] === 'blight' || of[0] === 'disease' || of[0] === 'strife');

const inside = (tests: readonly Test[]): string => (tests.length === 0 ? '' : ` in its ${tests.map(label).join(', ')} lands`);

function condition(test: Test): string {
  switch (test.is) {
    case 'terrain':
      return `this is ${terrains(test.of)}`;
    case 'coastal':
    case 'inland':
      return `the land is ${test.is}`;
    case 'dry-land':
      return 'the land is no ocean';
    case 'ocean':
      return 'this is an ocean';
    case 'has':
      if (test.most === test.least) return `exactly ${count(test.most, pieces(test.of))} ${test.most === 1 ? 'is' : 'are'} here`;
      if (test.most !== undefined) return `${test.least}–${count(test.most, pieces(test.of))} are here`;
      return test.least === 1
        ? `${several(pieces(test.of))} ${isUncounted(test.of) ? 'is' : 'are'} here`
        : `${test.least} or more ${several(pieces(test.of))} are here`;
    case 'without':
      return `no ${several(pieces(test.of))} ${isUncounted(test.of) ? 'is' : 'are'} here`;
    case 'more':
      return `there are ${test.by === undefined ? '' : `at least ${test.by} `}more ${several(pieces(test.of))} than ${several(pieces(test.than))} here`;
    case 'surrounded':
      return `${test.least} or more ${several(pieces(test.of))} are in adjacent lands together`;
    case 'ravage-card':
      return test.shows ? 'a ravage card shows this land' : 'no ravage card shows this land';
    case 'presence':
      return test.of === 'you'
        ? 'you have presence here'
        : test.of === 'target'
          ? 'the target spirit has presence here'
          : 'presence is here';
    case 'sacred-site':
      return test.of === 'you'
        ? 'you have a sacred site here'
        : test.of === 'target'
          ? 'the target spirit has a sacred site here'
          : 'a sacred site is here';
    case 'all':
      return listing.en(test.of.map(condition));
    case 'hemmed-in':
      return 'you have presence in all adjacent lands';
    case 'presence-lost':
      return `${test.least} or more of your presence were destroyed`;
    case 'other-target':
      return 'you target another spirit';
    case 'self-target':
      return 'you target yourself';
    case 'your-sacred-sites':
      return test.least === 1 ? 'you have a sacred site' : `you have ${test.least} or more sacred sites`;
    case 'board':
      return `its board is one ${label(test.test)}${inside(test.in)}`;
    case 'any':
      return test.of.map(condition).join(' or ');
    case 'not':
      if (test.test.is === 'healthy-island') return 'the island is blighted';
      return test.test.is === 'presence' ? 'no presence is here' : `this is not so: ${condition(test.test)}`;
    case 'near':
      return `${test.test.map(condition).join(' and ')}, or so in an adjacent land`;
    case 'beside':
      return `an adjacent land is one ${test.test.map(label).join(' and ')}`;
    case 'terror':
      return test.least === test.most
        ? `the terror level is ${test.least}`
        : `the terror level is ${test.least}${test.most === 3 ? ' or higher' : `–${test.most}`}`;
    case 'origin':
      return 'the range was measured from here';
    case 'beside-origin':
      return 'this is adjacent to the land from which the range was measured';
    case 'origin-is-sacred-site':
      return 'the land from which the range was measured is your sacred site';
    case 'targeted':
      return 'this is a target land';
    case 'second-target':
      return 'this is the second target land';
    case 'destroyed':
      return `this has destroyed ${several(pieces(test.of))} here`;
    case 'all-destroyed':
      return `this has destroyed all ${several(pieces(test.of))} here`;
    case 'added':
      return `this power has added ${several(pieces(test.of))} here`;
    case 'gathered':
      return `this power has gathered ${several(pieces(test.of))} here`;
    case 'burdened':
      return `you have ${test.cards} or more power cards in play, or one of cost ${test.cost} or more`;
    case 'printed-dahan':
      return 'dahan are printed here';
    case 'shown':
      return `a ${test.on} card shows this land`;
    case 'healthy-island':
      return 'the island is healthy';
    case 'spared-board':
      return 'the ravages have added no blight to its board';
    case 'lands-of-board':
      return `its board has ${landsLike(test)}`;
    case 'only-card':
      return 'you have no other power card in play';
  }
}

/** "4 or more lands with towns" */
const landsLike = ({ least, in: like }: Extract<Test, { is: 'lands-of-board' }>): string =>
  `${least === 1 ? 'a land' : `${least} or more lands`} ${listing.en(like.map(label))}`;

/** What is not so has words of its own where "not" does not do. */
const negated: Readonly<Partial<Record<Test['is'], (test: Test) => string>>> = {
  'printed-dahan': () => 'on which no dahan are printed',
  shown: (test) => `that no ${(test as Extract<Test, { is: 'shown' }>).on} card shows`,
};

function label(test: Test): string {
  switch (test.is) {
    case 'terrain':
      return terrains(test.of);
    case 'coastal':
    case 'inland':
    case 'ocean':
      return test.is;
    case 'dry-land':
      return 'no ocean';
    case 'has':
      if (test.least === 0) return `with at most ${count(test.most!, pieces(test.of))}`;
      if (test.most !== undefined) return `with ${test.least < test.most ? `${test.least} or ` : ''}${count(test.most, pieces(test.of))}`;
      return test.least === 1 ? `with ${several(pieces(test.of))}` : `with ${test.least} or more ${several(pieces(test.of))}`;
    case 'without':
      return `without ${several(pieces(test.of))}`;
    case 'more':
      return `with ${test.by === undefined ? '' : `at least ${test.by} `}more ${several(pieces(test.of))} than ${several(pieces(test.than))}`;
    case 'surrounded':
      return `with ${test.least} or more ${several(pieces(test.of))} in adjacent lands together`;
    case 'ravage-card':
      return test.shows ? 'that a ravage card shows' : 'that no ravage card shows';
    case 'presence':
      return test.of === 'you' ? 'with your presence' : test.of === 'target' ? 'with presence of the target spirit' : 'with presence';
    case 'sacred-site':
      return test.of === 'you' ? 'with your sacred site' : 'with a sacred site';
    case 'board':
      return `on a board ${label(test.test)}${inside(test.in)}`;
    case 'any':
      return test.of.map((one) => (one.is === 'inland' ? 'away from the coast' : label(one))).join(' or ');
    case 'not':
      return test.test.is === 'presence'
        ? test.test.of === 'you'
          ? 'without your presence'
          : 'without presence'
        : (negated[test.test.is]?.(test.test) ?? `not ${label(test.test)}`);
    case 'near':
      return `${test.test.map(label).join(' and ')} here or in an adjacent land`;
    case 'beside':
      return `adjacent to ${aLand(test.test)}`;
    case 'printed-dahan':
      return 'on which dahan are printed';
    case 'shown':
      return `that a ${test.on} card shows`;
    case 'spared-board':
      return 'to which the ravages have added no blight';
    case 'lands-of-board':
      return `with ${landsLike(test)}`;
    case 'all':
      return test.of.map(label).join(' and ');
    case 'beside-origin':
      return 'adjacent also to the land from which the range was measured';
    default:
      return condition(test);
  }
}

/** "a coastal land with towns" */
const aLand = (tests: readonly Test[]): string =>
  [
    'a',
    ...tests.filter(isAdjective).map(label),
    'land',
    tests
      .filter((test) => !isAdjective(test))
      .map(label)
      .join(' and '),
  ]
    .filter(Boolean)
    .join(' ');

const isAdjective = ({ is }: Test): boolean => is === 'coastal' || is === 'inland' || is === 'terrain';

export const tests: TestWords = {
  per: {
    sets: (elements) => ` for each set of ${elements} you have`,
    counted: {
      'sacred-sites-near': ' for each of your sacred sites here and in adjacent lands',
      'presence-near': ' for each of your presence here and in adjacent lands',
      'lands-beside': ' for each adjacent land with your presence',
      'presence-lost': ' for each presence destroyed in this way',
      'invader-discards': ' for each card in the invaders’ discards',
      terror: ' for each terror level',
      absorbed: ' for each absorbed presence',
      'energy-track': ' for each point by which the highest uncovered number of your energy track is above 1',
    },
    pastTheFirst: (of) => ` for each ${one(of)} here past the first`,
    everyElement: (every, element) => ` for every ${every} ${element} you have`,
    ...powerPer,
    pieces: (of, every, adjacent) =>
      ` for ${every === 1 ? `each ${one(of)}` : `every ${count(every, of)}`} ${adjacent ? 'in adjacent lands' : 'here'}`,
    presence: ' for each of your presence here',
    anyPresence: ' for each presence here',
    element: (element) => ` for each ${element} you have`,
    cardsPlayed: ' for each power card that it has played this turn',
    sacredSitesHere: ' for each sacred site here',
    adjacentLands: ' for each adjacent land',
    players: ' for each player',
    earnedFearCards: (every) => ` for every ${every} earned fear cards`,
    roundedUp: ' (rounded up)',
    sacredSitesWithInvaders: ' for each of your sacred sites with invaders',
    times: (of) => `, times the number of ${several(of)} here`,
    most: (n) => ` (at most ${n})`,
  },
  condition,
  and: listing.en,
  label,
  inside,
  land: (which, all) => {
    const before = all.filter(isAdjective).map(label);
    const after = all.filter((test) => !isAdjective(test)).map(label);
    const having = (start: string): string[] => after.filter((text) => text.startsWith(start));
    const within = having('with ').map((text) => text.replace(/^with /, ''));
    const has = [...(within.length === 0 ? [] : [`with ${listing.en(within)}`]), ...having('without ')];
    const out = after.filter((text) => !/^with(?:out)? /.test(text));
    const noun = [...before, 'land'].join(' ');
    const article = which === 'each' ? 'each' : which === 'different' ? 'a different' : /^[aeiou]/.test(noun) ? 'an' : 'a';
    if (all.length === 0 && which === 'one') return 'in a land of your choice';
    return [`in ${article} ${noun}`, ...(has.length === 0 ? [] : [has.join(' and ')]), ...out].join(' ');
  },
  terrains,
};
