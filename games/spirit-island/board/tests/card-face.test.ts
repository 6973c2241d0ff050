import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { labels } from '../../words/board.ts';
import '../../words/index.ts';
import { namesIn } from '../../words/names-in.ts';
import { powerInWords } from '../cards/card-face.tsx';

test('a card says how it is used as fast, and what it does last', () => {
  const told = (name: string): string => powerInWords(powerNamed(name), { said: labels.en, names: namesIn('en') });
  expect(told('Dry Wood Explodes in Smoldering Splinters')).toContain('For 1 energy this power may be used as fast.');
  expect(told('Never Heard from Again')).toContain('If this power destroyed explorers');
});
