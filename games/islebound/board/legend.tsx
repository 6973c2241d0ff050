import { type Language, seatMarks } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { skillNames } from '../content/crew.ts';
import { goodNames, KEPT } from '../content/goods.ts';
import { type Meaning, meanings } from '../words/catalogue.ts';
import { words as allWords } from '../words/spoken.ts';
import { BannerShape } from './banner.tsx';
import { Picture } from './pictograms.tsx';

/** What stands on the chart and on cards, and what each sign means. */
export function Legend({ language }: { language: Language }): ReactNode {
  const words = allWords[language];
  return (
    <div className="ib ib-legend">
      <Signs title={words.legend.goods}>
        {[...goodNames.slice(0, KEPT), 'renown' as const, 'cube' as const].map((name) => (
          <li key={name}>
            <Picture name={name} size={22} />
            <span>{words.goodNames[goodNames.indexOf(name)]}</span>
          </li>
        ))}
      </Signs>
      <Signs title={words.legend.skills}>
        {skillNames.map((name) => (
          <li key={name}>
            <Picture name={name} size={22} />
            <span>{words.skills[name]}</span>
          </li>
        ))}
      </Signs>
      <Signs title={words.legend.others}>
        {meanings.map((name) => (
          <li key={name}>
            <Shown name={name} />
            <span>{words.legend.meanings[name]}</span>
          </li>
        ))}
      </Signs>
    </div>
  );
}

function Shown({ name }: { name: Meaning }): ReactNode {
  if (name === 'times') return <b aria-hidden="true">×</b>;
  if (name !== 'red' && name !== 'teal' && name !== 'owner') return <Picture name={name} size={22} />;
  return (
    <svg className="ib-picture" width={22} height={22} viewBox="-11 -11 22 23" aria-hidden="true">
      {name === 'owner' ? (
        <rect x="-7" y="-7" width="14" height="14" rx="2" fill={seatMarks[0]!.colour} className="ib-cube" />
      ) : (
        <BannerShape red={name === 'red'} />
      )}
    </svg>
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
