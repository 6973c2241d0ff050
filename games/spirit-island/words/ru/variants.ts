import { plural } from '@skerry/presentation';
import type { VariantWords } from '../variant-words.ts';

const boards = (n: number): string => plural('ru', n, { one: 'поля', few: 'полей', many: 'полей' });

export const variants: VariantWords = {
  options: {
    boards: {
      label: 'Стороны полей',
      explanation: 'Обычные поля или альтернативные: одна карта с постоянными местами, регионов больше, ландшафты собраны вместе (J-39.9).',
    },
    archipelago: {
      label: 'Архипелаг',
      explanation: 'Несколько маленьких островов вместо одного: их берега на дальности 2, а духи других островов стоят энергии (J-39.2).',
    },
    extraBoard: {
      label: 'Дополнительное поле',
      explanation: 'На поле больше, чем духов: остров крупнее, скверны больше, а страх зарабатывать дольше (J-39.5).',
    },
    extraBoardChoice: {
      label: 'Какое поле дополнительное',
      explanation: 'Выбрать за столом, по жребию или сразу это; только с дополнительным полем.',
    },
  },
  sides: { standard: 'Обычные', thematic: 'Альтернативные' },
  oneIsland: 'Один остров',
  archipelagos: { 'two-islands': 'Два острова', chain: 'Цепочка', bay: 'Вокруг залива', satellites: 'Большой остров и островки' },
  ownLayout: 'Сложить за столом',
  boards: {
    northwest: { short: 'СЗ', name: 'Северо-запад' },
    northeast: { short: 'СВ', name: 'Северо-восток' },
    west: { short: 'З', name: 'Запад' },
    east: { short: 'В', name: 'Восток' },
    southwest: { short: 'ЮЗ', name: 'Юго-запад' },
    southeast: { short: 'ЮВ', name: 'Юго-восток' },
  },
  refusal: {
    archipelago: (archipelago, n) => `Архипелага «${archipelago}» из ${boards(n)} нет.`,
    noExtraBoard: 'Седьмого поля нет: вшестером не бывает дополнительного поля.',
    extraBoardOff: 'Назвать дополнительное поле можно только в игре с дополнительным полем.',
    thematicPlaces: 'У альтернативных полей постоянные места: им не нужны ни форма острова, ни архипелаг.',
    thematicLetters: 'У альтернативных полей нет букв: их выбирают за столом или по жребию.',
    thematicCorners:
      '«Призыв стихий» кладёт жетоны на углы регионов. На альтернативных полях углы только нарисованы, и где они, игра не знает: возьмите поля с буквами.',
    archipelagoLayout: 'Архипелаг сам раскладывает свои острова: форма острова ему не нужна.',
  },
  join: (board, edge, facing) => `Краем «${facing}» к краю «${edge}» поля ${board}`,
  boardLaid: (board) => `К острову присоединяется поле ${board}.`,
  leavesOutABoard: 'каждая карта строительства и то, что противник делает на каждом поле или в каждом регионе, минует 1 поле',
  boardLeftOut: (board) => `Поле ${board} пропускается.`,
  extraBoard: (board) => `Дополнительное поле: ${board}.`,
};
