import { spoken } from '@skerry/presentation';
import { fetchInPlay, tellingWith } from './telling.ts';

/** All words of a language, with what tells of the game in play. */
async function inPlay<Part>(words: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([words, fetchInPlay()]);
  return part;
}

export const { words, tellings, telling, whole } = spoken(
  tellingWith,
  {
    en: async () => (await inPlay(import('./en/index.ts'))).en,
    ru: async () => (await inPlay(import('./ru/index.ts'))).ru,
    uk: async () => (await inPlay(import('./uk/index.ts'))).uk,
  },
  {
    en: async () => (await import('./en/opening.ts')).opening,
    ru: async () => (await import('./ru/opening.ts')).opening,
    uk: async () => (await import('./uk/opening.ts')).opening,
  },
);
