import { plural } from '@skerry/presentation';
import type { Words } from '../catalogue.ts';

type Things = Pick<Words, 'options' | 'layouts' | 'refusal' | 'complexity'>;

const layouts: Things['layouts'] = {
  standard: 'Стандартна',
  coastline: 'Берегова лінія',
  fragment: 'Фрагмент',
  'inverted-fragment': 'Перевернутий фрагмент',
  'opposite-shores': 'Протилежні береги',
  'top-to-top': 'Вершина до вершини',
  sunrise: 'Схід сонця',
  leaf: 'Листок',
  snake: 'Змій',
  meeple: 'Фігурка',
  peninsula: 'Півострів',
  snail: 'Равлик',
  v: 'Вигин',
  caldera: 'Кратер',
  flower: 'Квітка',
  star: 'Зірка',
};

/** What is played with and against. */
export const things: Things = {
  options: {
    sets: { label: 'Набори', explanation: 'Коробки, чиї духи, карти й жетони беруть участь у партії; у пізнішій коробці є й раніші.' },
    tokens: {
      label: 'Жетони',
      explanation: 'Які жетони беруть участь у партії; замість того, без якого грають, приходять 1 енергія й 1 страх (J-39.15).',
    },
    events: {
      label: 'Події',
      explanation:
        'Карта події в кожній фазі загарбників, з доповненнями. Без подій: на 1 карту страху більше, менше карт скверни, і двічі духи можуть приборкати звірів (J-39.12).',
    },
    setNames: { base: 'Базова гра', 'branch-and-claw': 'З «Гілками й пазурами»', 'jagged-earth': 'Усі, зі «Згубленим краєм»' },
    allTokens: 'Усі',
    noTokens: 'Жодних',
    withoutToken: {
      beasts: 'Без звірів',
      wilds: 'Без нетрів',
      disease: 'Без хвороб',
      strife: 'Без чвар',
      badlands: 'Без пустищ',
    },
    adversary: { label: 'Супротивник', explanation: 'Держава, що шле загарбників; кожна має свої хитрощі. Для першої партії не потрібен.' },
    level: { label: 'Рівень', explanation: 'Сила супротивника від 0 до 6; кожен рівень містить усі попередні.' },
    supporting: {
      label: 'Супротивник, що підтримує',
      explanation: 'Другий супротивник; його зміни теж чинні, а ескалація настає з кожною картою етапу III (J-37.1).',
    },
    supportingLevel: { label: 'Його рівень', explanation: 'Сила супротивника, що підтримує, від 0 до 6.' },
    scenario: { label: 'Сценарій', explanation: 'Зміна правил на всю партію.' },
    layout: { label: 'Форма острова', explanation: 'Як складено поля; кожна форма розрахована на певну кількість полів.' },
    progression: {
      label: 'Готові списки здібностей',
      explanation: 'Для першої партії: духи низької складності здобувають здібності за списком, а не тягнуть їх із колоди.',
    },
    spirit: (seat) => ({ label: `Дух місця ${seat}`, explanation: 'Вибрати за столом, за жеребом або одразу цього.' }),
    board: (seat) => ({ label: `Поле місця ${seat}`, explanation: 'Поле острова, на якому починає цей дух.' }),
    none: 'Немає',
    choose: 'Вибрати за столом',
    random: 'Випадково',
    'random-low': 'Випадково, з простих',
    'random-moderate': 'Випадково, з простих і середніх',
  },
  layouts,
  refusal: {
    supportingAlone: 'Супротивникові, що підтримує, потрібен провідний.',
    sameAdversary: 'Супротивник не може підтримувати сам себе.',
    franceWithoutEvents: 'З рівня 2 Франції потрібні події.',
    russiaWithoutBeasts: 'Московському царству потрібні звірі.',
    tooFewSpirits: 'Для другої хвилі потрібно вдвічі більше духів, ніж гравців: у цих наборах їх замало.',
    ownLayout: (scenario) => `Сценарій «${scenario}» складає поля по-своєму.`,
    twice: { spirit: 'Один дух не може бути у двох місць.', board: 'Одне поле не може бути у двох місць.' },
    levelWithoutAdversary: 'Рівень вище 0 буває лише в супротивника.',
    otherSet: (name) => `«${name}»: цього немає у вибраних наборах.`,
    layout: (layout, players) =>
      `Форми острова «${layout}» із ${plural('uk', players, { one: 'поля', few: 'полів', many: 'полів' })} немає.`,
  },
  complexity: { low: 'низька', moderate: 'середня', high: 'висока', 'very high': 'дуже висока' },
};
