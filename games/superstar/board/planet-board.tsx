import type { Seat } from '@skerry/engine';
import type { BoardProps, Motion } from '@skerry/presentation';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { tileAt } from '../rules/planet.ts';
import { NO_STAR, OFF_BOARD, type Planet } from '../rules/state.ts';
import type { SuperstarView } from '../rules/view.ts';
import { tellings, words as allWords } from '../words/index.ts';
import { LootChooser, TileTurns } from './choosers.tsx';
import { around, at, CELL, centreOf, centreOfTile, type Point, RIM, TILE } from './geometry.ts';
import { PlanetBody, TilesOf } from './ground.tsx';
import { AnomalyToken, Astronaut, OpenDoorMarker, Star } from './pieces.tsx';
import { type Placed, type Scene, sceneOf } from './scene.ts';
import { Tag } from './tag.tsx';
import { Badge, Ghost, Landings, Trail } from './trails.tsx';
import { offeredWays, type ShownWay, turnedPlanet, waysOfCard } from './trip.ts';
import { useMotion } from './use-motion.ts';

const standing = ({ x, y, angle, scale }: Placed): string => `translate(${x} ${y}) rotate(${angle}) scale(${scale})`;

/** How many units of the drawing one pixel of the screen is, so that words and handles keep their size on a phone. */
function useUnit(svg: RefObject<SVGSVGElement | null>, width: number, height: number): number {
  const [unit, setUnit] = useState(1);
  useEffect(() => {
    const element = svg.current!;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(element.clientWidth / width, element.clientHeight / height);
      if (scale > 0) setUnit(1 / scale);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, width, height]);
  return unit;
}

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
  const { view, names, language, question, pointed, motion } = props;
  const words = allWords[language];
  const { scene: now, moving } = useMotion(view, motion);
  const ways = useWays(props, moving);
  const { width, height } = view.planet;
  const box = { width: width * CELL + 2 * RIM, height: height * CELL + 2 * RIM };
  const svg = useRef<SVGSVGElement>(null);
  const unit = useUnit(svg, box.width, box.height);

  const target = ways.find(({ index }) => index !== null && index === pointed) ?? (ways.length === 1 ? ways[0] : undefined);
  const turning = target?.answer.kind === 'turn-tile' ? target.answer.quarters : null;
  const asked = question?.seat ?? 0;
  const scene = useMemo(
    () => (turning === null ? now : sceneOf(turnedPlanet(view.planet, asked, turning))),
    [turning, now, view.planet, asked],
  );
  const say = (index: number): string => tellings[language].answer(question!.answers[index]!, question!, view);
  const sayWay = ({ answer }: ShownWay): string => tellings[language].answer(answer, question!, view);
  const tileTurns = ways.filter(({ answer }) => answer.kind === 'turn-tile');
  const travels = ways.filter((way) => way.answer.kind !== 'turn-tile' || way === target);
  const { planet } = scene;

  return (
    <svg
      ref={svg}
      className={`superstar ss-board ${turning === null ? '' : 'ss-imagined'}`}
      viewBox={`${-RIM} ${-RIM} ${box.width} ${box.height}`}
    >
      <PlanetBody planet={planet} />
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
        <Stars scene={scene} />
      </g>
      <g aria-hidden="true">
        {onBoard(scene).map(({ pawn, owner }) => (
          <g key={owner} transform={standing(pawn)} opacity={pawn.opacity} className="ss-standing">
            <title>{names[owner]}</title>
            <Astronaut seat={owner} />
          </g>
        ))}
        {scene.flights.map(({ key, what, ...flight }) => (
          <g key={key} transform={standing(flight)} opacity={flight.opacity}>
            {what === 'anomaly' ? <AnomalyToken /> : <Star colour={what} />}
          </g>
        ))}
      </g>
      {question !== null && (
        <>
          {travels.map(
            (way) =>
              showsGhost(planet, question.seat, way, target) && (
                <Ghost key={way.key} planet={planet} trip={way.trip} seat={question.seat} clear={way === target} />
              ),
          )}
          {travels.map(
            (way) =>
              way.index === null &&
              way !== target && (
                <g key={way.key} transform={at(centreOf(planet, way.trip.end.space))}>
                  <Badge trip={way.trip} unit={unit} away={18} />
                </g>
              ),
          )}
          {tileTurns.length > 0 && <TileTurns ways={tileTurns} props={props} say={sayWay} unit={unit} />}
          {tileTurns.length === 0 && (
            <Landings
              ways={ways.filter(({ index }) => index !== null)}
              planet={planet}
              props={props}
              words={words}
              say={sayWay}
              unit={unit}
            />
          )}
          {question.name === 'loot' && !moving && <LootChooser props={props} words={words} say={say} unit={unit} />}
          {target !== undefined && (
            <Tag
              planet={planet}
              trip={target.trip}
              words={words}
              names={names}
              unit={unit}
              title={sayWay(target)}
              beside={beside(planet, asked, target, unit)}
            />
          )}
        </>
      )}
    </svg>
  );
}

/** A tag stands beside the landing space and its handles, or beside the whole tile that turns. */
function beside(planet: Planet, seat: Seat, { answer, trip }: ShownWay, unit: number): { readonly centre: Point; readonly reach: number } {
  if (answer.kind !== 'turn-tile') return { centre: centreOf(planet, trip.end.space), reach: CELL * 0.6 + 16 * Math.max(1, unit) };
  return { centre: centreOfTile(planet, tileAt(planet.width, planet.pawns[seat]!.space)), reach: TILE / 2 + 4 };
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

function Stars({ scene: { planet, turning } }: { scene: Scene }): ReactNode {
  const lying = planet.stars.flatMap((colour, space) => (colour === NO_STAR ? [] : [{ colour, space }]));
  return lying.map(({ colour, space }) => {
    const centre = centreOf(planet, space);
    const turned = turning !== null && tileAt(planet.width, space) === turning.tile;
    return (
      <g key={space} transform={at(turned ? around(centreOfTile(planet, turning.tile), centre, turning.angle) : centre)}>
        <Star colour={colour} />
      </g>
    );
  });
}
