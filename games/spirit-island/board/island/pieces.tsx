import type { Seat } from '@skerry/engine';
import { seatMarks } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { BADLANDS, BEASTS, BLIGHT, CITY, DAHAN, DISEASE, EXPLORER, type Piece, THIEF, TOWN, WILDS } from '../../rules/state.ts';
import { Emblem } from '../spirits/emblems.tsx';
import type { Pile } from './piles.ts';

/* Every kind of piece has a shape of its own, in a square from -50 to 50. */

const shapes: Readonly<Record<Piece, { readonly name: string; readonly outline: string; readonly lines: string }>> = {
  [EXPLORER]: {
    name: 'explorer',
    outline: 'M-12 -12A17 17 0 1 1 12 -12Q22 -4 25 38H-25Q-22 -4 -12 -12Z',
    lines: 'M-24 -29H24M-9 6V38M9 6V38',
  },
  [TOWN]: { name: 'town', outline: 'M-36 38V-2L0 -38L36 -2V38Z', lines: 'M-36 -2H36M-8 38V14H8V38' },
  [CITY]: {
    name: 'city',
    outline: 'M-46 38V-8H-28V-26H-12V-44H12V-26H28V-8H46V38Z',
    lines: 'M-28 -8V38M28 -8V38M-12 -26V10H12V-26M-9 38V20H9V38',
  },
  [DAHAN]: {
    name: 'dahan',
    outline: 'M-38 36Q-36 -22 0 -42Q36 -22 38 36Z',
    lines: 'M-13 36Q-13 4 0 4Q13 4 13 36M-29 -8Q0 -22 29 -8M0 -42V-22',
  },
  [BLIGHT]: {
    name: 'blight',
    outline: 'M2 -44L12 -18L38 -28L24 -4L44 16L16 18L14 42L-6 20L-28 36L-22 10L-46 -2L-18 -12L-24 -38L-6 -22Z',
    lines: 'M-8 -4L8 8M8 -8L-6 10',
  },
  [BEASTS]: {
    name: 'beasts',
    outline:
      'M0 0C22 0 36 22 26 36C18 44 8 36 0 36C-8 36 -18 44 -26 36C-36 22 -22 0 0 0ZM-34 -22a10 13 0 1 1 0 26a10 13 0 1 1 0 -26ZM-13 -42a10 14 0 1 1 0 28a10 14 0 1 1 0 -28ZM13 -42a10 14 0 1 1 0 28a10 14 0 1 1 0 -28ZM34 -22a10 13 0 1 1 0 26a10 13 0 1 1 0 -26Z',
    lines: '',
  },
  [WILDS]: {
    name: 'wilds',
    outline: 'M0 -46C34 -20 34 14 0 42C-34 14 -34 -20 0 -46Z',
    lines: 'M0 -30V44M0 -4L16 -16M0 12L16 0M0 -4L-16 -16M0 12L-16 0',
  },
  [DISEASE]: {
    name: 'disease',
    outline: 'M0 -42A42 42 0 1 1 0 42A42 42 0 1 1 0 -42Z',
    lines: 'M-16 -14a7 7 0 1 1 .1 0ZM18 -10a9 9 0 1 1 .1 0ZM0 24a9 9 0 1 1 .1 0ZM-22 16a5 5 0 1 1 .1 0Z',
  },
  [BADLANDS]: {
    name: 'badlands',
    outline: 'M-46 36L-26 -12L-12 10L4 -40L20 6L30 -14L46 36Z',
    lines: 'M4 -40L-4 36M-26 -12L-28 36M30 -14L24 36',
  },
  [THIEF]: {
    name: 'thief',
    outline: 'M0 -42C26 -42 34 -18 30 0L38 38H-38L-30 0C-34 -18 -26 -42 0 -42Z',
    lines: 'M-24 -12H24V4H-24ZM-12 -4a4 4 0 1 1 .1 0ZM12 -4a4 4 0 1 1 .1 0Z',
  },
};

export const shapeOf = (piece: Piece): (typeof shapes)[Piece] => shapes[piece];

/** One piece, at the size at which half of its square is `size`. */
export function PieceShape({ piece, size = 50 }: { piece: Piece; size?: number }): ReactNode {
  const { name, outline, lines } = shapeOf(piece);
  return (
    <g className={`si-piece si-${name}`} transform={size === 50 ? undefined : `scale(${size / 50})`}>
      <path d={outline} className="si-piece-body" />
      {lines !== '' && <path d={lines} className="si-piece-lines" />}
    </g>
  );
}

/** Presence of a spirit: the mark of its seat with its emblem; a ring of the same shape around a sacred site. */
export function Presence({ seat, kind, sacred, size = 50 }: { seat: Seat; kind: number; sacred: boolean; size?: number }): ReactNode {
  const { path, colour } = seatMarks[seat]!;
  const scale = size * 0.8;
  return (
    <g className="si-presence">
      {sacred && <path d={path} transform={`scale(${scale * 1.28})`} className="si-sacred" />}
      <path d={path} transform={`scale(${scale})`} fill={colour} className="si-presence-mark" />
      <Emblem kind={kind} size={scale * 0.5} y={seatMarks[seat]!.shape === 'triangle' ? scale * 0.18 : 0} />
    </g>
  );
}

/** A pile as it lies in a land, with its number, its damage and its strife. `text` is the size of figures on the drawing. */
export function PileShape({ pile, spirit, text }: { pile: Pile; spirit: number; text: number }): ReactNode {
  return (
    <>
      {pile.is === 'presence' ? (
        <Presence seat={pile.seat} kind={spirit} sacred={pile.sacred} />
      ) : (
        <g className={pile.is === 'humans' && pile.dream !== 0 ? 'si-dreaming' : undefined}>
          <PieceShape piece={pile.kind} />
        </g>
      )}
      {pile.is === 'humans' && pile.damage + Math.max(0, pile.dream) > 0 && (
        <Wounds damage={pile.damage + Math.max(0, pile.dream)} health={pile.health} />
      )}
      {pile.is === 'humans' && pile.strife > 0 && <Strife n={pile.strife} text={text} />}
      {pile.count > 1 && (
        <text x="40" y={34 + text * 0.25} fontSize={text} className="si-count" textAnchor="middle">
          {pile.count}
        </text>
      )}
    </>
  );
}

/** A drop for each point of health: full where it is lost. */
function Wounds({ damage, health }: { damage: number; health: number }): ReactNode {
  return (
    <g className="si-wounds">
      {Array.from({ length: health }, (_, i) => (
        <path
          key={i}
          d="M0 -14Q10 0 0 8Q-10 0 0 -14Z"
          transform={`translate(${(i - (health - 1) / 2) * 20} -42)`}
          className={i < damage ? 'si-wound' : undefined}
        />
      ))}
    </g>
  );
}

export function Strife({ n, text }: { n: number; text: number }): ReactNode {
  return (
    <g className="si-strife">
      <path d="M-44 -10L-20 14M-20 -10L-44 14" />
      {n > 1 && (
        <text x="-32" y={-16} fontSize={text} className="si-count" textAnchor="middle">
          {n}
        </text>
      )}
    </g>
  );
}

/** A piece as a picture of its own, for a line of text. */
export function PieceSign({ piece, size = 20 }: { piece: Piece; size?: number }): ReactNode {
  return (
    <svg className="si-sign" width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true">
      <PieceShape piece={piece} />
    </svg>
  );
}

/** The mark of a seat with its spirit's emblem, for a line of text. */
export function SpiritSign({ seat, kind, size = 22 }: { seat: Seat; kind: number; size?: number }): ReactNode {
  return (
    <svg className="si-sign" width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <Presence seat={seat} kind={kind} sacred={false} size={58} />
    </svg>
  );
}
