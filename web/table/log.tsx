import { SeatBadge } from '@skerry/presentation/react';
import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { BackgroundLine } from './background.tsx';
import { turnsOf, type Turn } from './log-turns.ts';
import { TakenBackLine } from './taken-back.tsx';
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
  if (turns.length === 0) {
    return (
      <ul className="log">
        <BackgroundLine />
        <li className="empty">{words.table.emptyLog}</li>
        <TakenBackLine />
      </ul>
    );
  }
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
      <BackgroundLine />
      {turns.map((turn, i) => (
        <TurnOfLog key={i} turn={turn} lines={turn.lines.length} view={look?.view} openRule={openRule} />
      ))}
      <TakenBackLine />
    </ol>
  );
}

/** A turn that is over does not change any more, unless an undo takes lines away; nor does what its lines point at in the view. */
const TurnOfLog = memo(
  function TurnOfLog({ turn, view, openRule }: { turn: Turn; lines: number; view: unknown; openRule: (rule: string) => void }): ReactNode {
    const words = useWords();
    const telling = useTelling();
    const names = useSeatNames();
    const openWalk = useTable((state) => state.openWalk);
    const heading =
      turn.heading === null
        ? turn.seat === null
          ? words.table.before
          : names[turn.seat]!
        : telling.entry(turn.heading.entry, names, view);
    return (
      <li className="turn" data-level={turn.level}>
        <button type="button" className="turn-head" title={words.table.history} onClick={() => void openWalk(turn.moment)}>
          {turn.seat !== null && <SeatBadge seat={turn.seat} size={14} />}
          {heading}
        </button>
        <ul>
          {turn.lines.map((line, i) => {
            const text = telling.entry(line.entry, names, view);
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
