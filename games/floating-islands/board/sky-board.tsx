import type { BoardProps, Motion } from '@skerry/presentation';
import { useScene, useSize } from '@skerry/presentation/react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { PlaceAnswer } from '../rules/answers.ts';
import { AIRSHIP } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import { tellings, words as allWords } from '../words/spoken.ts';
import { aboutOf, type IslandsAnswer } from '../words/telling.ts';
import { Airship, HULL } from './airship.tsx';
import { AmountChooser, chooserBox, isAmountQuestion } from './chooser.tsx';
import { Clouds } from './clouds.tsx';
import { Attraction, FloatingIsland, UnderCloud } from './floating-island.tsx';
import { at, type Box, centreOf, hexagon, type Point, RADIUS } from './geometry.ts';
import { type Layout, layoutOf } from './layout.ts';
import { Lit } from './lit.ts';
import { useMining } from './mining.tsx';
import { spacesOf, useMoving } from './moving.tsx';
import { Gravity, Hunter, Mercenary } from './pieces.tsx';
import { consequences, imagined, inProgress, shownOutlook } from './preview.ts';
import { poseOf, type Scene, sceneOf } from './scene.ts';
import { Strip } from './strip.tsx';
import { Tag } from './tag.tsx';
import { useTurning } from './turning.tsx';
import { sceneAt, timelineOf } from './timeline.ts';

const islandLit = hexagon(RADIUS - 0.5);

const pictures = { still: sceneOf, timeline: timelineOf };
const UNMEASURED = { width: 800, height: 640 };

/** Answers that are given with cards and lead to nothing that the drawing could show. */
const inHand = new Set(['card', 'cards', 'action', 'end-turn', 'castling', 'inaction', 'pass', 'property']);

/** Answers without a place on the drawing: they stand as buttons above it. */
const acts = new Set(['done', 'keep-rest', 'use', 'decline']);

export function Board(props: BoardProps<FloatingIslandsView> & { readonly motion: Motion<FloatingIslandsView> | null }): ReactNode {
  const { view, seat, names, language, question, pointed, motion } = props;
  const words = allWords[language];
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg, UNMEASURED);
  const players = view.corporations.length;

  const layout = useMemo((): Layout => {
    const spaces = [...view.islands, ...(motion?.before.islands ?? []), ...spacesOf({ question, view })];
    return layoutOf(spaces, players, seat ?? 0, size.width / size.height);
  }, [view, motion, question, players, seat, size]);
  const { box, ships } = layout;
  const unit = Math.max(box.width / size.width, box.height / size.height);
  const where = useMemo(() => ({ ships, supply: { x: box.x + box.width / 2, y: box.y + box.height - 10 } }), [ships, box]);

  const { scene: now, moving } = useScene(view, motion, pictures, (timeline, part) => sceneAt(timeline, part, where));
  const open = moving ? null : question;
  const target = open === null || pointed === null ? undefined : open.answers[pointed];
  const settled = useMemo(() => inProgress(view, open), [view, open]);
  const shown = useMemo(
    () => (open === null ? null : target === undefined ? settled : imagined(view, open, target)),
    [view, open, target, settled],
  );
  const turning = useTurning(props, words, svg, moving);
  const carrying = useMoving(props, words, svg, !moving);
  const mining = useMining(props, words, moving);
  const scene: Scene = shown === null || moving ? now : { ...now, view: shown, poses: shown.islands.map(poseOf) };
  const outlook = useMemo(() => shownOutlook(scene.view, open), [scene.view, open]);

  const say = (index: number): string => tellings[language].answer(open!.answers[index]!, open!, view);
  const told = (index: number): string => {
    const lines = consequences(words, names, view, imagined(view, open!, open!.answers[index]!), open!, open!.answers[index]!);
    return [say(index), ...lines].join('; ');
  };
  const poses = scene.poses.map((pose, i) => {
    if (carrying.dragged?.island === i) return { ...carrying.dragged.place, angle: pose.angle };
    if (turning.dragged?.island === i) return { ...poseOf(view.islands[i]!), angle: view.islands[i]!.turns * 60 + turning.dragged.degrees };
    return pose;
  });
  const order = poses.map((_, i) => i).toSorted((one, other) => Number(lifted(one)) - Number(lifted(other)));
  const isStill = (island: number): boolean => !moving && carrying.dragged?.island !== island && turning.dragged?.island !== island;
  function lifted(island: number): boolean {
    return (
      island === carrying.island ||
      island === turning.dragged?.island ||
      (moving && now.poses[island]!.x !== poseOf(now.view.islands[island]!).x)
    );
  }

  const centreOfPlace = (place: number): Point => (place === AIRSHIP ? ships[question?.seat ?? 0]! : centreOf(view.islands[place]!));
  const islandBoxes = useMemo(
    () => view.islands.map((island): Box => ({ x: centreOf(island).x - 50, y: centreOf(island).y - 50, width: 100, height: 100 })),
    [view.islands],
  );
  const asksAmount = open !== null && isAmountQuestion(open.name);
  const measures = asksAmount ? chooserBox(props, words, centreOfPlace(aboutOf(open).island ?? AIRSHIP), box, unit, islandBoxes) : null;
  const buttons = open === null ? [] : open.answers.flatMap(({ kind }, index) => (acts.has(kind) ? [{ index, label: say(index) }] : []));

  return (
    <div className="floating-islands fi-board">
      <Strip view={scene.view} words={words} outlook={outlook} acts={[...buttons, ...mining.acts]} props={props} />
      <svg ref={svg} className="fi-sky" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="group" aria-label={words.board.sky}>
        <Clouds box={box} />
        <g aria-hidden="true">
          {poses.map((pose, i) => (
            <UnderCloud key={i} pose={pose} still={isStill(i)} />
          ))}
          {order.map((i) => (
            <FloatingIsland
              key={i}
              view={scene.view}
              island={i}
              pose={poses[i]!}
              words={words}
              outlook={outlook}
              still={isStill(i)}
              pulse={scene.pulse?.island === i ? scene.pulse.part : null}
              faint={turning.active !== null && turning.active !== i && turning.dragged !== null}
              towards={
                outlook.strongest < 0
                  ? 0
                  : (Math.atan2(poses[outlook.strongest]!.y - poses[i]!.y, poses[outlook.strongest]!.x - poses[i]!.x) * 180) / Math.PI + 90
              }
              unit={unit}
              gripped={carrying.dragged?.island === i || turning.dragged?.island === i}
            />
          ))}
          {!moving && <Attraction poses={poses} outlook={outlook} />}
          {ships.map((place, owner) => {
            const { hunters, mercenaries, destroyed } = scene.view.corporations[owner]!;
            return (
              <g key={owner} transform={at(place)}>
                <Airship
                  seat={owner}
                  hunters={hunters}
                  mercenaries={mercenaries}
                  destroyed={destroyed}
                  title={words.board.airshipOf(names[owner]!)}
                  unit={unit}
                />
              </g>
            );
          })}
          {scene.flights.map(({ key, what, seat: owner, x, y, scale, opacity }) => (
            <g key={key} transform={`translate(${x} ${y}) scale(${scale})`} opacity={opacity}>
              {what === 'hunter' ? (
                <Hunter seat={owner} size={13} />
              ) : what === 'mercenary' ? (
                <Mercenary size={12} />
              ) : (
                <Gravity kind={what} n={null} size={12} />
              )}
            </g>
          ))}
        </g>
        {open !== null && (
          <>
            {open.answers.map((given, index) => {
              const answer = given as IslandsAnswer | PlaceAnswer;
              if (answer.kind !== 'island' && answer.kind !== 'airship') return null;
              const place = answer.kind === 'island' ? answer.island : AIRSHIP;
              return (
                <Lit
                  key={index}
                  choosing={props}
                  index={index}
                  label={told(index)}
                  pointed={pointed === index}
                  transform={at(centreOfPlace(place))}
                >
                  <path d={place === AIRSHIP ? HULL : islandLit} className="fi-hex-lit" />
                </Lit>
              );
            })}
            {turning.draw(unit, say)}
            {carrying.draw(told)}
            {mining.draw(unit)}
            {measures !== null && <AmountChooser props={props} words={words} measures={measures} say={told} unit={unit} />}
            {target !== undefined && pointed !== null && !inHand.has(target.kind) && (
              <Tag
                title={say(pointed)}
                lines={consequences(words, names, view, shown!, open, target)}
                beside={besideOf(target as IslandsAnswer, open.name)}
                box={box}
                avoid={[...(measures === null ? [] : [measures.box, measures.box]), ...islandBoxes]}
                unit={unit}
              />
            )}
          </>
        )}
      </svg>
    </div>
  );

  /** What a tag stands beside: the island or airship that the answer is about. */
  function besideOf(answer: IslandsAnswer, name: string): { readonly centre: Point; readonly reach: number } {
    const about = aboutOf(question!);
    if (answer.kind === 'island') return { centre: centreOfPlace(answer.island), reach: RADIUS };
    if (answer.kind === 'turn') return { centre: centreOfPlace(answer.island), reach: RADIUS + 22 * unit };
    if (answer.kind === 'mine') return { centre: centreOfPlace(answer.islands[0]!), reach: RADIUS };
    if (answer.kind === 'side' || answer.kind === 'space')
      return { centre: centreOf(carrying.spaces[pointed!] ?? view.islands[about.island ?? 0]!), reach: RADIUS };
    if (about.island !== undefined && name !== 'armour') return { centre: centreOfPlace(about.island), reach: RADIUS };
    return { centre: centreOfPlace(AIRSHIP), reach: 70 };
  }
}
