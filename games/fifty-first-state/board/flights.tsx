import type { Motion } from '@skerry/presentation';
import { useMotionPart } from '@skerry/presentation/react';
import { type ReactNode, useMemo } from 'react';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { CardBack, PlaceFace, SHORT, TransportFace } from './card-face.tsx';
import { GlyphRow } from './glyph-lines.tsx';
import { goodsGlyphs, lengthOf } from './glyphs.ts';
import { type Flight, flightAt, type Timeline } from './timeline.ts';

const CARD = 80;

function Passenger({ flight, part, words }: { flight: Flight; part: number; words: Words }): ReactNode {
  const { x, y, w, opacity } = flightAt(flight, part);
  const { passenger } = flight;
  switch (passenger.kind) {
    case 'card':
    case 'back':
    case 'transport': {
      const scale = Math.min(1.3, Math.max(0.35, w / CARD));
      const across = passenger.kind === 'transport';
      const h = across ? 46 : CARD * SHORT;
      return (
        <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-CARD / 2} ${-h / 2})`} opacity={opacity} className="fs-flying">
          {passenger.kind === 'card' && <PlaceFace card={passenger.card} width={CARD} height={h} words={words} text={13} />}
          {passenger.kind === 'transport' && <TransportFace card={passenger.card} width={CARD} height={h} words={words} text={13} />}
          {passenger.kind === 'back' && <CardBack width={CARD} height={h} />}
        </g>
      );
    }
    case 'goods': {
      const glyphs = goodsGlyphs(passenger.goods);
      const size = 22;
      return (
        <g transform={`translate(${x - lengthOf(glyphs, size) / 2} ${y})`} opacity={opacity} className="fs-flying">
          <GlyphRow glyphs={glyphs} x={0} y={0} size={size} />
        </g>
      );
    }
    case 'blast': {
      const radius = 14 + 34 * part;
      return (
        <g transform={`translate(${x} ${y}) rotate(${part * 40})`} opacity={opacity} className="fs-blast">
          {Array.from({ length: 10 }, (_, i) => (
            <path
              key={i}
              d={`M0 ${-radius * 0.5}L${radius * 0.09} ${-radius}L${-radius * 0.09} ${-radius}Z`}
              transform={`rotate(${i * 36})`}
            />
          ))}
          <circle r={radius * 0.36} />
        </g>
      );
    }
  }
}

/** Plays a motion over the board, picture by picture, and says when it is done. Only this is drawn anew for each picture. */
export function Flights({
  motion,
  timeline,
  words,
  done,
}: {
  motion: Motion<FiftyFirstStateView>;
  timeline: Timeline;
  words: Words;
  done: () => void;
}): ReactNode {
  const shown = useMemo(() => ({ ...motion, done }), [motion, done]);
  const gone = useMotionPart(shown, timeline.duration);
  if (gone === null) return null;
  const now = gone * timeline.length;
  return (
    <g className="fs-flights" aria-hidden="true">
      {timeline.flights.map((flight, i) => {
        const part = (now - flight.start) / flight.time;
        return part < 0 || part >= 1 ? null : <Passenger key={i} flight={flight} part={part} words={words} />;
      })}
    </g>
  );
}
