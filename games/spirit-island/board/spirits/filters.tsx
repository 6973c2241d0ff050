import type { ReactNode } from 'react';

/** A field to write into, and what was written. */
export function SearchField({ label, text, change }: { label: string; text: string; change: (text: string) => void }): ReactNode {
  return (
    <input
      type="search"
      className="si-search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** Some of several things; none of them means all. */
export function Chips<Thing extends string | number>({
  label,
  things,
  chosen,
  change,
  draw,
  say,
}: {
  label: string;
  things: readonly Thing[];
  chosen: ReadonlySet<Thing>;
  change: (chosen: ReadonlySet<Thing>) => void;
  draw?: (thing: Thing) => ReactNode;
  say: (thing: Thing) => string;
}): ReactNode {
  return (
    <div className="si-chips" role="group" aria-label={label}>
      {draw === undefined && (
        <span className="si-chips-name" aria-hidden="true">
          {label}
        </span>
      )}
      {things.map((thing) => (
        <button
          key={thing}
          type="button"
          aria-pressed={chosen.has(thing)}
          {...(draw === undefined ? {} : { 'aria-label': say(thing), title: say(thing) })}
          onClick={() => change(chosen.symmetricDifference(new Set([thing])))}
        >
          {draw === undefined ? say(thing) : draw(thing)}
        </button>
      ))}
    </div>
  );
}
