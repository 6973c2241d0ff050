import { languages } from '@skerry/presentation';
import { mustBeSound } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { adversaries } from '../../content/adversaries.ts';
import type { Entry } from '../../rules/log.ts';
import { against } from '../../tests/opponents.ts';
import { adversaryText } from '../enemy-text.ts';
import { tellings, words } from '../index.ts';
import { namesIn } from '../names-in.ts';

const sound = (text: string): void => mustBeSound(text, 'it');
const pair = { options: { supporting: 'russia', supportingLevel: 1 } };

test('J-37.1 the leading adversary is told first, the supporting one after it', () => {
  const { state } = against('france', 2, pair);
  const { enemy, against: name } = namesIn('en');
  expect(name(state)).toBe('France 2, Russia 1');
  expect(enemy(state).map(({ label }) => label)).toEqual([
    'France',
    '1. Frontier Explorers',
    '2. Slave Labor',
    'Russia (supporting)',
    '1. Hunters Seek Shell and Hide',
  ]);
  expect(enemy(state).at(-1)!.explanation).toContain(
    'Setup: 1 explorer and 1 beasts in the highest-numbered land without towns and cities of each board.',
  );
});

test('J-36.29 the order of the invader deck is told at the levels that change it', () => {
  const scotland = adversaryText(
    words.en,
    adversaries.findIndex(({ id }) => id === 'scotland'),
    4,
  );
  expect(scotland[2]!.explanation).toContain('in the order 11-22-1-22-33333. The coastal card is the third of stage II.');
  expect(scotland[4]!.explanation).toContain('in the order 11-22-3-22-3333.');
});

test('what lies on the panels is told', () => {
  const { state } = against('france', 5, pair);
  Object.assign(state.panels, { blight: 2, beasts: 1 });
  expect(namesIn('en').panels(state)).toEqual([
    expect.stringMatching(/^Towns: \d+ of 8$/),
    'France holds back 2 of 3 blight',
    expect.stringMatching(/^1 beasts hunted down, \d+ on the island$/),
  ]);
  expect(namesIn('en').panels(against('habsburg-monarchy').state)).toEqual(['Irreparable damage: 0 of at most 1 blight']);
  expect(namesIn('en').panels(against('sweden').state)).toEqual([]);
  for (const language of languages) {
    for (const text of namesIn(language).panels(state)) sound(`${text}.`);
    for (const line of tellings[language].describe(state, 0, ['Ann']).split('\n').slice(0, 6)) sound(line);
  }
});

test('J-20.9 the options say how difficult they make the game', () => {
  expect(tellings.en.chosen!({ adversary: 'france', level: 6, supporting: 'russia', supportingLevel: 3 })).toBe('Difficulty 14.');
  expect(tellings.ru.chosen!({})).toBe('Сложность 0.');
  expect(tellings.uk.chosen!({ adversary: 'sweden', level: 0 })).toBe('Складність 1.');
});

test('what adversaries do is told in the log', () => {
  for (const language of languages) {
    const { state } = against('russia', 6);
    const tell = (entry: Entry): void => sound(tellings[language].entry(entry, ['Ann'], state));
    tell({ what: 'hunted', land: 0 });
    tell({ what: 'healed', n: 3 });
    tell({ what: 'entrenched', card: 5 });
    tell({ what: 'reminder', name: 'wave-of-immigration' });
    tell({ what: 'action', kind: 'adversary', seat: null, power: null, land: 0, name: 'pressure-for-fast-profit' });
  }
});
