import type { BoardProps } from '@skerry/presentation';
import type { Seat } from '@skerry/engine';
import { Mark } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import type { Planet } from '../rules/state.ts';
import type { SuperstarView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { spaceName } from '../words/picture.ts';
import { around, arrows, at, CELL, centreOf, type Point, RIM, towards } from './geometry.ts';
import type { Lie } from './lie.ts';
import { Lit } from './lit.ts';
import { WaySign } from './pictograms.tsx';
import { Astronaut } from './pieces.tsx';
import { widthOf } from './tag.tsx';
import type { ShownWay, Trip } from './trip.ts';

/** The line of a trip: its steps and its falls, which are drawn with different strokes. Over an edge it goes on at the other side. */
function linesOf(planet: Planet, { legs }: Trip): { readonly steps: string; readonly falls: string; readonly over: string } {
  const drawn = { steps: '', falls: '', over: '' };
  for (const { from, to, towards: direction, fall } of legs) {
    const start = centreOf(planet, from);
    const end = centreOf(planet, to);
    const beside = towards(start, direction, CELL);
    const kind = fall ? 'falls' : 'steps';
    const line = (one: Point, other: Point): string => `M${one.x} ${one.y}L${other.x} ${other.y}`;
    if (Math.abs(beside.x - end.x) < 1 && Math.abs(beside.y - end.y) < 1) drawn[kind] += line(start, end);
    else {
      const out = towards(start, direction, CELL * 0.5 + 12);
      const back = towards(end, direction, -CELL * 0.5 - 12);
      drawn[kind] += line(start, out) + line(back, end);
      drawn.over += arrowHead(out, direction) + arrowHead(towards(back, direction, 7), direction);
    }
  }
  return drawn;
}

function arrowHead(tip: Point, direction: number): string {
  const { x, y } = arrows[direction]!;
  const side = { x: -y, y: x };
  const size = 6;
  const left = { x: tip.x - x * size + side.x * size, y: tip.y - y * size + side.y * size };
  const right = { x: tip.x - x * size - side.x * size, y: tip.y - y * size - side.y * size };
  return `M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}`;
}

/** The way of a trip as a track; faint until it is pointed at. */
export function Trail({ planet, trip, pointed, faint }: { planet: Planet; trip: Trip; pointed: boolean; faint: boolean }): ReactNode {
  const { steps, falls, over } = linesOf(planet, trip);
  const last = trip.legs.at(-1);
  const head = last === undefined ? '' : arrowHead(towards(centreOf(planet, last.to), last.towards, -CELL * 0.36), last.towards);
  return (
    <g className={`ss-trail ${pointed ? 'ss-pointed' : ''} ${faint ? 'ss-faint' : ''}`} aria-hidden="true">
      {(['ss-trail-edge', 'ss-trail-line'] as const).map((layer) => (
        <g key={layer} className={layer}>
          {steps !== '' && <path d={steps} className="ss-steps" />}
          {falls !== '' && <path d={falls} className="ss-falls" />}
          <path d={over + head} className="ss-heads" />
        </g>
      ))}
      {pointed && trip.stars.map(({ space }) => <circle key={space} {...ringAt(planet, space)} className="ss-taken" />)}
      {pointed && trip.tokens.map((space) => <circle key={space} {...ringAt(planet, space)} className="ss-taken" />)}
      {pointed &&
        trip.ejects.map(({ seat, space }) => (
          <path key={seat} d="M-15 -15L15 15M15 -15L-15 15" transform={at(centreOf(planet, space))} className="ss-ejects" />
        ))}
    </g>
  );
}

const ringAt = (planet: Planet, space: number): { cx: number; cy: number; r: number } => ({
  cx: centreOf(planet, space).x,
  cy: centreOf(planet, space).y,
  r: 17.5,
});

export function Ghost({ planet, trip, seat, clear }: { planet: Planet; trip: Trip; seat: Seat; clear: boolean }): ReactNode {
  return (
    <g
      className={clear ? 'ss-ghost ss-ghost-clear' : 'ss-ghost'}
      transform={`${at(centreOf(planet, trip.end.space))} rotate(${trip.end.up * 90})`}
      aria-hidden="true"
    >
      <Astronaut seat={seat} />
    </g>
  );
}

/** What a way does, for somebody who hears it: where it lands, what it takes, whom it ejects. */
function tripInWords(words: Words, view: SuperstarView, names: readonly string[], trip: Trip): string {
  const { stars, tokens, ejects } = trip;
  const parts = [words.board.landsOn(spaceName(view.planet.width, trip.end.space))];
  if (stars.length > 0)
    parts.push(`${words.countStars(stars.length)} (${stars.map(({ colour }) => words.stars[colour]!.name).join(', ')})`);
  if (tokens.length > 0) parts.push(words.countTokens(tokens.length));
  if (trip.points > 0) parts.push(`+${words.countPoints(trip.points)}`);
  parts.push(...ejects.map(({ seat }) => words.board.ejects(names[seat]!)));
  if (stars.length + tokens.length + ejects.length === 0) parts.push(words.board.takesNothing);
  return parts.join(', ');
}

/** In small at the corner of a landing: the points that a way brings, and the marks of those whom it ejects. */
export function Badge({ trip, unit, away }: { trip: Trip; unit: number; away: number }): ReactNode {
  const { points, ejects } = trip;
  if (points === 0 && ejects.length === 0) return null;
  const size = Math.max(10, 12 * unit);
  const gain = points === 0 ? '' : `+${points}`;
  const room = widthOf(gain, size);
  const width = room + ejects.length * size * 1.1 + size * 0.5;
  return (
    <g className="ss-badge" transform={at({ x: away - width * 0.6, y: -away - size * 0.6 })} aria-hidden="true">
      <rect width={width} height={size * 1.25} rx={size * 0.5} />
      <text x={size * 0.25} y={size * 0.98} fontSize={size}>
        {gain}
      </text>
      {ejects.map(({ seat }, i) => (
        <g key={seat} transform={at({ x: room + size * (0.75 + i * 1.1), y: size * 0.62 })}>
          <Mark seat={seat} size={size * 0.42} />
          <path d={`M${-size * 0.5} ${size * 0.5}L${size * 0.5} ${-size * 0.5}`} className="ss-ejects" />
        </g>
      ))}
    </g>
  );
}

/**
 * Where the handles of ways that land on the same space stand: at its corners, where no star and no pawn is, neither its own nor a
 * neighbour's; where there are more of them, also between. Those that would leave the drawing come last.
 */
function fanned(ways: readonly ShownWay[], up: number, planet: Planet, radius: number): readonly Point[] {
  const centre = centreOf(planet, ways[0]!.trip.end.space);
  const place = (quarters: number): Point => {
    const away = Number.isInteger(quarters) ? CELL * Math.SQRT1_2 : CELL * 0.74;
    return around(centre, { x: centre.x, y: centre.y - away }, quarters * 90 + 45);
  };
  const inside = (quarters: number): boolean => {
    const { x, y } = place(quarters);
    return Math.min(x, y, planet.width * CELL - x, planet.height * CELL - y) > radius - RIM - 2;
  };
  const free = [0, 1, 2, 3, 0.5, 1.5, 2.5, 3.5].toSorted((one, other) => Number(inside(other)) - Number(inside(one)));
  return ways.map(({ answer, trip }) => {
    const wanted =
      answer.kind === 'turn' ? trip.end.up : answer.kind === 'high-jump' ? up : answer.kind === 'long-jump' ? (up + 1) % 4 : (up + 2) % 4;
    const taken = free.includes(wanted) && inside(wanted) ? wanted : free[0]!;
    free.splice(free.indexOf(taken), 1);
    return place(taken);
  });
}

/** The landing spaces of the offered ways, each to be picked; several on one space get a handle of their own each. */
export function Landings({
  ways,
  planet,
  props,
  words,
  say,
  unit,
  lie,
}: {
  ways: readonly ShownWay[];
  planet: Planet;
  lie: Lie;
  props: BoardProps<SuperstarView>;
  words: Words;
  say: (way: ShownWay) => string;
  /** How many units of the drawing a pixel is: a finger needs the same room at every size. */
  unit: number;
}): ReactNode {
  const { view, names, pointed, question } = props;
  const seat = question!.seat;
  const { up } = view.planet.pawns[seat]!;
  const label = (way: ShownWay): string => `${say(way)}: ${tripInWords(words, view, names, way.trip)}`;
  const groups = Map.groupBy(ways, ({ trip }) => trip.end.space);
  const reach = Math.max(CELL, 26 * unit);
  const radius = Math.max(9.5, Math.min(12, 9 * unit));
  const touch = Math.max(radius, 13 * unit);
  return [...groups].map(([space, group]) => {
    const centre = lie.onScreen(centreOf(planet, space));
    const single = group.length === 1 ? group[0]! : null;
    if (single !== null) {
      return (
        <Lit
          key={space}
          choosing={props}
          index={single.index!}
          label={label(single)}
          pointed={pointed === single.index}
          transform={at(centre)}
          className="ss-landing"
        >
          <rect x={-reach / 2} y={-reach / 2} width={reach} height={reach} className="ss-hit" />
          <rect x="-18" y="-18" width="36" height="36" rx="11" className="ss-landing-ring" />
          <Badge trip={single.trip} unit={unit} away={18} />
        </Lit>
      );
    }
    const places = fanned(group, up, planet, radius);
    return (
      <g key={space}>
        <rect x={centre.x - 18} y={centre.y - 18} width="36" height="36" rx="11" className="ss-landing-ring ss-landing-shared" />
        {group.map((way, i) => {
          return (
            <Lit
              key={way.key}
              choosing={props}
              index={way.index!}
              label={label(way)}
              pointed={pointed === way.index}
              transform={at(lie.onScreen(places[i]!))}
              className="ss-handle"
            >
              <circle r={touch} className="ss-hit" />
              <circle r={radius} />
              <g transform={`scale(${(radius / 12.5) * 0.82})`}>
                <WaySign answer={way.answer} up={up + Number(lie.turned)} />
              </g>
              <Badge trip={way.trip} unit={unit} away={radius} />
            </Lit>
          );
        })}
      </g>
    );
  });
}
