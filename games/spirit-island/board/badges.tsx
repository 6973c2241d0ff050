import type { ReactNode } from 'react';
import { BLIGHT, CITY, EXPLORER, type Piece, THIEF, TOWN } from '../rules/state.ts';
import type { Outlook } from './island/outlook.ts';
import { PieceShape } from './island/pieces.tsx';

const BLADES = 'M-7 7L6 -6M6 -6V-9H9V-6ZM7 7L-6 -6M-6 -6V-9H-9V-6ZM-8 3L-3 8M8 3L3 8';
const SHIELD = 'M0 -9L8 -6Q8 4 0 9Q-8 4 -8 -6Z';

const GAP = 0.2;

interface Part {
  readonly key: string;
  readonly look: 'harm' | 'held' | 'come' | 'stopped';
  readonly sign: 'blades' | 'shield' | Piece;
  readonly figure: string;
  readonly also: Piece | null;
}

/** `brief`: where there is little room, blades alone say that the land is blighted; a shield that it holds. */
function partsOf({ ravage, builds, explores }: Outlook, brief: boolean): Part[] {
  const parts: Part[] = [];
  if (ravage === 'skipped') parts.push({ key: 'ravage', look: 'stopped', sign: 'blades', figure: '', also: null });
  else if (ravage !== null) {
    const { dealt, blight, cascades, times } = ravage;
    const often = times > 1 ? `${times}×` : '';
    if (blight > 0)
      parts.push({
        key: 'ravage',
        look: 'harm',
        sign: 'blades',
        figure: `${often}${dealt}${cascades ? '!' : ''}`,
        also: brief ? null : BLIGHT,
      });
    else parts.push({ key: 'ravage', look: 'held', sign: 'shield', figure: `${often}${dealt}`, also: null });
  }
  const comes = new Map<Piece, number>();
  const come = (piece: Piece, n: number): void => void comes.set(piece, (comes.get(piece) ?? 0) + n);
  for (const build of builds) {
    if (build === 'nothing') continue;
    if (typeof build === 'string') parts.push({ key: `build ${parts.length}`, look: 'stopped', sign: TOWN, figure: '', also: null });
    else {
      come(build.piece, build.n);
      if (build.laborers > 0) come(TOWN, build.laborers);
    }
  }
  let open = false;
  for (const explore of explores) {
    if (typeof explore === 'string')
      parts.push({ key: `explore ${parts.length}`, look: 'stopped', sign: EXPLORER, figure: '', also: null });
    else {
      for (const { piece, n } of explore.comes) come(piece, n);
      if (explore.sways) come(TOWN, 1);
      open ||= explore.perhaps !== null;
    }
  }
  // Who comes, those who build before those who explore; where the table has yet to choose, that is open.
  for (const piece of ([CITY, TOWN, EXPLORER, THIEF] as const).filter((one) => comes.has(one))) {
    const n = comes.get(piece)!;
    const more = open && piece === [...comes.keys()].at(-1) ? '?' : '';
    parts.push({ key: `comes ${piece}`, look: 'come', sign: piece, figure: `${n > 1 ? n : brief ? '' : '+'}${more}`, also: null });
  }
  return parts;
}

function widthOf({ figure, also }: Part, text: number): number {
  return text * (1.5 + figure.length * 0.56 + (also === null ? 0 : 1));
}

/** The room that the plates of a land take, around the origin. */
export function badgeSize(outlook: Outlook, text: number, brief: boolean): { readonly width: number; readonly height: number } {
  const parts = partsOf(outlook, brief);
  return { width: parts.reduce((sum, part) => sum + widthOf(part, text) + text * GAP, -text * GAP), height: text * 1.4 };
}

/** What is about to happen in a land, as small plates around the origin: what comes through, what will be built, who will come. */
export function Badge({ outlook, text, brief = false }: { outlook: Outlook; text: number; brief?: boolean }): ReactNode {
  const parts = partsOf(outlook, brief);
  const gap = text * GAP;
  const start = -badgeSize(outlook, text, brief).width / 2;
  return (
    <g className="si-badge">
      {parts.map((part, i) => {
        const width = widthOf(part, text);
        const left = parts.slice(0, i).reduce((x, before) => x + widthOf(before, text) + gap, start);
        return (
          <g key={part.key} transform={`translate(${left} 0)`} className={`si-plate si-plate-${part.look}`}>
            <rect y={-text * 0.7} width={width} height={text * 1.4} rx={text * 0.3} strokeWidth={text * 0.09} />
            <Sign sign={part.sign} x={text * 0.75} size={text * 0.55} />
            {part.figure !== '' && (
              <text x={text * (1.36 + part.figure.length * 0.28)} y={text * 0.36} fontSize={text} textAnchor="middle">
                {part.figure}
              </text>
            )}
            {part.also !== null && <Sign sign={part.also} x={width - text * 0.6} size={text * 0.52} />}
            {part.look === 'stopped' && (
              <path d={`M${text * 0.2} ${text * 0.55}L${width - text * 0.2} ${-text * 0.55}`} className="si-slash" />
            )}
          </g>
        );
      })}
    </g>
  );
}

function Sign({ sign, x, size }: { sign: Part['sign']; x: number; size: number }): ReactNode {
  if (typeof sign === 'number') {
    return (
      <g transform={`translate(${x} 0)`}>
        <PieceShape piece={sign} size={size} />
      </g>
    );
  }
  return <path d={sign === 'blades' ? BLADES : SHIELD} transform={`translate(${x} 0) scale(${size / 10})`} className="si-plate-sign" />;
}

const TEXT = 14;
const MIN_WIDTH = 44;

/** A plate as a picture of its own, for the legend and for lists. */
export function BadgeSign({ outlook }: { outlook: Outlook }): ReactNode {
  const width = Math.max(MIN_WIDTH, Math.ceil(badgeSize(outlook, TEXT, false).width) + 2);
  return (
    <svg className="si-sign" width={width} height="22" viewBox={`${-width / 2} -11 ${width} 22`} aria-hidden="true">
      <Badge outlook={outlook} text={TEXT} />
    </svg>
  );
}
