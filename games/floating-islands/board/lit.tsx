import { type Choosing, picking } from '@skerry/presentation/react';
import type { ReactNode } from 'react';

/** A drawn thing that can be picked. */
export function Lit({
  choosing,
  index,
  label,
  pointed,
  className = '',
  transform,
  children,
}: {
  choosing: Choosing;
  index: number;
  label: string;
  pointed: boolean;
  className?: string;
  transform?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={transform}
      className={`fi-lit ${pointed ? 'fi-pointed' : ''} ${className}`}
      {...picking(choosing, index)}
    >
      {children}
    </g>
  );
}
