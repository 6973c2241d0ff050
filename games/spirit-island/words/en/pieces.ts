import type { Many, Pieces } from '../step-words.ts';

/** One, and several. */
const nouns: Readonly<Record<Pieces[number], readonly [string, string]>> = {
  invader: ['invader', 'invaders'],
  explorer: ['explorer', 'explorers'],
  town: ['town', 'towns'],
  city: ['city', 'cities'],
  dahan: ['dahan', 'dahan'],
  blight: ['blight', 'blight'],
  beasts: ['beasts', 'beasts'],
  wilds: ['wilds', 'wilds'],
  disease: ['disease', 'disease'],
  badlands: ['badlands', 'badlands'],
  strife: ['strife', 'strife'],
};

/** "town/city" */
export const one = (of: Pieces): string => of.map((piece) => nouns[piece][0]).join('/');
/** "towns/cities" */
export const several = (of: Pieces): string => of.map((piece) => nouns[piece][1]).join('/');
export const count = (n: number, of: Pieces): string => `${n} ${n === 1 ? one(of) : several(of)}`;
export const many = ({ n, upTo, least }: Many, of: Pieces): string => {
  if (n === 'all') return `${upTo ? 'any number of' : 'all'} ${several(of)}`;
  if (least !== undefined) return `${least}–${count(n, of)}`;
  return `${upTo ? 'up to ' : ''}${count(n, of)}`;
};

/** Of whom the sentence has spoken already. */
export const it = (clauses: string): string => clauses.replaceAll('the target spirit', 'it');
