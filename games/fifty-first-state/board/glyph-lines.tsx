import type { ReactNode } from 'react';
import { figureSize, type Glyph, glyphGap, type Group, heightOf, lengthOf, lineStep, type Packed, widthOf } from './glyphs.ts';
import { Category, Good, Sign } from './pictograms.tsx';

function Picture({ glyph }: { glyph: Exclude<Glyph, { kind: 'text' }> }): ReactNode {
  if (glyph.kind === 'good') return <Good good={glyph.good} />;
  return glyph.kind === 'category' ? <Category icon={glyph.icon} /> : <Sign name={glyph.sign} />;
}

/** One line of glyphs, beginning at x, its middle at y. */
function Line({ glyphs, x, y, size }: { glyphs: readonly Glyph[]; x: number; y: number; size: number }): ReactNode {
  let at = x;
  const figure = figureSize(size);
  return glyphs.map((glyph, i) => {
    const left = at;
    const width = widthOf(glyph, size) * size;
    at += width + glyphGap * size;
    if (glyph.kind === 'text') {
      return (
        <text key={i} x={left} y={y + figure * 0.36} fontSize={figure} className="fs-number">
          {glyph.text}
        </text>
      );
    }
    const number = glyph.kind !== 'category' && glyph.n > 1;
    const picture = number ? width - 0.56 * figure * String(glyph.n).length : width;
    return (
      <g key={i}>
        {number && (
          <text x={left} y={y + figure * 0.36} fontSize={figure} className="fs-number">
            {glyph.n}
          </text>
        )}
        <g transform={`translate(${left + width - picture / 2} ${y}) scale(${size / 20.5})`}>
          <Picture glyph={glyph} />
        </g>
      </g>
    );
  });
}

/** Packed glyphs, centred on x, their middle at y; inside an SVG. */
export function GlyphLines({ packed, x, y }: { packed: Packed; x: number; y: number }): ReactNode {
  const { lines, size } = packed;
  const top = y - heightOf(packed) / 2 + size / 2;
  return lines.map((line, i) => <Line key={i} glyphs={line} x={x - lengthOf(line, size) / 2} y={top + i * lineStep(packed)} size={size} />);
}

/** Glyphs of one size in one line, beginning at x; inside an SVG. */
export function GlyphRow({ glyphs, x, y, size }: { glyphs: readonly Glyph[]; x: number; y: number; size: number }): ReactNode {
  return <Line glyphs={glyphs} x={x} y={y} size={size} />;
}

/** A line of glyphs as a picture of its own, for HTML. Words beside it say the same. */
export function Glyphs({ groups, size }: { groups: readonly Group[]; size: number }): ReactNode {
  const line = groups.flat();
  if (line.length === 0) return null;
  const width = lengthOf(line, size) + 2;
  return (
    <svg className="fs-glyphs" width={width} height={size + 4} viewBox={`-1 ${-size / 2 - 2} ${width} ${size + 4}`} aria-hidden="true">
      <Line glyphs={line} x={0} y={0} size={size} />
    </svg>
  );
}

/** A single pictogram for HTML. */
export function Pictogram({ size, children }: { size: number; children: ReactNode }): ReactNode {
  return (
    <svg className="fs-glyphs" width={size} height={size} viewBox="-10.5 -10.5 21 21" aria-hidden="true">
      {children}
    </svg>
  );
}
