import { SeatBadge } from '@skerry/presentation/react';
import { useState, type ReactNode } from 'react';
import type { TakenBack } from '../client/table-client.ts';
import { Icon } from '../icons.tsx';
import { useWords } from '../words/words.ts';
import { useSeatNames, useTable } from './use-table.ts';

const nothing: readonly TakenBack[] = [];

function useTakenBack(): readonly TakenBack[] {
  return useTable((state) => state.about?.takenBack ?? nothing);
}

/** At the end of the log: that the last move was taken back, until there is a new one. */
export function TakenBackLine(): ReactNode {
  const words = useWords().table;
  const names = useSeatNames();
  const last = useTakenBack().at(-1);
  const number = useTable((state) => state.shown?.number);
  if (last === undefined || last.number !== number) return null;
  return (
    <li className="taken-back">
      <SeatBadge seat={last.seat} size={14} /> {words.tookBack(names[last.seat]!)}
    </li>
  );
}

/** Who was asked already is told until the next answer, so that none is given to what is no more. */
export function TakenBackNotice(): ReactNode {
  const words = useWords();
  const names = useSeatNames();
  const last = useTakenBack().findLast(({ wasAsked }) => wasAsked);
  const given = useTable((state) => state.given);
  const [told, setTold] = useState<{ readonly number: number; readonly given: number } | null>(null);
  const [seen, setSeen] = useState<number | null>(null);
  if (last !== undefined && told?.number !== last.number) setTold({ number: last.number, given });
  if (last === undefined || seen === last.number || (told?.number === last.number && told.given !== given)) return null;
  return (
    <p className="notice">
      <span>{words.table.tookBackFromYou(names[last.seat]!)}</span>
      <button type="button" className="tool" aria-label={words.close} onClick={() => setSeen(last.number)}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}
