/** T-1.5: the goods, by number. The first twelve are tokens; a card comes from the main deck, a point is marked on the track. */
export const goodNames = [
  'brick',
  'gun',
  'fuel',
  'metal',
  'ammo',
  'worker',
  'grey',
  'red',
  'blue',
  'universal',
  'construction',
  'defence',
  'card',
  'point',
] as const;
export type GoodName = (typeof goodNames)[number];

export const BRICK = 0;
export const GUN = 1;
export const FUEL = 2;
export const METAL = 3;
export const AMMO = 4;
export const WORKER = 5;
export const GREY = 6;
export const RED = 7;
export const BLUE = 8;
export const UNIVERSAL = 9;
export const CONSTRUCTION = 10;
export const DEFENCE = 11;
export const CARD = 12;
export const POINT = 13;

/** Brick, gun, fuel and metal are the resources: the goods before AMMO. */
export const RESOURCES = 4;
export const TOKENS = 12;

/** T-1.3: how many tokens of each good the box holds; UNLIMITED ones are replaced by whatever is at hand. */
export const UNLIMITED = -1;
export const tokensInBox: readonly number[] = [UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 13, UNLIMITED, 30, 20, 20, 7, 9, 10];

/** Some goods: number of the good, how many, number of the next good, how many, and so on. */
export type Bundle = readonly number[];
export const NOTHING: Bundle = [];

const words = new Map<string, number>(goodNames.map((name, good) => [name, good]));

/** Reads "1 worker, 2 gun". A word that is no good is an error, so a typo fails when the cards are loaded. */
export function goods(text: string): Bundle {
  return text.split(', ').flatMap((part) => {
    const { count, word } = counted(part);
    const good = words.get(word);
    if (good === undefined) throw new Error(`"${word}" in "${text}" is no good of this game`);
    return [good, count];
  });
}

/** Reads "2 gun" into its number and its word. */
export function counted(part: string): { readonly count: number; readonly word: string } {
  const [, count, word] = /^([1-9]) ([a-z]+)$/.exec(part) ?? [];
  if (word === undefined) throw new Error(`"${part}" is not a number and a word`);
  return { count: Number(count), word };
}

export function goodNumber(name: GoodName): number {
  return goodNames.indexOf(name);
}

/** The tokens and the rest of a vector of goods that are there, as a bundle. */
export function bundleOf(vector: readonly number[]): number[] {
  const bundle: number[] = [];
  for (let good = 0; good < vector.length; good++) if (vector[good]! > 0) bundle.push(good, vector[good]!);
  return bundle;
}
