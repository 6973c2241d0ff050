import type { Seat } from '@skerry/engine';
import type { Space } from '../rules/sky.ts';
import { APOTHEM, type Box, boxAround, centreOf, type Point, RADIUS } from './geometry.ts';

/** An airship's room on the drawing. */
export const SHIP = { width: 168, height: 104 } as const;
const GAP = 12;
const STEP = 6;

export interface Layout {
  readonly box: Box;
  /** The middles of the airships, by seat. */
  readonly ships: readonly Point[];
}

interface Corner {
  readonly left: boolean;
  readonly top: boolean;
}

/** One's own airship lies at the lower left, the others follow clockwise, as they sit. */
const corners: readonly Corner[] = [
  { left: true, top: false },
  { left: true, top: true },
  { left: false, top: true },
  { left: false, top: false },
];

/** With two players they face each other. */
const cornerOf = (place: number, players: number): Corner => corners[players === 2 && place === 1 ? 2 : place]!;

/** Whether an airship in the middle of a place would lie over an island. */
function covers(centre: Point, islands: readonly Point[]): boolean {
  return islands.some((island) => {
    const x = Math.max(0, Math.abs(island.x - centre.x) - SHIP.width / 2);
    const y = Math.max(0, Math.abs(island.y - centre.y) - SHIP.height / 2);
    // Inside the hexagon with a little room around it.
    return y < APOTHEM + 4 && x + y / Math.sqrt(3) < RADIUS + 4;
  });
}

/** Airships dock at the corners, as far in as the islands leave room: from the sides or from above and below. */
function docked(islands: readonly Point[], box: Box, { left, top }: Corner, beside: boolean): Point {
  const outer = {
    x: left ? box.x + SHIP.width / 2 : box.x + box.width - SHIP.width / 2,
    y: top ? box.y + SHIP.height / 2 : box.y + box.height - SHIP.height / 2,
  };
  for (let out = 0; ; out += STEP) {
    const place = beside ? { x: outer.x + (left ? -out : out), y: outer.y } : { x: outer.x, y: outer.y + (top ? -out : out) };
    if (!covers(place, islands)) return place;
  }
}

/** Where everything lies, with as large islands as the window allows. `aspect` is the window's width by its height. */
export function layoutOf(spaces: readonly Space[], players: number, own: Seat, aspect: number): Layout {
  const islands = spaces.map(centreOf);
  const sky = boxAround(islands, RADIUS + GAP, APOTHEM + GAP);
  const layouts = [true, false].map((beside): Layout => {
    const ships = Array.from({ length: players }, (_, seat) =>
      docked(islands, sky, cornerOf((seat - own + players) % players, players), beside),
    );
    const box = boxAround(
      [
        { x: sky.x, y: sky.y },
        { x: sky.x + sky.width, y: sky.y + sky.height },
        ...ships.flatMap(({ x, y }) => [
          { x: x - SHIP.width / 2 - 2, y: y - SHIP.height / 2 - 2 },
          { x: x + SHIP.width / 2 + 2, y: y + SHIP.height / 2 + 2 },
        ]),
      ],
      0,
      0,
    );
    return { box, ships };
  });
  const scale = ({ box }: Layout): number => Math.min(aspect / box.width, 1 / box.height);
  return layouts.reduce((best, layout) => (scale(layout) > scale(best) + 1e-9 ? layout : best));
}
