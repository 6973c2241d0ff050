import { ALL, type Bonus, type Cost, type Icon, iconNames, type LocationCard, type Makes } from '../content/card.ts';
import { type Bundle, POINT } from '../content/goods.ts';
import type { Consequence } from '../words/consequence.ts';
import { type SignName, specialSigns } from './pictograms.tsx';

/** One picture, or a few letters, in a line of pictures. */
export type Glyph =
  | { readonly kind: 'good'; readonly good: number; readonly n: number }
  | { readonly kind: 'category'; readonly icon: Icon }
  | { readonly kind: 'sign'; readonly sign: SignName; readonly n: number }
  | { readonly kind: 'text'; readonly text: string };

/** Glyphs that are better not torn apart at the end of a line. */
export type Group = readonly Glyph[];

const sign = (name: SignName, n = 1): Glyph => ({ kind: 'sign', sign: name, n });
const good = (number: number, n = 1): Glyph => ({ kind: 'good', good: number, n });
const text = (letters: string): Glyph => ({ kind: 'text', text: letters });
const category = (icon: number): Glyph => ({ kind: 'category', icon: iconNames[icon]! });

export function goodsGlyphs(goods: Bundle): Glyph[] {
  const glyphs: Glyph[] = [];
  for (let i = 0; i < goods.length; i += 2) glyphs.push(good(goods[i]!, goods[i + 1]));
  return glyphs;
}

export function costGlyphs({ tokens, any, cards, deals }: Cost): Glyph[] {
  return [
    ...goodsGlyphs(tokens),
    ...(any > 0 ? [sign('any', any)] : []),
    ...(cards > 0 ? [{ kind: 'good', good: 12, n: cards } as const] : []),
    ...(deals > 0 ? [sign('deal', deals)] : []),
  ];
}

function eitherGlyphs(options: readonly Bundle[]): Glyph[] {
  return options.flatMap((goods, i) => [...(i === 0 ? [] : [sign('or')]), ...goodsGlyphs(goods)]);
}

function makesGlyphs(makes: Makes): Glyph[] {
  switch (makes.kind) {
    case 'goods':
      return goodsGlyphs(makes.goods);
    case 'either':
      return eitherGlyphs(makes.options);
    case 'per-icon':
      return [good(makes.good), sign('per'), category(makes.icon), text(`≤${makes.max}`)];
    case 'per-gained':
      return [good(POINT), sign('per'), good(makes.good), text(`≤${makes.max}`)];
    case 'copy':
      return [sign('gear-again')];
    case 'supply':
      return [sign('gear-take')];
  }
}

/** What a building bonus is, without the sign that it is given once. */
export function bonusGlyphs(bonus: Bonus): Glyph[] {
  switch (bonus.kind) {
    case 'goods':
      return goodsGlyphs(bonus.goods);
    case 'points-per-icon':
      return [good(POINT), sign('per'), category(bonus.icon), text(`≤${bonus.max}`)];
    case 'cache':
      return [sign('tray'), ...goodsGlyphs(bonus.goods)];
    case 'supply':
      return [sign('gear-take')];
  }
}

/** What a location does again and again, drawn from its declaration. Nothing for one that has only a building bonus. */
export function effectGlyphs({ makes, stores, eachDeal, eachRaze, ifGained, action, fortified }: LocationCard): Group[] {
  const groups: Group[] = [];
  if (makes !== null) groups.push(makesGlyphs(makes));
  if (stores !== null) {
    const kept: Glyph[] = stores.resources > 0 ? [sign('any', stores.resources)] : [];
    for (let i = 0; i < stores.tokens.length; i += 2)
      kept.push(...(stores.tokens[i + 1] === ALL ? [good(stores.tokens[i]!), text('∞')] : [good(stores.tokens[i]!, stores.tokens[i + 1])]));
    groups.push([sign('store'), ...kept]);
  }
  if (eachRaze !== null) groups.push([sign('each-raze'), sign('arrow'), ...goodsGlyphs(eachRaze)]);
  if (eachDeal !== null) groups.push([sign('each-deal'), sign('arrow'), ...goodsGlyphs(eachDeal)]);
  if (ifGained !== null) {
    const { goods, atLeast, gains } = ifGained;
    groups.push(
      [sign('gear'), text('≥'), goods.length > 1 ? sign('any', atLeast) : good(goods[0]!, atLeast)],
      [sign('arrow'), ...goodsGlyphs(gains)],
    );
  }
  if (action !== null) {
    const gains =
      action.special === null
        ? goodsGlyphs(action.gains)
        : [sign(specialSigns[action.special], action.special === 'use-deals' || action.special === 'take-off' ? 3 : 1)];
    groups.push(costGlyphs(action.pays), [sign('arrow'), ...gains, ...(action.times === 2 ? [text('×2')] : [])]);
  }
  if (fortified) groups.push([good(11)]);
  return groups;
}

/** What an answer costs and brings. */
export function consequenceGlyphs({ pays, gains, either, onCard, special }: Consequence): Group[] {
  const brings = [
    ...goodsGlyphs(gains),
    ...eitherGlyphs(either),
    ...(onCard.length > 0 ? [sign('tray'), ...goodsGlyphs(onCard)] : []),
    ...(special === null ? [] : [sign(specialSigns[special])]),
  ];
  const price = pays === null ? [] : costGlyphs(pays);
  if (brings.length === 0) return price.length === 0 ? [] : [price];
  return price.length === 0 ? [[text('+'), ...brings]] : [price, [sign('arrow'), ...brings]];
}

/** Pictures may be drawn smaller than this, figures and letters not. */
const SMALLEST_FIGURE = 12;

/** The size of the figures beside pictures of this size. */
export const figureSize = (size: number): number => Math.max(size, SMALLEST_FIGURE);

/** How wide a glyph is, in parts of its size. */
export function widthOf(glyph: Glyph, size: number): number {
  const figure = figureSize(size) / size;
  switch (glyph.kind) {
    case 'text':
      return (glyph.text.length * 0.6 + 0.06) * figure;
    case 'category':
      return 1;
    case 'sign':
      if (glyph.sign === 'or' || glyph.sign === 'per') return 0.45;
      return (glyph.sign === 'arrow' ? 0.8 : 1) + numberWidth(glyph.n) * figure;
    case 'good':
      return (slender.has(glyph.good) ? 0.82 : 1) + numberWidth(glyph.n) * figure;
  }
}

/** Cards and fuel cans are narrower than they are high. */
const slender: ReadonlySet<number> = new Set([2, 12]);
const GAP = 0.12;
const numberWidth = (n: number): number => (n > 1 ? 0.56 * String(n).length + 0.04 : 0);

/** How long a line of glyphs of this size is, in pixels. */
export const lengthOf = (glyphs: readonly Glyph[], size: number): number =>
  glyphs.length === 0 ? 0 : size * glyphs.reduce((sum, glyph) => sum + widthOf(glyph, size) + GAP, -GAP);

/** The largest size, up to a limit, with which the glyphs fit in one line of this width. */
export function sizeFor(glyphs: readonly Glyph[], width: number, most: number): number {
  let size = most;
  while (size > SMALLEST && lengthOf(glyphs, size) > width) size--;
  return size;
}

/** Smaller pictures cannot be told apart. */
const SMALLEST = 8;

export interface Packed {
  readonly size: number;
  /** Whether they fit even so. */
  readonly fits: boolean;
  readonly lines: readonly (readonly Glyph[])[];
}

const LEADING = 1.16;

/** The glyphs in lines that fit the box, as large as that can be. */
export function pack(groups: readonly Group[], width: number, height: number, most = 22, least = 9): Packed {
  for (let size = most; ; size--) {
    const lines = broken(groups, width, size);
    const fits = heightOf({ size, lines }) <= height && lines.every((line) => lengthOf(line, size) <= width + 0.5);
    if (fits || size <= least) return { size, lines, fits };
  }
}

/** The same for the smallest faces: where there is no room for all of it, what a location brings says more than its price. */
export function packEssence(groups: readonly Group[], width: number, height: number): Packed {
  const whole = pack(groups, width, height, 24, SMALLEST);
  return whole.fits || groups.length < 2 ? whole : pack([groups.at(-1)!], width, height, 24, SMALLEST);
}

/** Lines no wider than the limit: groups stay whole where they can. */
function broken(groups: readonly Group[], limit: number, size: number): Glyph[][] {
  const lines: Glyph[][] = [[]];
  for (const group of groups) {
    const line = lines.at(-1)!;
    if (line.length === 0 || lengthOf([...line, ...group], size) <= limit) line.push(...group);
    else lines.push([...group]);
    while (lengthOf(lines.at(-1)!, size) > limit && lines.at(-1)!.length > 1) {
      const long = lines.at(-1)!;
      let cut = long.length - 1;
      while (cut > 1 && lengthOf(long.slice(0, cut), size) > limit) cut--;
      lines.splice(-1, 1, long.slice(0, cut), long.slice(cut));
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** A line is as high as what is highest in it. */
export const lineStep = ({ size }: Pick<Packed, 'size'>): number => Math.max(size * LEADING, figureSize(size));
export const heightOf = ({ size, lines }: Pick<Packed, 'size' | 'lines'>): number =>
  lines.length * lineStep({ size }) - size * (LEADING - 1);
export const glyphGap = GAP;
