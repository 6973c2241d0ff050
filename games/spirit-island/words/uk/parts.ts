import type { PartWords } from '../part-words.ts';
import { behindVowel } from './pieces.ts';
import { energy, presence } from './steps.ts';

const roman = (n: number): string => ['', 'I', 'II', 'III'][n]!;
const before = (from: number): string => (from === 2 ? 'I' : 'I–II');
const since = (from: number): string => (from === 2 ? 'II–III' : roman(from));

export const parts: PartWords = {
  thisTurn: (clauses) => `цього ходу ${behindVowel(clauses)}`,
  each: (where, clauses) => `кожен гравець${where && ` ${where}`}: ${clauses}`,
  eachMay: (where, clauses) => `кожен гравець може${where && ` ${behindVowel(where)}`}: ${clauses}`,
  spirit: (having, where, clauses) => `кожен дух${having}${where && ` ${where}`}: ${clauses}`,
  spiritMay: (having, where, clauses) => `кожен дух${having} може${where && ` ${behindVowel(where)}`}: ${clauses}`,
  having: (n, pieces) => ` ${pieces} (не менше ${n} в усіх його регіонах разом)`,
  board: (condition, half, clauses) =>
    `${half ? 'на половині полів острова, округлюючи вгору' : 'на кожному полі острова'}${condition}: ${clauses}`,
  boardWith: (condition) => (/^(?:де|куди) /.test(condition) ? `, ${condition}` : ` ${condition}`),
  unlessPresence: (n) => `духи можуть запобігти цьому на полі, знищивши там ${presence(n)}`,
  unlessEnergy: (n) =>
    n === null
      ? 'духи можуть запобігти цьому на полі, заплативши разом 1 енергію за кожну карту у скиді загарбників'
      : `духи можуть запобігти цьому на полі, заплативши разом ${energy(n)}`,
  after: { ravage: 'після етапу спустошення', advance: 'після зсуву карт загарбників' },
  stage: (from) => [`етап ${before(from)}`, `етап ${since(from)}`],
  terror: (from) => [`ступінь жаху ${before(from)}`, `ступінь жаху ${since(from)}`],
  island: ['незайманий острів', 'осквернений острів'],
  slowCard: 'за кожну повільну карту у грі, кожен дух сам',
  price: (n, aid) => `${n === 1 ? '1 енергія' : `${n} енергії`} на гравця${aid}`,
  aidedBy: (element) => `, за допомогою стихії «${element}»`,
  choice: (title, price) => `${title}${price && ` (${price})`}`,
};
