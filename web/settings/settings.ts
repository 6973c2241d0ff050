import { languages, type Language } from '@skerry/presentation';
import { create } from 'zustand';

type Theme = 'system' | 'night' | 'day';
type Sound = 'off' | 'turn' | 'all';
export const motionWishes = ['system', 'off', 'fast', 'normal', 'slow'] as const;
type MotionWish = (typeof motionWishes)[number];

/** What a person has chosen about the page, kept on this device. */
interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: Sound;
  readonly motion: MotionWish;
  readonly hints: boolean;
  /** An answer is asked for twice. */
  readonly confirm: boolean;
  readonly largeCards: boolean;
  /** What is not allowed is not listed. */
  readonly hideBlocked: boolean;
  /** What this person is called at tables; null until asked. */
  readonly name: string | null;
}

const KEY = 'skerry.settings';

function languageOfBrowser(): Language {
  for (const wanted of navigator.languages) {
    const known = languages.find((language) => wanted.toLowerCase().startsWith(language));
    if (known !== undefined) return known;
  }
  return 'en';
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((one) => one === value) ?? otherwise;
}

/** What was kept may come from another version, or from somebody's hand: what is not sensible is left out. */
function read(): Settings {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    // Then as if nothing had been chosen.
  }
  return {
    language: oneOf(languages, kept['language'], languageOfBrowser()),
    theme: oneOf(['system', 'night', 'day'] as const, kept['theme'], 'system'),
    sound: oneOf(['off', 'turn', 'all'] as const, kept['sound'], 'turn'),
    // Motion was on or off once.
    motion: kept['motion'] === 'on' ? 'normal' : oneOf(motionWishes, kept['motion'], 'system'),
    hints: kept['hints'] !== false,
    confirm: kept['confirm'] === true,
    largeCards: kept['largeCards'] === true,
    hideBlocked: kept['hideBlocked'] === true,
    name: typeof kept['name'] === 'string' && kept['name'].trim() !== '' ? kept['name'] : null,
  };
}

export const useSettings = create<Settings & { readonly choose: (change: Partial<Settings>) => void }>((set, get) => ({
  ...read(),
  choose: (change) => {
    set(change);
    const { choose: _, ...settings } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // It holds for this visit.
    }
    wear();
  },
}));

/** Puts on the page what the settings say of it. */
export function wear(): void {
  const { theme, language, largeCards, hideBlocked } = useSettings.getState();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.lang = language;
  root.dataset['motion'] = motionIsOn() ? 'on' : 'off';
  root.dataset['cards'] = largeCards ? 'large' : 'usual';
  root.dataset['blocked'] = hideBlocked ? 'hidden' : 'shown';
  root.style.setProperty('--travel', `${Math.round(300 * paceOfMotion())}ms`);
}

export function motionIsOn(): boolean {
  const { motion } = useSettings.getState();
  // A tab in the background draws no frames, so a motion would never end there.
  if (document.hidden) return false;
  return motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion !== 'off';
}

/** How long motions take, as a multiple of the usual. */
export function paceOfMotion(): number {
  const { motion } = useSettings.getState();
  return motion === 'fast' ? 0.45 : motion === 'slow' ? 2 : 1;
}
