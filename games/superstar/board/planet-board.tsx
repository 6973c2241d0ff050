import type { LogLine, Seat } from '@skerry/engine';
import type { BoardProps, Motion, ShownQuestion } from '@skerry/presentation';
import { useLying, useScene, useSize } from '@skerry/presentation/react';
import { type ReactNode, useMemo, useRef } from 'react';
import { tileAt } from '../rules/planet.ts';
import { expertPoints, starsAtEnd } from '../rules/score.ts';
import { NO_STAR, OFF_BOARD, type Planet } from '../rules/state.ts';
import type { SuperstarView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { tellings, words as allWords } from '../words/spoken.ts';
import { LootChooser, TileTurns } from './choosers.tsx';
import { around, at, CELL, centreOf, centreOfTile, type Point, RIM, TILE } from './geometry.ts';
import { PlanetBody, TilesOf } from './ground.tsx';
import { isTurned, type Lie, lieOf, scaleIn } from './lie.ts';
import { AnomalyToken, Astronaut, OpenDoorMarker, Star } from './pieces.tsx';
import { type Placed, type Scene, sceneOf } from './scene.ts';
import { type Beside, Tag, widthOf } from './tag.tsx';
import { sceneAt, type Timeline, timelineOf } from './timeline.ts';
import { Badge, Ghost, Landings, Trail } from './trails.tsx';
import { offeredWays, type ShownWay, turnedPlanet, waysOfCard } from './trip.ts';

const standing = ({ x, y, angle, scale }: Placed): string => `translate(${x} ${y}) rotate(${angle}) scale(${scale})`;

const pictures = {
  still: ({ planet }: SuperstarView): Scene => sceneOf(planet),
  timeline: ({ planet }: SuperstarView, lines: readonly LogLine[]): Timeline => timelineOf(planet, lines),
};

/** The ways to draw now: what is asked for, or what a card that is pointed at would offer. */
function useWays({ view, question, pointed }: BoardProps<SuperstarView>, moving: boolean): readonly ShownWay[] {
  const offered = useMemo(
    () => (question === null || moving ? [] : offeredWays(view, question.seat, question.answers)),
    [view, question, moving],
  );
  const previewed = useMemo(() => {
    const card = question?.name === 'card' && pointed !== null && !moving ? question.answers[pointed] : undefined;
    return card === undefined ? [] : waysOfCard(view, question!.seat, card);
  }, [view, question, pointed, moving]);
  return offered.length > 0 ? offered : previewed;
}

export function Board(props: BoardProps<SuperstarView> & { readonly motion: Motion<SuperstarView> | null }): ReactNode {
  const { view, language, question, pointed, motion } = props;
  const words = allWords[language];
  const { scene: now, moving } = useScene(view, motion, pictures, sceneAt);
  const ways = useWays(props, moving);
  const svg = useRef<SVGSVGElement>(null);
  const place = useSize(svg, { width: view.planet.width * CELL + 2 * RIM, height: view.planet.height * CELL + 2 * RIM });
  const turned = useLying<boolean>(place.width, (before) => isTurned(place, view.planet, before));
  const lie = useMemo(() => lieOf(view.planet, turned), [view.planet, turned]);
  // How many units of the drawing one pixel of the screen is, so that words and handles keep their size on a phone.
  const unit = 1 / scaleIn(place, lie);

  const target = ways.find(({ index }) => index !== null && index === pointed) ?? (ways.length === 1 ? ways[0] : undefined);
  const turning = target?.answer.kind === 'turn-tile' ? target.answer.quarters : null;
  const asked = question?.seat ?? 0;
  const scene = useMemo(
    () => (turning === null ? now : sceneOf(turnedPlanet(view.planet, asked, turning))),
    [turning, now, view.planet, asked],
  );
  const travels = ways.filter((way) => way.answer.kind !== 'turn-tile' || way === target);

  return (
    <svg
      ref={svg}
      className={`superstar ss-board ${turning === null ? '' : 'ss-imagined'}`}
      viewBox={`${-RIM} ${-RIM} ${lie.width + 2 * RIM} ${lie.height + 2 * RIM}`}
    >
      <g transform={lie.transform}>
        <PlanetBody planet={scene.planet} />
      </g>
      <ToTheEnd view={view} lie={lie} words={words} ways={travels} unit={unit} />
      <g transform={lie.transform}>
        <OnPlanet props={props} words={words} scene={scene} lie={lie} travels={travels} target={target} />
      </g>
      {question !== null && (
        <Picks
          props={{ ...props, question }}
          words={words}
          planet={scene.planet}
          lie={lie}
          ways={ways}
          travels={travels}
          target={target}
          unit={unit}
          moving={moving}
        />
      )}
    </svg>
  );
}

interface Shown {
  readonly props: BoardProps<SuperstarView>;
  readonly words: Words;
  readonly lie: Lie;
  /** The ways that are drawn, and the one that is pointed at. */
  readonly travels: readonly ShownWay[];
  readonly target: ShownWay | undefined;
}

/** Tiles, ways, stars and pawns: all that turns with the planet. */
function OnPlanet({ props, words, scene, lie, travels, target }: Shown & { readonly scene: Scene }): ReactNode {
  const { names, question } = props;
  const { planet } = scene;
  return (
    <>
      <g aria-hidden="true">
        <TilesOf planet={planet} turning={scene.turning} title={words.board.tile} />
        <g transform={standing(scene.marker)}>
          <title>{words.board.openDoor}</title>
          <OpenDoorMarker />
        </g>
      </g>
      {travels.map((way) => (
        <Trail key={way.key} planet={planet} trip={way.trip} pointed={way === target} faint={target !== undefined && way !== target} />
      ))}
      <g aria-hidden="true">
        <Stars scene={scene} lie={lie} />
      </g>
      <g aria-hidden="true">
        {onBoard(scene).map(({ pawn, owner }) => (
          <g key={owner} transform={standing(pawn)} opacity={pawn.opacity} className="ss-standing">
            <title>{names[owner]}</title>
            <Astronaut seat={owner} />
          </g>
        ))}
        {scene.flights.map(({ key, what, ...flight }) => (
          <g key={key} transform={standing(flight) + lie.upright} opacity={flight.opacity}>
            {what === 'anomaly' ? <AnomalyToken /> : <Star colour={what} />}
          </g>
        ))}
      </g>
      {question !== null &&
        travels.map(
          (way) =>
            showsGhost(planet, question.seat, way, target) && (
              <Ghost key={way.key} planet={planet} trip={way.trip} seat={question.seat} clear={way === target} />
            ),
        )}
    </>
  );
}

interface PicksProps extends Shown {
  readonly props: BoardProps<SuperstarView> & { readonly question: ShownQuestion };
  readonly planet: Planet;
  readonly ways: readonly ShownWay[];
  readonly unit: number;
  readonly moving: boolean;
}

/** What can be picked, and what would come of it: upright, however the planet lies. */
function Picks({ props, words, planet, lie, ways, travels, target, unit, moving }: PicksProps): ReactNode {
  const { view, names, language, question } = props;
  const say = (index: number): string => tellings[language].answer(question.answers[index]!, question, view);
  const sayWay = ({ answer }: ShownWay): string => tellings[language].answer(answer, question, view);
  const tileTurns = ways.filter(({ answer }) => answer.kind === 'turn-tile');
  const previewed = travels.filter((way) => way.index === null && way !== target);
  return (
    <>
      {previewed.map((way) => (
        <g key={way.key} transform={at(lie.onScreen(centreOf(planet, way.trip.end.space)))}>
          <Badge trip={way.trip} unit={unit} away={18} />
        </g>
      ))}
      {tileTurns.length > 0 ? (
        <TileTurns ways={tileTurns} props={props} say={sayWay} unit={unit} lie={lie} />
      ) : (
        <Landings
          ways={ways.filter(({ index }) => index !== null)}
          planet={planet}
          lie={lie}
          props={props}
          words={words}
          say={sayWay}
          unit={unit}
        />
      )}
      {question.name === 'loot' && !moving && <LootChooser props={props} words={words} say={say} unit={unit} lie={lie} />}
      {target !== undefined && (
        <Tag
          planet={planet}
          lie={lie}
          trip={target.trip}
          words={words}
          names={names}
          unit={unit}
          title={sayWay(target)}
          beside={beside(planet, lie, question.seat, target, unit)}
        />
      )}
    </>
  );
}

/** Where on the upper rim something so wide hides no way that leads over it; the middle, if that is nowhere. */
function freeOnRim(planet: Planet, lie: Lie, ways: readonly ShownWay[], room: number): number {
  const seen = (space: number): Point => lie.onScreen(centreOf(planet, space));
  const over = ways.flatMap(({ trip }) =>
    trip.legs
      .map(({ from, to }) => [seen(from), seen(to)] as const)
      .flatMap(([from, to]) => (Math.abs(from.y - to.y) > CELL * 1.5 ? [from.x] : [])),
  );
  const long = lie.width;
  const places = [long / 2, room / 2 + 4, long - room / 2 - 4];
  return places.find((x) => over.every((column) => Math.abs(column - x) > room / 2 + 4)) ?? long / 2;
}

/** S-9.1, S-9.4: how far the end is, written on the rim. */
function ToTheEnd({
  view,
  lie,
  words,
  ways,
  unit,
}: {
  view: SuperstarView;
  lie: Lie;
  words: Words;
  ways: readonly ShownWay[];
  unit: number;
}): ReactNode {
  const { expert, endReached, starsLeft, reserves } = view;
  const stars = starsLeft - starsAtEnd(reserves.length);
  const comes = expert ? endReached : stars <= 0;
  const text = comes
    ? words.board.lastRound
    : expert
      ? words.board.pointsToEnd(expertPoints(reserves.length))
      : words.board.starsToEnd(stars);
  const size = Math.min(RIM * 0.6, Math.max(9, 13 * unit));
  const room = widthOf(text, size) + size * 1.2;
  return (
    <g className="ss-to-the-end" transform={at({ x: freeOnRim(view.planet, lie, ways, room), y: -RIM / 2 - 1 })}>
      <rect x={-room / 2} y={-size * 0.75} width={room} height={size * 1.5} rx={size * 0.75} />
      <text y={size * 0.34} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** A tag stands beside the landing space and its handles, or beside the whole tile that turns. */
function beside(planet: Planet, lie: Lie, seat: Seat, { answer, trip }: ShownWay, unit: number): Beside {
  if (answer.kind !== 'turn-tile')
    return { centre: lie.onScreen(centreOf(planet, trip.end.space)), reach: CELL * 0.6 + 16 * Math.max(1, unit) };
  return { centre: lie.onScreen(centreOfTile(planet, tileAt(planet.width, planet.pawns[seat]!.space))), reach: TILE / 2 + 4 };
}

/** A ghost over a star would hide both, so it waits there until somebody points at its way; so does one in the pawn's own place. */
function showsGhost({ stars, pawns }: Planet, seat: Seat, way: ShownWay, target: ShownWay | undefined): boolean {
  const { space } = way.trip.end;
  if (way === target) return way.trip.legs.length > 0 || way.trip.leap;
  return (
    target === undefined && stars[space] === NO_STAR && !pawns.some((pawn) => pawn.space === space) && pawns[seat]!.space !== OFF_BOARD
  );
}

function onBoard({ pawns }: Scene): { readonly pawn: Placed; readonly owner: Seat }[] {
  return pawns.flatMap((pawn, owner) => (pawn === null ? [] : [{ pawn, owner }]));
}

function Stars({ scene: { planet, turning }, lie }: { scene: Scene; lie: Lie }): ReactNode {
  const lying = planet.stars.flatMap((colour, space) => (colour === NO_STAR ? [] : [{ colour, space }]));
  return lying.map(({ colour, space }) => {
    const centre = centreOf(planet, space);
    const turned = turning !== null && tileAt(planet.width, space) === turning.tile;
    return (
      <g key={space} transform={at(turned ? around(centreOfTile(planet, turning.tile), centre, turning.angle) : centre) + lie.upright}>
        <Star colour={colour} />
      </g>
    );
  });
}
