import type { Seat } from '@skerry/engine';
import type { BoardProps } from '@skerry/presentation';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { bitsOf, type RotateAnswer } from '../rules/answers.ts';
import { yieldOf } from '../rules/sky.ts';
import { ownIslands, RUNDOR, SIDES } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { at, centreOf, hexagon, plus, type Point, polar, RADIUS } from './geometry.ts';
import { useGrip } from './grip.ts';
import { Lit } from './lit.ts';
import { Yield } from './pieces.tsx';

/** The handle of a turn stands at the corner to which the mark at the upper left corner would come. */
const MARK = 330;
const hold = hexagon(RADIUS - 0.5);

export interface Turning {
  /** By island: the index of the answer for each number of sixths. */
  readonly turns: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly active: number | null;
  /** How far the island in hand is turned just now, in degrees. */
  readonly dragged: { readonly island: number; readonly degrees: number } | null;
  readonly draw: (unit: number, say: (index: number) => string) => ReactNode;
}

const angleAround = (centre: Point, { x, y }: Point): number => (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;
const sixths = (degrees: number): number => ((Math.round(degrees / 60) % SIDES) + SIDES) % SIDES;

/** Turning islands by handles, by dragging, by the wheel and by keys; each ends in one of the answers. */
export function useTurning(
  props: BoardProps<FloatingIslandsView>,
  words: Words,
  svg: RefObject<SVGSVGElement | null>,
  moving: boolean,
): Turning {
  const { question, view, pointed } = props;
  const asked = question !== null && !moving && (question.name === 'rotate' || question.name === 'attract-turned');
  const turns = new Map<number, Map<number, number>>();
  if (asked) {
    question.answers.forEach((given, index) => {
      const answer = given as RotateAnswer;
      if (answer.kind !== 'turn') return;
      if (!turns.has(answer.island)) turns.set(answer.island, new Map());
      turns.get(answer.island)!.set(answer.turns, index);
    });
  }
  const [chosen, setChosen] = useState<number | null>(null);
  const target = asked && pointed !== null ? (question.answers[pointed] as RotateAnswer | undefined) : undefined;
  const wanted = target?.kind === 'turn' ? target : null;
  const only = turns.size === 1 ? [...turns.keys()][0]! : null;
  const active = wanted?.island ?? only ?? (chosen !== null && turns.has(chosen) ? chosen : null);

  const wish = (island: number, n: number): void => {
    setChosen(island);
    props.point(turns.get(island)?.get(n) ?? null);
  };
  const turned = (centre: Point, start: Point, now: Point): number => angleAround(centre, now) - angleAround(centre, start);
  const { held, grip, handlers } = useGrip(svg, {
    drag: (island, { start, now }) => wish(island, sixths(turned(centreOf(view.islands[island]!), start, now))),
    drop: (island) => {
      const index = wanted?.island === island ? pointed : null;
      if (index !== null) props.answer(index);
    },
    // The wheel or the keys have turned it already: then a tap takes it so.
    tap: (island) => (wanted?.island === island && active === island ? props.answer(pointed!) : setChosen(island)),
  });

  const step = (island: number, by: number): void => wish(island, ((wanted?.island === island ? wanted.turns : 0) + by + SIDES) % SIDES);
  useEffect(() => {
    const element = svg.current;
    if (!asked || element === null) return;
    // React listens to the wheel at the root, after the window on the board has zoomed already.
    const wheel = (event: WheelEvent): void => {
      const over = (event.target as Element).closest('[data-turns]')?.getAttribute('data-turns');
      if (over === undefined || over === null || event.ctrlKey || event.deltaY === 0) return;
      event.preventDefault();
      event.stopPropagation();
      step(Number(over), event.deltaY > 0 ? 1 : -1);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  });

  const key =
    (island: number) =>
    (event: KeyboardEvent): void => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const takes = (event.key === 'Enter' || event.key === ' ') && wanted?.island === island;
      if (by === undefined && !takes) return;
      event.preventDefault();
      event.stopPropagation();
      if (by !== undefined) step(island, by);
      else props.answer(pointed!);
    };

  const degrees = held === null || grip === null ? 0 : turned(centreOf(view.islands[held]!), grip.start, grip.now);
  const ways = active === null ? undefined : turns.get(active);
  const draw = (unit: number, say: (index: number) => string): ReactNode => (
    <>
      {[...turns.keys()].map((island) => (
        <g
          key={island}
          role="button"
          tabIndex={0}
          aria-label={words.board.turnMe(words.island(island))}
          data-turns={island}
          data-answers={[...turns.get(island)!.values()].join(' ')}
          transform={at(centreOf(view.islands[island]!))}
          className={`fi-lit fi-turnable ${island === active ? 'fi-pointed' : ''} ${held === island ? 'fi-held' : ''}`}
          onKeyDown={key(island)}
          onFocus={() => setChosen(island)}
          {...handlers(island)}
        >
          <path d={hold} className="fi-hex-lit" />
          {island !== active && (
            <g className="fi-turn-sign" transform={at(polar(150, RADIUS - 26))}>
              <circle r={15 * unit} />
              <path d="M-7 -4A8 8 0 1 1 -7 4M-9 -8L-7.2 -3.4L-2.6 -4.6" transform={`scale(${unit})`} />
            </g>
          )}
        </g>
      ))}
      {/* They reach over the neighbours, and so lie above all of them. */}
      {active !== null && ways !== undefined && (
        <Handles key={active} island={active} ways={ways} view={view} props={props} words={words} say={say} unit={unit} />
      )}
    </>
  );
  return { turns, active, dragged: held === null ? null : { island: held, degrees }, draw };
}

/** One handle for each turn, with what the island would yield then. */
function Handles({
  island,
  ways,
  view,
  props,
  words,
  say,
  unit,
}: {
  island: number;
  ways: ReadonlyMap<number, number>;
  view: FloatingIslandsView;
  props: BoardProps<FloatingIslandsView>;
  words: Words;
  say: (index: number) => string;
  unit: number;
}): ReactNode {
  const centre = centreOf(view.islands[island]!);
  const radius = Math.min(30, Math.max(17, 17 * unit));
  // Nothing is mined on Rundor: there it is what one's own islands would yield in all.
  const told = (n: number): number =>
    island === RUNDOR ? ownYield(turnedView(view, island, n), props.question!.seat) : yieldOf(view, island, n);
  const place = (n: number): Point => plus(centre, polar(MARK + n * 60, RADIUS - 4));
  return (
    <>
      {!ways.has(0) && (
        <g transform={at(place(0))} className="fi-handle-now" aria-hidden="true">
          <circle r={radius * 0.86} />
          <Yield n={told(0)} size={radius * 0.72} />
        </g>
      )}
      {[...ways].map(([n, index]) => {
        const yields = told(n);
        return (
          <Lit
            key={n}
            choosing={props}
            index={index}
            label={`${say(index)}: ${island === RUNDOR ? words.board.ownYield(yields) : words.board.yieldNow(yields)}`}
            pointed={props.pointed === index}
            transform={at(place(n))}
            className="fi-handle"
          >
            <circle r={radius} />
            {n !== 0 && <path d={arc(n, radius)} className="fi-handle-arc" />}
            <Yield n={yields} size={radius * 0.72} />
          </Lit>
        );
      })}
    </>
  );
}

function turnedView(view: FloatingIslandsView, island: number, turns: number): FloatingIslandsView {
  return { ...view, islands: view.islands.map((one, i) => (i === island ? { ...one, turns: (one.turns + turns) % SIDES } : one)) };
}

function ownYield(view: FloatingIslandsView, seat: Seat): number {
  return bitsOf(ownIslands(view, seat) & ~(1 << RUNDOR)).reduce((sum, island) => sum + yieldOf(view, island), 0);
}

/** A small arrow outside the handle: the shorter way round. */
function arc(n: number, radius: number): string {
  const clockwise = n <= 3;
  const out = radius + 4;
  const middle = MARK + n * 60;
  const turn = clockwise ? 1 : -1;
  const start = polar(middle - 38 * turn, out);
  const end = polar(middle + 30 * turn, out);
  const head = [polar(middle + 10 * turn, out + 5), polar(middle + 14 * turn, out - 5)];
  return `M${start.x} ${start.y}A${out} ${out} 0 0 ${clockwise ? 1 : 0} ${end.x} ${end.y}M${head[0]!.x} ${head[0]!.y}L${end.x} ${end.y}L${head[1]!.x} ${head[1]!.y}`;
}
