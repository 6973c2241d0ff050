import { plural } from '@skerry/presentation';
import type { PartWords } from '../part-words.ts';

const roman = (n: number): string => ['', 'I', 'II', 'III'][n]!;
const before = (from: number): string => (from === 2 ? 'I' : 'I–II');
const since = (from: number): string => (from === 2 ? 'II–III' : roman(from));

export const parts: PartWords = {
  thisTurn: (clauses) => `this turn ${clauses}`,
  each: (where, clauses) => `each player${where && `, ${where}`}: ${clauses}`,
  eachMay: (where, clauses) => `each player may${where && `, ${where}`}: ${clauses}`,
  spirit: (having, where, clauses) => `each spirit${having}${where && `, ${where}`}: ${clauses}`,
  spiritMay: (having, where, clauses) => `each spirit${having} may${where && `, ${where}`}: ${clauses}`,
  having: (n, pieces) => ` ${pieces} (at least ${n} in its lands together)`,
  board: (condition, half, clauses) => `${half ? 'on half of the boards, rounded up' : 'on each board'}${condition}: ${clauses}`,
  boardWith: (condition) => ` ${condition}`,
  unlessPresence: (n) => `the spirits may prevent it on a board by destroying ${n} presence there`,
  unlessEnergy: (n) =>
    n === null
      ? 'the spirits may prevent it on a board for 1 energy for each card in the invaders’ discard, shared freely'
      : `the spirits may prevent it on a board for ${n} energy, shared freely`,
  after: { ravage: 'after the ravages,', advance: 'after the invader cards have advanced,' },
  stage: (from) => [`stage ${before(from)}`, `stage ${since(from)}`],
  terror: (from) => [`terror level ${before(from)}`, `terror level ${since(from)}`],
  island: ['healthy island', 'blighted island'],
  slowCard: 'for each slow power card in play, each spirit by itself',
  price: (n, aid) => `${plural('en', n, { one: 'energy', other: 'energy' })} per player${aid}`,
  aidedBy: (element) => `, aided by ${element}`,
  choice: (title, price) => `${title}${price && ` (${price})`}`,
};
