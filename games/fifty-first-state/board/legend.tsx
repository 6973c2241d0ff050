import type { Language } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { iconNames, type SpecialAction } from '../content/card.ts';
import { goodNames } from '../content/goods.ts';
import { words as allWords } from '../words/spoken.ts';
import { typeSigns } from './card-face.tsx';
import { Pictogram } from './glyph-lines.tsx';
import { Category, Good, Sign, specialSigns } from './pictograms.tsx';

const types = ['production', 'feature', 'action'] as const;

/** What the signs on cards and boards mean: goods, categories, kinds of locations, special actions. */
export function Legend({ language }: { language: Language }): ReactNode {
  const words = allWords[language];
  return (
    <div className="fs fs-legend">
      <Signs title={words.board.goods}>
        {goodNames.map((name, good) => (
          <Meaning key={name} text={words.goodNames[good]!}>
            <Good good={good} />
          </Meaning>
        ))}
      </Signs>
      <Signs title={words.face.categories}>
        {iconNames.map((icon) => (
          <Meaning key={icon} text={words.icons[icon]}>
            <Category icon={icon} />
          </Meaning>
        ))}
      </Signs>
      <Signs title={words.board.kinds}>
        {types.map((type) => (
          <Meaning key={type} text={words.types[type]}>
            <Sign name={typeSigns[type]} />
          </Meaning>
        ))}
        <Meaning text={words.types.open}>
          <Sign name="slot" />
        </Meaning>
        {(Object.keys(specialSigns) as SpecialAction[]).map((special) => (
          <Meaning key={special} text={words.effect.special[special]}>
            <Sign name={specialSigns[special]} />
          </Meaning>
        ))}
      </Signs>
    </div>
  );
}

function Signs({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Meaning({ text, children }: { text: string; children: ReactNode }): ReactNode {
  return (
    <li>
      <Pictogram size={22}>{children}</Pictogram>
      <span>{text}</span>
    </li>
  );
}
