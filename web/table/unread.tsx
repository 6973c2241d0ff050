import { useState, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useTable } from './use-table.ts';

/** How many lines others have said since this person last looked at the chat. */
export function useUnread(looking: boolean): number {
  const chat = useTable((state) => state.about?.chat ?? null);
  const before = useTable((state) => state.about?.chatBefore ?? 0);
  const [seen, setSeen] = useState(0);
  const last = chat?.at(-1)?.number ?? 0;
  if (looking && seen < last) setSeen(last);
  if (chat === null || looking) return 0;
  return chat.filter(({ number, mine }) => number > Math.max(seen, before) && !mine).length;
}

export function Unread({ n }: { n: number }): ReactNode {
  const words = useWords().table;
  if (n === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{n}</span>
      <span className="unseen">{words.unread(n)}</span>
    </span>
  );
}
