import type { Titles } from '@skerry/presentation';

/** What the lobby says of the game. It stands alone, so that the rest of the words can be loaded when somebody plays. */
export const titles: Titles = {
  en: {
    title: 'Spirit Island',
    blurb: 'Spirits of an island grow, spread fear and drive the colonists out together.',
  },
  ru: {
    title: 'Остров духов',
    blurb: 'Духи острова растут, сеют страх и вместе прогоняют колонистов.',
  },
  uk: {
    title: 'Острів духів',
    blurb: 'Духи острова зростають, сіють страх і разом проганяють колоністів.',
  },
};
