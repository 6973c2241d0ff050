import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';

/** Asks once what a person is called. */
export function NameForm({ named }: { named: () => void }): ReactNode {
  const words = useWords().name;
  const choose = useSettings((settings) => settings.choose);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        const name = text.trim();
        setEmpty(name === '');
        if (name === '') return;
        choose({ name });
        named();
      }}
    >
      <p>{words.explained}</p>
      <div className="link-row">
        <input
          value={text}
          maxLength={30}
          autoComplete="name"
          onChange={(event) => setText(event.target.value)}
          aria-label={words.label}
          placeholder={words.label}
          aria-invalid={empty}
          ref={field}
        />
        <button type="submit" className="button primary">
          {words.confirm}
        </button>
      </div>
      <p role="status" className="wrong">
        {empty ? words.empty : ''}
      </p>
    </form>
  );
}
