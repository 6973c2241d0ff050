import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { View } from '../rules/view.ts';
import { labels } from '../words/board.ts';
import { namesIn } from '../words/names-in.ts';
import { answersOf } from './answers-of.ts';
import { Pickable } from './pickable.tsx';

/** The aspects of a spirit, and the spirit without any. */
export function AspectChoice(props: BoardProps<View>): ReactNode {
  const { question, language } = props;
  if (question === null) return null;
  const said = labels[language];
  const names = namesIn(language);
  return (
    <ul className="si-spirits">
      {answersOf(question).map((answer, index) => {
        if (answer.kind !== 'take-aspect') return null;
        const name = answer.aspect < 0 ? said.noAspect : names.aspect(answer.aspect);
        const lines = answer.aspect < 0 ? [] : names.aspectText(answer.aspect);
        return (
          <li key={answer.aspect}>
            <Pickable choosing={props} index={index} label={[name, ...lines].join(' ')} className="si-choice">
              <strong>{name}</strong>
              <div className="si-special">
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </Pickable>
          </li>
        );
      })}
    </ul>
  );
}
