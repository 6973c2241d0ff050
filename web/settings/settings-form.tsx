import { languages } from '@skerry/presentation';
import { useId, useState, type ReactNode } from 'react';
import { keepEverything } from '../offline/register.ts';
import { useSpeaking } from '../words/use-speaking.ts';
import { languageNames, useWords } from '../words/words.ts';
import { motionWishes, useSettings } from './settings.ts';

export function SettingsForm(): ReactNode {
  const { notLoaded, settings: words } = useWords();
  const { failed, turnTo } = useSpeaking();
  const { language, theme, sound, motion, hints, name, choose } = useSettings();
  const nameId = useId();
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <Choice label={words.language} values={languages} value={language} text={(value) => languageNames[value]} choose={turnTo} />
      {failed && <p role="status">{notLoaded}</p>}
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
        values={motionWishes}
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
      <Switch name="confirm" />
      <Switch name="largeCards" />
      <Switch name="hideBlocked" />
      <div className="field">
        <label htmlFor={nameId}>{words.name}</label>
        <input
          id={nameId}
          defaultValue={name ?? ''}
          maxLength={30}
          onBlur={(event) => choose({ name: event.target.value.trim() || null })}
        />
      </div>
      <KeepAll />
    </form>
  );
}

/** Something that is so or not. */
function Switch({ name }: { name: 'confirm' | 'largeCards' | 'hideBlocked' }): ReactNode {
  const words = useWords().settings.switches[name];
  const on = useSettings((settings) => settings[name]);
  const choose = useSettings((settings) => settings.choose);
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={(event) => choose({ [name]: event.target.checked })} />
      <span>
        <b>{words.label}</b>
        <small>{words.explained}</small>
      </span>
    </label>
  );
}

function KeepAll(): ReactNode {
  const words = useWords().settings;
  const [kept, setKept] = useState<boolean | null>(null);
  return (
    <div className="field">
      <button type="button" className="button small" onClick={() => void keepEverything().then(setKept)}>
        {words.keepAll}
      </button>
      <small role="status">{kept === null ? words.keepAllExplained : kept ? words.keptAll : words.cannotKeep}</small>
    </div>
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
