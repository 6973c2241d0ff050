import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { aspects } from '../../content/aspects.ts';
import { spirits } from '../../content/spirits.ts';
import type { View } from '../../rules/view.ts';
import { labels } from '../../words/board.ts';
import { type Names, namesIn } from '../../words/names-in.ts';
import { answersOf } from '../answers-of.ts';
import { Pickable } from '../pickable.tsx';

/** What stands on an aspect, each threshold of its powers on a line of its own; without one, what the spirit keeps. */
export function aspectLines(aspect: number, offered: readonly number[], names: Names): readonly string[] {
  if (aspect >= 0) return names.aspectText(aspect).flatMap((line) => line.split(/ (?=\[)/));
  const kind = spirits.findIndex(({ name }) => offered.some((other) => aspects[other]?.spirit === name));
  if (kind < 0) return [];
  return [names.spirit(kind), ...names.specialRules(kind).map(({ label, explanation }) => `${label}. ${explanation}`)];
}

/** The aspects of a spirit, and the spirit without any. */
export function AspectChoice(props: BoardProps<View>): ReactNode {
  const { question, language } = props;
  if (question === null) return null;
  const said = labels[language];
  const names = namesIn(language);
  const offered = answersOf(question).flatMap((answer) => (answer.kind === 'take-aspect' ? [answer.aspect] : []));
  return (
    <ul className="si-spirits">
      {answersOf(question).map((answer, index) => {
        if (answer.kind !== 'take-aspect') return null;
        const name = answer.aspect < 0 ? said.noAspect : names.aspect(answer.aspect);
        const lines = aspectLines(answer.aspect, offered, names);
        return (
          <li key={answer.aspect}>
            <Pickable choosing={props} index={index} label={[name, ...lines].join(' ')} className="si-choice">
              <strong>{name}</strong>
              <div className="si-special">
                {lines.map((line, i) => (
                  <p key={i}>{line}</p>
                ))}
              </div>
            </Pickable>
          </li>
        );
      })}
    </ul>
  );
}
