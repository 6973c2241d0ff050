import type { ReactNode } from 'react';
import { type Element, elements } from '../../content/elements.ts';

/** A shape for each element, in a square from -10 to 10. */
const glyphs: Readonly<Record<Element, string>> = {
  sun: 'M0 -4.4A4.4 4.4 0 1 1 0 4.4A4.4 4.4 0 1 1 0 -4.4ZM0 -9V-6.4M0 9V6.4M-9 0H-6.4M9 0H6.4M-6.4 -6.4L-4.6 -4.6M6.4 6.4L4.6 4.6M-6.4 6.4L-4.6 4.6M6.4 -6.4L4.6 -4.6',
  moon: 'M2.4 -8A8 8 0 1 0 2.4 8A6.6 6.6 0 1 1 2.4 -8Z',
  fire: 'M0 -8.6C6 -2.6 6.6 2 4 6.4Q1 8.6 -1.6 7.2C-7 4 -4.8 -.6 -2.2 -3Q-1.6 0 .4 0Q1.6 -4 0 -8.6Z',
  air: 'M-8 -2.6H3.6A3 3 0 1 0 .8 -6.6M-8 2.2H6A3 3 0 1 1 3.4 6.4',
  water: 'M0 -8.6Q7.4 1 4.6 5.4Q0 10.4 -4.6 5.4Q-7.4 1 0 -8.6Z',
  earth: 'M-8.6 6.6L-3 -5.6L.6 .8L3.4 -2.6L8.6 6.6Z',
  plant: 'M0 8.6V-1M0 4Q-7 4 -7 -3.4Q0 -3.4 0 4M0 .4Q7 .4 7 -7Q0 -7 0 .4',
  animal:
    'M0 1.4Q6.6 2.6 4.6 7.4Q0 5.8 -4.6 7.4Q-6.6 2.6 0 1.4ZM-6.2 -3a2 2.6 0 1 1 .1 0ZM-2.2 -6.4a2 2.8 0 1 1 .1 0ZM2.4 -6.4a2 2.8 0 1 1 .1 0ZM6.4 -3a2 2.6 0 1 1 .1 0Z',
};

/** The sign of an element, inside an SVG. */
export function ElementShape({ element }: { element: number }): ReactNode {
  const name = elements[element]!;
  return (
    <g className={`si-element si-element-${name}`}>
      <circle r="11" />
      <path d={glyphs[name]} transform="scale(.82)" />
    </g>
  );
}

export function ElementSign({ element, size = 18 }: { element: number; size?: number }): ReactNode {
  return (
    <svg className="si-sign" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <ElementShape element={element} />
    </svg>
  );
}

/** Elements with their numbers; those that are missing for something are shown as missing. */
export function ElementCounts({
  counts,
  have,
  size = 18,
}: {
  counts: readonly number[];
  have?: readonly number[];
  size?: number;
}): ReactNode {
  return (
    <span className="si-elements">
      {counts.map((n, element) =>
        n === 0 ? null : (
          <span key={element} className={have !== undefined && have[element]! < n ? 'si-missing' : undefined}>
            {(n > 1 || have === undefined) && <b>{n}</b>}
            <ElementSign element={element} size={size} />
          </span>
        ),
      )}
    </span>
  );
}
