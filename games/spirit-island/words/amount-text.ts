import type { Amount, Counted } from '../content/step.ts';
import type { Words } from './catalogue.ts';
import { elementName, elementsText } from './element-text.ts';
import { pieces } from './pieces-of.ts';
import type { Many } from './step-words.ts';

/** What is counted, without what it is counted by. */
export const each = (amount: Amount | 'all'): number => (amount === 'all' ? 0 : typeof amount === 'number' ? amount : amount.each);

export function manyOf({ n, upTo, ...more }: { readonly n: Amount | 'all'; readonly upTo: boolean; readonly least?: number }): Many {
  return { n: n === 'all' ? 'all' : each(n), upTo, ...(more.least === undefined ? {} : { least: more.least }) };
}

/** "for each town here", or nothing. */
export function perOf(words: Words, amount: Amount | 'all'): string {
  if (typeof amount !== 'object') return '';
  const { per, every = 1, up, times, plus, most } = amount;
  const said = words.tests.per;
  const factor = times?.count === 'pieces' ? said.times(pieces(times.of)) : '';
  if (plus !== undefined && plus < 0 && per.count === 'pieces') return said.pastTheFirst(pieces(per.of));
  return `${counted(words, per, every)}${up === true ? said.roundedUp : ''}${factor}${most === undefined ? '' : said.most(most)}`;
}

function counted(words: Words, count: Counted, every: number): string {
  const said = words.tests.per;
  switch (count.count) {
    case 'pieces':
      if (count.where === 'around') return said.around(pieces(count.of));
      if (count.where === 'target') return said.inTarget(pieces(count.of));
      return said.pieces(pieces(count.of), every, count.where === 'adjacent');
    case 'kinds':
      return said.kinds(pieces(count.of));
    case 'fewer':
      return said.fewer(pieces(count.of), pieces(count.or));
    case 'destroyed':
    case 'removed':
      return said.done(count.count, pieces(count.of), every);
    case 'presence-replaced':
      return said.replaced;
    case 'presence':
      return count.of === 'anyone' ? said.anyPresence : said.presence;
    case 'element':
      return (every === 1 ? said.element : (name: string) => said.everyElement(every, name))(elementName(words, count.of));
    case 'sets':
      return said.sets(elementsText(words, count.of));
    case 'sacred-sites-near':
    case 'presence-near':
    case 'lands-beside':
    case 'presence-lost':
    case 'invader-discards':
    case 'terror':
    case 'absorbed':
    case 'energy-track':
      return said.counted[count.count];
    case 'earned-fear-cards':
      return said.earnedFearCards(every);
    case 'cards-played':
      return said.cardsPlayed;
    case 'sacred-sites-here':
      return said.sacredSitesHere;
    case 'adjacent-lands':
      return said.adjacentLands;
    case 'players':
      return said.players;
    case 'sacred-sites-with-invaders':
      return said.sacredSitesWithInvaders;
  }
}
