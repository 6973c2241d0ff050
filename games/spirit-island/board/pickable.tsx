import type { BoardProps } from '@skerry/presentation';
import { type EnlargeHandlers, picking } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { both } from './handlers.ts';

/** A thing of the hand: a button where it answers the question, else a picture of itself. */
export function Pickable({
  choosing,
  index,
  label,
  title,
  className,
  enlarge,
  children,
}: {
  choosing: Pick<BoardProps, 'answer' | 'point' | 'pointed'>;
  index: number | undefined;
  label: string;
  /** What is read where one points, if what is drawn does not say it. */
  title?: string;
  className: string;
  enlarge?: EnlargeHandlers;
  children: ReactNode;
}): ReactNode {
  if (index === undefined) {
    return (
      <div className={className} role="group" aria-label={label} {...(enlarge ?? {})}>
        {children}
      </div>
    );
  }
  const picks = picking(choosing, index);
  // The button lies over what is drawn: its label says all of it, and more than fits there.
  return (
    <div className={`${className} si-pick ${choosing.pointed === index ? 'si-pick-pointed' : ''}`}>
      <span className="si-shown" aria-hidden="true">
        {children}
      </span>
      <div
        role="button"
        tabIndex={0}
        aria-label={label}
        title={title}
        className="si-cover"
        {...(enlarge === undefined ? picks : both(picks, enlarge))}
      />
    </div>
  );
}
