import type { Titles } from '@skerry/presentation';

/** What the lobby says of the game. It stands alone, so that the rest of the words can be loaded when somebody plays. */
export const titles: Titles = {
  en: {
    title: 'Gravity: Floating Islands',
    blurb:
      'Mine gravity along the wires of drifting islands, turn and pull them, and win by having all the others gather around one of yours.',
  },
  ru: {
    title: 'Гравитация. Парящие острова',
    blurb:
      'Добывайте гравитацию по гравипроводам парящих островов, вращайте и притягивайте их; побеждает тот, чей остров окружён всеми остальными.',
  },
  uk: {
    title: 'Гравітація. Летючі острови',
    blurb: 'Видобувайте гравітацію гравіпроводами летючих островів, обертайте й притягуйте їх; перемагає той, чий острів оточили всі інші.',
  },
};
