import { listing } from '@skerry/presentation';
import type { Many, Pieces } from '../step-words.ts';

/** The forms of a piece that sentences need. */
interface Noun {
  /** «вытолкните 1 …», «вытолкните 2 …», «до 5 …» */
  readonly one: string;
  readonly few: string;
  readonly many: string;
  /** «уничтожьте …» */
  readonly all: string;
  /** «за …» */
  readonly each: string;
  /** «за каждые 2 …» */
  readonly two: string;
  /** «урон каждому …», «урон …» */
  readonly to: string;
  readonly toAll: string;
  /** «здесь есть …» */
  readonly are: string;
  /** «регион …», «регион с 1 …» */
  readonly with: string;
  readonly withOne: string;
}

const rules = new Intl.PluralRules('ru');

const nouns: Readonly<Record<Pieces[number], Noun>> = {
  invader: {
    one: 'захватчика',
    few: 'захватчиков',
    many: 'захватчиков',
    all: 'всех захватчиков',
    each: 'каждого захватчика',
    two: 'захватчика',
    to: 'захватчику',
    toAll: 'захватчикам',
    are: 'захватчики',
    with: 'с захватчиками',
    withOne: 'захватчиком',
  },
  explorer: {
    one: 'разведчика',
    few: 'разведчиков',
    many: 'разведчиков',
    all: 'всех разведчиков',
    each: 'каждого разведчика',
    two: 'разведчика',
    to: 'разведчику',
    toAll: 'разведчикам',
    are: 'разведчики',
    with: 'с разведчиками',
    withOne: 'разведчиком',
  },
  town: {
    one: 'поселение',
    few: 'поселения',
    many: 'поселений',
    all: 'все поселения',
    each: 'каждое поселение',
    two: 'поселения',
    to: 'поселению',
    toAll: 'поселениям',
    are: 'поселения',
    with: 'с поселениями',
    withOne: 'поселением',
  },
  city: {
    one: 'город',
    few: 'города',
    many: 'городов',
    all: 'все города',
    each: 'каждый город',
    two: 'города',
    to: 'городу',
    toAll: 'городам',
    are: 'города',
    with: 'с городами',
    withOne: 'городом',
  },
  dahan: {
    one: 'дахана',
    few: 'даханов',
    many: 'даханов',
    all: 'всех даханов',
    each: 'каждого дахана',
    two: 'дахана',
    to: 'дахану',
    toAll: 'даханам',
    are: 'даханы',
    with: 'с даханами',
    withOne: 'даханом',
  },
  blight: {
    one: 'скверну',
    few: 'скверны',
    many: 'скверны',
    all: 'всю скверну',
    each: 'каждую скверну',
    two: 'скверны',
    to: 'скверне',
    toAll: 'скверне',
    are: 'скверна',
    with: 'со скверной',
    withOne: 'скверной',
  },
  beasts: token('жетон зверя', 'жетона зверя', 'жетонов зверя', 'звери', 'со зверями'),
  wilds: token('жетон дебрей', 'жетона дебрей', 'жетонов дебрей', 'дебри', 'с дебрями'),
  disease: token('жетон болезни', 'жетона болезни', 'жетонов болезни', 'болезни', 'с болезнями'),
  badlands: token('жетон пустоши', 'жетона пустоши', 'жетонов пустоши', 'пустоши', 'с пустошами'),
  strife: token('жетон раздора', 'жетона раздора', 'жетонов раздора', 'раздоры', 'с раздорами'),
};

function token(one: string, two: string, many_: string, are: string, with_: string): Noun {
  const each = `каждый ${one}`;
  return {
    one,
    few: two,
    many: many_,
    all: `все ${one.replace('жетон', 'жетоны')}`,
    each,
    two,
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
/** «каждый жетон зверя, каждый жетон болезни и каждый жетон дебрей» */
export const each = (of: Pieces): string => listing.ru(of.map((piece) => nouns[piece].each));
export const two = join('two');
/** «с поселениями/городами» */
export const withSome = (of: Pieces): string =>
  of.map((piece, i) => (i === 0 ? nouns[piece].with : nouns[piece].with.replace(/^со? /, ''))).join('/');

/** «1 разведчика/поселение», «2 разведчиков/поселения» */
export function count(n: number, of: Pieces): string {
  const form = rules.select(n) as 'one' | 'few' | 'many';
  return `${n} ${of.map((piece) => nouns[piece][form]).join('/')}`;
}

/** «все поселения», «до 3 даханов», «1 город» */
export function many({ n, upTo, least }: Many, of: Pieces): string {
  if (n === 'all') return upTo ? `любое число ${some(of)}` : of.map((piece) => nouns[piece].all).join(' и ');
  if (least !== undefined) return `${least}–${count(n, of)}`;
  return upTo ? `до ${n} ${n === 1 ? of.map((piece) => nouns[piece].two).join('/') : some(of)}` : count(n, of);
}

/** Of whom the sentence has spoken already. */
export const he = (clauses: string): string => clauses.replaceAll('выбранный дух', 'он').replaceAll('выбранного духа', 'этого духа');

export const damage = (n: number): string => `${n} ${n === 1 ? 'урон' : 'урона'}`;
