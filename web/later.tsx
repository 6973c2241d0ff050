import type { ComponentType, ReactNode } from 'react';
import { NotHereYet, useLoaded } from './loaded.tsx';

/** A part of the page that comes when somebody wants it. `Place` is what it stands in, if it does not come; a whole page says meanwhile that it is on its way. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: 'main' | 'div' = 'div',
): ComponentType<Props> {
  return function Later(given: Props): ReactNode {
    const { here: Loaded, failed } = useLoaded(load);
    if (Loaded !== null) return <Loaded {...given} />;
    return failed || Place === 'main' ? (
      <Place className="message">
        <NotHereYet failed={failed} />
      </Place>
    ) : null;
  };
}
