import type { BoardProps } from '@skerry/presentation';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { SideAnswer, SpaceAnswer } from '../rules/answers.ts';
import { type Space, stepQ, stepR } from '../rules/sky.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { aboutOf } from '../words/telling.ts';
import { APOTHEM, at, centreOf, hexagon, plus, type Point, RADIUS } from './geometry.ts';
import { useGrip } from './grip.ts';
import { Lit } from './lit.ts';

const place = hexagon(RADIUS - 5);
const hold = hexagon(RADIUS - 0.5);

export interface Moving {
  /** The spaces to which the island can be moved, by answer. */
  readonly spaces: readonly Space[];
  readonly island: number | null;
  /** Where the island in hand is just now. */
  readonly dragged: { readonly island: number; readonly place: Point } | null;
  readonly draw: (say: (index: number) => string) => ReactNode;
}

/** The spaces that a question offers for an island, if it does. */
export function spacesOf({ question, view }: Pick<BoardProps<FloatingIslandsView>, 'question' | 'view'>): readonly Space[] {
  if (question === null || (question.name !== 'attract-to' && question.name !== 'join-at')) return [];
  const strongest = view.islands[aboutOf(question).strongest ?? 0]!;
  return question.answers.map((given) => {
    const answer = given as SideAnswer | SpaceAnswer;
    return answer.kind === 'space' ? answer : { q: strongest.q + stepQ[answer.side]!, r: strongest.r + stepR[answer.side]! };
  });
}

/** Moving an island to one of the lit places: by dragging it there, by picking the place, or by keys. */
export function useMoving(
  props: BoardProps<FloatingIslandsView>,
  words: Words,
  svg: RefObject<SVGSVGElement | null>,
  still: boolean,
): Moving {
  const { view, pointed, question } = props;
  const spaces = still ? spacesOf(props) : [];
  const island = spaces.length === 0 ? null : (aboutOf(question!).island ?? null);
  const centre = island === null ? { x: 0, y: 0 } : centreOf(view.islands[island]!);
  const { held, grip, handlers } = useGrip(svg, {
    drag: (_, { start, now }) => {
      const where = plus(centre, { x: now.x - start.x, y: now.y - start.y });
      const near = spaces.findIndex((space) => Math.hypot(centreOf(space).x - where.x, centreOf(space).y - where.y) < APOTHEM);
      props.point(near < 0 ? null : near);
    },
    drop: () => (pointed === null ? undefined : props.answer(pointed)),
    tap: () => {},
  });
  const key = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const takes = (event.key === 'Enter' || event.key === ' ') && pointed !== null;
    if (by === undefined && !takes) return;
    event.preventDefault();
    event.stopPropagation();
    if (by !== undefined) props.point(((pointed ?? (by > 0 ? -1 : spaces.length)) + by + spaces.length) % spaces.length);
    else props.answer(pointed!);
  };
  const dragged =
    held === null || grip === null
      ? null
      : { island: held, place: plus(centre, { x: grip.now.x - grip.start.x, y: grip.now.y - grip.start.y }) };
  const draw = (say: (index: number) => string): ReactNode =>
    island !== null && (
      <>
        {spaces.map((space, index) => (
          <Lit
            key={index}
            choosing={props}
            index={index}
            label={say(index)}
            pointed={pointed === index}
            transform={at(centreOf(space))}
            className="fi-space"
          >
            <path d={place} className="fi-space-lit" />
          </Lit>
        ))}
        <g
          role="button"
          tabIndex={0}
          aria-label={words.board.moveMe(words.island(island))}
          transform={at(dragged?.place ?? centre)}
          className={`fi-lit fi-movable ${held === null ? (pointed === null ? '' : 'fi-origin') : 'fi-held'}`}
          onKeyDown={key}
          onBlur={() => props.point(null)}
          {...handlers(island)}
        >
          <path d={hold} className="fi-hex-lit" />
          {held === null && pointed === null && (
            <path
              d="M0 -86V-66M-6 -79L0 -86L6 -79M0 86V66M-6 79L0 86L6 79M-88 0H-68M-81 -6L-88 0L-81 6M88 0H68M81 -6L88 0L81 6"
              className="fi-move-sign"
            />
          )}
        </g>
      </>
    );
  return { spaces, island, dragged, draw };
}
