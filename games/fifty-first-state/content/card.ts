import { type Bundle, counted, type GoodName, goodNumber, goods, RESOURCES } from './goods.ts';

/** The categories in the lower left corner of a location, by number of their bit. */
export const iconNames = ['brick', 'gun', 'fuel', 'metal', 'worker', 'card', 'victory', 'ammo', 'transport', 'monument', 'toxic'] as const;
export type Icon = (typeof iconNames)[number];

export const cardSets = ['base', 'new-era', 'winter'] as const;
export type CardSet = (typeof cardSets)[number];

/** Where the figures of a card come from: the real component, or ours because no public source has it. */
export type Origin = 'published' | 'original';

export type LocationType = 'production' | 'feature' | 'action';

/** What a production location makes. */
export type Makes =
  | { readonly kind: 'goods'; readonly goods: Bundle }
  /** One of these, as the player picks. */
  | { readonly kind: 'either'; readonly options: readonly Bundle[] }
  /** One good for each own location with the icon, up to a limit. */
  | { readonly kind: 'per-icon'; readonly good: number; readonly icon: number; readonly max: number }
  /** One point for each such good gained in the production phase, up to a limit. */
  | { readonly kind: 'per-gained'; readonly good: number; readonly max: number }
  /** What one other own production location makes. */
  | { readonly kind: 'copy' }
  /** In the production phase: what another player's production location makes, instead of its owner. */
  | { readonly kind: 'supply' };

/** What a location gives once, when it comes into a state. */
export type Bonus =
  | { readonly kind: 'goods'; readonly goods: Bundle }
  | { readonly kind: 'points-per-icon'; readonly icon: number; readonly max: number }
  /** Goods that are put on the card itself. */
  | { readonly kind: 'cache'; readonly goods: Bundle }
  /** What another player's production location makes; the owner loses nothing. */
  | { readonly kind: 'supply' };

/** What a location can keep at cleanup: so many of the four resources together, so many of one good (any number: ALL). */
export interface Store {
  readonly resources: number;
  readonly tokens: Bundle;
}
export const ALL = Infinity;

/** "If at least so many of these were gained in the production phase." */
export interface IfGained {
  readonly goods: readonly number[];
  readonly atLeast: number;
  readonly gains: Bundle;
}

/** The price of an action: tokens, resources of any kind, cards from the hand, own deals. */
export interface Cost {
  readonly tokens: Bundle;
  readonly any: number;
  readonly cards: number;
  readonly deals: number;
}

/** Actions that are like no other; the rules have a function for each. */
export type SpecialAction = 'steal' | 'produce-again' | 'take-off' | 'borrow-deal' | 'use-deals';

export interface Action {
  readonly pays: Cost;
  readonly gains: Bundle;
  readonly times: 1 | 2;
  readonly special: SpecialAction | null;
}

/** A location card: its face and its rules are the same declaration. */
export interface LocationCard {
  readonly name: string;
  readonly set: CardSet;
  /** How many copies each set of the box has. */
  readonly copies: Readonly<Record<CardSet, number>>;
  readonly origin: Origin;
  readonly type: LocationType;
  /** "Open production": others may send a worker. */
  readonly open: boolean;
  readonly distance: number;
  readonly spoils: Bundle;
  readonly deal: Bundle;
  readonly icons: readonly Icon[];
  /** The same icons as bits. */
  readonly iconBits: number;
  readonly makes: Makes | null;
  readonly bonus: Bonus | null;
  readonly stores: Store | null;
  readonly eachDeal: Bundle | null;
  readonly eachRaze: Bundle | null;
  readonly ifGained: IfGained | null;
  readonly action: Action | null;
  /** T-15.4: always counts as carrying a defence token. */
  readonly fortified: boolean;
}

export interface TypeWord {
  readonly type: LocationType;
  readonly open: boolean;
}
export const production: TypeWord = { type: 'production', open: false };
export const openProduction: TypeWord = { type: 'production', open: true };
export const feature: TypeWord = { type: 'feature', open: false };
export const action: TypeWord = { type: 'action', open: false };

/** How a card is written down: shorthand that is read once, when the cards are loaded. */
export interface Face {
  readonly copies?: number;
  readonly type: TypeWord;
  readonly distance: 1 | 2 | 3;
  readonly spoils: string;
  readonly deal: string;
  readonly icons: string;
  readonly makes?: string | Makes;
  readonly bonus?: string | Bonus;
  readonly stores?: string;
  readonly eachDeal?: string;
  readonly eachRaze?: string;
  readonly ifGained?: IfGained;
  readonly pays?: string;
  readonly gains?: string;
  readonly special?: SpecialAction;
  readonly times?: 2;
  readonly fortified?: true;
}

/** A card as one set declares it. */
export interface Declared {
  readonly name: string;
  readonly copies: number;
  /** Null: a card of another set, printed again. */
  readonly face: Face | null;
}

export function location(name: string, face: Face): Declared {
  return { name, copies: face.copies ?? 1, face };
}

/** A card that an earlier set has already, to the letter. */
export function reprint(name: string): Declared {
  return { name, copies: 1, face: null };
}

export function perIcon(name: Icon & GoodName, { max }: { readonly max: number }): Makes {
  return { kind: 'per-icon', good: goodNumber(name), icon: iconNumber(name), max };
}

export function pointsPerIcon(name: Icon, { max }: { readonly max: number }): Bonus {
  return { kind: 'points-per-icon', icon: iconNumber(name), max };
}

export function pointsPerGained(name: GoodName, { max }: { readonly max: number }): Makes {
  return { kind: 'per-gained', good: goodNumber(name), max };
}

export function either(...options: readonly string[]): Makes {
  return { kind: 'either', options: options.map(goods) };
}

export function cache(text: string): Bonus {
  return { kind: 'cache', goods: goods(text) };
}

export function ifGained(text: string, gains: string): IfGained {
  const { count, word } = counted(text);
  if (word === 'resource') return { goods: [0, 1, 2, 3], atLeast: count, gains: goods(gains) };
  return { goods: [goods(text)[0]!], atLeast: count, gains: goods(gains) };
}

function iconNumber(name: string): number {
  const icon = (iconNames as readonly string[]).indexOf(name);
  if (icon < 0) throw new Error(`"${name}" is no category of this game`);
  return icon;
}

/** Reads "1 worker, 2 any", "1 deal", "1 worker, 1 card". */
export function cost(text: string): Cost {
  const special = { any: 0, card: 0, deal: 0 };
  const tokens: number[] = [];
  for (const part of text.split(', ')) {
    const { count, word } = counted(part);
    if (word === 'any' || word === 'card' || word === 'deal') special[word] += count;
    else tokens.push(...goods(part));
  }
  // Whether such a price can be paid would be a puzzle, and no card of the box sets one.
  if (special.any > 0 && tokens.some((good, i) => i % 2 === 0 && good < RESOURCES)) throw new Error(`"${text}" asks for a resource and for any`);
  return { tokens, any: special.any, cards: special.card, deals: special.deal };
}

/** Reads "3 resource", "2 resource, 2 worker", "all worker". */
function store(text: string): Store {
  let resources = 0;
  const tokens: number[] = [];
  for (const part of text.split(', ')) {
    if (part.startsWith('all ')) tokens.push(goods(part.replace('all', '1'))[0]!, ALL);
    else if (part.endsWith(' resource')) resources += counted(part).count;
    else tokens.push(...goods(part));
  }
  return { resources, tokens };
}

/** Reads the face of a card; throws where it does not make sense. */
export function readCard(name: string, set: CardSet, copies: Readonly<Record<CardSet, number>>, face: Face): LocationCard {
  const { type, open } = face.type;
  const icons = face.icons === '' ? [] : face.icons.split(' ');
  if ((type === 'production') !== (face.makes !== undefined)) throw new Error(`${name}: a production location, and no other, makes something`);
  if ((type === 'action') !== (face.pays !== undefined)) throw new Error(`${name}: an action location, and no other, pays for something`);
  if (face.pays !== undefined && (face.gains === undefined) === (face.special === undefined)) throw new Error(`${name}: an action gains goods or is special`);
  return {
    name,
    set,
    copies,
    origin: 'published',
    type,
    open,
    distance: face.distance,
    spoils: goods(face.spoils),
    deal: goods(face.deal),
    icons: icons as Icon[],
    iconBits: icons.reduce((bits, icon) => bits | (1 << iconNumber(icon)), 0),
    makes: typeof face.makes === 'string' ? { kind: 'goods', goods: goods(face.makes) } : (face.makes ?? null),
    bonus: typeof face.bonus === 'string' ? { kind: 'goods', goods: goods(face.bonus) } : (face.bonus ?? null),
    stores: face.stores === undefined ? null : store(face.stores),
    eachDeal: face.eachDeal === undefined ? null : goods(face.eachDeal),
    eachRaze: face.eachRaze === undefined ? null : goods(face.eachRaze),
    ifGained: face.ifGained ?? null,
    action:
      face.pays === undefined
        ? null
        : { pays: cost(face.pays), gains: face.gains === undefined ? [] : goods(face.gains), times: face.times ?? 1, special: face.special ?? null },
    fortified: face.fortified === true,
  };
}
