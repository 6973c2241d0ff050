import type { Planet } from '../rules/state.ts';
import { CELL, type Point, RIM } from './geometry.ts';

/*
 * A planet has no up. Where it is longer than high and its place is not, it is turned by a quarter, so that its spaces are larger: what lies
 * on it turns with it, what is read stays upright and is laid by where it stands on the screen.
 */
export interface Lie {
  readonly turned: boolean;
  /** The tiles as they are seen, without the rim. */
  readonly width: number;
  readonly height: number;
  /** What the planet and all that lies on it are drawn in. */
  readonly transform: string | undefined;
  /** Appended to a transform in there: what it moves stands upright. */
  readonly upright: string;
  readonly onScreen: (point: Point) => Point;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels for a unit of a drawing of this size. */
export const scaleIn = (place: Size, { width, height }: Size): number =>
  Math.min(place.width / (width + 2 * RIM), place.height / (height + 2 * RIM));

/** A planet that lies another way stays so unless it would be this much larger. */
const WORTH_A_TURN = 1.25;

const sizeOf = ({ width, height }: Pick<Planet, 'width' | 'height'>): Size => ({ width: width * CELL, height: height * CELL });

/** Whether a planet is larger in a place of this size when it is turned; as it lay `before`, as long as that is not much smaller. */
export function isTurned(place: Size, planet: Pick<Planet, 'width' | 'height'>, before: boolean | null): boolean {
  const { width, height } = sizeOf(planet);
  const gain = scaleIn(place, { width: height, height: width }) / scaleIn(place, { width, height });
  return before === true ? gain > 1 / WORTH_A_TURN : gain > (before === null ? 1.05 : WORTH_A_TURN);
}

export function lieOf(planet: Pick<Planet, 'width' | 'height'>, turned: boolean): Lie {
  const { width, height } = sizeOf(planet);
  if (!turned) return { turned, width, height, transform: undefined, upright: '', onScreen: (point) => point };
  return {
    turned,
    width: height,
    height: width,
    transform: `translate(${height} 0) rotate(90)`,
    upright: ' rotate(-90)',
    onScreen: ({ x, y }) => ({ x: height - y, y: x }),
  };
}
