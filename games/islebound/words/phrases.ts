import type { Seat } from '@skerry/engine';
import type { Ability } from '../content/building.ts';
import { ANY_SKILL, crewSkills, skillNames } from '../content/crew.ts';
import { type Bundle, COIN, CUBE, PIRATE, RENOWN, SERPENT } from '../content/goods.ts';
import { buildings, events, renownTokens, reputations } from '../content/original.ts';
import type { SignPart } from '../content/town.ts';
import type { Score } from '../rules/log.ts';
import type { Force } from '../rules/odds.ts';
import { NOBODY } from '../rules/state.ts';
import type { Words } from './catalogue.ts';
import type { Due } from './outlook.ts';

/** "2 wood and 1 fish". */
export function goodsInWords(words: Words, goods: Bundle, times = 1): string {
  const parts: string[] = [];
  for (let i = 0; i < goods.length; i += 2) parts.push(words.countGood[goods[i]!]!(goods[i + 1]! * times));
  return parts.length === 0 ? words.nothing : words.list(parts);
}

/** The skills in these bits: "fight + work". */
export function skillsInWords(words: Words, bits: number): string {
  if (bits === ANY_SKILL) return words.anySkill;
  return skillNames
    .filter((_, i) => (bits & (1 << i)) !== 0)
    .map((name) => words.skills[name])
    .join(' + ');
}

export const crewInWords = (words: Words, kind: number): string => skillsInWords(words, crewSkills[kind]!);

export const crewList = (words: Words, kinds: readonly number[]): string =>
  kinds.length === 0 ? words.nobody : kinds.map((kind) => crewInWords(words, kind)).join(', ');

/** "2 pirates and the Ichor serpent". */
export function forceInWords(words: Words, { pirates, serpents, ichor }: Force): string {
  const parts = [
    ...(pirates > 0 ? [words.countGood[PIRATE]!(pirates)] : []),
    ...(serpents > 0 ? [words.countGood[SERPENT]!(serpents)] : []),
    ...(ichor ? [words.ichor] : []),
  ];
  return parts.length === 0 ? words.nothing : words.list(parts);
}

/** What a visit costs. */
export function dueInWords(words: Words, { coins, skill, to }: Due): string {
  const { fee } = words;
  if (coins > 0) return `${words.countGood[COIN]!(coins)} ${to === NOBODY ? fee.toMap : fee.toOwner}`;
  if (skill === 0) return fee.none;
  return skill === ANY_SKILL ? fee.tireAnybody : fee.tire(skillsInWords(words, skill));
}

/** The same in fewer words, for a button. */
export function shortDue(words: Words, { coins, skill }: Pick<Due, 'coins' | 'skill'>): string {
  if (coins > 0) return words.countGood[COIN]!(coins);
  if (skill === 0) return words.fee.none;
  return skill === ANY_SKILL ? words.fee.tireAnybody : words.fee.tire(skillsInWords(words, skill));
}

export function signPartInWords(words: Words, part: SignPart): string {
  const { sign } = words;
  switch (part.does) {
    case 'rest':
      return sign.rest;
    case 'gain':
      return sign.gain(goodsInWords(words, part.goods));
    case 'gain-per-work':
      return sign.perWork(words.goodNames[part.good]!);
    case 'either':
      return sign.either(words.either(part.options.map((goods) => goodsInWords(words, goods))));
    case 'cube':
      return sign.cube;
    case 'hire':
      return part.surcharge > 0 ? sign.hireDear(words.countGood[COIN]!(part.surcharge)) : sign.hire;
    case 'build':
      return sign.build;
    case 'reputation':
      return sign.reputation;
    case 'exchange':
      return sign.exchange[part.limit](
        words.either(part.pays.map((goods) => goodsInWords(words, goods))),
        goodsInWords(words, part.gains),
        skillsInWords(words, part.skill),
      );
  }
}

export const signInWords = (words: Words, sign: readonly SignPart[]): string => sign.map((part) => signPartInWords(words, part)).join('; ');

export function abilityInWords(words: Words, ability: Ability): string {
  const said = words.ability;
  switch (ability.kind) {
    case 'when':
      return said.when(said.triggers[ability.trigger], goodsInWords(words, ability.gains));
    case 'always':
      return said.always[ability.modifier](ability.amount);
    case 'end':
      return said.atEnd(words.countGood[RENOWN]!(ability.renown), said.counted[ability.counts](ability.each));
  }
}

export const abilitiesInWords = (words: Words, building: number): string =>
  buildings[building]!.abilities.map((ability) => abilityInWords(words, ability)).join('. ');

/** What an event asks for: "tire work, 1 book". */
export function eventCosts(words: Words, card: number): string {
  const { tires, pays } = events[card]!;
  const parts = [
    ...(tires.length > 0 ? [words.eventTires(words.list(tires.map((skill) => skillsInWords(words, skill))))] : []),
    ...(pays.length > 0 ? [goodsInWords(words, pays)] : []),
  ];
  return parts.join(', ');
}

export const eventInWords = (words: Words, card: number): string =>
  words.event(eventCosts(words, card), words.countGood[CUBE]!(events[card]!.cubes));

export function reputationCounts(words: Words, card: number): string {
  const { counts, each } = reputations[card]!;
  return words.ability.counted[counts](each);
}

export const reputationInWords = (words: Words, card: number): string =>
  words.reputation(words.countGood[RENOWN]!(reputations[card]!.renown), reputationCounts(words, card), reputations[card]!.limit);

export const tokenInWords = (words: Words, token: number): string => goodsInWords(words, renownTokens[token]!);

const scoreParts = ['coins', 'buildings', 'abilities', 'metropolis', 'track', 'tokens'] as const;

/** "12 coins, 30 for buildings, 14 for tokens": what there is of it. */
export const scoreInWords = (words: Words, score: Score): string =>
  scoreParts
    .filter((part) => score[part] > 0)
    .map((part) => words.score[part](score[part]))
    .join(', ') || words.score.coins(0);

/** By name where names are known, else by the number of the seat. */
export const seatName = (words: Words, names: readonly string[] | undefined, seat: Seat): string => names?.[seat] ?? words.player(seat + 1);
