import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { LineForm } from './line-form.tsx';

/** Asks once what a person is called. */
export function NameForm({ named }: { named: () => void }): ReactNode {
  const words = useWords().name;
  const choose = useSettings((settings) => settings.choose);
  const take = (text: string): boolean => {
    const name = text.trim();
    if (name === '') return false;
    choose({ name });
    named();
    return true;
  };
  return (
    <LineForm
      className="name-form"
      label={words.label}
      confirm={words.confirm}
      wrong={words.empty}
      take={take}
      first
      input={{ maxLength: 30, autoComplete: 'name' }}
    >
      <p>{words.explained}</p>
    </LineForm>
  );
}
