import { SeatBadge } from '@skerry/presentation/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useTable } from './use-table.ts';

const LONGEST = 500;
const nobody: readonly string[] = [];

export function Chat(): ReactNode {
  const words = useWords();
  const chat = useTable((state) => state.about?.chat ?? null);
  const watchers = useTable((state) => state.about?.watchers ?? nobody);
  const client = useTable((state) => state.client);
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (chat !== null) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [chat]);
  if (chat === null) return null;
  return (
    <div className="chat">
      {watchers.length > 0 && <p className="watchers">{words.table.watchedBy(watchers.join(', '))}</p>}
      {chat.length === 0 ? (
        <p className="empty">{words.table.emptyChat}</p>
      ) : (
        <ol ref={list} className="chat-lines" tabIndex={0} aria-label={words.table.chat} aria-live="polite">
          {chat.map((line) => (
            <li key={line.number}>
              {line.seat !== null && <SeatBadge seat={line.seat} size={13} />} <strong>{line.name}</strong>{' '}
              <time dateTime={new Date(line.at).toISOString()}>{words.table.saidAt(new Date(line.at))}</time> {line.text}
            </li>
          ))}
        </ol>
      )}
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          client.say(text.trim());
          setText('');
        }}
      >
        <input
          value={text}
          maxLength={LONGEST}
          onChange={(event) => setText(event.target.value)}
          aria-label={words.table.sayLabel}
          placeholder={words.table.sayLabel}
        />
        <button type="submit" className="button small">
          {words.table.say}
        </button>
      </form>
    </div>
  );
}
