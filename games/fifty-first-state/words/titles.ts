import type { Titles } from '@skerry/presentation';

/**
 * What the lobby says of the game. It stands alone, so that the rest of the words can be loaded when somebody plays.
 * The hyphen of the number does not break: at the end of a line it would leave a lone letter to the next.
 */
export const titles: Titles = {
  en: {
    title: '51st State: Master Set',
    blurb:
      'Build a state out of the ruins: incorporate locations, make deals with them or raze them, and be the first to count in the new world.',
  },
  ru: {
    title: '51\u2011й штат: Master Set',
    blurb: 'Соберите из обломков новый штат: присваивайте точки, заключайте с ними сделки или разносите их и наберите больше всех очков.',
  },
  uk: {
    title: '51\u2011й штат: Master Set',
    blurb: 'Складіть з уламків новий штат: приєднуйте локації, укладайте з ними угоди або руйнуйте їх і наберіть найбільше балів.',
  },
};
