import type { AspectRule, AspectWords } from '../aspect-words.ts';

export const aspects: AspectWords = {
  option: (seat) => ({
    label: `Развитие духа места ${seat}`,
    explanation: 'Другая сторона духа: без неё, по выбору за столом или сразу эта, если она у духа есть.',
  }),
  refusal: (aspect, spirit) => `Развитие «${aspect}» есть только у духа «${spirit}».`,
  with: (spirit, aspect) => `${spirit} («${aspect}»)`,
  replaces: (what) => `Вместо «${what}».`,
  none: 'Без карты развития',
  energy: (n) => `Энергия в начале игры: ${n}.`,
  reached: (name) => `${name} не учитывает дальность этого действия.`,
};

export const aspectRules: Readonly<Record<AspectRule, string>> = {
  'shadows-cast-a-subtle-madness': 'Когда рост добавляет ваше присутствие в регион, можете добавить там 1 раздор.',
  'glimpse-of-the-shadowed-void': 'Когда ваше присутствие уничтожается в регионе с захватчиками, за каждое порождается 1 страх.',
  'reach-through-ephemeral-distance': 'Раз в ход можете не учитывать дальность одного действия роста или одной способности.',
  'anchor-the-lands-resilience': 'В ваших святилищах для скверны нужно на 8 урона региону больше. Урон даханам прежний.',
};
