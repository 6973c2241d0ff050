import type { Titles } from '@skerry/presentation';

/** What the lobby says of the game. It stands alone, so that the rest of the words can be loaded when somebody plays. */
export const titles: Titles = {
  en: {
    title: 'Gravity Superstar',
    blurb:
      'Walk, jump and fall around a small planet where down is where your feet point; collect stars in pairs and knock your rivals off.',
  },
  ru: {
    title: 'Gravity Superstar',
    blurb:
      'Ходите, прыгайте и падайте по маленькой планете, где низ там, куда смотрят ваши ноги; собирайте звёзды парами и выбивайте соперников.',
  },
  uk: {
    title: 'Гравітаційна Суперзірка',
    blurb:
      'Ходіть, стрибайте й падайте маленькою планетою, де низ там, куди дивляться ваші ноги; збирайте зірки парами та викидайте суперників.',
  },
};
