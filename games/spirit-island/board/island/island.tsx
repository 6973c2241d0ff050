import type { BoardProps, ShownQuestion } from '@skerry/presentation';
import { useBoardZoom, useEnlarge } from '@skerry/presentation/react';
import { type ReactNode, useId, useMemo } from 'react';
import type { Point } from '../../content/outlines.ts';
import { geography, openWay } from '../../rules/island/island.ts';
import type { View } from '../../rules/view.ts';
import type { BoardLabels } from '../../words/board.ts';
import { Badge, badgeSize } from '../badges.tsx';
import { IslandGround, IslandNumbers } from './ground.tsx';
import { LandCard } from './land-card.tsx';
import { at, between, type Box, type IslandLayout, ringOf } from './layout.ts';
import { Places } from './laying.tsx';
import { LitGround, LitIsland } from './lit-island.tsx';
import { useLookedAt } from './looking.ts';
import type { Names } from '../../words/names-in.ts';
import { type Outlook, outlooksOf } from './outlook.ts';
import { answersOf } from '../answers-of.ts';
import { duringMotion } from '../picks.ts';
import { PieceShape, PileShape, Presence } from './pieces.tsx';
import { keyOfHumans, keyOfPresence, keyOfTokens, type Pile, pilesIn, placesFor } from './piles.ts';
import { Reach } from './reach.tsx';
import { cornerPoint, marksIn, marksWidth, ScenarioMarks } from './scenario-marks.tsx';
import { Grounds } from './terrain.tsx';
import { FlashSign } from '../flash.tsx';
import type { Journey } from '../invaders/timeline.ts';
import type { Scene } from '../use-motion.ts';

/** Where figures are this large on the drawing, there is little room beside them. */
const CROWDED = 48;

/** The number of a land and what is shown below it. */
function labelBox([x, y]: Point, outlook: Outlook | undefined, marks: number, text: number, brief: boolean): Box | null {
  if (outlook === undefined && marks === 0) return null;
  const { width, height } = outlook === undefined ? { width: text * 1.4, height: 0 } : badgeSize(outlook, text, brief);
  return { x: x - width / 2, y: y - text * 1.1, width: Math.max(width, width / 2 + marksWidth(marks, text)), height: text * 1.3 + height };
}

/** The power of a card that an answer plays or uses. */
function powerOf(question: ShownQuestion | null, index: number | null): number | null {
  const given = question === null || index === null ? undefined : answersOf(question)[index];
  if (given?.kind === 'play') return given.card;
  return given?.kind === 'use' ? given.power : null;
}

/** What lies in each land, and where. */
export interface Laid {
  readonly piles: readonly Pile[];
  readonly places: ReadonlyMap<string, Point>;
}

/** The drawn island, with everything on it and everything that can be picked there. */
export function Island({
  props,
  layout,
  scene,
  said,
  names,
  small,
}: {
  props: BoardProps<View>;
  layout: IslandLayout;
  scene: Scene;
  said: BoardLabels;
  names: Names;
  small: boolean;
}): ReactNode {
  const { state, moving } = scene;
  const { outline, box } = layout;
  // What is read keeps its size on the screen, however near one looks.
  const unit = layout.unit / useBoardZoom();
  const id = useId();
  const enlarge = useEnlarge();
  const known = geography(state);
  const question = moving ? duringMotion(props.question) : props.question;
  const text = Math.max(32, (small ? 12 : 13) * unit);
  const brief = text > CROWDED;
  const outlooks = useMemo(() => outlooksOf(state, question), [state, question]);
  const raised = useMemo(() => new Set(outlooks.keys()), [outlooks]);
  const laid = useMemo(
    () =>
      outline.spaces.map((space, land): Laid | null => {
        if (space === null || !known.exists[land]) return null;
        const piles = pilesIn(state, land);
        return {
          piles,
          places: placesFor(piles, space, labelBox(space.label, outlooks.get(land), marksIn(state, land).length, text, brief)),
        };
      }),
    [outline, known, state, outlooks, text, brief],
  );
  const lookedAt = useLookedAt();
  const looker = props.question?.seat ?? props.seat;
  const reaching = powerOf(question, props.pointed) ?? lookedAt;
  const card = (land: number) => () => (
    <LandCard view={state} land={land} outlook={outlooks.get(land)} question={question} seat={looker} said={said} names={names} />
  );
  const labelOf = (land: number): Point => outline.spaces[land]!.label;
  const way = openWay(state);

  return (
    <>
      <Grounds id={id} />
      <g aria-hidden="true">
        <IslandGround layout={layout} geography={known} boards={props.view.island.boards} seas={props.view.island.seas} id={id} />
        {question !== null && <LitGround question={question} pointed={props.pointed} partsOf={partsOf} />}
        <IslandNumbers
          layout={layout}
          geography={known}
          boards={props.view.island.boards}
          nameOf={names.shortBoard}
          text={text}
          raised={raised}
        />
        {way !== null && <OpenWay from={labelOf(way[0])} to={labelOf(way[1])} unit={unit} />}
        {reaching !== null && looker !== null && !moving && <Reach view={props.view} seat={looker} power={reaching} partsOf={partsOf} />}
        <ScenarioMarks view={state} layout={layout} text={text} />
        {laid.map((here, land) =>
          here?.piles.map((pile) => (
            <g key={`${land} ${pile.key}`} transform={at(here.places.get(pile.key)!)}>
              <PileShape pile={pile} spirit={pile.is === 'presence' ? state.spirits[pile.seat]!.kind : -1} text={text} />
            </g>
          )),
        )}
        {[...outlooks.values()].map((outlook) => (
          <g key={outlook.land} transform={at(labelOf(outlook.land))}>
            <g transform={`translate(0 ${text * 0.85})`}>
              <Badge outlook={outlook} text={text} brief={brief} />
            </g>
          </g>
        ))}
        {scene.journeys.map((journey, i) => (
          <Flight key={i} journey={journey} part={scene.part} place={i} laid={laid} labelOf={labelOf} spirits={state.spirits} />
        ))}
        {scene.flash !== null && outline.spaces[scene.flash.land] !== null && (
          <>
            <path d={ringOf(outline.spaces[scene.flash.land]!.polygon)} className="si-pulse" opacity={1 - scene.part} />
            <g transform={at(labelOf(scene.flash.land))}>
              <FlashSign flash={scene.flash} size={Math.max(60, 20 * unit)} part={scene.part} />
            </g>
          </>
        )}
        {outline.spaces.map((space, land) =>
          space === null || !known.exists[land] ? null : (
            <path key={land} d={partsOf(land)} className="si-touch" data-land={land} {...enlarge(card(land))} />
          ),
        )}
      </g>
      {question?.name === 'lay-board' && <Places props={{ ...props, question }} layout={layout} id={id} />}
      {question !== null && (
        <LitIsland
          props={{ ...props, question }}
          outline={outline}
          partsOf={partsOf}
          laid={laid}
          text={text}
          unit={unit}
          box={box}
          outlooks={outlooks}
          card={card}
          cornerAt={(corner) => cornerPoint(state, layout, corner)}
          said={said}
          names={names}
        />
      )}
    </>
  );

  /** The outline of a land: of all that it is woven of. */
  function partsOf(land: number): string {
    const parts = known.parts[land] ?? [];
    const all = parts.length > 1 ? parts : [land];
    return all.map((part) => ringOf(outline.spaces[part]!.polygon)).join('');
  }
}

/** J-40.12: two lands that are adjacent by a way that is open. */
function OpenWay({ from, to, unit }: { from: Point; to: Point; unit: number }): ReactNode {
  const width = Math.max(9, 4 * unit);
  // It ends beside the numbers of the lands, and bends aside, so that it is no border and no arrow.
  const end = Math.min(0.3, (width * 3.5) / Math.hypot(to[0] - from[0], to[1] - from[1]));
  const [[x, y], [toX, toY]] = [between(from, to, end), between(to, from, end)];
  const bend = 0.18;
  const line = `M${x} ${y}Q${(x + toX) / 2 - (toY - y) * bend} ${(y + toY) / 2 + (toX - x) * bend} ${toX} ${toY}`;
  return (
    <g className="si-way">
      <path d={line} strokeWidth={width * 1.8} className="si-way-bed" />
      <path d={line} strokeWidth={width} strokeDasharray={`${width * 0.1} ${width * 1.9}`} />
      <circle cx={x} cy={y} r={width} />
      <circle cx={toX} cy={toY} r={width} />
    </g>
  );
}

function Flight({
  journey: { what, from, to },
  part,
  place,
  laid,
  labelOf,
  spirits,
}: {
  journey: Journey;
  part: number;
  place: number;
  laid: readonly (Laid | null)[];
  labelOf: (land: number) => Point;
  spirits: View['spirits'];
}): ReactNode {
  const key =
    typeof what === 'object'
      ? keyOfPresence(what.seat)
      : what > 3
        ? keyOfTokens(what as 4)
        : keyOfHumans({ piece: what as 0, damage: 0, strife: 0, dream: 0 });
  const pointOf = (land: number): Point => laid[land]?.places.get(key) ?? labelOf(land);
  const [x, y] = from !== null && to !== null ? between(pointOf(from), pointOf(to), part) : pointOf(to ?? from!);
  const scale = from === null ? 1.6 - 0.6 * part : to === null ? 1 + 0.5 * part : 1.15;
  const opacity = from === null ? part : to === null ? 1 - part : 1;
  return (
    <g transform={`translate(${x + place * 22} ${y - place * 14}) scale(${scale})`} opacity={opacity}>
      {typeof what === 'object' ? (
        <Presence seat={what.seat} kind={spirits[what.seat]!.kind} sacred={false} />
      ) : (
        <PieceShape piece={what} />
      )}
    </g>
  );
}
