import type { ReactNode } from 'react';
import { type Choosing, picking } from './picking.ts';

interface LitProps {
  readonly choosing: Choosing;
  readonly index: number;
  readonly label: string;
  readonly pointed: boolean;
  readonly className?: string;
  readonly transform?: string;
  readonly children: ReactNode;
}

/** A drawn thing that can be picked, for a board whose classes begin with these letters. */
export function litOf(letters: string): (props: LitProps) => ReactNode {
  return function Lit({ choosing, index, label, pointed, className = '', transform, children }) {
    return (
      <g
        role="button"
        tabIndex={0}
        aria-label={label}
        transform={transform}
        className={`${letters}-lit ${pointed ? `${letters}-pointed` : ''} ${className}`}
        {...picking(choosing, index)}
      >
        {children}
      </g>
    );
  };
}
