import type { Seat } from '@skerry/engine';
import type { ReactNode } from 'react';
import type { PowerId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { reachOf } from '../../rules/powers/foresight.ts';

/** The lands that a power which somebody looks at could target; where it would do nothing, only faintly. No answers, so nothing glows. */
export function Reach({
  view,
  seat,
  power,
  partsOf,
}: {
  view: View;
  seat: Seat;
  power: PowerId;
  partsOf: (land: number) => string;
}): ReactNode {
  return (
    <g className="si-reach" data-power={power}>
      {reachOf(view, seat, power).map(({ land, does }) => (
        <path key={land} d={partsOf(land)} data-reach={does ? 'does' : 'nothing'} />
      ))}
    </g>
  );
}
