import type { Option, OptionValue } from '@skerry/engine';
import type { Telling } from '@skerry/presentation';
import { useId, type ReactNode } from 'react';
import { InlineText } from '../rules/inline-text.tsx';

/** One option of a game, whatever its kind, with what it means. */
export function OptionField(props: {
  name: string;
  option: Option;
  telling: Telling;
  value: OptionValue;
  /** It says nothing beside what else is chosen. */
  idle: boolean;
  choose: (value: OptionValue) => void;
}): ReactNode {
  const { name, option, telling, value, idle, choose } = props;
  const { label, explanation } = telling.option(name);
  const id = useId();
  if (option.kind === 'switch') {
    return (
      <label className="switch">
        <input type="checkbox" checked={value === true} disabled={idle} onChange={(event) => choose(event.target.checked)} />
        <span>
          <b>{label}</b>
          <small>
            <InlineText text={explanation} show={null} />
          </small>
        </span>
      </label>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {option.kind === 'choice' ? (
        <select
          id={id}
          value={String(value)}
          disabled={idle}
          onChange={(event) => choose(event.target.value)}
          aria-describedby={`${id}-about`}
        >
          {option.values.map((one) => (
            <option key={one} value={one}>
              {telling.optionValue(name, one)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="number"
          min={option.min}
          max={option.max}
          value={String(value)}
          disabled={idle}
          onChange={(event) => choose(event.target.valueAsNumber)}
          aria-describedby={`${id}-about`}
        />
      )}
      <small id={`${id}-about`}>
        <InlineText text={explanation} show={null} />
      </small>
    </div>
  );
}
