import type { AspectRule, AspectWords } from '../aspect-words.ts';

export const aspects: AspectWords = {
  option: (seat) => ({
    label: `Розвиток духа місця ${seat}`,
    explanation: 'Інший бік духа: без нього, на вибір за столом або одразу цей, якщо дух його має.',
  }),
  refusal: (aspect, spirit) => `Розвиток «${aspect}» має лише дух «${spirit}».`,
  with: (spirit, aspect) => `${spirit} («${aspect}»)`,
  replaces: (what) => `Замість «${what}».`,
  none: 'Без карти розвитку',
  energy: (n) => `Енергія на початку гри: ${n}.`,
  reached: (name) => `${name} не зважає на дальність цієї дії.`,
};

export const aspectRules: Readonly<Record<AspectRule, string>> = {
  'shadows-cast-a-subtle-madness': 'Коли ріст додає вашу присутність у регіон, можете додати там 1 жетон чвар.',
  'glimpse-of-the-shadowed-void': 'Коли вашу присутність знищено в регіоні із загарбниками, за кожну породжується 1 страх.',
  'reach-through-ephemeral-distance': 'Раз на хід можете не зважати на дальність однієї дії росту чи однієї здібності.',
  'anchor-the-lands-resilience': 'У ваших святилищах для скверни треба на 8 шкоди регіонові більше. Шкода даханам та сама.',
};
