import { plural } from '@skerry/presentation';
import type { Words } from '../catalogue.ts';

type Things = Pick<Words, 'options' | 'layouts' | 'refusal' | 'complexity'>;

const layouts: Things['layouts'] = {
  standard: 'Стандартная',
  coastline: 'Береговая линия',
  fragment: 'Фрагмент',
  'inverted-fragment': 'Перевёрнутый фрагмент',
  'opposite-shores': 'Противоположные берега',
  'top-to-top': 'Вершина к вершине',
  sunrise: 'Восход',
  leaf: 'Листок',
  snake: 'Змей',
  meeple: 'Фигурка',
  peninsula: 'Полуостров',
  snail: 'Улитка',
  v: 'Изгиб',
  caldera: 'Кратер',
  flower: 'Цветок',
  star: 'Звезда',
};

/** What is played with and against. */
export const things: Things = {
  options: {
    sets: { label: 'Наборы', explanation: 'Коробки, чьи духи, карты и жетоны участвуют в партии; в поздней коробке есть и ранние.' },
    tokens: {
      label: 'Жетоны',
      explanation: 'Какие жетоны участвуют в партии; вместо жетона без места в ней приходят 1 энергия и 1 страх (J-39.15).',
    },
    events: {
      label: 'События',
      explanation:
        'Карта события в каждой фазе захватчиков, с дополнениями. Без событий: на 1 карту страха больше, меньше карт скверны, и дважды духи могут подчинить зверей (J-39.12).',
    },
    setNames: { base: 'Базовая игра', 'branch-and-claw': 'С «Ветвями и когтями»', 'jagged-earth': 'Все, с «Гиблым краем»' },
    allTokens: 'Все',
    noTokens: 'Никаких',
    withoutToken: {
      beasts: 'Без зверей',
      wilds: 'Без дебрей',
      disease: 'Без болезней',
      strife: 'Без раздоров',
      badlands: 'Без пустошей',
    },
    adversary: { label: 'Противник', explanation: 'Держава, которая шлёт захватчиков; у каждой свои приёмы. Для первой партии не нужен.' },
    level: { label: 'Уровень', explanation: 'Сила противника от 0 до 6; каждый уровень включает все предыдущие.' },
    supporting: {
      label: 'Поддерживающий противник',
      explanation: 'Второй противник; его изменения тоже в силе, а эскалация происходит с каждой картой этапа III (J-37.1).',
    },
    supportingLevel: { label: 'Его уровень', explanation: 'Сила поддерживающего противника от 0 до 6.' },
    scenario: { label: 'Сценарий', explanation: 'Изменение правил на всю партию.' },
    layout: { label: 'Форма острова', explanation: 'Как сложены поля; каждая форма рассчитана на своё число полей.' },
    progression: {
      label: 'Готовые списки способностей',
      explanation: 'Для первой партии: духи низкой сложности получают способности по списку, а не тянут их из колоды.',
    },
    spirit: (seat) => ({ label: `Дух места ${seat}`, explanation: 'Выбрать за столом, по жребию или сразу этого.' }),
    board: (seat) => ({ label: `Поле места ${seat}`, explanation: 'Поле острова, на котором начинает этот дух.' }),
    none: 'Нет',
    choose: 'Выбрать за столом',
    random: 'Случайно',
    'random-low': 'Случайно, из простых',
    'random-moderate': 'Случайно, из простых и средних',
  },
  layouts,
  refusal: {
    supportingAlone: 'Поддерживающему противнику нужен ведущий.',
    sameAdversary: 'Противник не может поддерживать сам себя.',
    franceWithoutEvents: 'С уровня 2 Франции нужны события.',
    russiaWithoutBeasts: 'Русскому царству нужны звери.',
    tooFewSpirits: 'Для второй волны нужно вдвое больше духов, чем игроков: в этих наборах их не хватает.',
    ownLayout: (scenario) => `Сценарий «${scenario}» складывает поля по-своему.`,
    twice: { spirit: 'Один дух не может быть у двух мест.', board: 'Одно поле не может быть у двух мест.' },
    levelWithoutAdversary: 'Уровень выше 0 бывает только у противника.',
    otherSet: (name) => `«${name}»: этого нет в выбранных наборах.`,
    layout: (layout, players) => `Формы острова «${layout}» из ${plural('ru', players, { one: 'поля', few: 'полей', many: 'полей' })} нет.`,
  },
  complexity: { low: 'низкая', moderate: 'средняя', high: 'высокая', 'very high': 'очень высокая' },
};
