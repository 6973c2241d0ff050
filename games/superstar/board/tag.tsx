import type { ReactNode } from 'react';
import type { Planet } from '../rules/state.ts';
import type { Words } from '../words/catalogue.ts';
import { at, CELL, centreOf, type Point, RIM } from './geometry.ts';
import type { Lie } from './lie.ts';
import { AnomalyToken, Star } from './pieces.tsx';
import type { Trip } from './trip.ts';

/** A text's width is guessed: a generous half of its size for each letter. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.56;

/** The place around a centre, inside the drawing, where a box hides the least of the way it tells of. */
function placeFor(planet: Planet, lie: Lie, trip: Trip, { centre, reach }: Beside, width: number, height: number): Point {
  const right = lie.width + RIM - width;
  const bottom = lie.height + RIM - height;
  const inside = ({ x, y }: Point): Point => ({ x: Math.min(Math.max(x, -RIM), right), y: Math.min(Math.max(y, -RIM), bottom) });
  const spots = [
    { x: centre.x - width / 2, y: centre.y - reach - height },
    { x: centre.x - width / 2, y: centre.y + reach },
    { x: centre.x + reach, y: centre.y - height / 2 },
    { x: centre.x - reach - width, y: centre.y - height / 2 },
  ].map(inside);
  const seen = [...trip.legs.flatMap(({ from, to }) => [from, to]), trip.end.space].map((space) => lie.onScreen(centreOf(planet, space)));
  const hidden = ({ x, y }: Point): number => {
    const near = (point: Point, room: number): boolean =>
      point.x > x - room && point.x < x + width + room && point.y > y - room && point.y < y + height + room;
    return seen.filter((point) => near(point, CELL * 0.4)).length + (near(centre, reach - 1) ? 20 : 0);
  };
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

/** What a tag stands beside, as it is seen. */
export interface Beside {
  readonly centre: Point;
  /** How far from the centre it begins. */
  readonly reach: number;
}

/** Beside the landing space: what the way that is pointed at would bring. */
export function Tag({
  planet,
  lie,
  trip,
  words,
  names,
  unit,
  title,
  beside,
}: {
  planet: Planet;
  lie: Lie;
  trip: Trip;
  words: Words;
  names: readonly string[];
  unit: number;
  title: string;
  beside: Beside;
}): ReactNode {
  const size = Math.max(11, 13 * unit);
  const icon = size * 1.5;
  const icons = [
    ...trip.stars.map(({ space, colour }) => ({ space, picture: <Star colour={colour} /> })),
    ...trip.tokens.map((space) => ({ space, picture: <AnomalyToken /> })),
  ];
  const gain = icons.length > 0 ? `+${words.countPoints(trip.points)}` : trip.ejects.length > 0 ? '' : words.board.takesNothing;
  const lines = [title, ...trip.ejects.map(({ seat }) => words.board.ejects(names[seat]!))];
  const gainWidth = icons.length * icon + widthOf(gain, size);
  const width = Math.max(gainWidth, ...lines.map((line) => widthOf(line, size))) + size * 1.4;
  const rows = lines.length + (gain === '' ? 0 : 1);
  const height = rows * size * 1.45 + size * 0.7;

  const { x, y } = placeFor(planet, lie, trip, beside, width, height);
  const lineAt = (row: number): number => size * 1.3 + row * size * 1.45;
  return (
    <g className="ss-tag" transform={at({ x, y })} aria-hidden="true">
      <rect width={width} height={height} rx={size * 0.6} />
      {lines.map((line, row) => (
        <text key={line} x={size * 0.7} y={lineAt(row)} fontSize={size} className={row === 0 ? 'ss-tag-title' : undefined}>
          {line}
        </text>
      ))}
      {gain !== '' && (
        <g transform={at({ x: size * 0.7, y: lineAt(lines.length) })}>
          {icons.map(({ space, picture }, i) => (
            <g key={space} transform={`translate(${(i + 0.45) * icon} ${-size * 0.36}) scale(${icon / 34})`}>
              {picture}
            </g>
          ))}
          <text x={icons.length * icon + (icons.length > 0 ? size * 0.2 : 0)} fontSize={size}>
            {gain}
          </text>
        </g>
      )}
    </g>
  );
}
