import { SeatBadge } from '@skerry/presentation/react';
import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { turnsOf, type Turn } from './log-turns.ts';
import { useLook, useSeatNames, useTable, useTelling } from './use-table.ts';

/** What happened, turn by turn; each line names its rule. */
export function Log({ openRule }: { openRule: (rule: string) => void }): ReactNode {
  const words = useWords();
  const look = useLook();
  const log = look?.log;
  const turns = useMemo(() => turnsOf(log ?? []), [log]);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && turns.length > 0 && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [turns]);
  if (turns.length === 0) return <p className="empty">{words.table.emptyLog}</p>;
  return (
    <ol
      ref={list}
      className="log"
      tabIndex={0}
      aria-label={words.table.log}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {turns.map((turn, i) => (
        <TurnOfLog key={i} turn={turn} lines={turn.lines.length} openRule={openRule} />
      ))}
    </ol>
  );
}

/** A turn that is over does not change any more, unless an undo takes lines away. */
const TurnOfLog = memo(
  function TurnOfLog({ turn, openRule }: { turn: Turn; lines: number; openRule: (rule: string) => void }): ReactNode {
    const words = useWords();
    const telling = useTelling();
    const names = useSeatNames();
    const openWalk = useTable((state) => state.openWalk);
    const heading =
      turn.heading === null ? (turn.seat === null ? words.table.before : names[turn.seat]!) : telling.entry(turn.heading.entry, names);
    return (
      <li className="turn">
        <button type="button" className="turn-head" title={words.table.history} onClick={() => void openWalk(turn.moment)}>
          {turn.seat !== null && <SeatBadge seat={turn.seat} size={14} />}
          {heading}
        </button>
        <ul>
          {turn.lines.map((line, i) => {
            const text = telling.entry(line.entry, names);
            const { rule } = line.entry;
            // Some entries only move pieces, and say nothing.
            if (text === '') return null;
            return (
              <li key={i}>
                {text}
                {rule !== undefined && (
                  <button type="button" className="rule-chip" aria-label={words.table.ruleLink(rule)} onClick={() => openRule(rule)}>
                    {rule}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </li>
    );
  },
  (before, after) =>
    before.lines === after.lines && before.turn.lines.at(-1) === after.turn.lines.at(-1) && before.turn.heading === after.turn.heading,
);
