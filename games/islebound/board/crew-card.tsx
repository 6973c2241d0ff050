import type { ReactNode } from 'react';
import { crewSkills } from '../content/crew.ts';
import { signsOfSkills } from './marks.ts';
import { Picture } from './pictograms.tsx';

/** A crew member by the signs of the skills; tired ones lie, wounded ones bear a cross. */
export function Crew({
  kind,
  size = 20,
  state = 'deck',
}: {
  kind: number;
  size?: number;
  state?: 'deck' | 'below' | 'wounded';
}): ReactNode {
  return (
    <span className={`ib-crew ib-crew-${state}`} aria-hidden="true">
      {signsOfSkills(crewSkills[kind]!).map((sign) => (
        <Picture key={sign} name={sign} size={size} />
      ))}
      {state === 'wounded' && (
        <span className="ib-crew-wound">
          <Picture name="wound" size={size * 0.7} />
        </span>
      )}
    </span>
  );
}
