/** What is owned, paid and gained. The first six are kept in a player's `goods`; the others happen at once. */
export const goodNames = ['coin', 'wood', 'fish', 'book', 'pirate', 'serpent', 'renown', 'cube', 'crew', 'rest'] as const;
export type GoodName = (typeof goodNames)[number];

export const COIN = 0;
export const WOOD = 1;
export const FISH = 2;
export const BOOK = 3;
export const PIRATE = 4;
export const SERPENT = 5;
export const RENOWN = 6;
/** A cube placed on the influence track. */
export const CUBE = 7;
/** A crew member hired for nothing. */
export const CREW = 8;
/** The crew rests. */
export const REST = 9;

/** How many of the goods are kept. */
export const KEPT = 6;

/** Goods and counts, one after the other: good, count, good, count … */
export type Bundle = readonly number[];

/** '2 wood, 1 fish' as a bundle. A typo fails at load. */
export function goods(text: string): Bundle {
  if (text === '') return [];
  return text.split(', ').flatMap((part) => {
    const [count, name] = part.split(' ');
    const good = goodNames.indexOf(name as GoodName);
    if (good < 0 || !/^[1-9]\d*$/.test(count!)) throw new Error(`"${part}" in "${text}" is no number of goods`);
    return [good, Number(count)];
  });
}

/** How many of a good a bundle holds. */
export function countIn(bundle: Bundle, good: number): number {
  for (let i = 0; i < bundle.length; i += 2) if (bundle[i] === good) return bundle[i + 1]!;
  return 0;
}
