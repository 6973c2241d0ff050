import { ANY_SKILL, skillNames } from '../content/crew.ts';
import { type Bundle, COIN, goodNames } from '../content/goods.ts';
import type { Fee, SignPart } from '../content/town.ts';
import type { SignName } from './pictograms.tsx';

/** One of the marks of which a town's sign, a price or a gain is put together. */
export type Mark = { readonly sign: SignName; readonly n: number } | { readonly text: string };

const mark = (sign: SignName, n = 1): Mark => ({ sign, n });
const times: Mark = { text: '×' };

export function marksOfGoods(goods: Bundle): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < goods.length; i += 2) marks.push(mark(goodNames[goods[i]!]!, goods[i + 1]));
  return marks;
}

/** The skills in these bits, each by its sign; any skill is a crew member. */
export const signsOfSkills = (bits: number): readonly SignName[] =>
  bits === ANY_SKILL ? ['crew'] : skillNames.filter((_, i) => (bits & (1 << i)) !== 0);

const alternatives = (options: readonly Bundle[]): Mark[] =>
  options.flatMap((goods, i) => [...(i > 0 ? [mark('or')] : []), ...marksOfGoods(goods)]);

/** A part of a town's sign, as the rulebook's symbols would say it. */
export function marksOfPart(part: SignPart): Mark[] {
  switch (part.does) {
    case 'rest':
      return [mark('rest')];
    case 'gain':
      return marksOfGoods(part.goods);
    case 'gain-per-work':
      return [mark(goodNames[part.good]!), times, mark('work')];
    case 'either':
      return alternatives(part.options);
    case 'cube':
      return [mark('cube')];
    case 'hire':
      return [...(part.surcharge > 0 ? [mark('coin', part.surcharge), mark('arrow')] : []), mark('hire')];
    case 'build':
      return [mark('wood'), mark('fish'), mark('arrow'), mark('build')];
    case 'reputation':
      return [mark('reputation')];
    case 'exchange':
      return [
        ...alternatives(part.pays),
        ...(part.limit === 'tire' ? [...signsOfSkills(part.skill).map((sign) => mark(sign)), mark('tire')] : []),
        mark('arrow'),
        ...marksOfGoods(part.gains),
        ...(part.limit === 'crew' ? [times, mark('crew')] : []),
      ];
  }
}

export function marksOfFee({ coins, skill }: Pick<Fee, 'coins' | 'skill'>): Mark[] {
  if (coins > 0) return [mark(goodNames[COIN], coins)];
  return skill === 0 ? [] : [...signsOfSkills(skill).map((sign) => mark(sign)), mark('tire')];
}

/** I-4.4, I-4.5: what a move costs: fish, and somebody to find a berth beside another ship. */
export function marksOfMove(fish: number, berth: boolean): Mark[] {
  return [...(fish > 0 ? [{ text: '−' }, mark('fish', fish)] : []), ...(berth ? [mark('administration'), mark('tire')] : [])];
}

/** The longest line that can be read on an island, where a sign is one wide. */
const LONGEST_LINE = 6;

/** Short signs stand in one line; two long ones below each other, and so do the two sides of a long exchange. */
export function linesOfSign(sign: readonly SignPart[]): Mark[][] {
  const parts = sign.map(marksOfPart);
  const length = parts.reduce((sum, marks) => sum + marks.length, 0);
  if (length <= 4 && parts.length > 0) return [parts.flatMap((marks, i) => (i > 0 ? [{ text: '·' }, ...marks] : marks))];
  return parts.flatMap((marks) => (lengthOf(marks) > LONGEST_LINE ? sidesOf(marks) : [marks]));
}

/** What is paid, and below it what comes of it. */
function sidesOf(marks: readonly Mark[]): Mark[][] {
  const arrow = marks.findIndex((shown) => 'sign' in shown && shown.sign === 'arrow');
  return [marks.slice(0, arrow), marks.slice(arrow)];
}

/** How wide a mark is, where a sign is one wide. */
export function widthOf(shown: Mark): number {
  if ('text' in shown) return 0.55;
  const sign = shown.sign === 'arrow' ? 0.9 : shown.sign === 'or' ? 0.5 : shown.sign === 'tire' ? 0.85 : 1.04;
  return shown.n > 1 ? sign + 0.55 : sign;
}

export const lengthOf = (marks: readonly Mark[]): number => marks.reduce((sum, shown) => sum + widthOf(shown), 0);

/** Where each mark of a line begins, where the line is centred on nought and a sign is one wide. */
export function startsOf(marks: readonly Mark[]): number[] {
  const starts: number[] = [];
  let at = -lengthOf(marks) / 2;
  for (const shown of marks) {
    starts.push(at);
    at += widthOf(shown);
  }
  return starts;
}

/** How wide a line may be on the slimmest island. */
export const ROOM_ON_ISLAND = 70;

/** The size at which a line of marks stays on its island, at most as large as is wanted. */
export const sizeOnIsland = (marks: readonly Mark[], wanted: number): number => Math.min(wanted, ROOM_ON_ISLAND / lengthOf(marks));
