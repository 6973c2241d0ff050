import type { ReactNode } from 'react';
import type { Flash } from './invaders/timeline.ts';

const signs: Readonly<Record<Flash['sign'], string>> = {
  fear: 'M-8 -2Q0 -11 8 -2Q0 7 -8 -2ZM-2.4 -2A2.4 2.4 0 1 1 2.4 -2A2.4 2.4 0 1 1 -2.4 -2Z',
  damage: 'M0 -9L2.6 -3L9 -5L5 0L9 6L2 4L0 10L-2 4L-9 6L-5 0L-9 -5L-2.6 -3Z',
  defend: 'M0 -9L8 -6Q8 4 0 9Q-8 4 -8 -6Z',
  ravage: 'M-7 7L6 -6M6 -6V-9H9V-6ZM7 7L-6 -6M-6 -6V-9H-9V-6Z',
  held: 'M0 -9L8 -6Q8 4 0 9Q-8 4 -8 -6ZM-4 -1L-1 3L5 -4',
  skipped: 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0ZM-5.6 5.6L5.6 -5.6',
};

/** A sign of what just happened in a land, that rises and goes. */
export function FlashSign({ flash: { sign, n }, size, part }: { flash: Flash; size: number; part: number }): ReactNode {
  return (
    <g
      className={`si-flash si-flash-${sign}`}
      transform={`translate(0 ${-size * (0.4 + part)}) scale(${size / 10})`}
      opacity={1 - part * part}
    >
      <path d={signs[sign]} transform={n > 0 ? 'translate(-7 0)' : undefined} />
      {n > 0 && (
        <text x="7" y="5" fontSize="14" textAnchor="middle">
          {n}
        </text>
      )}
    </g>
  );
}

/** The sign of fear, for lines of text. */
export function FearSign({ size = 20 }: { size?: number }): ReactNode {
  return (
    <svg className="si-sign si-fear-sign" width={size} height={size} viewBox="-10 -12 20 20" aria-hidden="true">
      <path d={signs.fear} />
    </svg>
  );
}
