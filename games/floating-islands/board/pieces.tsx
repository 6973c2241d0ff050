import type { Seat } from '@skerry/engine';
import { seatMarks } from '@skerry/presentation';
import { Mark } from '@skerry/presentation/react';
import { memo, type ReactNode } from 'react';
import { cog } from './geometry.ts';

/* Pieces and tokens around 0; each differs by its outline, not by its colour alone. */

/** A red source is a spark, a blue one a ring. */
export const Source = memo(function Source({ red, size = 11 }: { red: boolean; size?: number }): ReactNode {
  return (
    <g transform={`scale(${size / 10})`} className={red ? 'fi-source fi-source-red' : 'fi-source fi-source-blue'}>
      {red ? (
        <path d="M0 -11L3.2 -3.2L11 0L3.2 3.2L0 11L-3.2 3.2L-11 0L-3.2 -3.2Z" />
      ) : (
        <>
          <circle r="8.6" />
          <circle r="3.4" className="fi-source-hole" />
        </>
      )}
    </g>
  );
});

/** A hunter: a figure with a hat, in a cape of its seat's colour that bears the mark of the seat. */
export const Hunter = memo(function Hunter({ seat, size = 10 }: { seat: Seat; size?: number }): ReactNode {
  return (
    <g transform={`scale(${size / 10})`} className="fi-hunter">
      <path d="M-9.4 10Q-9 -3.4 0 -4.4Q9 -3.4 9.4 10Q0 13 -9.4 10Z" className="fi-hunter-cape" style={{ fill: seatMarks[seat]!.colour }} />
      <circle cy="-6.4" r="3.9" className="fi-hunter-head" />
      <path d="M-7.6 -8.2Q0 -10.6 7.6 -8.2Q5 -9.6 4 -10Q3.6 -14 0 -14Q-3.6 -14 -4 -10Q-5 -9.6 -7.6 -8.2Z" className="fi-hunter-hat" />
      <circle cy="4.4" r="5.6" className="fi-hunter-badge" />
      <Mark seat={seat} y={4.4} size={3.9} />
    </g>
  );
});

/** A mercenary: a grey helmet with two horns, the same for everybody. */
export const Mercenary = memo(function Mercenary({ size = 10 }: { size?: number }): ReactNode {
  return (
    <g transform={`scale(${size / 10})`} className="fi-mercenary">
      <path d="M-7.6 8.6V-.6A7.6 7.6 0 0 1 7.6 -.6V8.6L3.2 5.6L0 9.6L-3.2 5.6Z" className="fi-mercenary-body" />
      <path d="M-6 -5.4Q-11 -6 -10.6 -11.4Q-7.6 -8.4 -3.6 -8M6 -5.4Q11 -6 10.6 -11.4Q7.6 -8.4 3.6 -8" className="fi-mercenary-horn" />
      <path d="M-5.2 .4H5.2M0 .4V4.6" className="fi-mercenary-visor" />
    </g>
  );
});

/** Permanent gravity is a solid weight, temporary gravity an outline that is about to dissolve; both carry their number. */
export const Gravity = memo(function Gravity({
  kind,
  n,
  size = 10,
}: {
  kind: 'permanent' | 'temporary';
  n: number | null;
  size?: number;
}): ReactNode {
  return (
    <g transform={`scale(${size / 10})`} className={`fi-gravity fi-gravity-${kind}`}>
      {kind === 'permanent' ? <path d="M-8 -10.4H8L11.4 9.4Q0 12.4 -11.4 9.4Z" /> : <circle r="10.6" />}
      {n === null ? (
        <path d="M0 -5.4V5M-4 1L0 5.4L4 1" className="fi-gravity-arrow" />
      ) : (
        <text y="5.6" textAnchor="middle" fontSize={n > 9 ? 13.5 : 16.5}>
          {n}
        </text>
      )}
    </g>
  );
});

export const Crown = memo(function Crown({ size = 10 }: { size?: number }): ReactNode {
  return <path d="M-10 7L-11 -6L-5 -.6L0 -9L5 -.6L11 -6L10 7Z" transform={`scale(${size / 10})`} className="fi-crown" />;
});

const wheel = cog(8, 10, 7.6);

/** What an island yields: a cog wheel with the number. */
export const Yield = memo(function Yield({ n, size = 10 }: { n: number; size?: number }): ReactNode {
  return (
    <g transform={`scale(${size / 10})`} className={n > 0 ? 'fi-yield fi-yield-some' : 'fi-yield'}>
      <path d={wheel} />
      <text y="4.4" textAnchor="middle" fontSize="12.5">
        {n}
      </text>
    </g>
  );
});

/** The strongest island: a horseshoe magnet with the number of islands that it pulls. */
export const Pull = memo(function Pull({ n, size = 10 }: { n: number; size?: number }): ReactNode {
  return (
    <g transform={`scale(${size / 10})`} className="fi-pull">
      <path d="M-10 -11V1A10 10 0 0 0 10 1V-11H4.4V1A4.4 4.4 0 0 1 -4.4 1V-11Z" />
      <path d="M-10 -6.6H-4.4M4.4 -6.6H10" className="fi-pull-tip" />
      <text x="0" y="-2.4" textAnchor="middle" fontSize="12.5">
        {n}
      </text>
    </g>
  );
});

/** An island that would be attracted: two chevrons on their way. */
export const Drift = memo(function Drift({ size = 10, towards = 0 }: { size?: number; towards?: number }): ReactNode {
  return (
    <g transform={`scale(${size / 10})`} className="fi-drift">
      <circle r="10.4" />
      <path d="M-5 1.4L0 -4L5 1.4M-5 6.4L0 1L5 6.4" transform={`rotate(${towards})`} />
    </g>
  );
});

/** How far apart pieces of one kind stand in a row, so that the row fits. */
function spread(n: number, room: number, apart: number): number {
  return n < 2 ? 0 : Math.min(apart, room / (n - 1));
}

/** Hunters, mercenaries and gravity, in rows around a middle. */
export function Crowd({
  seat,
  hunters,
  mercenaries,
  permanent = 0,
  temporary = 0,
  room = 52,
}: {
  seat: Seat;
  hunters: number;
  mercenaries: number;
  permanent?: number;
  temporary?: number;
  room?: number;
}): ReactNode {
  const rows: { readonly key: string; readonly height: number; readonly draw: ReactNode }[] = [];
  if (hunters > 0)
    rows.push({
      key: 'hunters',
      height: 25,
      draw: <Row n={hunters} apart={spread(hunters, room, 18)} piece={<Hunter seat={seat} size={10.5} />} />,
    });
  if (mercenaries > 0) {
    rows.push({
      key: 'mercenaries',
      height: 23,
      draw: <Row n={mercenaries} apart={spread(mercenaries, room, 18)} piece={<Mercenary size={9.5} />} />,
    });
  }
  if (permanent + temporary > 0) {
    const both = permanent > 0 && temporary > 0;
    rows.push({
      key: 'gravity',
      height: 27,
      draw: (
        <>
          {permanent > 0 && (
            <g transform={`translate(${both ? -14 : 0} 0)`}>
              <Gravity kind="permanent" n={permanent} size={11.5} />
            </g>
          )}
          {temporary > 0 && (
            <g transform={`translate(${both ? 14 : 0} 0)`}>
              <Gravity kind="temporary" n={temporary} size={11.5} />
            </g>
          )}
        </>
      ),
    });
  }
  const whole = rows.reduce((sum, { height }) => sum + height, 0);
  let y = -whole / 2;
  return rows.map(({ key, height, draw }) => {
    const middle = y + height / 2;
    y += height;
    return (
      <g key={key} transform={`translate(0 ${middle})`}>
        {draw}
      </g>
    );
  });
}

function Row({ n, apart, piece }: { n: number; apart: number; piece: ReactNode }): ReactNode {
  const crowded = apart < 9 && n > 1;
  if (crowded) {
    return (
      <>
        <g transform="translate(-9 0)">{piece}</g>
        <text x="5" y="6" fontSize="17" className="fi-times">
          ×{n}
        </text>
      </>
    );
  }
  return Array.from({ length: n }, (_, i) => (
    <g key={i} transform={`translate(${(i - (n - 1) / 2) * apart} 0)`}>
      {piece}
    </g>
  ));
}
