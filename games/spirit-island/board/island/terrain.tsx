import './ground.css';
import type { ReactNode } from 'react';
import type { Terrain } from '../../content/boards.ts';

export type Ground = Terrain | 'ocean';

/** The cuts of the knife for each kind of ground, in a square of this size. */
const cuts: Readonly<Record<Ground, { readonly size: number; readonly path: string }>> = {
  mountain: { size: 110, path: 'M4 46L26 12L48 46M26 12L34 46M60 100L82 66L104 100M82 66L90 100' },
  wetland: { size: 90, path: 'M4 20q10 -10 20 0t20 0M50 64q10 -10 20 0t20 0M66 30v-16M72 30v-12M20 76v-16M26 76v-12' },
  jungle: {
    size: 84,
    path: 'M20 34V14M20 24L10 14M20 24L30 14M20 32L8 24M20 32L32 24M62 78V58M62 68L52 58M62 68L72 58M62 76L50 68M62 76L74 68',
  },
  sands: { size: 80, path: 'M12 14h3M46 8h3M28 34h3M64 30h3M8 58h3M40 56h3M70 66h3M24 74h3M54 46q8 -6 16 0M2 40q8 -6 16 0' },
  ocean: { size: 140, path: 'M10 30q15 -14 30 0t30 0M70 100q15 -14 30 0t30 0' },
};

export const groundIds = (id: string, ground: Ground): string => `${id}-${ground}`;

/** The patterns that the lands are filled with. */
export function Grounds({ id }: { id: string }): ReactNode {
  return (
    <defs>
      {(Object.keys(cuts) as Ground[]).map((ground) => {
        const { size, path } = cuts[ground];
        return (
          <pattern key={ground} id={groundIds(id, ground)} width={size} height={size} patternUnits="userSpaceOnUse">
            <rect width={size} height={size} className={`si-ground-${ground}`} />
            <path d={path} className={`si-cuts si-cuts-${ground}`} />
          </pattern>
        );
      })}
    </defs>
  );
}

/** A small picture of a terrain, for cards and lines of text. */
export function TerrainSign({ ground, size = 22 }: { ground: Ground | 'coastal'; size?: number }): ReactNode {
  const shown = ground === 'coastal' ? 'ocean' : ground;
  const { path, size: whole } = cuts[shown];
  return (
    <svg className="si-sign si-terrain-sign" width={size} height={size} viewBox={`0 0 ${whole} ${whole}`} aria-hidden="true">
      <rect width={whole} height={whole} className={`si-ground-${shown}`} />
      {ground === 'coastal' && <path d={`M0 0H${whole}L0 ${whole}Z`} className="si-ground-sands" />}
      <path d={path} className={`si-cuts si-cuts-${shown} si-cuts-strong`} />
    </svg>
  );
}
