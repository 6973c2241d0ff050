import type { Answer, BoardProps } from './props.ts';
import { type EnlargeHandlers, picking, useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import type { IsleboundAnswer } from '../words/telling.ts';
import { tellings } from '../words/spoken.ts';

/** The number of the first answer like this, -1 if there is none now. */
export function findAnswer({ question }: Pick<BoardProps, 'question'>, isIt: (answer: IsleboundAnswer) => boolean): number {
  return question?.answers.findIndex((answer: Answer) => isIt(answer as IsleboundAnswer)) ?? -1;
}

/** Why something that one would try is no answer now: the rule, or null. */
export function blockedBy({ question }: Pick<BoardProps, 'question'>, isIt: (answer: IsleboundAnswer) => boolean): string | null {
  return question?.blocked.find(({ answer }) => isIt(answer as IsleboundAnswer))?.rule ?? null;
}

export const saying = ({ question, view, language, names }: BoardProps, index: number): string =>
  tellings[language].answer(question!.answers[index]!, question!, view, names);

/** Handlers that call both: what lights up, and what enlarges. */
export function both(large: EnlargeHandlers, onPoint: () => void, onLeave: () => void): EnlargeHandlers {
  return {
    ...large,
    onPointerEnter: (event) => (onPoint(), large.onPointerEnter(event)),
    onPointerLeave: (event) => (onLeave(), large.onPointerLeave(event)),
    onFocus: (event) => (onPoint(), large.onFocus(event)),
    onBlur: (event) => (onLeave(), large.onBlur(event)),
  };
}

interface ThingProps {
  readonly props: BoardProps;
  /** The answer that it stands for; -1 if it stands for none. */
  readonly index: number;
  readonly label: string;
  readonly large?: (() => ReactNode) | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something beside the chart: it enlarges, and where it can be picked it is lit. */
export function Thing({ props, index, label, large, className = '', children }: ThingProps): ReactNode {
  const enlarge = useEnlarge();
  const handlers = large === undefined ? null : enlarge(large);
  // What is read aloud stands beside the picture, so that the figures in the picture are not taken for a part of it.
  const inner = (
    <>
      <span className="ib-inner" aria-hidden="true">
        {children}
      </span>
      <span className="unseen">{index < 0 ? label : saying(props, index)}</span>
    </>
  );
  if (index < 0) {
    const looked = handlers === null ? {} : { role: 'img', tabIndex: 0, 'aria-label': label, ...handlers };
    return (
      <div className={`ib-thing ${className}`} {...looked}>
        {inner}
      </div>
    );
  }
  const pick = picking(props, index);
  return (
    <button
      type="button"
      className={`ib-thing ib-lit ${props.pointed === index ? 'ib-pointed' : ''} ${className}`}
      {...pick}
      {...(handlers === null ? {} : both(handlers, pick.onPointerEnter, pick.onPointerLeave))}
    >
      {inner}
    </button>
  );
}
