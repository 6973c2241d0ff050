import type { Titles } from '@skerry/presentation';

/** What the lobby says of the game. It stands alone, so that the rest of the words can be loaded when somebody plays. */
export const titles: Titles = {
  en: {
    title: 'Islebound',
    blurb: 'Sail an archipelago, win its towns by force or by charm, and raise the finest capital of all.',
  },
  ru: {
    title: 'Islebound',
    blurb: 'Плавайте по архипелагу, берите города силой или уговорами и стройте лучшую столицу.',
  },
  uk: {
    title: 'Islebound',
    blurb: 'Плавайте архіпелагом, беріть міста силою чи вмовлянням та зведіть найкращу столицю.',
  },
};
