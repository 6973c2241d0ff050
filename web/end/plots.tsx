import { inFigures, seatMarks } from '@skerry/presentation';
import { Mark } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { Course } from './course.ts';

const WIDTH = 460;
const HEIGHT = 150;
const LEFT = 28;
const RIGHT = 22;
const TOP = 12;
const FOOT = 8;

/** About so many lines across, at round numbers. */
function steps(most: number): number[] {
  const rough = Math.max(1, most / 4);
  const size = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => one >= rough) ?? 200;
  return Array.from({ length: Math.floor(most / size) + 1 }, (_, i) => i * size);
}

/** The points of every seat, turn by turn, with a line at the turn that mattered. */
export function ScorePlot({ course, label }: { course: Course; label: string }): ReactNode {
  const { turns, mattered } = course;
  const last = Math.max(1, turns.length - 1);
  const all = turns.flatMap(({ points }) => points);
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const x = (turn: number): number => LEFT + (turn / last) * (WIDTH - LEFT - RIGHT);
  const y = (points: number): number => TOP + (1 - (points - least) / (most - least)) * (HEIGHT - TOP - FOOT);
  const seats = turns[0]!.points.map((_, seat) => seat);
  const courseAt = (seat: number): string =>
    turns.map(({ points }, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(points[seat]!).toFixed(1)}`).join('');
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {steps(most).map((points) => (
        <g key={points}>
          <path d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} className="plot-line" />
          <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {mattered !== null && <path d={`M${x(mattered.turn)} ${TOP - 6}V${HEIGHT - FOOT}`} className="plot-mattered" />}
      {seats.map((seat) => (
        <g key={seat}>
          <path d={courseAt(seat)} className="plot-edge" />
          <path d={courseAt(seat)} className="plot-course" stroke={seatMarks[seat]!.colour} />
          <Mark seat={seat} x={x(last) + 9} y={y(turns[last]?.points[seat] ?? 0)} size={6} />
        </g>
      ))}
    </svg>
  );
}

/** Where the points came from: a row for each source, a number for each seat and a bar behind it. */
export function SourcesTable({ course, names, caption }: { course: Course; names: readonly string[]; caption: string }): ReactNode {
  const language = useSettings((settings) => settings.language);
  const most = Math.max(1, ...course.sources.flatMap(({ points }) => points));
  const seats = course.turns[0]!.points.map((_, seat) => seat);
  return (
    <table className="sources">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{caption}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <svg width="16" height="16" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
                <Mark seat={seat} size={1} />
              </svg>
              <span className="unseen">{names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.sources.map(({ name, points }) => (
          <tr key={name.en}>
            <th scope="row">{name[language]}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <span
                  className="source-bar"
                  style={{ width: `${(Math.max(0, points[seat]!) / most) * 100}%`, background: seatMarks[seat]!.colour }}
                />
                <span>{inFigures(points[seat]!)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
