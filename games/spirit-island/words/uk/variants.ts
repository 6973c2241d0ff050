import { plural } from '@skerry/presentation';
import type { VariantWords } from '../variant-words.ts';

const boards = (n: number): string => plural('uk', n, { one: 'поля', few: 'полів', many: 'полів' });

export const variants: VariantWords = {
  options: {
    boards: {
      label: 'Боки полів',
      explanation: 'Звичайні поля або альтернативні: одна карта зі сталими місцями, регіонів більше, ландшафти зібрано разом (J-39.9).',
    },
    archipelago: {
      label: 'Архіпелаг',
      explanation: 'Кілька малих островів замість одного: їхні береги на дальності 2, а духи інших островів коштують енергії (J-39.2).',
    },
    extraBoard: {
      label: 'Додаткове поле',
      explanation: 'На поле більше, ніж духів: острів більший, скверни більше, а страх заробляти довше (J-39.5).',
    },
    extraBoardChoice: {
      label: 'Яке поле додаткове',
      explanation: 'Вибрати за столом, за жеребом або одразу це; лише з додатковим полем.',
    },
  },
  sides: { standard: 'Звичайні', thematic: 'Альтернативні' },
  oneIsland: 'Один острів',
  archipelagos: { 'two-islands': 'Два острови', chain: 'Ланцюжок', bay: 'Довкола затоки', satellites: 'Великий острів і острівці' },
  ownLayout: 'Скласти за столом',
  boards: {
    northwest: { short: 'ПнЗ', name: 'Північний захід' },
    northeast: { short: 'ПнС', name: 'Північний схід' },
    west: { short: 'З', name: 'Захід' },
    east: { short: 'С', name: 'Схід' },
    southwest: { short: 'ПдЗ', name: 'Південний захід' },
    southeast: { short: 'ПдС', name: 'Південний схід' },
  },
  refusal: {
    archipelago: (archipelago, n) => `Архіпелагу «${archipelago}» із ${boards(n)} немає.`,
    noExtraBoard: 'Сьомого поля немає: ушістьох не буває додаткового поля.',
    extraBoardOff: 'Назвати додаткове поле можна лише у грі з додатковим полем.',
    thematicPlaces: 'Альтернативні поля мають сталі місця: їм не потрібні ні форма острова, ні архіпелаг.',
    thematicLetters: 'Альтернативні поля не мають літер: їх вибирають за столом або за жеребом.',
    thematicCorners:
      '«Прикликання стихій» кладе жетони на кути регіонів. На альтернативних полях кути лише намальовані, і де вони, гра не знає: візьміть поля з літерами.',
    archipelagoLayout: 'Архіпелаг сам розкладає свої острови: форма острова йому не потрібна.',
  },
  join: (board, edge, facing) => `Краєм «${facing}» до краю «${edge}» поля ${board}`,
  boardLaid: (board) => `До острова приєднується поле ${board}.`,
  leavesOutABoard: 'кожна карта будівництва й те, що супротивник робить на кожному полі чи в кожному регіоні, минає 1 поле',
  boardLeftOut: (board) => `Поле ${board} пропускають.`,
  extraBoard: (board) => `Додаткове поле: ${board}.`,
};
