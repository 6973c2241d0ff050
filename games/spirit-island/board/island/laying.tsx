import type { BoardProps, ShownQuestion } from '@skerry/presentation';
import { litOf } from '@skerry/presentation/react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Edge, StandardBoardId } from '../../content/boards.ts';
import { type Join, poseAt, type Pose } from '../../content/layouts.ts';
import { islandOutline, type Point, rimsOf, SIDE } from '../../content/outlines.ts';
import { boardOf } from '../../content/thematic.ts';
import { posesIn } from '../../rules/island/geography.ts';
import type { View } from '../../rules/view.ts';
import { labels } from '../../words/board.ts';
import { tellings } from '../../words/spoken.ts';
import { at, BESIDE, between, type IslandLayout, pathOf, ringOf } from './layout.ts';
import { answersOf } from '../answers-of.ts';
import { groundIds } from './terrain.tsx';

const Lit = litOf('si');

/** A place where the next board can lie, and the answer that lays it there. */
export interface Place {
  readonly index: number;
  readonly pose: Pose;
  readonly facing: Edge;
}

export function placesAskedFor(question: ShownQuestion | null, view: View): readonly Place[] {
  if (question?.name !== 'lay-board') return [];
  const poses = posesIn(view.island);
  return answersOf(question).flatMap((answer, index) => {
    if (answer.kind !== 'join') return [];
    const join: Join = { one: { slot: answer.slot, edge: answer.edge }, other: { slot: -1, edge: answer.facing } };
    return [{ index, pose: poseAt(poses, join), facing: answer.facing }];
  });
}

/** How a place is marked: a small board near the edge that it is laid against, and towards its ocean, so that no two marks are the same. */
export interface Mark {
  readonly at: Point;
  readonly rim: readonly Point[];
}

const TOWARDS_EDGE = 0.3;
const TOWARDS_OCEAN = 0.38;
/** By the edge that lies against the other board: the corners of the rim between which it runs. */
const ends: Readonly<Record<Edge, readonly [number, number]>> = { 3: [1, 2], 6: [2, 3], 9: [3, 0] };

export function markOf({ pose, facing }: Pick<Place, 'pose' | 'facing'>, turn: number): Mark {
  const rim = rimsOf([pose], turn)[0]!;
  const middle = (one: number, other: number): Point => between(rim[one]!, rim[other]!, 0.5);
  const centre = middle(0, 2);
  const [edge, ocean] = [middle(...ends[facing]), middle(0, 1)];
  const shift = (i: 0 | 1): number => (edge[i] - centre[i]) * TOWARDS_EDGE + (ocean[i] - centre[i]) * TOWARDS_OCEAN;
  return { at: [centre[0] + shift(0), centre[1] + shift(1)], rim: rim.map(([x, y]) => [x - centre[0], y - centre[1]]) };
}

/** The part of a small board that is its ocean. */
const oceanOf = ([c3, c1, c8, c7]: readonly Point[]): readonly Point[] => [c3!, c1!, between(c1!, c8!, 0.3), between(c3!, c7!, 0.3)];

/** The places where a board can be laid; the one that is pointed at shows the whole board. The board itself may be dragged there. */
export function Places({
  props,
  layout: { box, turn, unit },
  id,
}: {
  props: BoardProps<View> & { readonly question: ShownQuestion };
  layout: IslandLayout;
  id: string;
}): ReactNode {
  const { question, view, language, pointed, answer, point } = props;
  const said = labels[language];
  const places = placesAskedFor(question, view).map((place) => ({ ...place, mark: markOf(place, turn) }));
  const board = (question.about as { readonly joining: StandardBoardId }).joining;
  const shown = places.find(({ index }) => index === pointed);
  const size = Math.min(0.34, Math.max(0.16, (44 * unit) / SIDE));
  const small = ({ rim }: Mark): readonly Point[] => rim.map(([x, y]) => [x * size, y * size]);
  const nearest = ([x, y]: Point): Place | undefined =>
    places
      .map((place) => ({ place, far: Math.hypot(place.mark.at[0] - x, place.mark.at[1] - y) }))
      .filter(({ far }) => far < SIDE / 3)
      .toSorted((a, b) => a.far - b.far)[0]?.place;

  return (
    <>
      {shown !== undefined && <Ghost board={board} pose={shown.pose} turn={turn} id={id} />}
      {places.map(({ index, mark }) => (
        <Lit
          key={index}
          choosing={props}
          index={index}
          label={tellings[language].answer(question.answers[index]!, question, view)}
          pointed={pointed === index}
          transform={at(mark.at)}
          className="si-place"
        >
          <path d={ringOf(small(mark))} />
          <path d={ringOf(oceanOf(small(mark)))} className="si-place-ocean" />
        </Lit>
      ))}
      <Draggable
        board={board}
        home={[box.x + BESIDE / 2, box.y + BESIDE]}
        label={said.dragBoard}
        over={(where) => point(where === null ? null : (nearest(where)?.index ?? null))}
        drop={(where) => {
          const place = nearest(where);
          if (place !== undefined) answer(place.index);
        }}
        id={id}
      />
    </>
  );
}

/** The board as it would lie. */
function Ghost({ board, pose, turn, id }: { board: StandardBoardId; pose: Pose; turn: number; id: string }): ReactNode {
  const { spaces, borders } = islandOutline([pose], [board], turn);
  return (
    <g className="si-ghost" aria-hidden="true">
      <Lands board={board} spaces={spaces} id={id} />
      {borders.map(({ line }, i) => (
        <path key={i} d={pathOf(line)} className="si-border" />
      ))}
    </g>
  );
}

function Lands({
  board,
  spaces,
  id,
}: {
  board: StandardBoardId;
  spaces: ReturnType<typeof islandOutline>['spaces'];
  id: string;
}): ReactNode {
  const { lands } = boardOf(board);
  return spaces.map((space, i) => (
    <path key={i} d={ringOf(space!.polygon)} fill={`url(#${groundIds(id, lands[i]?.terrain ?? 'ocean')})`} className="si-land" />
  ));
}

/** The board that is laid next, beside the island. Dropped at a place it is laid there; the places are what keyboard and finger use. */
function Draggable({
  board,
  home,
  label,
  over,
  drop,
  id,
}: {
  board: StandardBoardId;
  home: Point;
  label: string;
  over: (where: Point | null) => void;
  drop: (where: Point) => void;
  id: string;
}): ReactNode {
  const shape = useRef<SVGGElement>(null);
  const [dragged, setDragged] = useState<Point | null>(null);
  const { spaces } = islandOutline([{ at: [0, 0], turn: 0 }], [board]);
  const where = (event: PointerEvent): Point => {
    const svg = shape.current!.ownerSVGElement!;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return [x, y];
  };
  const end = (): void => {
    setDragged(null);
    over(null);
  };
  return (
    <g
      ref={shape}
      transform={`${at(dragged ?? home)} scale(${dragged === null ? 0.32 : 0.4})`}
      className={dragged === null ? 'si-next-board' : 'si-next-board si-dragged'}
      data-drag=""
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(where(event));
      }}
      onPointerMove={(event) => {
        if (dragged === null) return;
        event.stopPropagation();
        setDragged(where(event));
        over(where(event));
      }}
      onPointerUp={(event) => {
        if (dragged === null) return;
        end();
        drop(where(event));
      }}
      onPointerCancel={end}
    >
      <title>{label}</title>
      <Lands board={board} spaces={spaces} id={id} />
    </g>
  );
}
