import { ALL, type Cost, type Store } from '../content/card.ts';
import type { Bundle } from '../content/goods.ts';
import type { Words } from './catalogue.ts';
import type { Consequence } from './consequence.ts';

function counts(words: Words, goods: Bundle): string[] {
  const parts: string[] = [];
  for (let i = 0; i < goods.length; i += 2) parts.push(words.countGood[goods[i]!]!(goods[i + 1]!));
  return parts;
}

/** "2 bricks and 1 worker". */
export function goodsInWords(words: Words, goods: Bundle): string {
  return goods.length === 0 ? words.nothing : words.list(counts(words, goods));
}

/** "1 worker and 2 of any resource". */
export function costInWords(words: Words, { tokens, any, cards, deals }: Cost): string {
  const { cost } = words;
  const parts = [
    ...counts(words, tokens),
    ...(any > 0 ? [cost.any(any)] : []),
    ...(cards > 0 ? [cost.cards(cards)] : []),
    ...(deals > 0 ? [cost.deals(deals)] : []),
  ];
  return parts.length === 0 ? words.nothing : words.list(parts);
}

/** "1 fuel or 1 gun". */
export function eitherInWords(words: Words, options: readonly Bundle[]): string {
  return words.either(options.map((goods) => goodsInWords(words, goods)));
}

/** What a store holds. */
export function storeInWords(words: Words, { resources, tokens }: Store): string {
  const parts = resources > 0 ? [words.cost.any(resources)] : [];
  for (let i = 0; i < tokens.length; i += 2) {
    const good = tokens[i]!;
    parts.push(tokens[i + 1] === ALL ? words.cost.all(words.goodNames[good]!) : words.countGood[good]!(tokens[i + 1]!));
  }
  return words.list(parts);
}

/** What an answer costs and brings, in a bracket behind its name: " (1 grey transport → 1 brick)". */
export function consequenceInWords(words: Words, { pays, gains, either, onCard, special }: Consequence): string {
  const brings = [
    ...(gains.length > 0 ? [goodsInWords(words, gains)] : []),
    ...(either.length > 0 ? [eitherInWords(words, either)] : []),
    ...(onCard.length > 0 ? [goodsInWords(words, onCard)] : []),
    ...(special === null ? [] : [words.effect.special[special]]),
  ].join(', ');
  const price = pays === null ? '' : costInWords(words, pays);
  if (price === '') return brings === '' ? '' : ` (+ ${brings})`;
  return brings === '' ? ` (${price})` : ` (${price} → ${brings})`;
}
