import type { BoardProps, Motion } from '@skerry/presentation';
import { BoardHead, useLying } from '@skerry/presentation/react';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ThematicMap } from '../../content/thematic-drawing.ts';
import type { View } from '../../rules/view.ts';
import { labels } from '../../words/board.ts';
import { EventPlace } from '../invaders/event-card.tsx';
import { type FreePlace, freePlace } from './free-place.ts';
import { geographyOf } from '../../rules/island/geography.ts';
import { Island } from './island.tsx';
import { layoutOf, turnFor } from './layout.ts';
import { placesAskedFor } from './laying.tsx';
import { namesIn } from '../../words/names-in.ts';
import { Reminder } from '../invaders/reminder.tsx';
import { TopStrip } from '../invaders/top-strip.tsx';
import { useMotion } from '../use-motion.ts';

/** Narrower boards are drawn with a phone's size of text. */
const PHONE = 640;

/** The size of the drawing on the screen as it fits its place, in pixels. */
function useSize(svg: RefObject<SVGSVGElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 1100, height: 560 });
  // Before it is seen: an island that lies otherwise would turn before one's eyes, and what is asked would be looked for where it is not.
  useLayoutEffect(() => {
    const element = svg.current!;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);
  return size;
}

/** The island, with the invaders' board above it, which stays there when the island is enlarged; thematic boards need their `map`. */
export function IslandBoard(props: BoardProps<View> & { readonly motion: Motion<View> | null; readonly map?: ThematicMap }): ReactNode {
  const { view, names: people, language, motion, map = null } = props;
  const said = labels[language];
  const names = namesIn(language);
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(svg);
  const island = JSON.stringify(view.island);
  const places = placesAskedFor(props.question, view).map(({ pose }) => pose);
  const asked = JSON.stringify(places);
  const turn = useLying<number>(width, (before) => turnFor(view.island, width / height, places, map, before));
  const layout = useMemo(
    () => layoutOf(view.island, { width, height }, turn, places, map),
    // Every view has a copy of the island; only another one is laid out anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [island, asked, width, height, turn],
  );
  const scene = useMotion(view, motion);
  const { box } = layout;
  const place = (): FreePlace => freePlace(layout, geographyOf(view.island).lands, { width, height });
  return (
    <div className="spirit-island si-board">
      <BoardHead>
        <div className="spirit-island si-head">
          <TopStrip view={scene.moving ? { ...scene.state, phase: view.phase } : view} said={said} names={names} people={people}>
            {!scene.moving && <Reminder {...props} said={said} />}
          </TopStrip>
        </div>
      </BoardHead>
      <div className="si-sea">
        <svg ref={svg} className="si-island" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="group" aria-label={said.island}>
          <Island props={props} layout={layout} scene={scene} said={said} names={names} small={width < PHONE} />
        </svg>
        {!scene.moving && <EventPlace props={props} place={place} said={said} names={names} />}
      </div>
    </div>
  );
}
