import { spoken } from '@skerry/presentation';
import { tellingWith } from './telling.ts';

export const { words, tellings, telling, whole } = spoken(
  tellingWith,
  {
    en: async () => (await import('./en/index.ts')).en,
    ru: async () => (await import('./ru/index.ts')).ru,
    uk: async () => (await import('./uk/index.ts')).uk,
  },
  {
    en: async () => (await import('./en/opening.ts')).opening,
    ru: async () => (await import('./ru/opening.ts')).opening,
    uk: async () => (await import('./uk/opening.ts')).opening,
  },
);
