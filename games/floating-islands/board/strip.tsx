import type { BoardProps, Language } from '@skerry/presentation';
import { picking } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { bitsOf } from '../rules/answers.ts';
import type { Outlook } from '../rules/islands.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { words as allWords } from '../words/spoken.ts';
import { Drift, Gravity, Hunter, Mercenary, Pull, Source, Yield } from './pieces.tsx';

/** A drawn sign of its own, for a line of text. */
export function Sign({ size = 22, box = 13, children }: { size?: number; box?: number; children: ReactNode }): ReactNode {
  return (
    <svg className="fi-icon" width={size} height={size} viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The line above the islands: round and phase, the supply, what would happen now, and answers that have no place among the islands. */
export function Strip({
  view,
  words,
  outlook,
  acts,
  props,
}: {
  view: FloatingIslandsView;
  words: Words;
  outlook: Outlook;
  acts: readonly { readonly index: number; readonly label: string }[];
  props: BoardProps<FloatingIslandsView>;
}): ReactNode {
  const said = words.board;
  const named = (islands: number): string[] => bitsOf(islands).map((island) => words.island(island).nom);
  // Those among which somebody chooses stand side by side.
  const unstable = [...named(outlook.certain), ...(outlook.tied === 0 ? [] : [named(outlook.tied).join(' / ')])];
  return (
    <div className="fi-strip">
      <p className="fi-round">
        <strong>{said.round(view.round, view.maxRounds)}</strong> <span>{words.phase[view.phase]}</span>
      </p>
      <p className="fi-supply" title={said.supply}>
        <Sign size={20}>
          <Mercenary />
        </Sign>
        <span className="unseen">{said.supply}: </span>
        {view.supply}
      </p>
      {acts.length > 0 ? (
        <p className="fi-acts">
          {acts.map(({ index, label }) => (
            <button
              key={index}
              type="button"
              className={`fi-act ${props.pointed === index ? 'fi-pointed' : ''}`}
              {...picking(props, index)}
            >
              {label}
            </button>
          ))}
        </p>
      ) : (
        <p className="fi-outlook" aria-hidden="true">
          {outlook.strongest >= 0 && (
            <>
              <Sign size={20}>
                <Pull n={outlook.pulls} />
              </Sign>
              <span>{words.island(outlook.strongest).nom}</span>
              {unstable.length > 0 && (
                <>
                  <Sign size={19}>
                    <Drift towards={-90} />
                  </Sign>
                  <span>{unstable.join(', ')}</span>
                </>
              )}
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** What the signs on the islands mean. */
export function Legend({ language }: { language: Language }): ReactNode {
  const words = allWords[language];
  const said = words.board.legend;
  const strand = (closed: boolean): ReactNode =>
    (['red', 'blue'] as const).map((colour, i) => (
      <g
        key={colour}
        className={`fi-strand fi-strand-${colour} ${closed ? 'fi-closed' : 'fi-open'}`}
        transform={`translate(0 ${i * 10 - 5})`}
      >
        {closed && <path d="M-11 0H11" className="fi-strand-edge" />}
        <path d="M-11 0H11" className="fi-strand-line" />
        {closed && colour === 'blue' && <path d="M-11 0H11" className="fi-strand-core" />}
      </g>
    ));
  const rows = [
    { key: 'red', sign: <Source red />, text: said.red },
    { key: 'blue', sign: <Source red={false} />, text: said.blue },
    { key: 'closed', sign: strand(true), text: said.closed },
    { key: 'open', sign: strand(false), text: said.open },
    { key: 'yield', sign: <Yield n={2} size={12} />, text: said.yield },
    { key: 'permanent', sign: <Gravity kind="permanent" n={3} />, text: said.permanent },
    { key: 'temporary', sign: <Gravity kind="temporary" n={1} />, text: said.temporary },
    { key: 'pull', sign: <Pull n={1} />, text: said.pull },
    { key: 'drift', sign: <Drift />, text: said.drift },
    { key: 'hunter', sign: <Hunter seat={0} />, text: said.hunter },
    { key: 'mercenary', sign: <Mercenary />, text: said.mercenary },
    { key: 'surrounded', sign: <path d="M-6 -10.4H6L12 0L6 10.4H-6L-12 0Z" className="fi-sign-hex" />, text: said.surrounded },
  ];
  return (
    <div className="floating-islands fi-legend">
      <ul>
        {rows.map(({ key, sign, text }) => (
          <li key={key}>
            <Sign size={26}>{sign}</Sign>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <footer>{words.board.originalFaces}</footer>
    </div>
  );
}
