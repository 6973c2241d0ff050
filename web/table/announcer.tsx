import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLook, useOpenQuestion, useSeatNames, useTelling } from './use-table.ts';

/** Reads out what happened and what is asked, for those who do not see it. */
export function Announcer(): ReactNode {
  const telling = useTelling();
  const names = useSeatNames();
  const look = useLook();
  const question = useOpenQuestion();
  const [news, setNews] = useState('');
  const heard = useRef<number | null>(null);
  const log = look?.past === true ? undefined : look?.log;
  useEffect(() => {
    if (log === undefined) return;
    const from = heard.current ?? log.length;
    heard.current = log.length;
    const lines = log.slice(Math.min(from, log.length)).map(({ entry }) => telling.entry(entry, names, look!.view));
    if (lines.length > 0) setNews(lines.filter((line) => line !== '').join(' '));
    // Only new lines are news, not a change of language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [log]);
  return (
    <div className="unseen">
      <p aria-live="polite">{news}</p>
      <p aria-live="polite">{question === null || look === null ? '' : telling.prompt(question, look.view, names)}</p>
    </div>
  );
}
