import type { ReactNode } from 'react';
import { type Mark, startsOf, widthOf } from './marks.ts';
import { Picture, Sign } from './pictograms.tsx';

/** Marks in a line inside an SVG, centred on x and y. */
export function MarkLine({ marks, x = 0, y = 0, size }: { marks: readonly Mark[]; x?: number; y?: number; size: number }): ReactNode {
  const starts = startsOf(marks);
  return (
    <g>
      {marks.map((shown, i) => {
        const left = x + starts[i]! * size;
        const middle = left + (widthOf(shown) * size) / 2;
        if ('text' in shown) {
          return (
            <text key={i} x={middle} y={y + size * 0.3} fontSize={size * 0.86} textAnchor="middle" className="ib-figure">
              {shown.text}
            </text>
          );
        }
        const numbered = shown.n > 1;
        return (
          <g key={i}>
            {numbered && (
              <text x={left + size * 0.26} y={y + size * 0.33} fontSize={size * 0.92} textAnchor="middle" className="ib-figure">
                {shown.n}
              </text>
            )}
            <Sign name={shown.sign} x={numbered ? middle + size * 0.27 : middle} y={y} size={size * 0.94} />
          </g>
        );
      })}
    </g>
  );
}

/** The same in a line of text. */
export function Marks({ marks, size = 18 }: { marks: readonly Mark[]; size?: number }): ReactNode {
  return (
    <span className="ib-marks" aria-hidden="true">
      {marks.map((shown, i) =>
        'text' in shown ? (
          <span key={i}>{shown.text}</span>
        ) : (
          <span key={i} className="ib-mark">
            {shown.n > 1 && <b>{shown.n}</b>}
            <Picture name={shown.sign} size={size} />
          </span>
        ),
      )}
    </span>
  );
}
