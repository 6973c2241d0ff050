import { listing } from '@skerry/presentation';
import type { Many, Pieces } from '../step-words.ts';

/** The forms of a piece that sentences need. */
interface Noun {
  /** «виштовхніть 1 …», «виштовхніть 2 …», «до 5 …» */
  readonly one: string;
  readonly few: string;
  readonly many: string;
  /** «знищте …» */
  readonly all: string;
  /** «за …» */
  readonly each: string;
  /** «за кожні 2 …» */
  readonly two: string;
  /** «до 1 …» */
  readonly ofOne: string;
  /** «шкода кожному …», «шкода …» */
  readonly to: string;
  readonly toAll: string;
  /** «тут є …» */
  readonly are: string;
  /** «регіон …», «регіон з 1 …» */
  readonly with: string;
  readonly withOne: string;
}

const rules = new Intl.PluralRules('uk');

const nouns: Readonly<Record<Pieces[number], Noun>> = {
  invader: {
    one: 'загарбника',
    few: 'загарбників',
    many: 'загарбників',
    all: 'всіх загарбників',
    each: 'кожного загарбника',
    two: 'загарбники',
    ofOne: 'загарбника',
    to: 'загарбнику',
    toAll: 'загарбникам',
    are: 'загарбники',
    with: 'із загарбниками',
    withOne: 'загарбником',
  },
  explorer: {
    one: 'розвідника',
    few: 'розвідників',
    many: 'розвідників',
    all: 'всіх розвідників',
    each: 'кожного розвідника',
    two: 'розвідники',
    ofOne: 'розвідника',
    to: 'розвіднику',
    toAll: 'розвідникам',
    are: 'розвідники',
    with: 'з розвідниками',
    withOne: 'розвідником',
  },
  town: {
    one: 'поселення',
    few: 'поселення',
    many: 'поселень',
    all: 'всі поселення',
    each: 'кожне поселення',
    two: 'поселення',
    ofOne: 'поселення',
    to: 'поселенню',
    toAll: 'поселенням',
    are: 'поселення',
    with: 'з поселеннями',
    withOne: 'поселенням',
  },
  city: {
    one: 'місто',
    few: 'міста',
    many: 'міст',
    all: 'всі міста',
    each: 'кожне місто',
    two: 'міста',
    ofOne: 'міста',
    to: 'місту',
    toAll: 'містам',
    are: 'міста',
    with: 'з містами',
    withOne: 'містом',
  },
  dahan: {
    one: 'дахана',
    few: 'даханів',
    many: 'даханів',
    all: 'всіх даханів',
    each: 'кожного дахана',
    two: 'дахани',
    ofOne: 'дахана',
    to: 'дахану',
    toAll: 'даханам',
    are: 'дахани',
    with: 'з даханами',
    withOne: 'даханом',
  },
  blight: {
    one: 'скверну',
    few: 'скверни',
    many: 'скверни',
    all: 'всю скверну',
    each: 'кожну скверну',
    two: 'скверни',
    ofOne: 'скверни',
    to: 'скверні',
    toAll: 'скверні',
    are: 'скверна',
    with: 'зі скверною',
    withOne: 'скверною',
  },
  beasts: token('жетон звіра', 'жетони звіра', 'жетонів звіра', 'звірі', 'зі звірами'),
  wilds: token('жетон нетрів', 'жетони нетрів', 'жетонів нетрів', 'нетрі', 'з нетрями'),
  disease: token('жетон хвороби', 'жетони хвороби', 'жетонів хвороби', 'хвороби', 'із хворобами'),
  badlands: token('жетон пустища', 'жетони пустища', 'жетонів пустища', 'пустища', 'з пустищами'),
  strife: token('жетон чвар', 'жетони чвар', 'жетонів чвар', 'чвари', 'з чварами'),
};

function token(one: string, two: string, many_: string, are: string, with_: string): Noun {
  const each = `кожен ${one}`;
  return {
    one,
    few: two,
    many: many_,
    all: `всі ${one.replace('жетон', 'жетони')}`,
    each,
    two,
    ofOne: one.replace('жетон', 'жетона'),
    to: one,
    toAll: are,
    are,
    with: with_,
    withOne: one,
  };
}

const join =
  (form: keyof Noun) =>
  (of: Pieces): string =>
    of.map((piece) => nouns[piece][form]).join('/');

export const to = join('to');
export const toAll = join('toAll');
export const are = join('are');
export const some = join('many');
export const withOne = join('withOne');
/** «кожен жетон звіра, кожен жетон хвороби й кожен жетон нетрів» */
export const each = (of: Pieces): string => listing.uk(of.map((piece) => nouns[piece].each));
export const two = join('two');
const ofOne = join('ofOne');
/** «з поселеннями/містами» */
export const withSome = (of: Pieces): string =>
  of.map((piece, i) => (i === 0 ? nouns[piece].with : nouns[piece].with.replace(/^(?:зі?|із) /, ''))).join('/');

/** «1 розвідника/поселення», «2 розвідників/поселення» */
export function count(n: number, of: Pieces): string {
  const form = rules.select(n) as 'one' | 'few' | 'many';
  return `${n} ${of.map((piece) => nouns[piece][form]).join('/')}`;
}

/** «усі поселення», «до 3 даханів», «1 місто» */
export function many({ n, upTo, least }: Many, of: Pieces): string {
  if (n === 'all') return upTo ? `будь-яку кількість ${some(of)}` : of.map((piece) => nouns[piece].all).join(' і ');
  if (least !== undefined) return `${least}–${count(n, of)}`;
  return upTo ? `до ${n} ${n === 1 ? ofOne(of) : some(of)}` : count(n, of);
}

/** Of whom the sentence has spoken already. */
export const he = (clauses: string): string => clauses.replaceAll('вибраний дух', 'він').replaceAll('вибраного духа', 'цього духа');

/** «може в регіоні», «може у внутрішньому регіоні»: what stands behind a vowel. */
export const behindVowel = (text: string): string => text.replace(/^у (?=[^аеєиіїоуюявф])/, 'в ');

/** «знищте всіх», «приберіть усіх» */
export const behindVerb = (verb: string, text: string): string =>
  `${verb} ${verb.endsWith('ь') ? text.replaceAll(/(?<![а-яіїєґ])вс(?=[іюе])/g, 'ус') : text}`;
