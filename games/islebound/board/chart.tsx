import { picking, useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { distances } from '../content/map.ts';
import { events } from '../content/original.ts';
import type { IsleboundView } from '../rules/view.ts';
import { needsBerth } from '../rules/sailing.ts';
import { sideOf } from '../rules/visiting.ts';
import type { Words } from '../words/catalogue.ts';
import { stateOf } from '../words/outlook.ts';
import { seatName } from '../words/phrases.ts';
import type { IsleboundAnswer } from '../words/telling.ts';
import { Banner } from './banner.tsx';
import { badgeOf, berthOf, chartBox, pathOf, type Point, regions } from './geometry.ts';
import { both, findAnswer, saying } from './lit.tsx';
import { MarkLine } from './mark-lines.tsx';
import { lengthOf, linesOfSign, type Mark, marksOfFee, marksOfMove, sizeOnIsland } from './marks.ts';
import { Sign } from './pictograms.tsx';
import type { BoardProps } from './props.ts';
import { Sea } from './sea.tsx';
import { Ship } from './ship.tsx';
import { TownCard } from './town-card.tsx';

export interface ChartProps {
  readonly props: BoardProps;
  readonly words: Words;
  /** What is drawn: in a motion, the table as it was before. */
  readonly view: IsleboundView;
  /** Pixels for a unit of the chart. */
  readonly scale: number;
  /** The same on the screen, where the whole table may be drawn smaller than it is laid out. */
  readonly seen: number;
  /** Where ships are that are on their way, by seat. */
  readonly underway: ReadonlyMap<number, Point>;
  readonly children?: ReactNode;
}

/** What a finger finds, in pixels. */
const FINGER = 34;
/** The least that can be read. */
const LEAST_TEXT = 12.4;

/** What signs are drawn in, in units of the chart: no smaller than can be read, no larger than an island. */
const markAt = (seen: number): number => Math.min(15, Math.max(12.4, 13 / seen));

/** So wide is an island where its name is written. */
const NAME_ROOM = 80;
/** A name that is written larger leaves no room for what stands below it, in one line and in two. */
const MOST_TEXT = [18.5, 16] as const;

/** A town's name in a line or two, no smaller than can be read as far as its island has room. */
export function nameOn(name: string, seen: number): { readonly lines: readonly string[]; readonly text: number } {
  const wanted = Math.max(11, LEAST_TEXT / seen);
  const lines = name.length * Math.min(wanted, MOST_TEXT[1]) > 120 && name.includes(' ') ? name.split(' ') : [name];
  const longest = Math.max(...lines.map(({ length }) => length));
  return { lines, text: Math.min(wanted, MOST_TEXT[lines.length - 1]!, Math.max(15.6, NAME_ROOM / (longest * LETTER))) };
}

/** What a wide letter of a name takes of its size. */
const LETTER = 0.66;

/** A long name that is written large reaches from coast to coast: its letters stand closer. */
const isLong = (name: string, text: number): boolean => name.length >= 8 && text > 14;

/** What is written on an island: name, banner, fee and sign. */
function Town({ view, words, region, seen }: { view: IsleboundView; words: Words; region: number; seen: number }): ReactNode {
  const town = view.map[region]!;
  const mark = markAt(seen);
  const { fee, sign } = sideOf(stateOf(view), town);
  const lines = linesOfSign(sign);
  const { lines: names, text } = nameOn(words.towns[town]!, seen);
  const dues = marksOfFee(fee);
  const height = names.length * text * 1.02 + mark * 1.5 + lines.length * mark * 1.12;
  const line = text * 1.02;
  const top = -height / 2;
  const below = top + names.length * line;
  const bannerAt = below + mark * 0.85;
  const signAt = below + mark * 2.12;
  const hasEvent = view.events.some((card) => card >= 0 && events[card]!.town === town);
  return (
    <g className="ib-town">
      {names.map((name, i) => (
        <text
          key={i}
          y={top + (i + 1) * line - text * 0.2}
          fontSize={text}
          textAnchor="middle"
          className={isLong(name, text) ? 'ib-name ib-long-name' : 'ib-name'}
        >
          {name}
        </text>
      ))}
      <g transform={`translate(${-mark * 0.7} ${bannerAt})`}>
        <Banner view={view} town={town} size={mark * 1.02} />
      </g>
      <MarkLine marks={dues} x={mark * 1.15} y={bannerAt} size={mark} />
      {hasEvent && <Sign name="event" x={mark * 2.5} y={bannerAt - mark * 0.1} size={mark * 1.2} />}
      {lines.map((marks, i) => (
        <MarkLine key={i} marks={marks} y={signAt + i * mark * 1.12} size={sizeOnIsland(marks, mark)} />
      ))}
    </g>
  );
}

/** How far it is, and hanging from it what it costs, fish and a clerk: beside the number they would read as one. */
function Badge({ region, moves, costs }: { region: number; moves: number; costs: readonly Mark[] }): ReactNode {
  const { x, y } = badgeOf(region);
  const half = (lengthOf(costs) * COST) / 2 + 2;
  // In the sharp corner at the bottom of a region there is no room below.
  const up = costs.length > 0 && regions[region]!.lean !== 'diamond' ? 8 : 0;
  return (
    <g transform={`translate(${x} ${y - up})`} className="ib-badge" aria-hidden="true">
      {costs.length > 0 && <rect x={-half} y="6.5" width={2 * half} height="16" rx="6" />}
      <MarkLine marks={costs} y={14.6} size={COST} />
      <rect x="-10" y="-9.5" width="20" height="19" rx="9.5" />
      <text y="4.8" fontSize="14" textAnchor="middle">
        {moves}
      </text>
    </g>
  );
}

/** How large what a move costs is drawn. */
const COST = 12;

/** Everything that can be picked in a region as a whole: where to sail, which port to begin in. */
const isRegion = (answer: IsleboundAnswer, region: number): boolean =>
  (answer.kind === 'sail' && answer.to === region) || (answer.kind === 'port' && answer.region === region);

function Place({ props, words, view, region }: { props: BoardProps; words: Words; view: IsleboundView; region: number }): ReactNode {
  const enlarge = useEnlarge();
  const large = enlarge(() => <TownCard props={props} words={words} region={region} />);
  const index = findAnswer(props, (answer) => isRegion(answer, region));
  const d = pathOf(regions[region]!.corners);
  const name = words.towns[view.map[region]!]!;
  if (index < 0) return <path d={d} className="ib-hit" role="img" tabIndex={0} aria-label={name} {...large} />;
  const pick = picking(props, index);
  return (
    <path
      d={d}
      className={`ib-hit ib-lit ${props.pointed === index ? 'ib-pointed' : ''}`}
      role="button"
      tabIndex={0}
      aria-label={saying(props, index)}
      {...pick}
      {...both(large, pick.onPointerEnter, pick.onPointerLeave)}
    />
  );
}

/** Something that can be done in a town: it is picked, and enlarges the town. */
function useDeed(props: BoardProps, words: Words, region: number): (index: number) => object {
  const enlarge = useEnlarge();
  return (index) => {
    const pick = picking(props, index);
    return {
      role: 'button',
      tabIndex: 0,
      'aria-label': saying(props, index),
      ...pick,
      ...both(
        enlarge(() => <TownCard props={props} words={words} region={region} />),
        pick.onPointerEnter,
        pick.onPointerLeave,
      ),
    };
  };
}

interface DeedProps {
  readonly props: BoardProps;
  readonly words: Words;
  readonly view: IsleboundView;
}

/** Where the ship of the seat lies that is asked. */
function berthAsked({ question }: BoardProps, view: IsleboundView): number {
  return question === null ? -1 : view.players[question.seat]!.ship;
}

/** The island on which the ship lies: it is visited. */
function Visit({ props, words, view }: DeedProps): ReactNode {
  const region = berthAsked(props, view);
  const lit = useDeed(props, words, region);
  const index = findAnswer(props, ({ kind }) => kind === 'visit');
  if (index < 0 || regions[region] === undefined) return null;
  const { centre, lean } = regions[region];
  const [wide, high] = lean === 'diamond' ? [52, 36] : [42, 40];
  return (
    <rect
      x={centre.x - wide}
      y={centre.y - high}
      width={2 * wide}
      height={2 * high}
      rx="12"
      className={`ib-hit ib-lit ${props.pointed === index ? 'ib-pointed' : ''}`}
      {...lit(index)}
    />
  );
}

/** I-6, I-7: above it, the sword or the words that would win it. */
function Conquest({ props, words, view, seen }: DeedProps & { readonly seen: number }): ReactNode {
  const region = berthAsked(props, view);
  const lit = useDeed(props, words, region);
  const index = findAnswer(props, ({ kind }) => kind === 'attack' || kind === 'diplomacy');
  if (index < 0 || regions[region] === undefined) return null;
  const { centre, lean } = regions[region];
  const mark = markAt(seen);
  const reach = Math.max(mark, FINGER / 2 / seen);
  const isAttack = props.question!.answers[index]!.kind === 'attack';
  return (
    <g
      transform={`translate(${centre.x} ${centre.y - (lean === 'diamond' ? 40 : 44)})`}
      className={`ib-hit ib-lit ib-deed ${props.pointed === index ? 'ib-pointed' : ''}`}
      {...lit(index)}
    >
      <rect x={-reach} y={-reach} width={reach * 2} height={reach * 2} className="ib-reach" />
      <rect x={-mark} y={-mark * 0.9} width={mark * 2} height={mark * 1.8} rx="6" />
      <Sign name={isAttack ? 'fight' : 'negotiation'} size={mark * 1.3} />
    </g>
  );
}

/** The ships, two beside each other; another's can be boarded or asked for a trade where one lies beside it. */
function Ships({ props, words, view, underway, seen }: Omit<ChartProps, 'children' | 'scale'>): ReactNode {
  const places = view.players.map(({ ship }, seat) => {
    const nth = view.players.slice(0, seat).filter((other) => other.ship === ship).length;
    return ship < 0 ? null : (underway.get(seat) ?? berthOf(ship, nth));
  });
  const size = Math.min(1.2, Math.max(0.92, 0.95 / seen));
  return (
    <g>
      {places.map((place, seat) => {
        if (place === null) return null;
        const drawn = <Ship key={seat} seat={seat} x={place.x} y={place.y} size={size} />;
        const index = findAnswer(props, (answer) => (answer.kind === 'board' || answer.kind === 'trade') && answer.with === seat);
        if (index < 0) {
          return (
            <g key={seat} role="img" aria-label={words.board.shipOf(seatName(words, props.names, seat))}>
              {drawn}
            </g>
          );
        }
        return (
          <g
            key={seat}
            role="button"
            tabIndex={0}
            aria-label={saying(props, index)}
            className={`ib-lit ib-deed ${props.pointed === index ? 'ib-pointed' : ''}`}
            {...picking(props, index)}
          >
            <circle cx={place.x} cy={place.y - 2} r="20" />
            {drawn}
          </g>
        );
      })}
    </g>
  );
}

/** I-4.2: how far each region is that can be sailed to. */
function Badges({ props, view }: { props: BoardProps; view: IsleboundView }): ReactNode {
  const { question } = props;
  if (question?.name !== 'sail') return null;
  const { ship } = view.players[question.seat]!;
  return question.answers.map((given) => {
    const answer = given as IsleboundAnswer;
    if (answer.kind !== 'sail') return null;
    const costs = marksOfMove(answer.fish, needsBerth(stateOf(view), question.seat, answer.to));
    return <Badge key={answer.to} region={answer.to} moves={distances[ship]![answer.to]!} costs={costs} />;
  });
}

export function Chart({ props, words, view, scale, seen, underway, children }: ChartProps): ReactNode {
  const { x, y, width, height } = chartBox;
  return (
    <svg
      className="ib-chart"
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      role="group"
      aria-label={words.board.chart}
    >
      <Sea map={view.map.join(' ')} />
      {regions.map((_, region) => (
        <Place key={region} props={props} words={words} view={view} region={region} />
      ))}
      <Visit props={props} words={words} view={view} />
      <g className="ib-towns" aria-hidden="true">
        {regions.map(({ centre }, region) => (
          <g key={region} transform={`translate(${centre.x} ${centre.y})`}>
            <Town view={view} words={words} region={region} seen={seen} />
          </g>
        ))}
      </g>
      <Conquest props={props} words={words} view={view} seen={seen} />
      <Ships props={props} words={words} view={view} underway={underway} seen={seen} />
      <Badges props={props} view={view} />
      {children}
    </svg>
  );
}
