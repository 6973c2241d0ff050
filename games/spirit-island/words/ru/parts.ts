import type { PartWords } from '../part-words.ts';
import { energy, presence } from './steps.ts';

const roman = (n: number): string => ['', 'I', 'II', 'III'][n]!;
const before = (from: number): string => (from === 2 ? 'I' : 'I–II');
const since = (from: number): string => (from === 2 ? 'II–III' : roman(from));

export const parts: PartWords = {
  thisTurn: (clauses) => `на этом ходу ${clauses}`,
  each: (where, clauses) => `каждый игрок${where && ` ${where}`}: ${clauses}`,
  eachMay: (where, clauses) => `каждый игрок может${where && ` ${where}`}: ${clauses}`,
  spirit: (having, where, clauses) => `каждый дух${having}${where && ` ${where}`}: ${clauses}`,
  spiritMay: (having, where, clauses) => `каждый дух${having} может${where && ` ${where}`}: ${clauses}`,
  having: (n, pieces) => ` ${pieces} (не меньше ${n} во всех его регионах вместе)`,
  board: (condition, half, clauses) =>
    `${half ? 'на половине полей острова, округляя вверх' : 'на каждом поле острова'}${condition}: ${clauses}`,
  boardWith: (condition) => (/^(?:где|куда) /.test(condition) ? `, ${condition}` : ` ${condition}`),
  unlessPresence: (n) => `духи могут предотвратить это на поле, уничтожив там ${presence(n)}`,
  unlessEnergy: (n) =>
    n === null
      ? 'духи могут предотвратить это на поле, заплатив сообща 1 энергию за каждую карту в сбросе захватчиков'
      : `духи могут предотвратить это на поле, заплатив сообща ${energy(n)}`,
  after: { ravage: 'после этапа разорения', advance: 'после сдвига карт захватчиков' },
  stage: (from) => [`этап ${before(from)}`, `этап ${since(from)}`],
  terror: (from) => [`степень ужаса ${before(from)}`, `степень ужаса ${since(from)}`],
  island: ['первозданный остров', 'осквернённый остров'],
  slowCard: 'за каждую медленную карту в игре, каждый дух сам',
  price: (n, aid) => `${n === 1 ? '1 энергия' : `${n} энергии`} на игрока${aid}`,
  aidedBy: (element) => `, при помощи стихии «${element}»`,
  choice: (title, price) => `${title}${price && ` (${price})`}`,
};
