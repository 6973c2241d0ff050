import { ANYWHERE, type GrowthPart, type TrackSpace } from '../content/spirit.ts';
import { pieceOf } from '../rules/island/conditions-of-lands.ts';
import type { Words } from './catalogue.ts';
import { elementName } from './element-text.ts';
import { clauses } from './step-text.ts';

/** One symbol of a growth option, as a clause that says what can be done. */
export function growthText(words: Words, part: GrowthPart): string {
  const said = words.growth;
  switch (part.grow) {
    case 'reclaim':
      return part.n === 'all' ? said.reclaimAll : part.n === 'half' ? said.reclaimHalf : said.reclaim(part.n);
    case 'card':
      return said.card;
    case 'energy':
      return part.per === undefined ? said.energy(part.n) : part.per === 'card-play' ? said.perCardPlay : said.perFire(part.n);
    case 'cost':
      return said.cost(part.n);
    case 'element':
      return said.element(
        part.n,
        part.of.map((element) => elementName(words, element)),
      );
    case 'discard':
      return said.discard(part.n);
    case 'ignore-range':
      return said.ignoreRange;
    case 'do':
      return clauses(words, part.steps, 'option');
    case 'plays':
      return said.plays(part.n);
    case 'presence': {
      const range = part.range >= ANYWHERE ? said.anywhere : said.range(part.range);
      const where = [range, ...(part.to.length === 0 ? [] : [part.to.map(words.tests.label).join(words.target.orLand)])].join(', ');
      if (part.with !== undefined) return said.presenceWith(where, words.countPieces[pieceOf(part.with)]!(1));
      return part.or === undefined ? said.presence(where) : said.presenceOr(where, words.countPieces[pieceOf(part.or)]!(1));
    }
    case 'move-presence':
      return said.movePresence(part.range);
    case 'gather-presence':
      return said.gatherPresence;
    case 'push-presence':
      return said.pushPresence;
    case 'time':
      return said.time(part.n, part.upTo);
    case 'day':
      return said.day;
    case 'choose':
      return part.of.map((one) => growthText(words, one)).join(said.or);
  }
}

export const growthOptionText = (words: Words, option: readonly GrowthPart[]): string =>
  option.map((part) => growthText(words, part)).join('; ');

/** A space of a presence track. */
export function trackSpaceText(words: Words, space: TrackSpace): string {
  const { energy, plays, moreEnergy, morePlays, moreRange, elements: shown = [], action, star, gain } = space;
  const said = words.growth;
  const parts = [
    ...(energy === undefined ? [] : [said.income(energy)]),
    ...(plays === undefined ? [] : [said.cardPlays(plays)]),
    ...(moreEnergy === undefined ? [] : [said.moreIncome(moreEnergy)]),
    ...(morePlays === undefined ? [] : [said.plays(morePlays)]),
    ...(moreRange === undefined ? [] : [said.moreRange(moreRange)]),
    ...shown.map((element) => (element === 'any' ? said.anyElement : elementName(words, element))),
    ...(action === undefined ? [] : [action === 'reclaim-1' ? said.reclaim(1) : said.trackActions[action]]),
    ...(star === undefined ? [] : [said.star]),
    ...(gain === undefined ? [] : [said.gain(gain)]),
  ];
  return parts.length === 0 ? said.nothing : parts.join(', ');
}
