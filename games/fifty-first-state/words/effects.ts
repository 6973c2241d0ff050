import { type Bonus, iconNames, type LocationCard, type Makes } from '../content/card.ts';
import type { TransportCard } from '../content/transport.ts';
import type { Words } from './catalogue.ts';
import { costInWords, eitherInWords, goodsInWords, storeInWords } from './goods-in-words.ts';

function makesInWords(words: Words, makes: Makes): string {
  const { effect, icons } = words;
  switch (makes.kind) {
    case 'goods':
      return effect.makes(goodsInWords(words, makes.goods));
    case 'either':
      return effect.makes(eitherInWords(words, makes.options));
    case 'per-icon':
      return effect.perIcon(words.countGood[makes.good]!(1), icons[iconNames[makes.icon]!], makes.max);
    case 'per-gained':
      return effect.perGained(words.goodNames[makes.good]!, makes.max);
    case 'copy':
      return effect.copy;
    case 'supply':
      return effect.supply;
  }
}

function bonusInWords(words: Words, bonus: Bonus): string {
  const { effect, icons } = words;
  switch (bonus.kind) {
    case 'goods':
      return effect.bonus(goodsInWords(words, bonus.goods));
    case 'points-per-icon':
      return effect.bonusPerIcon(icons[iconNames[bonus.icon]!], bonus.max);
    case 'cache':
      return effect.bonusCache(goodsInWords(words, bonus.goods));
    case 'supply':
      return effect.bonusSupply;
  }
}

/** Everything that a location does, one sentence for each part of its declaration. */
export function effectsOf(words: Words, card: LocationCard): string[] {
  const { effect } = words;
  const { makes, open, stores, eachDeal, eachRaze, ifGained, action, fortified, bonus } = card;
  const sentences: string[] = [];
  if (makes !== null) sentences.push(makesInWords(words, makes));
  if (open) sentences.push(effect.open);
  if (stores !== null) sentences.push(effect.stores(storeInWords(words, stores)));
  if (eachDeal !== null) sentences.push(effect.eachDeal(goodsInWords(words, eachDeal)));
  if (eachRaze !== null) sentences.push(effect.eachRaze(goodsInWords(words, eachRaze)));
  if (ifGained !== null) {
    const { goods, atLeast, gains } = ifGained;
    sentences.push(
      effect.ifGained(goods.length > 1 ? words.cost.any(atLeast) : words.countGood[goods[0]!]!(atLeast), goodsInWords(words, gains)),
    );
  }
  if (action !== null) {
    const gains = action.special === null ? goodsInWords(words, action.gains) : effect.special[action.special];
    sentences.push(effect.action(costInWords(words, action.pays), gains));
    if (action.times === 2) sentences.push(effect.twice);
  }
  if (fortified) sentences.push(effect.fortified);
  if (bonus !== null) sentences.push(bonusInWords(words, bonus));
  return sentences;
}

export function transportEffect(words: Words, { pays, gains }: TransportCard): string {
  const goods = goodsInWords(words, gains);
  return pays === null ? words.effect.transport(goods) : words.effect.transportFor(costInWords(words, pays), goods);
}

/** "Open production", "Feature". */
export function typeInWords(words: Words, { type, open }: LocationCard): string {
  return words.types[open ? 'open' : type];
}
