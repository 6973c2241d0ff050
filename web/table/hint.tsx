import { useState, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';

/** For somebody who plays for the first time: behind a small lamp, whole when it is wanted. */
export function Hint({ text }: { text: string }): ReactNode {
  const words = useWords().table;
  const { hints, choose } = useSettings();
  const [shown, setShown] = useState(false);
  if (!hints) return null;
  return (
    <>
      <button
        type="button"
        className="tool hint-lamp"
        aria-label={words.hint}
        title={words.hint}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name="bulb" />
      </button>
      {shown && (
        <div className="hint" role="status">
          <p>
            <b>{words.hint}:</b> {text}
          </p>
          <button type="button" className="button small" onClick={() => choose({ hints: false })}>
            {words.hintsOff}
          </button>
        </div>
      )}
    </>
  );
}
