import { languages } from '@skerry/presentation';
import { useId, type ReactNode } from 'react';
import { useWords, wordsOf } from '../words/words.ts';
import { useSettings } from './settings.ts';

export function SettingsForm(): ReactNode {
  const words = useWords().settings;
  const { language, theme, sound, motion, hints, name, choose } = useSettings();
  const nameId = useId();
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={words.language}
        values={languages}
        value={language}
        text={(value) => wordsOf(value).languageName}
        choose={(value) => choose({ language: value })}
      />
      <Choice
        label={words.theme}
        values={['system', 'night', 'day']}
        value={theme}
        text={(value) => words.themes[value]}
        choose={(value) => choose({ theme: value })}
      />
      <Choice
        label={words.sound}
        values={['off', 'turn', 'all']}
        value={sound}
        text={(value) => words.sounds[value]}
        choose={(value) => choose({ sound: value })}
      />
      <Choice
        label={words.motion}
        values={['system', 'on', 'off']}
        value={motion}
        text={(value) => words.motions[value]}
        choose={(value) => choose({ motion: value })}
      />
      <label className="switch">
        <input type="checkbox" checked={hints} onChange={(event) => choose({ hints: event.target.checked })} />
        <span>
          <b>{words.hints}</b>
          <small>{words.hintsExplained}</small>
        </span>
      </label>
      <div className="field">
        <label htmlFor={nameId}>{words.name}</label>
        <input
          id={nameId}
          defaultValue={name ?? ''}
          maxLength={30}
          onBlur={(event) => choose({ name: event.target.value.trim() || null })}
        />
      </div>
    </form>
  );
}

/** A few values side by side, of which one holds. */
export function Choice<T extends string>(props: {
  label: string;
  values: readonly T[];
  value: T;
  text: (value: T) => string;
  choose: (value: T) => void;
}): ReactNode {
  const { label, values, value, text, choose } = props;
  const group = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-row">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === value} onChange={() => choose(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
