import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { labels } from '../../words/board.ts';
import '../../words/index.ts';
import { namesIn } from '../../words/names-in.ts';
import { CardFace, powerInWords } from '../card-face.tsx';

const told = { said: labels.en, names: namesIn('en') };
const drawn = (name: string): string =>
  renderToStaticMarkup(createElement(CardFace, { id: powerNamed(name), have: [0, 0, 0, 0, 0, 0, 0, 0], ...told }));

test('a card shows and says how it is used as fast, what each use costs, and what it does last', () => {
  for (const [name, text] of [
    ['Dry Wood Explodes in Smoldering Splinters', 'For 1 energy this power may be used as fast.'],
    ['Never Heard from Again', 'If this power destroyed explorers'],
  ] as const) {
    expect(drawn(name)).toContain(text);
    expect(powerInWords(powerNamed(name), told)).toContain(text);
  }
});
