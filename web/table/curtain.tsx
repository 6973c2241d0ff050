import type { Seat } from '@skerry/engine';
import { SeatBadge } from '@skerry/presentation/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { ChartLines } from '../lobby/chart-lines.tsx';
import { useWords } from '../words/words.ts';
import { useSeatNames, useTable } from './use-table.ts';

/** Covers the table while the device goes from one hand to the next. */
export function Curtain(): ReactNode {
  const seat = useTable((state) => (state.walk === null && state.motion === null ? (state.shown?.curtain ?? null) : null));
  return seat === null ? null : <CurtainFor key={seat} seat={seat} />;
}

function CurtainFor({ seat }: { seat: Seat }): ReactNode {
  const words = useWords().curtain;
  const names = useSeatNames();
  const client = useTable((state) => state.client);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = names[seat]!;
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={words.title(name)}>
      <ChartLines />
      <SeatBadge seat={seat} size={96} />
      <h2>{words.title(name)}</h2>
      <p>{words.explained}</p>
      <button ref={button} type="button" className="button primary" onClick={() => client.liftCurtain()}>
        {words.lift(name)}
      </button>
    </div>
  );
}
