import { spoken } from '@skerry/presentation';
import { tellingWith } from './telling.ts';

export const { words, tellings, telling } = spoken(tellingWith, {
  en: async () => (await import('./en/index.ts')).en,
  ru: async () => (await import('./ru/index.ts')).ru,
  uk: async () => (await import('./uk/index.ts')).uk,
});
