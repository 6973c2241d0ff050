import type { Language, Tellings } from '@skerry/presentation';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from './catalogue.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tellingWith } from './telling.ts';
import { uk } from './uk.ts';

export const words: Readonly<Record<Language, Words>> = { en, ru, uk };

export const tellings: Tellings<FiftyFirstStateView> = { en: tellingWith(en), ru: tellingWith(ru), uk: tellingWith(uk) };
